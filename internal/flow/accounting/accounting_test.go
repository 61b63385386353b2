package accounting_test

import (
	"context"
	"strings"
	"testing"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

func (b *books) entries(orderID string) []ledger.Entry {
	b.Helper()
	entries, err := b.Ledger.OfOrder(b.Context(), b.db, orderID)
	if err != nil {
		b.Fatal(err)
	}
	return entries
}

func entryOf(entries []ledger.Entry, kind ledger.Kind, shopID string) (found ledger.Entry) {
	for _, e := range entries {
		if e.Kind == kind && e.ShopID == shopID {
			found = e
		}
	}
	return found
}

// Two mugs, 76,00 $ and 9,00 $ of shipping: 4,25 $ and 8,48 $ of taxes, a commission of 7,60 $ with 0,38 $ and 0,76 $
// of its own.
func TestASaleIsSharedOutTheDayItIsPaid(t *testing.T) {
	for name, c := range map[string]struct {
		numbers string
		rate    money.Rate
		want    ledger.Parts
		remit   tax.Amounts
	}{
		"a registered shop keeps its taxes to remit": {"123456789 RT0001", pricing.Commission, ledger.Parts{
			Goods: 7600, Shipping: 900, Tax: tax.Amounts{GSTHST: 425, QST: 848}, Commission: -760,
			CommissionTax: tax.Amounts{GSTHST: -38, QST: -76},
		}, tax.Amounts{GSTHST: 38, QST: 76}},
		"a small supplier's are kept by the platform": {"", pricing.Commission, ledger.Parts{
			Goods: 7600, Shipping: 900, Commission: -760, CommissionTax: tax.Amounts{GSTHST: -38, QST: -76},
		}, tax.Amounts{GSTHST: 463, QST: 924}},
		"a month of promotion costs half": {"123456789 RT0001", pricing.ReducedCommission, ledger.Parts{
			Goods: 7600, Shipping: 900, Tax: tax.Amounts{GSTHST: 425, QST: 848}, Commission: -380,
			CommissionTax: tax.Amounts{GSTHST: -19, QST: -38},
		}, tax.Amounts{GSTHST: 19, QST: 38}},
	} {
		t.Run(name, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, base *db.DB) {
				b := newBooks(t, base)
				d := ordertest.Draft("", "maude", "batture", "rang4")
				d.Contribution, d.Shops[0].GSTNumber, d.Shops[0].CommissionRate = true, c.numbers, c.rate
				o := b.replay(d, ordertest.Paid()...)
				entries := b.entries(o.ID)
				sale := entryOf(entries, ledger.KindSale, "batture")
				if sale.Parts != c.want || sale.Remit != c.remit || sale.Customer != -(7600+900+425+848) ||
					b.balance("batture") != c.want.Total() {
					b.Errorf("sale = %+v", sale)
				}
				if gift := entryOf(entries, ledger.KindContribution, ""); gift.Platform != 200 ||
					gift.Customer != -200 || len(entries) != 3 {
					b.Errorf("contribution = %+v of %d entries", gift, len(entries))
				}
				b.agree()
			})
		})
	}
}

func TestAnOrderThatIsNotPaidIsInNoBook(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.replay(ordertest.Draft("waiting", "maude", "batture", "rang4"))
		b.replay(ordertest.Draft("refused", "maude", "batture", "rang4"),
			order.WasDeclined(ordertest.Noon, "card_declined"))
		b.replay(ordertest.Draft("voided", "maude", "batture", "rang4"), order.WasVoided(ordertest.Noon),
			order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "mugvoided", Quantity: 2}))
		if n := b.count("SELECT COUNT(*) FROM ledger_entries"); n != 0 {
			b.Errorf("%d entries", n)
		}
		b.agree()
	})
}

func TestACancelledOrderLeavesNothingBehind(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		d := ordertest.Draft("", "maude", "batture", "rang4")
		d.Contribution = true
		units := func(id string, n int) order.Units { return order.Units{ItemID: id, Quantity: n} }
		o := b.replay(d, append(ordertest.Paid(),
			order.WasCancelled(ordertest.Noon, "", units("mug", 1)),
			order.WasCancelled(ordertest.Noon, "", units("mug", 1)),
			order.WasCancelled(ordertest.Noon, "", units("honey", 1), units("tuque", 1)))...)
		var platform, owed money.Cents
		for _, e := range b.entries(o.ID) {
			platform, owed = platform+e.Platform, owed+e.Remit.Total()
		}
		if b.balance("batture") != 0 || b.balance("rang4") != 0 || platform != 0 || owed != 0 {
			b.Errorf("left: %v and %v to the shops, %v to the platform, %v to the governments", b.balance("batture"),
				b.balance("rang4"), platform, owed)
		}
		b.agree()
	})
}

