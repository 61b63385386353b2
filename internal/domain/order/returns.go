package order

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Why a return is refused before the seller is even asked.
var (
	ErrFinalSale = problem.New(problem.Refused, "final_sale", problem.Say(
		"Cet article est en vente finale et ne peut pas être retourné.",
		"This item is a final sale and cannot be returned.",
	))
	ErrWindowOver = problem.New(problem.Refused, "return_window_over", problem.Say(
		"Le délai de 30 jours pour retourner cet article est passé.", "The 30 days to return this item are over."))
	ErrNotReturnable = problem.New(problem.Refused, "not_returnable", problem.Say(
		"Cet article ne peut pas être retourné pour le moment.", "This item cannot be returned at the moment."))
	// What follows says more of [ErrNotReturnable], and is one.
	ErrNotShipped = notReturnable(
		"not_shipped", "Cet article n’est pas encore expédié.", "This item has not been shipped yet.",
	)
	ErrCancelled  = notReturnable("item_cancelled", "Cet article a été annulé.", "This item was cancelled.")
	ErrReturnOpen = notReturnable("return_in_progress",
		"Un retour de cet article est déjà en cours.", "A return of this item is already under way.")
	ErrReturnRefused = notReturnable(
		"return_denied", "La boutique a refusé le retour de cet article.", "The shop denied the return of this item.",
	)
	ErrAllReturned = notReturnable(
		"already_returned", "Cet article a déjà été retourné.", "This item has already been returned.",
	)
	ErrTooManyUnits = notReturnable("too_many_units",
		"Il reste moins d’unités à retourner pour cet article.", "There are fewer units of this item left to return.")
	ErrReason = problem.New(problem.Invalid, "invalid_reason", problem.Say(
		"Dites la raison du retour, en 200 caractères au plus.",
		"Give the reason for the return, in at most 200 characters.",
	))
	ErrReturnSettled = problem.New(problem.Conflict, "return_already_settled", problem.Say(
		"Ce retour a déjà été traité.", "This return has already been handled."))
)

var errNotDue = errors.New("order: the return may still be received in time")

// ReturnAsk is one item of a customer's request.
type ReturnAsk struct {
	Units
	Reason string
	Photos []string // ids of photographs that wait for it
}

// InReturn is how many units are back or on their way back: quantityAlreadyReturn on the wire.
func (i *Item) InReturn() int {
	if i.Return != nil && i.Return.Open() {
		return i.Returned + i.Return.Quantity
	}
	return i.Returned
}

// Returnable is how many units may be sent back.
func (i *Item) Returnable() int { return i.Shipped - i.InReturn() }

// CheckReturn tells why no unit of the item can be sent back at a moment, nil when one can. Units that left can be,
// even while others are still to ship. One return of an item is settled before another is asked for, and a denied one
// ends the matter.
func (i *Item) CheckReturn(at time.Time) error {
	switch {
	case i.FinalSale:
		return ErrFinalSale
	case i.Cancelled == i.Quantity:
		return ErrCancelled
	case i.Shipped == 0:
		return ErrNotShipped
	case i.Return != nil && i.Return.Open():
		return ErrReturnOpen
	case i.Return != nil && i.Return.Status == ReturnDenied:
		return ErrReturnRefused
	case i.Returnable() == 0:
		return ErrAllReturned
	case at.After(i.ReturnableUntil()):
		return ErrWindowOver
	}
	return nil
}

func notReturnable(code, fr, en string) *problem.Error {
	return problem.New(problem.Refused, code, problem.Say(fr, en)).Because(ErrNotReturnable)
}

// ReturnableUntil is the last moment a return may be asked for; zero for what can never be returned or has not left.
func (i *Item) ReturnableUntil() time.Time {
	if i.FinalSale || i.ShippedAt.IsZero() {
		return time.Time{}
	}
	return i.ShippedAt.Add(ReturnWindow)
}

