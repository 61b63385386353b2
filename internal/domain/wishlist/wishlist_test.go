package wishlist_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/domain/wishlist"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// window is a market with a mug in two colours and counted tuques, the users Maude and Luc, and their wishlists.
type window struct {
	*markettest.Market
	*wishlist.Service
	handler     http.Handler
	maude, luc  string
	shop        string
	mugs        *catalog.Product
	blue, green string
	tuque       string
}

var ctx = context.Background()

func newWindow(t testing.TB, d *db.DB) *window {
	t.Helper()
	m := markettest.New(t, d)
	w := &window{Market: m, Service: wishlist.New(d, m.Now, markettest.FileURL), shop: m.Shop(shop.NewShop{}).ID}
	w.maude, w.luc = w.User(account.NewUser{}), w.User(account.NewUser{FirstName: "Luc"})
	w.mugs = w.product(catalog.Details{
		Name: "Tasse trempée", Options: []catalog.Option{{Name: "Couleur", Values: []string{"Bleu", "Vert"}}},
		Variants: []catalog.Variant{
			{Options: map[string]string{"Couleur": "Bleu"}, Price: 3400, RegularPrice: 3800},
			{Options: map[string]string{"Couleur": "Vert"}, Price: 3800},
		},
	})
	w.blue, w.green = w.mugs.Variants[0].ID, w.mugs.Variants[1].ID
	w.tuque = w.product(catalog.Details{
		Name: "Tuque", Variants: []catalog.Variant{{Price: 6400, InventoryMode: catalog.ByStock, InventoryQuantity: 2}},
	}).Variants[0].ID
	log := markettest.Must(changes.NewFollower(ctx, d, slog.New(slog.DiscardHandler)))
	markettest.Must(0, w.Follow(ctx, log))
	go log.Run(t.Context())
	w.handler = markettest.API(w.Routes)
	return w
}

func (w *window) product(d catalog.Details) *catalog.Product {
	w.Helper()
	return w.Product(catalog.NewProduct{ShopID: w.shop, Details: d})
}

// call asks the API as someone (an empty id is a guest) and reads the answer.
func (w *window) call(userID, method, path string, body, answer any) int {
	w.Helper()
	asker := ctx
	if userID != "" {
		asker = web.AsUser(ctx, userID)
	}
	sent := bytes.NewReader(markettest.Must(json.Marshal(body)))
	r := httptest.NewRequestWithContext(asker, method, "/v1/users/"+path, sent)
	r.Header.Set("Content-Type", "application/json")
	out := httptest.NewRecorder()
	w.handler.ServeHTTP(out, r)
	if answer != nil && out.Code < 300 {
		if err := json.Unmarshal(out.Body.Bytes(), answer); err != nil {
			w.Fatalf("%s %s: %v in %s", method, path, err, out.Body)
		}
	}
	return out.Code
}

func (w *window) wish(variantID string) wishlist.Wire {
	w.Helper()
	var item wishlist.Wire
	if code := w.call(w.maude, "POST", w.maude+"/wishlists", map[string]string{"variantId": variantID},
		&item); code != 201 {
		w.Fatalf("add %s: %d", variantID, code)
	}
	w.At = w.At.Add(time.Minute)
	return item
}

func (w *window) list(page int) web.Page[wishlist.Wire] {
	w.Helper()
	var list web.Page[wishlist.Wire]
	if code := w.call(w.maude, "GET", fmt.Sprintf("%s/wishlists?page=%d", w.maude, page), nil, &list); code != 200 {
		w.Fatalf("list: %d", code)
	}
	return list
}

