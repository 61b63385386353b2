package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/seal"
	"rangrue/internal/kit/web"
)

// bookkeeping are the services that keep the shops' books.
type bookkeeping struct {
	Ledger     *ledger.Service
	Accounting *accounting.Service
}

// Money is what the operator pays the shops with.
type Money struct {
	Shop *shop.Service
	bookkeeping
}

// newMoney makes it, with transfers when configuration names Stripe.
func newMoney(d *db.DB, c config.Config, signing secret, log *slog.Logger, now func() time.Time) (*Money, error) {
	noFiles := func(string) string { return "" } // the ledger shows no pictures
	m := &Money{Shop: shop.New(d, now, noFiles)}
	m.Ledger = ledger.New(d, now, m.Shop)
	m.Accounting = accounting.New(d, accountingOptions(c, order.New(d, noFiles), m.Ledger, m.Shop, log, now))
	m.Accounting.Provider = sandbox.New(d, sandbox.Options{Now: now})
	if c.StripeSecretKey != "" {
		provider := stripe.New(stripe.Options{SecretKey: c.StripeSecretKey})
		m.Accounting.Provider, m.Accounting.Transfer = provider, provider.Transfer
	}
	return m, sealAccounts(m.Ledger, c, signing)
}

// accountingOptions is what both the server and the commands pay shops with.
func accountingOptions(c config.Config, orders *order.Service, books *ledger.Service, shops *shop.Service,
	log *slog.Logger, now func() time.Time) accounting.Options {
	return accounting.Options{
		Orders: orders, Ledger: books, Shops: shops, Now: now, Log: log, Brand: brand(c), SellerURL: c.SellerURL,
		Platform: platform(c),
		Minimum:  money.Cents(c.PayoutMinimum * 100), SecondApproval: money.Cents(c.PayoutSecondApproval * 100),
	}
}

// platform is who runs the market, as its papers name it.
func platform(c config.Config) invoice.Platform {
	return invoice.Platform{Name: c.Name, Address: c.PostalAddress, Email: c.ContactEmail, GSTNumber: c.TaxGSTNumber,
		QSTNumber: c.TaxQSTNumber}
}

// sealAccounts gives the ledger what configuration says, and the key that bank accounts are sealed with.
func sealAccounts(books *ledger.Service, c config.Config, signing secret) (err error) {
	books.Hold = c.PayoutHold
	books.Box, err = seal.New(signing.key("bank account"))
	return err
}

// buildMoney makes the ledger, and has orders post to it what is paid and refunded.
func (a *App) buildMoney(signing secret, now func() time.Time) error {
	a.Ledger = ledger.New(a.DB, now, a.Shop)
	o := accountingOptions(a.Config, a.Order, a.Ledger, a.Shop, a.Log, now)
	o.TermsVersion = a.termsVersion
	o.OwnersEmails = func(ctx context.Context, shopID string) ([]string, error) {
		return a.Seller.OwnersEmails(ctx, shopID)
	}
	o.ConfirmPassword = func(ctx context.Context, password string) error {
		userID, err := web.SignedIn(ctx)
		if err == nil {
			_, err = a.Account.Confirm(ctx, userID, password)
		}
		return err
	}
	if a.Config.StripeSecretKey != "" {
		provider := stripe.New(stripe.Options{SecretKey: a.Config.StripeSecretKey})
		o.Transfer, o.Connect, a.Ledger.Connects = provider.Transfer, provider, true
	}
	a.Accounting = accounting.New(a.DB, o)
	a.Accounting.Follow(a.Order)
	a.Accounting.Register(a.Jobs)
	a.Metrics.Gauge("rangrue_ledger_mismatches",
		"Differences that the check of the books found and that nobody has explained.", a.ledgerMismatches)
	return sealAccounts(a.Ledger, a.Config, signing)
}

// mountMoney registers the calls of the shops' owners about their money.
func (a *App) mountMoney(api huma.API) {
	a.Ledger.Routes(api)
	a.Accounting.Routes(api)
}

// emptyMoney has only types to describe; see [Document].
func emptyMoney() bookkeeping {
	return bookkeeping{Ledger: &ledger.Service{}, Accounting: &accounting.Service{}}
}

func (a *App) ledgerMismatches() float64 {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	found, _, err := a.Ledger.Unexplained(ctx)
	if err != nil {
		return -1 // unknown; the database's own check tells why
	}
	return float64(found)
}
