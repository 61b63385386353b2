package search

import (
	"context"
	"log/slog"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

// world is a market in a database, with an index that follows it.
type world struct {
	t        *testing.T
	ctx      context.Context
	db       *db.DB
	shops    *shop.Service
	products *catalog.Service
	index    *Index
	applied  int64
}

func newWorld(t *testing.T, d *db.DB) *world {
	w := &world{t: t, ctx: t.Context(), db: d, shops: shop.New(d, time.Now, urlOf),
		products: catalog.New(d, time.Now, urlOf)}
	w.index = New(d, w.products, w.shops, urlOf)
	version, err := w.index.Load(w.ctx)
	w.must(err)
	w.applied = version
	return w
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// catchUp gives the index what happened since the last time, as the follower does.
func (w *world) catchUp() {
	w.t.Helper()
	list, err := changes.Since(w.ctx, w.db, w.applied, 1000)
	w.must(err)
	if len(list) == 0 {
		w.t.Fatal("nothing was noted")
	}
	batch := changes.Batch{Version: list[len(list)-1].Version, Changes: list}
	w.must(w.index.Apply(w.ctx, batch))
	w.must(w.index.Apply(w.ctx, batch)) // twice is once
	w.applied = batch.Version
}

func (w *world) found(q string) string {
	w.t.Helper()
	return slugs(w.t, w.index, "q="+q+"&sortBy=price&sortDirection=ASC")
}

func (w *world) want(q, slugs string) {
	w.t.Helper()
	if got := w.found(q); got != slugs {
		w.t.Errorf("%q finds %q, want %q", q, got, slugs)
	}
}

func (w *world) open(name, city string) *shop.Shop {
	w.t.Helper()
	s, err := w.shops.Create(w.ctx, shop.NewShop{Status: shop.Approved, Details: shop.Details{
		Name: name, CategoryCode: "fashion", Place: shop.Place{City: city, PostalCode: "G0L 1M0"},
		Shipping: shipping.Settings{Amount: 900},
		Merchant: shop.Merchant{LegalName: name, Address: "1, rue du Quai", City: city, PostalCode: "G0L 1M0",
			Phone: "4185550142", Email: "a@exemple.ca"},
	}})
	w.must(err)
	return s
}

func detailsOf(name, category string, dollars int64) catalog.Details {
	return catalog.Details{Name: name, CategoryIDs: []string{category},
		Variants: []catalog.Variant{{Price: money.Dollars(dollars)}}}
}

func TestTheIndexFollowsTheMarket(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		mode, err := w.products.CreateCategory(w.ctx, catalog.Category{Name: "Mode"})
		w.must(err)
		hats, err := w.products.CreateCategory(w.ctx, catalog.Category{Name: "Couvre-chefs", ParentID: mode.ID})
		w.must(err)
		s := w.open("Maille Nordet", "Rimouski")
		w.catchUp()
		if got := ask[StorePage](t, w.index, "/search/stores?q=rimouski"); got.Total != 1 {
			t.Errorf("the new shop is not found: %+v", got)
		}

		line := operator.CommandLine(w.ctx)
		w.must(w.shops.Rename(line, "fashion", "Mode et vêtements", "Friperie et mode"))
		w.catchUp()
		got := ask[StorePage](t, w.index, "/search/stores?q=friperie")
		if got.Total != 1 || got.Data[0].CategoryLabel != "Friperie et mode" ||
			got.Facets.Categories[0] != (CodeFacet{"fashion", "Friperie et mode", 1}) {
			t.Errorf("a code that is called otherwise: %+v", got)
		}

		p, err := w.products.Create(w.ctx, catalog.NewProduct{ShopID: s.ID, Status: catalog.Published,
			Details: detailsOf("Tuque", hats.ID, 40)})
		w.must(err)
		_, err = w.products.Create(w.ctx, catalog.NewProduct{ShopID: s.ID, Status: catalog.Published,
			Details: detailsOf("Gilet", mode.ID, 90)})
		w.must(err)
		w.catchUp()
		w.want("tuque", "tuque")
		w.want("couvre-chefs", "tuque")
		w.want("mode", "tuque gilet")

		_, err = w.products.Update(w.ctx, s.ID, p.ID, detailsOf("Casquette", hats.ID, 35))
		w.must(err)
		w.catchUp()
		w.want("tuque", "")
		w.want("casquette", "casquette")

		name := "Chapellerie"
		w.must(w.products.EditCategory(w.ctx, catalog.AnyRevision, hats.ID, catalog.CategoryEdit{Name: &name}))
		w.catchUp()
		w.want("couvre-chefs", "")
		w.want("chapellerie", "casquette")

		renamed := s.Details
		renamed.Name, renamed.Slug = "Laine du Large", ""
		_, err = w.shops.Update(w.ctx, s.ID, shop.Edit{Details: renamed})
		w.must(err)
		w.catchUp()
		w.want("nordet", "")
		w.want("large", "casquette gilet")
		if tile := ask[ProductPage](t, w.index, "/search/products?q=gilet").
			Data[0]; tile.StoreName != "Laine du Large" ||
			tile.StoreSlug != "laine-du-large" {
			t.Errorf("the tile still says %s", tile.StoreName)
		}

		w.must(w.shops.SetStatus(w.ctx, s.ID, shop.Suspended, "Essai"))
		w.catchUp()
		w.want("gilet", "")
		if got := ask[StorePage](t, w.index, "/search/stores"); got.Total != 0 {
			t.Errorf("a suspended shop is listed: %+v", got)
		}
		if counts, _ := w.index.CountProducts(w.ctx); counts[mode.ID] != 0 {
			t.Errorf("counts %v of a market without products", counts)
		}
		w.must(w.shops.SetStatus(w.ctx, s.ID, shop.Approved, ""))
		w.catchUp()
		w.want("gilet", "gilet")
		if counts, _ := w.index.CountProducts(w.ctx); counts[mode.ID] != 2 || counts[hats.ID] != 1 {
			t.Errorf("counts %v", counts)
		}

		w.must(w.index.Apply(w.ctx, changes.Batch{Version: w.applied, Missed: true}))
		w.want("casquette", "casquette")
	})
}

func TestPopularityIsReadWhenItChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		mode, err := w.products.CreateCategory(w.ctx, catalog.Category{Name: "Mode"})
		w.must(err)
		s := w.open("Maille Nordet", "Rimouski")
		var ids []string
		for _, name := range []string{"Tuque rouge", "Tuque bleue", "Tuque verte"} {
			p, err := w.products.Create(w.ctx, catalog.NewProduct{ShopID: s.ID, Status: catalog.Published,
				Details: detailsOf(name, mode.ID, 40)})
			w.must(err)
			ids = append(ids, p.ID)
		}
		w.index.Popularity = func(context.Context) (map[string]float64, error) {
			return map[string]float64{ids[1]: 50, ids[0]: 3}, nil
		}
		w.must(d.Tx(w.ctx, func(tx *db.Tx) error {
			return changes.Note(w.ctx, tx, insight.PopularityChanged, "products")
		}))
		w.catchUp()
		for _, query := range []string{"q=tuque", "sortBy=popularity"} {
			if got := slugs(t, w.index, query); got != "tuque-bleue tuque-rouge tuque-verte" {
				t.Errorf("%s: %s", query, got)
			}
		}
		_, err = w.products.Update(w.ctx, s.ID, ids[1], detailsOf("Tuque azur", mode.ID, 40))
		w.must(err)
		w.catchUp()
		if got := slugs(t, w.index, "sortBy=popularity&perPage=1"); got != "tuque-azur" {
			t.Errorf("a change lost the popularity: %s is first", got)
		}
	})
}

// TestAChangeIsFoundAtOnce goes through the follower itself.
func TestAChangeIsFoundAtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		follower, err := changes.NewFollower(w.ctx, d, slog.New(slog.DiscardHandler))
		w.must(err)
		mode, err := w.products.CreateCategory(w.ctx, catalog.Category{Name: "Mode"})
		w.must(err)
		s := w.open("Maille Nordet", "Rimouski")
		_, err = w.products.Create(w.ctx, catalog.NewProduct{ShopID: s.ID, Status: catalog.Published,
			Details: detailsOf("Tuque", mode.ID, 40)})
		w.must(err)
		follower.Subscribe(w.ctx, "search", w.applied, w.index.Apply)
		w.want("tuque", "tuque")
		if !w.index.Ready() || !strings.Contains(w.found(""), "tuque") {
			t.Error("not ready")
		}
	})
}
