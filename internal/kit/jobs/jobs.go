// Package jobs does the work that follows a commit: it is enqueued in the transaction that makes it necessary, and runs
// when, and only if, that transaction is committed. A failed job is tried again, later and later; one that keeps failing
// stays visible until someone acts.
//
// A job is run by one node at a time, and once when all goes well. It runs again when its node dies before noting that
// it was done, so a handler must be harmless when repeated. The order of jobs is not promised.
package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// Topic is signalled on the database after every commit that enqueued a job (see db.DB.Listen).
const Topic = "jobs"

// DefaultAttempts, with the waits of [backoff] between them, keeps trying for a little more than a day.
const DefaultAttempts = 18

// Option changes how a job is enqueued.
type Option func(*order)

type order struct {
	id          string
	named       bool
	runAt       time.Time
	key         string
	maxAttempts int
}

// RunAt makes the job wait for a time.
func RunAt(at time.Time) Option { return func(o *order) { o.runAt = at } }

// Within gives the job until d from now: then it runs at the latest, and before if its kind may come [Early].
func Within(d time.Duration) Option { return func(o *order) { o.runAt = time.Now().Add(d) } }

// Key makes the job the only one of its kind that waits under that key: enqueueing it again changes nothing until it
// has begun. One enqueued while its twin runs starts after the twin has ended, so a change made meanwhile is not lost.
func Key(key string) Option { return func(o *order) { o.key = key } }

// MaxAttempts sets how many times the job may start before it counts as failed; the default is [DefaultAttempts].
func MaxAttempts(n int) Option { return func(o *order) { o.maxAttempts = max(1, n) } }

// Named gives the job an id of its owner's: enqueueing it again changes nothing, unless it failed for the last time, and then
// it is tried anew.
func Named(id string) Option { return func(o *order) { o.id, o.named = id, true } }

// Enqueue records, in the caller's transaction, a job for the handler registered under kind on any node. The payload is
// kept as JSON: put ids in it rather than copies, and nothing secret.
func Enqueue(ctx context.Context, tx *db.Tx, kind string, payload any, options ...Option) error {
	r, err := newRow(kind, payload, options)
	if err != nil {
		return err
	}
	if err := insert(ctx, tx, r); err != nil {
		return fmt.Errorf("enqueue %s: %w", kind, err)
	}
	tx.Signal(Topic)
	return nil
}

// row is a job about to be written.
type row struct {
	order
	kind, payload string
	createdAt     time.Time
}

func newRow(kind string, payload any, options []Option) (row, error) {
	now := time.Now()
	r := row{kind: kind, createdAt: now, order: order{id: db.NewID(), runAt: now, maxAttempts: DefaultAttempts}}
	for _, option := range options {
		option(&r.order)
	}
	encoded, err := json.Marshal(payload)
	if err != nil {
		return row{}, fmt.Errorf("enqueue %s: %w", kind, err)
	}
	r.payload = string(encoded)
	return r, nil
}

// insert writes jobs that give way to a twin in the same manner.
func insert(ctx context.Context, tx *db.Tx, rows ...row) error {
	var q strings.Builder
	q.WriteString(`INSERT INTO jobs (id, kind, payload, unique_key, state, max_attempts, run_at, created_at) VALUES `)
	args := make([]any, 0, 7*len(rows))
	for n, r := range rows {
		if n > 0 {
			q.WriteString(", ")
		}
		fmt.Fprintf(&q, `($%d, $%d, $%d, $%d, 'ready', $%d, $%d, $%d)`, 7*n+1, 7*n+2, 7*n+3, 7*n+4, 7*n+5, 7*n+6, 7*n+7)
		var key any
		if r.key != "" {
			key = r.key
		}
		args = append(args, r.id, r.kind, r.payload, key, r.maxAttempts, r.runAt.UnixMilli(), r.createdAt.UnixMilli())
	}
	switch {
	case rows[0].named:
		q.WriteString(` ON CONFLICT (id) DO UPDATE SET state = 'ready', attempt = 0, run_at = excluded.run_at, finished_at = NULL WHERE jobs.state = 'failed'`)
	case rows[0].key != "":
		q.WriteString(` ON CONFLICT (kind, unique_key) WHERE unique_key IS NOT NULL AND state = 'ready' DO NOTHING`)
	}
	return tx.Later(ctx, q.String(), args...)
}

// Permanent marks a failure that no other try can mend: the job counts as failed at once.
func Permanent(err error) error { return permanent{err} }

type permanent struct{ error }

func (p permanent) Unwrap() error { return p.error }
