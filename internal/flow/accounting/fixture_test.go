package accounting_test

import (
	"context"
	"log/slog"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/seal"
	"rangrue/internal/markettest"
)

// books is a market whose books are kept, with a clock that tests move.
type books struct {
	*testing.T
	*accounting.Service
	db  *db.DB
	log *strings.Builder
	at  time.Time
}

func newBooks(t *testing.T, d *db.DB) *books {
	b := &books{T: t, db: d, at: ordertest.Noon, log: &strings.Builder{}}
	now := func() time.Time { return b.at }
	url := func(key string) string { return key }
	b.Service = accounting.New(d, accounting.Options{
		Orders: order.New(d, url), Ledger: ledger.New(d, now, shop.New(d, now, url)), Now: now,
		Log: slog.New(slog.NewTextHandler(b.log, nil)), SecondApproval: 1_000_000_00,
		Brand: markettest.Brand,
	})
	b.Ledger.Box, _ = seal.New([]byte(strings.Repeat("k", 32)))
	b.open()
	return b
}

// newCourt deals with the disputes of a market whose books are kept.
func newCourt(b *books) *disputes.Service {
	return disputes.New(b.db, disputes.Options{Disputes: dispute.New(b.db), Orders: b.Orders, Ledger: b.Ledger,
		Brand: markettest.Brand, Now: b.Now})
}

// open has the orders post what happens; close makes them forget to, as before there was a ledger.
func (b *books) open()  { b.Follow(b.Orders) }
func (b *books) close() { b.Orders.Paid, b.Orders.Owed = nil, nil }

func (b *books) do(change func(ctx context.Context, tx *db.Tx) error) {
	b.Helper()
	if err := b.db.Tx(b.Context(), func(tx *db.Tx) error { return change(b.Context(), tx) }); err != nil {
		b.Fatal(err)
	}
}

func (b *books) replay(d order.Draft, events ...order.Event) (o *order.Order) {
	b.Helper()
	b.do(func(ctx context.Context, tx *db.Tx) (err error) {
		o, err = b.Orders.Replay(ctx, tx, d, events...)
		return err
	})
	return o
}

// sale replays an order of two mugs of batture (76,00 $), and of a jar and a tuque of rang4 (78,50 $).
func (b *books) sale(name string, events ...order.Event) *order.Order {
	b.Helper()
	return b.replay(ordertest.Draft(name, "maude", "batture", "rang4"), append(ordertest.Paid(), events...)...)
}

// bank gives shops a bank account, long ago.
func (b *books) bank(shopIDs ...string) {
	b.Helper()
	for _, id := range shopIDs {
		at := b.at
		b.at = at.Add(-ledger.AccountHold)
		err := b.Ledger.SetBank(b.Context(), id, ledger.Bank{Institution: "815", Transit: "30001",
			Account: "12345678", Holder: id})
		if b.at = at; err != nil {
			b.Fatal(err)
		}
	}
}

// shipped replays an order of [books.sale] that left the next day, and waits until it is available.
func (b *books) shipped(name string) *order.Order {
	b.Helper()
	o := b.replay(ordertest.Draft(name, "maude", "batture", "rang4"), ordertest.Shipped(name)...)
	b.at = ordertest.Noon.Add(10 * ordertest.Day)
	return o
}

func (b *books) balance(shopID string) money.Cents {
	b.Helper()
	balance, err := b.Ledger.Balance(b.Context(), b.db, shopID)
	if err != nil {
		b.Fatal(err)
	}
	return balance
}

// agree tells that the books and the orders say the same.
func (b *books) agree() {
	b.Helper()
	if found, err := b.Compare(b.Context()); err != nil || len(found) > 0 {
		b.Errorf("the books do not agree: %v, %v", found, err)
	}
}

func (b *books) count(query string, args ...any) (n int64) {
	b.Helper()
	if err := b.db.QueryRow(b.Context(), query, args...).Scan(&n); err != nil {
		b.Fatal(err)
	}
	return n
}

// provider takes transfers as the real one does: a key that was taken answers the same.
type provider struct {
	sent    map[string]money.Cents
	answers []error // of the next calls, nil is yes; yes when there is none left
	lost    bool    // the money leaves, the answer does not come back
	asked   int
}

func (p *provider) transfer(_ context.Context, t payment.Transfer) (string, error) {
	p.asked++
	if _, known := p.sent[t.Key]; known {
		return "tr_" + t.Key, nil
	}
	if len(p.answers) > 0 {
		answer := p.answers[0]
		if p.answers = p.answers[1:]; answer != nil {
			return "", answer
		}
	}
	if p.sent == nil {
		p.sent = map[string]money.Cents{}
	}
	p.sent[t.Key] = t.Amount
	if p.lost {
		return "", context.DeadlineExceeded
	}
	return "tr_" + t.Key, nil
}

func (p *provider) total() (sum money.Cents) {
	for _, amount := range p.sent {
		sum += amount
	}
	return sum
}
