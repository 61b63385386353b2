// Package markettest gives a test a small market: users, shops, products and orders with good defaults, a clock and the
// letters that were sent. It is for tests alone. It imports account, shop, catalog and order, so tests of these must be
// in a package of their own (shop_test).
//
// A package's own fixture embeds a [Market] and adds the service under test:
//
//	dbtest.Run(t, func(t *testing.T, d *db.DB) {
//		m := markettest.New(t, d)
//		shop := m.Shop(shop.NewShop{})
//		mug := m.Product(catalog.NewProduct{ShopID: shop.ID})
//		…
//	})
package markettest

import (
	"net/http"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/web"
)

// SellerURL is where sellers work.
const SellerURL = "https://exemple.ca/espace-vendeur"

// Brand signs the letters.
var Brand = mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.ca"}

// Market is a market over one database. Its services share its clock.
type Market struct {
	testing.TB
	DB       *db.DB
	At       time.Time // what the clock says; tests move it
	Accounts *account.Service
	Shops    *shop.Service
	Catalog  *catalog.Service
	Orders   *order.Service
	Access   order.Access // lets customers see their orders

	categoryID  string // of products that name none
	lettersRead int
}

// New opens a market without users, shops or products, on the 3rd of November 2026 at ten in Quebec.
func New(t testing.TB, d *db.DB) *Market {
	m := &Market{TB: t, DB: d, At: time.Date(2026, 11, 3, 15, 0, 0, 0, time.UTC)}
	m.Accounts = account.New(d, m.Now)
	m.Shops, m.Catalog, m.Orders = shop.New(d, m.Now, FileURL), catalog.New(d, m.Now, FileURL), order.New(d, FileURL)
	m.Access = order.Access{Key: []byte("une clé d’essai assez longue"), Visitor: web.Visitor}
	return m
}

// Now is the market's clock.
func (m *Market) Now() time.Time { return m.At }

// Letters are those queued since the last call, oldest first.
func (m *Market) Letters() []mail.Message {
	m.Helper()
	all := mailtest.Queued(m, m.DB)
	unread := all[m.lettersRead:]
	m.lettersRead = len(all)
	return unread
}

// Change runs change in a transaction that must succeed.
func (m *Market) Change(change func(tx *db.Tx) error) {
	m.Helper()
	if err := m.DB.Tx(m.Context(), change); err != nil {
		m.Fatal(err)
	}
}

// FileURL is the address of a file of the market.
func FileURL(key string) string { return "/fichiers/" + key }

// API serves the calls of some services.
func API(routes ...func(huma.API)) http.Handler {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	for _, mount := range routes {
		mount(api)
	}
	return mux
}

// Must returns v, and panics on an error: a test that cannot be set up has nothing to say. Give it 0 for v to check an
// error alone.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
