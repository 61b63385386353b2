package accounting_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

// list is the provider's own list, as a test writes it.
type list struct {
	payment.Provider
	charges  []payment.BookedCharge
	refunds  []payment.BookedRefund
	disputes []payment.Dispute
	err      error
}

func (*list) Name() string { return "sandbox" }

func give[T any](rows []T, at func(T) time.Time, since time.Time, fn func(T) error) (err error) {
	for _, r := range rows {
		if err == nil && !at(r).Before(since) {
			err = fn(r)
		}
	}
	return err
}

func (l *list) Charges(_ context.Context, since time.Time, fn func(payment.BookedCharge) error) error {
	return errors.Join(l.err, give(l.charges, func(c payment.BookedCharge) time.Time { return c.At }, since, fn))
}

func (l *list) Refunds(_ context.Context, since time.Time, fn func(payment.BookedRefund) error) error {
	return give(l.refunds, func(r payment.BookedRefund) time.Time { return r.At }, since, fn)
}

func (l *list) Disputes(_ context.Context, since time.Time, fn func(payment.Dispute) error) error {
	return give(l.disputes, func(d payment.Dispute) time.Time { return d.OpenedAt }, since, fn)
}

// found are the differences that are there, as « what expected found ».
func (b *books) found() (differences []string) {
	b.Helper()
	if err := b.Audit(b.Context()); err != nil {
		b.Fatal(err)
	}
	for _, d := range markettest.Must(b.Ledger.Differences(b.Context(), 100)) {
		if d.GoneAt.IsZero() {
			differences = append(differences, string(d.What)+" "+d.Expected.String()+" "+d.Found.String())
		}
	}
	slices.Sort(differences)
	return differences
}

func (b *books) finds(want ...string) {
	b.Helper()
	if got := strings.Join(b.found(), ", "); got != strings.Join(want, ", ") {
		b.Errorf("found %q; want %q", got, strings.Join(want, ", "))
	}
}

func (b *books) exec(query string, args ...any) {
	b.Helper()
	b.do(func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.Exec(ctx, query, args...)
		return err
	})
}

// Each thing that could be wrong is found, with what was expected, and is gone once it is right again.
func TestEveryDisagreementIsFoundAndGoesWhenItIsRepaired(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		o := b.shipped("")
		ctx := operator.CommandLine(b.Context())
		made, _, err := b.PayOut(ctx, b.Yesterday())
		if err != nil || len(made) != 2 {
			t.Fatal(made, err)
		}
		refund := b.refund(o.ID, 1000)
		court := newCourt(b)
		news := payment.Dispute{ID: "dp_1", Key: o.ID, Amount: 5000, State: payment.NeedsAnswer, OpenedAt: b.at}
		if err := court.Receive(ctx, news); err != nil {
			t.Fatal(err)
		}
		b.finds()
		for _, c := range []struct{ harm, repair, want string }{
			{"UPDATE shop_orders SET refunded_goods = refunded_goods + 1 WHERE shop_id = 'batture'",
				"UPDATE shop_orders SET refunded_goods = refunded_goods - 1 WHERE shop_id = 'batture'",
				"refunds 10.00 10.01"},
			{"UPDATE ledger_payouts SET amount = amount + 1, status = 'sent' WHERE shop_id = 'batture'",
				"UPDATE ledger_payouts SET amount = amount - 1 WHERE shop_id = 'batture'", "bank_file payout"},
			{"UPDATE ledger_runs SET status = 'closed'", "UPDATE ledger_runs SET status = 'sent'", "run"},
			{"UPDATE ledger_runs SET status = 'preparing', proposed_at = 0", "UPDATE ledger_runs SET status = 'sent'",
				"run"},
			{"UPDATE ledger_runs SET file_total = file_total - 1",
				"UPDATE ledger_runs SET file_total = file_total + 1", "bank_file"},
			{"UPDATE disputes SET state = 'won'", "UPDATE disputes SET state = 'needs_answer'", "reserve"},
			{"UPDATE disputes SET charged_back = 7", "UPDATE disputes SET charged_back = 0", "dispute 0.07 0.00"},
			{"UPDATE orders SET payment_status = 'failed'", "UPDATE orders SET payment_status = 'succeeded'",
				"payment"},
		} {
			b.at = b.at.Add(time.Minute)
			b.exec(c.harm)
			got := strings.Join(b.found(), " ")
			for _, word := range strings.Fields(c.want) {
				if !strings.Contains(got, word) {
					b.Errorf("%s: found %q; want %q", c.harm, got, c.want)
				}
			}
			b.at = b.at.Add(time.Minute)
			b.exec(c.repair)
			b.finds()
		}
		b.exec("DELETE FROM credit_notes WHERE refund_id = $1", refund)
		b.finds("credit_note 10.00 0.00")
	})
}

