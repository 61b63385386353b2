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

func setPayoutSent(ctx context.Context, tx *db.Tx, id, providerID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'sent', provider_id = $2, updated_at = $3 WHERE id = $1
		AND status = 'due'`,
		id, providerID, now.UnixMilli())
	return err
}

func setPayoutFailed(ctx context.Context, tx *db.Tx, id, code string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'failed', failure_code = $2, updated_at = $3 WHERE id = $1
		AND status = 'due'`,
		id, code, now.UnixMilli())
}

func setTransferAccount(ctx context.Context, tx *db.Tx, shopID, account string) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, $2)
		ON CONFLICT (shop_id) DO UPDATE SET transfer_account = $2`, shopID, account)
	return err
}

func claimPayout(ctx context.Context, tx *db.Tx, now time.Time) ([]Payout, error) {
	return db.All(ctx, tx, scanPayout, `UPDATE ledger_payouts SET updated_at = $1
		WHERE id = (SELECT id FROM ledger_payouts WHERE status = 'due' AND updated_at <= $2 ORDER BY created_at, id
		LIMIT 1)
		AND status = 'due' AND updated_at <= $2 RETURNING `+payoutColumns, now.UnixMilli(), now.Add(-SendingTime).
		UnixMilli())
}

// payable is what shops may be paid: all that happened up to a day, less every payout ever made.
const payable = `
	SELECT shop_id, amount FROM ledger_days WHERE (day <= $1 OR kind = 'payout' OR kind = 'payout_back')
	UNION ALL
	SELECT shop_id, amount FROM ledger_entries WHERE folded = 0 AND (at < $2 OR kind = 'payout'
	OR kind = 'payout_back')`

// Payables lists the shops to pay for what happened up to a day, that day included. Those that owe are left out: what
// they owe is carried over. A shop already paid up to that day is left out too.
func (s *Service) Payables(ctx context.Context, last tax.Day) ([]Payable, error) {
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (p Payable, err error) {
		return p, rows.Scan(&p.ShopID,
			&p.Amount, &p.Account)
	},
		`SELECT e.shop_id, SUM(e.amount), COALESCE(MAX(a.transfer_account), '')
		FROM (`+payable+`) AS e LEFT JOIN ledger_accounts a ON a.shop_id = e.shop_id
		WHERE COALESCE(a.paid_until, 0) < $2
		GROUP BY e.shop_id HAVING SUM(e.amount) > 0 ORDER BY e.shop_id`, string(last), startOf(last, 1).UnixMilli())
	if err != nil {
		return nil, fmt.Errorf("list what is to be paid out: %w", err)
	}
	return list, nil
}

// lockAccount notes that a shop is paid up to a moment, and locks its account until the transaction ends.
func lockAccount(ctx context.Context, tx *db.Tx, shopID string, until time.Time) (account string, err error) {
	_, err = tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, '')
		ON CONFLICT DO NOTHING`, shopID)
	if err != nil {
		return "", err
	}
	err = tx.QueryRow(ctx, `UPDATE ledger_accounts SET paid_until = $2 WHERE shop_id = $1 AND paid_until < $2
		RETURNING transfer_account`,
		shopID, until.UnixMilli()).Scan(&account)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNothingDue
	}
	return account, err
}

func insertPayout(ctx context.Context, tx *db.Tx, p Payout) error {
	return tx.Later(ctx, `INSERT INTO ledger_payouts (id, shop_id, until_at, amount, method, destination, status,
		created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
		p.ID, p.ShopID, p.Until.UnixMilli(), p.Amount, string(p.Method), p.Destination, string(p.Status),
		p.CreatedAt.UnixMilli())
}

// PayoutsOf lists the latest payouts of a shop, the latest first.
func (s *Service) PayoutsOf(ctx context.Context, shopID string, limit int) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` WHERE shop_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
		shopID, limit)
}

// LatestPayouts lists the payouts of every shop, the latest first.
func (s *Service) LatestPayouts(ctx context.Context, limit int) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` ORDER BY created_at DESC, id DESC LIMIT $1`, limit)
}

// PayoutsUntil lists the payouts of every shop up to one day.
func (s *Service) PayoutsUntil(ctx context.Context, last tax.Day) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` WHERE until_at = $1 ORDER BY shop_id, created_at, id`,
		startOf(last, 1).UnixMilli())
}

const (
	payoutColumns = `id, shop_id, until_at, amount, method, destination, status, provider_id, failure_code, created_at`
	selectPayouts = `SELECT ` + payoutColumns + ` FROM ledger_payouts`
)

func scanPayout(rows *sql.Rows) (p Payout, err error) {
	var method, status string
	var until, created int64
	err = rows.Scan(&p.ID, &p.ShopID, &until, &p.Amount, &method, &p.Destination, &status, &p.ProviderID,
		&p.FailureCode, &created)
	p.Method, p.Status = Method(method), PayoutStatus(status)
	p.Until, p.CreatedAt = time.UnixMilli(until), time.UnixMilli(created)
	return p, err
}

// payableTo is what one shop may be paid for what happened up to a day.
func payableTo(ctx context.Context, tx *db.Tx, shopID string, last tax.Day, until time.Time) (sum money.Cents,
	err error) {
	return sum, tx.QueryRow(ctx, `SELECT COALESCE(SUM(amount), 0) FROM (`+payable+`) AS e WHERE shop_id = $3`,
		string(last), until.UnixMilli(), shopID).Scan(&sum)
}

func resetPaidUntil(ctx context.Context, tx *db.Tx, shopID string) error {
	return tx.Later(ctx, `UPDATE ledger_accounts SET paid_until = 0 WHERE shop_id = $1`, shopID)
}
