package review

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

// deskViews are the condition of each view and the column that it is sorted by, the greatest first.
var deskViews = map[DeskView]struct{ where, column string }{
	DeskNewest: {`1 = 1`, `r.created_at`},
	DeskHidden: {`r.hidden_at IS NOT NULL`, `r.hidden_at`},
}

func deskList(ctx context.Context, r db.Reader, list DeskList) ([]Review, error) {
	view := deskViews[list.View]
	where, args := view.where, []any{}
	if list.Before != "" {
		var at sql.NullInt64
		err := r.QueryRow(ctx, `SELECT `+view.column+` FROM product_reviews r WHERE r.id = $1`, list.Before).Scan(&at)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, ErrNotFound
		}
		if err != nil {
			return nil, err
		}
		where, args = where+` AND (`+view.column+`, r.id) < ($1, $2)`, []any{at.Int64, list.Before}
	}
	return db.All(ctx, r, scanRows, rows+`WHERE `+where+` ORDER BY `+view.column+` DESC, r.id DESC LIMIT `+
		strconv.Itoa(list.Limit), args...)
}

func byIDs(ctx context.Context, r db.Reader, ids []string) ([]Review, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := db.Placeholders(ids)
	return db.All(ctx, r, scanRows, rows+`WHERE r.id IN (`+marks+`)`, args...)
}

func countHidden(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM product_reviews WHERE hidden_at IS NOT NULL`).Scan(&n)
}

func hide(ctx context.Context, tx *db.Tx, id, reason string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE product_reviews SET hidden_at = COALESCE(hidden_at, $2), hidden_reason = $3
		WHERE id = $1`, id, now.UnixMilli(), reason)
	return err
}

func restore(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `UPDATE product_reviews SET hidden_at = NULL, hidden_reason = '' WHERE id = $1`, id)
	return err
}
