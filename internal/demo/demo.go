// Package demo fills an empty market so that a new user sees it alive: forty shops of as many kinds as the market
// allows, their products and photographs, a few customers, orders in every state, and three months of guests who view,
// search and buy. Words are written in the data folder beside this file; the code carries them through the same
// services as real sellers and buyers.
//
// It promises to be deterministic (same ids, addresses and words on every machine; only the dates follow the day of
// loading) and harmless when repeated. It is not for production: its passwords are printed on the terminal.
package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// Deps are the services the market is loaded through.
type Deps struct {
	DB        *db.DB
	Accounts  *account.Service
	Shops     *shop.Service
	Catalog   *catalog.Service
	Questions *question.Service
	Reviews   *review.Service // nil: nobody says anything of what they bought
	Orders    *order.Service
	Insight   *insight.Service
	Operators *operator.Service
	Outreach  *outreach.Service   // nil: no messages and no newsletter
	Ledger    *ledger.Service     // nil: no bank accounts
	Books     *accounting.Service // nil: no shop was paid yet
	Terms     func() string       // day of the conditions for sellers in force
	Sandbox   *sandbox.Sandbox    // knows the charges of the past; nil where it is not the payment provider
	Disputes  *disputes.Service   // nil: nobody contests anything
	Now       func() time.Time

	Promotions *promotion.Service  // nil: there are none
	Bulletins  *bulletin.Service   // nil: the market announces nothing
	Moderation *moderation.Service // nil: nobody reports anything
}

// Password opens every demo account, customer or seller.
const Password = "rang-et-rue"

// Account is someone a visitor may sign in as.
type Account struct {
	Name  string
	Email string
	Shop  string // what they sell under; empty for a customer
}

// Accounts lists who a visitor may sign in as: every customer, then the owner of every shop.
func Accounts() []Account {
	m := market()
	var list []Account
	for _, c := range m.customers {
		list = append(list, Account{Name: c.FirstName + " " + c.LastName, Email: c.Email})
	}
	for _, s := range m.shops {
		list = append(list, Account{Name: s.Owner.FirstName + " " + s.Owner.LastName, Email: s.Owner.Email,
			Shop: s.Name})
	}
	return list
}

// Load brings the whole market in. Loading it again does nothing, and costs one query: the orders come last and all
// together, so the first of them tells that everything is there. A load cut short goes on where it stopped. Of several
// nodes that start together one loads, and the others wait for it. The pictures are made after the commit, by the job
// of [Register] or when first asked for (see [Pictures]).
func Load(ctx context.Context, d Deps) error {
	return d.DB.Exclusively(ctx, "the demo market", func() error { return load(ctx, d) })
}

func load(ctx context.Context, d Deps) error {
	m := market()
	_, err := d.Orders.Find(ctx, d.DB, order.Whole(), m.orders[0].id())
	if err == nil {
		return nil
	}
	if !errors.Is(err, order.ErrNotFound) {
		return fmt.Errorf("find the demo market: %w", err)
	}
	now := d.Now()
	for _, step := range []struct {
		name string
		load func(context.Context, Deps, *marketData, time.Time) error
	}{
		{"categories", loadCategories}, {"people", loadPeople}, {"operators", loadOperators},
		{"shops", loadShops}, {"accounts", loadAccounts}, {"products", loadProducts},
		{"promotions", loadPromotions}, {"bulletins", loadBulletins},
		{"questions", loadQuestions}, {"messages", loadOperatorWork}, {"waiting", loadWaiting}, {"orders", loadOrders},
		{"reports", loadReported}, {"payouts", loadPayouts},
	} {
		if err := step.load(ctx, d, m, now); err != nil {
			return fmt.Errorf("load the demo market: %s: %w", step.name, err)
		}
	}
	return nil
}

// Register names the job that makes the pictures of a freshly loaded market.
func Register(q *jobs.Queue, p *Pictures) {
	jobs.Register(q, picturesJob, func(ctx context.Context, _ struct{}) error { return p.MakeAll(ctx) },
		jobs.Timeout(time.Hour))
}

const picturesJob = "demo.pictures"

// namespace keeps our ids apart from any other made the same way.
var namespace = uuid.MustParse("5d0c1b0e-3a0e-5f8e-9d53-7a3c1e0f4b21")

// fixedID gives a thing of the demo market the same id on every machine.
func fixedID(kind, key string) string { return uuid.NewSHA1(namespace, []byte(kind+":"+key)).String() }

// ago is a moment that many days before another.
func ago(now time.Time, days float64) time.Time {
	return now.Add(-time.Duration(days * 24 * float64(time.Hour)))
}
