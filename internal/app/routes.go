package app

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"path"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/content"
	"rangrue/internal/domain/follow"
	"rangrue/internal/domain/giveaway"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/reply"
	"rangrue/internal/domain/restock"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/casework"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/flow/feed"
	"rangrue/internal/flow/firstday"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/flow/search"
	"rangrue/internal/flow/seo"
	"rangrue/internal/flow/share"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/gazetteer"
	"rangrue/internal/kit/geo"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/ssr"
	"rangrue/internal/kit/web"
	frontend "rangrue/web"
)

const (
	answersKept = 32 << 20 // bytes of public answers kept in memory
	pagesKept   = 48 << 20 // bytes of finished pages kept in memory
	answerAge   = 30 * time.Second
)

// routes mounts everything that answers, and hardens the whole.
func (a *App) routes(ctx context.Context) (http.Handler, error) {
	a.mountAPI(a.Config.Name)
	a.Moderation.MountSpace(a.mux)
	a.Health.Routes(a.mux)
	a.mux.Handle(files.PublicPath, files.Handler(a.Files))
	a.mountMap()
	if a.Config.Demo {
		dev := mail.DevPages(mailFolder(a.Config))
		a.mux.Handle(mail.DevPath, dev)
		a.mux.Handle(mail.DevPath+"/", dev)
	}
	storefront, err := a.mountPages(ctx)
	if err != nil {
		return nil, err
	}
	if err := a.mountSpaces(storefront); err != nil {
		return nil, err
	}
	return web.Harden(web.Identify(operator.WithCookie(a.mux), a.verify), web.Options{
		Log: a.Log, HTTPS: a.Config.HTTPS(), TrustedProxies: a.Config.TrustedProxies, RatePerMinute: a.Config.RateLimit,
		Origins: a.Config.Origins(),
		Free:    []string{"/assets/", files.PublicPath}, Metrics: a.Metrics,
		Fail: a.failPage,
	}), nil
}

// failPage shows who followed an address that is not text the page of what is not found. Other refusals come seldom,
// and often before anything can be shown: they are answered as those of the API.
func (a *App) failPage(w http.ResponseWriter, r *http.Request, err error) {
	if a.pages != nil && errors.Is(err, web.ErrText) {
		a.pages.NotFound(w, r)
		return
	}
	web.WriteProblem(w, r, err)
}

// mountAPI registers every call of the product under /v1.
func (a *App) mountAPI(title string) huma.API {
	api := web.NewAPI(a.mux, title, "1")
	// Products tell when they would arrive: their answers change with the catalogue, and with the day.
	version := func() uint64 { return uint64(a.Changes.Version())<<16 + uint64(calendar.Day(time.Now())) }
	cached := web.Cached(web.NewCache(answersKept, version), answerAge)
	a.Shop.Guard(api) // first: it is for the calls registered after it
	a.Catalog.Routes(api, cached)
	a.Shop.Routes(api)
	a.mountIdentity(api)
	a.Cart.Routes(api)
	a.Order.Routes(api)
	a.mountBuying(api)
	a.mountCustomer(api)
	a.mountMoney(api)
	a.Question.Routes(api) // not kept: whoever asks finds their question there after a reload
	a.Review.Routes(api, cached)
	a.mountFulfilment(api)
	a.mountSelling(api)
	a.Search.Routes(api, web.Public(answerAge)) // answering costs less than keeping what is seldom asked twice
	a.Insight.Routes(api)
	a.mountContent(api)
	a.mountDesk(api)
	a.locator.Routes(api, web.ClientIP)
	gazetteer.Routes(api)
	return api
}

// indexedPages are the pages that are always there and ask to be found.
var indexedPages = []string{"/", "/categorie", "/boutique", "/recherche"}

// version counts the changes of what pages show: the catalogue and the texts.
func (a *App) version() uint64 { return uint64(a.Changes.Version()) + a.Content.Version() }

// mountMap tells crawlers where everything is, and other sites what is for sale.
func (a *App) mountMap() {
	a.mux.HandleFunc("GET "+securityPath, a.serveSecurity)
	seo.New(seo.Options{
		PublicURL: a.Config.PublicURL, Pages: indexedPages, Texts: a.indexedTexts, Catalog: a.Catalog, Shops: a.Shop,
		Counts: a.Search.CountProducts,
		URL:    a.Files.URL, Version: a.version, Now: time.Now,
	}).Routes(a.mux)
	feed.New(feed.Options{
		Name: a.Config.Name, PublicURL: a.Config.PublicURL, Catalog: a.Catalog, Shops: a.Shop, URL: a.Files.URL,
		Version: a.version, Now: time.Now,
	}).Routes(a.mux)
	share.New(share.Options{Name: a.Config.Name, Catalog: a.Catalog, Shops: a.Shop, Files: a.Files}).Routes(a.mux)
}

const (
	entryScript = "storefront/entry-client.tsx"
	pageLang    = "fr-CA"
	pageHead    = `<meta name="theme-color" content="#1C2340">` +
		`<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
		`<link rel="icon" href="/favicon.ico" sizes="32x32">` +
		`<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
		`<link rel="manifest" href="/site.webmanifest">` +
		`<link rel="alternate" type="application/rss+xml" title="Nouveautés" href="` + feed.Path + `">`
)

