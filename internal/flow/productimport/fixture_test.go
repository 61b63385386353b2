package productimport_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/productimport"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/tax"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

// world is a shop with a seller, categories and the machinery of imports.
type world struct {
	*testing.T
	*productimport.Service
	db     *db.DB
	goods  *catalog.Service
	queue  *jobs.Queue
	now    time.Time
	userID string
	shopID string
	cups   catalog.Category
	sent   map[string]picture.Picture
}

func key(k string) string { return k }

// newWorld opens the shop; the database is empty.
func newWorld(t *testing.T, d *db.DB) *world {
	w := assemble(t, d)
	owner := must(account.New(d, time.Now).Create(ctx, account.NewUser{ID: "ana", FirstName: "Ana", LastName: "Roy", Email: "ana@exemple.ca", PasswordHash: "-"}))
	shops := shop.New(d, time.Now, key)
	must(shops.Create(ctx, shop.NewShop{ID: "batture", Status: shop.Approved, OwnerIDs: []string{owner.ID}, Details: details("Atelier Batture")}))
	must(shops.Create(ctx, shop.NewShop{ID: "nordet", Status: shop.Approved, Details: details("Maille Nordet")}))
	house := must(w.goods.CreateCategory(ctx, catalog.Category{Name: "Maison et décoration"}))
	w.cups = must(w.goods.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: house.ID}))
	return w
}

// assemble makes the machinery on a database that may have its shop already.
func assemble(t *testing.T, d *db.DB) *world {
	w := &world{T: t, db: d, now: morning, userID: "ana", shopID: "batture", sent: map[string]picture.Picture{}}
	now := func() time.Time { return w.now }
	w.goods = catalog.New(d, now, key)
	w.Service = productimport.New(d, productimport.Options{
		Shops: shop.New(d, now, key), Catalog: w.goods, Now: now,
		Photos: func(context.Context, db.Reader, string) (map[string]picture.Picture, error) { return w.sent, nil },
	})
	w.queue = jobs.New(d, jobs.Options{})
	w.Register(w.queue)
	return w
}

func details(name string) shop.Details {
	return shop.Details{
		Name: name, CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
		Merchant: shop.Merchant{LegalName: name, Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0"},
	}
}

// send uploads a file, has it checked, and answers what was found.
func (w *world) send(text string) *productimport.Import {
	w.Helper()
	received := must(w.Receive(ctx, w.userID, w.shopID, "produits.csv", []byte(text)))
	must(0, w.queue.Drain(ctx))
	return must(w.Find(ctx, w.shopID, received.ID))
}

// apply sends a file that must be right, and applies it.
func (w *world) apply(text string) *productimport.Import {
	w.Helper()
	checked := w.send(text)
	if checked.State != productimport.Checked || checked.ProblemCount > 0 {
		w.Fatalf("%s: %v", checked.State, checked.Problems)
	}
	must(w.Apply(ctx, w.shopID, checked.ID, true))
	must(0, w.queue.Drain(ctx))
	return must(w.Find(ctx, w.shopID, checked.ID))
}

func (w *world) export() string {
	w.Helper()
	var out bytes.Buffer
	must(0, productimport.Write(&out, must(w.goods.WholeOfShop(ctx, w.shopID)), must(w.goods.Categories(ctx))))
	return out.String()
}

// stored is the shop as the catalogue has it, but for when each product was last written.
func (w *world) stored() string {
	w.Helper()
	var b strings.Builder
	for _, p := range must(w.goods.WholeOfShop(ctx, w.shopID)) {
		fmt.Fprintf(&b, "%s %s %+v %s\n", p.ID, p.Status, p.Details, p.UpdatedAt)
	}
	return b.String()
}

// fill gives the shop everything that a file must be able to carry.
func (w *world) fill() {
	w.Helper()
	photo := func(id string, rank int, alt string) catalog.Photo {
		return catalog.Photo{ID: id, Rank: rank, Picture: picture.Picture{File: "photos/" + id + "/800.jpeg", Alt: alt, Width: 800, Height: 1000, Color: "#aabbcc",
			Thumbs: picture.Thumbs{Webp480: "photos/" + id + "/480.webp"}}}
	}
	must(w.goods.CreateProducts(ctx, []catalog.NewProduct{
		{ShopID: w.shopID, Status: catalog.Published, Details: catalog.Details{
			Name: "Tasse «\u00a0trempée\u00a0»; l’été", FinalSale: true, TaxCategory: tax.Book, CategoryIDs: []string{w.cups.ID, w.cups.ParentID},
			Description: "<p>Une tasse <strong>de tous</strong> les matins.</p>\n<ul><li>Grès &amp; glaçure \"bleue\"</li></ul>",
			Photos:      []catalog.Photo{photo("bleu", 1, "Une tasse | bleue"), photo("sauge", 2, "")},
			Options:     []catalog.Option{{Name: "Glaçure", Values: []string{"Bleu marée", "Sauge | mate", "Brique"}}, {Name: "Format", Values: []string{"250 ml", "350 ml"}}},
			Variants: []catalog.Variant{
				{SKU: "TAS-B-250", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "250 ml"}, Price: 3400, RegularPrice: 4600,
					InventoryMode: catalog.ByStock, InventoryQuantity: 14, LimitPerOrder: 6, Length: 12.5, Width: 9, Height: 10, Weight: 0.425, PhotoIDs: []string{"bleu"}},
				{SKU: "TAS-S-350", Options: map[string]string{"Glaçure": "Sauge | mate", "Format": "350 ml"}, Price: 3805, IsDefault: true,
					InventoryStatus: catalog.OutOfStock, PhotoIDs: []string{"sauge", "bleu"}},
			},
		}},
		{ShopID: w.shopID, Status: catalog.Draft, Details: catalog.Details{Name: "=2+2", Description: "-5 % cette semaine"}},
		{ShopID: w.shopID, Status: catalog.Archived, Details: catalog.Details{Name: "'Bol", TaxCategory: tax.Grocery, CategoryIDs: []string{w.cups.ID},
			Variants: []catalog.Variant{{SKU: "-BOL", Price: 123456, InventoryMode: catalog.ByStock}}}},
	}))
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
