package accounting_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// The sales of [books.shipped] leave on 3 November at noon: they are available at the end of the 10th.
const (
	dayBefore = tax.Day("2026-11-09")
	saleDay   = tax.Day("2026-11-10")
)

// ofBatture is what the mugs leave a small supplier: 85,00 $ less a commission of 8,74 $ with its taxes.
const ofBatture = money.Cents(7600 + 900 - 760 - 38 - 76)

func (b *books) payOut(last tax.Day) []ledger.Payout {
	b.Helper()
	made, _, err := b.PayOut(operator.CommandLine(b.Context()), last)
	if err != nil {
		b.Errorf("pay out up to %s: %v", last, err)
	}
	return made
}

func (b *books) connect(shopIDs ...string) {
	b.Helper()
	for _, id := range shopIDs {
		if err := b.Ledger.SetTransferAccount(b.Context(), id, "acct_"+id); err != nil {
			b.Fatal(err)
		}
	}
}

func TestADayIsPaidOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		b.shipped("")
		if made := b.payOut(dayBefore); len(made) != 0 {
			b.Errorf("paid within the hold: %+v", made)
		}
		made := b.payOut(saleDay)
		if len(made) != 2 || made[1].ShopID != "batture" || made[1].Amount != ofBatture || made[1].Orders != 1 ||
			made[0].Method != ledger.ByBank || made[0].Status != ledger.PayoutSent || made[1].AccountLast != "5678" {
			b.Errorf("made = %+v", made)
		}
		if again := b.payOut(saleDay); len(again) != 0 || b.balance("batture") != 0 || b.balance("rang4") != 0 {
			b.Errorf("again: %+v, left %v and %v", again, b.balance("batture"), b.balance("rang4"))
		}
		b.agree()
	})
}

func TestADayThatIsStillGoingIsNotPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		if _, _, err := b.PayOut(b.Context(), "2026-11-02"); !errors.Is(err, accounting.ErrDayNotOver) {
			b.Errorf("error = %v", err)
		}
		b.at = time.Date(2026, 11, 3, 4, 59, 0, 0, time.UTC) // one minute to midnight in Quebec
		if b.Yesterday() != "2026-11-01" {
			b.Errorf("yesterday is %s", b.Yesterday())
		}
	})
}

// Eight operators at once, for two different days: each cent leaves once.
func TestRunsAtOncePayOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		for n := range 4 {
			b.shipped(fmt.Sprint(n))
		}
		owed := b.balance("batture") + b.balance("rang4")
		var runs sync.WaitGroup
		for n := range 8 {
			runs.Go(func() {
				_, _, err := b.PayOut(operator.CommandLine(b.Context()), []tax.Day{saleDay, "2026-11-11"}[n%2])
				if err != nil && !errors.Is(err, ledger.ErrRunWaiting) && !errors.Is(err, ledger.ErrRunMoved) &&
					!errors.Is(err, ledger.ErrFileTaken) {
					b.Error(err)
				}
			})
		}
		runs.Wait()
		if paid := b.count("SELECT SUM(amount) FROM ledger_payouts"); paid != int64(owed) ||
			b.balance("batture") != 0 || b.balance("rang4") != 0 {
			b.Errorf("paid %d of %d, left %v and %v", paid, owed, b.balance("batture"), b.balance("rang4"))
		}
		b.agree()
	})
}

func TestWhatAShopOwesIsCarriedOver(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		o := b.shipped("")
		b.payOut(saleDay)
		b.takeBack(o.ID, "mug") // once the shop was paid
		owes := -money.Cents(3800 - 380 - 19 - 38)
		b.at = b.at.Add(48 * time.Hour)
		if made := b.payOut("2026-11-13"); len(made) != 0 || b.balance("batture") != owes {
			b.Errorf("made %+v, balance %v; want none and %v", made, b.balance("batture"), owes)
		}
		b.replay(ordertest.Draft("next", "maude", "batture", "rang4"), ordertest.Shipped("next")...)
		if made := b.payOut("2026-11-13"); len(made) != 2 || made[1].Amount != ofBatture+owes {
			b.Errorf("made = %+v; want what it sold less what it owed", made)
		}
		b.agree()
	})
}

// takeBack has one unit of an item returned and received.
func (b *books) takeBack(orderID, itemID string) {
	b.Helper()
	b.do(func(ctx context.Context, tx *db.Tx) error {
		ask := order.ReturnAsk{Units: order.Units{ItemID: itemID, Quantity: 1}, Reason: "L’anse est fêlée."}
		_, returns, err := b.Orders.RequestReturn(ctx, tx, order.Whole(), orderID, []order.ReturnAsk{ask}, b.at)
		if err != nil {
			return err
		}
		if _, err := b.Orders.AcceptReturn(ctx, tx, order.Whole(), returns[0].ID, b.at); err != nil {
			return err
		}
		_, err = b.Orders.ReceiveReturn(ctx, tx, order.Whole(), returns[0].ID, false, b.at)
		return err
	})
}