// mountPages serves the files of the built front end that are named by their content, and returns the storefront's
// pages, which [App.mountSpaces] puts at the root.
func (a *App) mountPages(ctx context.Context) (http.Handler, error) {
	site, err := json.Marshal(siteOf(a.Config))
	if err != nil {
		return nil, err
	}
	if a.Config.DevPages != "" {
		return ssr.Dev(a.Config.DevPages, entryScript, pageLang, site), nil
	}
	dist := frontend.Dist()
	client, err := fs.Sub(dist, "client")
	if err != nil {
		return nil, err
	}
	assets, err := web.Assets(client)
	if err != nil {
		return nil, err
	}
	a.mux.Handle("/assets/", assets)
	policy := contentPolicy(a.Config)
	a.pages, err = ssr.NewPages(ctx, ssr.Config{
		Dist: dist, Entry: entryScript, Routes: "storefront/routes/", Site: site, Lang: pageLang, Head: pageHead,
		Engine: ssr.Kind(a.Config.SSREngine), Workers: a.Config.SSRWorkers,
		Timeout: a.Config.RenderTimeout, Cache: pagesKept,
		Fetch:  web.Internal(a.mux, a.Log),
		Texts:  a.Content.Version,
		Policy: func(nonce, styles string) string { return policy.Header(nonce, styles) },
		Log:    a.Log, Now: time.Now,
	})
	return a.pages, err
}

// rootFiles serves the files of the build's root (icons, manifest) and leaves every other address to the pages.
func rootFiles(client fs.FS, assets, pages http.Handler) http.Handler {
	names := map[string]bool{}
	entries, _ := fs.ReadDir(client, ".") // empty before the first build
	for _, e := range entries {
		if !e.IsDir() {
			names["/"+e.Name()] = true
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if names[path.Clean(r.URL.Path)] {
			assets.ServeHTTP(w, r)
			return
		}
		pages.ServeHTTP(w, r)
	})
}

// site is what configuration tells the pages; see web/site/site.ts.
type site struct {
	Name         string            `json:"name"`
	PublicURL    string            `json:"publicUrl"`
	SellerURL    string            `json:"sellerUrl"`
	OperatorURL  string            `json:"operatorUrl"`
	ContactEmail string            `json:"contactEmail"`
	Social       map[string]string `json:"social"`
	Apps         map[string]string `json:"apps"`
	TagManagerID string            `json:"tagManagerId"`
	MapsKey      string            `json:"mapsKey"`
	CaptchaKey   string            `json:"captchaKey"`
	Identity     identitySite      `json:"identity"`
	Demo         bool              `json:"demo"`
}

// identitySite tells the browser where to exchange passwords and refresh tokens, with whatever key the address needs.
type identitySite struct {
	SignInURL  string `json:"signInUrl"`
	TokenURL   string `json:"tokenUrl"`
	SignOutURL string `json:"signOutUrl"` // empty: the service has no such call
}

func siteOf(c config.Config) site {
	return site{
		Name: c.Name, PublicURL: c.PublicURL, SellerURL: c.SellerURL, OperatorURL: c.OperatorURL,
		ContactEmail: c.ContactEmail,
		Social: map[string]string{
			"facebook": c.Social.Facebook, "instagram": c.Social.Instagram, "pinterest": c.Social.Pinterest,
			"linkedin": c.Social.LinkedIn,
		},
		Apps:         map[string]string{"ios": c.AppIOSURL, "android": c.AppAndroidURL},
		TagManagerID: c.TagManagerID, MapsKey: c.MapsKey, CaptchaKey: c.CaptchaKey, Identity: identityOf(c),
		Demo: c.Demo,
	}
}

// Document describes every call, without opening a database: only the types of the services are needed.
func Document() ([]byte, error) {
	defaults, err := config.Load(nil)
	if err != nil {
		return nil, err
	}
	a := &App{
		mux: http.NewServeMux(), Catalog: &catalog.Service{}, Shop: &shop.Service{}, Cart: &cart.Service{},
		Order: &order.Service{}, Promotion: &promotion.Service{}, Reply: &reply.Service{},
		Checkout: &checkout.Service{}, Invoice: &invoice.Service{}, Payment: &payment.Service{},
		sandbox: &sandbox.Sandbox{}, stripe: &stripe.Provider{}, Question: &question.Service{},
		Review: &review.Service{},
		Search: &search.Index{}, Insight: &insight.Service{}, Outreach: &outreach.Service{},
		Restock: &restock.Service{}, Follow: &follow.Service{},
		Content: &content.Service{}, Giveaway: &giveaway.Service{}, locator: &geo.Locator{},
		customers:   emptyCustomers(),
		bookkeeping: emptyMoney(), sellers: emptySellers(),
		Account: &account.Service{}, members: members{Identity: emptyIdentity()},
		Operator: &operator.Service{}, Casework: &casework.Service{}, Disputes: &disputes.Service{},
		Moderation:      &moderation.Service{},
		peopleAndSystem: emptyPeopleAndSystem(), FirstDay: &firstday.Service{},
	}
	return web.Document(a.mountAPI(defaults.Name)), nil
}
