package ledger

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Payout is money sent to a shop. Its ID is the key of the provider's call.
type Payout struct {
	ID            string
	RunID         string // empty for those older than runs
	ShopID        string
	Until         time.Time // what was available then is paid
	Amount        money.Cents
	Orders        int         // parts of orders that became available with it
	Reserved      money.Cents // kept back when it was proposed
	Method        Method
	Destination   string // the shop's account: at the provider, or sealed for the bank
	AccountLast   string // its last digits
	Status        PayoutStatus
	ProviderID    string
	FailureCode   string
	FailureReason string // an operator's words
	CreatedAt     time.Time
	SentAt        time.Time // zero until then
	EndedAt       time.Time // confirmed or failed; zero until then
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
	PayoutProposed  PayoutStatus = "proposed"  // its sum left the balance and waits for approval
	PayoutApproved  PayoutStatus = "approved"  // to be sent
	PayoutDue       PayoutStatus = "due"       // asked of the provider, which has not confirmed it yet
	PayoutSent      PayoutStatus = "sent"      // given to the bank
	PayoutConfirmed PayoutStatus = "confirmed" // it reached the shop
	PayoutFailed    PayoutStatus = "failed"    // refused or sent back; the money is in the balance again
)

// withdrawn is the failure code of a payout whose run was sent back: nothing left, and nobody needs to act.
const withdrawn = "withdrawn"

// ErrNothingDue says that a shop has nothing to be paid, or was already paid up to that day.
var ErrNothingDue = errors.New("ledger: nothing to pay out")

// ProposePayout writes the payout of a shop in a run, with its entry, so that the sum leaves the balance at once: no
// other run can propose it again. Two that come at once wait for each other at the shop's account, and the second finds
// nothing due. transfers tells that the provider can send money; least is the smallest sum worth paying.
func (s *Service) ProposePayout(ctx context.Context, run Run, shopID string, transfers bool, least money.Cents) (
	p Payout, err error) {
	until := startOf(run.Day, 1)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		account, err := lockAccount(ctx, tx, shopID, until)
		if err != nil {
			return err
		}
		p = Payout{ID: db.NewID(), RunID: run.ID, ShopID: shopID, Until: until, Method: ByBank,
			Status: PayoutProposed, CreatedAt: s.now()}
		if err := s.address(&p, account, transfers); err != nil {
			return err
		}
		st, err := s.StagesAt(ctx, tx, shopID, until)
		if err != nil {
			return err
		}
		if p.Amount, p.Reserved = st.Available, st.Reserved; p.Amount <= 0 || p.Amount < least {
			return ErrNothingDue
		}
		if p.Orders, err = ordersPaid(ctx, tx, p, s.Hold); err != nil {
			return err
		}
		if err := insertPayout(ctx, tx, p); err != nil {
			return err
		}
		if err := insertPaid(ctx, tx, p, s.Hold); err != nil {
			return err
		}
		return s.Post(ctx, tx, Entry{Kind: KindPayout, SourceID: p.ID, ShopID: shopID, At: p.CreatedAt, Bank: p.Amount})
	})
	if err != nil && !errors.Is(err, ErrNothingDue) {
		err = fmt.Errorf("propose a payout: %w", err)
	}
	return p, err
}

// address writes on a payout where it goes: the account of that moment, whatever becomes of it later.
func (s *Service) address(p *Payout, a accountRow, transfers bool) error {
	if transfers && a.transfer != "" {
		p.Method, p.Destination, p.AccountLast = ByTransfer, a.transfer, lastOf(a.transfer)
		return nil
	}
	bank, err := s.openBank(p.ShopID, a.sealed)
	if err != nil {
		return err
	}
	p.Destination, p.AccountLast = s.sealBank(p.ID, bank), bank.Last()
	return nil
}

// ErrSentThoughFailed tells that the provider made a transfer of which someone had noted meanwhile that it failed: the
// shop has the money, and has it in its balance too.
var ErrSentThoughFailed = errors.New("ledger: a payout was sent though it had been noted as failed")

// PayoutWasSent notes that the provider made a transfer, which reaches the shop at once; noting it again changes
// nothing. One that failed meanwhile is [ErrSentThoughFailed].
func (s *Service) PayoutWasSent(ctx context.Context, p Payout, providerID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := setTransferred(ctx, tx, p.ID, providerID, s.now())
		if err != nil {
			return err
		}
		if n == 0 {
			failed, err := payoutsWhere(ctx, tx, `id = $1 AND status = 'failed'`, p.ID)
			if err != nil || len(failed) > 0 {
				return orMissing(err, ErrSentThoughFailed)
			}
		}
		return closeRun(ctx, tx, p.RunID, s.now())
	})
}

// PayoutHasFailed puts a payout that was refused or sent back for good in the shop's balance again. It is false for one
// that had already ended. What also does is done in the same transaction.
func (s *Service) PayoutHasFailed(ctx context.Context, p Payout, code, reason string,
	also ...func(tx *db.Tx) error) (failed bool, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if failed, err = s.putBack(ctx, tx, p, code, reason); err != nil || !failed {
			return err
		}
		if err := closeRun(ctx, tx, p.RunID, s.now()); err != nil {
			return err
		}
		return doAll(tx, also)
	})
	return failed, err
}

// putBack returns the sum of a payout to the balance.
func (s *Service) putBack(ctx context.Context, tx *db.Tx, p Payout, code, reason string) (bool, error) {
	now := s.now()
	n, err := setPayoutFailed(ctx, tx, p.ID, code, reason, now)
	if err != nil || n == 0 {
		return false, err
	}
	if err := resetPaidUntil(ctx, tx, p.ShopID); err != nil {
		return false, err
	}
	return true, s.Post(ctx, tx, Entry{Kind: KindPayoutBack, SourceID: p.ID, ShopID: p.ShopID, At: now,
		Bank: -p.Amount})
}

// SetTransferAccount tells where a shop is paid at the payment provider; empty: through the bank.
func (s *Service) SetTransferAccount(ctx context.Context, shopID, account string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return setTransferAccount(ctx, tx, shopID, account)
	})
}

// SendingTime is how long a sender has a payout for itself, from when it was claimed.
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
