package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
)

// Chargeback is money that the buyer's bank took back: a lost dispute. It is gone already, so nothing is left to send.
type Chargeback struct {
	DisputeID string // the provider's
	Amount    money.Cents
	Bearers   map[string]Bearer // by shop; the shop itself where it is not named
	Reason    string
}

// AttemptByIntent loads the try that a provider knows under an id of its own.
func (s *Service) AttemptByIntent(ctx context.Context, r db.Reader, provider, intentID string) (*Attempt, error) {
	return findAttempt(ctx, r, "payment_intent = $1 AND payment_provider = $2", intentID, provider)
}

// Contested is how a sum that a bank takes back is shared out among what is left of an order's parts and of its
// contribution, by largest remainder. What is above all that is left is nobody's part.
func (o *Order) Contested(amount, contributionLeft money.Cents) (byPart map[string]money.Cents,
	contribution money.Cents) {
	left := contributionLeft
	weights := []int64{int64(contributionLeft)}
	for _, part := range o.Shops {
		left += part.Left().Total()
		weights = append(weights, int64(part.Left().Total()))
	}
	byPart = map[string]money.Cents{}
	if amount = min(amount, left); amount <= 0 {
		return byPart, 0
	}
	shares := amount.Split(weights)
	for n, part := range o.Shops {
		byPart[part.ID] = shares[n+1]
	}
	return byPart, shares[0]
}

// ChargeBack writes a lost dispute as refunds that were sent already, one for each part, by the same path as any
// refund, so that the ledger and what is left to refund follow. One that was written before is not written again.
// What was owed to the buyer and could not be sent meanwhile is paid by the same money, and is not in the answer.
func (s *Service) ChargeBack(
	ctx context.Context, tx *db.Tx, orderID string, c Chargeback, at time.Time,
) (o *Order, refunds []Refund, err error) {
	if o, err = lockAt(ctx, tx, Whole(), orderID, at); err != nil {
		return nil, nil, err
	}
	if o.PaidAt.IsZero() {
		return nil, nil, ErrNotPaid
	}
	key := "dispute-" + c.DisputeID
	if refunds, err = refundsByKey(ctx, tx, orderID, key); err != nil || len(refunds) > 0 {
		return o, refunds, err
	}
	covered, err := coverUnsent(ctx, tx, orderID, c, at)
	if err != nil {
		return nil, nil, fmt.Errorf("charge back: %w", err)
	}
	left, err := s.ContributionLeft(ctx, tx, o)
	if err != nil {
		return nil, nil, fmt.Errorf("charge back: %w", err)
	}
	byPart, contribution := o.Contested(c.Amount-covered, left)
	var owed []Refund
	for _, part := range o.Shops {
		share := byPart[part.ID]
		if share == 0 {
			continue
		}
		amount, err := pricing.RefundAmount(part.Left(), share)
		if err != nil {
			return nil, nil, fmt.Errorf("charge back: %w", err)
		}
		owed = append(owed, Refund{ShopOrderID: part.ID, Amount: amount, BorneBy: c.Bearers[part.ShopID],
			Reason: c.Reason, RequestKey: key})
	}
	if len(owed) == 0 {
		return o, nil, nil // all of it was given back before the bank took it
	}
	owed[0].Amount.Contribution = contribution
	if refunds, err = s.owe(ctx, tx, o, owed, at); err != nil {
		return nil, nil, err
	}
	for n := range refunds {
		refunds[n].Status, refunds[n].ProviderRefundID = RefundSent, c.DisputeID
		if err := endRefund(ctx, tx, refunds[n].ID, RefundSent, c.DisputeID, "", at); err != nil {
			return nil, nil, err
		}
	}
	return o, refunds, s.save(ctx, tx, o)
}

// coverUnsent ends the refunds of an order that did not reach the buyer, as far as what the bank gave them covers them,
// and returns their sum. Sent as well, they would be paid twice.
func coverUnsent(ctx context.Context, tx *db.Tx, orderID string, c Chargeback, at time.Time) (sum money.Cents,
	err error) {
	refunds, err := refundsOf(ctx, tx, orderID)
	if err != nil {
		return 0, err
	}
	for _, r := range refunds {
		if r.Status == RefundSent || sum+r.Amount.Total() > c.Amount {
			continue
		}
		if err := endRefund(ctx, tx, r.ID, RefundSent, c.DisputeID, "", at); err != nil {
			return 0, err
		}
		sum += r.Amount.Total()
	}
	return sum, nil
}
