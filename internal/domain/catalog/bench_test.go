package catalog_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/markettest"
	"rangrue/migrations"
)

// loadMarket writes n products of 100 shops, with three variants each, and tells how long it took.
func loadMarket(b *testing.B, n int) (*catalog.Service, time.Duration) {
	b.Helper()
	d := markettest.Must(db.Open(ctx, filepath.Join(b.TempDir(), "bench.db")))
	b.Cleanup(func() { d.Close() })
	if err := db.Migrate(ctx, d, migrations.FS); err != nil {
		b.Fatal(err)
	}
	s := catalog.New(d, time.Now, at)
	var shopIDs, categoryIDs []string
	for i := range 100 {
		shopIDs = append(shopIDs, fmt.Sprint("shop-", i))
		openShop(d, shopIDs[i], fmt.Sprint("Boutique ", i))
		categoryIDs = append(categoryIDs, markettest.Must(s.CreateCategory(ctx, catalog.Category{
			Name: fmt.Sprint("Catégorie ", i),
		})).ID)
	}
	text := "<p>" + strings.Repeat("Une tasse de tous les matins, tournée face au fleuve. ", 8) + "</p>"
	start := time.Now()
	for done := 0; done < n; done += 2000 {
		batch := make([]catalog.NewProduct, min(2000, n-done))
		for i := range batch {
			k := done + i
			batch[i] = catalog.NewProduct{ShopID: shopIDs[k%100], Status: catalog.Published, Details: catalog.Details{
				Name: fmt.Sprint("Tasse trempée numéro ", k), Description: text,
				CategoryIDs: []string{categoryIDs[k%100], categoryIDs[(k+7)%100]},
				Options:     []catalog.Option{{Name: "Taille", Values: []string{"P", "M", "G"}}},
			}}
			for _, size := range []string{"P", "M", "G"} {
				batch[i].Variants = append(batch[i].Variants, catalog.Variant{
					SKU: fmt.Sprint("T-", k, size), Options: map[string]string{"Taille": size}, Price: 1000,
					InventoryMode: catalog.ByStock, InventoryQuantity: 5,
				})
			}
		}
		markettest.Must(s.CreateProducts(ctx, batch))
	}
	return s, time.Since(start)
}

// BenchmarkMarketOfAHundredThousand measures what the bars of the product rest on: writing 100,000 products, reading
// them for the search index, and reading one for its page.
func BenchmarkMarketOfAHundredThousand(b *testing.B) {
	s, took := loadMarket(b, 100_000)
	b.Logf("100,000 products with three variants written in %v", took)
	b.Run("feed", func(b *testing.B) {
		for b.Loop() {
			n := 0
			if err := s.FeedAll(ctx, func(*catalog.IndexProduct) error { n++; return nil }); err != nil ||
				n != 100_000 {
				b.Fatal(n, err)
			}
		}
	})
	b.Run("counts", func(b *testing.B) {
		for b.Loop() {
			markettest.Must(s.CountProducts(ctx))
		}
	})
	b.Run("page", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			markettest.Must(s.BySlug(ctx, fmt.Sprint("tasse-trempee-numero-", i*7919%100_000)))
		}
	})
}
