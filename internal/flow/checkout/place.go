package checkout

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Placed is an order as the one who placed it is told. Token opens it, whole, to whoever holds it.
type Placed struct {
	ID        string       `json:"id"`
	Reference string       `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt time.Time    `json:"createdAt"`
	Total     money.Cents  `json:"total"`
	Status    order.Status `json:"status" enum:"pending,paid,dispatched,partially_shipped,completed,cancelled"`
	Token     string       `json:"token" doc:"Opens the order and its invoices: send it as the parameter jeton"`
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
	o, attempt, err := s.reserve(ctx, userID, &r)
	if err != nil {
		// Perhaps this request came before, and took the key, emptied the shelf or closed the cart: its answer is the answer.
		if placed, twin := s.again(ctx, &r); !errors.Is(twin, order.ErrNotFound) {
			return placed, twin
		}
		return nil, s.explain(ctx, &r, err)
	}
	s.crash("reserved")
	o, err = s.charge(ctx, o, attempt)
	if err != nil {
		return nil, err
	}
	s.welcome(ctx, userID, &r, o)
	return s.placed(o), nil
}

// reserveTries bounds how often a cart that changes while it is ordered is read again.
const reserveTries = 5

// reserve closes the cart, takes the stock and writes the order with the attempt about to be made.
func (s *Service) reserve(ctx context.Context, userID string, r *Request) (o *order.Order, attempt *order.Attempt, err error) {
	if err := s.refuseTakenEmail(ctx, userID, r); err != nil {
		return nil, nil, err
	}
	for range reserveTries {
		o, attempt, err = s.tryReserve(ctx, userID, r)
		if !errors.Is(err, cart.ErrChanged) {
			break
		}
	}
	return o, attempt, err
}

// tryReserve reads, prices and checks the cart in the transaction that orders it.
func (s *Service) tryReserve(ctx context.Context, userID string, r *Request) (o *order.Order, attempt *order.Attempt, err error) {
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
		if err := b.take(ctx, tx); err != nil {
			return err
		}
		o, attempt, err = s.Orders.Place(ctx, tx, s.draft(userID, r, b))
		return err
	})
	return o, attempt, err
}

// accept prices a cart, and refuses one that cannot be ordered as it is or comes to another total than its buyer saw.
func (s *Service) accept(ctx context.Context, contents *cart.Contents, r *Request) (*basket, error) {
	b, err := s.price(r.CartID, contents, r.ShippingAddress.Province, r.Contribution)
	if err != nil {
		return nil, err
	}
	if err := b.refusal(); err != nil {
		return nil, err
	}
	if r.ExpectedTotal != nil && *r.ExpectedTotal != b.bill.GrandTotal {
		return nil, ErrTotal.With(b.summary(s.URL))
	}
	return b, s.agree(ctx, b)
}

// draft is the order that is asked for.
func (s *Service) draft(userID string, r *Request, b *basket) order.Draft {
	d := b.draft
	d.UserID, d.IdempotencyKey, d.RequestHash, d.Contact = userID, r.key(), r.hash(), r.Contact
	d.ShippingAddress, d.BillingAddress = orderAddress(r.ShippingAddress), orderAddress(r.BillingAddress)
	d.Payment = order.DraftPayment{Provider: s.Payments.Name(), CardToken: r.TokenID}
	return d
}

// take counts the units out, variants in the order of their ids so that two orders never wait in a circle.
func (b *basket) take(ctx context.Context, tx *db.Tx) error {
	sorted := slices.SortedFunc(slices.Values(b.lines), func(x, y cart.Line) int { return cmp.Compare(x.VariantID, y.VariantID) })
	for _, l := range sorted { // every line is ordered, or none: see refusal
		if err := catalog.TakeStock(ctx, tx, l.VariantID, l.Quantity); err != nil {
			return err
		}
	}
	return nil
}

// explain gives a refusal of the first transaction its words: a world that changed comes with a new summary, and a cart
// whose charge is under way is not called ordered.
func (s *Service) explain(ctx context.Context, r *Request, err error) error {
	switch {
	case errors.Is(err, ErrUnavailable), errors.Is(err, catalog.ErrOutOfStock):
		fresh, failed := s.Summarise(ctx, r.CartID, r.ShippingAddress.Province, r.Contribution)
		if failed != nil {
			return failed
		}
		return ErrUnavailable.With(fresh)
	case errors.Is(err, order.ErrCartOrdered), errors.Is(err, cart.ErrOrdered), errors.Is(err, cart.ErrCharging):
		live, failed := s.Orders.LiveOfCart(ctx, s.db, r.CartID)
		if failed == nil && live.Status == order.Pending {
			return order.ErrPaymentRunning
		}
		return order.ErrCartOrdered
	}
	return err
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
		{&r.Contact.Email, user.Email}, {&r.Contact.Phone, user.Phone}, {&r.Contact.FirstName, user.FirstName}, {&r.Contact.LastName, user.LastName},
	} {
		if *f.field == "" {
			*f.field = f.known
		}
	}
	return nil
}

// refuseTakenEmail keeps a guest from opening a second account under an address; ordering with it is allowed.
func (s *Service) refuseTakenEmail(ctx context.Context, userID string, r *Request) error {
	if r.Password == "" || userID != "" {
		return nil
	}
	_, err := s.Accounts.ByEmail(ctx, r.Contact.Email)
	switch {
	case err == nil:
		return ErrEmailExists
	case errors.Is(err, account.ErrNotFound):
		return nil
	}
	return fmt.Errorf("checkout: look for the account: %w", err)
}

// welcome opens the account of a guest who chose a password. The order stands whether or not that works.
func (s *Service) welcome(ctx context.Context, userID string, r *Request, o *order.Order) {
	if r.Password == "" || userID != "" || s.CreateAccount == nil {
		return
	}
	err := s.CreateAccount(context.WithoutCancel(ctx), NewAccount{
		OrderID: o.ID, Email: r.Contact.Email, Phone: r.Contact.Phone, FirstName: r.Contact.FirstName, LastName: r.Contact.LastName,
		Password: r.Password,
	})
	if err != nil {
		s.Log.ErrorContext(ctx, "checkout: no account was made with the order", "order", o.ID, "error", err)
	}
}

func (s *Service) placed(o *order.Order) *Placed {
	return &Placed{
		ID: o.ID, Reference: o.Reference, CreatedAt: o.CreatedAt.UTC().Truncate(time.Millisecond), Total: o.GrandTotal, Status: o.Status, Token: s.Door.Token(o.ID),
	}
}
