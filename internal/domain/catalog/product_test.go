package catalog_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/migrations"
)

func TestAProductIsReadAsItWasWritten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		before := m.version()
		made := markettest.Must(m.Create(ctx, m.cup()))
		sheet := markettest.Must(m.BySlug(ctx, "tasse-trempee"))
		switch {
		case sheet.ID != made.ID || sheet.Shop.Name != "Atelier Batture" || !sheet.FinalSale:
			t.Errorf("sheet = %+v", sheet)
		case sheet.Description != "<p>Une tasse <strong>de tous</strong> les matins.</p>":
			t.Errorf("description = %q", sheet.Description)
		case sheet.MinPrice != 3400 || sheet.DefaultRegularPrice != 0:
			t.Errorf("tile prices = %d, %d", sheet.MinPrice, sheet.DefaultRegularPrice)
		case sheet.Photos[0].ID != "bleu" || sheet.Photos[0].Rank != 1:
			t.Errorf("photos are not in their order: %+v", sheet.Photos)
		case !slices.Equal(sheet.CategoryIDs, []string{m.cups.ID}):
			t.Errorf("categories = %v", sheet.CategoryIDs)
		case !sheet.CreatedAt.Equal(morning) || !sheet.PublishedAt.Equal(morning):
			t.Errorf("dates = %v, %v", sheet.CreatedAt, sheet.PublishedAt)
		case len(sheet.Variants) != 3 || sheet.Variants[0].SKU != "TAS-B-250" ||
			sheet.Variants[0].InventoryQuantity != 14 || sheet.Variants[0].Weight != 0.4:
			t.Errorf("variants = %+v", sheet.Variants)
		case sheet.Variants[2].Options["Glaçure"] != "Sauge" || sheet.Variants[2].InventoryStatus != catalog.OutOfStock:
			t.Errorf("third variant = %+v", sheet.Variants[2])
		}
		if got := m.changedSince(before); !slices.Equal(got, []string{"product " + made.ID}) {
			t.Errorf("change log = %v", got)
		}
	})
}

func TestATilesRegularPriceIsThatOfThePriceItShows(t *testing.T) {
	small := catalog.Variant{Options: map[string]string{"Format": "Petit"}, Price: 2000}
	large := catalog.Variant{
		Options: map[string]string{"Format": "Grand"}, Price: 4000, RegularPrice: 5000, IsDefault: true,
	}
	reduced, costly := small, large
	reduced.RegularPrice, costly.RegularPrice = 2500, 0
	same := large
	same.Price = 2000
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		for _, c := range []struct {
			name                   string
			variants               []catalog.Variant
			wantLeast, wantRegular money.Cents
		}{
			{"only the dear one is on sale", []catalog.Variant{small, large}, 2000, 0},
			{"only the cheap one is", []catalog.Variant{reduced, costly}, 2000, 2500},
			{"both are", []catalog.Variant{reduced, large}, 2000, 2500},
			{"both cost the same", []catalog.Variant{small, same}, 2000, 5000},
		} {
			bowl := m.plain("Bol")
			bowl.Options = []catalog.Option{{Name: "Format", Values: []string{"Petit", "Grand"}}}
			bowl.Variants = slices.Clone(c.variants)
			made := markettest.Must(m.Create(ctx, bowl))
			cup := markettest.Must(m.Create(ctx, m.plain("Tasse")))
			details := bowl.Details
			details.Name, details.Variants = "Tasse", slices.Clone(c.variants)
			markettest.Must(m.Update(ctx, m.shopID, cup.ID, details))
			check := func(when string) {
				for how, id := range map[string]string{"created": made.ID, "updated": cup.ID} {
					got := markettest.Must(m.OfShopByID(ctx, m.shopID, id))
					if got.MinPrice != c.wantLeast || got.DefaultRegularPrice != c.wantRegular {
						t.Errorf("%s, %s%s: %d instead of %d, want %d instead of %d", c.name, how, when, got.MinPrice,
							got.DefaultRegularPrice, c.wantLeast, c.wantRegular)
					}
				}
			}
			check("")
			markettest.Must(0, d.Tx(ctx, asBeforeTilePrices))
			check(" before the rule")
		}
	})
}

