package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

func setTransferred(ctx context.Context, tx *db.Tx, id, providerID string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'confirmed', provider_id = $2, updated_at = $3,
		sent_at = $3, ended_at = $3 WHERE id = $1 AND status = 'due'`, id, providerID, now.UnixMilli())
}

func setPayoutFailed(ctx context.Context, tx *db.Tx, id, code, reason string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'failed', failure_code = $2, failure_reason = $3,
		updated_at = $4, ended_at = $4 WHERE id = $1 AND (status = 'due' OR status = 'sent'
		OR status = 'proposed' AND $2 = 'withdrawn')`, id, code, reason, now.UnixMilli())
}

func setTransferAccount(ctx context.Context, tx *db.Tx, shopID, account string) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, $2)
		ON CONFLICT (shop_id) DO UPDATE SET transfer_account = $2`, shopID, account)
	return err
}

func setConnectAccount(ctx context.Context, tx *db.Tx, shopID, account string) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account, connect_account)
		VALUES ($1, 0, '', $2) ON CONFLICT (shop_id) DO UPDATE SET connect_account = $2`, shopID, account)
	return err
}

// beginConnect answers the shop whose account can receive from now on; none when it already could.
func beginConnect(ctx context.Context, tx *db.Tx, account string, now time.Time) ([]string, error) {
	return db.All(ctx, tx, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`UPDATE ledger_accounts SET transfer_account = connect_account, bank_changed_at = $2
		WHERE connect_account = $1 AND connect_account <> '' AND transfer_account <> connect_account
		RETURNING shop_id`, account, now.UnixMilli())
}

func endConnect(ctx context.Context, tx *db.Tx, account string) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_accounts SET transfer_account = '' WHERE connect_account = $1
		AND connect_account <> '' AND transfer_account = connect_account`, account)
	return err
}

func claimPayout(ctx context.Context, tx *db.Tx, now time.Time) ([]Payout, error) {
	return db.All(ctx, tx, scanPayout, `UPDATE ledger_payouts SET updated_at = $1
		WHERE id = (SELECT id FROM ledger_payouts WHERE status = 'due' AND updated_at <= $2 ORDER BY created_at, id
		LIMIT 1)
		AND status = 'due' AND updated_at <= $2 RETURNING `+payoutColumns, now.UnixMilli(), now.Add(-SendingTime).
		UnixMilli())
}

// Payees lists the shops whose balance is not zero, with what decides whether they are paid.
func (s *Service) Payees(ctx context.Context) ([]Payee, error) {
	list, err := db.All(ctx, s.db, scanPayee, `
		SELECT b.shop_id, COALESCE(a.transfer_account, ''), COALESCE(a.bank_institution, ''),
			COALESCE(a.bank_last, ''), a.bank_changed_at, a.retry_at, COALESCE(h.terms_version, ''),
			(SELECT CASE WHEN p.status = 'failed' THEN p.ended_at ELSE 0 END FROM ledger_payouts p
				WHERE p.shop_id = b.shop_id AND p.failure_code <> 'withdrawn' ORDER BY p.created_at DESC, p.id DESC
				LIMIT 1)
		FROM (SELECT shop_id, SUM(amount) AS balance FROM (
				SELECT shop_id, amount FROM ledger_days
				UNION ALL SELECT shop_id, amount FROM ledger_entries WHERE folded = 0 AND shop_id <> '') AS sums
			GROUP BY shop_id) AS b
		LEFT JOIN ledger_accounts a ON a.shop_id = b.shop_id LEFT JOIN shops h ON h.id = b.shop_id
		WHERE b.balance <> 0 ORDER BY b.shop_id`)
	if err != nil {
		return nil, fmt.Errorf("list whom to pay: %w", err)
	}
	return list, nil
}

func scanPayee(rows *sql.Rows) (p Payee, err error) {
	var changed, retry, failed sql.NullInt64
	err = rows.Scan(&p.ShopID, &p.Transfer, &p.Institution, &p.Last, &changed, &retry, &p.Terms, &failed)
	p.ChangedAt = db.Moment(changed)
	if failed.Int64 > max(changed.Int64, retry.Int64) {
		p.FailedAt = db.Moment(failed)
	}
	return p, err
}

// accountRow is a shop's account as it is kept.
type accountRow struct{ transfer, sealed string }

// lockAccount notes that a shop is paid up to a moment, and locks its account until the transaction ends.
func lockAccount(ctx context.Context, tx *db.Tx, shopID string, until time.Time) (account accountRow,
	err error) {
	_, err = tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account) VALUES ($1, 0, '')
		ON CONFLICT DO NOTHING`, shopID)
	if err != nil {
		return account, err
	}
	err = tx.QueryRow(ctx, `UPDATE ledger_accounts SET paid_until = $2 WHERE shop_id = $1 AND paid_until < $2
		RETURNING transfer_account, sealed_bank`,
		shopID, until.UnixMilli()).Scan(&account.transfer, &account.sealed)
	if errors.Is(err, sql.ErrNoRows) {
		return account, ErrNothingDue
	}
	return account, err
}