// refund has an operator give back an amount of batture's part, and the provider take it.
func (b *books) refund(orderID string, amount money.Cents) (id string) {
	b.Helper()
	b.do(func(ctx context.Context, tx *db.Tx) error {
		_, made, _, err := b.Orders.Refund(ctx, tx, orderID, order.Decision{Key: "key" + orderID, ShopID: "batture",
			Amount: amount, BorneBy: order.ByShop, Reason: "x"}, b.at)
		if err != nil {
			return err
		}
		id = made[0].ID
		return b.Orders.RefundSent(ctx, tx, id, "re_1", b.at)
	})
	return id
}

func TestTheProvidersListIsComparedWithOurs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		d := ordertest.Draft("", "maude", "batture", "rang4")
		o := b.replay(d, order.WasPaid(ordertest.Noon, order.Receipt{IntentID: "pi_1"}),
			order.WasDispatched(ordertest.Noon))
		refund := b.refund(o.ID, 1000)
		ours := payment.BookedCharge{IntentID: "pi_1", Amount: o.GrandTotal, Refunded: 1000, At: ordertest.Noon}
		elsewhere := payment.BookedCharge{IntentID: "pi_other", Amount: 99, At: ordertest.Noon}
		back := payment.BookedRefund{ID: "re_1", Key: refund, Amount: 1000, At: ordertest.Noon}
		provider := &list{}
		b.Provider = provider

		b.at = ordertest.Noon.Add(30 * time.Minute)
		b.finds() // it may still be on its way
		b.at = ordertest.Noon.Add(2 * time.Hour)
		b.finds("charge "+o.GrandTotal.String()+" 0.00", "provider_refund 10.00 0.00")
		provider.charges = []payment.BookedCharge{ours, elsewhere}
		provider.refunds = []payment.BookedRefund{back, {ID: "re_other", Amount: 5, At: ordertest.Noon}}
		b.at = b.at.Add(time.Minute)
		b.finds()

		provider.charges[0].Refunded = 2500 // by hand, in the provider's own pages
		provider.refunds[0].Amount = 999
		provider.disputes = []payment.Dispute{
			{ID: "dp_1", IntentID: "pi_1", Amount: 700, OpenedAt: ordertest.Noon},
			{ID: "dp_other", IntentID: "pi_other", Amount: 99, OpenedAt: ordertest.Noon}}
		b.at = b.at.Add(time.Minute)
		b.finds("charge_refunds 10.00 25.00", "provider_dispute 7.00 0.00", "provider_refund 10.00 9.99")

		provider.err = errors.New("no answer")
		b.at = b.at.Add(time.Minute)
		if err := b.Audit(b.Context()); !errors.Is(err, provider.err) {
			t.Errorf("a list that could not be read: %v", err)
		}
		if n, _, _ := b.Ledger.Unexplained(b.Context()); n != 3 {
			t.Errorf("%d differences are left when the list could not be read", n)
		}
		provider.err = nil
		b.at = ordertest.Noon.Add(20 * ordertest.Day)
		b.finds() // too long ago
	})
}

