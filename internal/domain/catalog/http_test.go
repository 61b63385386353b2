package catalog_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

// get asks the API and reads its answer into a T.
func get[T any](t *testing.T, m *market, path string, wantStatus int) (answer T, body string) {
	t.Helper()
	mux := http.NewServeMux()
	m.Routes(web.NewAPI(mux, "test", "1"))
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest("GET", "/v1"+path, nil))
	body = w.Body.String()
	if w.Code != wantStatus {
		t.Fatalf("GET %s: %d %s", path, w.Code, body)
	}
	if err := json.Unmarshal([]byte(body), &answer); err != nil {
		t.Fatalf("GET %s: %v in %s", path, err, body)
	}
	return answer, body
}

func TestTheFlatListOfCategories(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.Create(ctx, m.cup()))
		list, body := get[[]catalog.CategoryWire](t, m, "/product-categories/flat", 200)
		if len(list) != 3 || list[2].ID != m.house.ID || list[2].ParentID != nil || list[2].Children[0] != m.dishes.ID {
			t.Errorf("list = %s", body)
		}
		for _, c := range list {
			if c.ID == m.cups.ID && (*c.ParentID != m.dishes.ID || c.Path != "maison-et-decoration/vaisselle/tasses" ||
				*c.ProductCount != 1 || !c.Filled || c.ShortID != 3) {
				t.Errorf("cups = %+v", c)
			}
		}
		if !strings.Contains(body, `"children":[]`) || !strings.Contains(body, `"parentId":null`) {
			t.Errorf("wire names: %s", body)
		}
		bare, body := get[[]catalog.CategoryWire](t, m, "/product-categories/flat?top=true&brief=true", 200)
		if len(bare) != 1 || !bare[0].IsParent || strings.Contains(body, `"children"`) ||
			strings.Contains(body, `"path"`) {
			t.Errorf("without the ids of subcategories: %s", body)
		}
	})
}

// A page that tells no counts is not made again when they change.
func TestTheListOfCategoriesWithoutCounts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.Create(ctx, m.cup()))
		const call = "/product-categories/flat?top=true&counts=false"
		top, before := get[[]catalog.CategoryWire](t, m, call, 200)
		if len(top) != 1 || top[0].ID != m.house.ID || !top[0].Filled || strings.Contains(before, "productCount") {
			t.Errorf("top = %s", before)
		}
		markettest.Must(m.Create(ctx, m.plain("Bol")))
		if _, after := get[[]catalog.CategoryWire](t, m, call, 200); after != before {
			t.Errorf("one more product changes the row from %s to %s", before, after)
		}
	})
}

// A page about a category shows the way down to it and what is right under it, whatever name it is asked by.
func TestTheListOfCategoriesAroundOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		whole := []string{m.house.ID, m.dishes.ID, m.cups.ID}
		for name, want := range map[string][]string{
			"maison-et-decoration": whole[:2], "maison-et-decoration/vaisselle": whole, "vaisselle": whole,
			m.dishes.ID: whole, "3": whole, m.cups.ID: whole, "nulle-part": nil, "maison-et-decoration/tasses": nil,
		} {
			list, body := get[[]catalog.CategoryWire](t, m,
				"/product-categories/flat?counts=false&brief=true&around="+url.QueryEscape(name), 200)
			var got []string
			for _, c := range list {
				got = append(got, c.ID)
			}
			if !slices.Equal(got, want) || body == "null" {
				t.Errorf("around %s: %s", name, body)
			}
		}
	})
}

func TestAProductPage(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		wire, body := get[catalog.ProductWire](t, m, "/products/slug/tasse-trempee", 200)
		byID, _ := get[catalog.ProductWire](t, m, "/products/"+p.ID, 200)
		if byID.Slug != wire.Slug || wire.RedirectTo != "" || wire.StoreName != "Atelier Batture" ||
			wire.Store.LegalAddress != "12, rue du Quai, Kamouraska (QC) G0L 1M0" {
			t.Errorf("product = %s", body)
		}
		paths := []string{}
		for _, crumb := range wire.Breadcrumb {
			paths = append(paths, crumb.Path)
		}
		if !slices.Equal(paths, []string{"maison-et-decoration", "maison-et-decoration/vaisselle",
			"maison-et-decoration/vaisselle/tasses"}) {
			t.Errorf("breadcrumb = %v", paths)
		}
		if wire.MainPhoto != "/fichiers/bleu.jpg" || wire.ProductPhotos[1].File != "/fichiers/sauge.jpg" ||
			*wire.Store.ShippingSettings.FreeShippingThreshold != 7500 {
			t.Errorf("photos and shipping = %s", body)
		}
		counted, sold := wire.Variants[0], wire.Variants[2]
		if *counted.InventoryQuantity != 14 || counted.MaxQuantity != 6 || *counted.LimitPerOrder != 6 ||
			*counted.Weight != 0.4 || counted.Length != nil || counted.InventoryStatus != catalog.InStock {
			t.Errorf("counted variant = %+v", counted)
		}
		if sold.InventoryStatus != catalog.OutOfStock || sold.InventoryQuantity != nil ||
			len(sold.ProductVariantPhotos) != 2 ||
			!sold.ProductVariantPhotos[0].IsDefault ||
			sold.ProductVariantPhotos[0].ProductPhoto.File != "/fichiers/sauge.jpg" {
			t.Errorf("sold-out variant = %+v", sold)
		}
		for _, want := range []string{
			`"minPrice":34.00`, `"defaultRegularPrice":0.00`, `"regularPrice":46.00`,
			`"480.webp":"/fichiers/bleu/480.webp"`,
			`"finalSale":true`, `"vacationUntil":null`,
		} {
			if !strings.Contains(body, want) {
				t.Errorf("the page lacks %s: %s", want, body)
			}
		}
	})
}

