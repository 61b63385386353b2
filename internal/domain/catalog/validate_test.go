package catalog_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func TestEveryBrokenRuleIsNamedByItsField(t *testing.T) {
	m := &market{shopID: "shop", cups: catalog.Category{ID: "cups"}}
	for name, c := range map[string]struct {
		change func(*catalog.NewProduct)
		want   string
	}{
		"no name":              {func(p *catalog.NewProduct) { p.Name = "  " }, "name required"},
		"long name":            {func(p *catalog.NewProduct) { p.Name = strings.Repeat("é", 201) }, "name too_long"},
		"slug with capitals":   {func(p *catalog.NewProduct) { p.Slug = "Tasse" }, "slug slug"},
		"unknown tax category": {func(p *catalog.NewProduct) { p.TaxCategory = "luxury" }, "taxCategory tax_category"},
		"free":                 {func(p *catalog.NewProduct) { p.Variants[0].Price = 0 }, "variants[0].price price"},
		"too dear": {func(p *catalog.NewProduct) { p.Variants[0].Price = 100_000_001 },
			"variants[0].price price"},
		"regular below price": {func(p *catalog.NewProduct) { p.Variants[1].RegularPrice = 100 },
			"variants[1].regularPrice below_price"},
		"negative stock": {func(p *catalog.NewProduct) { p.Variants[0].InventoryQuantity = -1 },
			"variants[0].inventoryQuantity range"},
		"huge limit": {func(p *catalog.NewProduct) { p.Variants[0].LimitPerOrder = 1001 },
			"variants[0].limitPerOrder range"},
		"negative size": {func(p *catalog.NewProduct) { p.Variants[0].Length = -1 },
			"variants[0].length range"},
		"unknown mode": {func(p *catalog.NewProduct) { p.Variants[0].InventoryMode = "guess" },
			"variants[0].inventoryMode inventory_mode"},
		"unknown option value": {func(p *catalog.NewProduct) { p.Variants[0].Options["Format"] = "9 l" },
			"variants[0].options options"},
		"combination twice": {func(p *catalog.NewProduct) { p.Variants[2].Options = p.Variants[1].Options },
			"variants[2].options twice"},
		"SKU twice": {func(p *catalog.NewProduct) { p.Variants[1].SKU = "TAS-B-250" },
			"variants[1].sku sku_taken"},
		"two defaults": {func(p *catalog.NewProduct) { p.Variants[0].IsDefault = true }, "variants default"},
		"option without values": {func(p *catalog.NewProduct) {
			p.Options = append(p.Options, catalog.Option{Name: "Vide"})
		}, "options[2].values required"},
		"option twice": {func(p *catalog.NewProduct) { p.Options[1].Name = "GLACURE" }, "options[1].name twice"},
		"foreign photo": {func(p *catalog.NewProduct) { p.Variants[0].PhotoIDs = []string{"x"} },
			"variants[0].photoIds photo"},
		"no category":         {func(p *catalog.NewProduct) { p.CategoryIDs = nil }, "categoryIds required"},
		"nothing to buy":      {func(p *catalog.NewProduct) { p.Variants = nil }, "variants required"},
		"variants, no option": {func(p *catalog.NewProduct) { p.Options = nil }, "variants options"},
	} {
		t.Run(name, func(t *testing.T) {
			p := m.cup()
			c.change(&p)
			if got := fields(t, catalog.Check(p)); !slices.Contains(got, c.want) {
				t.Errorf("broken = %v, want %q among them", got, c.want)
			}
		})
	}
	p := m.cup()
	p.Variants[0].InventoryQuantity = -1
	var refused *problem.Error
	if !errors.As(catalog.Check(p), &refused) ||
		refused.Text.FR != "La valeur doit être comprise entre 0 et 1\u00a0000\u00a0000." {
		t.Errorf("the numbers of a refusal are not written as in French: %v", refused)
	}
	if err := catalog.Check(m.cup()); err != nil {
		t.Errorf("a good product is refused: %v", err)
	}
	draft := catalog.NewProduct{Details: catalog.Details{Name: "Ébauche"}}
	if err := catalog.Check(draft); err != nil {
		t.Errorf("a draft may be incomplete: %v", err)
	}
}

func TestABatchIsCreatedWholeOrNotAtAll(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.Create(ctx, m.cup()))
		before := m.version()
		for name, c := range map[string]struct {
			change func(*catalog.NewProduct)
			want   string
		}{
			"a wrong price": {func(p *catalog.NewProduct) { p.Variants[0].Price = -1 },
				"products[1].variants[0].price price"},
			"an unknown shop": {func(p *catalog.NewProduct) { p.ShopID = "none" },
				"products[1].storeId unknown_store"},
			"an unknown category": {func(p *catalog.NewProduct) { p.CategoryIDs = []string{"none"} },
				"products[1].categoryIds unknown_category"},
			"a SKU of the shop": {func(p *catalog.NewProduct) { p.Variants[0].SKU = "TAS-S-350" },
				"products[1].variants[0].sku sku_taken"},
			"a SKU of the batch": {func(p *catalog.NewProduct) { p.Variants[0].SKU = "BOL-1" },
				"products[1].variants[0].sku sku_taken"},
		} {
			first, second := m.plain("Bol"), m.plain("Assiette")
			first.Variants[0].SKU = "BOL-1"
			c.change(&second)
			_, err := m.CreateProducts(ctx, []catalog.NewProduct{first, second})
			if got := fields(t, err); !slices.Equal(got, []string{c.want}) {
				t.Errorf("%s: broken = %v", name, got)
			}
		}
		if page, err := m.OfShop(ctx, m.shopID, catalog.ShopList{Limit: 1}); err != nil || page.Total != 1 {
			t.Errorf("%d products are there, %v", page.Total, err)
		}
		if got := m.changedSince(before); got != nil {
			t.Errorf("changes were noted for nothing: %v", got)
		}
	})
}
