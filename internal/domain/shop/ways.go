package shop

import (
	"errors"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/gazetteer"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

// Limits of what a shop may write of its pickups.
const (
	MaxHours        = 500
	MaxInstructions = 1_000
)

// waysTexts are the sentences for what is wrong with how a shop hands over what it sells, each at its field.
var waysTexts = []struct {
	err        error
	path, code string
	text       problem.Text
}{
	{shipping.ErrNoWay, "deliveryWays.noParcel", "no_way", problem.Say(
		"Sans envoi de colis, offrez le ramassage ou la livraison locale.",
		"Without parcels, offer pickup or local delivery.")},
	{shipping.ErrPickupAmount, "deliveryWays.pickup.price", "amount", textAmount},
	{shipping.ErrLocalAmount, "deliveryWays.local.price", "amount", textAmount},
	{shipping.ErrRadius, "deliveryWays.local.radiusKm", "radius", problem.Say(
		"Le rayon va de 1 à 200\u00a0km.", "The radius goes from 1 to 200 km.")},
	{shipping.ErrLocalDays, "deliveryWays.local.days", "days", problem.Say(
		"La livraison locale se fait en 1 à 3\u00a0jours ouvrables.", "Local delivery takes 1 to 3 working days.")},
}

var (
	textAmount = problem.Say("Entrez un montant positif ou nul, d’au plus 10\u00a0000\u00a0$.",
		"Enter an amount of zero or above, 10,000 $ at most.")
	textUnknownPlace = problem.Say(
		"Nous ne savons pas où est votre boutique\u00a0: la livraison locale a besoin d’une ville ou d’un code postal "+
			"du Québec.",
		"We do not know where your shop is: local delivery needs a town or a postal code in Quebec.")
)

// tidyWays trims what was typed. It copies, since the caller's may be remembered elsewhere.
func tidyWays(w shipping.Ways) shipping.Ways {
	if w.Pickup != nil {
		p := *w.Pickup
		p.Address, p.City = check.Line(check.Strip(p.Address)), check.Line(check.Strip(p.City))
		p.PostalCode = check.ShowPostal(p.PostalCode)
		p.Hours = strings.TrimSpace(check.Strip(p.Hours))
		p.Instructions = strings.TrimSpace(check.Strip(p.Instructions))
		w.Pickup = &p
	}
	return w
}

// brokenWays lists the rules that the ways of delivery break. A pickup is in the merchant's province, whose taxes it
// bears.
func (d *Details) brokenWays() (fields []*problem.Field) {
	for _, broken := range d.Ways.Validate() {
		for _, known := range waysTexts {
			if errors.Is(broken, known.err) {
				fields = append(fields, check.Fail(known.path, known.code, known.text))
			}
		}
	}
	if p := d.Ways.Pickup; p != nil {
		const at = "deliveryWays.pickup."
		fields = append(fields,
			check.Required(at+"address", p.Address), check.Length(at+"address", p.Address, 1, MaxName),
			check.Required(at+"city", p.City), check.Length(at+"city", p.City, 1, MaxName),
			check.Required(at+"postalCode", p.PostalCode), check.Postal(at+"postalCode", p.PostalCode),
			check.PostalIn(at+"postalCode", p.PostalCode, d.Merchant.Province),
			check.Required(at+"hours", p.Hours), check.Length(at+"hours", p.Hours, 1, MaxHours),
			check.Length(at+"instructions", p.Instructions, -1, MaxInstructions))
	}
	if d.Ways.Local != nil && !d.Located {
		fields = append(fields, check.Fail("deliveryWays.local.radiusKm", "place", textUnknownPlace))
	}
	return fields
}

// Reach is how far an address is from a shop that delivers itself.
type Reach string

const (
	WithinReach Reach = "within"
	TooFar      Reach = "too_far"
	NotOnTheMap Reach = "unknown" // the gazetteer does not know the address, or the shop
)

// Reaches tells whether the shop's local delivery goes to an address.
func (d *Details) Reaches(city, postalCode string) Reach {
	at, known := gazetteer.Of(city, postalCode)
	switch {
	case !known || !d.Located || d.Ways.Local == nil:
		return NotOnTheMap
	case gazetteer.Kilometres(d.Lat, d.Lon, at.Lat, at.Lon) > float64(d.Ways.Local.RadiusKm):
		return TooFar
	}
	return WithinReach
}
