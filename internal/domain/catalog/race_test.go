package catalog_test

import (
	"errors"
	"slices"
	"sync"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
)

func TestWritersRacingForANameAllGetAnAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		slugs := make([]string, 12)
		var writers sync.WaitGroup
		for i := range slugs {
			writers.Go(func() {
				p, err := m.Create(ctx, m.plain("Savon"))
				if err != nil {
					t.Error(err)
					return
				}
				slugs[i] = p.Slug
			})
		}
		writers.Wait()
		slices.Sort(slugs)
		if len(slices.Compact(slugs)) != 12 || slugs[0] != "savon" {
			t.Errorf("slugs = %v", slugs)
		}
	})
}

func TestWritersRacingForACodeGetAReadableRefusal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		results := make([]error, 6)
		var writers sync.WaitGroup
		for i := range results {
			writers.Go(func() {
				n := m.plain("Bol")
				n.Variants[0].SKU = "BOL-1"
				_, results[i] = m.Create(ctx, n)
			})
		}
		writers.Wait()
		won := 0
		for _, err := range results {
			var refusal *problem.Error
			switch {
			case err == nil:
				won++
			case !errors.As(err, &refusal) || refusal.Fields[0].Code != "sku_taken":
				t.Errorf("a loser got %v", err)
			}
		}
		if page, err := m.OfShop(ctx, m.shopID, catalog.ShopList{Limit: 1}); err != nil || won != 1 || page.Total != 1 {
			t.Errorf("%d won, %d products, %v", won, page.Total, err)
		}
	})
}
