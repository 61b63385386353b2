package checkout_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// offer has a shop, placed on the map, hand over what it sells in some ways.
func (m *market) offer(shopID string, w shipping.Ways) {
	m.Helper()
	owner := markettest.Must(m.shops.ByID(guest, shopID))
	owner.Ways, owner.Located, owner.Lat, owner.Lon = w, true, 47.566, -69.865
	markettest.Must(m.shops.Update(guest, shopID, shop.Edit{Details: owner.Details}))
}

func (m *market) choose(ctx context.Context, cartID, shopID string, method shipping.Method) {
	m.Helper()
	if _, err := m.carts.Choose(ctx, cartID, shopID, method); err != nil {
		m.Fatal(err)
	}
}

func everyWay() shipping.Ways {
	return shipping.Ways{
		Pickup: &shipping.PickupOffer{Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0",
			Hours: "Le samedi, 10 h à 16 h", Instructions: "Sonnez à l’atelier."},
		Local: &shipping.LocalOffer{RadiusKm: 30, Price: 600, Days: 2},
	}
}

var toronto = account.Address{
	FirstName: "Maude", LastName: "Tremblay", Address: "290, Bremner Blvd", City: "Toronto", Province: "ON",
	PostalCode: "M5V 3L9", Country: "CA",
}

func TestABuyerInOntarioPicksUpInQuebec(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.offer(m.batture, everyWay())
		cartID := m.fill(guest, m.mug, m.tuque)
		m.choose(guest, cartID, m.batture, shipping.Pickup)
		r := m.request(cartID, visa)
		r.ShippingAddress, r.BillingAddress = toronto, toronto
		sum := markettest.Must(m.Summarise(guest, cartID, order.Address{Province: "ON", PostalCode: "M5V 3L9"}, false))
		r.ExpectedTotal = &sum.GrandTotal
		r.Deliveries = map[string]shipping.Method{m.batture: shipping.Pickup, m.nordet: shipping.Parcel}
		o := m.find(m.place(r).ID)
		batture, nordet := o.Part(m.batture), o.Part(m.nordet)
		if batture.Shipping != 0 || batture.Tax != (tax.Amounts{GSTHST: 190, QST: 379}) || !batture.PickedUp() {
			m.Errorf("picked up in Quebec: %+v", batture)
		}
		if nordet.Tax != (tax.Amounts{GSTHST: 949}) || nordet.Delivery.Method != shipping.Parcel {
			m.Errorf("sent to Ontario: %+v", nordet)
		}
		if d := batture.Delivery; !strings.Contains(d.Place, "12, rue du Quai, Kamouraska (QC)") ||
			d.Hours != "Le samedi, 10 h à 16 h" || batture.DeliveryTerms != "Prête en 2 à 4\u00a0jours ouvrables." {
			m.Errorf("agreed: %+v, %q", d, batture.DeliveryTerms)
		}
		m.drain()
		for _, letter := range *m.mails {
			switch {
			case letter.To[0] == "Maude@courriel.ca":
				if !strings.Contains(letter.Text, "Ramassage\u00a0: 12, rue du Quai") ||
					!strings.Contains(letter.Text, "TPS/TVH") || !strings.Contains(letter.Text, "Toronto") {
					m.Errorf("the confirmation says %s", letter.Text)
				}
			case strings.Contains(letter.Text, "Tasse"):
				if !strings.Contains(letter.Text, "À remettre à la boutique") ||
					strings.Contains(letter.Text, "Toronto") {
					m.Errorf("the shop is told %s", letter.Text)
				}
			}
		}
	})
}

