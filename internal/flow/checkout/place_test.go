package checkout_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

func TestAGuestOrdersFromThreeShops(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug, m.honey, m.tuque)
		sum, err := m.Summarise(guest, cartID, quebec, true)
		if err != nil {
			m.Fatal(err)
		}
		r := m.request(cartID, visa)
		r.Contribution, r.ExpectedTotal = true, &sum.GrandTotal
		placed := m.place(r)
		o := m.find(placed.ID)
		if placed.Status != order.Paid || placed.Total != sum.GrandTotal || o.GrandTotal != sum.GrandTotal ||
			len(o.Shops) != 3 {
			m.Errorf("placed %+v of %v", placed, sum.GrandTotal)
		}
		if times, kept := m.charged(); times != 1 || kept != sum.GrandTotal {
			m.Errorf("charged %d times, %v", times, kept)
		}
		if m.left(m.tuque) != 9 {
			m.Errorf("%d tuques left", m.left(m.tuque))
		}
		if o.ShippingAddress.PostalCode != "G0L 3Y0" || o.Contact.FirstName != "Maude" {
			m.Errorf("kept %+v, %+v", o.ShippingAddress, o.Contact)
		}
		attempt, err := m.orders.AttemptOf(guest, m.db, o.ID)
		if err != nil || attempt.CardLast4 != "4242" || attempt.CardBrand != "visa" || attempt.CardToken != "" {
			m.Errorf("attempt %+v, %v", attempt, err)
		}
		m.refused(guest, m.request(cartID, visa), "idempotency_conflict") // the same key, another token
		second := m.request(cartID, visa)
		second.Key = "autre"
		refusal := m.refused(guest, second, "cart_already_ordered")
		if refusal.Extra != (cart.Ordered{OrderID: o.ID}) {
			m.Errorf("the buyer is led to %+v", refusal.Extra)
		}
	})
}

func TestADeclinedCardGivesTheStockBackAndTheCartMayBeOrderedAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque, m.honey)
		r := m.request(cartID, declined)
		m.refused(guest, r, "card_declined")
		m.refused(guest, r, "card_declined") // the same request has the same answer
		if m.left(m.tuque) != 10 {
			m.Errorf("%d tuques left", m.left(m.tuque))
		}
		poor := m.request(cartID, noFunds)
		poor.Key = "deuxième"
		if p := m.refused(guest, poor, "insufficient_funds"); p.Text.FR != "Votre carte a été refusée\u00a0: les "+
			"fonds sont insuffisants." {
			m.Errorf("says %q", p.Text.FR)
		}
		good := m.request(cartID, visa)
		good.Key = "troisième"
		m.place(good)
		if times, _ := m.charged(); times != 1 || m.left(m.tuque) != 9 {
			m.Errorf("charged %d times, %d tuques left", times, m.left(m.tuque))
		}
	})
}

func TestATotalThatChangedIsRefusedWithTheNewSummary(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque)
		seen := markettest.Must(m.Summarise(guest, cartID, quebec, false)).GrandTotal
		m.raise(m.nordet, m.tuque, 7000)
		r := m.request(cartID, visa)
		r.ExpectedTotal = &seen
		fresh, ok := m.refused(guest, r, "total_changed").Extra.(*checkout.Summary)
		if !ok || fresh.GrandTotal <= seen || fresh.Items[0].UnitPrice != 7000 {
			m.Fatalf("extra %+v", fresh)
		}
		if times, _ := m.charged(); times != 0 || m.left(m.tuque) != 10 {
			m.Errorf("charged %d times, %d left", times, m.left(m.tuque))
		}
		r.ExpectedTotal = &fresh.GrandTotal
		if placed := m.place(r); placed.Total != fresh.GrandTotal {
			m.Errorf("charged %v", placed.Total)
		}
	})
}

