package order

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// unreminded is the condition of parts that wait, were promised for between two moments ($2 and $3) in some days at
// least ($4; 0 is what is usual, which is more), and whose shop was not written to about it ($1).
const unreminded = `so.ship_by > $2 AND so.ship_by <= $3 AND (so.delivery_days = 0 OR so.delivery_days >= $4)
	AND ` + waits + `
	AND so.ready_at IS NULL
	AND NOT EXISTS (SELECT 1 FROM ship_reminders r WHERE r.shop_order_id = so.id AND r.kind = $1)`

func shopsToRemind(ctx context.Context, r db.Reader, kind ShipReminder, after, until time.Time,
	minDays int) ([]string, error) {
	return db.All(ctx, r, scanID,
		`SELECT DISTINCT so.shop_id FROM shop_orders so WHERE `+unreminded+` ORDER BY so.shop_id`,
		string(kind), after.UnixMilli(), until.UnixMilli(), minDays)
}

func partsToRemind(ctx context.Context, r db.Reader, kind ShipReminder, shopID string, after, until time.Time,
	minDays int) ([]ToLeave, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (p ToLeave, err error) {
		var shipBy int64
		err = rows.Scan(&p.partID, &p.OrderID, &p.Reference, &shipBy)
		p.ShipBy = time.UnixMilli(shipBy)
		return p, err
	}, `SELECT so.id, o.id, o.reference, so.ship_by FROM shop_orders so JOIN orders o ON o.id = so.order_id
		WHERE `+unreminded+` AND so.shop_id = $5 ORDER BY so.ship_by, so.id LIMIT 100`,
		string(kind), after.UnixMilli(), until.UnixMilli(), minDays, shopID)
}

// noteShipReminder is false when it was noted already.
func noteShipReminder(ctx context.Context, tx *db.Tx, partID string, kind ShipReminder, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO ship_reminders (shop_order_id, kind, sent_at) VALUES ($1, $2, $3)
		ON CONFLICT (shop_order_id, kind) DO NOTHING`, partID, string(kind), now.UnixMilli())
	return n == 1, err
}
