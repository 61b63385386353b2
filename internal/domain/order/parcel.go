package order

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/searchkey"
	"rangrue/internal/rules/shipping"
)

// ParcelWindow is how long after it was noted a parcel may be corrected or undone.
const ParcelWindow = 24 * time.Hour

// Refusals of a change to a parcel.
var (
	ErrParcelNotFound = problem.New(problem.NotFound, "parcel_not_found", problem.Say(
		"Ce colis est introuvable.", "This parcel could not be found."))
	ErrParcelTooOld = problem.New(problem.Conflict, "parcel_too_old", problem.Say(
		"Un colis peut être corrigé ou annulé pendant 24 heures. Ce délai est passé.",
		"A parcel can be corrected or undone for 24 hours. That time is over."))
	ErrParcelReturned = problem.New(problem.Conflict, "parcel_returned", problem.Say(
		"Ce colis ne peut plus être annulé\u00a0: un retour de ses articles a été demandé.",
		"This parcel can no longer be undone: a return of its items was asked for."))
)

// ChangeableUntil is the last moment a parcel may be corrected or undone.
func (s Shipment) ChangeableUntil() time.Time { return s.ShippedAt.Add(ParcelWindow) }

// CorrectParcel replaces the carrier and the tracking of a parcel; the units of the request are ignored. To change what
// a parcel carries, undo it and ship again. changed is false when the tracking was already so.
func (s *Service) CorrectParcel(
	ctx context.Context, tx *db.Tx, scope Scope, orderID string, parcel Parcel, at time.Time,
) (o *Order, changed bool, err error) {
	if err := parcel.Check(); err != nil {
		return nil, false, err
	}
	if o, err = lockAt(ctx, tx, scope, orderID, at); err != nil {
		return nil, false, err
	}
	carried, err := o.carriedIn(scope, parcel.ID, at)
	if err != nil {
		return nil, false, err
	}
	if part := o.Part(carried[0].item.ShopID); part.PickedUp() || part.Delivery.Method == shipping.Local {
		return nil, false, ErrNoTracking
	}
	before := carried[0].shipment.TrackingNumber
	for _, c := range carried {
		was := *c.shipment
		c.shipment.CarrierName, c.shipment.TrackingNumber = parcel.CarrierName, parcel.TrackingNumber
		c.shipment.TrackingLink = parcel.TrackingLink
		changed = changed || was != *c.shipment
	}
	if !changed {
		return o, false, nil
	}
	if err := updateShipment(ctx, tx, carried[0].item.ShopID, parcel); err != nil {
		return nil, false, fmt.Errorf("update shipment: %w", err)
	}
	if err := rekey(ctx, tx, o, before); err != nil {
		return nil, false, err
	}
	return o, true, s.save(ctx, tx, o)
}

// UndoParcel takes back a parcel that was noted by mistake: its units, which it returns, are to ship again.
func (s *Service) UndoParcel(
	ctx context.Context, tx *db.Tx, scope Scope, orderID, parcelID string, at time.Time,
) (*Order, []Units, error) {
	o, err := lockAt(ctx, tx, scope, orderID, at)
	if err != nil {
		return nil, nil, err
	}
	carried, err := o.carriedIn(scope, parcelID, at)
	if err != nil {
		return nil, nil, err
	}
	units, tracking := make([]Units, len(carried)), carried[0].shipment.TrackingNumber
	for n, c := range carried {
		if c.item.Return != nil && !c.item.Return.RequestedAt.Before(c.shipment.ShippedAt) {
			return nil, nil, ErrParcelReturned
		}
		units[n] = Units{ItemID: c.item.ID, Quantity: c.shipment.Quantity}
		c.item.undo(parcelID)
	}
	if part := o.Part(carried[0].item.ShopID); part.HandoverNote != "" {
		part.HandoverNote = ""
		if err := saveHandoverNote(ctx, tx, part); err != nil {
			return nil, nil, fmt.Errorf("forget a handover: %w", err)
		}
	}
	if err := deleteShipment(ctx, tx, carried[0].item.ShopID, parcelID); err != nil {
		return nil, nil, fmt.Errorf("delete shipment: %w", err)
	}
	if err := rekey(ctx, tx, o, tracking); err != nil {
		return nil, nil, err
	}
	return o, units, s.save(ctx, tx, o)
}

// undo takes the units of a parcel back; the parcel before, if any, is the last one again.
func (i *Item) undo(parcelID string) {
	i.ShippedAt, i.touched = time.Time{}, true
	i.Shipments = slices.DeleteFunc(i.Shipments, func(s Shipment) bool {
		if s.ID == parcelID {
			i.Shipped -= s.Quantity
			return true
		}
		i.ShippedAt = s.ShippedAt
		return false
	})
}

// inParcel is an item with the parcel that carries units of it.
type inParcel struct {
	item     *Item
	shipment *Shipment
}

// carriedIn lists the items of a parcel that the scope reaches and that may still be changed. The time limit is for
// shops: an operator may correct a parcel later.
func (o *Order) carriedIn(scope Scope, parcelID string, at time.Time) ([]inParcel, error) {
	var carried []inParcel
	for _, item := range o.Items() {
		for n := range item.Shipments {
			shipment := &item.Shipments[n]
			if shipment.ID != parcelID || !scope.covers(item.ShopID) {
				continue
			}
			if scope.reach != reachAll && at.After(shipment.ChangeableUntil()) {
				return nil, ErrParcelTooOld
			}
			carried = append(carried, inParcel{item, shipment})
		}
	}
	if len(carried) == 0 {
		return nil, ErrParcelNotFound
	}
	return carried, nil
}

// rekey has an order found by the tracking numbers of its parcels, no longer by one it had before.
func rekey(ctx context.Context, tx *db.Tx, o *Order, before string) error {
	if key := searchkey.Of(before); key != "" {
		if err := deleteKey(ctx, tx, o.ID, key); err != nil {
			return fmt.Errorf("forget a tracking number: %w", err)
		}
	}
	return insertKeys(ctx, tx, o.ID, trackingKeys(o)...)
}
