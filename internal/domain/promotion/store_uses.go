package promotion

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

// takeOne counts a use of a promotion, which was not used up or ended meanwhile. Its row stays locked until the commit.
func takeOne(ctx context.Context, tx *db.Tx, p pricing.Promotion, now time.Time) error {
	return tx.LaterOr(ctx, ErrTaken, `UPDATE promotions SET uses = uses + 1 WHERE id = $1
		AND (max_uses = 0 OR uses < max_uses) AND (ends_at IS NULL OR ends_at > $2)`, p.ID, now.UnixMilli())
}

// recordOne writes which order a counted use is of. A person is the account or the e-mail of an order.
func recordOne(ctx context.Context, tx *db.Tx, p pricing.Promotion, orderID string, now time.Time) error {
	if !p.PerPerson {
		return tx.Later(ctx, `INSERT INTO promotion_uses (promotion_id, order_id, used_at) VALUES ($1, $2, $3)`,
			p.ID, orderID, now.UnixMilli())
	}
	return tx.LaterOr(ctx, ErrUsedByYou, `INSERT INTO promotion_uses (promotion_id, order_id, used_at)
		SELECT p.id, CAST($2 AS TEXT), CAST($3 AS BIGINT) FROM promotions p WHERE p.id = $1 AND
			(SELECT COUNT(*) FROM orders mine JOIN orders o ON o.email_key = mine.email_key
				JOIN promotion_uses u ON u.order_id = o.id AND u.promotion_id = $1 WHERE mine.id = $2)
			+ (SELECT COUNT(*) FROM orders mine JOIN orders o ON o.user_id = mine.user_id
				AND o.email_key <> mine.email_key
				JOIN promotion_uses u ON u.order_id = o.id AND u.promotion_id = $1 WHERE mine.id = $2)
			< p.max_per_person`, p.ID, orderID, now.UnixMilli())
}

// giveBack takes an order out of the uses of its promotions, and answers the shops of those.
func giveBack(ctx context.Context, tx *db.Tx, orderID string) ([]string, error) {
	shops, err := db.All(ctx, tx, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`UPDATE promotions SET uses = uses - 1 WHERE id IN (SELECT promotion_id FROM promotion_uses WHERE order_id = $1)
		RETURNING shop_id`, orderID)
	if err != nil || len(shops) == 0 {
		return nil, err
	}
	return shops, tx.Later(ctx, `DELETE FROM promotion_uses WHERE order_id = $1`, orderID)
}
