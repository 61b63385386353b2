package review

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// lastParcel is where a reading of orders stands: the last parcel of one of them, and when it left.
type lastParcel struct {
	leftAt  time.Time
	orderID string
}

// parcelsUnasked are those of a few orders all sent, in the order in which their last parcels left: after the one that
// was read before, and by a moment. Their buyers were not asked yet, are still known and did not refuse such letters.
func parcelsUnasked(ctx context.Context, r db.Reader, after lastParcel, until time.Time, orders int) (
	list []parcel, last lastParcel, err error) {
	list, err = db.All(ctx, r, func(rows *sql.Rows) (p parcel, err error) {
		var left, lastLeft int64
		var method, address string
		if err := rows.Scan(&p.orderID, &lastLeft, &left, &method, &address); err != nil {
			return p, err
		}
		last = lastParcel{moment(lastLeft), p.orderID}
		return p, p.read(left, method, address)
	}, `SELECT o.id, w.shipped_at, h.shipped_at, s.delivery, o.shipping_address
		FROM (SELECT h.order_id, h.shipped_at FROM shipments h JOIN orders o ON o.id = h.order_id
			WHERE (h.shipped_at, h.order_id) > ($1, $2) AND h.shipped_at <= $3
			AND o.status = 'completed' AND o.erased_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM shipments l WHERE l.order_id = h.order_id
				AND (l.shipped_at, l.id) > (h.shipped_at, h.id))
			AND NOT EXISTS (SELECT 1 FROM review_requests q WHERE q.order_id = h.order_id)
			AND NOT EXISTS (SELECT 1 FROM review_refusals n WHERE n.email_key = o.email_key)
			AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = o.user_id AND u.deleted_at IS NOT NULL)
			ORDER BY h.shipped_at, h.order_id LIMIT $4) w
		JOIN orders o ON o.id = w.order_id JOIN shipments h ON h.order_id = w.order_id
		JOIN shop_orders s ON s.order_id = h.order_id AND s.shop_id = h.shop_id
		ORDER BY w.shipped_at, w.order_id`,
		after.leftAt.UnixMilli(), after.orderID, until.UnixMilli(), orders)
	return list, last, err
}

// noteAsked tells whether the buyer of an order had not been asked before.
func noteAsked(ctx context.Context, tx *db.Tx, orderID string, now time.Time) (first bool, err error) {
	n, err := tx.Exec(ctx, `INSERT INTO review_requests (order_id, asked_at) VALUES ($1, $2)
		ON CONFLICT (order_id) DO NOTHING`, orderID, now.UnixMilli())
	return n == 1, err
}

func noteAllAsked(ctx context.Context, tx *db.Tx, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO review_requests (order_id, asked_at) SELECT o.id, $1 FROM orders o
		WHERE o.paid_at IS NOT NULL ON CONFLICT (order_id) DO NOTHING`, now.UnixMilli())
	return err
}

func forgetAsked(ctx context.Context, tx *db.Tx, orderID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM review_requests WHERE order_id = $1`, orderID)
	return err
}

func refuseLetters(ctx context.Context, tx *db.Tx, orderID string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO review_refusals (email_key, created_at) SELECT o.email_key, $2 FROM orders o
		WHERE o.id = $1 AND o.erased_at IS NULL ON CONFLICT (email_key) DO NOTHING`, orderID, now.UnixMilli())
	return err
}
