package checkout_test

import (
	"errors"
	"net/http"
	"testing"
	"time"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

// From the moment an order is made of it, a cart stays as it is: what is paid for is what was in it.
func TestACartThatIsBeingPaidForCanOnlyBeRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("charged")
		r := m.request(m.fill(guest, m.tuque), declined)
		m.dies(r)
		m.restart()
		code, c, _ := m.call(guest, http.MethodGet, "/v1/carts/"+r.CartID, nil)
		if items, _ := c["items"].([]any); code != http.StatusOK || len(items) != 1 {
			m.Fatalf("the cart: %d %v", code, c)
		}
		item := c["items"].([]any)[0].(map[string]any)["id"].(string)
		for _, change := range []struct {
			method, path string
			body         any
		}{
			{http.MethodPost, "/items/", map[string]any{"variantId": m.mug, "quantity": 1}},
			{http.MethodPut, "/items/" + item, map[string]any{"quantity": 2}},
			{http.MethodDelete, "/items/" + item, nil},
		} {
			if code, a, _ := m.call(guest, change.method, "/v1/carts/"+r.CartID+change.path,
				change.body); code != http.StatusConflict ||
				a["code"] != "cart_charging" {
				m.Errorf("%s %s: %d %v", change.method, change.path, code, a)
			}
		}
		again := m.request(r.CartID, visa)
		again.Key = "autre"
		if _, err := m.Place(guest, again); !errors.Is(err, order.ErrPaymentRunning) {
			m.Errorf("ordered a second time: %v", err)
		}
		m.later(time.Minute)
		markettest.Must(0, m.Sweep(guest)) // the bank had said no
		if _, _, err := m.carts.Add(guest, r.CartID, m.mug, 1); err != nil {
			m.Errorf("the payment failed, yet the cart is closed: %v", err)
		}
		if placed := m.place(again); m.find(placed.ID).Items()[0].Quantity != 1 || len(m.find(placed.ID).Items()) != 2 {
			m.Errorf("ordered %+v", m.find(placed.ID).Items())
		}
		live := markettest.Must(m.orders.LiveOfCart(guest, m.db, r.CartID))
		_, err := m.carts.Open(guest, r.CartID)
		var p *problem.Error
		if !errors.As(err, &p) || !errors.Is(err, cart.ErrOrdered) || p.Extra != (cart.Ordered{OrderID: live.ID}) {
			m.Errorf("an ordered cart: %v", err)
		}
	})
}

// The failure of an order may be reported again after its cart became another one.
func TestAFailureReportedLateOpensNoCart(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("charged")
		r := m.request(m.fill(guest, m.tuque), declined)
		m.dies(r)
		attempt := markettest.Must(m.orders.OpenAttempts(guest, m.now().Add(time.Second), 1))[0]
		m.restart()
		m.later(time.Minute)
		markettest.Must(0, m.Sweep(guest))
		again := m.request(r.CartID, visa)
		again.Key = "autre"
		m.place(again)
		m.refused(guest, r, "card_declined") // the first request, repeated
		markettest.Must(0, m.FailAgain(guest, attempt.OrderID))
		if _, err := m.carts.Open(guest, r.CartID); !errors.Is(err, cart.ErrOrdered) {
			m.Errorf("the cart of order %s: %v", attempt.OrderID, err)
		}
	})
}
