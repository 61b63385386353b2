package accounting_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func (b *books) reasons(run ledger.Run) (reasons []string) {
	b.Helper()
	left, err := b.Ledger.LeftOutOf(b.Context(), run.ID)
	if err != nil {
		b.Fatal(err)
	}
	for _, l := range left {
		reasons = append(reasons, l.ShopID+" "+l.Reason)
	}
	slices.Sort(reasons)
	return reasons
}

func TestARunTellsWhomItLeavesOutAndWhy(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		ctx := operator.CommandLine(b.Context())
		b.shipped("")
		check := func(want ...string) {
			b.Helper()
			run, err := b.Propose(ctx, saleDay)
			if err != nil {
				b.Fatal(err)
			}
			if reasons := b.reasons(run); !slices.Equal(reasons, want) {
				b.Errorf("left out %v; want %v", reasons, want)
			}
			if run.Status == ledger.RunProposed {
				if err := b.Withdraw(ctx, run.ID, "Essai"); err != nil {
					b.Error(err)
				}
			}
		}
		check("batture no_account", "rang4 no_account")
		b.bank("rang4")
		if err := b.Ledger.SetBank(ctx, "batture", ledger.Bank{Institution: "006", Transit: "12345",
			Account: "7654321", Holder: "Batture"}); err != nil {
			b.Fatal(err)
		}
		check("batture account_changed")
		b.at = b.at.Add(ledger.AccountHold)
		check()
		b.Minimum = ofBatture + 1
		check("batture minimum")
		b.Minimum = 0
		b.TermsVersion = func() string { return "2026-11-15" }
		check("batture terms", "rang4 terms")
		b.TermsVersion = nil
		b.do(func(ctx context.Context, tx *db.Tx) error {
			return b.Ledger.Reserve(ctx, tx, ledger.Reserve{Kind: ledger.ForDispute, SourceID: "d", ShopID: "batture",
				Amount: ofBatture + 100})
		})
		check("batture negative")
		b.do(func(ctx context.Context, tx *db.Tx) error { return b.Ledger.Release(ctx, tx, ledger.ForDispute, "d") })
		b.agree()
	})
}

func TestMuchMoneyTakesTwoPeople(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		b.shipped("")
		b.SecondApproval = ofBatture
		lucie := operator.As(b.Context(), operator.Operator{UserID: "lucie", Name: "Lucie", Role: operator.Finances})
		run, err := b.Propose(lucie, saleDay)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := b.Propose(lucie, saleDay); !errors.Is(err, ledger.ErrRunWaiting) {
			b.Errorf("a second proposal: %v", err)
		}
		for name, ctx := range map[string]context.Context{"who proposed": lucie,
			"the command line": operator.CommandLine(b.Context())} {
			if err := b.Approve(ctx, run.ID, "123456"); !errors.Is(err, accounting.ErrSecondApproval) {
				b.Errorf("%s approves: %v", name, err)
			}
		}
		if err := b.Withdraw(lucie, run.ID, " "); err == nil {
			b.Error("sent back without a word")
		}
		if err := b.Withdraw(lucie, run.ID, "Attendons lundi"); err != nil || b.balance("batture") != ofBatture {
			b.Errorf("sent back: %v, %v", b.balance("batture"), err)
		}
		b.agree()
	})
}

func TestTheBanksFileIsTakenOncePerVersion(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture")
		b.shipped("")
		ctx := operator.CommandLine(b.Context())
		run, err := b.Propose(ctx, saleDay)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := b.TakeFile(ctx, run.ID, 1); !errors.Is(err, ledger.ErrFileTaken) {
			b.Errorf("before approval: %v", err)
		}
		if err := b.Approve(ctx, run.ID, ""); err != nil {
			b.Fatal(err)
		}
		if err := b.Send(ctx, run.ID); !errors.Is(err, ledger.ErrFileFirst) {
			b.Errorf("sent without a file: %v", err)
		}
		// the account of the proposal is paid, whatever the shop says since
		if err := b.Ledger.SetBank(ctx, "batture", ledger.Bank{Institution: "006", Transit: "12345",
			Account: "9999999", Holder: "X"}); err != nil {
			b.Fatal(err)
		}
		file, err := b.TakeFile(ctx, run.ID, 1)
		if err != nil || !strings.Contains(string(file), ",815,30001,12345678,"+ofBatture.String()) {
			b.Errorf("%s, %v", file, err)
		}
		if _, err := b.TakeFile(ctx, run.ID, 1); !errors.Is(err, ledger.ErrFileTaken) {
			b.Errorf("the same version again: %v", err)
		}
		if _, err := b.TakeFile(ctx, run.ID, 2); err != nil {
			b.Error(err)
		}
		if err := errors.Join(b.Send(ctx, run.ID), b.Confirm(ctx, run.ID, "")); err != nil {
			b.Error(err)
		}
		if run, _ = b.Ledger.Run(ctx, run.ID); run.Status != ledger.RunClosed {
			b.Errorf("%+v", run)
		}
		if n := b.count(`SELECT COUNT(*) FROM operator_journal WHERE act = 'payouts.file'`); n != 2 {
			b.Errorf("%d lines of the journal", n)
		}
		if n := b.count(`SELECT COUNT(*) FROM ledger_accounts WHERE sealed_bank LIKE '%9999999%'`); n != 0 {
			b.Error("an account number can be read in the database")
		}
	})
}