// A shop that sends no parcel promises none: its own way of delivery says when, and whether it is free.
func TestAProductPageOfAShopThatSendsNoParcel(t *testing.T) {
	local := `"local":{"radiusKm":30,"price":6.00,"freeFrom":30.00,"days":2}`
	pickup := `"pickup":{"price":2.00,"address":"1, le Quai","city":"Rimouski","postalCode":"G5L 1A1","hours":"Midi"}`
	for _, c := range []struct {
		ways     string
		method   shipping.Method
		from, to string // morning is a Sunday; the shop prepares in 2 to 4 working days
		free     bool
	}{
		{``, shipping.Parcel, "2026-11-18", "2026-11-24", false},
		{`{"noParcel":true,` + local + `}`, shipping.Local, "2026-11-18", "2026-11-23", true},
		{`{"noParcel":true,` + pickup + `,` + local + `}`, shipping.Pickup, "2026-11-17", "2026-11-19", false},
	} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			m := newMarket(t, d)
			write(d, `UPDATE shops SET ways = $1`, c.ways)
			markettest.Must(m.Create(ctx, m.cup()))
			wire, body := get[catalog.ProductWire](t, m, "/products/slug/tasse-trempee", 200)
			store := wire.Store
			if store.DeliveryMethod != c.method || store.Arrival == nil || store.Arrival.From != c.from ||
				store.Arrival.To != c.to || wire.FreeShipping != c.free {
				t.Errorf("%s: %s", c.method, body)
			}
			if offered := c.ways != ""; offered != (store.Local != nil && store.Local.RadiusKm == 30) {
				t.Errorf("local delivery: %s", body)
			}
			if picked := c.method == shipping.Pickup; picked != (store.PickupCity == "Rimouski" &&
				store.PickupPrice == 200) {
				t.Errorf("pickup: %s", body)
			}
			if e := m.feedAll(); len(e) != 1 || e[0].FreeShipping != c.free {
				t.Errorf("%s: free in listings: %+v", c.method, e)
			}
		})
	}
}

func TestAFormerAddressTellsWhereToGo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.plain("Bol")))
		details := p.Details
		details.Slug = "grand-bol"
		markettest.Must(m.Update(ctx, m.shopID, p.ID, details))
		m.sendShopAway(morning.Add(24 * time.Hour))
		wire, _ := get[catalog.ProductWire](t, m, "/products/slug/bol", 200)
		if wire.RedirectTo != "/produit/grand-bol" || wire.Slug != "grand-bol" ||
			!wire.Store.VacationUntil.Equal(morning.Add(24*time.Hour)) {
			t.Errorf("product = %+v", wire)
		}
		_, body := get[map[string]any](t, m, "/products/slug/inconnu", 404)
		if !strings.Contains(body, "product_not_found") {
			t.Errorf("unknown: %s", body)
		}
	})
}

func TestVariantTypesAreAList(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		if _, body := get[[]catalog.VariantType](t, m, "/variant-types", 200); strings.TrimSpace(body) != "[]" {
			t.Errorf("an empty market: %s", body)
		}
		markettest.Must(m.Create(ctx, m.cup()))
		if types, _ := get[[]catalog.VariantType](t, m, "/variant-types", 200); len(types) != 2 {
			t.Errorf("types = %v", types)
		}
	})
}

func TestAnOfferSaysWhyItCannotBeBought(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		state := func(i int) catalog.OfferState {
			o := markettest.Must(catalog.Offers(ctx, d, []string{p.Variants[i].ID}))[p.Variants[i].ID]
			if photo, ok := o.Photo(); !ok || photo.ID == "" {
				t.Errorf("variant %d has no photo", i)
			}
			return o.State(m.now)
		}
		if state(0) != catalog.ForSale || state(2) != catalog.SoldOut {
			t.Errorf("states = %v, %v", state(0), state(2))
		}
		if m.sendShopAway(m.now.Add(time.Hour)); state(0) != catalog.ShopIsAway {
			t.Errorf("away: %v", state(0))
		}
		if err := m.SetStatus(ctx, m.shopID, p.ID, catalog.Archived); err != nil || state(0) != catalog.Gone {
			t.Errorf("archived: %v, %v", state(0), err)
		}
	})
}