// What a bank gave by a lost dispute, or an operator by other means, is not looked for in the provider's list.
func TestWhatTheBuyerHasOtherwiseIsNotAskedOfTheProvider(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.replay(ordertest.Draft("", "maude", "batture", "rang4"),
			order.WasPaid(ordertest.Noon, order.Receipt{IntentID: "pi_1"}), order.WasDispatched(ordertest.Noon))
		owe := func(amount money.Cents) (id string) {
			b.do(func(ctx context.Context, tx *db.Tx) error {
				_, made, _, err := b.Orders.Refund(ctx, tx, o.ID, order.Decision{Key: "key" + amount.String(),
					ShopID: "batture", Amount: amount, BorneBy: order.ByShop, Reason: "x"}, b.at)
				id = made[0].ID
				return err
			})
			return id
		}
		_, inPart := owe(1000), owe(2000)
		ctx, court := operator.CommandLine(b.Context()), newCourt(b)
		markettest.Must(0, court.Receive(ctx, payment.Dispute{ID: "dp_1", Key: o.ID, Amount: 2500,
			State: payment.Lost, OpenedAt: b.at}))
		lost := markettest.Must(court.Disputes.OfOrder(ctx, b.db, o.ID))[0]
		markettest.Must(court.Decide(ctx, lost.ID, nil, "x", false))
		byHand := owe(300)
		b.do(func(ctx context.Context, tx *db.Tx) error {
			if err := b.Orders.RefundSent(ctx, tx, inPart, "re_1", b.at); err != nil {
				return err
			}
			if _, err := b.Orders.RefundFailed(ctx, tx, byHand, "refused", b.at); err != nil {
				return err
			}
			_, err := b.Orders.SettleRefund(ctx, tx, o, byHand, b.at)
			return err
		})
		b.Provider = &list{
			charges: []payment.BookedCharge{{IntentID: "pi_1", Amount: o.GrandTotal, Refunded: 500,
				At: ordertest.Noon}},
			refunds: []payment.BookedRefund{{ID: "re_1", Key: inPart, Amount: 500, At: ordertest.Noon}},
		}
		b.at = ordertest.Noon.Add(2 * time.Hour)
		b.finds()
	})
}

// A difference is reported once to those of finances, counts until someone explains it, and again when its sum changes.
func TestADifferenceIsToldOnceAndExplained(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.Operators = operator.New(base, operator.Options{Now: b.Now, URL: "https://exemple.test/regie",
			Person: func(_ context.Context, id string) (operator.Person, error) {
				return operator.Person{ID: id, Name: id, Email: id + "@exemple.test"}, nil
			}})
		for id, role := range map[string]operator.Role{"nadia": operator.Direction, "luc": operator.Finances} {
			b.exec(`INSERT INTO users (id, first_name, last_name, email, phone, auth_provider_id, password_hash,
				password_changed_at, locale, created_at, updated_at)
				VALUES ($1, '', '', $1, '', $1, '', 0, 'fr', 0, 0)`, id)
			b.exec(`INSERT INTO operators (user_id, role, sealed_secret, last_step, recovery, added_by, added_at)
				VALUES ($1, $2, '', 0, '[]', '', 0)`, id, string(role))
		}
		b.sale("")
		b.exec("UPDATE shop_orders SET refunded_goods = 5 WHERE shop_id = 'batture'")
		b.finds("refunds 0.00 0.05")
		b.at = b.at.Add(ordertest.Day)
		b.finds("refunds 0.00 0.05")
		letters := mailtest.Queued(t, base)
		if len(letters) != 1 || letters[0].To[0] != "luc@exemple.test" ||
			!strings.Contains(letters[0].Text, "https://exemple.test/regie/verification") {
			t.Fatalf("%+v", letters)
		}
		open := markettest.Must(b.Ledger.Differences(b.Context(), 10))[0]
		if open.FirstSeen.Equal(open.LastSeen) || open.Reference == "" {
			t.Errorf("%+v", open)
		}
		ctx := operator.CommandLine(b.Context())
		if err := b.Explain(ctx, open.ID, " "); err == nil {
			t.Error("explained without a word")
		}
		if err := b.Explain(ctx, "nothing", "x"); !errors.Is(err, ledger.ErrDifferenceNotFound) {
			t.Errorf("explained nothing: %v", err)
		}
		if err := b.Explain(ctx, open.ID, "Corrigé à la main."); err != nil {
			t.Fatal(err)
		}
		count := func() int { n, _, _ := b.Ledger.Unexplained(b.Context()); return n }
		b.at = b.at.Add(ordertest.Day)
		if b.finds("refunds 0.00 0.05"); count() != 0 {
			t.Error("an explained difference still counts")
		}
		b.at = b.at.Add(ordertest.Day)
		b.exec("UPDATE shop_orders SET refunded_goods = 6 WHERE shop_id = 'batture'")
		if b.finds("refunds 0.00 0.06"); count() != 1 {
			t.Error("another sum needs another explanation")
		}
	})
}
