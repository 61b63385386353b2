package catalog_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
	"rangrue/internal/markettest"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

func at(key string) string { return "/fichiers/" + key }

// market is a small world: one approved shop and a branch of categories.
type market struct {
	*catalog.Service
	t      *testing.T
	db     *db.DB
	now    time.Time
	shopID string

	house, dishes, cups catalog.Category
}

func newMarket(t *testing.T, d *db.DB) *market {
	t.Helper()
	m := &market{t: t, db: d, now: morning, shopID: "shop-batture"}
	m.Service = catalog.New(d, func() time.Time { return m.now }, at)
	openShop(d, m.shopID, "Atelier Batture")
	m.house = markettest.Must(m.CreateCategory(ctx, catalog.Category{Name: "Maison et décoration", Order: 2}))
	m.dishes = markettest.Must(m.CreateCategory(ctx, catalog.Category{
		Name: "Vaisselle", ParentID: m.house.ID, Order: 1,
	}))
	m.cups = markettest.Must(m.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: m.dishes.ID, Order: 1}))
	return m
}

// openShop writes the row of an approved shop. The catalogue never writes shops, and a shared noun imports no sibling:
// the test says in SQL what it takes for granted.
func openShop(d *db.DB, id, name string) {
	write(d, `INSERT INTO shops (id, status, name, slug, category_code, tagline, presentation, city, region,
		postal_code, lat, lon, photo, banner, shipping, delivery_min_days, delivery_max_days, delivery_note,
		return_terms, gst_number, qst_number, legal_name, legal_address, legal_city, legal_province, legal_postal_code,
		legal_phone, legal_email, created_at, updated_at)
		VALUES ($1, 'approved', $2, $3, 'home_deco', '', '', 'Kamouraska', 'Bas-Saint-Laurent', 'G0L 1M0', 47.56,
		-69.87, '', '', $4, 2, 4, '', 'Trente jours.', '', '', 'Batture inc.', '12, rue du Quai', 'Kamouraska', 'QC',
		'G0L 1M0', '', '', 0, 0)`,
		id, name, slug.Make(name),
		`{"shippingPriceAmount":9.50,"shippingPricePolicy":"flat","freeShippingThreshold":75.00}`)
}

func (m *market) suspendShop() {
	write(m.db, `UPDATE shops SET status = 'suspended' WHERE id = $1`, m.shopID)
}

func (m *market) sendShopAway(until time.Time) {
	write(m.db, `UPDATE shops SET vacation_until = $1 WHERE id = $2`, until.UnixMilli(), m.shopID)
}

func write(d *db.DB, statement string, args ...any) {
	markettest.Must(0, d.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, statement, args...)
		return err
	}))
}

// cup is a published product with two options and three variants.
func (m *market) cup() catalog.NewProduct {
	return catalog.NewProduct{ShopID: m.shopID, Status: catalog.Published, Details: catalog.Details{
		Name: "Tasse trempée", Description: "<p>Une tasse <strong>de tous</strong> les matins.</p><script>x()</script>",
		CategoryIDs: []string{m.cups.ID}, FinalSale: true,
		Photos: []catalog.Photo{
			{ID: "sauge", Rank: 2, Picture: picture.Picture{File: "sauge.jpg", Width: 800, Height: 1000,
				Thumbs: picture.Thumbs{Jpeg480: "sauge/480.jpeg"}}},
			{ID: "bleu", Rank: 1, Picture: picture.Picture{File: "bleu.jpg", Alt: "Une tasse bleue",
				Thumbs: picture.Thumbs{Webp480: "bleu/480.webp"}}},
		},
		Options: []catalog.Option{
			{Name: "Glaçure", Values: []string{"Bleu marée", "Sauge"}},
			{Name: "Format", Values: []string{"250 ml", "350 ml"}},
		},
		Variants: []catalog.Variant{
			{SKU: "TAS-B-250", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "250 ml"}, Price: 3400,
				InventoryMode: catalog.ByStock, InventoryQuantity: 14, LimitPerOrder: 6, Weight: 0.4,
				PhotoIDs: []string{"bleu"}},
			{SKU: "TAS-B-350", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "350 ml"}, Price: 3800,
				RegularPrice: 4600, IsDefault: true},
			{SKU: "TAS-S-350", Options: map[string]string{"Glaçure": "Sauge", "Format": "350 ml"}, Price: 3800,
				InventoryStatus: catalog.OutOfStock, PhotoIDs: []string{"sauge", "bleu"}},
		},
	}}
}

// plain is the least a product can be.
func (m *market) plain(name string) catalog.NewProduct {
	return catalog.NewProduct{ShopID: m.shopID, Status: catalog.Published, Details: catalog.Details{
		Name: name, CategoryIDs: []string{m.dishes.ID}, Variants: []catalog.Variant{{Price: 2000}},
	}}
}

// changedSince lists what the change log holds after a version.
func (m *market) changedSince(version int64) []string {
	var ids []string
	for _, c := range markettest.Must(changes.Since(ctx, m.db, version, 1000)) {
		ids = append(ids, c.Kind+" "+c.ID)
	}
	return ids
}

func (m *market) version() int64 { return markettest.Must(changes.Version(ctx, m.db)) }

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
