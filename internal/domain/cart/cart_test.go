package cart_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

func TestACartShowsWhatTheSpecificationNames(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id := s.newCart()
		s.add(id, s.mug, 1)
		request := httptest.NewRequest("GET", "/v1/carts/"+id, nil)
		w := httptest.NewRecorder()
		s.handler.ServeHTTP(w, request)
		for _, name := range []string{
			`"items":[`, `"cartItems":[`, `"variantId":`, `"quantity":1`, `"options":{}`, `"limitPerOrder":3`,
			`"inventoryQuantity":null`, `"name":"Tasse trempée"`, `"slug":"tasse-trempee"`, `"productPhotos":[]`,
			`"productVariantPhotos":[]`, `"unitPrice":38.00`, `"regularPrice":46.00`, `"regularUnitPrice":46.00`,
			`"totalPrice":38.00`, `"storeName":"Atelier Batture"`, `"storeId":`, `"subTotal":38.00`,
		} {
			if !strings.Contains(w.Body.String(), name) {
				t.Errorf("the cart lacks %s: %s", name, w.Body)
			}
		}
	})
}

func TestAddingTwiceAddsUpAndOtherShopsFollow(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id := s.newCart()
		if c := s.open(id); len(c.Items) != 0 || c.SubTotal != 0 || c.CanOrder {
			t.Fatalf("a new cart is %+v", c)
		}
		s.add(id, s.mug, 1)
		s.add(id, s.tuque, 1)
		code, a := s.add(id, s.mug, 1)
		if code != 201 || a.Quantity != 2 || a.Whole.SubTotal != 2*3800+6400 || a.Whole.ItemCount != 3 ||
			!a.Whole.CanOrder {
			t.Errorf("%d %+v", code, a)
		}
		c := s.open(id)
		if len(c.Items) != 2 || c.Items[0].VariantID != s.mug || c.Items[0].Price.TotalPrice != 7600 ||
			c.Items[1].VariantID != s.tuque {
			t.Errorf("the lines are %+v", c.Items)
		}
		if len(c.Stores) != 2 || c.Stores[0].ID != s.batture || c.Stores[0].City != "Kamouraska" ||
			c.Stores[1].SubTotal != 6400 {
			t.Errorf("the shops are %+v", c.Stores)
		}
		if len(c.CartItems) != 2 {
			t.Errorf("cartItems has %d items", len(c.CartItems))
		}
	})
}

func TestTheMeterTellsTheWayToFreeShipping(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 1)
		meter := func() cart.Store { return s.open(id).Stores[0] }
		if m := meter(); *m.FreeShippingThreshold != 7500 || *m.LeftToFreeShipping != 3700 ||
			m.FreeShippingShare < 0.5 || m.FreeShippingShare > 0.51 {
			t.Errorf("with 38 $ of 75 $: %+v", m)
		}
		s.call("PUT", "/carts/"+id+"/items/"+item, `{"quantity":2}`)
		if m := meter(); *m.LeftToFreeShipping != 0 || m.FreeShippingShare != 1 {
			t.Errorf("with 76 $ of 75 $: %+v", m)
		}
		other, _ := s.filled(s.tuque, 1)
		if m := s.open(other).Stores[0]; m.FreeShippingThreshold != nil || m.LeftToFreeShipping != nil {
			t.Errorf("a shop without a threshold has a meter: %+v", m)
		}
	})
}

func TestNoLineGoesAboveItsLimit(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		for _, limited := range []struct {
			variant string
			limit   int
		}{{s.mug, 3}, {s.tuque, 5}, {s.lamp, catalog.DefaultLimit}} {
			id, item := s.filled(limited.variant, limited.limit)
			want := fmt.Sprintf("La quantité dépasse la limite autorisée pour ce produit\u00a0: %d au maximum.",
				limited.limit)
			code, a := s.add(id, limited.variant, 1)
			if code != 400 || a.Code != "limit_exceeded" || a.Detail != want || a.Extra.MaxQuantity != limited.limit {
				t.Errorf("one more than %d: %d %+v", limited.limit, code, a)
			}
			code, a = s.call("PUT", "/carts/"+id+"/items/"+item, fmt.Sprintf(`{"quantity":%d}`, limited.limit+1))
			if code != 400 || a.Code != "limit_exceeded" {
				t.Errorf("set above %d: %d %+v", limited.limit, code, a)
			}
			if got := s.quantities(id); got[limited.variant] != limited.limit {
				t.Errorf("a refusal changed the cart: %v", got)
			}
		}
	})
}

