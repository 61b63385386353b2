package account

import (
	"context"
	"time"
)

// CountNew counts the accounts opened between two moments.
func (s *Service) CountNew(ctx context.Context, from, to time.Time) (n int, err error) {
	return n, s.db.QueryRow(ctx, `SELECT COUNT(*) FROM users
		WHERE created_at >= $1 AND created_at < $2 AND deleted_at IS NULL`, from.UnixMilli(), to.UnixMilli()).Scan(&n)
}
