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
	"rangrue/internal/kit/fetch"
	"rangrue/internal/kit/images"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/tax"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

// world is a shop with a seller and categories, and the service that imports files of products.
type world struct {
	*markettest.Market
	*productimport.Service
	queue  *jobs.Queue
	userID string
	shopID string
	cups   catalog.Category
	sent   map[string]picture.Picture
	left   []string // photographs that no product took
	fetch  func(ctx context.Context, address string) ([]byte, error)
}

// newWorld opens the shop; the database is empty.
func newWorld(t testing.TB, d *db.DB) *world {
	w := assemble(t, d)
	w.User(account.NewUser{ID: w.userID, FirstName: "Ana", PasswordHash: "-"})
	w.Shop(shop.NewShop{ID: w.shopID, OwnerIDs: []string{w.userID}})
	w.Shop(shop.NewShop{ID: "nordet", Details: shop.Details{Name: "Maille Nordet"}})
	top := markettest.Must(w.Catalog.CreateCategory(ctx, catalog.Category{Name: "Maison et décoration"}))
	w.cups = markettest.Must(w.Catalog.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: top.ID}))
	return w
}

// newWorldOf is a market with a shop of that name, beside those of other names in the same database.
func newWorldOf(t testing.TB, d *db.DB, name string) *world {
	w := assemble(t, d)
	w.userID, w.shopID = "ana-"+name, "shop-"+name
	w.User(account.NewUser{ID: w.userID, FirstName: "Ana", Email: name + "@courriel.ca", PasswordHash: "-"})
	w.Shop(shop.NewShop{ID: w.shopID, Details: shop.Details{Name: "Boutique " + name}, OwnerIDs: []string{w.userID}})
	if tree := markettest.Must(w.Catalog.Categories(ctx)); len(tree.Flat()) == 0 {
		markettest.Must(w.Catalog.CreateCategory(ctx, catalog.Category{Name: "Tasses"}))
	}
	return w
}

// assemble makes the service on a database that may have its shop already.
func assemble(t testing.TB, d *db.DB) *world {
	w := &world{Market: markettest.New(t, d), userID: "ana", shopID: "batture", sent: map[string]picture.Picture{}}
	w.At = morning
	w.Service = productimport.New(d, productimport.Options{
		Shops: w.Shops, Catalog: w.Catalog, Now: w.Now,
		Photos: func(context.Context, db.Reader, string) (map[string]picture.Picture, error) { return w.sent, nil },
		Fetch:  func(ctx context.Context, address string) ([]byte, error) { return w.fetch(ctx, address) },
		MakePhoto: func(ctx context.Context, data []byte) (picture.Picture, error) {
			set, err := images.Process(ctx, bytes.NewReader(data))
			if err != nil {
				return picture.Picture{}, err
			}
			keys := set.FileKeys("photos")
			return picture.Picture{File: keys["800.jpeg"], Thumbs: picture.ThumbsFrom(keys), Width: set.Width}, nil
		},
		LeavePhoto: func(_ context.Context, shopID string, kept picture.Picture) error {
			w.left = append(w.left, shopID+" "+kept.File)
			return nil
		},
	})
	w.fetch = func(context.Context, string) ([]byte, error) { return nil, fetch.ErrMissing }
	w.queue = jobs.New(d, jobs.Options{})
	w.Register(w.queue)
	return w
}

// send uploads a file, has it checked, and answers what was found.
func (w *world) send(text string) *productimport.Import {
	w.Helper()
	received := markettest.Must(w.Receive(ctx, w.userID, w.shopID, "produits.csv", []byte(text)))
	markettest.Must(0, w.queue.Drain(ctx))
	return markettest.Must(w.Find(ctx, w.shopID, received.ID))
}

// apply sends a file that must be right, and applies it.
func (w *world) apply(text string) *productimport.Import {
	w.Helper()
	checked := w.send(text)
	if checked.State != productimport.Checked || checked.ProblemCount > 0 {
		w.Fatalf("%s: %v", checked.State, checked.Problems)
	}
	markettest.Must(w.Apply(ctx, w.shopID, checked.ID, true))
	markettest.Must(0, w.queue.Drain(ctx))
	return markettest.Must(w.Find(ctx, w.shopID, checked.ID))
}

func (w *world) export() string {
	w.Helper()
	var out bytes.Buffer
	products := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))
	markettest.Must(0, productimport.Write(&out, products, markettest.Must(w.Catalog.Categories(ctx))))
	return out.String()
}

// stored is the shop as the catalogue has it, but for when each product was last written.
func (w *world) stored() string {
	w.Helper()
	var b strings.Builder
	for _, p := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)) {
		fmt.Fprintf(&b, "%s %s %+v %s\n", p.ID, p.Status, p.Details, p.UpdatedAt)
	}
	return b.String()
}

// fill gives the shop everything that a file must be able to carry.
func (w *world) fill() {
	w.Helper()
	photo := func(id string, rank int, alt string) catalog.Photo {
		return catalog.Photo{ID: id, Rank: rank, Picture: picture.Picture{
			File: "photos/" + id + "/800.jpeg", Alt: alt, Width: 800, Height: 1000, Color: "#aabbcc",
			Thumbs: picture.Thumbs{Webp480: "photos/" + id + "/480.webp"},
		}}
	}
	markettest.Must(w.Catalog.CreateProducts(ctx, []catalog.NewProduct{
		{ShopID: w.shopID, Status: catalog.Published, Details: catalog.Details{
			Name: "Tasse «\u00a0trempée\u00a0»; l’été", FinalSale: true, TaxCategory: tax.Book,
			CategoryIDs: []string{w.cups.ID, w.cups.ParentID},
			Description: "<p>Une tasse <strong>de tous</strong> les matins.</p>\n<ul><li>Grès &amp; glaçure " +
				"\"bleue\"</li></ul>",
			Photos: []catalog.Photo{photo("bleu", 1, "Une tasse | bleue"), photo("sauge", 2, "")},
			Options: []catalog.Option{
				{Name: "Glaçure", Values: []string{"Bleu marée", "Sauge | mate", "Brique"}},
				{Name: "Format", Values: []string{"250 ml", "350 ml"}},
			},
			Variants: []catalog.Variant{
				{SKU: "TAS-B-250", Options: map[string]string{"Glaçure": "Bleu marée", "Format": "250 ml"}, Price: 3400,
					RegularPrice:  4600,
					InventoryMode: catalog.ByStock, InventoryQuantity: 14, LimitPerOrder: 6, Length: 12.5, Width: 9,
					Height: 10, Weight: 0.425, PhotoIDs: []string{"bleu"}},
				{SKU: "TAS-S-350", Options: map[string]string{"Glaçure": "Sauge | mate", "Format": "350 ml"},
					Price: 3805, IsDefault: true,
					InventoryStatus: catalog.OutOfStock, PhotoIDs: []string{"sauge", "bleu"}},
			},
		}},
		{ShopID: w.shopID, Status: catalog.Draft,
			Details: catalog.Details{Name: "=2+2", Description: "-5 % cette semaine"}},
		{ShopID: w.shopID, Status: catalog.Archived, Details: catalog.Details{
			Name: "'Bol", TaxCategory: tax.Grocery, CategoryIDs: []string{w.cups.ID},
			Variants: []catalog.Variant{{SKU: "-BOL", Price: 123456, InventoryMode: catalog.ByStock}},
		}},
	}))
}
