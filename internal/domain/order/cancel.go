package order

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// ErrPaymentRunning refuses to cancel an order whose charge is being tried: void the attempt first.
var ErrPaymentRunning = problem.New(problem.Conflict, "payment_in_progress", problem.Say(
	"Le paiement de cette commande est en cours.", "The payment of this order is in progress."))

// Canceller is who gave units up.
type Canceller string

const (
	CancelledByShop     Canceller = "shop"
	CancelledByBuyer    Canceller = "buyer"
	CancelledByOperator Canceller = "operator"
)

// BuyerReason is why units that their buyer gave up do not come, where a reason is shown.
const BuyerReason = "Annulation demandée par la personne qui a commandé."

// Refusals of what a buyer asks.
var (
	ErrShipped = problem.New(problem.Conflict, "already_shipped", problem.Say(
		"Un colis est déjà parti\u00a0: cette commande ne peut plus être annulée. Vous pourrez retourner les articles "+
			"reçus.",
		"A parcel has already left: this order can no longer be cancelled. You may return the items you receive."))
	ErrNothingToCancel = problem.New(problem.Conflict, "nothing_to_cancel", problem.Say(
		"Il n’y a plus rien à annuler\u00a0: tout l’est déjà.", "There is nothing left to cancel: everything is."))
)

// Outcome is an order after a change, with what the caller must do because of it: put the stock back in the same
// transaction, and send the refunds (already written as owed) through the payment provider.
type Outcome struct {
	Order   *Order
	Stock   []Stock
	Refunds []Refund
	Given   []Units // up, by a cancellation
}

// Cancel gives up units not shipped yet. If the order was paid they are refunded with their tax; when a shop's whole
// part is cancelled its shipping is refunded too, and when the whole order is, so is the platform's contribution.
func (s *Service) Cancel(
	ctx context.Context, tx *db.Tx, scope Scope, orderID string, units []Units, reason string, at time.Time,
) (Outcome, error) {
	by := CancelledByOperator
	if scope.reach == reachShop {
		by = CancelledByShop
	}
	chosen := func(*Order) ([]Units, error) { return units, nil }
	return s.cancel(ctx, tx, scope, orderID, cancellation{chosen, by, reason, at})
}

// CancelUnshipped gives up, for its buyer, all that is left of an order, or of one shop's part when shopID names it.
// Once a unit of it was shipped the answer is [ErrShipped]. A parcel and a cancellation at the same moment wait for
// each other at the order's lock, so the second finds what the first did.
func (s *Service) CancelUnshipped(
	ctx context.Context, tx *db.Tx, scope Scope, orderID, shopID string, at time.Time,
) (Outcome, error) {
	unshipped := func(o *Order) ([]Units, error) { return o.Unshipped(shopID) }
	return s.cancel(ctx, tx, scope, orderID, cancellation{unshipped, CancelledByBuyer, BuyerReason, at})
}

// Unshipped is all that a buyer may still give up of an order, or of one shop's part when shopID names it.
func (o *Order) Unshipped(shopID string) ([]Units, error) {
	if shopID != "" && o.Part(shopID) == nil {
		return nil, ErrNotFound
	}
	var left []Units
	for _, i := range o.Items() {
		switch {
		case shopID != "" && i.ShopID != shopID:
		case i.Shipped > 0:
			return nil, ErrShipped
		case i.Left() > 0:
			left = append(left, Units{ItemID: i.ID, Quantity: i.Left()})
		}
	}
	if len(left) == 0 {
		return nil, ErrNothingToCancel
	}
	return left, nil
}

// cancellation is what is given up, chosen once the order is locked, by whom, why and when.
type cancellation struct {
	units  func(*Order) ([]Units, error)
	by     Canceller
	reason string
	at     time.Time
}

func (s *Service) cancel(
	ctx context.Context, tx *db.Tx, scope Scope, orderID string, c cancellation,
) (Outcome, error) {
	o, err := lockAt(ctx, tx, scope, orderID, c.at)
	if err != nil {
		return Outcome{}, err
	}
	attempt, err := attemptOf(ctx, tx, orderID)
	if err != nil {
		return Outcome{}, err
	}
	if attempt.Status == AttemptStarted {
		return Outcome{}, ErrPaymentRunning
	}
	units, err := c.units(o)
	if err != nil {
		return Outcome{}, err
	}
	chosen, err := o.choose(scope, units)
	if err != nil {
		return Outcome{}, err
	}
	out := Outcome{Order: o, Given: units}
	owed := map[string]Refund{}
	for n, item := range chosen {
		quantity := units[n].Quantity
		if quantity > item.Left() {
			return Outcome{}, ErrNothingLeft
		}
		amount, err := item.refund(quantity)
		if err != nil {
			return Outcome{}, err
		}
		part := owed[item.ShopOrderID]
		part.Amount, part.Lines, part.cause = part.Amount.Add(amount), item.repay(part.Lines, quantity), c.reason
		owed[item.ShopOrderID] = part
		out.Stock = item.cancel(quantity, c.reason, c.at, out.Stock)
		item.CancelledBy = c.by
	}
	if attempt.Status == AttemptSucceeded {
		if out.Refunds, err = s.oweCancelled(ctx, tx, o, owed, c.at); err != nil {
			return Outcome{}, err
		}
	}
	if err := s.save(ctx, tx, o); err != nil || !allCancelled(o.Items()) {
		return out, err
	}
	return out, s.undone(ctx, tx, o)
}

