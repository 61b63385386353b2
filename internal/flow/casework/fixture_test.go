package casework

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/markettest"
)

// desk is a market with its books, where an operator is at work.
type desk struct {
	*markettest.Market
	*Service
	books   *accounting.Service
	ctx     context.Context
	batture *shop.Shop // sells mugs, and sends within two working days
	rang4   *shop.Shop // sells honey and tuques
}

// buyersLink lets whoever has it act as the one who ordered.
const buyersLink = "/suivi?commande=1&jeton=" + linksSecret

const linksSecret = "abc.def-1"

func onDesk(t *testing.T, test func(t *testing.T, d *desk)) {
	dbtest.Run(t, func(t *testing.T, store *db.DB) {
		m := markettest.New(t, store)
		m.At = ordertest.Noon
		d := &desk{Market: m, ctx: operator.CommandLine(t.Context())}
		books := ledger.New(store, m.Now, m.Shops)
		d.books = accounting.New(store, accounting.Options{Orders: m.Orders, Ledger: books, Now: m.Now,
			Log: slog.New(slog.DiscardHandler)})
		m.Orders.Paid, m.Orders.Owed = d.books.Paid, d.books.Owed
		d.Service = New(store, Options{
			Orders: m.Orders, Shops: m.Shops, Messages: message.New(store, message.Options{Now: m.Now}), Ledger: books,
			Operators: operator.New(store, operator.Options{Now: m.Now}), Jobs: jobs.New(store, jobs.Options{}),
			Brand: markettest.Brand, Link: func(*order.Order) string { return buyersLink },
			SellerURL: markettest.SellerURL, Contact: "aide@exemple.ca", Now: m.Now,
			Confirmations: func(_ context.Context, o *order.Order, _ bool) ([]mail.Message, error) {
				return []mail.Message{{ID: o.ID, To: []string{o.Contact.Email}, Subject: "Votre commande",
						Text: "Merci. " + buyersLink, HTML: `<a href="` + buyersLink + `">Merci</a>`}},
					nil
			},
			NewPeople: m.Accounts.CountNew,
		})
		d.batture, d.rang4 = m.Shop(shop.NewShop{}), m.Shop(shop.NewShop{Details: shop.Details{
			Name: "Miellerie du Rang 4"}})
		test(t, d)
	})
}

// order replays an order of two mugs of batture (76,00 $), and of a jar and a tuque of rang4 (78,50 $).
func (d *desk) order(name string, events ...order.Event) *order.Order {
	d.Helper()
	draft := ordertest.Draft(name, "", d.batture.ID, d.rang4.ID)
	draft.Contribution = true
	draft.Shops[0].DeliveryDays = 2
	return d.Replay(draft, append(ordertest.Paid(), events...)...)
}

func (d *desk) find(id string) *order.Order {
	d.Helper()
	return markettest.Must(d.Orders.Find(d.ctx, d.DB, order.Whole(), id))
}

// contest notes news of a dispute of an order.
func (d *desk) contest(disputes *dispute.Service, o *order.Order, news dispute.Dispute) (noted dispute.Dispute) {
	d.Helper()
	news.Provider, news.OrderID, news.Amount, news.OpenedAt = "sandbox", o.ID, o.GrandTotal, d.Now()
	d.Change(func(tx *db.Tx) (err error) {
		noted, _, err = disputes.Note(d.ctx, tx, news, d.Now())
		return err
	})
	return noted
}

// agree tells that the books and the orders say the same.
func (d *desk) agree() {
	d.Helper()
	if found, err := d.books.Compare(d.ctx); err != nil || len(found) > 0 {
		d.Errorf("the books do not agree: %v, %v", found, err)
	}
}

// noted is the last line of the journal.
func (d *desk) noted() operator.Noted {
	d.Helper()
	lines, _, err := d.Operators.Journal(d.ctx, operator.Filter{})
	if err != nil || len(lines) == 0 {
		d.Fatalf("the journal has %d lines: %v", len(lines), err)
	}
	return lines[0]
}

func (d *desk) lines() int {
	d.Helper()
	lines, _, err := d.Operators.Journal(d.ctx, operator.Filter{})
	markettest.Must(0, err)
	return len(lines)
}

const day = 24 * time.Hour
