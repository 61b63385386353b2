package account

import (
	"context"
	"database/sql"
	"encoding/json"

	"rangrue/internal/kit/db"
)

// RecoverWaiting does the work of every recovery job that waits, and takes it off the queue.
func (s *Service) RecoverWaiting(ctx context.Context) error {
	waiting, err := db.All(ctx, s.db, func(r *sql.Rows) (p string, err error) {
		return p, r.Scan(&p)
	}, `SELECT payload FROM jobs WHERE kind = $1`, recoverKind)
	if err != nil {
		return err
	}
	for _, payload := range waiting {
		var job recoverJob
		if err := json.Unmarshal([]byte(payload), &job); err != nil {
			return err
		}
		if err := s.recover(ctx, job.Email); err != nil {
			return err
		}
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `DELETE FROM jobs WHERE kind = $1`, recoverKind)
		return err
	})
}
