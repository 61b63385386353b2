package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// RefundStatus is where money owed back stands.
type RefundStatus string

const (
	RefundOwed   RefundStatus = "owed"   // written with the change that owes it
	RefundSent   RefundStatus = "sent"   // the provider took it, or the buyer has it otherwise
	RefundFailed RefundStatus = "failed" // the provider refused it, or the bank sent it back; the operator must act
)

// Refund is money owed back for one shop's part of an order. Its ID is the idempotency key of the provider's call.
type Refund struct {
	ID               string
	OrderID          string
	ShopOrderID      string
	ReturnID         string // empty for a cancellation
	BorneBy          Bearer
	Reason           string      // of an operator; empty for a cancellation or a return
	RequestKey       string      // of an operator's request
	Lines            []Units     // paid back; none for an amount
	CreditNote       *CreditNote // nil until a job has written the note of a refund older than those
	Amount           pricing.Refund
	Covered          money.Cents // of the amount: what the buyer has otherwise than through the provider
	Status           RefundStatus
	ProviderRefundID string
	FailureCode      string
	CreatedAt        time.Time
	UpdatedAt        time.Time

	cause string // what the buyer reads when no operator gave a reason
}

// ToSend is what the provider is to give back: the amount, but for what the buyer has otherwise.
func (r Refund) ToSend() money.Cents { return r.Amount.Total() - r.Covered }

// Bearer is who loses what a refund gives back.
type Bearer string

const (
	ByShop   Bearer = "shop"   // as for every cancellation and return; the commission is given back to it
	ByMarket Bearer = "market" // the shop keeps its sale
)

// RefundDelay is how long a bank takes to show money given back.
const RefundDelay = "5 à 10\u00a0jours ouvrables"

// Held tells whether the buyer's bank holds the money of an order, so that the provider gives none of it back.
func (s *Service) Held(ctx context.Context, r db.Reader, orderID string) (bool, error) {
	if s.Contested == nil {
		return false, nil
	}
	return s.Contested(ctx, r, orderID)
}

// ComesBack is the sentence of letters about refunds that were just owed: what the buyer gets back, and when. It is
// empty when that is nothing.
func (s *Service) ComesBack(ctx context.Context, r db.Reader, orderID string, owed []Refund) (string, error) {
	var sum money.Cents
	for _, refund := range owed {
		sum += refund.Amount.Total()
	}
	if sum == 0 {
		return "", nil
	}
	held, err := s.Held(ctx, r, orderID)
	if held {
		return fmt.Sprintf("Nous vous devons %s. Votre banque examine une contestation de ce paiement\u00a0: la somme "+
			"vous sera rendue, par elle ou par nous, dès sa décision.", sum.French()), err
	}
	return fmt.Sprintf("Nous vous remboursons %s sur la carte qui a servi au paiement; comptez %s.", sum.French(),
		RefundDelay), err
}

// Left is what may still be given back of a part, with what the market may get back.
func (p *ShopOrder) Left() pricing.Refund {
	paid := pricing.Refund{Goods: p.Subtotal, Shipping: p.Shipping, Tax: p.Tax, Market: p.MarketDiscount}
	return paid.Sub(p.Refunded)
}

// capped is a refund of the part that leaves nothing paid back twice; its contribution is the order's and stays.
func (p *ShopOrder) capped(r pricing.Refund) pricing.Refund {
	left := p.Left()
	left.Contribution = r.Contribution
	return r.AtMost(left)
}