func TestAnOrderThatIsAllPickedUpAsksForNoShippingAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.offer(m.batture, everyWay())
		cartID := m.fill(guest, m.mug)
		body := func(more map[string]any) map[string]any {
			b := m.body(cartID, more)
			delete(b, "shippingAddress")
			return b
		}
		pickedUp := map[string]any{"deliveries": map[string]any{m.batture: "pickup"}}
		if status, answer, _ := m.call(guest, "POST", "/v1/orders", body(nil)); status != 422 {
			m.Fatalf("without an address: %d %v", status, answer)
		}
		if status, answer, _ := m.call(guest, "POST", "/v1/orders", body(pickedUp)); status != 409 ||
			answer["code"] != "delivery_changed" {
			m.Fatalf("a pickup that the cart does not have: %d %v", status, answer)
		}
		m.choose(guest, cartID, m.batture, shipping.Pickup)
		status, answer, _ := m.call(guest, "POST", "/v1/orders", body(pickedUp))
		if status != http.StatusCreated {
			m.Fatalf("%d %v", status, answer)
		}
		o := m.find(answer["id"].(string))
		if o.HasDestination() || o.ShippingAddress != (order.Address{}) || o.BillingAddress.City != "Saint-Pascal" ||
			o.Contact.FirstName != "Maude" {
			m.Errorf("order = %+v", o)
		}
		m.drain()
		for _, letter := range *m.mails {
			if strings.Contains(letter.Text, "Livraison à") {
				m.Errorf("a letter sends it somewhere: %s", letter.Text)
			}
		}
	})
}

func TestAChoiceThatBecameImpossibleIsToldAndNeverChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.offer(m.batture, everyWay())
		cartID := m.fill(guest, m.mug)
		refused := func(what string, r checkout.Request, said string) {
			t.Helper()
			sum, ok := m.refused(guest, r, "delivery_changed").Extra.(*checkout.Summary)
			if !ok || sum.CanOrder || !strings.Contains(sum.Stores[0].DeliveryRefusal, said) {
				m.Errorf("%s: %+v", what, sum)
			}
		}
		m.choose(guest, cartID, m.batture, shipping.Local)
		r := m.request(cartID, visa)
		r.ShippingAddress = toronto
		refused("an address that nobody can place", r, "situer")
		r.ShippingAddress = account.Address{FirstName: "Maude", LastName: "Tremblay", Address: "1, rue X",
			City: "Kamouraska", Province: "QC", PostalCode: "H2X 1Y4", Country: "CA"}
		refused("an address beyond the radius", r, "30\u00a0km")
		r = m.request(cartID, visa) // Saint-Pascal is 11 km away
		m.offer(m.batture, shipping.Ways{})
		refused("a way that the shop no longer offers", r, "n’offre plus")
		if times, _ := m.charged(); times != 0 {
			m.Error("something was charged")
		}
		m.offer(m.batture, everyWay())
		if o := m.find(m.place(r).ID); o.Part(m.batture).Delivery != (order.Delivery{Method: shipping.Local,
			LocalDays: 2}) || o.Part(m.batture).Shipping != 600 {
			m.Errorf("delivered locally: %+v", o.Part(m.batture))
		}
	})
}

func TestTheDefaultThatChangedIsShownBeforeItIsOrdered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug)
		r := m.request(cartID, visa)
		r.Deliveries = map[string]shipping.Method{m.batture: shipping.Parcel}
		ways := everyWay()
		ways.NoParcel = true
		m.offer(m.batture, ways)
		if sum, ok := m.refused(guest, r, "delivery_changed").Extra.(*checkout.Summary); !ok ||
			sum.Stores[0].Method != shipping.Pickup || sum.Stores[0].DeliveryRefusal != "" {
			m.Errorf("summary = %+v", sum)
		}
	})
}

func TestAMethodThatIsNotOfferedCannotBeOrdered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug)
		status, _, _ := m.call(guest, "PUT", "/v1/carts/"+cartID+"/stores/"+m.batture+"/delivery",
			map[string]any{"method": "pickup"})
		if status != 422 {
			m.Errorf("chosen: %d", status)
		}
		r := m.request(cartID, visa)
		r.Deliveries = map[string]shipping.Method{m.batture: shipping.Pickup}
		m.refused(guest, r, "delivery_changed")
		// Even a choice that was forged in the row is not ordered.
		m.write(`UPDATE carts SET delivery = $1 WHERE id = $2`, `{"`+m.batture+`":"pickup"}`, cartID)
		m.refused(guest, r, "delivery_changed")
		if _, err := m.carts.Choose(guest, cartID, m.nordet, shipping.Parcel); err != cart.ErrStoreNotFound {
			m.Errorf("a shop that is not in the cart: %v", err)
		}
	})
}