// asBeforeTilePrices gives products the regular price of their default variant, as they had it once, then has the
// migration put that right.
func asBeforeTilePrices(tx *db.Tx) error {
	_, err := tx.Exec(ctx, `UPDATE products SET default_regular_price = (SELECT v.regular_price FROM variants v
		WHERE v.product_id = products.id AND v.is_default = 1 AND v.deleted_at IS NULL)`)
	if err != nil {
		return err
	}
	whole, err := migrations.FS.ReadFile("0048_tile_prices_notices.sql")
	if err != nil {
		return err
	}
	update, _, _ := strings.Cut(string(whole), ";\n")
	_, err = tx.Exec(ctx, update)
	return err
}

func TestThePublicSeesOnlyPublishedProductsOfApprovedShops(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		draft := m.plain("Bol")
		draft.Status = catalog.Draft
		p := markettest.Must(m.Create(ctx, draft))
		hidden := func(when string) {
			t.Helper()
			if _, err := m.ByID(ctx, p.ID); !errors.Is(err, catalog.ErrProductNotFound) {
				t.Errorf("%s: by id %v", when, err)
			}
			if _, err := m.BySlug(ctx, p.Slug); !errors.Is(err, catalog.ErrProductNotFound) {
				t.Errorf("%s: by slug %v", when, err)
			}
		}
		hidden("as a draft")
		m.now = morning.Add(time.Hour)
		if err := m.SetStatus(ctx, m.shopID, p.ID, catalog.Published); err != nil {
			t.Fatal(err)
		}
		if sheet := markettest.Must(m.ByID(ctx, p.ID)); !sheet.PublishedAt.Equal(m.now) {
			t.Errorf("published at %v", sheet.PublishedAt)
		}
		m.suspendShop()
		hidden("in a suspended shop")
		if got := markettest.Must(m.OfShopByID(ctx, m.shopID, p.ID)); got.Name != "Bol" {
			t.Errorf("its shop must still see it: %+v", got)
		}
		if _, err := m.OfShopByID(ctx, "another", p.ID); !errors.Is(err, catalog.ErrProductNotFound) {
			t.Errorf("another shop must not: %v", err)
		}
	})
}

func TestARenamedProductKeepsItsOldAddresses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.plain("Bol à soupe")))
		details := p.Details
		details.Name, details.Slug = "Grand bol", ""
		renamed := markettest.Must(m.Update(ctx, m.shopID, p.ID, details))
		if renamed.Slug != "grand-bol" || markettest.Must(m.BySlug(ctx, "bol-a-soupe")).Slug != "grand-bol" {
			t.Fatalf("slug = %q", renamed.Slug)
		}
		other := markettest.Must(m.Create(ctx, m.plain("Bol à soupe")))
		if other.Slug != "bol-a-soupe-2" {
			t.Errorf("an old address was given away: %q", other.Slug)
		}
		asked := m.plain("Autre")
		asked.Slug = "bol-a-soupe"
		if _, err := m.Create(ctx, asked); !slices.Equal(fields(t, err), []string{"slug slug_taken"}) {
			t.Errorf("taken slug: %v", err)
		}
		details.Slug = "bol-a-soupe"
		if back := markettest.Must(m.Update(ctx, m.shopID, p.ID, details)); back.Slug != "bol-a-soupe" {
			t.Errorf("a product may take its own address back: %q", back.Slug)
		}
	})
}

func TestNamesOfTheSameSoundGetDifferentAddresses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		list := make([]catalog.NewProduct, 120)
		for i := range list {
			list[i] = m.plain("Savon d’été")
		}
		seen := map[string]bool{}
		for _, p := range markettest.Must(m.CreateProducts(ctx, list)) {
			if seen[p.Slug] || !strings.HasPrefix(p.Slug, "savon-d-ete") {
				t.Fatalf("slug %q", p.Slug)
			}
			seen[p.Slug] = true
		}
		if !seen["savon-d-ete"] || !seen["savon-d-ete-2"] ||
			markettest.Must(m.Create(ctx, m.plain("???"))).Slug != "produit" {
			t.Errorf("slugs = %v", seen)
		}
	})
}

