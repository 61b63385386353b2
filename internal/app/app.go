// Package app assembles the program: it opens what configuration names, wires every service by hand, and runs them
// until it is asked to stop. Nothing here decides anything about selling.
package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"golang.org/x/sync/errgroup"

	"rangrue/internal/demo"
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
	"rangrue/internal/flow/firstday"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/flow/search"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/geo"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/ssr"
	"rangrue/internal/kit/trace"
	"rangrue/internal/kit/web"
	"rangrue/migrations"
)

// Version is the version of the product; the build sets it.
var Version = "dev"

// App is the whole product, wired and not yet running.
type App struct {
	Config  config.Config
	Log     *slog.Logger
	DB      *db.DB
	Files   files.Store
	Jobs    *jobs.Queue
	Changes *changes.Follower
	Metrics *web.Metrics
	Health  *web.Health

	Account *account.Service
	Shop    *shop.Service
	Catalog *catalog.Service
	Cart    *cart.Service
	Order   *order.Service

	Promotion *promotion.Service
	Reply     *reply.Service
	Payment   *payment.Service
	Checkout  *checkout.Service
	Invoice   *invoice.Service
	Question  *question.Service
	Review    *review.Service
	Outreach  *outreach.Service
	Restock   *restock.Service
	Follow    *follow.Service
	Content   *content.Service
	Giveaway  *giveaway.Service
	Insight   *insight.Service
	Search    *search.Index
	Operator  *operator.Service
	Casework  *casework.Service
	Disputes  *disputes.Service
	FirstDay  *firstday.Service

	Moderation *moderation.Service
	Fulfilment *fulfilment.Service
	customers
	members
	bookkeeping
	sellers
	peopleAndSystem

	sandbox  *sandbox.Sandbox // nil with Stripe
	stripe   *stripe.Provider // nil with the sandbox
	locator  *geo.Locator
	pictures *demo.Pictures // nil without the demo market
	mux      *http.ServeMux
	pages    *ssr.Pages
	handler  http.Handler
}

// New opens what configuration names, migrates the database and wires every service. Call Close, or Run, which closes.
func New(ctx context.Context, c config.Config, log *slog.Logger) (*App, error) {
	a := &App{Config: c, Log: log, Metrics: web.NewMetrics(), mux: http.NewServeMux()}
	if err := a.open(ctx); err != nil {
		a.Close()
		return nil, err
	}
	if err := a.wire(ctx); err != nil {
		a.Close()
		return nil, err
	}
	return a, nil
}

// open connects to the outside: database, files.
func (a *App) open(ctx context.Context) (err error) {
	if err := a.Config.MakeDataDir(); err != nil {
		return err
	}
	if a.DB, err = db.Open(ctx, a.Config.DatabaseURL); err != nil {
		return err
	}
	if err := db.Migrate(ctx, a.DB, migrations.FS); err != nil {
		return fmt.Errorf("migrate the database: %w", err)
	}
	if a.Files, err = openFiles(ctx, a.Config); err != nil {
		return err
	}
	if a.Config.Demo {
		a.pictures = demo.NewPictures(a.Files)
		a.Files = a.pictures
	}
	a.Changes, err = changes.NewFollower(ctx, a.DB, a.Log)
	return err
}

func openFiles(ctx context.Context, c config.Config) (files.Store, error) {
	store, err := files.Open(ctx, filesLocation(c), c.FilesPublicURL)
	if err != nil {
		return nil, fmt.Errorf("open the file store: %w", err)
	}
	return store, nil
}

func filesLocation(c config.Config) string {
	if c.FilesURL != "" {
		return c.FilesURL
	}
	return filepath.Join(c.DataDir, "fichiers")
}

// wire makes the services, from those that know nothing of others to those that know many.
func (a *App) wire(ctx context.Context) error {
	c, now := a.Config, time.Now
	signing, err := c.SigningSecret()
	if err != nil {
		return err
	}
	sender, err := a.wireMail(now)
	if err != nil {
		return err
	}

	if err := a.buildIdentity(signing, now); err != nil {
		return err
	}
	a.Shop = shop.New(a.DB, now, a.Files.URL)
	a.Catalog = catalog.New(a.DB, now, a.Files.URL)
	if err := a.Catalog.Seed(ctx); err != nil {
		return fmt.Errorf("plant the first categories: %w", err)
	}
	a.Cart = a.newCart(now)
	a.Cart.Register(a.Jobs)
	a.Shop.Register(a.Jobs)
	a.Order = order.New(a.DB, a.Files.URL)
	a.Order.Register(a.Jobs)
	a.Promotion = promotion.New(a.DB, promotion.Options{Shops: a.Shop, Now: now})
	a.Promotion.Register(a.Jobs)
	a.Order.Undone = a.Promotion.GiveBack
	a.Catalog.Offers, a.Shop.Offers = a.Promotion.ProductOffers, a.Promotion.ShopOffers
	if err := a.buildMoney(signing, now); err != nil {
		return err
	}
	a.buildBuying(signing, now, sender)
	a.buildCustomer(signing, now)
	a.Question = question.New(a.DB, question.Options{Now: now, Visitor: web.Visitor, Brand: brand(c),
		SellerURL: c.SellerURL, Admit: a.admitUser})
	a.buildReviews(signing, now)
	a.Reply = reply.New(a.DB, reply.Options{Shops: a.Shop, Now: now})
	a.buildFulfilment(now)
	a.Insight = insight.New(a.DB, now, a.Log)
	a.Insight.Register(a.Jobs)
	a.buildSelling(now)
	a.Search = search.New(a.DB, a.Catalog, a.Shop, a.Files.URL)
	a.Search.KeepIn(filepath.Join(c.DataDir, "search"), a.Log)
	if err := a.Search.UseSynonyms(c.SynonymsFile); err != nil {
		return err
	}
	a.Catalog.CountProducts = a.Search.CountProducts
	a.Search.Popularity, a.Search.BoughtWith = a.Insight.Popularity, a.Order.BoughtWith
	if err := a.buildContent(signing, now); err != nil {
		return err
	}
	a.Content.Sender = sender
	if a.locator, err = geo.Open(c.GeoIPFile); err != nil {
		return err
	}
	a.Health = web.NewHealth(2*time.Second, map[string]func(context.Context) error{
		"database": a.DB.Ping, "database writes": a.DB.CheckWrite,
	})
	a.buildAccounts()
	if err := a.buildOperating(signing, now); err != nil {
		return err
	}
	if a.handler, err = a.routes(ctx); err != nil {
		return err
	}
	a.measure()
	return nil
}

