package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// notAvailable are the parts of orders of a shop $1 that are not available, by the moment $2 after which a parcel is
// within the hold: those still to ship, and those whose last parcel left since, with what is reserved of each. A shop
// has one part of an order. Parts, parcels and reserves are read where they are kept: what is told twice can disagree.
const notAvailable = `
	SELECT order_id, MAX(to_ship) AS to_ship, MAX(shipped_at) AS last, CAST(SUM(reserved) AS BIGINT) AS reserved
	FROM (
		SELECT order_id, 1 AS to_ship, CAST(0 AS BIGINT) AS shipped_at, CAST(0 AS BIGINT) AS reserved FROM shop_orders
			WHERE shop_id = $1 AND (status = 'paid' OR status = 'dispatched' OR status = 'partially_shipped')
		UNION ALL
		SELECT order_id, 0, shipped_at, 0 FROM shipments WHERE shop_id = $1 AND shipped_at > $2
		UNION ALL
		SELECT order_id, 0, 0, amount FROM ledger_reserves WHERE shop_id = $1 AND released_at IS NULL
	) AS facts GROUP BY order_id HAVING MAX(to_ship) = 1 OR MAX(shipped_at) > 0`

// stagesOf is one statement, so that what it adds up belongs together. A part counts for what is left beyond its
// reserves; what is reserved beyond a part weighs on what is available, as a debt does. Parcels after since are within
// the hold now, and those after then will still be at a later moment: freed is what becomes available until then. The
// sums of the parts are kept aside (MATERIALIZED) because SQLite would add them up again for each column.
func stagesOf(ctx context.Context, r db.Reader, shopID string, since, then time.Time) (st Stages, freed money.Cents,
	err error) {
	err = r.QueryRow(ctx, `
		WITH parts AS (`+notAvailable+`),
		nets AS MATERIALIZED (
			SELECT to_ship, last, (SELECT CAST(COALESCE(SUM(e.amount), 0) AS BIGINT) FROM ledger_entries e
				WHERE e.order_id = parts.order_id AND e.shop_id = $1) - reserved AS net FROM parts
		)
		SELECT (SELECT COALESCE(SUM(amount), 0) FROM ledger_days WHERE shop_id = $1)
				+ (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND folded = 0),
			COALESCE(SUM(CASE WHEN to_ship = 1 THEN net ELSE 0 END), 0),
			COALESCE(SUM(CASE WHEN to_ship = 0 THEN net ELSE 0 END), 0),
			COALESCE(SUM(CASE WHEN to_ship = 0 AND last <= $3 THEN net ELSE 0 END), 0),
			(SELECT COALESCE(SUM(amount), 0) FROM ledger_reserves WHERE shop_id = $1 AND released_at IS NULL),
			(SELECT COALESCE(SUM(amount), 0) FROM ledger_payouts WHERE shop_id = $1 AND (status = 'proposed'
				OR status = 'approved' OR status = 'due' OR status = 'sent'))
		FROM nets WHERE net > 0`,
		shopID, since.UnixMilli(), then.UnixMilli()).Scan(&st.Balance, &st.Held, &st.Pending, &freed, &st.Reserved,
		&st.OnItsWay)
	if err != nil {
		return st, 0, fmt.Errorf("parts of a balance: %w", err)
	}
	st.Available = st.Balance - st.Held - st.Pending - st.Reserved
	return st, freed, nil
}

func insertReserve(ctx context.Context, tx *db.Tx, r Reserve, now time.Time) error {
	err := tx.Later(ctx, `INSERT INTO ledger_reserves (kind, source_id, shop_id, shop_order_id, order_id, amount,
		reserved_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
		ON CONFLICT (kind, source_id, shop_order_id) DO UPDATE SET amount = excluded.amount, released_at = NULL`,
		string(r.Kind), r.SourceID, r.ShopID, r.ShopOrderID, r.OrderID, r.Amount, now.UnixMilli())
	if err != nil {
		return fmt.Errorf("reserve a sum: %w", err)
	}
	return nil
}

func releaseReserve(ctx context.Context, tx *db.Tx, kind ReserveKind, sourceID string, now time.Time) error {
	err := tx.Later(ctx, `UPDATE ledger_reserves SET released_at = $3 WHERE kind = $1 AND source_id = $2
		AND released_at IS NULL`, string(kind), sourceID, now.UnixMilli())
	if err != nil {
		return fmt.Errorf("release a sum: %w", err)
	}
	return nil
}

// Unreserved lists up to limit orders after one, by id, with an open return that nothing was reserved for: those asked
// for before returns reserved their sum.
func (s *Service) Unreserved(ctx context.Context, after string, limit int) ([]string, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) }, `
		SELECT DISTINCT i.order_id FROM return_items i WHERE i.order_id > $1
			AND (i.status = 'returnRequested' OR i.status = 'pendingReturn') AND NOT EXISTS (
				SELECT 1 FROM ledger_reserves r WHERE r.kind = 'return' AND r.source_id = i.id
				AND r.released_at IS NULL)
		ORDER BY i.order_id LIMIT $2`, after, limit)
	if err != nil {
		return nil, fmt.Errorf("list returns to reserve: %w", err)
	}
	return ids, nil
}
