package catalog_test

import (
	"errors"
	"slices"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

func collect(t *testing.T, read func(func(*catalog.IndexProduct) error) error) []*catalog.IndexProduct {
	t.Helper()
	var all []*catalog.IndexProduct
	if err := read(func(e *catalog.IndexProduct) error { all = append(all, e); return nil }); err != nil {
		t.Fatal(err)
	}
	return all
}

func (m *market) feedAll() []*catalog.IndexProduct {
	return collect(m.t, func(fn func(*catalog.IndexProduct) error) error { return m.FeedAll(ctx, fn) })
}

func TestTheFeedTellsAllThatTheIndexNeeds(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		for _, e := range [][]*catalog.IndexProduct{
			m.feedAll(),
			collect(t, func(fn func(*catalog.IndexProduct) error) error {
				return m.FeedProducts(ctx, []string{p.ID, "none"}, fn)
			}),
			collect(t, func(fn func(*catalog.IndexProduct) error) error { return m.FeedShop(ctx, m.shopID, fn) }),
		} {
			if len(e) != 1 {
				t.Fatalf("%d entries", len(e))
			}
			checkCupEntry(t, m, e[0], p)
		}
	})
}

func checkCupEntry(t *testing.T, m *market, e *catalog.IndexProduct, p *catalog.Product) {
	t.Helper()
	switch {
	case e.ID != p.ID || e.Name != "Tasse trempée" || e.Slug != "tasse-trempee" ||
		e.Text != "Une tasse  de tous  les matins.":
		t.Errorf("words = %+v", e)
	case e.Shop.Name != "Atelier Batture" || e.Shop.City != "Kamouraska" || !e.Shop.Located || e.Shop.Lat != 47.56:
		t.Errorf("shop = %+v", e.Shop)
	case !slices.Equal(e.CategoryIDs, []string{m.cups.ID, m.dishes.ID, m.house.ID}) || e.OwnCategories != 1:
		t.Errorf("categories = %v", e.CategoryIDs)
	case e.MinPrice != 3400 || e.DefaultRegularPrice != 0 || e.FreeShipping || !e.Available:
		t.Errorf("prices = %d %d, free %v, available %v", e.MinPrice, e.DefaultRegularPrice, e.FreeShipping,
			e.Available)
	case !slices.Equal(e.SKUs, []string{"TAS-B-250", "TAS-B-350", "TAS-S-350"}):
		t.Errorf("SKUs = %v", e.SKUs)
	case len(e.Choices) != 4 || e.Choices[1] != (catalog.Choice{Option: "glacure", Code: "bleu-maree",
		Name: "Bleu marée"}):
		t.Errorf("choices = %v", e.Choices)
	case !slices.Equal(e.OptionValues, []string{"250 ml", "Bleu marée", "350 ml", "Sauge"}):
		t.Errorf("values = %v", e.OptionValues)
	}
	tile := e.Tile(at)
	if tile.MainPhoto != "/fichiers/bleu.jpg" || tile.Thumbs.Webp480 != "/fichiers/bleu/480.webp" ||
		tile.StoreSlug != "atelier-batture" || tile.SecondPhoto != "/fichiers/sauge/480.jpeg" {
		t.Errorf("tile = %+v", tile)
	}
}

func TestPhotosOfTheSamePictureAreOneInTheFeed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		for i, file := range []string{"a.jpg", "a.jpg", "b.jpg"} {
			p := m.plain("Bol")
			p.Photos = []catalog.Photo{{ID: string(rune('x' + i)), Picture: picture.Picture{File: file, Alt: "Un bol"}}}
			markettest.Must(m.Create(ctx, p))
		}
		photos := map[*catalog.Photo]int{}
		for _, e := range m.feedAll() {
			photos[e.Photo]++
		}
		if len(photos) != 2 {
			t.Errorf("%d photos, want 2", len(photos))
		}
	})
}

func TestTheFeedHoldsVisibleProductsOnly(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		draft := m.plain("Ébauche")
		draft.Status = catalog.Draft
		markettest.Must(m.Create(ctx, draft))
		dear := m.plain("Trio de bols")
		dear.Variants[0].Price, dear.Variants[0].InventoryStatus = 9200, catalog.OutOfStock
		markettest.Must(m.Create(ctx, dear))
		if got := m.feedAll(); len(got) != 1 || !got[0].FreeShipping || got[0].Available || got[0].Photo != nil ||
			got[0].Tile(at).Thumbs != nil {
			t.Errorf("feed = %+v", got)
		}
		m.suspendShop()
		if got := m.feedAll(); got != nil {
			t.Errorf("a suspended shop still shows %d products", len(got))
		}
	})
}

func TestTheFeedWalksPastItsChunks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.ReadBy(20)
		const n = 70
		list := make([]catalog.NewProduct, n)
		for i := range list {
			list[i] = m.plain("Savon")
			if i%3 == 0 {
				list[i].Status = catalog.Draft
			}
		}
		markettest.Must(m.CreateProducts(ctx, list))
		seen := map[string]bool{}
		for _, e := range m.feedAll() {
			seen[e.ID] = true
			if len(e.CategoryIDs) != 2 || !e.Available {
				t.Fatalf("an entry is not whole: %+v", e)
			}
		}
		if want := n - (n+2)/3; len(seen) != want {
			t.Errorf("%d entries, want %d", len(seen), want)
		}
	})
}

func TestTheFeedStopsWhenItsReaderDoes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.ReadBy(1)
		markettest.Must(m.CreateProducts(ctx, []catalog.NewProduct{m.plain("Bol"), m.plain("Tasse"), m.plain("Vase")}))
		enough := errors.New("enough")
		given := 0
		err := m.FeedAll(ctx, func(*catalog.IndexProduct) error { given++; return enough })
		if !errors.Is(err, enough) || given != 1 {
			t.Errorf("%v after %d entries", err, given)
		}
	})
}
