package invoice

import (
	"rangrue/internal/domain/order"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// destination says where an order goes, or where it is picked up.
func (b bundle) destination() block {
	if b.HasDestination() {
		return block{title: "Livré à", lines: b.ShippingAddress.Lines()}
	}
	to := block{title: "Ramassé à", lines: []string{b.Contact.FirstName + " " + b.Contact.LastName}}
	for _, part := range b.Shops {
		to.lines = append(to.lines, part.Name+", "+part.Delivery.Place)
	}
	return to
}

// deliveryRemarks say how a part is delivered, with what its shop said of it.
func deliveryRemarks(part *order.ShopOrder) (remarks []string) {
	if part.PickedUp() {
		remarks = append(remarks, "Ramassage à la boutique\u00a0: "+part.Delivery.Place)
	}
	if part.DeliveryTerms != "" {
		remarks = append(remarks, map[shipping.Method]string{
			shipping.Parcel: "Livraison", shipping.Pickup: "Préparation", shipping.Local: "Livraison locale",
		}[part.Delivery.Method]+"\u00a0: "+part.DeliveryTerms)
	}
	return remarks
}

// ratesOf are the rates that parts were taxed at, each once.
func ratesOf(parts ...*order.ShopOrder) (list []tax.Rates) {
	seen := map[tax.Rates]bool{}
	for _, part := range parts {
		if !seen[part.Rates] {
			seen[part.Rates] = true
			list = append(list, part.Rates)
		}
	}
	return list
}
