package shipping

import (
	"errors"

	"rangrue/internal/kit/money"
)

// Method is how a shop's part of an order reaches its buyer.
type Method string

const (
	// Parcel is sent at the shop's own tariff: [Settings]. It is what a buyer gets who chose nothing.
	Parcel Method = "parcel"
	// Pickup is fetched at the shop, and taxed where it is fetched.
	Pickup Method = "pickup"
	// Local is brought by the shop itself to an address nearby.
	Local Method = "local"
)

// Limits of what a shop may offer.
const (
	MaxRadius    = 200 // km
	MaxLocalDays = 3
)

// Ways are how a shop hands over what it sells, besides or instead of parcels; its JSON is how they are sent, received
// and stored. The zero value is parcels alone.
type Ways struct {
	NoParcel bool         `json:"noParcel,omitempty" doc:"The shop sends no parcel; only with another way"`
	Pickup   *PickupOffer `json:"pickup,omitempty" doc:"Absent: nothing is picked up at the shop"`
	Local    *LocalOffer  `json:"local,omitempty" doc:"Absent: the shop delivers nothing itself"`
}

// PickupOffer is where and when buyers fetch what they bought. Rules read the price alone.
type PickupOffer struct {
	Price        money.Cents `json:"price" minimum:"0"`
	Address      string      `json:"address" maxLength:"500" doc:"Street and number"`
	City         string      `json:"city" maxLength:"500"`
	PostalCode   string      `json:"postalCode" maxLength:"20" doc:"In the merchant's province, whose taxes a pickup bears"`
	Hours        string      `json:"hours" maxLength:"1000" doc:"Opening hours, one line or several"`
	Instructions string      `json:"instructions,omitempty" maxLength:"2000"`
}

// LocalOffer is where a shop delivers itself, and at what price.
type LocalOffer struct {
	RadiusKm int         `json:"radiusKm" doc:"As the crow flies, around the shop's town"`
	Price    money.Cents `json:"price" minimum:"0"`
	FreeFrom money.Cents `json:"freeFrom,omitempty" minimum:"0" doc:"Free from this amount of goods; zero: never"`
	Days     int         `json:"days" doc:"Working days after preparation, 1 to 3"`
}

// LocalDays is in how many working days after preparation the shop delivers itself at most; zero when it does not.
func (w Ways) LocalDays() int {
	if w.Local == nil {
		return 0
	}
	return w.Local.Days
}

// The reasons [Ways.Validate] may give, each about one field.
var (
	ErrNoWay        = errors.New("shipping: a shop that sends no parcel must offer another way")
	ErrPickupAmount = errors.New("shipping: the price of a pickup is negative or beyond MaxAmount")
	ErrLocalAmount  = errors.New("shipping: an amount of the local delivery is negative or beyond MaxAmount")
	ErrRadius       = errors.New("shipping: the radius is not from 1 to MaxRadius")
	ErrLocalDays    = errors.New("shipping: the days of the local delivery are not from 1 to MaxLocalDays")
)

// Validate lists every rule about sums and numbers that the ways break.
func (w Ways) Validate() (broken []error) {
	refuse := func(when bool, why error) {
		if when {
			broken = append(broken, why)
		}
	}
	refuse(w.NoParcel && w.Pickup == nil && w.Local == nil, ErrNoWay)
	if p := w.Pickup; p != nil {
		refuse(p.Price < 0 || p.Price > MaxAmount, ErrPickupAmount)
	}
	if l := w.Local; l != nil {
		refuse(l.Price < 0 || l.Price > MaxAmount || l.FreeFrom < 0, ErrLocalAmount)
		refuse(l.RadiusKm < 1 || l.RadiusKm > MaxRadius, ErrRadius)
		refuse(l.Days < 1 || l.Days > MaxLocalDays, ErrLocalDays)
	}
	return broken
}

// Methods lists what is offered, the one that a buyer gets without choosing first.
func (w Ways) Methods() (offered []Method) {
	for _, m := range []Method{Parcel, Pickup, Local} {
		if w.Offers(m) {
			offered = append(offered, m)
		}
	}
	return offered
}

// Offers tells whether the shop has a way of delivery at all. How far a local delivery goes is for whoever knows where
// places are.
func (w Ways) Offers(m Method) bool {
	switch m {
	case Parcel:
		return !w.NoParcel
	case Pickup:
		return w.Pickup != nil
	case Local:
		return w.Local != nil
	}
	return false
}

// Chosen is the method of a buyer who asked for one, or for none. One that is no longer offered stays the buyer's
// choice: it is for them to make another.
func (w Ways) Chosen(asked Method) Method {
	if asked != "" {
		return asked
	}
	if offered := w.Methods(); len(offered) > 0 {
		return offered[0]
	}
	return Parcel
}

// Tariff is what a method costs, in the terms of [Quote]; parcel is the shop's own tariff. A method that is not offered
// costs nothing, since nobody may order with it.
func (w Ways) Tariff(m Method, parcel Settings) Settings {
	switch {
	case m == Pickup && w.Pickup != nil:
		return Settings{Amount: w.Pickup.Price, Policy: ByQuantity}
	case m == Local && w.Local != nil:
		return Settings{Amount: w.Local.Price, Policy: ByQuantity, FreeFrom: w.Local.FreeFrom}
	case m == Parcel:
		return parcel
	}
	return Settings{Policy: ByQuantity}
}
