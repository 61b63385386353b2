package app

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/productimport"
	"rangrue/internal/flow/seller"
	"rangrue/internal/flow/trends"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/fetch"
	"rangrue/internal/kit/images"
)

// sellers are the services with which shops and products are made.
type sellers struct {
	Seller   *seller.Service
	Imports  *productimport.Service
	Trends   *trends.Service
	Bulletin *bulletin.Service
}

// buildSelling makes what opens shops and fills them.
func (a *App) buildSelling(now func() time.Time) {
	o := sellerOptions(a.Config, a.Shop, a.Catalog, a.Account, now)
	o.Files, o.TermsVersion = a.Files, a.termsVersion
	a.Seller = seller.New(a.DB, o)
	a.Seller.Register(a.Jobs)
	web := fetch.New(fetch.Options{MaxBytes: images.MaxBytes, Timeout: photoTime, MaxRedirects: 5,
		Agent: "RangRue (+" + a.Config.PublicURL + ")"})
	a.Imports = productimport.New(a.DB, productimport.Options{Shops: a.Shop, Catalog: a.Catalog,
		Photos: a.Seller.PhotosOfOwners, Fetch: web.Get, MakePhoto: a.Seller.MakePhoto,
		LeavePhoto: a.Seller.LeavePhoto, Now: now})
	a.Imports.Register(a.Jobs)
	a.Bulletin = bulletin.New(a.DB, bulletin.Options{Shops: a.Shop, Now: now})
	a.Trends = trends.New(trends.Options{Shops: a.Shop, Orders: a.Order, Insight: a.Insight, Now: now})
}

// photoTime is how long a photograph of an imported file may take to arrive.
const photoTime = 20 * time.Second

// sellerTerms is the page of the conditions for sellers.
const sellerTerms = "conditions-particulieres-pour-les-vendeurs"

// termsVersion is the day of the conditions for sellers in force.
func (a *App) termsVersion() string { return a.Content.Pages()[sellerTerms].Updated }

func sellerOptions(c config.Config, shops *shop.Service, goods *catalog.Service, accounts *account.Service,
	now func() time.Time) seller.Options {
	return seller.Options{
		Shops: shops, Catalog: goods, Accounts: accounts, Brand: brand(c), Operator: c.ContactEmail,
		SellerURL: c.SellerURL, OperatorURL: c.OperatorURL,
		AutoApprove: c.ShopAutoApprove, Now: now,
	}
}

// newSellerForCommands is the part of selling that the operator's commands use: it approves and suspends, and touches
// no file.
func newSellerForCommands(d *db.DB, c config.Config, now func() time.Time) *seller.Service {
	noFiles := func(key string) string { return key }
	return seller.New(d, sellerOptions(c, shop.New(d, now, noFiles), catalog.New(d, now, noFiles), account.New(d, now),
		now))
}

// mountSelling registers the calls of shops and products.
func (a *App) mountSelling(api huma.API) {
	a.Seller.Routes(api)
	a.Imports.Routes(api)
	a.Trends.Routes(api)
	a.Bulletin.Routes(api)
}

// emptySellers has only types to describe; see [Document].
func emptySellers() sellers {
	return sellers{Seller: &seller.Service{}, Imports: &productimport.Service{}, Trends: &trends.Service{},
		Bulletin: &bulletin.Service{}}
}
