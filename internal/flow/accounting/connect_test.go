package accounting_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/markettest"
)

// accounts plays the provider that opens accounts of sellers.
type accounts struct {
	opened []string // keys
	links  []string
	ready  bool
	fails  error
}

func (a *accounts) OpenAccount(_ context.Context, p payment.Payee) (string, error) {
	if !slices.Contains(a.opened, p.Key) {
		a.opened = append(a.opened, p.Key)
	}
	return "acct_" + p.Key, nil
}

func (a *accounts) AccountLink(_ context.Context, id, back, again string) (string, error) {
	a.links = append(a.links, strings.Join([]string{id, back, again}, " "))
	return "https://connect.example/" + id, a.fails
}

func (a *accounts) AccountReady(context.Context, string) (bool, error) { return a.ready, nil }

func TestAShopIsPaidAtItsProviderAccountOnceItCanReceive(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b, at, bank := newBooks(t, base), &accounts{}, &provider{}
		b.Connect, b.Transfer, b.Brand, b.SellerURL = at, bank.transfer, markettest.Brand, markettest.SellerURL
		b.OwnersEmails = func(context.Context, string) ([]string, error) { return []string{"atelier@exemple.ca"}, nil }
		b.shipped("")
		at.fails = errors.New("unreachable")
		if _, err := b.ConnectLink(b.Context(), "batture", "Atelier"); err == nil {
			b.Error("a link that was not made")
		}
		at.fails = nil
		url, err := b.ConnectLink(b.Context(), "batture", "Atelier")
		if err != nil || url != "https://connect.example/acct_batture" || len(at.opened) != 1 ||
			at.links[1] != "acct_batture "+markettest.SellerURL+"/argent?stripe=retour "+markettest.SellerURL+
				"/argent?stripe=reprise" {
			b.Errorf("%q, %v, %+v", url, err, at)
		}
		left := func(want string) {
			b.Helper()
			run, err := b.Propose(operator.CommandLine(b.Context()), saleDay)
			if err != nil {
				b.Fatal(err)
			}
			if reasons := b.reasons(run); !slices.Contains(reasons, want) {
				b.Errorf("left out %v; want %s", reasons, want)
			}
		}
		change := func(ready bool) {
			b.Helper()
			at.ready = ready
			for range 2 { // news that come twice change nothing
				if err := b.ConnectChanged(b.Context(), "acct_batture"); err != nil {
					b.Fatal(err)
				}
			}
		}
		change(false)
		left("batture no_account")
		change(true)
		left("batture account_changed")
		if letters := mailtest.Queued(t, base); len(letters) != 1 || letters[0].To[0] != "atelier@exemple.ca" {
			b.Errorf("letters: %+v", letters)
		}
		change(false)
		left("batture no_account")
		change(true)
		b.at = b.at.Add(ledger.AccountHold)
		made := b.payOut(saleDay)
		if len(made) != 1 || made[0].Method != ledger.ByTransfer || bank.sent[made[0].ID] != ofBatture {
			b.Errorf("made %+v, sent %v", made, bank.sent)
		}
		if err := b.ConnectChanged(b.Context(), "acct_unknown"); err != nil {
			b.Error(err)
		}
		b.agree()
	})
}
