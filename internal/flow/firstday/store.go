package firstday

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

func listMarks(ctx context.Context, r db.Reader) (map[string]bool, error) {
	marks := map[string]bool{}
	_, err := db.All(ctx, r, func(r *sql.Rows) (point string, err error) {
		err = r.Scan(&point)
		marks[point] = true
		return point, err
	}, `SELECT point FROM first_day`)
	return marks, err
}

func insertMark(ctx context.Context, tx *db.Tx, point, by string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO first_day (point, done_by, done_at) VALUES ($1, $2, $3)
		ON CONFLICT (point) DO UPDATE SET done_by = excluded.done_by, done_at = excluded.done_at`, point, by,
		now.UnixMilli())
	return err
}

// shopOrInvitation tells whether a maker was invited, or came by themselves.
func shopOrInvitation(ctx context.Context, r db.Reader) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT CASE WHEN EXISTS (SELECT 1 FROM shop_invitations) OR EXISTS (SELECT 1 FROM shops)
		THEN 1 ELSE 0 END`).Scan(&n)
	return n == 1, err
}

func insertInvitation(ctx context.Context, tx *db.Tx, i Invitation) error {
	_, err := tx.Exec(ctx, `INSERT INTO shop_invitations (id, email, name, message, invited_by, invited_at)
		VALUES ($1, $2, $3, $4, $5, $6)`, i.ID, i.Email, i.Name, i.Message, i.By, i.At.UnixMilli())
	return err
}

// listInvitations reads the latest ones.
func listInvitations(ctx context.Context, r db.Reader) ([]Invitation, error) {
	return db.All(ctx, r, func(r *sql.Rows) (i Invitation, err error) {
		var at int64
		err = r.Scan(&i.ID, &i.Email, &i.Name, &i.Message, &i.By, &at)
		i.At = time.UnixMilli(at)
		return i, err
	}, `SELECT id, email, name, message, invited_by, invited_at FROM shop_invitations
		ORDER BY invited_at DESC LIMIT 100`)
}