// RequestReturn asks to send units back. All items of a request are asked for, or none.
func (s *Service) RequestReturn(
	ctx context.Context, tx *db.Tx, scope Scope, orderID string, asks []ReturnAsk, at time.Time,
) (*Order, []*ReturnItem, error) {
	o, err := lockAt(ctx, tx, scope, orderID, at)
	if err != nil {
		return nil, nil, err
	}
	units := make([]Units, len(asks))
	for n := range asks {
		units[n] = asks[n].Units
	}
	chosen, err := o.choose(scope, units)
	if err != nil {
		return nil, nil, err
	}
	request := db.NewID()
	asked := make([]*ReturnItem, len(asks))
	for n, item := range chosen {
		reason := strings.TrimSpace(asks[n].Reason)
		if reason == "" || utf8.RuneCountInString(reason) > MaxReason {
			return nil, nil, ErrReason
		}
		if err := item.CheckReturn(at); err != nil {
			return nil, nil, err
		}
		if asks[n].Quantity > item.Returnable() {
			return nil, nil, ErrTooManyUnits
		}
		asked[n] = &ReturnItem{
			ID: db.NewID(), RequestID: request, OrderID: o.ID, ShopID: item.ShopID, ItemID: item.ID,
			Quantity: asks[n].Quantity,
			Reason:   reason, Status: ReturnRequested, RequestedAt: at, UpdatedAt: at,
		}
		item.Return, item.touched = asked[n], true
		if err := insertReturn(ctx, tx, asked[n]); err != nil {
			return nil, nil, fmt.Errorf("insert return: %w", err)
		}
		asked[n].Photos = asks[n].Photos
		if err := joinPhotos(ctx, tx, asked[n], asks[n].Photos); err != nil {
			return nil, nil, err
		}
		if err := s.reserve(ctx, tx, o, item); err != nil {
			return nil, nil, err
		}
	}
	return o, asked, s.save(ctx, tx, o)
}

// AcceptReturn lets the customer send the units; the seller then has [ReceiveWindow] to confirm receipt.
func (s *Service) AcceptReturn(
	ctx context.Context, tx *db.Tx, scope Scope, returnID string, at time.Time,
) (Outcome, error) {
	return s.settleReturn(ctx, tx, scope, returnSteps, returnID, ReturnPending, at, func(_ *Item, ret *ReturnItem) {
		ret.DueAt = at.Add(ReceiveWindow)
	})
}

// DenyReturn refuses the units, with a reason the customer will read.
func (s *Service) DenyReturn(
	ctx context.Context, tx *db.Tx, scope Scope, returnID, reason string, at time.Time,
) (Outcome, error) {
	reason = strings.TrimSpace(reason)
	if reason == "" || utf8.RuneCountInString(reason) > MaxReason {
		return Outcome{}, ErrReason
	}
	return s.settleReturn(ctx, tx, scope, returnSteps, returnID, ReturnDenied, at, func(_ *Item, ret *ReturnItem) {
		ret.DenyReason = reason
	})
}

// ReceiveReturn confirms that the units are back: they are refunded with their tax, and put in stock again if the
// seller says so.
func (s *Service) ReceiveReturn(
	ctx context.Context, tx *db.Tx, scope Scope, returnID string, restock bool, at time.Time,
) (Outcome, error) {
	return s.completeReturn(ctx, tx, scope, returnSteps, returnID, restock, at)
}

// completeReturn refunds the units of a return.
func (s *Service) completeReturn(
	ctx context.Context, tx *db.Tx, scope Scope, cycle steps[ReturnStatus], returnID string, restock bool, at time.Time,
) (Outcome, error) {
	var owed Refund
	var back []Stock
	var refundErr error
	out, err := s.settleReturn(ctx, tx, scope, cycle, returnID, ReturnCompleted, at, func(item *Item, ret *ReturnItem) {
		owed = Refund{ShopOrderID: item.ShopOrderID, ReturnID: ret.ID, cause: ret.Reason}
		owed.Lines = item.repay(nil, ret.Quantity)
		owed.Amount, refundErr = item.refund(ret.Quantity)
		item.Returned += ret.Quantity
		if ret.Restocked = restock && item.StockTaken; ret.Restocked {
			back = []Stock{{VariantID: item.VariantID, Quantity: ret.Quantity}}
		}
	})
	if err := errors.Join(err, refundErr); err != nil {
		return Outcome{}, err
	}
	out.Stock = back
	out.Refunds, err = s.owe(ctx, tx, out.Order, []Refund{owed}, at)
	return out, err
}

// ExpireReturn ends an accepted return that was not received in time: the units are the customer's again.
func (s *Service) ExpireReturn(ctx context.Context, tx *db.Tx, returnID string, at time.Time) (Outcome, error) {
	return s.settleReturn(ctx, tx, Whole(), returnSteps, returnID, ReturnExpired, at, func(*Item, *ReturnItem) {})
}

