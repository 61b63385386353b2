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

func insertRun(ctx context.Context, tx *db.Tx, r Run) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_runs (id, day, status, waiting, proposed_by, proposed_name, proposed_at)
		VALUES ($1, $2, $3, 1, $4, $5, $6) ON CONFLICT DO NOTHING`,
		r.ID, string(r.Day), string(r.Status), r.ProposedBy, r.ProposedName, r.ProposedAt.UnixMilli())
	return err
}

// setProposed ends the preparation of a run; one that pays nobody is over.
func setProposed(ctx context.Context, tx *db.Tx, id string, now time.Time) (int64, error) {
	const paysSomeone = `EXISTS (SELECT 1 FROM ledger_payouts WHERE run_id = $1)`
	return tx.Exec(ctx, `UPDATE ledger_runs SET status = CASE WHEN `+paysSomeone+` THEN 'proposed' ELSE 'closed' END,
		waiting = CASE WHEN `+paysSomeone+` THEN 1 ELSE 0 END,
		ended_at = CASE WHEN `+paysSomeone+` THEN NULL ELSE CAST($2 AS BIGINT) END
		WHERE id = $1 AND status = 'preparing'`, id, now.UnixMilli())
}

func insertLeftOut(ctx context.Context, tx *db.Tx, runID string, l LeftOut) error {
	var until sql.NullInt64
	if !l.Until.IsZero() {
		until = sql.NullInt64{Int64: l.Until.UnixMilli(), Valid: true}
	}
	return tx.Later(ctx, `INSERT INTO ledger_left_out (run_id, shop_id, reason, available, until_at)
		VALUES ($1, $2, $3, $4, $5)`, runID, l.ShopID, l.Reason, l.Available, until)
}

// LeftOutOf lists the shops that a run does not pay, those with the most first.
func (s *Service) LeftOutOf(ctx context.Context, runID string) ([]LeftOut, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (l LeftOut, err error) {
		var until sql.NullInt64
		err = rows.Scan(&l.ShopID, &l.Reason, &l.Available, &until)
		l.Until = db.Moment(until)
		return l, err
	}, `SELECT shop_id, reason, available, until_at FROM ledger_left_out WHERE run_id = $1
		ORDER BY available DESC, shop_id`, runID)
}

// moveRun sets columns by constant text of this package; $4 is the moment.
func moveRun(ctx context.Context, tx *db.Tx, id string, from, to RunStatus, set string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_runs SET status = $3, `+set+` WHERE id = $1 AND status = $2`,
		id, string(from), string(to), now.UnixMilli())
}

func setApproved(ctx context.Context, tx *db.Tx, runID, by, name string, now time.Time) error {
	if _, err := tx.Exec(ctx, `UPDATE ledger_runs SET approved_by = $2, approved_name = $3 WHERE id = $1`,
		runID, by, name); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'approved', updated_at = $2 WHERE run_id = $1
		AND status = 'proposed'`, runID, now.UnixMilli())
	return err
}

func setNote(ctx context.Context, tx *db.Tx, runID, note string) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_runs SET note = $2 WHERE id = $1`, runID, note)
	return err
}

func fileMissing(ctx context.Context, tx *db.Tx, runID string) (missing bool, err error) {
	var n int
	err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM ledger_runs r WHERE r.id = $1 AND r.file_version = 0 AND EXISTS (
		SELECT 1 FROM ledger_payouts p WHERE p.run_id = r.id AND p.method = 'bank')`, runID).Scan(&n)
	return n > 0, err
}

// setSent has transfers due at once: nobody is sending them yet.
func setSent(ctx context.Context, tx *db.Tx, runID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_payouts SET status = CASE WHEN method = 'bank' THEN 'sent' ELSE 'due' END,
		sent_at = CASE WHEN method = 'bank' THEN CAST($2 AS BIGINT) ELSE NULL END,
		updated_at = CASE WHEN method = 'bank' THEN CAST($2 AS BIGINT) ELSE 0 END
		WHERE run_id = $1 AND status = 'approved'`,
		runID, now.UnixMilli())
	return err
}

func takeFile(ctx context.Context, tx *db.Tx, runID string, version int, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_runs SET file_version = $2, file_at = $3 WHERE id = $1
		AND file_version = CAST($2 AS BIGINT) - 1 AND (status = 'approved' OR status = 'sent')`,
		runID, version, now.UnixMilli())
}

func setFileTotal(ctx context.Context, tx *db.Tx, runID string, total money.Cents) error {
	return tx.Later(ctx, `UPDATE ledger_runs SET file_total = $2 WHERE id = $1`, runID, int64(total))
}

func setConfirmed(ctx context.Context, tx *db.Tx, runID, payoutID string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_payouts SET status = 'confirmed', ended_at = $3, updated_at = $3
		WHERE run_id = $1 AND status = 'sent' AND ($2 = '' OR id = $2)`, runID, payoutID, now.UnixMilli())
}