// raise changes the price of a product's only variant.
func (m *market) raise(shopID, variantID string, price money.Cents) {
	m.Helper()
	offer := markettest.Must(catalog.Offers(guest, m.db, []string{variantID}))[variantID]
	p := markettest.Must(m.goods.OfShopByID(guest, shopID, offer.ProductID))
	p.Variants[0].Price = price
	markettest.Must(m.goods.Update(guest, shopID, p.ID, p.Details))
}

func TestWhatCannotBeBoughtIsRefusedWithTheNewSummary(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		withdrawn, over, empty := m.fill(guest, m.mug, m.honey), m.fill(guest, m.mug), m.fill(guest)
		honey := markettest.Must(catalog.Offers(guest, m.db, []string{m.honey}))[m.honey]
		if err := m.goods.SetStatus(guest, m.rang4, honey.ProductID, catalog.Archived); err != nil {
			m.Fatal(err)
		}
		sum := m.refused(guest, m.request(withdrawn, visa), "out_of_stock").Extra.(*checkout.Summary)
		if sum.CanOrder || sum.Items[1].Availability != catalog.Gone || sum.SubTotal != 3800 ||
			sum.Items[1].TotalPrice != 0 {
			m.Errorf("summary %+v", sum)
		}
		if _, _, err := m.carts.Add(guest, over, m.mug, 2); err != nil {
			m.Fatal(err)
		}
		offers := markettest.Must(catalog.Offers(guest, m.db, []string{m.mug}))
		p := markettest.Must(m.goods.OfShopByID(guest, m.batture, offers[m.mug].ProductID))
		p.Variants[0].LimitPerOrder = 2
		markettest.Must(m.goods.Update(guest, m.batture, p.ID, p.Details))
		m.refused(guest, m.request(over, visa), "limit_exceeded")
		m.refused(guest, m.request(empty, visa), "cart_empty")
	})
}

func TestEveryFieldIsCheckedBeforeAnythingIsTaken(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.tuque), visa)
		r.Contact, r.TokenID, r.Password = order.Contact{Email: "pas un courriel", Phone: "418"}, "", "court"
		r.ShippingAddress.PostalCode, r.BillingAddress.Province = "12345", "XX"
		got := map[string]string{}
		for _, f := range m.refused(guest, r, "invalid_input").Fields {
			got[f.Path] = f.Code
		}
		for path, code := range map[string]string{
			"email": "email", "phone": "phone", "tokenId": "required", "password": "too_short",
			"shippingAddress.postalCode": "postal_code", "billingAddress.province": "province",
		} {
			if got[path] != code {
				m.Errorf("%s: %q, want %q", path, got[path], code)
			}
		}
		if m.left(m.tuque) != 10 {
			m.Error("stock was taken")
		}
	})
}

func TestAPostalCodeOfAnotherProvinceIsRefusedAtItsField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.honey), visa)
		r.ShippingAddress.Province = "ON" // its postal code begins with G
		fields := m.refused(guest, r, "invalid_input").Fields
		if len(fields) != 1 || fields[0].Path != "shippingAddress.postalCode" ||
			fields[0].Code != "postal_code_province" {
			m.Errorf("fields %+v", fields)
		}
		r.ShippingAddress.PostalCode = "K1A 0B1"
		m.place(r)
	})
}

func TestASilentProviderTakesNothingAndALostAnswerIsFound(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.refused(guest, m.request(m.fill(guest, m.tuque), silent), "payment_timeout")
		if times, _ := m.charged(); times != 0 || m.left(m.tuque) != 10 {
			m.Errorf("charged %d times, %d left", times, m.left(m.tuque))
		}
		if placed := m.place(m.request(m.fill(guest, m.tuque), lostAnswer)); placed.Status != order.Paid {
			m.Errorf("placed %+v", placed)
		}
		if times, _ := m.charged(); times != 1 {
			m.Errorf("charged %d times", times)
		}
	})
}

