package fulfilment

import (
	"context"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Units is a number of units of an item, with how many the seller saw left: the change is refused with
// [ErrOrderChanged] when that is no longer so, and a second click changes nothing.
type Units struct {
	ItemID   string `json:"itemId" maxLength:"64"`
	Quantity int    `json:"quantity" minimum:"1" maximum:"100000"`
	Left     int    `json:"left" minimum:"0" maximum:"100000" doc:"quantityLeft as it was shown to the seller"`
}

func plain(units []Units) []order.Units {
	list := make([]order.Units, len(units))
	for n, u := range units {
		list[n] = order.Units{ItemID: u.ItemID, Quantity: u.Quantity}
	}
	return list
}

// asSeen refuses a change, once made and before it is kept, of items that were not as the seller saw them.
func asSeen(o *order.Order, units []Units) error {
	for _, u := range units {
		if item := o.Item(u.ItemID); item == nil || item.Left() != u.Left-u.Quantity {
			return ErrOrderChanged
		}
	}
	return nil
}

// seenBefore tells a seller who was too slow so, rather than that too few units are left.
func (s *Service) seenBefore(ctx context.Context, shopID, orderID string, units []Units) error {
	o, err := s.Orders.Find(ctx, s.db, order.OfShop(shopID), orderID)
	if err != nil {
		return err
	}
	for _, u := range units {
		if item := o.Item(u.ItemID); item != nil && item.Left() != u.Left {
			return ErrOrderChanged
		}
	}
	return nil
}

// Ship sends a parcel and tells the customer.
func (s *Service) Ship(ctx context.Context, owned *shop.Shop, orderID string, units []Units, how Tracking) (*Order,
	error) {
	if err := s.ship(ctx, owned, orderID, units, how); err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

func (s *Service) ship(ctx context.Context, owned *shop.Shop, orderID string, units []Units, how Tracking) error {
	how = how.Settled()
	parcel := order.Parcel{
		ID: db.NewID(), Units: plain(units), CarrierName: how.CarrierName, TrackingNumber: how.TrackingNumber,
		TrackingLink: how.TrackingLink,
	}
	if err := s.seenBefore(ctx, owned.ID, orderID, units); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		o, err := s.Orders.Ship(ctx, tx, order.OfShop(owned.ID), orderID, parcel, s.Now())
		if err != nil {
			return err
		}
		if err := asSeen(o, units); err != nil {
			return err
		}
		if err := s.note(ctx, tx, owned.ID, "parcel.ship", o, trackingOf(parcel)); err != nil {
			return err
		}
		letter, err := s.shippedLetter(o, o.Part(owned.ID), parcel)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
}

// Cancel gives units up, puts them back in stock, owes their price to the customer and tells them why.
func (s *Service) Cancel(ctx context.Context, owned *shop.Shop, orderID string, units []Units, reason string) (*Order,
	error) {
	reason = check.Line(check.Strip(reason))
	if err := check.All(check.Required("reason", reason), check.Length("reason", reason, 1,
		order.MaxReason)); err != nil {
		return nil, err
	}
	if err := s.seenBefore(ctx, owned.ID, orderID, units); err != nil {
		return nil, err
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		out, err := s.Orders.Cancel(ctx, tx, order.OfShop(owned.ID), orderID, plain(units), reason, s.Now())
		if err != nil {
			return err
		}
		if err := asSeen(out.Order, units); err != nil {
			return err
		}
		why := shop.Change{What: "reason", After: reason}
		if err := s.note(ctx, tx, owned.ID, "order.cancel", out.Order, why); err != nil {
			return err
		}
		letter, err := s.cancelledLetter(ctx, tx, out, out.Order.Part(owned.ID), reason)
		if err != nil {
			return err
		}
		return s.settleCancelled(ctx, tx, out, letter)
	})
	if err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

// settleCancelled puts cancelled units back in stock, and writes to the customer with the credit notes of what they get
// back.
func (s *Service) settleCancelled(ctx context.Context, tx *db.Tx, out order.Outcome, letter mail.Message) error {
	if err := order.Restock(ctx, tx, out.Stock); err != nil {
		return err
	}
	var err error
	if letter.Attachments, err = s.Invoices.Attachments(ctx, tx, out.Order, out.Refunds); err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}

// CancelRefund tells what cancelling units would give back to the customer.
func (s *Service) CancelRefund(ctx context.Context, shopID, orderID string, units []Units) (RefundAmounts, error) {
	o, err := s.Orders.Find(ctx, s.db, order.OfShop(shopID), orderID)
	if err != nil {
		return RefundAmounts{}, err
	}
	refund, err := o.CancelRefund(plain(units))
	return amounts(refund), err
}
