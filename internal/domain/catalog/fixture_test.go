package catalog_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

func at(key string) string { return "/fichiers/" + key }

// market is a small world: one approved shop and a branch of categories.
type market struct {
	*catalog.Service
	t     *testing.T
	db    *db.DB
	shops *shop.Service
	now   time.Time
	shop  *shop.Shop

	house, dishes, cups catalog.Category
}

func newMarket(t *testing.T, d *db.DB) *market {
	t.Helper()
	m := &market{t: t, db: d, now: morning}
	clock := func() time.Time { return m.now }
	m.Service, m.shops = catalog.New(d, clock, at), shop.New(d, clock, at)
	m.shop = m.openShop("Atelier Batture")
	m.house = must(m.CreateCategory(ctx, catalog.Category{Name: "Maison et décoration", Order: 2}))
	m.dishes = must(m.CreateCategory(ctx, catalog.Category{Name: "Vaisselle", ParentID: m.house.ID, Order: 1}))
	m.cups = must(m.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: m.dishes.ID, Order: 1}))
	return m
}

func (m *market) openShop(name string) *shop.Shop {
	return must(m.shops.Create(ctx, shop.NewShop{Status: shop.Approved, Details: shop.Details{
		Name: name, CategoryCode: "home_deco",
		Place:    shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0", Located: true, Lat: 47.56, Lon: -69.87},
		Shipping: shipping.Settings{Amount: 950, FreeFrom: 7500},
		Merchant: shop.Merchant{LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0"},
	}}))
}

// cup is a published product with two options and three variants.
func (m *market) cup() catalog.NewProduct {
	return catalog.NewProduct{ShopID: m.shop.ID, Status: catalog.Published, Details: catalog.Details{
		Name: "Tasse trempée", Description: "<p>Une tasse <strong>de tous</strong> les matins.</p><script>x()</script>",
		CategoryIDs: []string{m.cups.ID}, FinalSale: true,
		Photos: []catalog.Photo{
			{ID: "sauge", Rank: 2, Picture: picture.Picture{File: "sauge.jpg", Width: 800, Height: 1000}},
			{ID: "bleu", Rank: 1, Picture: picture.Picture{File: "bleu.jpg", Alt: "Une tasse bleue", Thumbs: picture.Thumbs{Webp480: "bleu/480.webp"}}},
		},
		Options: []catalog.Option{{Name: "Glaçure", Values: []string{"Bleu marée", "Sauge"}}, {Name: "Format", Values: []string{"250 ml", "350 ml"}}},
		Variants: []catalog.Variant{
			{SKU: "TAS-B-250", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "250 ml"}, Price: 3400,
				InventoryMode: catalog.ByStock, InventoryQuantity: 14, LimitPerOrder: 6, Weight: 0.4, PhotoIDs: []string{"bleu"}},
			{SKU: "TAS-B-350", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "350 ml"}, Price: 3800, RegularPrice: 4600, IsDefault: true},
			{SKU: "TAS-S-350", Options: map[string]string{"Glaçure": "Sauge", "Format": "350 ml"}, Price: 3800,
				InventoryStatus: catalog.OutOfStock, PhotoIDs: []string{"sauge", "bleu"}},
		},
	}}
}

// plain is the least a product can be.
func (m *market) plain(name string) catalog.NewProduct {
	return catalog.NewProduct{ShopID: m.shop.ID, Status: catalog.Published, Details: catalog.Details{
		Name: name, CategoryIDs: []string{m.dishes.ID}, Variants: []catalog.Variant{{Price: 2000}},
	}}
}

// changedSince lists what the change log holds after a version.
func (m *market) changedSince(version int64) []string {
	var ids []string
	for _, c := range must(changes.Since(ctx, m.db, version, 1000)) {
		ids = append(ids, c.Kind+" "+c.ID)
	}
	return ids
}

func (m *market) version() int64 { return must(changes.Version(ctx, m.db)) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// fields are the broken rules of a refusal, as "path code".
func fields(t *testing.T, err error) []string {
	t.Helper()
	var p *problem.Error
	if !errors.As(err, &p) || p.Kind != problem.Invalid {
		t.Fatalf("want a refusal of input, got %v", err)
	}
	var out []string
	for _, f := range p.Fields {
		if f.Text.FR == "" || f.Text.EN == "" {
			t.Errorf("%s has no sentence in both languages", f.Path)
		}
		out = append(out, f.Path+" "+f.Code)
	}
	return out
}
