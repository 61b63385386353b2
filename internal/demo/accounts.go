package demo

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
)

// withoutAccount is how often a shop has not said yet where to pay it.
const withoutAccount = 6

// loadAccounts has shops accept the conditions in force, and gives most of them a bank account, so that operators have
// someone to pay and someone to leave out.
func loadAccounts(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	if d.Ledger == nil || d.Ledger.Box == nil || d.Terms == nil {
		return nil
	}
	for n, s := range m.shops {
		terms := shop.Terms{Version: d.Terms(), AcceptedAt: now, AcceptedBy: s.ownerID()}
		if err := d.Shops.AcceptTerms(ctx, s.id(), terms); err != nil {
			return err
		}
		if n%withoutAccount == withoutAccount-1 {
			continue
		}
		bank := ledger.Bank{Institution: []string{"815", "006", "003"}[n%3], Transit: fmt.Sprintf("%05d", 30001+n),
			Account: fmt.Sprintf("%07d", 1002208+37*n), Holder: s.LegalName}
		if err := d.Ledger.SetBankAt(ctx, s.id(), bank, ago(now, 60)); err != nil {
			return err
		}
	}
	return nil
}
