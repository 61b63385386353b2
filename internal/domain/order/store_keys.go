package order

import (
	"context"
	"slices"

	"rangrue/internal/kit/db"
)

// insertKeys adds what an order is found by; empty and known keys are left out.
func insertKeys(ctx context.Context, tx *db.Tx, orderID string, keys ...string) error {
	rows := batch{table: "order_keys", columns: "search_key, order_id"}
	slices.Sort(keys) // so that two orders never wait for each other in a circle
	for _, key := range slices.Compact(keys) {
		if key != "" {
			rows.add(key, orderID)
		}
	}
	if rows.rows == 0 {
		return nil
	}
	return tx.Later(ctx, rows.query()+" ON CONFLICT DO NOTHING", rows.args...)
}

func deleteKey(ctx context.Context, tx *db.Tx, orderID, key string) error {
	return tx.Later(ctx, `DELETE FROM order_keys WHERE search_key = $1 AND order_id = $2`, key, orderID)
}

func ordersWithoutKeys(ctx context.Context, r db.Reader, limit int) ([]string, error) {
	return db.All(ctx, r, scanID, `SELECT id FROM orders WHERE keyed = 0 ORDER BY id LIMIT $1`, limit)
}

func markKeyed(ctx context.Context, tx *db.Tx, orderID string) error {
	return tx.Later(ctx, `UPDATE orders SET keyed = 1 WHERE id = $1`, orderID)
}

func savePromise(ctx context.Context, tx *db.Tx, part *ShopOrder) error {
	return tx.Later(ctx, `UPDATE shop_orders SET ship_by = $2 WHERE id = $1`, part.ID, db.Millis(part.ShipBy))
}
