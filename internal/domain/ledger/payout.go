package ledger

import (
	"context"
	"database/sql"
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

// payable is what shops may be paid: all that happened up to a day, less every payout ever made.
const payable = `
	SELECT shop_id, amount FROM ledger_days WHERE (day <= $1 OR kind = 'payout' OR kind = 'payout_back')
	UNION ALL
	SELECT shop_id, amount FROM ledger_entries WHERE folded = 0 AND (at < $2 OR kind = 'payout' OR kind = 'payout_back')`

// Payables lists the shops to pay for what happened up to a day, that day included. Those that owe are left out: what they
// owe is carried over. A shop already paid up to that day is left out too.
func (s *Service) Payables(ctx context.Context, last tax.Day) ([]Payable, error) {
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (p Payable, err error) { return p, rows.Scan(&p.ShopID, &p.Amount, &p.Account) },
		`SELECT e.shop_id, SUM(e.amount), COALESCE(MAX(a.transfer_account), '')
		FROM (`+payable+`) AS e LEFT JOIN ledger_accounts a ON a.shop_id = e.shop_id
		WHERE COALESCE(a.paid_until, 0) < $2
		GROUP BY e.shop_id HAVING SUM(e.amount) > 0 ORDER BY e.shop_id`, string(last), startOf(last, 1).UnixMilli())
	if err != nil {
		return nil, fmt.Errorf("list what is to be paid out: %w", err)
	}
	return list, nil
}

// RecordPayout writes the payout of a shop up to a day, with its entry, before anything is sent. Two that come at once wait
// for each other at the shop's account, and the second finds nothing due: a day is paid once. transfers tells that the
// provider can send money; without it everything goes through the bank.
func (s *Service) RecordPayout(ctx context.Context, shopID string, last tax.Day, transfers bool) (p Payout, err error) {
	until := startOf(last, 1)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		account, err := holdAccount(ctx, tx, shopID, until)
		if err != nil {
			return err
		}
		p = Payout{ID: db.NewID(), ShopID: shopID, Until: until, Method: ByBank, Status: PayoutSent, CreatedAt: s.now()}
		if transfers && account != "" {
			p.Method, p.Destination, p.Status = ByTransfer, account, PayoutDue
		}
		err = tx.QueryRow(ctx, `SELECT COALESCE(SUM(amount), 0) FROM (`+payable+`) AS e WHERE shop_id = $3`,
			string(last), until.UnixMilli(), shopID).Scan(&p.Amount)
		if err != nil {
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

// holdAccount notes that a shop is paid up to a moment, and keeps its account until the transaction ends.
func holdAccount(ctx context.Context, tx *db.Tx, shopID string, until time.Time) (account string, err error) {
	_, err = tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`, shopID)
	if err != nil {
		return "", err
	}
	err = tx.QueryRow(ctx, `UPDATE ledger_accounts SET paid_until = $2 WHERE shop_id = $1 AND paid_until < $2 RETURNING transfer_account`,
		shopID, until.UnixMilli()).Scan(&account)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNothingDue
	}
	return account, err
}

func insertPayout(ctx context.Context, tx *db.Tx, p Payout) error {
	return tx.Later(ctx, `INSERT INTO ledger_payouts (id, shop_id, until_at, amount, method, destination, status, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
		p.ID, p.ShopID, p.Until.UnixMilli(), p.Amount, string(p.Method), p.Destination, string(p.Status), p.CreatedAt.UnixMilli())
}

// PayoutWasSent notes that the provider confirmed a payout; telling it again changes nothing.
func (s *Service) PayoutWasSent(ctx context.Context, id, providerID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'sent', provider_id = $2, updated_at = $3 WHERE id = $1 AND status = 'due'`,
			id, providerID, s.now().UnixMilli())
		return err
	})
}

// PayoutHasFailed puts a payout that the provider refused for good back in the shop's balance, to be paid by the next run.
func (s *Service) PayoutHasFailed(ctx context.Context, p Payout, code string) error {
	now := s.now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'failed', failure_code = $2, updated_at = $3 WHERE id = $1 AND status = 'due'`,
			p.ID, code, now.UnixMilli())
		if err != nil || n == 0 {
			return err
		}
		if err := tx.Later(ctx, `UPDATE ledger_accounts SET paid_until = 0 WHERE shop_id = $1`, p.ShopID); err != nil {
			return err
		}
		return s.Post(ctx, tx, Entry{Kind: KindPayoutBack, SourceID: p.ID, ShopID: p.ShopID, At: now, Bank: -p.Amount})
	})
}

// SetTransferAccount tells where a shop is paid at the payment provider; empty: through the bank.
func (s *Service) SetTransferAccount(ctx context.Context, shopID, account string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, $2)
			ON CONFLICT (shop_id) DO UPDATE SET transfer_account = $2`, shopID, account)
		return err
	})
}

// SendingTime is how long whoever sends a payout has it for itself, from when it was written or claimed.
const SendingTime = 10 * time.Minute

// ClaimDue takes the oldest payout that the provider has not confirmed and that nobody is sending; false when there is
// none. One that is refused to one sender and accepted from another would be paid twice: only one may send at a time.
func (s *Service) ClaimDue(ctx context.Context) (p Payout, found bool, err error) {
	now := s.now()
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		claimed, err := db.All(ctx, tx, scanPayout, `UPDATE ledger_payouts SET updated_at = $1
			WHERE id = (SELECT id FROM ledger_payouts WHERE status = 'due' AND updated_at <= $2 ORDER BY created_at, id LIMIT 1)
			AND status = 'due' AND updated_at <= $2 RETURNING `+payoutColumns, now.UnixMilli(), now.Add(-SendingTime).UnixMilli())
		if found = len(claimed) == 1; found {
			p = claimed[0]
		}
		return err
	})
	return p, found, err
}

// PayoutsOf lists the latest payouts of a shop, the latest first.
func (s *Service) PayoutsOf(ctx context.Context, shopID string, limit int) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` WHERE shop_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`, shopID, limit)
}

// LatestPayouts lists the payouts of every shop, the latest first.
func (s *Service) LatestPayouts(ctx context.Context, limit int) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` ORDER BY created_at DESC, id DESC LIMIT $1`, limit)
}

// PayoutsUntil lists the payouts of every shop up to one day.
func (s *Service) PayoutsUntil(ctx context.Context, last tax.Day) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` WHERE until_at = $1 ORDER BY shop_id, created_at, id`, startOf(last, 1).UnixMilli())
}

const (
	payoutColumns = `id, shop_id, until_at, amount, method, destination, status, provider_id, failure_code, created_at`
	selectPayouts = `SELECT ` + payoutColumns + ` FROM ledger_payouts`
)

func scanPayout(rows *sql.Rows) (p Payout, err error) {
	var method, status string
	var until, created int64
	err = rows.Scan(&p.ID, &p.ShopID, &until, &p.Amount, &method, &p.Destination, &status, &p.ProviderID, &p.FailureCode, &created)
	p.Method, p.Status = Method(method), PayoutStatus(status)
	p.Until, p.CreatedAt = time.UnixMilli(until), time.UnixMilli(created)
	return p, err
}
