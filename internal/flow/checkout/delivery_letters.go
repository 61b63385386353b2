package checkout

import (
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/rules/shipping"
)

// whatComes says what the buyer hears of next.
func whatComes(o *order.Order) string {
	pickedUp := 0
	for _, part := range o.Shops {
		if part.PickedUp() {
			pickedUp++
		}
	}
	switch pickedUp {
	case 0:
		return "Les boutiques la préparent et vous écriront quand elle partira."
	case len(o.Shops):
		return "Vous recevrez un courriel avec un code dès qu’elle sera prête à ramasser."
	}
	return "Les boutiques la préparent et vous écriront quand elle partira ou sera prête à ramasser."
}

// deliveryLines say how and when a part reaches its buyer.
func deliveryLines(o *order.Order, part *order.ShopOrder) (lines []string) {
	d := part.Delivery
	if d.Method == shipping.Pickup {
		lines = append(lines, "Ramassage\u00a0: "+d.Place, "Heures\u00a0: "+d.Hours)
		if d.Instructions != "" {
			lines = append(lines, "Sur place\u00a0: "+d.Instructions)
		}
	}
	if part.DeliveryTerms != "" {
		lines = append(lines, map[shipping.Method]string{
			shipping.Parcel: "Livraison", shipping.Pickup: "Préparation", shipping.Local: "Livraison locale",
		}[d.Method]+"\u00a0: "+part.DeliveryTerms)
	}
	if days := o.PromisedArrival(part); !days.None() {
		when := "Arrivée prévue\u00a0: "
		if part.PickedUp() {
			when = "Prête à ramasser\u00a0: "
		}
		lines = append(lines, when+days.French())
	}
	return lines
}

// whereTo tells a shop what becomes of what it prepares.
func whereTo(o *order.Order, part *order.ShopOrder) string {
	phone := check.ShowPhone(o.Contact.Phone)
	address := strings.Join(append(o.ShippingAddress.Lines(), phone), "\n")
	switch part.Delivery.Method {
	case shipping.Pickup:
		return "À remettre à la boutique à\u00a0:\n" + o.Contact.FirstName + " " + o.Contact.LastName + "\n" + phone +
			"\nNotez dans votre espace qu’elle est prête\u00a0: la personne recevra un code à vous montrer."
	case shipping.Local:
		return "À livrer vous-même à\u00a0:\n" + address
	}
	return "À expédier à\u00a0:\n" + address
}
