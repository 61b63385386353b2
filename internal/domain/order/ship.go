package order

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

// Refusals of what a seller asks.
var (
	ErrNotReady = problem.New(problem.Conflict, "order_not_ready", problem.Say(
		"Cette commande n’est pas prête à être expédiée.", "This order is not ready to be shipped."))
	ErrNothingLeft = problem.New(problem.Conflict, "units_not_left", problem.Say(
		"Il ne reste pas autant d’unités à traiter pour cet article.",
		"There are not that many units left to handle for this item.",
	))
	ErrUnits = problem.New(problem.Invalid, "invalid_units", problem.Say(
		"Choisissez au moins une unité de chaque article, une seule fois.",
		"Choose at least one unit of each item, once.",
	))
	ErrTracking = problem.New(problem.Invalid, "invalid_tracking", problem.Say(
		"Le transporteur, le numéro et le lien de suivi ne sont pas valides.",
		"The carrier, tracking number and tracking link are not valid.",
	))
)

// Parcel is what a shop sends at once: some units of some of its items.
type Parcel struct {
	ID             string // empty: made by Ship
	Units          []Units
	CarrierName    string
	TrackingNumber string
	TrackingLink   string // http or https, or empty
}

// Dispatch notes that the shops of a paid order are notified. It may be called twice; changed is true once.
func (s *Service) Dispatch(
	ctx context.Context, tx *db.Tx, orderID string, at time.Time,
) (o *Order, changed bool, err error) {
	o, err = lockAt(ctx, tx, Whole(), orderID, at)
	if err != nil || o.Status != Paid {
		return o, false, err
	}
	o.DispatchedAt = at
	return o, true, s.save(ctx, tx, o)
}

// Ship sends a parcel of one shop, or what the shop brings itself. The order must have been dispatched first. What is
// picked up is handed over instead: see [Service.HandOver].
func (s *Service) Ship(
	ctx context.Context, tx *db.Tx, scope Scope, orderID string, parcel Parcel, at time.Time,
) (*Order, error) {
	if err := parcel.Check(); err != nil {
		return nil, err
	}
	o, err := lockAt(ctx, tx, scope, orderID, at)
	if err != nil {
		return nil, err
	}
	if o.Status != Dispatched && o.Status != PartiallyShipped {
		return nil, ErrNotReady
	}
	chosen, err := o.choose(scope, parcel.Units)
	if err != nil {
		return nil, err
	}
	switch part := o.Part(chosen[0].ShopID); {
	case part.PickedUp():
		return nil, ErrPickedUp
	case part.Delivery.Method == shipping.Local && parcel.tracked():
		return nil, ErrNoTracking
	}
	return o, s.ship(ctx, tx, o, chosen[0].ShopID, parcel, at)
}

// ship takes the units of a shop's parcel out of what is left of their items in a locked order.
func (s *Service) ship(
	ctx context.Context, tx *db.Tx, o *Order, shopID string, parcel Parcel, at time.Time,
) error {
	if parcel.ID == "" {
		parcel.ID = db.NewID()
	}
	for _, u := range parcel.Units {
		item, quantity := o.Item(u.ItemID), u.Quantity
		if item.ShopID != shopID {
			return ErrUnits
		}
		if quantity > item.Left() {
			return ErrNothingLeft
		}
		item.Shipped, item.ShippedAt, item.touched = item.Shipped+quantity, at, true
		item.Shipments = append(item.Shipments, Shipment{
			ID: parcel.ID, ShippedAt: at, CarrierName: parcel.CarrierName, TrackingNumber: parcel.TrackingNumber,
			TrackingLink: parcel.TrackingLink, Quantity: quantity,
		})
	}
	if err := insertShipment(ctx, tx, o, shopID, parcel, at); err != nil {
		return fmt.Errorf("insert shipment: %w", err)
	}
	return s.save(ctx, tx, o)
}

// choose finds the items of units, in the same order. An item out of the scope is not found.
func (o *Order) choose(scope Scope, units []Units) ([]*Item, error) {
	if len(units) == 0 {
		return nil, ErrUnits
	}
	chosen := make([]*Item, len(units))
	seen := map[string]bool{}
	for n, u := range units {
		item := o.Item(u.ItemID)
		switch {
		case item == nil || !scope.covers(item.ShopID):
			return nil, ErrNotFound
		case u.Quantity <= 0 || seen[u.ItemID]:
			return nil, ErrUnits
		}
		chosen[n], seen[u.ItemID] = item, true
	}
	return chosen, nil
}

// tracked tells that the parcel says anything of a carrier.
func (p Parcel) tracked() bool {
	return p.CarrierName != "" || p.TrackingNumber != "" || p.TrackingLink != ""
}

// Check refuses texts too long to print, and a link that is not an ordinary web address.
func (p Parcel) Check() error {
	if len(p.CarrierName) > 100 || len(p.TrackingNumber) > 100 || len(p.TrackingLink) > 500 {
		return ErrTracking
	}
	if p.TrackingLink == "" {
		return nil
	}
	link, err := url.Parse(p.TrackingLink)
	if err != nil || link.Host == "" || (link.Scheme != "https" && link.Scheme != "http") ||
		strings.ContainsAny(p.TrackingLink, " \t\r\n") {
		return ErrTracking
	}
	return nil
}
