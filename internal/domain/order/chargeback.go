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

// Loss is what a lost dispute did to an order.
type Loss struct {
	Order   *Order
	Refunds []Refund               // written for it, one for each part that has a share
	Covered map[string]money.Cents // by part: what was owed to the buyer already, and which this money pays
}

// ChargeBack writes a lost dispute as refunds that were sent already, one for each part, by the same path as any
// refund, so that the ledger and what is left to refund follow. What was owed to the buyer and could not be sent
// meanwhile is paid first by the same money. The caller sees to it that a dispute is written once.
func (s *Service) ChargeBack(ctx context.Context, tx *db.Tx, orderID string, c Chargeback, at time.Time) (loss Loss,
	err error) {
	o, err := lockAt(ctx, tx, Whole(), orderID, at)
	if err != nil {
		return loss, err
	}
	if loss.Order = o; o.PaidAt.IsZero() {
		return loss, ErrNotPaid
	}
	var rest money.Cents
	if loss.Covered, rest, err = coverUnsent(ctx, tx, orderID, c, at); err != nil {
		return loss, fmt.Errorf("charge back: %w", err)
	}
	left, err := s.ContributionLeft(ctx, tx, o)
	if err != nil {
		return loss, fmt.Errorf("charge back: %w", err)
	}
	byPart, contribution := o.Contested(rest, left)
	var owed []Refund
	for _, part := range o.Shops {
		share := byPart[part.ID]
		if share == 0 {
			continue
		}
		amount, err := pricing.RefundAmount(part.Left(), share)
		if err != nil {
			return loss, fmt.Errorf("charge back: %w", err)
		}
		owed = append(owed, Refund{ShopOrderID: part.ID, Amount: amount, BorneBy: c.Bearers[part.ShopID],
			Reason: c.Reason, RequestKey: "dispute-" + c.DisputeID})
	}
	switch {
	case len(owed) > 0:
	case contribution == 0:
		return loss, nil // all of it was given back, or owed, before the bank took it
	default: // all but the contribution was
		owed = []Refund{{ShopOrderID: o.Shops[0].ID, BorneBy: c.Bearers[o.Shops[0].ShopID], Reason: c.Reason,
			RequestKey: "dispute-" + c.DisputeID}}
	}
	owed[0].Amount.Contribution = contribution
	if loss.Refunds, err = s.owe(ctx, tx, o, owed, at); err != nil {
		return loss, err
	}
	for n := range loss.Refunds {
		r := &loss.Refunds[n]
		if _, err := cover(ctx, tx, r, r.ToSend(), c.DisputeID, at); err != nil {
			return loss, err
		}
	}
	return loss, s.save(ctx, tx, o)
}

// coverUnsent pays the refunds of an order that did not reach the buyer with what the bank gave them, the last one in
// part when that is not enough, and tells what is left of it. Sent as well, they would be paid twice.
func coverUnsent(ctx context.Context, tx *db.Tx, orderID string, c Chargeback, at time.Time) (
	byPart map[string]money.Cents, rest money.Cents, err error) {
	refunds, err := refundsOf(ctx, tx, orderID)
	byPart, rest = map[string]money.Cents{}, c.Amount
	for _, r := range refunds {
		sum := min(r.ToSend(), rest)
		if r.Status == RefundSent || sum == 0 {
			continue
		}
		done, err := cover(ctx, tx, &r, sum, c.DisputeID, at)
		if err != nil {
			return nil, 0, err
		}
		if done {
			byPart[r.ShopOrderID] += sum
			rest -= sum
		}
	}
	return byPart, rest, err
}
