package fulfilment_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/customer"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

const day = ordertest.Day

var (
	ctx  = context.Background()
	noon = ordertest.Noon
)

// backroom is where two shops prepare the orders of Maude. Each is run by one person, called as the shop.
type backroom struct {
	*markettest.Market
	*fulfilment.Service
	customers      *customer.Service
	handler        http.Handler
	batture, rang4 string            // shops
	owners         map[string]string // of shops
	maude          string
	mug            *catalog.Product // of Batture: a variant of which nine are left
}

func newBackroom(t *testing.T, base *db.DB) *backroom {
	b := &backroom{Market: markettest.New(t, base), owners: map[string]string{}}
	b.At = noon.Add(2 * day)
	b.maude = b.User(account.NewUser{LastName: "Tremblay", Email: "maude@courriel.ca"})
	for name, id := range map[string]*string{"batture": &b.batture, "rang4": &b.rang4} {
		owner := b.User(account.NewUser{FirstName: name})
		*id = b.Shop(shop.NewShop{OwnerIDs: []string{owner}, Details: shop.Details{Name: name}}).ID
		b.owners[*id] = owner
	}
	b.mug = b.Product(catalog.NewProduct{ShopID: b.batture, Details: catalog.Details{
		Variants: []catalog.Variant{{Price: 3800, SKU: "TT-350", InventoryMode: "stock", InventoryQuantity: 9}},
	}})
	b.assemble()
	return b
}

// assemble makes the flow and those it works with, behind one API.
func (b *backroom) assemble() {
	m := b.Market
	brand, site := markettest.Brand, markettest.SellerURL
	invoices := invoice.New(m.DB, m.Orders, m.Access, invoice.Platform{Name: "Rang & Rue"})
	b.customers = customer.New(m.DB, customer.Options{
		Orders: m.Orders, Invoices: invoices, Access: m.Access, Brand: brand, SellerURL: site, Now: m.Now,
	})
	b.Service = fulfilment.New(m.DB, fulfilment.Options{
		Shops: m.Shops, Catalog: m.Catalog, Orders: m.Orders, Invoices: invoices, Messages: b.customers.Messages,
		Access: m.Access, Brand: brand, SellerURL: site, Link: b.customers.Link, Now: m.Now,
		Ledger: ledger.New(m.DB, m.Now, m.Shops),
		Reviews: review.New(m.DB, review.Options{Now: m.Now, URL: markettest.FileURL,
			OrderToken: func(orderID, token string) bool { return token == m.Access.Token(orderID) }}),
		Questions: question.New(m.DB, question.Options{
			Now: m.Now, Visitor: web.Visitor, Brand: brand, SellerURL: site,
		}),
	})
	returning := returns.New(m.DB, returns.Options{
		Orders: m.Orders, Shops: m.Shops, Access: m.Access, Brand: brand, Link: b.customers.Link, SellerURL: site,
		Now: m.Now,
	})
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	b.Routes(api)
	b.customers.Routes(api)
	returning.Routes(api)
	b.Questions.Routes(api)
	b.handler = mux
}

// draft is that of ordertest, its mugs being counted ones of Batture's.
func (b *backroom) draft(name string) order.Draft {
	d := ordertest.Draft(name, b.maude, b.batture, b.rang4)
	mugs := &d.Items[0]
	mugs.ProductID, mugs.VariantID, mugs.StockTaken, mugs.SKU = b.mug.ID, b.mug.Variants[0].ID, true, "TT-350"
	return d
}

// paid is an order that the shops were just notified of.
func (b *backroom) paid(name string) *order.Order {
	return b.Replay(b.draft(name), ordertest.Paid()...)
}

// as asks on behalf of the owner of a shop, under the shop's own address.
func (b *backroom) as(shopID, method, path string, body any) (int, func(into any)) {
	b.Helper()
	return webtest.Call(b, b.handler, b.owners[shopID], method, "/seller/shops/"+shopID+path, body)
}

// want is as, for a call that must be answered with a status and, when refused, with a code.
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

func (b *backroom) stock() int {
	b.Helper()
	offers := markettest.Must(catalog.Offers(ctx, b.DB, []string{b.mug.Variants[0].ID}))
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

// paper fetches a document as its bytes, which are not packed.
func (b *backroom) paper(shopID, path string) (int, string) {
	b.Helper()
	asker := web.AsUser(ctx, b.owners[shopID])
	r := httptest.NewRequestWithContext(asker, "GET", web.Prefix+"/seller/shops/"+shopID+path, nil)
	out := httptest.NewRecorder()
	b.handler.ServeHTTP(out, r)
	return out.Code, out.Body.String()
}
