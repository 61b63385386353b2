package order

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"math/big"
	"strings"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// Delivery is how a part reaches its buyer, as it was agreed on the day of the order.
type Delivery struct {
	Method       shipping.Method `json:"-"`                      // empty in a draft means a parcel
	Place        string          `json:"place,omitempty"`        // where it is picked up, on one line
	Hours        string          `json:"hours,omitempty"`        // when
	Instructions string          `json:"instructions,omitempty"` // what else the shop says of it
	LocalDays    int             `json:"localDays,omitempty"`    // working days of a local delivery, after preparation
}

// MaxPickupTries is how many wrong codes a shop may type for one pickup.
const MaxPickupTries = 5

// Refusals of pickups.
var (
	ErrPickedUp = problem.New(problem.Conflict, "picked_up", problem.Say(
		"Cette commande se ramasse à la boutique\u00a0: notez qu’elle est prête, puis remettez-la.",
		"This order is picked up at the shop: note that it is ready, then hand it over."))
	ErrNotPickedUp = problem.New(problem.Conflict, "not_picked_up", problem.Say(
		"Cette commande ne se ramasse pas à la boutique.", "This order is not picked up at the shop."))
	ErrNotSaidReady = problem.New(problem.Conflict, "pickup_not_ready", problem.Say(
		"Notez d’abord que cette commande est prête.", "Note first that this order is ready."))
	ErrPickupCode = problem.New(problem.Invalid, "pickup_code", problem.Say(
		"Ce code n’est pas celui de la commande. Vérifiez-le avec la personne.",
		"This is not the code of the order. Check it with the person."))
	ErrPickupTries = problem.New(problem.Conflict, "pickup_tries", problem.Say(
		"Trop de codes erronés ont été tapés. Vérifiez qui est devant vous, puis remettez la commande sans code en "+
			"disant pourquoi.",
		"Too many wrong codes were typed. Check who is in front of you, then hand the order over without a code and "+
			"say why."))
	ErrNoTracking = problem.New(problem.Conflict, "no_tracking", problem.Say(
		"Seul un colis confié à un transporteur a un suivi.", "Only a parcel given to a carrier is tracked."))
)

// PickedUp tells that the buyer fetches the part at the shop.
func (p *ShopOrder) PickedUp() bool { return p.Delivery.Method == shipping.Pickup }

// BringBack is where and when a return of the part is brought to the shop, which handed the goods over itself. The
// place is empty for a parcel, whose return is sent; the hours, when the buyer has to agree on them with the shop.
func (p *ShopOrder) BringBack() (place, hours string) {
	switch p.Delivery.Method {
	case shipping.Pickup:
		return p.Delivery.Place, p.Delivery.Hours
	case shipping.Local:
		return p.MerchantAddress, ""
	}
	return "", ""
}

// HowToReturn says where an accepted return of the part goes, and by when it must be there.
func (p *ShopOrder) HowToReturn(due time.Time) (where, by string) {
	place, hours := p.BringBack()
	if place == "" {
		return p.Name + " attend votre colis. Envoyez-le à l’adresse suivante\u00a0:\n" + p.MerchantName + "\n" +
				p.MerchantAddress,
			"Le colis doit arriver avant le " + calendar.French(due) + ". Gardez votre preuve d’envoi."
	}
	when := "Écrivez d’abord à la boutique depuis votre commande, pour convenir d’un moment."
	if hours != "" {
		when = "Heures\u00a0: " + hours
	}
	return p.Name + " attend votre article. Rapportez-le à la boutique\u00a0:\n" + place + "\n" + when,
		"La boutique doit l’avoir reçu avant le " + calendar.French(due) + "."
}

// HasDestination tells that some part goes to the shipping address: not all of the order is picked up.
func (o *Order) HasDestination() bool {
	for _, part := range o.Shops {
		if !part.PickedUp() {
			return true
		}
	}
	return len(o.Shops) == 0
}

// BuyersAddress is the buyer's own: where the order goes, or who is billed when all of it is picked up.
func (o *Order) BuyersAddress() Address {
	if o.HasDestination() {
		return o.ShippingAddress
	}
	return o.BillingAddress
}

// FrenchMethods are the ways of delivery as papers and letters name them.
var FrenchMethods = map[shipping.Method]string{
	shipping.Parcel: "Livraison", shipping.Pickup: "Ramassage à la boutique", shipping.Local: "Livraison locale",
}

// TaxNames are the taxes of an order as papers sum them up: TPS, TVH or both, then TVQ unless no part bears it. Parts
// picked up in another province than the one the others go to bear the taxes of both.
func (o *Order) TaxNames() (federal, quebec string) {
	kinds := map[tax.Kind]bool{}
	for _, part := range o.Shops {
		kinds[part.Rates.Kind] = true
		if part.Rates.QST > 0 {
			quebec = "TVQ"
		}
	}
	switch {
	case kinds[tax.HST] && kinds[tax.GST]:
		return "TPS/TVH", quebec
	case kinds[tax.HST]:
		return "TVH", quebec
	}
	return "TPS", quebec
}

// unitsLeft is how many units of the part are still to ship or to hand over.
func (p *ShopOrder) unitsLeft() (units []Units) {
	for _, i := range p.Items {
		if i.Left() > 0 {
			units = append(units, Units{ItemID: i.ID, Quantity: i.Left()})
		}
	}
	return units
}