func TestWhatAClientMakesUpIsRefusedOrNotRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 2)
		other, _ := s.filled(s.mug, 1)
		line := func(quantity string) string { return `{"variantId":"` + s.mug + `","quantity":` + quantity + `}` }
		for _, sent := range []struct {
			method, path, body string
			status             int
			code               string
		}{
			{"POST", "/carts/" + id + "/items/", line("-5"), 422, "invalid"},
			{"POST", "/carts/" + id + "/items/", line("0"), 422, "invalid"},
			{"POST", "/carts/" + id + "/items/", line("1.5"), 422, "invalid"},
			{"POST", "/carts/" + id + "/items/", line("2147483648"), 400, "limit_exceeded"},
			{"POST", "/carts/" + id + "/items/", line("9223372036854775807"), 400, "limit_exceeded"},
			{"POST", "/carts/" + id + "/items/", `{"variantId":"inconnue","quantity":1}`, 404, "variant_not_found"},
			{"PUT", "/carts/" + id + "/items/" + item, `{"quantity":-1}`, 422, "invalid"},
			{"PUT", "/carts/" + id + "/items/" + item, `{"quantity":1000000}`, 400, "limit_exceeded"},
			{"PUT", "/carts/" + other + "/items/" + item, `{"quantity":1}`, 404, "cart_item_not_found"},
			{"DELETE", "/carts/" + other + "/items/" + item, ``, 404, "cart_item_not_found"},
			{"DELETE", "/carts/" + id + "/items/inconnu", ``, 404, "cart_item_not_found"},
			{"GET", "/carts/inconnu", ``, 404, "cart_not_found"},
			{"POST", "/carts/inconnu/items/", line("1"), 404, "cart_not_found"},
			{"PUT", "/carts/inconnu/items/" + item, `{"quantity":1}`, 404, "cart_not_found"},
			{"DELETE", "/carts/inconnu/items/" + item, ``, 404, "cart_not_found"},
		} {
			code, a := s.call(sent.method, sent.path, sent.body)
			if code != sent.status || (sent.code != "invalid" && a.Code != sent.code) {
				t.Errorf("%s %s %s: %d %s; want %d %s", sent.method, sent.path, sent.body, code, a.Code, sent.status,
					sent.code)
			}
		}
		if got := s.quantities(id); !maps.Equal(got, map[string]int{s.mug: 2}) {
			t.Errorf("the cart holds %v", got)
		}
		code, a := s.call("POST", "/carts/"+other+"/items",
			`{"variantId":"`+s.mug+`","quantity":1,"unitPrice":0.01,"price":{"totalPrice":0}}`)
		if code != 201 || a.Whole.SubTotal != 2*3800 {
			t.Errorf("a price that was sent counted, or the path without its slash is unknown: %d %+v", code, a)
		}
	})
}

func TestALineIsChangedAndTakenOut(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 3)
		code, a := s.call("PUT", "/carts/"+id+"/items/"+item, `{"quantity":1}`)
		if code != 200 || a.ID != item || a.Quantity != 1 || a.Whole.SubTotal != 3800 {
			t.Errorf("%d %+v", code, a)
		}
		code, a = s.call("DELETE", "/carts/"+id+"/items/"+item, "")
		if code != 200 || len(a.Items) != 0 || a.SubTotal != 0 || a.CanOrder {
			t.Errorf("%d %+v", code, a)
		}
	})
}

