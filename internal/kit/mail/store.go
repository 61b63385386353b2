package mail

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
)

func isSent(ctx context.Context, r db.Reader, id string) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM sent_letters WHERE id = $1`, id).Scan(&n)
	return n > 0, err
}

func noteSent(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO sent_letters (id, sent_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING`,
		id, now.UnixMilli())
	return err
}

func pruneSent(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM sent_letters WHERE sent_at < $1`, before.UnixMilli())
	return err
}
