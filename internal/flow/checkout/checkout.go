// Package checkout turns a cart into a paid order. It promises that an order is placed and charged exactly once for a
// cart and an idempotency key; that the charge is made outside any transaction, between one that takes the stock and
// writes the pending order and one that settles it; that after a crash in between [Service.Sweep] settles the order as
// the provider says; and that prices are the database's, never the client's. It neither ships nor handles returns.
package checkout

import (
	"context"
	"log/slog"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
)

// Service places orders.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Orders     *order.Service
	Carts      *cart.Service
	Accounts   *account.Service
	Payments   *payment.Service
	Invoices   *invoice.Service
	Access     order.Access
	Promotions *promotion.Service // counts the uses of promotions
	Attempts   *attempts.Counter  // counts guesses at guests' orders
	Brand      mail.Brand
	Seller     string        // address of the seller space, where shops prepare their orders
	Mail       mail.Sender   // nil: every letter waits in a job of its own
	URL        picture.URLOf // turns a key of the file store into an address
	Now        func() time.Time
	Log        *slog.Logger

	// CreateAccount opens an account for a guest who chose a password, once their order is paid. Nil: the password is
	// only checked, and no account is made.
	CreateAccount func(ctx context.Context, n NewAccount) (Account, error)

	ChargeTimeout time.Duration // how long the provider may take to answer a call; 20 s when zero
	ReplyTimeout  time.Duration // how long a repeated request waits for the first one's answer; 25 s when zero
	Grace         time.Duration // how old an attempt is before the sweeper asks about it; 30 s when zero

	// Sold counts units of a product as bought, once for each order that is paid. Nil: sales are not counted.
	Sold func(ctx context.Context, tx *db.Tx, productID string, units int) error
	// Commission is the rate a shop sells at. It is called for each order, inside the transaction that places it, so it
	// should not query the database each time. Nil: the ordinary rate.
	Commission func(ctx context.Context, shopID string, at time.Time) (money.Rate, error)
	// Disputed is told what the provider says of a dispute. Nil: disputes are not followed.
	Disputed func(ctx context.Context, d payment.Dispute) error
	// AccountChanged is told which account of a seller changed at the provider. Nil: sellers have none.
	AccountChanged func(ctx context.Context, accountID string) error
	// Operator is the address of those who run the market, written to when a refund does not reach its customer. Empty:
	// only the log and the count of failed refunds show it.
	Operator string

	sweepers int // attempts asked about at once; eight when zero

	// crash is called between the steps of an order with the name of the step just done; tests make it panic there.
	crash func(step string)
}

// New makes the flow.
func New(d *db.DB, o Options) *Service {
	fill := func(value *time.Duration, otherwise time.Duration) {
		if *value == 0 {
			*value = otherwise
		}
	}
	fill(&o.ChargeTimeout, 20*time.Second)
	fill(&o.ReplyTimeout, 25*time.Second)
	fill(&o.Grace, 30*time.Second)
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.sweepers == 0 {
		o.sweepers = 8
	}
	if o.crash == nil {
		o.crash = func(string) {}
	}
	return &Service{db: d, Options: o}
}

// The kinds of jobs that follow an order.
const (
	notifyKind     = "checkout.notify"      // dispatch, invoices, letters
	sweepKind      = "checkout.sweep"       // attempts whose end is not known
	refundKind     = "checkout.refund"      // money owed back
	lateRefundKind = "checkout.late_refund" // a charge that came too late for its order
)

// runTime bounds a run of the sweep and of the refunds, which both wait for the provider: one that does not answer must
// not keep the few workers of a node from letters. What is left is done by the next run.
const runTime = time.Minute

// Register names the flow's jobs.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, notifyKind, s.notify)
	jobs.Register(q, lateRefundKind, s.refundLateCharge)
	sweep := func(ctx context.Context, _ struct{}) error { return s.Sweep(ctx) }
	jobs.Register(q, sweepKind, sweep, jobs.Timeout(runTime))
	q.Every(sweepKind, 15*time.Second)
	sendRefunds := func(ctx context.Context, _ struct{}) error { return s.SendRefunds(ctx) }
	jobs.Register(q, refundKind, sendRefunds, jobs.Timeout(runTime))
	q.Every(refundKind, time.Minute)
}

// visitor is who is signed in, empty for a guest.
func (s *Service) visitor(ctx context.Context) string {
	if s.Access.Visitor == nil {
		return ""
	}
	id, _ := s.Access.Visitor(ctx)
	return id
}
