package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

func lastOrderOfPage(ctx context.Context, r db.Reader, after string, limit int) (last string, err error) {
	return last, r.QueryRow(ctx, `SELECT COALESCE(MAX(id), '') FROM (SELECT id FROM orders WHERE id > $1 ORDER BY id
		LIMIT $2) AS page`, after, limit).Scan(&last)
}

func noteCheck(ctx context.Context, tx *db.Tx, mismatches int, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_checks (name, checked_at, mismatches) VALUES ('orders', $1, $2)
		ON CONFLICT (name) DO UPDATE SET checked_at = $1, mismatches = $2`, now.UnixMilli(), mismatches)
	return err
}

// Mismatches compares up to limit orders after one, by id, with what was posted of them, and tells the last one
// compared: empty when there was none. Each part of an order must have brought its customer's money, less what is owed
// back, to its shop, the platform and the governments; so must the contribution. What each row sums to the database has
// checked.
func (s *Service) Mismatches(ctx context.Context, after string, limit int) (found []Mismatch, last string, err error) {
	last, err = lastOrderOfPage(ctx, s.db, after, limit)
	if err != nil || last == "" {
		return nil, last, err
	}
	found, err = db.All(ctx, s.db, scanMismatch, `
		SELECT 'part', p.id FROM shop_orders p JOIN orders o ON o.id = p.order_id
		WHERE o.id > $1 AND o.id <= $2 AND
			CASE WHEN o.paid_at IS NULL THEN 0 ELSE p.total END
			- (SELECT COALESCE(SUM(r.total - r.contribution), 0) FROM order_refunds r WHERE r.order_id = o.id
			AND r.shop_order_id = p.id)
			+ (SELECT COALESCE(SUM(e.customer), 0) FROM ledger_entries e WHERE e.order_id = o.id
			AND e.shop_order_id = p.id) <> 0
		UNION ALL
		SELECT 'contribution', o.id FROM orders o
		WHERE o.id > $1 AND o.id <= $2 AND
			CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.contribution END
			- (SELECT COALESCE(SUM(r.contribution), 0) FROM order_refunds r WHERE r.order_id = o.id)
			+ (SELECT COALESCE(SUM(e.customer), 0) FROM ledger_entries e WHERE e.order_id = o.id
			AND e.shop_order_id = '') <> 0
		UNION ALL
		SELECT 'payment', o.id FROM orders o
		WHERE o.id > $1 AND o.id <= $2 AND
			CASE WHEN o.payment_status = 'succeeded' THEN o.grand_total ELSE 0 END
			- (SELECT COALESCE(SUM(r.total), 0) FROM order_refunds r WHERE r.order_id = o.id)
			- (SELECT COALESCE(SUM(e.amount + e.platform + e.remit_gst_hst + e.remit_qst), 0) FROM ledger_entries e
			WHERE e.order_id = o.id) <> 0`,
		after, last)
	if err != nil {
		return nil, "", fmt.Errorf("compare the ledger with the orders: %w", err)
	}
	return found, last, nil
}

// PayoutMismatches compares the payouts with what was posted of them.
func (s *Service) PayoutMismatches(ctx context.Context) ([]Mismatch, error) {
	found, err := db.All(ctx, s.db, scanMismatch, `
		SELECT 'payout', p.id FROM ledger_payouts p
		WHERE CASE WHEN p.status = 'failed' THEN 0 ELSE p.amount END
			<> (SELECT COALESCE(SUM(e.bank), 0) FROM ledger_entries e WHERE e.order_id = '' AND e.source_id = p.id)
		UNION ALL
		SELECT 'payout', e.source_id FROM ledger_entries e
		WHERE e.order_id = '' AND NOT EXISTS (SELECT 1 FROM ledger_payouts p WHERE p.id = e.source_id)`)
	if err != nil {
		return nil, fmt.Errorf("compare the ledger with the payouts: %w", err)
	}
	return found, nil
}

func scanMismatch(rows *sql.Rows) (m Mismatch, err error) { return m, rows.Scan(&m.What, &m.ID) }

// Unposted lists up to limit paid orders after one, by id, of which something is not in the ledger.
func (s *Service) Unposted(ctx context.Context, after string, limit int) ([]string, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) }, `
		SELECT o.id FROM orders o WHERE o.id > $1 AND o.paid_at IS NOT NULL AND (
			EXISTS (SELECT 1 FROM shop_orders p WHERE p.order_id = o.id AND NOT EXISTS (
				SELECT 1 FROM ledger_entries e WHERE e.order_id = o.id AND e.source_id = p.id))
			OR EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_id = o.id AND NOT EXISTS (
				SELECT 1 FROM ledger_entries e WHERE e.order_id = o.id AND e.source_id = r.id)))
		ORDER BY o.id LIMIT $2`, after, limit)
	if err != nil {
		return nil, fmt.Errorf("list orders to post: %w", err)
	}
	return ids, nil
}

// CheckedAt is when the ledger was last compared; zero before the first time.
func (s *Service) CheckedAt(ctx context.Context) (time.Time, error) {
	var at int64
	err := s.db.QueryRow(ctx, `SELECT checked_at FROM ledger_checks WHERE name = 'orders'`).Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	return time.UnixMilli(at).UTC(), err
}

// LastCheck is how many mismatches the last comparison found; none before the first.
func (s *Service) LastCheck(ctx context.Context) (mismatches int, err error) {
	err = s.db.QueryRow(ctx, `SELECT mismatches FROM ledger_checks WHERE name = 'orders'`).Scan(&mismatches)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return mismatches, err
}