// owe writes the refunds that come to more than nothing with their credit notes, has them posted, and returns them. The
// order must be locked. What an operator already paid back of a part is not paid back again. Every refund goes through
// here, whoever asked for it, so that none is without its note.
func (s *Service) owe(ctx context.Context, tx *db.Tx, o *Order, refunds []Refund, at time.Time) ([]Refund, error) {
	var owed []Refund
	for _, r := range refunds {
		part := o.PartByID(r.ShopOrderID)
		r.Amount = part.capped(r.Amount)
		if r.BorneBy == "" {
			r.BorneBy = ByShop
		}
		if r.BorneBy == ByMarket {
			r.Amount.Market = 0 // the shop keeps its sale, what the market added to it included
		}
		if r.Amount.Total() == 0 && r.Amount.Market == 0 {
			continue
		}
		part.Refunded = part.Refunded.Add(pricing.Refund{Goods: r.Amount.Goods, Shipping: r.Amount.Shipping,
			Tax: r.Amount.Tax, Market: r.Amount.Market})
		r.ID, r.OrderID, r.Status, r.CreatedAt, r.UpdatedAt = db.NewID(), o.ID, RefundOwed, at, at
		if r.Amount.Total() == 0 {
			r.Status = RefundSent // goods that the market's code made free: nothing goes back to the buyer
		}
		if err := insertRefund(ctx, tx, r); err != nil {
			return nil, fmt.Errorf("insert refund: %w", err)
		}
		owed = append(owed, r)
	}
	if err := issueCreditNotes(ctx, tx, o, owed); err != nil {
		return nil, err
	}
	if len(owed) == 0 || s.Owed == nil {
		return owed, nil
	}
	return owed, s.Owed(ctx, tx, o, owed)
}

// RefundsOf lists the refunds of an order with their lines and notes, the oldest first.
func (s *Service) RefundsOf(ctx context.Context, r db.Reader, orderID string) ([]Refund, error) {
	return refundsOf(ctx, r, orderID)
}

// OwedRefunds lists refunds not sent yet that come after another, the oldest first: what a job sends through the
// provider.
func (s *Service) OwedRefunds(ctx context.Context, after Refund, limit int) ([]Refund, error) {
	return owedRefunds(ctx, s.db, after, limit)
}

// RefundByID loads a refund without its lines and note.
func (s *Service) RefundByID(ctx context.Context, r db.Reader, id string) (Refund, error) {
	return refundByID(ctx, r, id)
}

// RefundSent notes that the provider took a refund; noting it again, or of one that came back meanwhile, changes
// nothing.
func (s *Service) RefundSent(ctx context.Context, tx *db.Tx, id, providerRefundID string, at time.Time) error {
	_, err := endRefund(ctx, tx, id, RefundSent, providerRefundID, "", at)
	return err
}

// RefundFailed notes that the provider refused a refund for good. It is false for one that the buyer has meanwhile, or
// of which this was noted.
func (s *Service) RefundFailed(ctx context.Context, tx *db.Tx, id, code string, at time.Time) (bool, error) {
	return endRefund(ctx, tx, id, RefundFailed, "", code, at)
}

// ErrRefundNotFailed refuses to settle by other means what is on its way, or was settled.
var ErrRefundNotFailed = problem.New(problem.Conflict, "refund_not_failed", problem.Say(
	"Ce remboursement n’attend plus d’être réglé\u00a0: il a abouti, ou quelqu’un vient de le régler.",
	"This refund no longer waits to be settled: it went through, or someone has just settled it."))

// SettleRefund notes that the buyer has the rest of a failed refund by other means, a transfer or a cheque, and tells
// that sum. The order must be locked.
func (s *Service) SettleRefund(ctx context.Context, tx *db.Tx, o *Order, id string, at time.Time) (sum money.Cents,
	err error) {
	r, err := refundByID(ctx, tx, id)
	if err == nil && r.OrderID != o.ID {
		err = ErrNotFound
	}
	if err == nil && r.Status != RefundFailed {
		err = ErrRefundNotFailed
	}
	if err != nil {
		return 0, err
	}
	sum = r.ToSend()
	settled, err := cover(ctx, tx, &r, sum, "", at)
	if err == nil && !settled {
		err = ErrRefundNotFailed
	}
	return sum, err
}

// RefundCameBack notes that a refund the provider had taken was sent back by the bank: the money is still owed, and the
// operator must act. It is false for one that is unknown, already noted, or which the buyer has otherwise.
func (s *Service) RefundCameBack(ctx context.Context, tx *db.Tx, id, code string, at time.Time) (bool, error) {
	changed, err := reverseRefund(ctx, tx, id, code, at)
	if err != nil {
		return false, fmt.Errorf("note a refund that came back: %w", err)
	}
	return changed, nil
}

// FailedRefunds counts the refunds that wait for the operator.
func (s *Service) FailedRefunds(ctx context.Context) (int, error) {
	return countFailedRefunds(ctx, s.db)
}
