package cart

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// claimRow makes an open cart of nobody's the user's; false when it is unknown, ordered or someone else's. It is true
// for a cart that is the user's already.
func claimRow(ctx context.Context, tx *db.Tx, id, userID string, now time.Time) (bool, error) {
	claimed, err := tx.Exec(ctx, `UPDATE carts SET user_id = $2, used_at = $3
		WHERE id = $1 AND ordered_at IS NULL`+owned, id, userID, now.UnixMilli())
	return claimed == 1, err
}

// lockOpenCarts reads the open carts of a user, oldest first and without offers. It updates them first, which locks
// them, so that nothing is added to a cart while it is merged into another.
func lockOpenCarts(ctx context.Context, tx *db.Tx, userID string, now time.Time) ([]*Contents, error) {
	const lock = `UPDATE carts SET used_at = $2 WHERE user_id = $1 AND ordered_at IS NULL`
	if err := tx.Later(ctx, lock, userID, now.UnixMilli()); err != nil {
		return nil, err
	}
	return db.All(ctx, tx, func(rows *sql.Rows) (*Contents, error) {
		var c Contents
		var lines, codes, choices string
		if err := rows.Scan(&c.row.id, &c.row.usedAt, &c.row.revision, &lines, &codes, &choices); err != nil {
			return nil, err
		}
		return &c, c.decode(lines, codes, choices)
	}, `SELECT id, used_at, revision, lines, codes, delivery FROM carts
		WHERE user_id = $1 AND ordered_at IS NULL ORDER BY created_at, id`, userID)
}

// replaceLocked stores the lines and codes of a locked cart and deletes the locked carts that were merged into it.
func replaceLocked(ctx context.Context, tx *db.Tx, into *Contents, from []*Contents) error {
	for _, c := range from {
		if err := tx.Later(ctx, `DELETE FROM carts WHERE id = $1`, c.row.id); err != nil {
			return err
		}
	}
	return tx.Later(ctx, `UPDATE carts SET lines = $1, revision = $2, codes = $4, delivery = $5 WHERE id = $3`,
		encodeLines(into.Lines, into.Saved), newRevision(), into.row.id, encodeCodes(into.Codes),
		encodeChoices(into.Choices))
}
