package checkout_test

import (
	"fmt"
	"net/http"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// body is an order as a page sends it, with what a cheat adds to it.
func (m *market) body(cartID string, more map[string]any) map[string]any {
	home := map[string]any{
		"firstName": "Maude", "lastName": "Tremblay", "address": "84, rang de la Grande-Ligne", "city": "Saint-Pascal",
		"province": "QC", "postalCode": "G0L 3Y0", "country": "CA", "id": "une-adresse-gardée", "isDefault": true,
	}
	b := map[string]any{"cartId": cartID, "email": "maude@courriel.ca", "phone": "4185550142", "shippingAddress": home,
		"billingAddress": home, "tokenId": m.card(visa), "addContribution": false}
	for key, value := range more {
		b[key] = value
	}
	return b
}

func TestPricesOfTheClientAreNotRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque)
		want := markettest.Must(m.Summarise(guest, cartID, quebec, false)).GrandTotal
		status, answer, _ := m.call(guest, "POST", "/v1/orders", m.body(cartID, map[string]any{
			"items": []any{map[string]any{"variantId": m.tuque, "quantity": 1, "unitPrice": 0.01, "price": -5}},
			"total": 0.01, "grandTotal": 0.01, "fees": -100, "taxes": map[string]any{"gst_hst": 0, "qst": 0},
		}))
		if _, kept := m.charged(); status != http.StatusCreated || kept != want {
			m.Errorf("%d, charged %v; want %v: %v", status, kept, want, answer)
		}
	})
}

func TestQuantitiesBelowOneOrBeyondTheLimitNeverReachACart(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque)
		for _, quantity := range []int{-1, 0, 11, 1 << 40} {
			if _, _, err := m.carts.Add(guest, cartID, m.tuque, quantity); err == nil {
				m.Errorf("%d units were added", quantity)
			}
		}
		// Even a cart that was corrupted is not ordered.
		stored := 1
		for _, quantity := range []int{100, 1_000_000} {
			m.write(`UPDATE carts SET revision = $1,
				lines = REPLACE(lines, '"quantity":' || $2, '"quantity":' || $3) WHERE id = $4`,
				quantity, fmt.Sprint(stored), fmt.Sprint(quantity), cartID)
			stored = quantity
			r := m.request(cartID, visa)
			r.Key = fmt.Sprint(quantity)
			m.refused(guest, r, "out_of_stock")
		}
		if times, _ := m.charged(); times != 0 || m.left(m.tuque) != 10 {
			m.Error("something was sold")
		}
	})
}

func TestAnothersCartCannotBeOrderedNorSummed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		ana, bob := m.user("ana"), m.user("bob")
		theirs := m.fill(as(ana), m.tuque)
		m.refused(as(bob), m.request(theirs, visa), "cart_not_found")
		m.refused(guest, m.request(theirs, visa), "cart_not_found")
		if status, _, _ := m.call(as(bob), "POST", "/v1/orders/cart/summary",
			map[string]any{"cartId": theirs}); status != http.StatusNotFound {
			m.Errorf("summary answers %d", status)
		}
	})
}

func TestATokenServesOnceAndOnlyIfItIsOurs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		first, second := m.request(m.fill(guest, m.honey), visa), m.request(m.fill(guest, m.honey), visa)
		second.TokenID = first.TokenID
		m.place(first)
		m.refused(guest, second, "card_token_invalid")
		for n, forged := range []string{
			"tok_visa", "card_sandbox_AAAA", first.TokenID + "A", "tok_" + first.TokenID[8:],
		} {
			r := m.request(m.fill(guest, m.honey), visa)
			r.Key, r.TokenID = fmt.Sprint(n), forged
			m.refused(guest, r, "card_token_invalid")
		}
		if times, _ := m.charged(); times != 1 {
			m.Errorf("charged %d times", times)
		}
	})
}

func TestAnothersSavedCardIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		ana, bob := m.user("ana"), m.user("bob")
		customer := markettest.Must(m.options.Payments.EnsureCustomer(guest, payment.Customer{UserID: ana}))
		markettest.Must(m.options.Payments.EnsureCustomer(guest, payment.Customer{UserID: bob}))
		saved := markettest.Must(m.bank.SaveCard(guest, customer, m.card(visa)))
		r := m.request(m.fill(as(bob), m.honey), visa)
		r.TokenID = saved.ID
		m.refused(as(bob), r, "card_token_invalid")
		r = m.request(m.fill(guest, m.honey), visa)
		r.TokenID = saved.ID
		m.refused(guest, r, "card_token_invalid")
	})
}