func TestAChangedPriceIsShownUntilItIsSeen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 2)
		price := func() cart.Price { return s.open(id).Items[0].Price }
		if p := price(); p.PreviousUnitPrice != nil {
			t.Errorf("nothing changed, yet %+v", p)
		}
		s.write(`UPDATE variants SET price = 4200 WHERE id = $1`, s.mug)
		for range 2 { // reading it is not seeing it
			p := price()
			if p.UnitPrice != 4200 || p.TotalPrice != 8400 || p.PreviousUnitPrice == nil ||
				*p.PreviousUnitPrice != 3800 {
				t.Fatalf("after a rise: %+v", p)
			}
		}
		s.call("POST", "/carts/"+id+"/seen", `{"items":[{"id":"`+item+`","unitPrice":41.00}]}`)
		if p := price(); p.PreviousUnitPrice == nil {
			t.Error("a price that is not the current one passed for seen")
		}
		s.call("POST", "/carts/"+id+"/seen", `{"items":[{"id":"`+item+`","unitPrice":42.00}]}`)
		if p := price(); p.PreviousUnitPrice != nil || p.UnitPrice != 4200 {
			t.Errorf("after it was seen: %+v", p)
		}
		s.write(`UPDATE variants SET price = 3000 WHERE id = $1`, s.mug)
		s.call("PUT", "/carts/"+id+"/items/"+item, `{"quantity":1}`)
		if p := price(); p.PreviousUnitPrice != nil || p.TotalPrice != money.Cents(3000) {
			t.Errorf("after the shopper changed the line: %+v", p)
		}
	})
}

func TestWhatCannotBeBoughtIsShownAndNotCounted(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		for _, loss := range []struct {
			state             catalog.OfferState
			statement, refuse string
			status            int
			undo              string
		}{
			{catalog.Gone, `UPDATE products SET status = 'archived'`, "variant_not_found", 404,
				`UPDATE products SET status = 'published'`},
			{catalog.Gone, `UPDATE variants SET deleted_at = 1`, "variant_not_found", 404,
				`UPDATE variants SET deleted_at = NULL`},
			{catalog.Gone, `UPDATE shops SET status = 'suspended'`, "variant_not_found", 404,
				`UPDATE shops SET status = 'approved'`},
			{catalog.ShopIsAway, `UPDATE shops SET vacation_until = 4000000000000`, "shop_is_away", 409,
				`UPDATE shops SET vacation_until = NULL`},
			{catalog.SoldOut, `UPDATE variants SET inventory_quantity = 0`, "out_of_stock", 409,
				`UPDATE variants SET inventory_quantity = 5`},
		} {
			id, item := s.filled(s.tuque, 2)
			s.write(loss.statement)
			c := s.open(id)
			line := c.Items[0]
			if line.Availability != loss.state || line.MaxQuantity != 0 || line.Price.TotalPrice != 0 ||
				c.SubTotal != 0 || c.CanOrder {
				t.Errorf("%s: %+v", loss.statement, c)
			}
			if loss.state == catalog.ShopIsAway && line.VacationUntil == nil {
				t.Error("the end of the vacation is not shown")
			}
			if code, a := s.add(id, s.tuque, 1); code != loss.status || a.Code != loss.refuse {
				t.Errorf("%s: adding: %d %s", loss.statement, code, a.Code)
			}
			code, a := s.call("PUT", "/carts/"+id+"/items/"+item, `{"quantity":1}`)
			if code != loss.status || a.Code != loss.refuse {
				t.Errorf("%s: changing: %d %s", loss.statement, code, a.Code)
			}
			if code, _ := s.call("DELETE", "/carts/"+id+"/items/"+item, ""); code != 200 {
				t.Errorf("%s: taking it out: %d", loss.statement, code)
			}
			s.write(loss.undo)
		}
	})
}

