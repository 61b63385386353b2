package jobs

import (
	"context"
	"database/sql"
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
	failed, err := db.All(ctx, q.db, scanJob, `
		SELECT id, kind, payload, attempt, COALESCE(last_error, ''), created_at, finished_at FROM jobs
		WHERE state = 'failed' AND finished_at IS NOT NULL ORDER BY finished_at DESC, id DESC LIMIT $1`, limit)
	if err != nil {
		return nil, fmt.Errorf("list failed jobs: %w", err)
	}
	return failed, nil
}

// Retry makes a failed job due now, with all its attempts before it. When its twin waits already, that one does the work
// and the failed job is forgotten.
func (q *Queue) Retry(ctx context.Context, id string) error {
	return q.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `
			UPDATE jobs SET state = 'ready', attempt = 0, run_at = $1, finished_at = NULL WHERE id = $2 AND state = 'failed'
			AND NOT EXISTS (SELECT 1 FROM jobs twin
				WHERE twin.state = 'ready' AND twin.kind = jobs.kind AND twin.unique_key = jobs.unique_key)`,
			q.opts.Now().UnixMilli(), id)
		if err == nil && n == 0 {
			n, err = tx.Exec(ctx, `DELETE FROM jobs WHERE id = $1 AND state = 'failed'`, id)
		}
		if err != nil {
			return fmt.Errorf("retry job: %w", err)
		}
		if n == 0 {
			return problem.Missing("job_not_found")
		}
		tx.Signal(Topic)
		return nil
	})
}

// Counts tells how many jobs are in each state, for metrics.
func (q *Queue) Counts(ctx context.Context) ([]Count, error) {
	counts, err := db.All(ctx, q.db, func(rows *sql.Rows) (c Count, err error) {
		return c, rows.Scan(&c.Kind, &c.State, &c.Jobs)
	}, `SELECT kind, state, COUNT(*) FROM jobs GROUP BY kind, state ORDER BY kind, state`)
	if err != nil {
		return nil, fmt.Errorf("count jobs: %w", err)
	}
	return counts, nil
}

func scanJob(rows *sql.Rows) (j Job, err error) {
	var created, finished int64
	err = rows.Scan(&j.ID, &j.Kind, &j.Payload, &j.Attempts, &j.LastError, &created, &finished)
	j.CreatedAt, j.FinishedAt = time.UnixMilli(created), time.UnixMilli(finished)
	return j, err
}

func scanID(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) }
