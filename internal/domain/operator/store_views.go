package operator

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

func listViews(ctx context.Context, r db.Reader, userID, list string) ([]View, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (v View, err error) {
		return v, rows.Scan(&v.ID, &v.List, &v.Name, &v.Query)
	}, `SELECT id, list, name, query FROM operator_views WHERE user_id = $1 AND list = $2 ORDER BY name`, userID, list)
}

// insertView is false when the operator has a view of that name already.
func insertView(ctx context.Context, tx *db.Tx, userID string, v View, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO operator_views (id, user_id, list, name, query, created_at)
		VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (user_id, list, name) DO NOTHING`,
		v.ID, userID, v.List, v.Name, v.Query, now.UnixMilli())
	return n == 1, err
}

// renameView is false when another view of the operator's has that name. It fails when the view is not theirs.
func renameView(ctx context.Context, tx *db.Tx, userID, id, name string) (bool, error) {
	var others int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM operator_views o JOIN operator_views v ON v.user_id = o.user_id
		AND v.list = o.list WHERE v.id = $1 AND v.user_id = $2 AND o.id <> v.id AND o.name = $3`, id, userID, name).
		Scan(&others)
	if err != nil || others > 0 {
		return false, err
	}
	n, err := tx.Exec(ctx, `UPDATE operator_views SET name = $3 WHERE id = $1 AND user_id = $2`, id, userID, name)
	return true, orNoView(n, err)
}

func deleteView(ctx context.Context, tx *db.Tx, userID, id string) error {
	return orNoView(tx.Exec(ctx, `DELETE FROM operator_views WHERE id = $1 AND user_id = $2`, id, userID))
}

func orNoView(n int64, err error) error {
	if err == nil && n == 0 {
		return errNoView
	}
	return err
}