func TestTransfersGoToTheShopsThatHaveAnAccount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		bank := &provider{}
		b.Transfer = bank.transfer
		b.connect("batture")
		b.shipped("")
		b.bank("rang4")
		made := b.payOut(saleDay)
		if len(made) != 2 || made[1].Method != ledger.ByTransfer || made[1].ProviderID != "tr_"+made[1].ID ||
			made[0].Method != ledger.ByBank || made[1].Status != ledger.PayoutConfirmed {
			b.Errorf("made = %+v", made)
		}
		if bank.sent[made[1].ID] != ofBatture || bank.asked != 1 {
			b.Errorf("sent %v in %d calls", bank.sent, bank.asked)
		}
	})
}

func TestALostAnswerIsAskedForAgainAndPaysOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		bank := &provider{lost: true}
		b.Transfer = bank.transfer
		b.connect("batture")
		b.shipped("")
		_, _, err := b.PayOut(operator.CommandLine(b.Context()), saleDay)
		if !errors.Is(err, context.DeadlineExceeded) {
			b.Errorf("error = %v", err)
		}
		bank.lost = false
		b.payOut(saleDay) // at once: its sender may still be waiting for the answer
		if bank.asked != 1 {
			b.Errorf("asked %d times before the first answer can be given up", bank.asked)
		}
		b.at = b.at.Add(ledger.SendingTime)
		if err := b.SendDue(b.Context()); err != nil {
			b.Error(err)
		}
		payouts, err := b.Ledger.PayoutsOf(b.Context(), "batture", 10)
		if err != nil || len(payouts) != 1 || payouts[0].Status != ledger.PayoutConfirmed || bank.asked != 2 ||
			bank.total() != ofBatture || b.balance("batture") != 0 {
			b.Errorf("payouts = %+v, %v; asked %d times, sent %v", payouts, err, bank.asked, bank.total())
		}
		b.agree()
	})
}

func TestARefusedTransferGoesBackToTheBalanceAndIsPaidNextTime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		bank := &provider{answers: []error{fmt.Errorf("%w: no such account", payment.ErrRefused)}}
		b.Transfer = bank.transfer
		b.connect("batture")
		b.shipped("")
		if made, _, err := b.PayOut(operator.CommandLine(b.Context()), saleDay); !errors.Is(err, payment.ErrRefused) ||
			made[0].Status != ledger.PayoutFailed {
			b.Errorf("made %+v, %v", made, err)
		}
		if b.balance("batture") != ofBatture {
			b.Errorf("balance = %v", b.balance("batture"))
		}
		b.agree()
		b.cameBack(1)
		if made := b.payOut(saleDay); len(made) != 0 {
			b.Errorf("paid again although nothing changed: %+v", made)
		}
		if err := b.Retry(operator.CommandLine(b.Context()), "batture", "Le compte est rouvert."); err != nil {
			b.Error(err)
		}
		b.cameBack(0)
		if made := b.payOut(saleDay); len(made) != 1 || made[0].Amount != ofBatture || b.balance("batture") != 0 {
			b.Errorf("next time: %+v", made)
		}
		b.cameBack(0)
		b.agree()
	})
}

// Someone gives a transfer up while the provider makes it: that the shop has its money twice is not passed over.
func TestATransferThatWasGivenUpWhileItLeftIsAnError(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		ctx := operator.CommandLine(b.Context())
		b.Transfer = func(_ context.Context, moved payment.Transfer) (string, error) {
			return "tr_1", b.Fail(ctx, moved.Key, "Compte fermé")
		}
		b.connect("batture")
		b.shipped("")
		if made, _, err := b.PayOut(ctx, saleDay); !errors.Is(err, ledger.ErrSentThoughFailed) {
			b.Errorf("made %+v, %v", made, err)
		}
	})
}

// cameBack checks how many shops, each paid by a run of its own, wait because their last payout came back.
func (b *books) cameBack(want int) {
	b.Helper()
	if n, since, err := b.Ledger.FailedPayouts(b.Context()); n != want || err != nil || since.IsZero() != (want == 0) {
		b.Errorf("%d payouts came back since %v, want %d: %v", n, since, want, err)
	}
	if runs, err := b.Ledger.FailedRuns(b.Context(), 10); len(runs) != want || err != nil {
		b.Errorf("runs with a payout that came back: %+v, %v; want %d", runs, err, want)
	}
}
