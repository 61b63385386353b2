package identity

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// readSources tells which of two sources signed in to an account before.
func readSources(ctx context.Context, r db.Reader, email, network, device string) (map[string]bool, error) {
	list, err := db.All(ctx, r, func(rows *sql.Rows) (source string, err error) { return source, rows.Scan(&source) },
		`SELECT source FROM sign_in_sources WHERE email = $1 AND source IN ($2, $3)`, email, network, device)
	known := map[string]bool{}
	for _, source := range list {
		known[source] = true
	}
	return known, err
}

func saveSource(ctx context.Context, tx *db.Tx, email, source string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO sign_in_sources (email, source, seen_at) VALUES ($1, $2, $3)
		ON CONFLICT (email, source) DO UPDATE SET seen_at = excluded.seen_at`, email, source, now.UnixMilli())
	return err
}

func removeSources(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM sign_in_sources WHERE email = $1`, email)
	return err
}

// saveWarning notes that an owner is warned now, unless they were after a time; it tells whether it did.
func saveWarning(ctx context.Context, tx *db.Tx, email string, now, after time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO sign_in_warnings (email, warned_at) VALUES ($1, $2)
		ON CONFLICT (email) DO UPDATE SET warned_at = excluded.warned_at WHERE sign_in_warnings.warned_at <= $3`,
		email, now.UnixMilli(), after.UnixMilli())
	return n == 1, err
}