func TestAnEditMatchesVariantsByIDAndLeavesCountedStockAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		sold := p.Variants[0].ID
		if err := d.Tx(ctx, func(tx *db.Tx) error { return catalog.TakeStock(ctx, tx, sold, 4) }); err != nil {
			t.Fatal(err)
		}
		details := p.Details // the form was opened before the sale: it still says 14
		details.Variants = slices.Clone(p.Variants)
		details.Variants[0].SKU, details.Variants[1].SKU = "TAS-B-350", "TAS-B-250" // swapped
		details.Variants[0].Price = 3000
		gone := details.Variants[2].ID
		details.Variants[2] = catalog.Variant{
			Options: map[string]string{"Glaçure": "Sauge", "Format": "250 ml"}, Price: 3100,
		}
		markettest.Must(m.Update(ctx, m.shopID, p.ID, details))

		got := markettest.Must(m.OfShopByID(ctx, m.shopID, p.ID))
		if len(got.Variants) != 3 || got.Variants[0].ID != sold || got.Variants[0].InventoryQuantity != 10 ||
			got.Variants[0].SKU != "TAS-B-350" {
			t.Errorf("variants = %+v", got.Variants)
		}
		if got.MinPrice != 3000 {
			t.Errorf("min price = %d", got.MinPrice)
		}
		offer := markettest.Must(catalog.Offers(ctx, d, []string{gone, "unknown"}))
		if len(offer) != 1 || offer[gone].State(morning) != catalog.Gone ||
			offer[gone].VariantName() != "Sauge, 350 ml" {
			t.Errorf("the withdrawn variant = %+v", offer[gone])
		}
		if _, err := m.Update(ctx, "another", p.ID, details); !errors.Is(err, catalog.ErrProductNotFound) {
			t.Errorf("another shop's edit: %v", err)
		}
	})
}

func TestPhotosCanArriveAfterTheirProduct(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		if err := m.SetPhotos(ctx, m.shopID, p.ID, []catalog.Photo{p.Photos[0], {ID: "nouvelle"}}); err != nil {
			t.Fatal(err)
		}
		sheet := markettest.Must(m.ByID(ctx, p.ID))
		if len(sheet.Photos) != 2 || !slices.Equal(sheet.Variants[2].PhotoIDs, []string{"bleu"}) {
			t.Errorf("photos = %+v, variant's = %v", sheet.Photos, sheet.Variants[2].PhotoIDs)
		}
		shown := markettest.Must(m.Wire(ctx, sheet)).ProductPhotos
		if len(shown) != 1 || shown[0].File != "/fichiers/bleu.jpg" {
			t.Errorf("a photo without a file must not be shown: %+v", shown)
		}
	})
}

func TestAShopListsAndSearchesItsProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		for i, name := range []string{"Théière", "Thé noir", "Bol"} {
			p := m.plain(name)
			p.CreatedAt = morning.Add(time.Duration(i) * time.Minute)
			markettest.Must(m.Create(ctx, p))
		}
		archived := markettest.Must(m.Create(ctx, m.plain("Thé perdu")))
		if err := m.SetStatus(ctx, m.shopID, archived.ID, catalog.Archived); err != nil {
			t.Fatal(err)
		}
		page, err := m.OfShop(ctx, m.shopID, catalog.ShopList{Search: "THE", Limit: 1})
		if err != nil || page.Total != 2 || len(page.Products) != 1 || page.Products[0].Name != "Thé noir" {
			t.Errorf("page = %+v, %v", page, err)
		}
		if page, err = m.OfShop(ctx, m.shopID, catalog.ShopList{Status: catalog.Archived, Limit: 10}); err != nil ||
			page.Total != 1 {
			t.Errorf("archived: %d, %v", page.Total, err)
		}
		if page, err = m.OfShop(ctx, "another", catalog.ShopList{Limit: 10}); err != nil || page.Total != 0 {
			t.Errorf("another shop: %d, %v", page.Total, err)
		}
	})
}
