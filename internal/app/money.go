package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
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
func newMoney(d *db.DB, c config.Config, log *slog.Logger, now func() time.Time) *Money {
	noFiles := func(string) string { return "" } // the ledger shows no pictures
	m := &Money{Shop: shop.New(d, now, noFiles)}
	m.Ledger = ledger.New(d, now, m.Shop)
	m.Accounting = accounting.New(d, accounting.Options{Orders: order.New(d, noFiles), Ledger: m.Ledger, Now: now,
		Log: log})
	if c.StripeSecretKey != "" {
		m.Accounting.Transfer = stripe.New(stripe.Options{SecretKey: c.StripeSecretKey}).Transfer
	}
	return m
}

// buildMoney makes the ledger, and has orders post to it what is paid and refunded.
func (a *App) buildMoney(now func() time.Time) {
	a.Ledger = ledger.New(a.DB, now, a.Shop)
	a.Accounting = accounting.New(a.DB, accounting.Options{Orders: a.Order, Ledger: a.Ledger, Now: now, Log: a.Log})
	a.Accounting.Follow(a.Order)
	a.Accounting.Register(a.Jobs)
	a.Metrics.Gauge("rangrue_ledger_mismatches",
		"Orders and payouts that the ledger did not agree with when it was last compared.", a.ledgerMismatches)
}

// mountMoney registers the calls of the shops' owners about their money.
func (a *App) mountMoney(api huma.API) { a.Ledger.Routes(api) }

// emptyMoney has only types to describe; see [Document].
func emptyMoney() bookkeeping { return bookkeeping{Ledger: &ledger.Service{}} }

func (a *App) ledgerMismatches() float64 {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	found, err := a.Ledger.LastCheck(ctx)
	if err != nil {
		return -1 // unknown; the database's own check tells why
	}
	return float64(found)
}