func TestARefundGivesTheCommissionBackButNotTheShipping(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("", order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "mug", Quantity: 1}))
		refund := entryOf(b.entries(o.ID), ledger.KindRefund, "batture")
		want := ledger.Parts{Goods: -3800, Commission: 380, CommissionTax: tax.Amounts{GSTHST: 19, QST: 38}}
		if refund.Parts != want || refund.Platform != -380 {
			b.Errorf("refund = %+v", refund)
		}
		b.agree()
	})
}

// A transaction that is undone takes its entries along.
func TestTheBooksFollowTheTransaction(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		err := b.db.Tx(b.Context(), func(tx *db.Tx) error {
			if _, err := b.Orders.Replay(b.Context(), tx, ordertest.Draft("", "maude", "batture", "rang4"),
				ordertest.Paid()...); err != nil {
				return err
			}
			return context.Canceled
		})
		if n := b.count("SELECT COUNT(*) FROM ledger_entries"); n != 0 || err == nil {
			b.Errorf("%d entries, %v", n, err)
		}
	})
}

func TestOrdersOlderThanTheLedgerArePostedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.close()
		cancel := func(name string) order.Event {
			return order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "mug" + name, Quantity: 1})
		}
		for n := range 60 { // more than one step
			name := string(rune('A'+n/26)) + string(rune('a'+n%26))
			b.sale(name, cancel(name))
		}
		halfway := b.sale("half", cancel("half"))
		b.open()
		b.do(func(ctx context.Context, tx *db.Tx) error { // its other mug is cancelled once there are books
			_, err := b.Orders.Cancel(ctx, tx, order.Whole(), halfway.ID,
				[]order.Units{{ItemID: "mughalf", Quantity: 1}}, "", ordertest.Noon)
			return err
		})
		if n := len(b.entries(halfway.ID)); n != 4 {
			b.Errorf("%d entries of the order that was halfway; want two sales and two refunds", n)
		}
		if posted, err := b.CatchUp(b.Context()); posted != 60 || err != nil {
			b.Errorf("posted %d, %v", posted, err)
		}
		b.agree()
		before := b.balance("batture")
		if posted, err := b.CatchUp(b.Context()); posted != 0 || err != nil || b.balance("batture") != before {
			b.Errorf("again: %d, %v", posted, err)
		}
	})
}

func TestADisagreementIsReported(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("")
		if err := b.Audit(b.Context()); err != nil || b.log.Len() > 0 {
			b.Errorf("in order: %v, %s", err, b.log)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error { // balanced, and yet not what was sold
			_, err := tx.Exec(ctx, `UPDATE ledger_entries SET goods = goods + 1, amount = amount + 1,
				customer = customer - 1 WHERE shop_id = 'batture'`)
			return err
		})
		if err := b.Audit(b.Context()); err != nil {
			b.Error(err)
		}
		if found, _, err := b.Ledger.Unexplained(b.Context()); found != 2 || err != nil ||
			!strings.Contains(b.log.String(), o.Part("batture").ID) || !strings.Contains(b.log.String(), o.ID) {
			b.Errorf("found %d, %v: %s", found, err, b.log)
		}
	})
}

func TestAnOrderThatCannotBePostedKeepsNoOtherOut(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.close()
		b.sale("a")
		wrong := b.sale("b")
		b.do(func(ctx context.Context, tx *db.Tx) error { // no taxes are known there
			_, err := tx.Exec(ctx, `UPDATE shop_orders SET merchant_province = 'XX' WHERE order_id = $1`, wrong.ID)
			return err
		})
		b.sale("c")
		b.open()
		if err := b.Audit(b.Context()); err != nil {
			b.Error(err)
		}
		found, _, err := b.Ledger.Unexplained(b.Context())
		if found != 3 || err != nil || b.count("SELECT COUNT(DISTINCT order_id) FROM ledger_entries") != 2 ||
			!strings.Contains(b.log.String(), wrong.ID) {
			b.Errorf("found %d, %v: %s", found, err, b.log)
		}
	})
}
