package fulfilment

import (
	"context"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// CorrectParcel replaces how a parcel is followed, for as long as [order.ParcelWindow], and tells the customer unless
// nothing changed.
func (s *Service) CorrectParcel(ctx context.Context, owned *shop.Shop, orderID, parcelID string, how Tracking) (*Order,
	error) {
	how = how.Settled()
	parcel := order.Parcel{ID: parcelID, CarrierName: how.CarrierName, TrackingNumber: how.TrackingNumber,
		TrackingLink: how.TrackingLink}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		o, changed, err := s.Orders.CorrectParcel(ctx, tx, order.OfShop(owned.ID), orderID, parcel, s.Now())
		if err != nil || !changed {
			return err
		}
		if err := s.note(ctx, tx, owned.ID, "parcel.correct", o, trackingOf(parcel)); err != nil {
			return err
		}
		letter, err := s.correctedLetter(o, o.Part(owned.ID), parcel)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
	if err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

// UndoParcel takes back a parcel noted by mistake, for as long as [order.ParcelWindow], and tells the customer that its
// units did not leave.
func (s *Service) UndoParcel(ctx context.Context, owned *shop.Shop, orderID, parcelID string) (*Order, error) {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		o, units, err := s.Orders.UndoParcel(ctx, tx, order.OfShop(owned.ID), orderID, parcelID, s.Now())
		if err != nil {
			return err
		}
		if err := s.note(ctx, tx, owned.ID, "parcel.undo", o); err != nil {
			return err
		}
		letter, err := s.undoneLetter(o, o.Part(owned.ID), units)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
	if err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

// note writes in the shop's journal what was done to its part of an order.
func (s *Service) note(ctx context.Context, tx *db.Tx, shopID, act string, o *order.Order,
	changes ...shop.Change) error {
	return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: act, SubjectID: o.ID, SubjectName: o.Reference,
		Changes: shop.Changed(changes...)})
}

func trackingOf(p order.Parcel) shop.Change {
	return shop.Change{What: "tracking", After: strings.TrimSpace(p.CarrierName + " " + p.TrackingNumber)}
}

// ParcelPath names a parcel of an order. Inputs embed it, which only an exported type allows.
type ParcelPath struct {
	OrderPath
	ParcelID string `path:"parcelId" maxLength:"64"`
}

func (s *Service) putShipment(ctx context.Context, in *struct {
	ParcelPath
	Body Tracking
}) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.CorrectParcel(ctx, owned, in.OrderID, in.ParcelID, in.Body)
	return &orderOutput{Body: o}, err
}

func (s *Service) deleteShipment(ctx context.Context, in *ParcelPath) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.UndoParcel(ctx, owned, in.OrderID, in.ParcelID)
	return &orderOutput{Body: o}, err
}