func TestASignedInBuyerNeedsNoContactAndMayUseASavedCard(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		user := markettest.Must(m.options.Accounts.Create(guest, account.NewUser{
			FirstName: "Ana", LastName: "Roy", Email: "ana@courriel.ca", Phone: "4185550199", Password: "un-deux-trois",
		}))
		customer := markettest.Must(m.options.Payments.EnsureCustomer(guest, payment.Customer{
			UserID: user.ID, Email: user.Email,
		}))
		saved := markettest.Must(m.bank.SaveCard(guest, customer, m.card(visa)))
		r := m.request(m.fill(as(user.ID), m.honey), visa)
		r.Contact, r.TokenID = order.Contact{}, saved.ID
		placed, err := m.Place(as(user.ID), r)
		if err != nil {
			m.Fatal(err)
		}
		if o := m.find(placed.ID); o.UserID != user.ID || o.Contact.Email != "ana@courriel.ca" ||
			o.Contact.FirstName != "Ana" {
			m.Errorf("order of %+v", o.Contact)
		}
	})
}

func TestACartIsSummedForTheProvinceChosen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug, m.honey, m.tuque)
		for province, want := range map[string][2]money.Cents{
			// goods 116,50 $; shipping 12 $ on the mug, 8,50 $ on groceries, 9 $ on the tuque
			"": {615, 1227}, "QC": {615, 1227}, "ON": {1599, 0}, "AB": {615, 0}, "YT": {615, 0},
		} {
			status, sum, _ := m.call(guest, "POST", "/v1/orders/cart/summary", map[string]any{
				"cartId": cartID, "shippingAddress": map[string]any{"province": province, "country": "CA"},
				"addContribution": true,
			})
			taxes, _ := sum["taxes"].(map[string]any)
			if status != 200 || sum["subTotal"] != 116.5 || sum["shipping"] != 29.5 || sum["fees"] != 2.0 ||
				taxes["gst_hst"] != float64(want[0])/100 || taxes["qst"] != float64(want[1])/100 ||
				sum["canOrder"] != true {
				m.Errorf("%s: %d %v", province, status, sum)
			}
			stores, _ := sum["stores"].([]any)
			per, _ := sum["shippingPerStore"].(map[string]any)
			if len(stores) != 3 || per[m.batture] != 12.0 || per[m.rang4] != 8.5 {
				m.Errorf("%s: %v, %v", province, stores, per)
			}
		}
		for field, address := range map[string]map[string]any{
			"shippingAddress.province":   {"province": "NY"},
			"shippingAddress.country":    {"province": "QC", "country": "US"},
			"shippingAddress.postalCode": {"province": "ON", "postalCode": "G0L 3Y0"},
		} {
			status, answer, body := m.call(guest, "POST", "/v1/orders/cart/summary", map[string]any{
				"cartId": cartID, "shippingAddress": address,
			})
			if status != 422 || !strings.Contains(string(body), field) {
				m.Errorf("%v answers %d %v", address, status, answer)
			}
		}
	})
}

func TestASummaryTellsWhenParcelsArriveWhereTheyGo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug)
		for _, c := range []struct {
			to       order.Address
			from, by string
		}{
			{quebec, "2026-11-06", "2026-11-12"},
			{order.Address{Province: "QC", PostalCode: "G4T 1A1"}, "2026-11-10", "2026-11-18"},
			{order.Address{Province: "BC"}, "2026-11-11", "2026-11-19"},
		} {
			sum := markettest.Must(m.Summarise(guest, cartID, c.to, false))
			if got := sum.Stores[0].Arrival; got == nil || got.From != c.from || got.To != c.by {
				m.Errorf("to %+v: %+v, want %s to %s", c.to, got, c.from, c.by)
			}
		}
		if got := markettest.Must(m.carts.Open(guest, cartID)).Stores[0].Arrival; got == nil || got.To != "2026-11-12" {
			m.Errorf("the cart says %+v", got)
		}
	})
}
