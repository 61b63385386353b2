package reply

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

func list(ctx context.Context, r db.Reader, shopID string) ([]Reply, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (reply Reply, err error) {
		return reply, rows.Scan(&reply.ID, &reply.Name, &reply.Text)
	}, `SELECT id, name, body FROM saved_replies WHERE shop_id = $1 ORDER BY name_key`, shopID)
}

// insert writes a reply unless the shop has as many as it may keep.
func insert(ctx context.Context, tx *db.Tx, shopID string, r Reply, now time.Time) (int64, error) {
	return tx.Exec(ctx, `INSERT INTO saved_replies (id, shop_id, name, name_key, body, updated_at)
		SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
			CAST($6 AS BIGINT)
		WHERE (SELECT COUNT(*) FROM saved_replies WHERE shop_id = $2) < `+strconv.Itoa(MaxReplies),
		r.ID, shopID, r.Name, nameKey(r.Name), r.Text, now.UnixMilli())
}

// update replaces a reply if it still is as it was read.
func update(ctx context.Context, tx *db.Tx, shopID string, was Fields, r Reply, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE saved_replies SET name = $3, name_key = $4, body = $5, updated_at = $6
		WHERE id = $1 AND shop_id = $2 AND name = $7 AND body = $8`,
		r.ID, shopID, r.Name, nameKey(r.Name), r.Text, now.UnixMilli(), was.Name, was.Text)
}

// read gives a reply of a shop, and when it was last written.
func read(ctx context.Context, r db.Reader, shopID, id string) (is Fields, at time.Time, err error) {
	var updated int64
	err = r.QueryRow(ctx, `SELECT name, body, updated_at FROM saved_replies WHERE id = $1 AND shop_id = $2`, id,
		shopID).Scan(&is.Name, &is.Text, &updated)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNotFound
	}
	return is, time.UnixMilli(updated).UTC(), err
}

func remove(ctx context.Context, tx *db.Tx, shopID, id string) (int64, error) {
	return tx.Exec(ctx, `DELETE FROM saved_replies WHERE id = $1 AND shop_id = $2`, id, shopID)
}