// ordersPaid counts the parts of a shop that became available since its last payout.
func ordersPaid(ctx context.Context, r db.Reader, p Payout, hold time.Duration) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM shop_orders p JOIN (
			SELECT order_id, MAX(shipped_at) AS left_at FROM shipments WHERE shop_id = $1 GROUP BY order_id) s
			ON s.order_id = p.order_id
		WHERE p.shop_id = $1 AND p.status = 'completed' AND s.left_at <= $2 AND s.left_at > COALESCE((
			SELECT MAX(until_at) FROM ledger_payouts WHERE shop_id = $1 AND status <> 'failed'), 0) - $3`,
		p.ShopID, p.Until.Add(-hold).UnixMilli(), hold.Milliseconds()).Scan(&n)
}

func insertPayout(ctx context.Context, tx *db.Tx, p Payout) error {
	return tx.Later(ctx, `INSERT INTO ledger_payouts (id, run_id, shop_id, until_at, amount, orders, reserved, method,
		destination, account_last, status, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
		p.ID, p.RunID, p.ShopID, p.Until.UnixMilli(), p.Amount, p.Orders, p.Reserved, string(p.Method), p.Destination,
		p.AccountLast, string(p.Status), p.CreatedAt.UnixMilli())
}

// PayoutsOf lists the latest payouts of a shop, the latest first.
func (s *Service) PayoutsOf(ctx context.Context, shopID string, limit int) ([]Payout, error) {
	return db.All(ctx, s.db, scanPayout, selectPayouts+` WHERE shop_id = $1
		AND failure_code <> 'withdrawn' ORDER BY created_at DESC, id DESC LIMIT $2`,
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
	payoutColumns = `id, run_id, shop_id, until_at, amount, orders, reserved, method, destination, account_last, status,
		provider_id, failure_code, failure_reason, created_at, sent_at, ended_at`
	selectPayouts = `SELECT ` + payoutColumns + ` FROM ledger_payouts`
)

func payoutsWhere(ctx context.Context, r db.Reader, where string, args ...any) ([]Payout, error) {
	return db.All(ctx, r, scanPayout, selectPayouts+` WHERE `+where, args...)
}

func scanPayout(rows *sql.Rows) (p Payout, err error) {
	var until, created int64
	var sent, ended sql.NullInt64
	var method, status string
	err = rows.Scan(&p.ID, &p.RunID, &p.ShopID, &until, &p.Amount, &p.Orders, &p.Reserved, &method, &p.Destination,
		&p.AccountLast, &status, &p.ProviderID, &p.FailureCode, &p.FailureReason, &created, &sent, &ended)
	p.Until, p.CreatedAt, p.Method, p.Status = time.UnixMilli(until), time.UnixMilli(created), Method(method),
		PayoutStatus(status)
	p.SentAt, p.EndedAt = db.Moment(sent), db.Moment(ended)
	return p, err
}

func resetPaidUntil(ctx context.Context, tx *db.Tx, shopID string) error {
	return tx.Later(ctx, `UPDATE ledger_accounts SET paid_until = 0 WHERE shop_id = $1`, shopID)
}
