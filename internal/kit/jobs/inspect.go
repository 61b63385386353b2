package jobs

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Job is a failed job as the operator sees it.
type Job struct {
	ID         string
	Kind       string
	Payload    string // JSON
	Attempts   int
	LastError  string
	CreatedAt  time.Time
	FinishedAt time.Time
}

// Count is how many jobs of a kind are in a state (ready, running, done, failed).
type Count struct {
	Kind, State string
	Jobs        int64
}

// Failed lists the jobs that failed for the last time, latest first.
func (q *Queue) Failed(ctx context.Context, limit int) ([]Job, error) {
	failed, err := selectFailed(ctx, q.db, limit)
	if err != nil {
		return nil, fmt.Errorf("list failed jobs: %w", err)
	}
	return failed, nil
}

// Retry makes a failed job due now, as if it had never run. If a job of the same kind and key waits already, that one
// does the work and the failed job is deleted.
func (q *Queue) Retry(ctx context.Context, id string) error {
	return q.db.Tx(ctx, func(tx *db.Tx) error {
		found, err := retryFailed(ctx, tx, id, q.opts.Now())
		if err != nil {
			return fmt.Errorf("retry job: %w", err)
		}
		if !found {
			return problem.Missing("job_not_found")
		}
		tx.Signal(Topic)
		return nil
	})
}

// Counts lists how many jobs of each kind are in each state, for metrics.
func (q *Queue) Counts(ctx context.Context) ([]Count, error) {
	counts, err := countJobs(ctx, q.db)
	if err != nil {
		return nil, fmt.Errorf("count jobs: %w", err)
	}
	return counts, nil
}