// AwaitsPickup tells that the part is ready and that the buyer has not fetched it all.
func (p *ShopOrder) AwaitsPickup() bool { return !p.ReadyAt.IsZero() && len(p.unitsLeft()) > 0 }

// lockPickup locks an order of which a shop's part is picked up and has something left to hand over.
func lockPickup(
	ctx context.Context, tx *db.Tx, scope Scope, orderID, shopID string, at time.Time,
) (*Order, *ShopOrder, error) {
	o, err := lockAt(ctx, tx, scope, orderID, at)
	if err != nil {
		return nil, nil, err
	}
	part := o.Part(shopID)
	switch {
	case part == nil || !scope.covers(shopID):
		return nil, nil, ErrNotFound
	case !part.PickedUp():
		return nil, nil, ErrNotPickedUp
	case len(part.unitsLeft()) == 0: // before the order's status: one of a single shop is then completed
		return nil, nil, ErrNothingLeft
	case o.Status != Dispatched && o.Status != PartiallyShipped:
		return nil, nil, ErrNotReady
	}
	return o, part, nil
}

// Ready notes that all that is left of a shop's part can be picked up, and draws the code that the buyer shows. It may
// be called twice; changed is true once.
func (s *Service) Ready(
	ctx context.Context, tx *db.Tx, scope Scope, orderID, shopID string, at time.Time,
) (o *Order, changed bool, err error) {
	o, part, err := lockPickup(ctx, tx, scope, orderID, shopID, at)
	if err != nil || !part.ReadyAt.IsZero() {
		return o, false, err
	}
	part.ReadyAt, part.PickupCode = at, newPickupCode()
	if err := saveReady(ctx, tx, part); err != nil {
		return nil, false, fmt.Errorf("save that a pickup is ready: %w", err)
	}
	return o, true, s.save(ctx, tx, o)
}

// Handover is what a shop gives to hand a pickup over: the buyer's code, or why there is none.
type Handover struct {
	ID     string // of the shipment it becomes; empty: made here
	Code   string
	Reason string // without a code
}

// HandOver gives the buyer all that is left of a part, which is then shipped in the sense of everything that follows a
// parcel. A wrong code hands nothing over: right is then false, and the transaction is to be committed all the same,
// since it counts the try.
func (s *Service) HandOver(
	ctx context.Context, tx *db.Tx, scope Scope, orderID, shopID string, h Handover, at time.Time,
) (o *Order, right bool, err error) {
	o, part, err := lockPickup(ctx, tx, scope, orderID, shopID, at)
	if err != nil {
		return nil, false, err
	}
	switch {
	case part.ReadyAt.IsZero():
		return nil, false, ErrNotSaidReady
	case h.Code != "" && part.PickupTries >= MaxPickupTries:
		return nil, false, ErrPickupTries
	case h.Code != "" && !sameCode(part.PickupCode, h.Code):
		part.PickupTries++
		return o, false, saveTries(ctx, tx, part)
	case h.Code == "" && h.Reason == "":
		return nil, false, ErrPickupCode
	}
	if h.Code == "" {
		part.HandoverNote = h.Reason
		if err := saveHandoverNote(ctx, tx, part); err != nil {
			return nil, false, fmt.Errorf("save why a pickup was handed over: %w", err)
		}
	}
	return o, true, s.ship(ctx, tx, o, shopID, Parcel{ID: h.ID, Units: part.unitsLeft()}, at)
}

// sameCode compares a code with what was typed, spaces and hyphens left out, in constant time.
func sameCode(code, typed string) bool {
	typed = strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, typed)
	return code != "" && subtle.ConstantTimeCompare([]byte(code), []byte(typed)) == 1
}

// newPickupCode draws six digits: with [MaxPickupTries] tries, nobody guesses them.
func newPickupCode() string {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err) // never: the runtime stops the program instead
	}
	return fmt.Sprintf("%06d", n)
}

// WireDelivery is how a part reaches its buyer.
type WireDelivery struct {
	Method       shipping.Method `json:"method" enum:"parcel,pickup,local"`
	Place        string          `json:"place,omitempty" doc:"Where it is picked up"`
	Hours        string          `json:"hours,omitempty"`
	Instructions string          `json:"instructions,omitempty"`
	ReadyAt      *time.Time      `json:"readyAt,omitempty" doc:"When the shop said that it can be picked up; absent before"`
	Code         string          `json:"code,omitempty" doc:"To show when it is picked up; for the buyer alone, while it waits"`
}

// WireDelivery writes how the part is delivered, without the buyer's code.
func (p *ShopOrder) WireDelivery() WireDelivery {
	d := p.Delivery
	w := WireDelivery{Method: d.Method, Place: d.Place, Hours: d.Hours, Instructions: d.Instructions}
	if !p.ReadyAt.IsZero() {
		ready := p.ReadyAt.UTC()
		w.ReadyAt = &ready
	}
	return w
}

// BuyersDelivery is the same with the code, for the buyer alone.
func (p *ShopOrder) BuyersDelivery() WireDelivery {
	w := p.WireDelivery()
	if p.AwaitsPickup() {
		w.Code = p.PickupCode
	}
	return w
}