// undone tells that an order with promotions came to nothing.
func (s *Service) undone(ctx context.Context, tx *db.Tx, o *Order) error {
	if s.Undone == nil || len(o.PromotionIDs()) == 0 {
		return nil
	}
	return s.Undone(ctx, tx, o.ID)
}

// CancelRefund is what [Service.Cancel] of units would refund, as far as the order was loaded: in a shop's own part the
// platform's contribution is left out.
func (o *Order) CancelRefund(units []Units) (pricing.Refund, error) {
	chosen, err := o.choose(Whole(), units)
	if err != nil {
		return pricing.Refund{}, err
	}
	var sum pricing.Refund
	asked, owed := map[string]int{}, map[string]pricing.Refund{}
	for n, item := range chosen {
		if units[n].Quantity > item.Left() {
			return pricing.Refund{}, ErrNothingLeft
		}
		amount, err := item.refund(units[n].Quantity)
		if err != nil {
			return pricing.Refund{}, err
		}
		owed[item.ShopOrderID] = owed[item.ShopOrderID].Add(amount)
		asked[item.ID] = units[n].Quantity
	}
	for _, part := range o.Shops {
		kept, touched := 0, false
		for _, item := range part.Items {
			kept += item.Quantity - item.Cancelled - asked[item.ID]
			touched = touched || asked[item.ID] > 0
		}
		amount := owed[part.ID]
		if touched && kept == 0 {
			amount = amount.Add(pricing.RefundShipping(part.Shipping, part.ShippingTax))
		}
		sum = sum.Add(part.capped(amount))
	}
	return sum, nil
}

// oweCancelled writes one refund for each shop whose units were just cancelled.
func (s *Service) oweCancelled(
	ctx context.Context, tx *db.Tx, o *Order, owed map[string]Refund, at time.Time,
) ([]Refund, error) {
	var refunds []Refund
	for _, part := range o.Shops {
		refund, touched := owed[part.ID]
		if !touched {
			continue
		}
		if allCancelled(part.Items) {
			refund.Amount = refund.Amount.Add(pricing.RefundShipping(part.Shipping, part.ShippingTax))
		}
		refund.ShopOrderID = part.ID
		refunds = append(refunds, refund)
	}
	if last := len(refunds) - 1; allCancelled(o.Items()) {
		back, err := contributionBack(ctx, tx, o.ID)
		if err != nil {
			return nil, err
		}
		refunds[last].Amount = refunds[last].Amount.Add(pricing.RefundContribution(o.Contribution - back))
	}
	return s.owe(ctx, tx, o, refunds, at)
}

func allCancelled(items []*Item) bool {
	for _, i := range items {
		if i.Cancelled < i.Quantity {
			return false
		}
	}
	return true
}

// cancel takes units out of those left to ship, and adds them to the stock to put back if they came from it.
func (i *Item) cancel(quantity int, reason string, at time.Time, back []Stock) []Stock {
	if quantity == 0 {
		return back
	}
	i.Cancelled, i.CancelledAt, i.CancelReason, i.touched = i.Cancelled+quantity, at, reason, true
	if !i.StockTaken {
		return back
	}
	return append(back, Stock{VariantID: i.VariantID, Quantity: quantity})
}

// Unrefunded is how many units were not paid back in any way.
func (i *Item) Unrefunded() int { return i.Quantity - i.Cancelled - i.Returned - i.Refunded }

// refund is the price and tax of units about to be cancelled or received back; those already were are behind it, and
// those that an operator paid back before bring nothing more.
func (i *Item) refund(quantity int) (pricing.Refund, error) {
	if i.Refunded > 0 {
		if quantity = i.repayable(quantity); quantity == 0 {
			return pricing.Refund{}, nil
		}
	}
	line := pricing.PaidLine{UnitPrice: i.UnitPrice, Quantity: i.Quantity, Tax: i.Tax, Discount: i.Discount,
		MarketDiscount: i.MarketDiscount}
	return pricing.RefundUnits(line, i.Cancelled+i.Returned+i.Refunded, quantity)
}

// repayable is how many of some units are still to be paid back.
func (i *Item) repayable(quantity int) int { return max(min(quantity, i.Unrefunded()), 0) }

// repay adds to the lines of a refund the units that [Item.refund] pays back.
func (i *Item) repay(lines []Units, quantity int) []Units {
	if quantity = i.repayable(quantity); quantity == 0 {
		return lines
	}
	return append(lines, Units{ItemID: i.ID, Quantity: quantity})
}

// RefundOf is what units of an item of the part give back, tax included, once they are received.
func (p *ShopOrder) RefundOf(i *Item, quantity int) (money.Cents, error) {
	amount, err := i.refund(quantity)
	return p.capped(amount).Total(), err
}
