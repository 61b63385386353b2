package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Event is one thing that happened to a past order, with its time. Make one with the functions below.
type Event struct {
	name   string
	at     time.Time
	happen func(ctx context.Context, s *Service, tx *db.Tx, past *past) error
}

// past is what events need to know of the order being replayed.
type past struct {
	orderID string
}

// Replay places a draft and makes each event happen to it in turn, through the same functions and guards as a live
// order: no status is ever written as such. Events name items by the ids given in the draft. Nothing outside the
// order's own tables moves: no stock, no money, no mail.
func (s *Service) Replay(ctx context.Context, tx *db.Tx, d Draft, events ...Event) (*Order, error) {
	o, _, err := s.Place(ctx, tx, d)
	if err != nil {
		return nil, err
	}
	last := d.At
	for _, e := range events {
		if e.at.Before(last) {
			return nil, fmt.Errorf("replay order %s: %s comes before what precedes it", o.Reference, e.name)
		}
		if err := e.happen(ctx, s, tx, &past{o.ID}); err != nil {
			return nil, fmt.Errorf("replay order %s: %s: %w", o.Reference, e.name, err)
		}
		last = e.at
	}
	return s.Find(ctx, tx, Whole(), o.ID)
}

// WasPaid makes the charge succeed and numbers the invoices.
func WasPaid(at time.Time, receipt Receipt) Event {
	return Event{"was paid", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		o, err := s.Find(ctx, tx, Whole(), p.orderID)
		if err != nil {
			return err
		}
		if o, _, err = s.Pay(ctx, tx, o, receipt, at); err != nil {
			return err
		}
		_, err = s.IssueInvoices(ctx, tx, o, at)
		return err
	}}
}

// WasDeclined makes the charge fail with a provider's code.
func WasDeclined(at time.Time, code string) Event {
	return Event{"was declined", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		_, _, _, err := s.Fail(ctx, tx, p.orderID, code, at)
		return err
	}}
}

// WasVoided gives the charge up before any money moved, so that the order can be cancelled unpaid.
func WasVoided(at time.Time) Event {
	return Event{"was voided", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		return s.Void(ctx, tx, p.orderID)
	}}
}

// WasDispatched notes that the shops were notified.
func WasDispatched(at time.Time) Event {
	return Event{"was dispatched", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		_, _, err := s.Dispatch(ctx, tx, p.orderID, at)
		return err
	}}
}

// WasShipped sends a parcel of one shop.
func WasShipped(at time.Time, parcel Parcel) Event {
	return Event{"was shipped", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		_, err := s.Ship(ctx, tx, Whole(), p.orderID, parcel, at)
		return err
	}}
}

// WasReady notes that a shop's part can be picked up.
func WasReady(at time.Time, shopID string) Event {
	return Event{"was ready", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		_, _, err := s.Ready(ctx, tx, Whole(), p.orderID, shopID, at)
		return err
	}}
}

// WasHandedOver gives the buyer what was ready at a shop, who had the code.
func WasHandedOver(at time.Time, shopID string) Event {
	return Event{"was handed over", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		o, err := s.Find(ctx, tx, Whole(), p.orderID)
		if err != nil {
			return err
		}
		_, _, err = s.HandOver(ctx, tx, Whole(), p.orderID, shopID, Handover{Code: o.Part(shopID).PickupCode}, at)
		return err
	}}
}

// WasCancelled gives units up as their shops do, and sends the refunds owed.
func WasCancelled(at time.Time, reason string, units ...Units) Event {
	return Event{"was cancelled", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		chosen := func(*Order) ([]Units, error) { return units, nil }
		out, err := s.cancel(ctx, tx, Whole(), p.orderID, cancellation{chosen, CancelledByShop, reason, at})
		if err != nil {
			return err
		}
		return s.sendAll(ctx, tx, out.Refunds, at)
	}}
}

// ReturnWasAsked asks to send units back.
func ReturnWasAsked(at time.Time, asks ...ReturnAsk) Event {
	return Event{"return was asked", at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		_, _, err := s.RequestReturn(ctx, tx, Whole(), p.orderID, asks, at)
		return err
	}}
}

// ReturnWasAccepted accepts the return asked for an item.
func ReturnWasAccepted(at time.Time, itemID string) Event {
	return ofReturn(
		"return was accepted",
		at,
		itemID,
		func(ctx context.Context, s *Service, tx *db.Tx, returnID string) (Outcome, error) {
			return s.AcceptReturn(ctx, tx, Whole(), returnID, at)
		},
	)
}

// ReturnWasDenied denies the return asked for an item.
func ReturnWasDenied(at time.Time, itemID, reason string) Event {
	return ofReturn(
		"return was denied",
		at,
		itemID,
		func(ctx context.Context, s *Service, tx *db.Tx, returnID string) (Outcome, error) {
			return s.DenyReturn(ctx, tx, Whole(), returnID, reason, at)
		},
	)
}

// ReturnWasReceived receives the accepted return of an item, and sends the refund owed.
func ReturnWasReceived(at time.Time, itemID string, restock bool) Event {
	return ofReturn(
		"return was received",
		at,
		itemID,
		func(ctx context.Context, s *Service, tx *db.Tx, returnID string) (Outcome, error) {
			return s.ReceiveReturn(ctx, tx, Whole(), returnID, restock, at)
		},
	)
}

// ReturnHadExpired ends the accepted return of an item, [ReceiveWindow] after it was accepted or later.
func ReturnHadExpired(at time.Time, itemID string) Event {
	return ofReturn(
		"return had expired",
		at,
		itemID,
		func(ctx context.Context, s *Service, tx *db.Tx, returnID string) (Outcome, error) {
			return s.ExpireReturn(ctx, tx, returnID, at)
		},
	)
}

// ofReturn makes an event of an item's latest return.
func ofReturn(
	name string,
	at time.Time,
	itemID string,
	settle func(context.Context, *Service, *db.Tx, string) (Outcome, error),
) Event {
	return Event{name, at, func(ctx context.Context, s *Service, tx *db.Tx, p *past) error {
		o, err := s.Find(ctx, tx, Whole(), p.orderID)
		if err != nil {
			return err
		}
		item := o.Item(itemID)
		if item == nil || item.Return == nil {
			return fmt.Errorf("item %q has no return", itemID)
		}
		out, err := settle(ctx, s, tx, item.Return.ID)
		if err != nil {
			return err
		}
		return s.sendAll(ctx, tx, out.Refunds, at)
	}}
}

func (s *Service) sendAll(ctx context.Context, tx *db.Tx, refunds []Refund, at time.Time) error {
	for _, r := range refunds {
		if err := s.RefundSent(ctx, tx, r.ID, "replayed_"+r.ID, at); err != nil {
			return err
		}
	}
	return nil
}
