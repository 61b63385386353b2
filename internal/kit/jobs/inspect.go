package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Job is a job as the operator sees it.
type Job struct {
	ID          string
	Kind        string
	State       string // ready, running, done or failed
	Payload     string // JSON
	Attempts    int
	MaxAttempts int
	LastError   string
	RunAt       time.Time // when it is due
	CreatedAt   time.Time
	FinishedAt  time.Time // zero until it ended
}

// Listing is which jobs an operator wants to see. Kind names the only kind wanted, Except one that is left out; empty
// narrows nothing.
type Listing struct {
	State, Kind, Except string
	Before              string // the [Job.Cursor] of the last job of the page before; empty for the first
	Limit               int
}

// Cursor is where a job stands in a list of its state.
func (j Job) Cursor() string {
	at := j.FinishedAt
	if at.IsZero() {
		at = j.RunAt
	}
	return strconv.FormatInt(at.UnixMilli(), 10) + "." + j.ID
}

// List reads jobs of a state: those that ended, the latest first; those that wait, the next one first.
func List(ctx context.Context, r db.Reader, l Listing) ([]Job, error) {
	found, err := selectJobs(ctx, r, l)
	if err != nil {
		return nil, fmt.Errorf("list jobs: %w", err)
	}
	return found, nil
}

// Find reads a job.
func Find(ctx context.Context, r db.Reader, id string) (Job, error) {
	found, err := selectJob(ctx, r, id)
	if errors.Is(err, sql.ErrNoRows) {
		return found, problem.Missing("job_not_found")
	}
	return found, err
}

// Tally is how many jobs of a kind are in a state, and since when the first of them is.
type Tally struct {
	Kind   string
	Count  int
	Oldest time.Time
}

// Ready counts the jobs that wait to be run, by kind.
func Ready(ctx context.Context, r db.Reader) ([]Tally, error) {
	return tally(ctx, r, "run_at", `state = 'ready'`)
}

// GivenUp counts the jobs that failed for the last time, by kind.
func GivenUp(ctx context.Context, r db.Reader) ([]Tally, error) {
	return tally(ctx, r, "finished_at", `state = 'failed' AND finished_at IS NOT NULL`)
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
	return q.db.Tx(ctx, func(tx *db.Tx) error { return RetryIn(ctx, tx, id, q.opts.Now()) })
}

// RetryIn is [Queue.Retry] in the caller's transaction.
func RetryIn(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	found, err := retryFailed(ctx, tx, id, now)
	if err != nil {
		return fmt.Errorf("retry job: %w", err)
	}
	if !found {
		return problem.Missing("job_not_found")
	}
	tx.Signal(Topic)
	return nil
}

// RetryAll makes every failed job of a kind whose jobs have no keys due now, in the caller's transaction, and counts
// them.
func RetryAll(ctx context.Context, tx *db.Tx, kind string, now time.Time) (retried int, err error) {
	if retried, err = retryAllFailed(ctx, tx, kind, now); err != nil {
		return 0, fmt.Errorf("retry jobs: %w", err)
	}
	tx.Signal(Topic)
	return retried, nil
}

// Drop deletes a job that failed or waits, in the caller's transaction. One that runs is not found: its end comes.
func Drop(ctx context.Context, tx *db.Tx, id string) error {
	found, err := deleteWaiting(ctx, tx, id)
	if err != nil {
		return fmt.Errorf("drop job: %w", err)
	}
	if !found {
		return problem.Missing("job_not_found")
	}
	return nil
}

// Counts lists how many jobs of each kind are in each state, for metrics.
func (q *Queue) Counts(ctx context.Context) ([]Count, error) {
	counts, err := countJobs(ctx, q.db)
	if err != nil {
		return nil, fmt.Errorf("count jobs: %w", err)
	}
	return counts, nil
}