func TestABankAccountIsCheckedForForm(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		good := ledger.Bank{Institution: "815", Transit: "30-001", Account: "123 4567", Holder: "Maude"}
		if err := b.Ledger.SetBank(b.Context(), "batture", good); err != nil {
			b.Error(err)
		}
		for field, spoil := range map[string]func(*ledger.Bank){
			"institution": func(a *ledger.Bank) { a.Institution = "81" },
			"transit":     func(a *ledger.Bank) { a.Transit = "3000a" },
			"account":     func(a *ledger.Bank) { a.Account = "1234567890123" },
			"holder":      func(a *ledger.Bank) { a.Holder = " " },
		} {
			bad := good
			spoil(&bad)
			var refusal *problem.Error
			err := b.Ledger.SetBank(b.Context(), "batture", bad)
			if !errors.As(err, &refusal) || len(refusal.Fields) != 1 || refusal.Fields[0].Path != field {
				b.Errorf("%s: %v", field, err)
			}
		}
	})
}

// A proposal that dies half way is carried on by the next one, in the same run.
func TestAProposalGoesOnWhereItDied(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.bank("batture", "rang4")
		b.shipped("")
		ctx := operator.CommandLine(b.Context())
		run, err := b.Ledger.OpenRun(ctx, saleDay, "", "")
		if err != nil {
			b.Fatal(err)
		}
		if _, err := b.Ledger.ProposePayout(ctx, run, "batture", false, 0); err != nil {
			b.Fatal(err)
		}
		again, err := b.Propose(ctx, saleDay)
		payouts, _ := b.Ledger.PayoutsOfRun(ctx, run.ID)
		if err != nil || again.ID != run.ID || len(payouts) != 2 || b.balance("batture") != 0 {
			b.Errorf("%+v, %+v, %v", again, payouts, err)
		}
		b.agree()
	})
}

// Many shops are paid within a minute: proposed, approved, sent by the bank or by transfer, and confirmed. A few in
// ordinary runs; RR_TEST_SHOPS=10000 is what the market promises.
func TestManyShopsArePaidWithinAMinute(t *testing.T) {
	shops := 120
	if asked, err := strconv.Atoi(os.Getenv("RR_TEST_SHOPS")); err == nil {
		shops = asked
	}
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		b.at = b.at.Add(240 * time.Hour)
		var ids []string
		for n := range shops {
			ids = append(ids, fmt.Sprintf("shop-%05d", n))
		}
		for some := range slices.Chunk(ids, 500) {
			b.do(func(ctx context.Context, tx *db.Tx) error {
				var sales []ledger.Entry
				for _, id := range some {
					sales = append(sales, ledger.Sold{OrderID: "o" + id, ShopOrderID: "p" + id, ShopID: id,
						At: b.at.Add(-200 * time.Hour), Goods: 5000}.Entry())
				}
				return b.Ledger.Post(ctx, tx, sales...)
			})
		}
		b.bank(ids[:shops/2]...)
		b.connect(ids[shops/2:]...)
		b.Transfer, b.SecondApproval = (&provider{}).transfer, 1<<40
		begun := time.Now()
		if made := b.payOut(saleDay); len(made) != shops {
			b.Errorf("%d shops were paid", len(made))
		}
		run := markettest.Must(b.Ledger.Runs(b.Context(), 1))[0]
		if err := b.Confirm(operator.CommandLine(b.Context()), run.ID, ""); err != nil {
			b.Error(err)
		}
		took := time.Since(begun)
		b.Logf("%d shops in %v", shops, took)
		run = markettest.Must(b.Ledger.Run(b.Context(), run.ID))
		if run.Status != ledger.RunClosed || run.Shops != shops || run.Total != money.Cents(5000*shops) ||
			took > time.Minute {
			b.Errorf("%+v in %v", run, took)
		}
	})
}