// closeRun ends a run whose payouts have all ended.
func closeRun(ctx context.Context, tx *db.Tx, runID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_runs SET status = 'closed', ended_at = $2 WHERE id = $1 AND status = 'sent'
		AND NOT EXISTS (SELECT 1 FROM ledger_payouts WHERE run_id = $1 AND status <> 'confirmed'
		AND status <> 'failed')`, runID, now.UnixMilli())
	return err
}

func setRetry(ctx context.Context, tx *db.Tx, shopID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE ledger_accounts SET retry_at = $2 WHERE shop_id = $1`, shopID, now.UnixMilli())
	return err
}

func setBank(ctx context.Context, tx *db.Tx, shopID, sealed string, bank Bank, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_accounts (shop_id, paid_until, transfer_account, sealed_bank,
		bank_institution, bank_last, bank_changed_at) VALUES ($1, 0, '', $2, $3, $4, $5)
		ON CONFLICT (shop_id) DO UPDATE SET sealed_bank = $2, bank_institution = $3, bank_last = $4,
		bank_changed_at = $5`, shopID, sealed, bank.Institution, bank.Last(), now.UnixMilli())
	return err
}

// AccountOf tells where a shop is paid, as far as it may be shown.
func (s *Service) AccountOf(ctx context.Context, shopID string) (a Account, err error) {
	var changed sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT transfer_account, connect_account, bank_institution, bank_last,
		bank_changed_at FROM ledger_accounts WHERE shop_id = $1`, shopID).Scan(&a.Transfer, &a.Connect, &a.Institution,
		&a.Last, &changed)
	if errors.Is(err, sql.ErrNoRows) {
		return a, nil
	}
	a.ChangedAt = db.Moment(changed)
	return a, err
}

func runsWhere(ctx context.Context, r db.Reader, where string, args ...any) ([]Run, error) {
	runs, err := db.All(ctx, r, scanRun, `SELECT id, day, status, proposed_by, proposed_name, proposed_at, approved_by,
		approved_name, approved_at, sent_at, ended_at, note, file_version, file_at,
		(SELECT COUNT(*) FROM ledger_payouts p WHERE p.run_id = ledger_runs.id),
		(SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_payouts p WHERE p.run_id = ledger_runs.id
			AND p.status <> 'failed')
		FROM ledger_runs WHERE `+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list payout runs: %w", err)
	}
	return runs, nil
}

func scanRun(rows *sql.Rows) (r Run, err error) {
	var day, status string
	var proposed int64
	var approved, sent, ended, file sql.NullInt64
	err = rows.Scan(&r.ID, &day, &status, &r.ProposedBy, &r.ProposedName, &proposed, &r.ApprovedBy, &r.ApprovedName,
		&approved, &sent, &ended, &r.Note, &r.FileVersion, &file, &r.Shops, &r.Total)
	r.Day, r.Status, r.ProposedAt = tax.Day(day), RunStatus(status), time.UnixMilli(proposed).UTC()
	r.ApprovedAt, r.SentAt = db.Moment(approved), db.Moment(sent)
	r.EndedAt, r.FileAt = db.Moment(ended), db.Moment(file)
	return r, err
}

// failedPayouts are the last payouts of shops, p, that failed with nothing done about it.
const failedPayouts = ` FROM ledger_payouts p
	LEFT JOIN ledger_accounts a ON a.shop_id = p.shop_id
	WHERE p.status = 'failed' AND p.failure_code <> 'withdrawn' AND p.ended_at > COALESCE(a.bank_changed_at, 0)
		AND p.ended_at > COALESCE(a.retry_at, 0) AND NOT EXISTS (
			SELECT 1 FROM ledger_payouts later WHERE later.shop_id = p.shop_id
				AND later.failure_code <> 'withdrawn' AND (later.created_at, later.id) > (p.created_at, p.id))`

// FailedPayouts counts the shops whose last payout failed with nothing done about it, and since when.
func (s *Service) FailedPayouts(ctx context.Context) (n int, since time.Time, err error) {
	var first sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(p.ended_at)`+failedPayouts).Scan(&n, &first)
	return n, db.Moment(first), err
}

// FailedRuns lists the latest runs with a payout that [Service.FailedPayouts] counts.
func (s *Service) FailedRuns(ctx context.Context, limit int) ([]Run, error) {
	return runsWhere(ctx, s.db, `id IN (SELECT p.run_id`+failedPayouts+`) ORDER BY proposed_at DESC, id DESC LIMIT $1`,
		limit)
}

// RunsToApprove counts the runs that wait for approval, and since when.
func (s *Service) RunsToApprove(ctx context.Context) (n int, since time.Time, err error) {
	runs, err := runsWhere(ctx, s.db, `waiting = 1 AND status = 'proposed'`)
	if len(runs) > 0 {
		since = runs[0].ProposedAt
	}
	return len(runs), since, err
}
