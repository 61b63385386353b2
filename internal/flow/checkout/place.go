package checkout

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Placed is the answer to the buyer who placed an order. Anyone who has the Token may read the whole order.
type Placed struct {
	ID        string       `json:"id"`
	Reference string       `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt time.Time    `json:"createdAt"`
	Total     money.Cents  `json:"total"`
	Status    order.Status `json:"status" enum:"pending,paid,dispatched,partially_shipped,completed,cancelled"`
	Token     string       `json:"token" doc:"Opens the order and its invoices: send it as the parameter jeton"`
	Account   *Account     `json:"account,omitempty" doc:"Of the guest who asked for one"`
}

// Place orders a cart. It validates, takes the stock and writes the pending order (one transaction), charges outside
// any transaction, and settles (another). The same request under the same key, whenever it comes, gets the same answer.
func (s *Service) Place(ctx context.Context, r Request) (*Placed, error) {
	userID := s.visitor(ctx)
	if err := s.fillContact(ctx, userID, &r); err != nil {
		return nil, err
	}
	r.normalise()
	if err := r.check(); err != nil {
		return nil, err
	}
	if err := s.Accounts.Admit(ctx, userID, r.Contact.Email); err != nil {
		return nil, err
	}
	o, attempt, err := s.reserve(ctx, userID, &r)
	if err != nil {
		// Perhaps this request came before, and closed the cart or took the last units: repeat its answer.
		if placed, repeated := s.answerRepeated(ctx, &r); !errors.Is(repeated, order.ErrNotFound) {
			return placed, repeated
		}
		return nil, s.refusal(ctx, &r, err)
	}
	s.crash("reserved")
	o, err = s.charge(ctx, o, attempt, s.wantsAccount(userID, &r))
	if err != nil {
		return nil, err
	}
	placed := s.placed(o)
	if s.wantsAccount(userID, &r) {
		placed.Account = s.createAccount(ctx, &r, o)
	}
	return placed, nil
}

// reserveTries bounds how often an order is placed anew because the cart or the stock changed while it was placed.
const reserveTries = 5

// reserve takes the stock and writes the pending order. It starts again with what the database has then when the cart,
// the stock or the uses left of a promotion changed between being read and being written.
func (s *Service) reserve(ctx context.Context, userID string, r *Request) (*order.Order, *order.Attempt, error) {
	if err := s.refuseTakenEmail(ctx, userID, r); err != nil {
		return nil, nil, err
	}
	for try := 1; ; try++ {
		o, attempt, err := s.tryReserve(ctx, userID, r)
		changed := errors.Is(err, cart.ErrChanged)
		taken := errors.Is(err, catalog.ErrOutOfStock) || errors.Is(err, promotion.ErrTaken)
		if try == reserveTries || !changed && !taken {
			return o, attempt, err
		}
		if !changed {
			continue
		}
		if charging, err := s.Orders.Charging(ctx, r.CartID); err != nil {
			return nil, nil, err
		} else if charging {
			return nil, nil, cart.ErrCharging // and stays so until its payment is settled: trying again is no use
		}
	}
}

// tryReserve reads, prices and checks the cart, closes it, takes the stock and writes the order with the attempt about
// to be made, all in one transaction. It fails with [cart.ErrChanged], [catalog.ErrOutOfStock] or [promotion.ErrTaken]
// when another transaction changed the cart, or took the units or the last use, in the meantime: read again then.
func (s *Service) tryReserve(
	ctx context.Context, userID string, r *Request,
) (o *order.Order, attempt *order.Attempt, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		contents, err := s.Carts.Read(ctx, tx, r.CartID)
		if err != nil {
			return err
		}
		b, err := s.accept(ctx, contents, r)
		if err != nil {
			return err
		}
		if err := s.Carts.Close(ctx, tx, contents); err != nil {
			return err
		}
		if err := b.takeStock(ctx, tx); err != nil {
			return err
		}
		used := b.bill.Used()
		if err := s.Promotions.Take(ctx, tx, used); err != nil {
			return err
		}
		if o, attempt, err = s.Orders.Place(ctx, tx, s.draft(userID, r, b)); err != nil {
			return err
		}
		return s.Promotions.Record(ctx, tx, o.ID, used)
	})
	return o, attempt, err
}

// accept prices a cart, and refuses one that cannot be ordered as it is or comes to another total than its buyer saw.
func (s *Service) accept(ctx context.Context, contents *cart.Contents, r *Request) (*basket, error) {
	b, err := s.price(r.CartID, contents, orderAddress(r.ShippingAddress), r.Contribution)
	if err != nil {
		return nil, err
	}
	if err := b.refusal(); err != nil {
		return nil, err
	}
	if !b.seen(r.Deliveries) {
		return nil, ErrDelivery
	}
	if r.ExpectedTotal != nil && *r.ExpectedTotal != b.bill.GrandTotal {
		return nil, ErrTotal.With(b.summary(s.URL))
	}
	return b, s.setCommission(ctx, b)
}

// draft is the order that is asked for.
func (s *Service) draft(userID string, r *Request, b *basket) order.Draft {
	d := b.draft
	d.UserID, d.IdempotencyKey, d.RequestHash, d.Contact = userID, r.key(), r.hash(), r.Contact
	d.ShippingAddress, d.BillingAddress = orderAddress(r.ShippingAddress), orderAddress(r.BillingAddress)
	d.Gift = r.Gift
	d.Payment = order.DraftPayment{Provider: s.Payments.Name(), CardToken: r.TokenID}
	return d
}

// takeStock takes the units of every counted line, variants in the order of their ids so that two orders never wait for
// each other in a circle. A line that is not counted was just read as available.
func (b *basket) takeStock(ctx context.Context, tx *db.Tx) error {
	byVariant := func(x, y cart.Line) int { return cmp.Compare(x.VariantID, y.VariantID) }
	for _, l := range slices.SortedFunc(slices.Values(b.lines), byVariant) {
		if l.Offer.InventoryMode != catalog.ByStock {
			continue
		}
		if err := catalog.TakeStock(ctx, tx, l.VariantID, l.Quantity); err != nil {
			return err
		}
	}
	return nil
}

// refusal is the answer to the buyer of an order that could not be reserved, from what the database has now: a cart
// whose products or total changed comes with a new summary, and one whose charge is under way is not called ordered.
func (s *Service) refusal(ctx context.Context, r *Request, err error) error {
	var changed *problem.Error
	switch {
	case errors.Is(err, ErrUnavailable), errors.Is(err, catalog.ErrOutOfStock):
		changed = ErrUnavailable
	case errors.Is(err, ErrDelivery):
		changed = ErrDelivery
	case errors.Is(err, cart.ErrChanged), errors.Is(err, promotion.ErrTaken):
		changed = ErrTotal
	case errors.Is(err, order.ErrCartOrdered), errors.Is(err, cart.ErrOrdered), errors.Is(err, cart.ErrCharging):
		live, failed := s.Orders.LiveOfCart(ctx, s.db, r.CartID)
		switch {
		case failed != nil:
			return order.ErrCartOrdered
		case live.Status == order.Pending:
			return order.ErrPaymentRunning
		}
		return order.ErrCartOrdered.With(cart.Ordered{OrderID: live.ID})
	default:
		return err
	}
	fresh, failed := s.Summarise(ctx, r.CartID, orderAddress(r.ShippingAddress), r.Contribution)
	if failed != nil {
		return failed
	}
	return changed.With(fresh)
}

// fillContact completes what a signed-in buyer did not type again.
func (s *Service) fillContact(ctx context.Context, userID string, r *Request) error {
	if userID == "" {
		return nil
	}
	user, err := s.Accounts.ByID(ctx, userID)
	if err != nil {
		return err
	}
	for _, f := range []struct {
		field *string
		known string
	}{
		{&r.Contact.Email, user.Email}, {&r.Contact.Phone, user.Phone},
		{&r.Contact.FirstName, user.FirstName}, {&r.Contact.LastName, user.LastName},
	} {
		if *f.field == "" {
			*f.field = f.known
		}
	}
	return nil
}

func (s *Service) placed(o *order.Order) *Placed {
	return &Placed{
		ID: o.ID, Reference: o.Reference, CreatedAt: o.CreatedAt.UTC().Truncate(time.Millisecond),
		Total: o.GrandTotal, Status: o.Status, Token: s.Access.Token(o.ID),
	}
}
