package accounting_test

import (
	"bytes"
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

func (b *books) earning(orderID string) ledger.Earning {
	b.Helper()
	e, err := b.Ledger.EarningOf(b.Context(), "batture", orderID)
	if err != nil {
		b.Fatal(err)
	}
	return e
}

// The money of an order is held, pending, available, on its way and paid, as the balance it is a part of.
func TestAnOrderTellsWhatItBringsAndWhereThatIs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		o := b.sale("")
		at := func(want ledger.Stage) ledger.Earning {
			b.Helper()
			e := b.earning(o.ID)
			if e.Stage != want || e.Net() != ofBatture || (e.PayoutID != "") != (want == ledger.StageOnItsWay ||
				want == ledger.StagePaid) {
				b.Errorf("%s in %q, net %v; want %s", e.Stage, e.PayoutID, e.Net(), want)
			}
			return e
		}
		held := at(ledger.StageHeld)
		if held.Sales.Goods != 7600 || held.Sales.Shipping != 900 || held.Sales.Commission != -760 ||
			held.Sales.CommissionTax.Total() != -38-76 || held.Refunds != (ledger.Parts{}) || held.Units != 2 ||
			held.Title == "" || held.Reference != o.Reference {
			b.Errorf("%+v", held)
		}
		b.ship(o.ID, "mug", 2)
		if e := at(ledger.StagePending); !e.AvailableAt.Equal(b.at.Add(ledger.DefaultHold)) {
			b.Errorf("available at %v", e.AvailableAt)
		}
		b.at = b.at.Add(ledger.DefaultHold + 48*time.Hour)
		at(ledger.StageAvailable)
		made := b.payOut(b.Yesterday())
		if len(made) != 1 {
			b.Fatalf("made %+v", made)
		}
		at(ledger.StageOnItsWay)
		if err := b.Fail(operator.CommandLine(b.Context()), made[0].ID, "Compte fermé"); err != nil {
			b.Fatal(err)
		}
		at(ledger.StageAvailable)
		if err := b.Retry(operator.CommandLine(b.Context()), "batture", "Compte rouvert"); err != nil {
			b.Fatal(err)
		}
		if made = b.payOut(b.Yesterday()); len(made) != 1 || b.paidBy(made[0]) != ofBatture {
			b.Fatalf("made %+v", made)
		}
		if err := b.Confirm(operator.CommandLine(b.Context()), made[0].RunID, ""); err != nil {
			b.Fatal(err)
		}
		at(ledger.StagePaid)
		if _, err := b.Ledger.EarningOf(b.Context(), "another", o.ID); !errors.Is(err, ledger.ErrNoEarning) {
			b.Errorf("another shop: %v", err)
		}
	})
}

// paidBy adds up the statement of a payout.
func (b *books) paidBy(p ledger.Payout) (sum money.Cents) {
	b.Helper()
	lines, err := b.Ledger.PaidBy(b.Context(), p.ID)
	if err != nil {
		b.Fatal(err)
	}
	for _, l := range lines {
		sum += l.Net()
	}
	return sum
}

// A refund that comes once its sale was paid is in the next payout, alone.
func TestARefundAfterThePayoutIsInTheNext(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		o := b.shipped("")
		first := b.payOut(saleDay)[1]
		b.takeBack(o.ID, "mug")
		const mug = money.Cents(3800 - 380 - 19 - 38)
		if e := b.earning(o.ID); e.Refunds.Total() != -mug || e.Net() != ofBatture-mug {
			b.Errorf("refunds %v, net %v", e.Refunds.Total(), e.Net())
		}
		b.shipped("next")
		b.at = b.at.Add(48 * time.Hour)
		second := b.payOut("2026-11-13")[1]
		if b.paidBy(first) != first.Amount || b.paidBy(second) != second.Amount {
			b.Errorf("statements of %v and %v for %v and %v", b.paidBy(first), b.paidBy(second), first.Amount,
				second.Amount)
		}
		lines, err := b.Ledger.PaidBy(b.Context(), second.ID)
		if err != nil || len(lines) != 2 || lines[0].OrderID == o.ID || lines[1].Sales != (ledger.Parts{}) {
			b.Errorf("%+v, %v", lines, err)
		}
	})
}

func TestEarningsAreListedTheLatestFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		for _, name := range []string{"a", "b", "c"} {
			b.sale(name)
		}
		seen := map[string]bool{}
		for page := range 3 {
			list, total, err := b.Ledger.Earnings(b.Context(), "batture", page+1, 1)
			if err != nil || total != 3 || len(list) != 1 || list[0].Net() != ofBatture {
				b.Fatalf("page %d of %d: %+v, %v", page+1, total, list, err)
			}
			seen[list[0].OrderID] = true
		}
		if len(seen) != 3 {
			b.Errorf("seen %v", seen)
		}
	})
}

func TestAContestedPaymentIsTold(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("")
		due := b.at.Add(72 * time.Hour)
		var id string
		b.do(func(ctx context.Context, tx *db.Tx) error {
			d, _, err := dispute.New(b.db).Note(ctx, tx, dispute.Dispute{Provider: "sandbox", ProviderID: "dp_1",
				OrderID: o.ID, Amount: 1000, Reason: "fraudulent", State: dispute.NeedsAnswer, DueAt: due}, b.at)
			if id = d.ID; err != nil {
				return err
			}
			return b.Ledger.Reserve(ctx, tx, ledger.Reserve{Kind: ledger.ForDispute, SourceID: id, ShopID: "batture",
				ShopOrderID: o.Shops[0].ID, OrderID: o.ID, Amount: 1000})
		})
		e := b.earning(o.ID)
		if e.Reserved != 1000 || e.Contest == nil || e.Contest.State != "needs_answer" || e.Contest.Reserved != 1000 ||
			!e.Contest.DueAt.Equal(due) {
			b.Errorf("%+v, %+v", e, e.Contest)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error {
			return b.Ledger.Release(ctx, tx, ledger.ForDispute, id)
		})
		if e := b.earning(o.ID); e.Contest != nil || e.Reserved != 0 {
			b.Errorf("released: %+v", e)
		}
	})
}

// The letter of a payout that was sent carries its statement.
func TestALetterOfAPayoutCarriesItsStatement(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.Brand, b.SellerURL = markettest.Brand, markettest.SellerURL
		b.Shops = shop.New(base, b.Now, func(key string) string { return key })
		b.OwnersEmails = func(context.Context, string) ([]string, error) { return []string{"atelier@exemple.ca"}, nil }
		queue := jobs.New(base, jobs.Options{Now: func() time.Time { return time.Now().Add(time.Hour) }})
		b.Register(queue)
		b.bank("batture")
		b.shipped("")
		b.payOut(saleDay)
		if err := queue.Drain(b.Context()); err != nil {
			b.Fatal(err)
		}
		letters := mailtest.Queued(t, base)
		if len(letters) != 1 || len(letters[0].Attachments) != 1 ||
			letters[0].Attachments[0].Name != "releve-de-versement-batture-2026-11-10.pdf" ||
			!bytes.HasPrefix(letters[0].Attachments[0].Data, []byte("%PDF")) {
			b.Errorf("%+v", letters)
		}
	})
}
