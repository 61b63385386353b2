// Package jobs does the work that follows a commit: a job is enqueued in the transaction that makes it necessary, and
// runs when, and only if, that transaction is committed. A failed job is tried again, later and later; one that keeps
// failing stays in the table until someone acts.
//
// A job is run by one node at a time, and once when all goes well. It runs again when its node dies before recording
// that it was done, so a handler must be harmless when repeated. The order of jobs is not promised.
package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Topic is signalled on the database after every commit that enqueued a job (see db.DB.Listen).
const Topic = "jobs"

// DefaultAttempts, with the waits of [backoff] between them, keeps trying for a little more than a day.
const DefaultAttempts = 18

// Option changes how a job is enqueued.
type Option func(*insertOptions)

type insertOptions struct {
	runAt       time.Time
	key         string
	maxAttempts int
}

// RunAt is the time at which the job becomes due; the default is now.
func RunAt(at time.Time) Option { return func(o *insertOptions) { o.runAt = at } }

// Key makes the job the only one of its kind that waits under that key: enqueueing it again changes nothing until it
// has begun. One enqueued while another of the same key runs starts after that one has ended, so that a change made
// meanwhile is not lost.
func Key(key string) Option { return func(o *insertOptions) { o.key = key } }

// MaxAttempts is how many times the job may start before it counts as failed; the default is [DefaultAttempts].
func MaxAttempts(n int) Option { return func(o *insertOptions) { o.maxAttempts = max(1, n) } }

// Enqueue records, in the caller's transaction, a job for the handler registered under kind on any node. The payload is
// kept as JSON: put ids in it rather than copies, and nothing secret.
func Enqueue(ctx context.Context, tx *db.Tx, kind string, payload any, options ...Option) error {
	now := time.Now()
	o := insertOptions{runAt: now, maxAttempts: DefaultAttempts}
	for _, option := range options {
		option(&o)
	}
	encoded, err := json.Marshal(payload)
	if err != nil {
		return fmt.Errorf("enqueue %s: %w", kind, err)
	}
	if err := insertJob(ctx, tx, kind, string(encoded), now, o); err != nil {
		return fmt.Errorf("enqueue %s: %w", kind, err)
	}
	tx.Signal(Topic)
	return nil
}

// Permanent marks a failure that another try cannot repair: the job counts as failed at once.
func Permanent(err error) error { return permanent{err} }

type permanent struct{ error }

func (p permanent) Unwrap() error { return p.error }
