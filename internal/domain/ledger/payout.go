package ledger

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Payout is money sent to a shop. Its ID is the key of the provider's call.
type Payout struct {
	ID          string
	ShopID      string
	Until       time.Time // everything that happened before was counted
	Amount      money.Cents
	Method      Method
	Destination string // the shop's account at the provider; empty for the bank
	Status      PayoutStatus
	ProviderID  string
	FailureCode string
	CreatedAt   time.Time
}

// Method is how a payout travels.
type Method string

const (
	ByTransfer Method = "transfer" // to the shop's account at the payment provider
	ByBank     Method = "bank"     // by the operator's bank, from a file
)

// PayoutStatus is where a payout stands.
type PayoutStatus string

const (
	PayoutDue    PayoutStatus = "due"    // the provider has not confirmed it yet
	PayoutSent   PayoutStatus = "sent"   // confirmed, or written to the bank's file
	PayoutFailed PayoutStatus = "failed" // refused; the money is in the balance again
)

// ErrNothingDue says that a shop has nothing to be paid, or was already paid up to that day.
var ErrNothingDue = errors.New("ledger: nothing to pay out")

// Payable is a shop with a positive balance.
type Payable struct {
	ShopID  string
	Amount  money.Cents
	Account string // at the payment provider; empty: through the bank
}

// RecordPayout writes the payout of a shop up to a day, with its entry, before anything is sent. Two that come at once
// wait for each other at the shop's account, and the second finds nothing due: a day is paid once. transfers tells that
// the provider can send money; without it everything goes through the bank.
func (s *Service) RecordPayout(ctx context.Context, shopID string, last tax.Day, transfers bool) (p Payout, err error) {
	until := startOf(last, 1)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		account, err := lockAccount(ctx, tx, shopID, until)
		if err != nil {
			return err
		}
		p = Payout{ID: db.NewID(), ShopID: shopID, Until: until, Method: ByBank, Status: PayoutSent, CreatedAt: s.now()}
		if transfers && account != "" {
			p.Method, p.Destination, p.Status = ByTransfer, account, PayoutDue
		}
		if p.Amount, err = payableTo(ctx, tx, shopID, last, until); err != nil {
			return err
		}
		if p.Amount <= 0 {
			return ErrNothingDue
		}
		if err := insertPayout(ctx, tx, p); err != nil {
			return err
		}
		return s.Post(ctx, tx, Entry{Kind: KindPayout, SourceID: p.ID, ShopID: shopID, At: p.CreatedAt, Bank: p.Amount})
	})
	if err != nil && !errors.Is(err, ErrNothingDue) {
		err = fmt.Errorf("record a payout: %w", err)
	}
	return p, err
}

// PayoutWasSent notes that the provider confirmed a payout; noting it again changes nothing.
func (s *Service) PayoutWasSent(ctx context.Context, id, providerID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return setPayoutSent(ctx, tx, id, providerID, s.now())
	})
}

// PayoutHasFailed puts a payout that the provider refused for good back in the shop's balance, to be paid by the next
// run.
func (s *Service) PayoutHasFailed(ctx context.Context, p Payout, code string) error {
	now := s.now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := setPayoutFailed(ctx, tx, p.ID, code, now)
		if err != nil || n == 0 {
			return err
		}
		if err := resetPaidUntil(ctx, tx, p.ShopID); err != nil {
			return err
		}
		return s.Post(ctx, tx, Entry{Kind: KindPayoutBack, SourceID: p.ID, ShopID: p.ShopID, At: now, Bank: -p.Amount})
	})
}

// SetTransferAccount tells where a shop is paid at the payment provider; empty: through the bank.
func (s *Service) SetTransferAccount(ctx context.Context, shopID, account string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return setTransferAccount(ctx, tx, shopID, account)
	})
}

// SendingTime is how long a sender has a payout for itself, from when it was written or claimed.
const SendingTime = 10 * time.Minute

// ClaimDue takes the oldest payout that the provider has not confirmed and that nobody is sending; false when there is
// none. One that is refused to one sender and accepted from another would be paid twice: only one may send at a time.
func (s *Service) ClaimDue(ctx context.Context) (p Payout, found bool, err error) {
	now := s.now()
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		claimed, err := claimPayout(ctx, tx, now)
		if found = len(claimed) == 1; found {
			p = claimed[0]
		}
		return err
	})
	return p, found, err
}
