package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// openBooks is an operator whose market has one shop, which sold for 100,00 $ three days ago.
func openBooks(t *testing.T) *overMarket {
	t.Helper()
	o := &overMarket{t: t, environ: []string{"RR_DATA_DIR=" + t.TempDir()}}
	o.at(func(backend *app.Backend) {
		made, err := backend.Money.Shop.Create(t.Context(), shop.NewShop{Details: shop.Details{
			Name: "Atelier Batture", CategoryCode: "home_deco",
			Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
			Merchant: shop.Merchant{
				LegalName: "=Batture inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
				PostalCode: "G0L 1M0",
			},
		}})
		if err != nil {
			t.Fatal(err)
		}
		sold := ledger.Sold{
			OrderID: "order", ShopOrderID: "part", ShopID: made.ID, Goods: 10000, At: time.Now().AddDate(0, 0, -3),
		}
		if err := backend.DB.Tx(t.Context(), func(tx *db.Tx) error {
			return backend.Money.Ledger.Post(t.Context(), tx, sold.Entry())
		}); err != nil {
			t.Fatal(err)
		}
		bank := ledger.Bank{Institution: "815", Transit: "30001", Account: "1234567", Holder: "=Batture inc."}
		if err := backend.Money.Ledger.SetBank(t.Context(), made.ID, bank); err != nil {
			t.Fatal(err)
		}
		long := time.Now().Add(-2 * ledger.AccountHold).UnixMilli()
		if err := backend.DB.Tx(t.Context(), func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE ledger_accounts SET bank_changed_at = $1`, long)
			if err == nil {
				_, err = tx.Exec(t.Context(), `UPDATE shops SET terms_version = $1`,
					backend.Money.Accounting.TermsVersion())
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
	})
	return o
}

func (o *overMarket) payouts() (list []ledger.Payout) {
	o.t.Helper()
	o.at(func(backend *app.Backend) {
		var err error
		if list, err = backend.Money.Ledger.LatestPayouts(o.t.Context(), 10); err != nil {
			o.t.Fatal(err)
		}
	})
	return list
}

func TestShopsArePaidFromTheCommandLine(t *testing.T) {
	o := openBooks(t)
	file := filepath.Join(t.TempDir(), "banque.csv")
	if err := o.types("payouts", "run", "--dry-run"); err != nil || len(o.payouts()) != 0 {
		t.Errorf("a dry run paid %v, %v", o.payouts(), err)
	}
	if err := o.types("payouts", "run"); err == nil || len(o.payouts()) != 0 {
		t.Errorf("paid without a file for the bank: %v", err)
	}
	if err := o.types("payouts", "run", "--out", file); err != nil {
		t.Error(err)
	}
	if err := o.types("payouts", "run"); err != nil { // pays nothing more
		t.Error(err)
	}
	made := o.payouts()
	if len(made) != 1 || made[0].Amount != 10000 || made[0].Method != ledger.ByBank ||
		made[0].Status != ledger.PayoutSent {
		t.Fatalf("made = %+v", made)
	}
	written, err := os.ReadFile(file)
	want := made[0].ID + ",Atelier Batture,'=Batture inc.,815,30001,1234567,100.00," + calendar.LastDate(made[0].Until)
	if err != nil ||
		!strings.Contains(string(written), want) {
		t.Errorf("the bank reads %q, %v; want %q", written, err, want)
	}
	if err := o.types("payouts", "fail", "--payout", made[0].ID, "--reason", "Compte fermé"); err != nil {
		t.Error(err)
	}
	if err := o.types("payouts", "run", "--out", file); err != nil || len(o.payouts()) != 1 {
		t.Errorf("a shop whose payout came back is paid again: %v", err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("anyone reads the file: %v, %v", info.Mode(), err)
	}
}

func TestAPayoutRefusesWhatItCannotRead(t *testing.T) {
	o := openBooks(t)
	for _, words := range [][]string{
		{"run", "--until", "hier"}, {"run", "--until", time.Now().AddDate(0, 0, 2).Format(time.DateOnly)}, {"pay"},
		{"account", "--shop", "atelier-batture", "--account", "12345"}, {"account", "--shop", "ailleurs", "--account",
			"acct_1"},
	} {
		if err := o.types(append([]string{"payouts"}, words...)...); err == nil || len(o.payouts()) != 0 {
			t.Errorf("%v: %v", words, err)
		}
	}
	if err := o.types("payouts", "account", "--shop", "atelier-batture", "--account", "acct_1"); err != nil {
		t.Error(err)
	}
}

func TestACommissionIsAgreedFromTheCommandLine(t *testing.T) {
	o := openBooks(t)
	printed := func() (text string) {
		o.at(func(backend *app.Backend) {
			found, err := backend.Money.Shop.AnyBySlug(t.Context(), "atelier-batture")
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			if err := tellRates(t.Context(), backend.Money.Ledger, found, &out); err != nil {
				t.Fatal(err)
			}
			text = out.String()
		})
		return text
	}
	if !strings.Contains(printed(), "10.00 % today") {
		t.Errorf("before: %s", printed())
	}
	if err := o.types("shop", "rate", "atelier-batture", "--percent", "5", "--months", "2", "--reason",
		"help_out"); err != nil {
		t.Error(err)
	}
	if !strings.Contains(printed(), "5.00 % today") || !strings.Contains(printed(), "help_out") {
		t.Errorf("agreed: %s", printed())
	}
	id := strings.Fields(strings.Split(printed(), "\n")[1])[0]
	if err := o.types("shop", "rate", "atelier-batture", "--end", id); err != nil ||
		!strings.Contains(printed(), "10.00 % today") {
		t.Errorf("ended: %v, %s", err, printed())
	}
	for _, words := range [][]string{
		{"ailleurs", "--percent", "5"}, {"atelier-batture", "--percent", "cinq"},
		{"atelier-batture", "--percent", "15"},
		{"atelier-batture", "--percent", "5", "--months", "0"}, {"atelier-batture", "--percent", "5", "--reason",
			"amitié"},
		{"atelier-batture", "--percent", "5", "--from", "demain"}, {"atelier-batture", "--end", "aucune"},
	} {
		if err := o.types(append([]string{"shop", "rate"}, words...)...); err == nil {
			t.Errorf("%v was accepted", words)
		}
	}
}

func TestAMonthAgreedOnItsLastDayEndsWithTheNext(t *testing.T) {
	for from, want := range map[string]string{
		"2027-01-31": "2027-03-01", "2026-12-01": "2027-01-01", "2026-11-15": "2026-12-15",
	} {
		a, err := agreement("shop", "7,5 %", from, 1, "agreement")
		if err != nil || string(a.Until) != want || a.Rate != 75_000 {
			t.Errorf("%s: %+v, %v; want %s", from, a, err, want)
		}
	}
}
