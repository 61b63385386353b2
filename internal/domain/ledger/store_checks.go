package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

func lastOrderOfPage(ctx context.Context, r db.Reader, after string, limit int) (last string, err error) {
	return last, r.QueryRow(ctx, `SELECT COALESCE(MAX(id), '') FROM (SELECT id FROM orders WHERE id > $1 ORDER BY id
		LIMIT $2) AS page`, after, limit).Scan(&last)
}

// compare lists where two sums of a statement are not the same. The statement selects what, id, order_id, expected and
// found.
func compare(ctx context.Context, r db.Reader, sides string, args ...any) ([]Mismatch, error) {
	found, err := db.All(ctx, r, scanMismatch,
		`SELECT what, id, order_id, CAST(expected AS BIGINT), CAST(found AS BIGINT) FROM (`+sides+`) AS sides
		WHERE expected <> found`, args...)
	if err != nil {
		return nil, fmt.Errorf("compare the books: %w", err)
	}
	return found, nil
}

func scanMismatch(rows *sql.Rows) (m Mismatch, err error) {
	return m, rows.Scan(&m.What, &m.ID, &m.OrderID, &m.Expected, &m.Found)
}

// Mismatches compares up to limit orders after one, by id, with what was posted of them, and tells the last one
// compared: empty when there was none. Each part of an order must have brought its customer's money, less what is owed
// back, to its shop, the platform and the governments; so must the contribution, and what the market's codes took off
// to the shop from the platform. Each part counts its refunds, and each
// refund has its credit note. What each row sums to the database has checked.
func (s *Service) Mismatches(ctx context.Context, after string, limit int) (found []Mismatch, last string, err error) {
	last, err = lastOrderOfPage(ctx, s.db, after, limit)
	if err != nil || last == "" {
		return nil, last, err
	}
	found, err = compare(ctx, s.db, `
		SELECT 'part' AS what, p.id AS id, o.id AS order_id,
			CASE WHEN o.paid_at IS NULL THEN 0 ELSE p.total END
			- (SELECT COALESCE(SUM(r.total - r.contribution), 0) FROM order_refunds r WHERE r.order_id = o.id
			AND r.shop_order_id = p.id) AS expected,
			-(SELECT COALESCE(SUM(e.customer), 0) FROM ledger_entries e WHERE e.order_id = o.id
			AND e.shop_order_id = p.id) AS found
		FROM shop_orders p JOIN orders o ON o.id = p.order_id WHERE o.id > $1 AND o.id <= $2
		UNION ALL
		SELECT 'contribution', o.id, o.id, CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.contribution END
			- (SELECT COALESCE(SUM(r.contribution), 0) FROM order_refunds r WHERE r.order_id = o.id),
			-(SELECT COALESCE(SUM(e.customer), 0) FROM ledger_entries e WHERE e.order_id = o.id
			AND e.shop_order_id = '')
		FROM orders o WHERE o.id > $1 AND o.id <= $2
		UNION ALL
		SELECT 'payment', o.id, o.id, CASE WHEN o.payment_status = 'succeeded' THEN o.grand_total ELSE 0 END
			- (SELECT COALESCE(SUM(r.total), 0) FROM order_refunds r WHERE r.order_id = o.id),
			(SELECT COALESCE(SUM(e.amount + e.platform + e.remit_gst_hst + e.remit_qst), 0) FROM ledger_entries e
			WHERE e.order_id = o.id)
		FROM orders o WHERE o.id > $1 AND o.id <= $2
		UNION ALL
		SELECT 'refunds', p.id, p.order_id, (SELECT COALESCE(SUM(r.total - r.contribution), 0) FROM order_refunds r
			WHERE r.order_id = p.order_id AND r.shop_order_id = p.id),
			p.refunded_goods + p.refunded_shipping + p.refunded_gst_hst + p.refunded_qst
		FROM shop_orders p WHERE p.order_id > $1 AND p.order_id <= $2
		UNION ALL
		SELECT 'promotion', p.id, o.id,
			CASE WHEN o.paid_at IS NULL THEN 0 ELSE p.market_discount - p.refunded_market END,
			(SELECT COALESCE(SUM(e.goods), 0) FROM ledger_entries e WHERE e.order_id = o.id AND e.shop_order_id = p.id
			AND (e.kind = 'promotion' OR e.kind = 'promotion_back'))
		FROM shop_orders p JOIN orders o ON o.id = p.order_id WHERE o.id > $1 AND o.id <= $2
		UNION ALL
		SELECT 'credit_note', r.id, r.order_id, r.total, 0 FROM order_refunds r
		WHERE r.order_id > $1 AND r.order_id <= $2 AND r.credited = 1
			AND NOT EXISTS (SELECT 1 FROM credit_notes n WHERE n.refund_id = r.id)`, after, last)
	return found, last, err
}

// preparing is how long a run is prepared at most. One that takes longer has died, with sums that are in no balance.
const preparing = time.Hour

