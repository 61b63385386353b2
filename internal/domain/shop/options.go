package shop

import (
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/shipping"
)

// Destination is where a buyer is, as far as they said.
type Destination struct {
	City, Province, PostalCode string
}

// Option is a way of delivery as a buyer sees it: what it costs, when it is there, and whether they may have it.
type Option struct {
	Method    shipping.Method       `json:"method" enum:"parcel,pickup,local"`
	Price     money.Cents           `json:"price" doc:"Before tax"`
	Available bool                  `json:"available" doc:"A local delivery is only available within its radius; before an address is known it is taken to be"`
	Refusal   string                `json:"refusal,omitempty" doc:"Why it is not available: a sentence to show"`
	Arrival   *calendar.Days        `json:"arrival,omitempty" doc:"When it arrives, or is ready to be picked up; absent without an estimate"`
	Pickup    *shipping.PickupOffer `json:"pickup,omitempty" doc:"Where and when it is picked up"`
	RadiusKm  int                   `json:"radiusKm,omitempty" doc:"Of a local delivery"`
}

// Options are the ways of delivery that the shop offers to a buyer of so many units, the default first.
func (d *Details) Options(units int, subtotal money.Cents, to Destination, now time.Time) []Option {
	methods := d.Ways.Methods()
	options := make([]Option, len(methods))
	for n, m := range methods {
		o := Option{
			Method: m, Price: shipping.Quote(d.Ways.Tariff(m, d.Shipping), units, subtotal), Available: true,
			Arrival: d.arrival(m, to, now),
		}
		switch m {
		case shipping.Pickup:
			o.Pickup = d.Ways.Pickup
		case shipping.Local:
			o.RadiusKm = d.Ways.Local.RadiusKm
			if refusal := d.Refuses(m, to); refusal != nil {
				o.Available, o.Refusal = false, refusal.FR
			}
		}
		options[n] = o
	}
	return options
}

// arrival is when what is ordered now arrives, or is ready.
func (d *Details) arrival(m shipping.Method, to Destination, now time.Time) *calendar.Days {
	days := arrival.By(m, d.Delivery.Days(), d.Ways.LocalDays(), to.Province, to.PostalCode)
	return calendar.WorkingSpan(now, days.Min, days.Max).Days()
}

// methodNames are the ways of delivery within a sentence.
var methodNames = map[shipping.Method][2]string{
	shipping.Parcel: {"l’envoi de colis", "parcels"},
	shipping.Pickup: {"le ramassage", "pickup"},
	shipping.Local:  {"la livraison locale", "local delivery"},
}

// Refuses says why a buyer may not have a way of delivery, nil when they may. Without a postal code, how far they are
// is not asked.
func (d *Details) Refuses(m shipping.Method, to Destination) *problem.Text {
	if !d.Ways.Offers(m) {
		name := methodNames[m]
		text := problem.Say(
			"Cette boutique n’offre plus "+name[0]+". Choisissez un autre mode de livraison.",
			"This shop no longer offers "+name[1]+". Choose another way of delivery.")
		return &text
	}
	if m != shipping.Local || to.PostalCode == "" {
		return nil
	}
	var text problem.Text
	switch d.Reaches(to.City, to.PostalCode) {
	case WithinReach:
		return nil
	case TooFar:
		text = problem.Say(
			fmt.Sprintf("Cette adresse est à plus de %d\u00a0km de la boutique\u00a0: sa livraison locale ne s’y rend "+
				"pas. Choisissez un autre mode de livraison.", d.Ways.Local.RadiusKm),
			fmt.Sprintf("This address is more than %d km from the shop: its local delivery does not go there. "+
				"Choose another way of delivery.", d.Ways.Local.RadiusKm))
	default:
		text = problem.Say(
			"Nous ne savons pas situer cette adresse\u00a0: la livraison locale ne peut pas s’y rendre. "+
				"Choisissez un autre mode de livraison.",
			"We cannot locate this address: local delivery cannot go there. Choose another way of delivery.")
	}
	return &text
}
