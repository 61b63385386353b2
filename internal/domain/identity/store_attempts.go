package identity

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
)

// countAttempt counts an attempt in one row; no row changes once the limit of its window is reached.
func countAttempt(ctx context.Context, tx *db.Tx, c counter, now time.Time) (int64, error) {
	return tx.Exec(ctx, `INSERT INTO sign_in_attempts (email, client, attempts, began_at) VALUES ($1, $2, 1, $3)
		ON CONFLICT (email, client) DO UPDATE SET
			attempts = CASE WHEN sign_in_attempts.began_at <= $4 THEN 1 ELSE sign_in_attempts.attempts + 1 END,
			began_at = CASE WHEN sign_in_attempts.began_at <= $4 THEN $3 ELSE sign_in_attempts.began_at END
		WHERE sign_in_attempts.attempts < $5 OR sign_in_attempts.began_at <= $4`,
		c.email, c.client, now.UnixMilli(), now.Add(-c.window).UnixMilli(), c.limit)
}

// uncount takes back an attempt that succeeded. The owner's next attempts from the same client start from zero.
func uncount(ctx context.Context, tx *db.Tx, counters []counter) error {
	for _, c := range counters {
		query := `UPDATE sign_in_attempts SET attempts = attempts - 1 WHERE email = $1 AND client = $2 AND attempts > 0`
		if c.email != "" && c.client != "" {
			query = `DELETE FROM sign_in_attempts WHERE email = $1 AND client = $2`
		}
		if _, err := tx.Exec(ctx, query, c.email, c.client); err != nil {
			return err
		}
	}
	return nil
}

// forgive forgets the attempts at one account, whose owner chose a new password.
func (s *Service) forgive(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM sign_in_attempts WHERE email = $1`, s.hide("email "+email))
	return err
}