// MoneyMismatches compares payouts with what was posted of them, with their runs and with the bank's files; sums kept
// back with the returns and disputes they are kept for; and disputes with what they cost.
func (s *Service) MoneyMismatches(ctx context.Context) ([]Mismatch, error) {
	return compare(ctx, s.db, `
		SELECT 'payout' AS what, p.id AS id, '' AS order_id,
			CASE WHEN p.status = 'failed' THEN 0 ELSE p.amount END AS expected,
			(SELECT COALESCE(SUM(e.bank), 0) FROM ledger_entries e WHERE e.order_id = '' AND e.source_id = p.id)
			AS found
		FROM ledger_payouts p
		UNION ALL
		SELECT 'payout', e.source_id, '', 0, SUM(CASE WHEN e.bank < 0 THEN -e.bank ELSE e.bank END)
		FROM ledger_entries e
		WHERE e.order_id = '' AND NOT EXISTS (SELECT 1 FROM ledger_payouts p WHERE p.id = e.source_id)
		GROUP BY e.source_id
		UNION ALL
		SELECT 'run', r.id, '', 0, SUM(p.amount) FROM ledger_runs r JOIN ledger_payouts p ON p.run_id = r.id
			AND p.status <> 'confirmed' AND p.status <> 'failed'
		WHERE r.status = 'closed' OR r.status = 'withdrawn' OR r.status = 'preparing' AND r.proposed_at < $1
		GROUP BY r.id
		UNION ALL
		SELECT 'bank_file', r.id, '', (SELECT COALESCE(SUM(p.amount), 0) FROM ledger_payouts p WHERE p.run_id = r.id
			AND p.method = 'bank'), r.file_total FROM ledger_runs r WHERE r.file_total IS NOT NULL
		UNION ALL
		SELECT 'reserve', v.source_id, MAX(v.order_id), 0, SUM(v.amount) FROM ledger_reserves v
		WHERE v.released_at IS NULL AND CASE WHEN v.kind = 'return'
			THEN (SELECT COUNT(*) FROM return_items i WHERE i.id = v.source_id
				AND (i.status = 'returnRequested' OR i.status = 'pendingReturn'))
			ELSE (SELECT COUNT(*) FROM disputes d WHERE d.id = v.source_id AND (d.state = 'needs_answer'
				OR d.state = 'evidence_sent' OR d.decided_at IS NULL AND d.state = 'lost'))
			END = 0
		GROUP BY v.source_id
		UNION ALL
		SELECT 'dispute', d.id, d.order_id, d.charged_back, (SELECT COALESCE(SUM(r.total), 0) FROM order_refunds r
			WHERE r.order_id = d.order_id AND r.request_key = 'dispute-' || d.provider_id) FROM disputes d`,
		s.now().Add(-preparing).UnixMilli())
}

// Charged is an order whose card was asked for, as we know it.
type Charged struct {
	OrderID  string
	IntentID string      // the provider's
	Taken    money.Cents // zero unless the payment succeeded
	Refunded money.Cents // given back through the provider; what the buyer has otherwise is not
	Moving   bool        // a refund is under way, or was a moment ago
	At       time.Time   // when it was paid, or placed
}

// ChargedSince lists the orders placed since a moment whose charge a provider knows. What changed after settled is
// moving.
func (s *Service) ChargedSince(ctx context.Context, provider string, since, settled time.Time) ([]Charged, error) {
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (c Charged, err error) {
		var moving, at int64
		err = rows.Scan(&c.OrderID, &c.IntentID, &c.Taken, &c.Refunded, &moving, &at)
		c.Moving, c.At = moving > 0, time.UnixMilli(at)
		return c, err
	}, `SELECT o.id, o.payment_intent, CASE WHEN o.payment_status = 'succeeded' THEN o.grand_total ELSE 0 END,
			CAST((SELECT COALESCE(SUM(r.total - r.covered), 0) FROM order_refunds r WHERE r.order_id = o.id
				AND r.status = 'sent') AS BIGINT),
			(SELECT COUNT(*) FROM order_refunds r WHERE r.order_id = o.id AND (r.status = 'owed' OR r.updated_at > $3)),
			COALESCE(o.paid_at, o.updated_at)
		FROM orders o WHERE o.created_at >= $2 AND o.payment_intent IS NOT NULL AND o.payment_provider = $1`,
		provider, since.UnixMilli(), settled.UnixMilli())
	if err != nil {
		return nil, fmt.Errorf("list charged orders: %w", err)
	}
	return list, nil
}

// RefundMade is a refund as we know it.
type RefundMade struct {
	ID      string
	OrderID string
	Amount  money.Cents // what the provider gives of it
	Sent    bool
	At      time.Time // when its state last changed
}

// RefundsSince lists the refunds through a provider that changed since a moment, and all that are still owed.
func (s *Service) RefundsSince(ctx context.Context, provider string, since time.Time) ([]RefundMade, error) {
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (r RefundMade, err error) {
		var at int64
		var status string
		err = rows.Scan(&r.ID, &r.OrderID, &r.Amount, &status, &at)
		r.Sent, r.At = status == "sent", time.UnixMilli(at)
		return r, err
	}, `SELECT r.id, r.order_id, r.total - r.covered, r.status, r.updated_at
		FROM order_refunds r JOIN orders o ON o.id = r.order_id
		WHERE (r.updated_at >= $2 OR r.status = 'owed') AND r.total > r.covered AND o.payment_intent IS NOT NULL
			AND o.payment_provider = $1`, provider, since.UnixMilli())
	if err != nil {
		return nil, fmt.Errorf("list refunds: %w", err)
	}
	return list, nil
}

// DisputesKnown lists the provider's ids of the disputes that were noted since a moment.
func (s *Service) DisputesKnown(ctx context.Context, provider string, since time.Time) (map[string]bool, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT provider_id FROM disputes WHERE provider = $1 AND opened_at >= $2`, provider, since.UnixMilli())
	known := map[string]bool{}
	for _, id := range ids {
		known[id] = true
	}
	return known, err
}

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
