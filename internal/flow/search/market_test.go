package search

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// A small market in memory, for tests that need no database.

func urlOf(key string) string { return "/fichiers/" + key }

var testTree = catalog.NewTree([]catalog.Category{
	{ID: "c-mode", ShortID: 1, Slug: "mode", Name: "Mode et vêtements", Order: 1},
	{ID: "c-tuques", ShortID: 2, ParentID: "c-mode", Slug: "tuques", Name: "Tuques", Order: 1},
	{ID: "c-bas", ShortID: 3, ParentID: "c-mode", Slug: "bas", Name: "Bas", Order: 2},
	{ID: "c-maison", ShortID: 4, Slug: "maison", Name: "Maison", Order: 2},
	{ID: "c-tasses", ShortID: 5, ParentID: "c-maison", Slug: "tasses", Name: "Tasses", Order: 1},
	{ID: "c-lumiere", ShortID: 6, ParentID: "c-maison", Slug: "chandelles", Name: "Chandelles", Order: 2},
})

var (
	nordet = &catalog.IndexShop{ID: "s-nordet", Name: "Maille Nordet", Slug: "maille-nordet", City: "Rimouski",
		Located: true, Lat: 48.45, Lon: -68.52}
	argile = &catalog.IndexShop{ID: "s-argile", Name: "Studio Argile & Sel", Slug: "argile-et-sel", City: "Montréal",
		Located: true, Lat: 45.50, Lon: -73.57}
	cirier = &catalog.IndexShop{ID: "s-cirier", Name: "Cirerie du Quai", Slug: "cirerie-du-quai", City: "Chandler"}
)

var day = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func product(id, name, category string, s *catalog.IndexShop, dollars int64, text string) *catalog.IndexProduct {
	return &catalog.IndexProduct{
		ID: id, Name: name, Slug: id, Shop: s, Text: text, CategoryIDs: testTree.WithAncestors([]string{category}),
		OwnCategories: 1,
		MinPrice:      money.Dollars(dollars), Available: true, PublishedAt: day, CreatedAt: day,
	}
}

func smallMarket() []*catalog.IndexProduct {
	tuque := product("p-tuque", "Tuque côtelée en laine d'agneau", "c-tuques", nordet, 45,
		"Tricotée à Rimouski, elle tient chaud aux oreilles.")
	tuque.SKUs, tuque.OptionValues = []string{"NOR-001-B", "NOR-001-V"}, []string{"Bleu marée", "Vert sapin"}
	bas := product("p-bas", "Bas de laine gris", "c-bas", nordet, 28, "Pour les bottes et les planchers froids.")
	bas.PublishedAt = day.Add(time.Hour)
	tasse := product("p-tasse", "Tasse du matin", "c-tasses", argile, 38,
		"Grès tourné à la main. Va bien avec un bol d'érable.")
	tasse.OptionValues = []string{"Bleu marée", "Brique"}
	bol := product("p-bol", "Bol à œufs", "c-tasses", argile, 30, "Pour la laine? Non, pour les œufs.")
	bol.Available = false
	chandelle := product("p-chandelle", "Chandelle d’ambre", "c-lumiere", cirier, 24, "Cire de soya, mèche de coton.")
	return []*catalog.IndexProduct{tuque, bas, tasse, bol, chandelle}
}

func testShops() (shops []*shop.Shop) {
	for i, e := range []*catalog.IndexShop{nordet, argile, cirier} {
		s := &shop.Shop{ID: e.ID, Status: shop.Approved, CreatedAt: day.Add(time.Duration(i) * time.Hour)}
		s.Name, s.Slug, s.City, s.Located, s.Lat, s.Lon = e.Name, e.Slug, e.City, e.Located, e.Lat, e.Lon
		s.CategoryCode = []shop.CategoryCode{"fashion", "home_deco", "home_deco"}[i]
		s.Photo = picture.Picture{File: e.ID + ".jpg", Alt: "Devanture"}
		shops = append(shops, s)
	}
	return shops
}

// indexOf makes an index of some products, with the test's tree and shops.
func indexOf(t testing.TB, entries []*catalog.IndexProduct) *Index {
	t.Helper()
	x := New(nil, nil, nil, urlOf)
	next := &snapshot{}
	next.setTree(testTree)
	next.shops = newShopIndex(testShops(), urlOf)
	err := x.fill(next, func(add func(*catalog.IndexProduct) error) error {
		for _, e := range entries {
			if err := add(e); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	x.publish(next)
	return x
}

// change puts entries in and takes products out, as a batch of the change log does.
func change(x *Index, entries []*catalog.IndexProduct, gone ...string) {
	x.writing.Lock()
	defer x.writing.Unlock()
	next := x.snapshot.Load().clone()
	x.put(next, entries, gone, nil)
	x.publish(next)
	x.compact()
}

// ask calls the API of an index and reads the answer into an O.
func ask[O any](t testing.TB, x *Index, path string) O {
	t.Helper()
	status, body := call(t, x, path)
	var out O
	if status != http.StatusOK {
		t.Fatalf("%s: %d %s", path, status, body)
	}
	if err := json.Unmarshal(body, &out); err != nil {
		t.Fatalf("%s: %v in %s", path, err, body)
	}
	return out
}

func call(t testing.TB, x *Index, path string) (int, []byte) {
	t.Helper()
	return callOn(t, serverOf(x), path)
}

// serverOf is the API of an index, for tests that call it many times.
func serverOf(x *Index) http.Handler {
	mux := http.NewServeMux()
	x.Routes(web.NewAPI(mux, "test", "1"))
	return mux
}

func callOn(t testing.TB, server http.Handler, path string) (int, []byte) {
	t.Helper()
	w := httptest.NewRecorder()
	server.ServeHTTP(w, httptest.NewRequestWithContext(context.Background(), http.MethodGet, "/v1"+path, nil))
	body, err := io.ReadAll(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	return w.Code, body
}

// slugs gives the products of a search, in order.
func slugs(t testing.TB, x *Index, query string) string {
	t.Helper()
	return tileSlugs(ask[ProductPage](t, x, "/search/products?"+query).Data)
}

func tileSlugs(tiles []Tile) string {
	var list []string
	for _, tile := range tiles {
		list = append(list, strings.TrimPrefix(tile.Slug, "p-"))
	}
	return strings.Join(list, " ")
}

func numbered(n int) string { return fmt.Sprintf("p-%06d", n) }