// OverruleReturn lets an operator decide a return in the shop's place: the buyer may send the units although the shop
// said no or nothing, or is paid back without waiting for them.
func (s *Service) OverruleReturn(
	ctx context.Context, tx *db.Tx, returnID string, refund bool, at time.Time,
) (Outcome, error) {
	if refund {
		return s.completeReturn(ctx, tx, Whole(), overruleSteps, returnID, false, at)
	}
	return s.settleReturn(ctx, tx, Whole(), overruleSteps, returnID, ReturnPending, at,
		func(_ *Item, ret *ReturnItem) { ret.DueAt = at.Add(ReceiveWindow) })
}

// settleReturn moves a return one step, with the changes that the step brings.
func (s *Service) settleReturn(
	ctx context.Context,
	tx *db.Tx,
	scope Scope,
	cycle steps[ReturnStatus],
	returnID string,
	next ReturnStatus,
	at time.Time,
	apply func(*Item, *ReturnItem),
) (Outcome, error) {
	orderID, err := orderOfReturn(ctx, tx, returnID)
	if err != nil {
		return Outcome{}, err
	}
	o, err := lockAt(ctx, tx, scope, orderID, at)
	if err != nil {
		return Outcome{}, err
	}
	item := o.itemOfReturn(returnID)
	switch {
	case item == nil:
		return Outcome{}, ErrReturnSettled // a later return of the same item replaced it
	case !scope.covers(item.ShopID):
		return Outcome{}, ErrNotFound
	case item.Return.Status == next || !cycle.allows(item.Return.Status, next):
		return Outcome{}, ErrReturnSettled
	case next == ReturnExpired && at.Before(item.Return.DueAt):
		return Outcome{}, errNotDue
	}
	item.Return.Status, item.Return.UpdatedAt, item.touched = next, at, true
	apply(item, item.Return)
	if err := saveReturn(ctx, tx, item.Return); err != nil {
		return Outcome{}, fmt.Errorf("save return: %w", err)
	}
	if err := s.reserve(ctx, tx, o, item); err != nil {
		return Outcome{}, err
	}
	return Outcome{Order: o}, s.save(ctx, tx, o)
}

// reserve tells what the item's return would owe, or that it ended.
func (s *Service) reserve(ctx context.Context, tx *db.Tx, o *Order, item *Item) error {
	switch {
	case !item.Return.Open() && s.ReturnEnded != nil:
		return s.ReturnEnded(ctx, tx, item.Return.ID)
	case item.Return.Open() && s.ReturnOpened != nil:
		owed, err := o.WouldOwe(item)
		if err != nil {
			return err
		}
		return s.ReturnOpened(ctx, tx, o, owed)
	}
	return nil
}

// WouldOwe is the refund that receiving the open return of an item would owe.
func (o *Order) WouldOwe(item *Item) (Refund, error) {
	amount, err := item.refund(item.Return.Quantity)
	if err != nil {
		return Refund{}, err
	}
	return Refund{OrderID: o.ID, ShopOrderID: item.ShopOrderID, ReturnID: item.Return.ID, BorneBy: ByShop,
		Amount: o.PartByID(item.ShopOrderID).capped(amount)}, nil
}

func (o *Order) itemOfReturn(id string) *Item {
	for _, i := range o.Items() {
		if i.Return != nil && i.Return.ID == id {
			return i
		}
	}
	return nil
}

// DueReturns lists accepted returns whose time to be received is over: what a job expires, each in its transaction.
func (s *Service) DueReturns(ctx context.Context, at time.Time, limit int) ([]*ReturnItem, error) {
	return dueReturns(ctx, s.db, at, limit)
}

// ReturnsOf lists every return of an order the scope reaches, the oldest first.
func (s *Service) ReturnsOf(ctx context.Context, scope Scope, orderID string) ([]*ReturnItem, error) {
	all, err := returnsOf(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, fmt.Errorf("list returns: %w", err)
	}
	var seen []*ReturnItem
	for _, ret := range all {
		if scope.covers(ret.ShopID) {
			seen = append(seen, ret)
		}
	}
	return seen, attachPhotos(ctx, s.db, seen)
}