func TestAWishIsKeptWithWhatTheCatalogueSaysNow(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		if empty := w.list(1); empty.Data == nil || empty.Total != 0 {
			t.Errorf("empty list = %+v", empty)
		}
		blue := w.wish(w.blue)
		if blue.Name != "Tasse trempée" || blue.VariantName != "Bleu" || blue.Options["Couleur"] != "Bleu" ||
			blue.CurrentPrice != 3400 ||
			blue.RegularPrice != 3800 || blue.InventoryMode != "status" || blue.InventoryStatus != "in_stock" ||
			blue.InventoryQuantity != nil ||
			blue.IsDeleted || blue.StoreName != "Atelier Batture" || blue.ProductSlug != w.mugs.Slug ||
			blue.Availability != catalog.ForSale {
			t.Errorf("blue = %+v", blue)
		}
		w.wish(w.tuque)
		if again := w.wish(w.blue); again.ItemID != blue.ItemID || !again.AddedAt.Equal(blue.AddedAt) {
			t.Errorf("added again: %+v; want the same item", again)
		}
		list := w.list(1)
		if list.Total != 2 || len(list.Data) != 2 || list.Data[0].VariantID != w.tuque ||
			list.Data[1].VariantID != w.blue {
			t.Fatalf("list = %+v; want the latest first", list)
		}
		if n := list.Data[0].InventoryQuantity; n == nil || *n != 2 || list.Data[0].InventoryMode != "stock" {
			t.Errorf("tuque = %+v", list.Data[0])
		}
		var marks []wishlist.Mark
		first := wishlist.Mark{ItemID: blue.ItemID, VariantID: w.blue, ProductID: w.mugs.ID}
		if code := w.call(w.maude, "GET", w.maude+"/wishlists/marks", nil, &marks); code != 200 ||
			len(marks) != 2 || marks[0] != first {
			t.Errorf("marks: %d %+v", code, marks)
		}
		var found wishlist.Wire
		if code := w.call(w.maude, "GET", w.maude+"/wishlists/variants/"+w.blue, nil, &found); code != 200 ||
			found.ItemID != blue.ItemID {
			t.Errorf("by variant: %d %+v", code, found)
		}
		if code := w.call(w.maude, "GET", w.maude+"/wishlists/variants/"+w.green, nil, nil); code != 404 {
			t.Errorf("a variant that was not wished for: %d", code)
		}
		if code := w.call(w.maude, "DELETE", w.maude+"/wishlists/"+blue.ItemID, nil, nil); code != 204 ||
			w.list(1).Total != 1 {
			t.Errorf("remove: %d, %d left", code, w.list(1).Total)
		}
	})
}

func TestWhatCannotBeBoughtAnyMoreIsStillListedAndSaysSo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		w.wish(w.blue)
		w.wish(w.tuque)
		markettest.Must(0, w.Catalog.SetStock(ctx, w.shop, w.tuque, 2, 0))
		markettest.Must(0, w.Catalog.SetStatus(ctx, w.shop, w.mugs.ID, catalog.Archived))
		list := w.list(1).Data
		if tuque := list[0]; tuque.Availability != catalog.SoldOut || tuque.IsDeleted ||
			tuque.InventoryStatus != "out_of_stock" || *tuque.InventoryQuantity != 0 {
			t.Errorf("sold out: %+v", tuque)
		}
		if mug := list[1]; mug.Availability != catalog.Gone || !mug.IsDeleted || mug.Name != "Tasse trempée" {
			t.Errorf("no longer sold: %+v", mug)
		}
		for _, variant := range []string{w.green, "none", ""} {
			if code := w.call(w.maude, "POST", w.maude+"/wishlists", map[string]string{"variantId": variant},
				nil); code != 404 {
				t.Errorf("wished for %q: %d", variant, code)
			}
		}
		markettest.Must(0, w.Shops.SetVacation(ctx, w.shop, w.At.Add(24*time.Hour)))
		if tuque := w.list(1).Data[0]; tuque.Availability != catalog.ShopIsAway || tuque.IsDeleted {
			t.Errorf("the shop is away: %+v", tuque)
		}
	})
}

func TestOfAProductTheVariantItsPageShowsFirstIsWishedFor(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		wish := func(productID string) (item wishlist.Wire, code int) {
			code = w.call(w.maude, "POST", w.maude+"/wishlists", map[string]string{"productId": productID}, &item)
			return item, code
		}
		if item, code := wish(w.mugs.ID); code != 201 || item.VariantID != w.blue {
			t.Errorf("%d %+v", code, item)
		}
		mugs := w.mugs.Details
		mugs.Variants[0].InventoryStatus = catalog.OutOfStock
		markettest.Must(w.Catalog.Update(ctx, w.shop, w.mugs.ID, mugs))
		if item, code := wish(w.mugs.ID); code != 201 || item.VariantID != w.green {
			t.Errorf("with the first sold out: %d %+v", code, item)
		}
		if _, code := wish("none"); code != 404 {
			t.Errorf("an unknown product: %d", code)
		}
	})
}

func TestAnEditOfTheProductIsSeenAtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		w.wish(w.blue)
		w.list(1)                                                                 // a read that could be cached
		for _, name := range []string{"Tasse de grès", "Grande tasse", "Tasse"} { // the last two within a millisecond
			details := w.mugs.Details
			details.Name = name
			details.Variants[0].Price += 100
			edited := markettest.Must(w.Catalog.Update(ctx, w.shop, w.mugs.ID, details))
			if item := w.list(1).Data[0]; item.Name != name || item.CurrentPrice != edited.Variants[0].Price ||
				item.ProductSlug != edited.Slug {
				t.Errorf("%+v; want %s", item, name)
			}
		}
	})
}

func TestAListIsItsOwnersAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		item := w.wish(w.blue)
		for _, call := range []struct{ method, path string }{
			{"GET", "/wishlists"}, {"GET", "/wishlists/variants/" + w.blue},
			{"GET", "/wishlists/marks"},
			{"POST", "/wishlists"}, {"DELETE", "/wishlists/" + item.ItemID},
		} {
			body := map[string]string{"variantId": w.blue}
			if code := w.call("", call.method, w.maude+call.path, body, nil); code != 401 {
				t.Errorf("a guest, %s %s: %d", call.method, call.path, code)
			}
			if code := w.call(w.luc, call.method, w.maude+call.path, body, nil); code != 403 {
				t.Errorf("another, %s %s: %d", call.method, call.path, code)
			}
		}
		if code := w.call(w.luc, "DELETE", w.luc+"/wishlists/"+item.ItemID, nil, nil); code != 404 {
			t.Errorf("another's item under one's own path: %d", code)
		}
		if w.list(1).Total != 1 {
			t.Error("someone else changed the list")
		}
	})
}

func TestALongListIsReadByPages(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		w.fill(23)
		first, second, beyond := w.list(1), w.list(2), w.list(3)
		if len(first.Data) != 20 || first.From != 1 || first.To != 20 || first.Total != 23 || first.PageCount != 2 {
			t.Errorf("first page: %d items, %+v", len(first.Data), first.Total)
		}
		if len(second.Data) != 3 || second.From != 21 || second.CurrentPage != 2 || second.Data[2].Name != "Bol 0" {
			t.Errorf("second page: %+v", second)
		}
		if len(beyond.Data) != 0 || beyond.Total != 23 {
			t.Errorf("beyond the end: %+v", beyond)
		}
	})
}

// fill wishes for so many new products.
func (w *window) fill(n int) {
	for i := range n {
		w.wish(w.product(catalog.Details{
			Name: fmt.Sprintf("Bol %d", i), Variants: []catalog.Variant{{Price: 2000}},
		}).Variants[0].ID)
	}
}

func TestTheSameWishMadeAtOnceIsOneItem(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		ids := make([]string, 8)
		var all sync.WaitGroup
		for n := range ids {
			all.Go(func() { ids[n] = markettest.Must(w.Add(ctx, w.maude, w.blue)).ID })
		}
		all.Wait()
		for _, id := range ids {
			if id != ids[0] {
				t.Fatalf("items %v", ids)
			}
		}
	})
}

func TestAListTakesNoMoreThanItsLimit(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		markettest.Must(0, w.DB.Tx(ctx, func(tx *db.Tx) error {
			for n := range wishlist.MaxItems {
				if _, err := tx.Exec(ctx,
					`INSERT INTO wishlist_items (id, user_id, variant_id, added_at) VALUES ($1, $2, $3, 1)`,
					db.NewID(), w.maude, fmt.Sprint("gone", n)); err != nil {
					return err
				}
			}
			return nil
		}))
		if _, err := w.Add(ctx, w.maude, w.blue); !errors.Is(err, wishlist.ErrFull) {
			t.Errorf("err = %v", err)
		}
		if item := w.list(1).Data[0]; !item.IsDeleted || item.VariantID == w.blue {
			t.Errorf("an item the catalogue does not know: %+v", item)
		}
	})
}

func TestAClosedAccountLeavesNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		w.wish(w.blue)
		if exported := markettest.Must(w.Export(ctx, w.maude)).([]wishlist.Wire); len(exported) != 1 ||
			exported[0].VariantID != w.blue {
			t.Errorf("export = %+v", exported)
		}
		markettest.Must(w.Add(ctx, w.luc, w.blue))
		w.Change(func(tx *db.Tx) error { return w.Forget(ctx, tx, w.maude) })
		if w.list(1).Total != 0 {
			t.Error("the list was kept")
		}
		if _, total, err := w.List(ctx, w.luc, 1); total != 1 || err != nil {
			t.Errorf("another's list: %d, %v", total, err)
		}
	})
}

// One page of twenty wishes, as the API answers it.
func BenchmarkList(b *testing.B) {
	dbtest.Bench(b, "page", func(b *testing.B, d *db.DB) {
		w := newWindow(b, d)
		w.fill(20)
		b.ReportAllocs()
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				if code := w.call(w.maude, "GET", w.maude+"/wishlists", nil, nil); code != 200 {
					b.Error(code)
				}
			}
		})
	})
}
