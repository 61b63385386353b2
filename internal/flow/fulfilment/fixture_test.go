package fulfilment_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/customer"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
)

const day = ordertest.Day

var (
	ctx  = context.Background()
	noon = ordertest.Noon
)

// backroom is where two shops prepare the orders of Maude. Each is run by one person, called as the shop.
type backroom struct {
	*testing.T
	*fulfilment.Service
	db             *db.DB
	orders         *order.Service
	catalog        *catalog.Service
	customers      *customer.Service
	handler        http.Handler
	clock          time.Time
	batture, rang4 string            // shops
	owners         map[string]string // of shops
	maude          string
	mug            *catalog.Product // of Batture: a variant of which nine are left
	read           int              // letters already looked at
}

func onBothEngines(t *testing.T, test func(b *backroom)) {
	t.Helper()
	dbtest.Run(t, func(t *testing.T, base *db.DB) { test(newBackroom(t, base)) })
}

func newBackroom(t *testing.T, base *db.DB) *backroom {
	b := &backroom{T: t, db: base, clock: noon.Add(2 * day), owners: map[string]string{}}
	now := func() time.Time { return b.clock }
	url := func(key string) string { return "/fichiers/" + key }
	access := order.Access{Key: []byte("une clé d’essai assez longue"), Visitor: web.Visitor}
	brand := mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.ca"}
	people, shops := account.New(base, now), shop.New(base, now, url)
	b.maude = must(people.Create(ctx, account.NewUser{FirstName: "Maude", LastName: "Tremblay", Email: "maude@courriel.ca"})).ID
	for name, id := range map[string]*string{"batture": &b.batture, "rang4": &b.rang4} {
		owner := must(people.Create(ctx, account.NewUser{FirstName: name, LastName: "Roy", Email: name + "@exemple.ca"})).ID
		*id = must(shops.Create(ctx, shop.NewShop{Status: shop.Approved, OwnerIDs: []string{owner}, Details: shop.Details{
			Name: name, CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
			Merchant: shop.Merchant{LegalName: name + " inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC", PostalCode: "G0L 1M0", Email: name + "@exemple.ca"},
		}})).ID
		b.owners[*id] = owner
	}
	b.orders, b.catalog = order.New(base, url), catalog.New(base, now, url)
	category := must(b.catalog.CreateCategory(ctx, catalog.Category{Name: "Vaisselle"}))
	b.mug = must(b.catalog.Create(ctx, catalog.NewProduct{ShopID: b.batture, Status: catalog.Published, Details: catalog.Details{
		Name: "Tasse trempée", CategoryIDs: []string{category.ID},
		Variants: []catalog.Variant{{Price: 3800, SKU: "TT-350", InventoryMode: "stock", InventoryQuantity: 9}},
	}}))
	invoices := invoice.New(base, b.orders, access, invoice.Platform{Name: "Rang & Rue"})
	b.customers = customer.New(base, customer.Options{Orders: b.orders, Invoices: invoices, Access: access, Brand: brand, SellerURL: "https://exemple.ca/espace-vendeur", Now: now})
	b.Service = fulfilment.New(base, fulfilment.Options{
		Shops: shops, Catalog: b.catalog, Orders: b.orders, Invoices: invoices, Messages: b.customers.Messages, Brand: brand, Link: b.customers.Link, Now: now,
		Questions: question.New(base, question.Options{Now: now, Visitor: web.Visitor, Brand: brand, SellerURL: "https://exemple.ca/espace-vendeur"}),
		Returns:   returns.New(base, returns.Options{Orders: b.orders, Access: access, Brand: brand, Link: b.customers.Link, SellerURL: "https://exemple.ca/espace-vendeur", Now: now}),
	})
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	b.Routes(api)
	b.customers.Routes(api)
	b.Returns.Routes(api)
	b.Questions.Routes(api)
	b.handler = mux
	return b
}

// draft is that of ordertest, its mugs being counted ones of Batture's.
func (b *backroom) draft(name string) order.Draft {
	d := ordertest.Draft(name, b.maude, b.batture, b.rang4)
	d.Items[0].ProductID, d.Items[0].VariantID, d.Items[0].StockTaken, d.Items[0].SKU = b.mug.ID, b.mug.Variants[0].ID, true, "TT-350"
	return d
}

func (b *backroom) replay(d order.Draft, events ...order.Event) (o *order.Order) {
	b.Helper()
	err := b.db.Tx(ctx, func(tx *db.Tx) (err error) {
		o, err = b.orders.Replay(ctx, tx, d, events...)
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	return o
}

// paid is an order that the shops were just told of.
func (b *backroom) paid(name string) *order.Order {
	return b.replay(b.draft(name), ordertest.Paid()...)
}

// as asks on behalf of the owner of a shop, under the shop's own address.
func (b *backroom) as(shopID, method, path string, body any) (int, func(into any)) {
	b.Helper()
	return webtest.Call(b.T, b.handler, b.owners[shopID], method, "/seller/shops/"+shopID+path, body)
}

// want is as, for a call that must be answered with a status; refusals are told by their code.
func (b *backroom) want(status int, code, shopID, method, path string, body any) {
	b.Helper()
	var refusal struct{ Code string }
	got, read := b.as(shopID, method, path, body)
	if got >= 400 {
		read(&refusal)
	}
	if got != status || refusal.Code != code {
		b.Errorf("%s %s: %d %q; want %d %q", method, path, got, refusal.Code, status, code)
	}
}

// letters are those written since the last look.
func (b *backroom) letters() []mail.Message {
	b.Helper()
	all := mailtest.Queued(b.T, b.db)
	fresh := all[b.read:]
	b.read = len(all)
	return fresh
}

func (b *backroom) stock() int {
	b.Helper()
	offers := must(catalog.Offers(ctx, b.db, []string{b.mug.Variants[0].ID}))
	return offers[b.mug.Variants[0].ID].InventoryQuantity
}

type units struct {
	ItemID   string `json:"itemId"`
	Quantity int    `json:"quantity"`
	Left     int    `json:"left"`
}

type body map[string]any

func has(text string, parts ...string) bool {
	for _, part := range parts {
		if !strings.Contains(text, part) {
			return false
		}
	}
	return true
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// paper fetches a document as its bytes, which are not packed.
func (b *backroom) paper(shopID, path string) (int, string) {
	b.Helper()
	r := httptest.NewRequestWithContext(web.AsUser(ctx, b.owners[shopID]), "GET", web.Prefix+"/seller/shops/"+shopID+path, nil)
	out := httptest.NewRecorder()
	b.handler.ServeHTTP(out, r)
	return out.Code, out.Body.String()
}
