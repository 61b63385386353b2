package catalog_test

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func (m *market) take(variantID string, units int) error {
	return m.db.Tx(ctx, func(tx *db.Tx) error { return catalog.TakeStock(ctx, tx, variantID, units) })
}

func (m *market) giveBack(variantID string, units int) error {
	return m.db.Tx(ctx, func(tx *db.Tx) error { return catalog.GiveBackStock(ctx, tx, variantID, units) })
}

func (m *market) left(variantID string) int {
	return markettest.Must(catalog.Offers(ctx, m.db, []string{variantID}))[variantID].InventoryQuantity
}

func TestAHundredBuyersOfTheLastTenUnitsBuyExactlyTen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		n := m.cup()
		n.Variants[0].InventoryQuantity = 10
		id := markettest.Must(m.Create(ctx, n)).Variants[0].ID
		var sold, refused atomic.Int32
		var buyers sync.WaitGroup
		for range 100 {
			buyers.Go(func() {
				switch err := m.take(id, 1); {
				case err == nil:
					sold.Add(1)
				case errors.Is(err, catalog.ErrOutOfStock):
					refused.Add(1)
				default:
					t.Error(err)
				}
			})
		}
		buyers.Wait()
		if sold.Load() != 10 || refused.Load() != 90 || m.left(id) != 0 {
			t.Errorf("sold %d, refused %d, left %d", sold.Load(), refused.Load(), m.left(id))
		}
	})
}

func TestTheDatabaseItselfRefusesAVariantThatCannotBe(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		id := markettest.Must(m.Create(ctx, m.cup())).Variants[0].ID
		for _, wrong := range []string{
			`inventory_quantity = -1`, `inventory_mode = 'autre'`, `inventory_status = 'autre'`, `price = 0`,
		} {
			err := d.Tx(ctx, func(tx *db.Tx) error {
				_, err := tx.Exec(ctx, `UPDATE variants SET `+wrong+` WHERE id = $1`, id)
				return err
			})
			if err == nil {
				t.Errorf("%s was written", wrong)
			}
		}
	})
}

func TestStockIsTakenAndGivenBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		counted, inStock, outOfStock := p.Variants[0].ID, p.Variants[1].ID, p.Variants[2].ID
		if err := m.take(counted, 15); !errors.Is(err, catalog.ErrOutOfStock) || m.left(counted) != 14 {
			t.Errorf("15 of 14: %v, left %d", err, m.left(counted))
		}
		if err := errors.Join(m.take(counted, 14), m.giveBack(counted, 3)); err != nil || m.left(counted) != 3 {
			t.Errorf("take and give back: %v, left %d", err, m.left(counted))
		}
		if err := errors.Join(m.take(inStock, 1000), m.giveBack(inStock, 5)); err != nil || m.left(inStock) != 0 {
			t.Errorf("a variant that is not counted: %v", err)
		}
		for name, err := range map[string]error{
			"said out of stock": m.take(outOfStock, 1), "unknown": m.take("unknown", 1),
			"no unit": m.take(counted, 0), "fewer than none": m.take(counted, -2),
		} {
			if !errors.Is(err, catalog.ErrOutOfStock) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if m.left(counted) != 3 {
			t.Errorf("refusals changed the count to %d", m.left(counted))
		}
	})
}

func TestASaleIsNotedOnlyWhenFewUnitsAreLeft(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup()))
		id, noted := p.Variants[0].ID, []string{"product " + p.ID}
		for _, step := range []struct {
			name string
			do   func() error
			want []string
		}{
			{"14 to 11", func() error { return m.take(id, 3) }, nil},
			{"11 to 9", func() error { return m.take(id, 2) }, noted},
			{"9 to 0", func() error { return m.take(id, 9) }, noted},
			{"0 to 20", func() error { return m.giveBack(id, 20) }, noted},
			{"20 to 21", func() error { return m.giveBack(id, 1) }, nil},
		} {
			before := m.version()
			if err := step.do(); err != nil {
				t.Fatalf("%s: %v", step.name, err)
			}
			if got := m.changedSince(before); !slices.Equal(got, step.want) {
				t.Errorf("%s: noted %v", step.name, got)
			}
		}
	})
}

