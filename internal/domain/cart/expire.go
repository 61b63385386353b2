package cart

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

const (
	expireKind = "cart.expire"
	// expireBatch bounds the carts deleted in one transaction, so that shoppers never wait long for its locks.
	expireBatch = 500
)

// Register has unused carts deleted four times a day, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, expireKind, func(ctx context.Context, _ struct{}) error { return s.Expire(ctx) })
	q.Every(expireKind, 6*time.Hour)
}

// Expire deletes the carts that nobody used for [Unused], and the empty ones after [UnusedEmpty].
func (s *Service) Expire(ctx context.Context) error {
	now := s.Now()
	if err := s.deleteUnused(ctx, now.Add(-Unused), deleteUnusedRows); err != nil {
		return err
	}
	return s.deleteUnused(ctx, now.Add(-UnusedEmpty), deleteUnusedEmptyRows)
}

// deleteUnused runs a query that deletes a batch of the carts last used before a time, until none is left.
func (s *Service) deleteUnused(ctx context.Context, before time.Time, query string) error {
	for {
		var deleted int64
		err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
			deleted, err = tx.Exec(ctx, query, before.UnixMilli(), expireBatch)
			return err
		})
		if err != nil || deleted < expireBatch {
			return err
		}
	}
}

// Forget deletes the carts of a user whose account is deleted. Those that became orders only lose their owner, because
// the orders refer to them.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	return forgetOwner(ctx, tx, userID)
}
