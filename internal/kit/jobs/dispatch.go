package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

var (
	errStopping  = errors.New("the node is stopping")
	errLeaseLost = errors.New("the job was taken by another node")
)

// claimed is a job that this node holds.
type claimed struct {
	id, kind, payload    string
	attempt, maxAttempts int
	runAt                int64
	lease                string
	leasedUntil          int64
}

// dispatch hands due jobs to workers: after a commit of this node at once, else at the next poll.
func (q *Queue) dispatch(wake <-chan struct{}) {
	tick := time.NewTicker(q.poll)
	defer tick.Stop()
	troubled := false
	for {
		more, err := q.fill()
		if err != nil && !troubled { // once, not at every poll while the database is away
			q.opts.Log.Error("jobs: could not take due jobs", "error", err)
		}
		troubled = err != nil
		freed := q.freed
		if !more {
			freed = nil // nothing waits for a worker
		}
		select {
		case <-q.stopping:
			return
		case <-wake:
		case <-freed:
		case <-tick.C:
		}
	}
}

// fill starts as many due jobs as there are free workers and tells whether more may be due.
func (q *Queue) fill() (more bool, err error) {
	free := q.opts.Workers - q.busy()
	if free <= 0 {
		return true, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), q.lease/2)
	defer cancel()
	batch, err := q.claim(ctx, free)
	for _, job := range batch {
		q.begin(job)
	}
	return len(batch) == free, err
}

func (q *Queue) busy() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.running)
}

// begin starts a claimed job in its own goroutine.
func (q *Queue) begin(job claimed) {
	ctx, cancel := context.WithCancelCause(context.Background())
	q.mu.Lock()
	q.running[job.id] = cancel
	q.mu.Unlock()
	q.working.Go(func() {
		defer func() {
			cancel(nil)
			q.mu.Lock()
			delete(q.running, job.id)
			q.mu.Unlock()
			select {
			case q.freed <- struct{}{}:
			default:
			}
		}()
		q.work(ctx, job)
	})
}

// work runs a job and records how it ended.
func (q *Queue) work(ctx context.Context, job claimed) Outcome {
	start := q.opts.Now()
	err := q.call(ctx, job)
	outcome := q.judge(ctx, job, err)
	q.record(ctx, job, outcome, err)
	q.opts.Observe(Event{
		Kind: job.kind, Outcome: outcome, Attempt: job.attempt,
		Waited: max(0, start.Sub(time.UnixMilli(job.runAt))), Ran: q.opts.Now().Sub(start),
	})
	return outcome
}

func (q *Queue) call(ctx context.Context, job claimed) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	h := q.handlers[job.kind]
	ctx, cancel := context.WithTimeout(ctx, h.timeout)
	defer cancel()
	return h.run(ctx, job.payload)
}

// Drain runs the jobs that are due, and those that they enqueue for now, one by one in this goroutine until none is due.
// It is for tests and for commands that end, with jobs that end within the lease; a server calls Start.
func (q *Queue) Drain(ctx context.Context) error {
	for {
		batch, err := q.claim(ctx, 1)
		if err != nil || len(batch) == 0 {
			return err
		}
		q.work(ctx, batch[0])
	}
}

// claim leases up to limit due jobs of the kinds this node knows; nodes of another release may know others.
func (q *Queue) claim(ctx context.Context, limit int) (batch []claimed, err error) {
	now := q.opts.Now()
	due, kinds := q.dueCondition()
	args := append([]any{now.UnixMilli()}, kinds...)
	if q.db.Engine() == db.SQLite {
		var any1 int
		err = q.db.QueryRow(ctx, `SELECT 1 FROM jobs j WHERE `+due+` LIMIT 1`, args...).Scan(&any1)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, nil // the one writer is not troubled when nothing is due
		}
		if err != nil {
			return nil, fmt.Errorf("look for due jobs: %w", err)
		}
	}
	n := len(args)
	query := fmt.Sprintf(`
		WITH due AS (SELECT j.id FROM jobs j WHERE %s ORDER BY j.run_at, j.id LIMIT $%d%s)
		UPDATE jobs SET state = 'running', attempt = attempt + 1, lease = $%d, leased_until = $%d
		WHERE id IN (SELECT id FROM due)
		RETURNING id, kind, payload, attempt, max_attempts, run_at, lease, leased_until`,
		due, n+1, q.skipLocked(), n+2, n+3)
	args = append(args, limit, q.node, now.Add(q.lease).UnixMilli())
	err = q.db.LightTx(ctx, func(tx *db.Tx) (err error) { // a lease that is lost is taken again
		if err := q.readInOrder(ctx, tx); err != nil {
			return err
		}
		batch, err = db.All(ctx, tx, scanClaimed, query, args...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lease due jobs: %w", err)
	}
	return batch, nil
}

// skipLocked lets the nodes of a PostgreSQL cluster choose side by side; on SQLite they take turns anyway.
func (q *Queue) skipLocked() string {
	if q.db.Engine() == db.Postgres {
		return ` FOR UPDATE OF j SKIP LOCKED`
	}
	return ""
}

// readInOrder has PostgreSQL walk the index of the waiting jobs and stop at the limit. It takes the queue for short,
// whatever its length, and would read and sort all of it for each lease.
func (q *Queue) readInOrder(ctx context.Context, tx *db.Tx) error {
	if q.db.Engine() != db.Postgres {
		return nil
	}
	return errors.Join(tx.Later(ctx, `SET LOCAL enable_sort TO off`), tx.Later(ctx, `SET LOCAL enable_bitmapscan TO off`))
}

// dueCondition is what makes a job j ready to run at $1, and the kinds that follow as arguments. A job whose twin (same
// kind and key) is running waits for it.
func (q *Queue) dueCondition() (string, []any) {
	var list []string
	for kind := range q.handlers {
		list = append(list, kind)
	}
	slices.Sort(list)
	places, kinds := make([]string, len(list)), make([]any, len(list))
	for i, kind := range list {
		places[i], kinds[i] = fmt.Sprintf("$%d", i+2), kind
	}
	return `j.state = 'ready' AND j.run_at <= $1 AND j.kind IN (` + strings.Join(places, ", ") + `)
		AND (j.unique_key IS NULL OR NOT EXISTS (SELECT 1 FROM jobs twin
			WHERE twin.state = 'running' AND twin.kind = j.kind AND twin.unique_key = j.unique_key))`, kinds
}

func scanClaimed(rows *sql.Rows) (job claimed, err error) {
	return job, rows.Scan(&job.id, &job.kind, &job.payload, &job.attempt, &job.maxAttempts, &job.runAt, &job.lease, &job.leasedUntil)
}