func TestACorrectionKeepsWhatWasSoldMeanwhile(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		id := markettest.Must(m.Create(ctx, m.cup())).Variants[0].ID
		if err := errors.Join(m.take(id, 4), m.SetStock(ctx, m.shopID, id, 14, 20)); err != nil || m.left(id) != 16 {
			t.Errorf("six more of ten: %v, left %d", err, m.left(id))
		}
		if err := m.SetStock(ctx, m.shopID, id, 20, 0); err != nil || m.left(id) != 0 {
			t.Errorf("never below zero: %v, left %d", err, m.left(id))
		}
		if err := m.SetStock(ctx, "another", id, 0, 5); !errors.Is(err, catalog.ErrProductNotFound) || m.left(id) != 0 {
			t.Errorf("another shop's correction: %v", err)
		}
		if err := m.SetStock(ctx, m.shopID, id, 0, -1); fields(t, err)[0] != "inventoryQuantity range" {
			t.Errorf("a negative count: %v", err)
		}
	})
}

func TestWhatRunsOutIsListedHoweverItsCountWasWritten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		p := markettest.Must(m.Create(ctx, m.cup())) // 14 units of the first variant; the others are not counted
		id := p.Variants[0].ID
		edit := func(change func(v *catalog.Variant)) func() error {
			return func() error {
				current := markettest.Must(m.OfShopByID(ctx, m.shopID, p.ID))
				seen := current.Variants[0].InventoryQuantity
				current.Variants[0].QuantitySeen = &seen
				change(&current.Variants[0])
				_, err := m.Update(ctx, m.shopID, p.ID, current.Details)
				return err
			}
		}
		for _, step := range []struct {
			name string
			do   func() error
			want int // units of the variant that runs out; -1: none does
		}{
			{"14 left", func() error { return nil }, -1},
			{"sold to 4", func() error { return m.take(id, 10) }, -1},
			{"sold to 3", func() error { return m.take(id, 1) }, 3},
			{"sold out", func() error { return m.take(id, 3) }, 0},
			{"two given back", func() error { return m.giveBack(id, 2) }, 2},
			{"two more", func() error { return m.giveBack(id, 2) }, -1},
			{"corrected to 1", func() error { return m.SetStock(ctx, m.shopID, id, 4, 1) }, 1},
			{"corrected below none", func() error { return m.SetStock(ctx, m.shopID, id, 9, 1) }, 0},
			{"corrected to 8", func() error { return m.SetStock(ctx, m.shopID, id, 0, 8) }, -1},
			{"edited to 2", edit(func(v *catalog.Variant) { v.InventoryQuantity = 2 }), 2},
			{"no longer counted", edit(func(v *catalog.Variant) { v.InventoryMode = catalog.ByStatus }), -1},
			{"counted again", edit(func(v *catalog.Variant) {
				v.InventoryMode, v.InventoryQuantity = catalog.ByStock, 3
			}), 3},
			{"edited to 30", edit(func(v *catalog.Variant) { v.InventoryQuantity = 30 }), -1},
		} {
			if err := step.do(); err != nil {
				t.Fatalf("%s: %v", step.name, err)
			}
			low, total, err := m.LowStock(ctx, m.shopID, 10)
			left := -1
			if len(low) == 1 {
				left = low[0].InventoryQuantity
			}
			if err != nil || left != step.want || total != len(low) || total > 1 {
				t.Errorf("%s: %d left of %d variants, %v; want %d", step.name, left, total, err, step.want)
			}
			page, err := m.OfShop(ctx, m.shopID, catalog.ShopList{Stock: catalog.RunningOut, Limit: 10})
			listed := page.Products
			if err != nil || len(listed) != len(low) || len(listed) == 1 && listed[0].Low != 1 {
				t.Errorf("%s: the list has %+v, %v", step.name, listed, err)
			}
		}
	})
}

func TestTheLimitOfACartLine(t *testing.T) {
	for name, c := range map[string]struct {
		v    catalog.Variant
		want int
	}{
		"nothing limits": {catalog.Variant{InventoryMode: catalog.ByStatus, InventoryStatus: catalog.InStock},
			99},
		"the shop limits":  {catalog.Variant{InventoryMode: catalog.ByStatus, LimitPerOrder: 3}, 3},
		"the stock limits": {catalog.Variant{InventoryMode: catalog.ByStock, InventoryQuantity: 7}, 7},
		"never above the stock": {catalog.Variant{InventoryMode: catalog.ByStock, InventoryQuantity: 2,
			LimitPerOrder: 6}, 2},
		"the shop below the stock": {catalog.Variant{InventoryMode: catalog.ByStock, InventoryQuantity: 500,
			LimitPerOrder: 6}, 6},
		"counted above 99":         {catalog.Variant{InventoryMode: catalog.ByStock, InventoryQuantity: 500}, 500},
		"a count left from before": {catalog.Variant{InventoryMode: catalog.ByStatus, InventoryQuantity: 4}, 99},
	} {
		if got := c.v.Limit(); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
