package attempts

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
)

// lock reads a count and holds it until the end of the transaction. It makes one of zero where there is none.
func lock(ctx context.Context, tx *db.Tx, subject, source string, now time.Time) (int, time.Time, error) {
	var failures int
	var last int64
	err := tx.QueryRow(ctx, `INSERT INTO attempts (subject, source, failures, last_at) VALUES ($1, $2, 0, $3)
		ON CONFLICT (subject, source) DO UPDATE SET failures = attempts.failures
		RETURNING failures, last_at`, subject, source, now.UnixMilli()).Scan(&failures, &last)
	return failures, time.UnixMilli(last), err
}

func store(ctx context.Context, tx *db.Tx, subject, source string, failures int, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE attempts SET failures = $3, last_at = $4 WHERE subject = $1 AND source = $2`,
		subject, source, failures, now.UnixMilli())
	return err
}

func decrement(ctx context.Context, tx *db.Tx, subject, source string) error {
	_, err := tx.Exec(ctx, `UPDATE attempts SET failures = failures - 1
		WHERE subject = $1 AND source = $2 AND failures > 0`, subject, source)
	return err
}

func remove(ctx context.Context, tx *db.Tx, subject, source string) error {
	_, err := tx.Exec(ctx, `DELETE FROM attempts WHERE subject = $1 AND source = $2`, subject, source)
	return err
}

func removeSubject(ctx context.Context, tx *db.Tx, subject string) error {
	_, err := tx.Exec(ctx, `DELETE FROM attempts WHERE subject = $1`, subject)
	return err
}

func prune(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM attempts WHERE last_at < $1`, before.UnixMilli())
	return err
}
