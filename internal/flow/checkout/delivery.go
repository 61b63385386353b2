package checkout

import (
	"fmt"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

// ErrDelivery: a way of delivery in the cart is no longer possible, or not the one that the buyer saw; comes with a new
// [Summary], whose stores say which and why.
var ErrDelivery = problem.New(problem.Conflict, "delivery_changed", problem.Say(
	"Un mode de livraison de votre commande n’est plus possible ou a changé. Vérifiez-le avant de confirmer.",
	"A way of delivery of your order is no longer possible or has changed. Please check it before you confirm."))

// draftShop is a shop of the draft, its part delivered as the buyer chose.
func (b *basket) draftShop(owner *shop.Shop) order.DraftShop {
	d := order.DraftShop{
		Seller: sellerOf(owner), Shipping: b.choices.Tariff(owner),
		Delivery: order.Delivery{Method: b.choices.Of(owner)},
	}
	switch pickup, local := owner.Ways.Pickup, owner.Ways.Local; {
	case d.Delivery.Method == shipping.Pickup && pickup != nil:
		d.Delivery.Place = fmt.Sprintf("%s, %s (%s) %s", pickup.Address, pickup.City, d.Province,
			strings.ReplaceAll(pickup.PostalCode, " ", "\u00a0"))
		d.Delivery.Hours, d.Delivery.Instructions = pickup.Hours, pickup.Instructions
	case d.Delivery.Method == shipping.Local && local != nil:
		d.Delivery.LocalDays = local.Days
	}
	d.DeliveryTerms = deliveryTerms(owner.Delivery, d.Delivery)
	return d
}

// destination is where the buyer is, as far as the request says.
func (b *basket) destination() shop.Destination {
	to := b.draft.ShippingAddress
	return shop.Destination{City: to.City, Province: to.Province, PostalCode: to.PostalCode}
}

// deliveryRefusal says that a chosen way of delivery is not possible, nil when all are.
func (b *basket) deliveryRefusal() error {
	for _, d := range b.draft.Shops {
		if b.shops[d.ShopID].Refuses(d.Delivery.Method, b.destination()) != nil {
			return ErrDelivery
		}
	}
	return nil
}

// seen tells that each shop's part is delivered as the buyer was shown; nothing shown is taken as it is.
func (b *basket) seen(shown map[string]shipping.Method) bool {
	for _, d := range b.draft.Shops {
		if method, said := shown[d.ShopID]; len(shown) > 0 && (!said || method != d.Delivery.Method) {
			return false
		}
	}
	return true
}

// saysPickedUp tells that the buyer was shown an order of which all is picked up: they need give no shipping address.
// [basket.seen] proves it.
func (r *Request) saysPickedUp() bool {
	for _, method := range r.Deliveries {
		if method != shipping.Pickup {
			return false
		}
	}
	return len(r.Deliveries) > 0
}

// deliveryTerms says how long an order takes to leave the shop or to be ready, then what the shop adds.
func deliveryTerms(d shop.Delivery, how order.Delivery) string {
	terms, leaves := "", "Expédition"
	switch how.Method {
	case shipping.Pickup:
		leaves = "Prête"
	case shipping.Local:
		leaves = "Préparation"
	}
	switch days := d.Days(); {
	case days.Min == days.Max:
		terms = fmt.Sprintf(leaves+" en %d\u00a0%s.", days.Max, workingDays(days.Max))
	case days.Min <= 0:
		terms = fmt.Sprintf(leaves+" en %d\u00a0%s au plus.", days.Max, workingDays(days.Max))
	default:
		terms = fmt.Sprintf(leaves+" en %d à %d\u00a0%s.", days.Min, days.Max, workingDays(days.Max))
	}
	if how.Method == shipping.Local {
		terms += fmt.Sprintf(" Livraison par la boutique en %d\u00a0%s au plus.", how.LocalDays,
			workingDays(how.LocalDays))
	}
	return strings.TrimSpace(terms + " " + d.Note)
}

func workingDays(n int) string {
	if n > 1 {
		return "jours ouvrables"
	}
	return "jour ouvrable"
}
