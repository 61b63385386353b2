package cart

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

const (
	expireKind  = "cart.expire"
	expireBatch = 500 // carts deleted in one transaction, so that shoppers never wait behind the broom
)

// Register has the unused carts swept away, four times a day, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, expireKind, func(ctx context.Context, _ struct{}) error { return s.Expire(ctx) })
	q.Every(expireKind, 6*time.Hour)
}

// Expire deletes the carts that nobody used for [Unused], and the empty ones after [UnusedEmpty].
func (s *Service) Expire(ctx context.Context) error {
	now := s.Now()
	for _, sweep := range []struct {
		before time.Time
		which  string
	}{
		{now.Add(-Unused), ``},
		{now.Add(-UnusedEmpty), ` AND lines = '[]'`},
	} {
		for swept := int64(expireBatch); swept == expireBatch; {
			err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
				swept, err = tx.Exec(ctx, `DELETE FROM carts WHERE used_at < $1`+sweep.which+` AND id IN
					(SELECT id FROM carts WHERE used_at < $1`+sweep.which+` ORDER BY used_at LIMIT $2)`, sweep.before.UnixMilli(), expireBatch)
				return err
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}
