package accounting_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

// dying is the context of a process that is killed the n-th time that anything looks whether it goes on. The database
// looks before, during and after each statement.
type dying struct {
	context.Context
	left *atomic.Int64
	kill context.CancelFunc
}

func killedAt(ctx context.Context, step int64) dying {
	ctx, kill := context.WithCancel(ctx)
	left := &atomic.Int64{}
	left.Store(step)
	return dying{ctx, left, kill}
}

func (d dying) Done() <-chan struct{} {
	if d.left.Add(-1) == 0 {
		d.kill()
	}
	return d.Context.Done()
}

func (d dying) survived() bool { return d.Err() == nil }

// atEveryStep does something with a process that is killed at its first step, then at its second, and so on until one
// lives to the end. Later steps are farther apart, since a long story has hundreds.
func atEveryStep(b *books, do func(ctx dying, round int)) {
	b.Helper()
	for round, step := 0, 1; ; round, step = round+1, step+1+step/12 {
		ctx := killedAt(operator.CommandLine(b.Context()), int64(step))
		do(ctx, round)
		if ctx.survived() {
			if b.Logf("killed %d times, the last at step %d", round, step); round < 15 {
				b.Error("these are too few to tell anything")
			}
			return
		}
	}
}

// shippedNow is an order of both shops that is available ten days later.
func (b *books) shippedNow(name string) *order.Order {
	b.Helper()
	d := ordertest.Draft(name, "maude", "batture", "rang4")
	d.At = b.at
	events := []order.Event{order.WasPaid(b.at, order.Receipt{}), order.WasDispatched(b.at)}
	for _, i := range d.Items {
		events = append(events, order.WasShipped(b.at, order.Parcel{ID: "parcel" + i.ID,
			Units: []order.Units{{ItemID: i.ID, Quantity: i.Quantity}}}))
	}
	o := b.replay(d, events...)
	b.at = b.at.Add(10 * ordertest.Day)
	return o
}

// carryOn takes the latest run as far as it goes, as a person does who finds it where a process died. It is true when
// nothing is left to pay.
func (b *books) carryOn(ctx context.Context) (done bool, err error) {
	runs, err := b.Ledger.Runs(ctx, 1)
	if err != nil {
		return false, err
	}
	var run ledger.Run
	if len(runs) > 0 {
		run = runs[0]
	}
	switch run.Status {
	case ledger.RunProposed:
		return false, b.Approve(ctx, run.ID, "")
	case ledger.RunApproved:
		if _, err := b.TakeFile(ctx, run.ID, run.FileVersion+1); err != nil {
			return false, err
		}
		return false, b.Send(ctx, run.ID)
	case ledger.RunSent:
		if err := b.SendDue(ctx); err != nil {
			return false, err
		}
		if err := b.Confirm(ctx, run.ID, ""); !errors.Is(err, ledger.ErrPayoutEnded) {
			return false, err
		}
		b.at = b.at.Add(ledger.SendingTime) // whoever was sending has died
		return false, nil
	}
	run, err = b.Propose(ctx, b.Yesterday())
	return err == nil && run.Status == ledger.RunClosed, err // it pays nobody
}

// Whatever the step at which the process that pays shops is killed, the next one finishes: each shop has all it earned,
// once.
func TestAPayoutRunKilledAtAnyStepPaysEachSumOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		bank := &provider{}
		b.Transfer = bank.transfer
		b.bank("batture")
		b.connect("rang4")
		earned := map[string]money.Cents{}
		atEveryStep(b, func(ctx dying, round int) {
			o := b.shippedNow(fmt.Sprint(round))
			for _, e := range b.entries(o.ID) {
				earned[e.ShopID] += e.Amount()
			}
			for done, err := false, error(nil); !done && err == nil; {
				done, err = b.carryOn(ctx)
			}
			for n := 0; ; n++ {
				done, err := b.carryOn(operator.CommandLine(b.Context()))
				if errors.Is(err, ledger.ErrRunMoved) { // the server was still committing what the dead process asked
					err = nil
				}
				if err != nil || n > 20 {
					b.Fatalf("killed at round %d, then: %v", round, err)
				}
				if done {
					break
				}
			}
			for _, shopID := range []string{"batture", "rang4"} {
				paid := b.count(`SELECT COALESCE(SUM(amount), 0) FROM ledger_payouts WHERE shop_id = $1
					AND status = 'confirmed'`, shopID)
				if b.balance(shopID) != 0 || money.Cents(paid) != earned[shopID] {
					b.Fatalf("killed at round %d: %s was paid %d of %v, %v are left", round, shopID, paid,
						earned[shopID], b.balance(shopID))
				}
			}
			if bank.total() != earned["rang4"] {
				b.Fatalf("killed at round %d: the provider sent %v of %v", round, bank.total(), earned["rang4"])
			}
			b.agree()
		})
	})
}

// Whatever the step at which the process that hears of a dispute is killed, what is told again does it once: the sum is
// kept back while the dispute is open, and lost once.
func TestADisputeKilledAtAnyStepCostsOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		court := newCourt(b)
		atEveryStep(b, func(ctx dying, round int) {
			o := b.shippedNow(fmt.Sprint(round))
			news := payment.Dispute{ID: "dp_" + o.ID, Key: o.ID, Amount: o.GrandTotal, Reason: "fraudulent",
				State: payment.NeedsAnswer, OpenedAt: b.at, DueAt: b.at.Add(time.Hour)}
			again := operator.CommandLine(b.Context())
			hear := func() {
				if court.Receive(ctx, news) != nil {
					if err := court.Receive(again, news); err != nil {
						b.Fatal(err)
					}
				}
			}
			hear()
			held := b.count("SELECT COALESCE(SUM(amount), 0) FROM ledger_reserves WHERE released_at IS NULL")
			if kept := b.earnedOf(o); money.Cents(held) != kept {
				b.Fatalf("killed at round %d: %d are kept back of %v", round, held, kept)
			}
			news.State = payment.Lost
			hear()
			d := markettest.Must(court.Disputes.OfOrder(again, b.db, o.ID))[0]
			bearers := map[string]order.Bearer{"batture": order.ByMarket}
			if _, err := court.Decide(ctx, d.ID, bearers, "Rien n’est parti.", false); err != nil {
				_, err := court.Decide(again, d.ID, bearers, "Rien n’est parti.", false)
				if err != nil && !errors.Is(err, dispute.ErrNotLost) { // done, and its answer lost
					b.Fatal(err)
				}
			}
			lost := b.count("SELECT COALESCE(SUM(total), 0) FROM order_refunds WHERE order_id = $1", o.ID)
			open := b.count("SELECT COUNT(*) FROM ledger_reserves WHERE released_at IS NULL")
			if money.Cents(lost) != o.GrandTotal || open != 0 {
				b.Fatalf("killed at round %d: %d lost of %v, %d sums kept back", round, lost, o.GrandTotal, open)
			}
			b.agree()
		})
	})
}

// earnedOf is what the shops have of an order.
func (b *books) earnedOf(o *order.Order) (sum money.Cents) {
	b.Helper()
	for _, e := range b.entries(o.ID) {
		sum += e.Amount()
	}
	return sum
}