func TestAnothersOrderAndInvoicesStayHidden(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		ana, bob := m.user("ana"), m.user("bob")
		placed, err := m.Place(as(ana), m.request(m.fill(as(ana), m.tuque), visa))
		if err != nil {
			m.Fatal(err)
		}
		other := m.place(m.request(m.fill(guest, m.honey), visa))
		m.drain()
		summary := map[string]any{"orderId": placed.ID}
		pdf := m.invoicePath(placed.ID, m.nordet)
		for name, ask := range map[string]func() (int, map[string]any){
			"signed in as another": func() (int, map[string]any) { return m.ask(bob, placed.ID, "", summary, pdf) },
			"another's token": func() (int, map[string]any) {
				return m.ask("", placed.ID, other.Token, summary, pdf)
			},
			"nothing":         func() (int, map[string]any) { return m.ask("", placed.ID, "", summary, pdf) },
			"a made-up token": func() (int, map[string]any) { return m.ask("", placed.ID, "AAAA", summary, pdf) },
		} {
			seen, view := ask()
			if seen != 0 {
				m.Errorf("%s: %d private calls answered", name, seen)
			}
			for _, private := range []string{"email", "phone", "firstName", "shippingAddress", "total", "summary"} {
				if _, shown := view[private]; shown {
					m.Errorf("%s: the order tells %s", name, private)
				}
			}
		}
		if seen, view := m.ask(ana, placed.ID, "", summary, pdf); seen != 3 || view["email"] != "Maude@courriel.ca" {
			m.Errorf("its owner sees %d of 3, %v", seen, view)
		}
		if seen, view := m.ask("", placed.ID, placed.Token, summary, pdf); seen != 3 || view["total"] == nil {
			m.Errorf("its token opens %d of 3, %v", seen, view)
		}
		wrong := m.invoicePath(placed.ID, m.nordet)[:10] + m.rang4 + "/invoices/nulle/pdf"
		if status, _, _ := m.call(as(ana), "GET", wrong+"?jeton="+placed.Token, nil); status != http.StatusNotFound {
			m.Errorf("an invoice of no one answers %d", status)
		}
	})
}

func TestCardsCannotBeTriedByTheThousandFromOneAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		var status int
		var answer map[string]any
		tries := 0
		for ; tries < 100 && status != http.StatusTooManyRequests; tries++ {
			status, answer, _ = m.call(guest, "POST", "/v1/orders",
				map[string]any{"cartId": "inconnu", "tokenId": "tok", "shippingAddress": map[string]any{}})
		}
		if tries != 61 || answer["code"] != "too_many_requests" || answer["detail"] == "" {
			m.Errorf("the %dth order is answered %d %v", tries, status, answer)
		}
	})
}

func TestCodesCannotBeGuessedByTheThousandFromOneAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.mug)
		var status int
		var answer map[string]any
		tries := 0
		for ; tries < 100 && status != http.StatusTooManyRequests; tries++ {
			status, answer, _ = m.call(guest, "POST", "/v1/carts/"+cartID+"/codes",
				map[string]any{"code": fmt.Sprintf("ESSAI%d", tries)})
			if tries == 0 && answer["code"] != "code_unknown" {
				m.Fatalf("the first code is answered %d %v", status, answer)
			}
		}
		if tries != 21 || answer["code"] != "too_many_requests" || answer["detail"] == "" {
			m.Errorf("the %dth code is answered %d %v", tries, status, answer)
		}
	})
}

// ask tries the three private calls and the open one; it counts the private ones that answered.
func (m *market) ask(
	userID, orderID, token string, summary map[string]any, pdf string,
) (seen int, view map[string]any) {
	m.Helper()
	ctx := guest
	if userID != "" {
		ctx = as(userID)
	}
	for _, path := range []string{"/v1/invoices/orders/" + orderID, pdf} {
		if status, _, _ := m.call(ctx, "GET", path+"?jeton="+token, nil); status == http.StatusOK {
			seen++
		}
	}
	if status, _, _ := m.call(ctx, "POST", "/v1/orders/order/summary?jeton="+token, summary); status == http.StatusOK {
		seen++
	}
	status, view, _ := m.call(ctx, "GET", "/v1/orders/"+orderID+"?jeton="+token, nil)
	if status != http.StatusOK || view["reference"] == "" {
		m.Errorf("the open call answers %d", status)
	}
	return seen, view
}

func (m *market) invoicePath(orderID, shopID string) string {
	m.Helper()
	var id string
	if err := m.db.QueryRow(guest, `SELECT id FROM invoices WHERE order_id = $1 AND shop_id = $2`, orderID,
		shopID).Scan(&id); err != nil {
		m.Fatal(err)
	}
	return "/v1/stores/" + shopID + "/invoices/" + id + "/pdf"
}

func (m *market) user(name string) string {
	m.Helper()
	return markettest.Must(m.options.Accounts.Create(guest, account.NewUser{
		FirstName: name, LastName: "Roy", Email: name + "@exemple.ca", PasswordHash: "aucun",
	})).ID
}
