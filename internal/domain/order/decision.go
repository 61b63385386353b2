package order

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// Refusals of a refund that an operator asks for.
var (
	ErrNotPaid = problem.New(problem.Conflict, "order_not_paid", problem.Say(
		"Cette commande n’est pas payée\u00a0: il n’y a rien à rembourser.",
		"This order is not paid: there is nothing to refund."))
	ErrTooMuch = problem.New(problem.Invalid, "refund_too_large", problem.Say(
		"C’est plus que ce qui peut encore être remboursé.", "This is more than can still be refunded."))
	ErrNothingToRefund = problem.New(problem.Conflict, "nothing_to_refund", problem.Say(
		"Tout a déjà été remboursé.", "Everything has already been refunded."))
)

// Decision is a refund that an operator decided: units of a line, an amount of a shop's part, or, when it names
// neither, everything that is left of the order. Nothing is cancelled by it and nothing comes back.
type Decision struct {
	Key     string // of the request: the same one twice is done once
	Units   Units  // of a line
	ShopID  string // whose part an amount is of
	Amount  money.Cents
	BorneBy Bearer
	Reason  string
}

// Decide works out the refunds of a decision, one for each part it touches, without changing the order. contribution
// is what is left of the platform's, which only a refund of everything gives back.
func (o *Order) Decide(d Decision, contribution money.Cents) ([]Refund, error) {
	if o.PaidAt.IsZero() {
		return nil, ErrNotPaid
	}
	switch {
	case d.Units.ItemID != "":
		return o.decideUnits(d)
	case d.ShopID != "":
		return o.decideAmount(d)
	}
	var all []Refund
	for _, part := range o.Shops {
		if left := part.Left(); left.Total() > 0 {
			refund := d.refund(part, left)
			for _, item := range part.Items {
				refund.Lines = item.repay(refund.Lines, item.Unrefunded())
			}
			all = append(all, refund)
		}
	}
	if len(all) == 0 {
		return nil, ErrNothingToRefund
	}
	all[0].Amount.Contribution = contribution
	return all, nil
}

func (d Decision) refund(part *ShopOrder, amount pricing.Refund) Refund {
	return Refund{ShopOrderID: part.ID, OrderID: part.OrderID, Amount: amount, BorneBy: d.BorneBy, Reason: d.Reason,
		RequestKey: d.Key}
}

func (o *Order) decideUnits(d Decision) ([]Refund, error) {
	item := o.Item(d.Units.ItemID)
	switch {
	case item == nil:
		return nil, ErrNotFound
	case d.Units.Quantity <= 0:
		return nil, ErrUnits
	case d.Units.Quantity > item.Unrefunded():
		return nil, ErrTooMuch
	}
	amount, err := item.refund(d.Units.Quantity)
	if err != nil {
		return nil, err
	}
	part := o.PartByID(item.ShopOrderID)
	if amount = part.capped(amount); amount.Total() == 0 {
		return nil, ErrNothingToRefund
	}
	refund := d.refund(part, amount)
	refund.Lines = item.repay(nil, d.Units.Quantity)
	return []Refund{refund}, nil
}

func (o *Order) decideAmount(d Decision) ([]Refund, error) {
	part := o.Part(d.ShopID)
	if part == nil {
		return nil, ErrNotFound
	}
	if part.Left().Total() == 0 {
		return nil, ErrNothingToRefund
	}
	amount, err := pricing.RefundAmount(part.Left(), d.Amount)
	if errors.Is(err, pricing.ErrAmount) {
		return nil, ErrTooMuch.Because(err).With(map[string]any{"left": part.Left().Total()})
	}
	return []Refund{d.refund(part, amount)}, err
}

// ContributionLeft is what may still be given back of an order's contribution.
func (s *Service) ContributionLeft(ctx context.Context, r db.Reader, o *Order) (money.Cents, error) {
	back, err := contributionBack(ctx, r, o.ID)
	return o.Contribution - back, err
}

// Refund does what an operator decided: it writes the refunds as owed and has them posted. A decision that was done
// before is not done again: its refunds are returned, with again true.
func (s *Service) Refund(
	ctx context.Context, tx *db.Tx, orderID string, d Decision, at time.Time,
) (o *Order, refunds []Refund, again bool, err error) {
	if o, err = lockAt(ctx, tx, Whole(), orderID, at); err != nil {
		return nil, nil, false, err
	}
	if refunds, err = refundsByKey(ctx, tx, orderID, d.Key); err != nil || len(refunds) > 0 {
		return o, refunds, true, err
	}
	contribution, err := s.ContributionLeft(ctx, tx, o)
	if err != nil {
		return nil, nil, false, fmt.Errorf("refund: %w", err)
	}
	decided, err := o.Decide(d, contribution)
	if err != nil {
		return nil, nil, false, err
	}
	o.countRefunded(d)
	if refunds, err = s.owe(ctx, tx, o, decided, at); err != nil {
		return nil, nil, false, err
	}
	return o, refunds, false, s.save(ctx, tx, o)
}

// countRefunded notes which units a decision paid back.
func (o *Order) countRefunded(d Decision) {
	for _, item := range o.Items() {
		switch {
		case item.ID == d.Units.ItemID:
			item.Refunded, item.touched = item.Refunded+d.Units.Quantity, true
		case d.Units.ItemID == "" && d.ShopID == "" && item.Unrefunded() > 0:
			item.Refunded, item.touched = item.Refunded+item.Unrefunded(), true
		}
	}
}
