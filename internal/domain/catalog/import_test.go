package catalog_test

import (
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestABatchMadeReadyBeforeAnEditIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		bowl := markettest.Must(m.Create(ctx, m.plain("Bol")))
		wanted := catalog.NewProduct{ID: bowl.ID, Details: bowl.Details}
		wanted.Name = "Bol creux"
		batch := markettest.Must(m.Prepare(ctx, m.shopID, []catalog.NewProduct{wanted, m.plain("Pot")}))
		m.now = morning.Add(time.Minute)
		edited := bowl.Details
		edited.Description = "<p>Neuf</p>"
		markettest.Must(m.Update(ctx, m.shopID, bowl.ID, edited))
		write := func(b *catalog.Batch) error {
			return d.Tx(ctx, func(tx *db.Tx) error { return b.WriteIn(ctx, tx, func(int) {}) })
		}
		if err := write(batch); !errors.Is(err, catalog.ErrMeanwhile) {
			t.Errorf("written over an edit: %v", err)
		}
		if all := markettest.Must(m.WholeOfShop(ctx, m.shopID)); len(all) != 1 || all[0].Name != "Bol" {
			t.Errorf("something of it was kept: %+v", all)
		}
		if err := write(markettest.Must(m.Prepare(ctx, m.shopID,
			[]catalog.NewProduct{wanted, m.plain("Pot")}))); err != nil {
			t.Error(err)
		}
		if all := markettest.Must(m.WholeOfShop(ctx, m.shopID)); len(all) != 2 || all[0].Name != "Bol creux" ||
			all[0].Description != "" {
			t.Errorf("%+v", all)
		}
		if _, err := m.Prepare(ctx, m.shopID, []catalog.NewProduct{m.plain("Vase"), m.plain(" ")}); fields(t,
			err)[0] != "products[1].name required" {
			t.Errorf("%v", err)
		}
	})
}

func TestAVariantNamedTwiceIsNotWrittenTwice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cup := markettest.Must(m.Create(ctx, m.cup()))
		twice := cup.Details
		twice.Variants = []catalog.Variant{cup.Variants[0], cup.Variants[1]}
		twice.Variants[1].ID = cup.Variants[0].ID
		got := markettest.Must(m.Update(ctx, m.shopID, cup.ID, twice))
		if stored := markettest.Must(m.OfShopByID(ctx, m.shopID, cup.ID)); len(stored.Variants) != 2 ||
			got.Variants[1].ID == cup.Variants[0].ID || stored.Variants[0].InventoryQuantity != 14 {
			t.Errorf("%+v", stored.Variants)
		}
	})
}