func TestALineAboveAFallenStockKeepsTheCartFromCheckout(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.tuque, 4)
		s.write(`UPDATE variants SET inventory_quantity = 3 WHERE id = $1`, s.tuque)
		c := s.open(id)
		if c.CanOrder || c.Items[0].Quantity != 4 || c.Items[0].MaxQuantity != 3 || c.SubTotal != 4*6400 {
			t.Errorf("%+v", c)
		}
		if _, a := s.call("PUT", "/carts/"+id+"/items/"+item, `{"quantity":3}`); !a.Whole.CanOrder {
			t.Errorf("reduced to what is left: %+v", a.Whole)
		}
	})
}

func TestSimultaneousAdditionsAllCountUpToTheLimit(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id := s.newCart()
		var wait sync.WaitGroup
		var mu sync.Mutex
		codes := map[int]int{}
		body := `{"variantId":"` + s.tuque + `","quantity":1}`
		for range 12 {
			wait.Go(func() {
				request := httptest.NewRequest(http.MethodPost, "/v1/carts/"+id+"/items/", strings.NewReader(body))
				request.Header.Set("Content-Type", "application/json")
				w := httptest.NewRecorder()
				s.handler.ServeHTTP(w, request)
				mu.Lock()
				codes[w.Code]++
				mu.Unlock()
			})
		}
		wait.Wait()
		if !maps.Equal(codes, map[int]int{201: 5, 400: 7}) {
			t.Errorf("answers %v; want 5 additions and 7 refusals", codes)
		}
		if got := s.quantities(id); !maps.Equal(got, map[string]int{s.tuque: 5}) {
			t.Errorf("the cart holds %v", got)
		}
	})
}

func TestACartHoldsAHundredDifferentProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, _ := s.filled(s.mug, 1)
		for i := range cart.MaxLines - 1 {
			variant := s.product(s.nordet, fmt.Sprintf("Bas %d", i), catalog.Variant{Price: 1000})
			markettest.Must(whole(s.carts.Add(t.Context(), id, variant, 1)))
		}
		if code, a := s.add(id, s.lamp, 1); code != 400 || a.Code != "cart_full" {
			t.Errorf("one too many: %d %+v", code, a)
		}
		if code, _ := s.add(id, s.mug, 1); code != 201 {
			t.Errorf("more of what it holds: %d", code)
		}
	})
}

func TestAdditionsAreCountedByProduct(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id := s.newCart()
		if code, _ := s.add(id, s.mug, 50); code != 400 || s.added.Load() != nil {
			t.Errorf("a refused addition: %d, counted %v", code, s.added.Load())
		}
		s.add(id, s.mug, 1)
		mug := markettest.Must(catalog.Offers(t.Context(), d, []string{s.mug}))[s.mug].ProductID
		if got := s.added.Load(); got == nil || *got != mug {
			t.Errorf("counted %v, want %s", got, mug)
		}
	})
}

func whole(_ *cart.Item, c *cart.Cart, err error) (*cart.Cart, error) { return c, err }

func TestReadingACartKeepsItAlive(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		read, _ := s.filled(s.mug, 1)
		left, _ := s.filled(s.mug, 1)
		s.clock = s.clock.Add(cart.Unused - time.Hour)
		s.open(read)
		empty := s.newCart()
		s.clock = s.clock.Add(2 * time.Hour)
		markettest.Must(0, s.carts.Expire(t.Context()))
		s.open(read)
		s.open(empty)
		if code, a := s.call("GET", "/carts/"+left, ""); code != 404 || a.Code != "cart_not_found" {
			t.Errorf("a cart unused for 90 days: %d %+v", code, a)
		}
		s.clock = s.clock.Add(cart.UnusedEmpty + 25*time.Hour)
		markettest.Must(0, s.carts.Expire(t.Context()))
		if code, _ := s.call("GET", "/carts/"+empty, ""); code != 404 {
			t.Errorf("an empty cart unused for a week: %d", code)
		}
		if got := s.quantities(read); got[s.mug] != 1 {
			t.Errorf("the cart that is used holds %v", got)
		}
	})
}