// DemoDeps are the services the demo market is loaded through.
func (a *App) DemoDeps() demo.Deps {
	return demo.Deps{
		DB: a.DB, Accounts: a.Account, Shops: a.Shop, Catalog: a.Catalog, Questions: a.Question, Reviews: a.Review,
		Orders:  a.Order,
		Insight: a.Insight, Operators: a.Operator, Outreach: a.Outreach, Moderation: a.Moderation,
		Promotions: a.Promotion, Bulletins: a.Bulletin, Ledger: a.Ledger, Books: a.Accounting,
		Terms: a.termsVersion, Sandbox: a.sandbox, Disputes: a.Disputes, Now: time.Now,
	}
}

// Run serves on listener until ctx ends, then finishes what is under way and closes everything.
func (a *App) Run(ctx context.Context, listener net.Listener) error {
	defer a.Close()
	ctx, abandon := context.WithCancel(ctx)
	defer abandon()
	work, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	if a.Config.TraceURL != "" {
		endTraces, err := trace.Start(ctx, a.Config.TraceURL, Version, a.Config.TraceShare)
		if err != nil {
			return fmt.Errorf("RR_TRACE_URL: %w", err)
		}
		defer a.within(time.Second, endTraces)
	}
	a.Health.Starting()
	group, serving := errgroup.WithContext(ctx)
	gate, served := web.NewGate(a.handler, a.Config.StartWait), make(chan struct{})
	group.Go(func() error {
		defer close(served)
		return web.Serve(serving, web.NewServer(gate, a.Log), listener, a.Config.ShutdownGrace, a.Health.Drain,
			gate.GiveUp, a.linger)
	})
	if a.Config.AdminAddr != "" {
		group.Go(func() error { return a.serveAdmin(serving) })
	}
	if err := a.fill(serving, work); err != nil {
		if serving.Err() != nil {
			return group.Wait() // told to stop while it started, which is no failure
		}
		abandon()
		return errors.Join(err, group.Wait())
	}
	group.Go(func() error { a.Changes.Run(work); return nil })
	group.Go(func() error { a.Insight.Run(work); return nil })
	group.Go(func() error { a.Search.Run(work); return nil })
	a.Jobs.Start()
	a.Health.Started()
	gate.Open()
	group.Go(func() error {
		<-served
		defer stop()
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), a.Config.ShutdownGrace)
		defer cancel()
		return a.Jobs.Stop(last)
	})
	return group.Wait()
}

// fill loads what a node keeps in memory, and follows its changes until work ends.
func (a *App) fill(ctx, work context.Context) error {
	version, err := a.Search.Load(ctx)
	if err != nil {
		return fmt.Errorf("load the search index: %w", err)
	}
	if err := a.remember(work); err != nil {
		return fmt.Errorf("follow the changes of the catalogue: %w", err)
	}
	a.Changes.Subscribe(work, "search", version, a.Search.Apply)
	if version, err = a.load(ctx); err != nil {
		return fmt.Errorf("load keys and sessions: %w", err)
	}
	a.Changes.Subscribe(work, "identity", version, a.apply)
	if version, err = a.Content.Load(ctx); err != nil {
		return fmt.Errorf("load the texts: %w", err)
	}
	a.Changes.Subscribe(work, "texts", version, a.Content.Apply)
	if a.pages != nil {
		a.Changes.Watch(a.renewPages)
	}
	return nil
}

// within gives the last of something a moment to leave.
func (a *App) within(patience time.Duration, end func(context.Context) error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := end(ctx); err != nil {
		a.Log.Warn("the last traces were not sent", "error", err)
	}
}

// linger keeps the process up but unready, until the balancer in front has noticed.
func (a *App) linger() { time.Sleep(a.Config.ShutdownDelay) }

func (a *App) serveAdmin(ctx context.Context) error {
	listener, err := net.Listen("tcp", a.Config.AdminAddr)
	if err != nil {
		return fmt.Errorf("open the admin address: %w", err)
	}
	return web.Serve(ctx, web.NewServer(web.Admin(a.Metrics, a.Health), a.Log), listener, time.Second)
}

// Close gives back what New opened.
func (a *App) Close() {
	if a.pages != nil {
		a.pages.Close()
	}
	if a.locator != nil {
		_ = a.locator.Close() // a file read to memory
	}
	if a.DB != nil {
		if err := a.DB.Close(); err != nil {
			a.Log.Error("close the database", "error", err)
		}
	}
}
