package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/trace"
)

// insertJob writes a job, unless one of the same kind and key waits.
func insertJob(ctx context.Context, tx *db.Tx, kind, payload string, now time.Time, o insertOptions) error {
	query := `INSERT INTO jobs (id, kind, payload, unique_key, state, max_attempts, run_at, created_at, trace)
		VALUES ($1, $2, $3, $4, 'ready', $5, $6, $7, $8)`
	if o.key != "" {
		query += ` ON CONFLICT (kind, unique_key) WHERE unique_key IS NOT NULL AND state = 'ready' DO NOTHING`
	}
	key := sql.NullString{String: o.key, Valid: o.key != ""}
	return tx.Later(ctx, query, db.NewID(), kind, payload, key, o.maxAttempts, o.runAt.UnixMilli(), now.UnixMilli(),
		trace.Carry(ctx))
}

// leasedJob is a job that a node may run until its lease ends.
type leasedJob struct {
	id, kind, payload    string
	attempt, maxAttempts int
	runAt                int64
	lease                string // names the node
	leasedUntil          int64
	trace                string // that it belongs to, see kit/trace
}

const leasedColumns = `id, kind, payload, attempt, max_attempts, run_at, lease, leased_until, trace`

func scanLeased(rows *sql.Rows) (job leasedJob, err error) {
	return job, rows.Scan(&job.id, &job.kind, &job.payload, &job.attempt, &job.maxAttempts, &job.runAt, &job.lease,
		&job.leasedUntil, &job.trace)
}

// leaseDue leases up to limit due jobs of the kinds this node has handlers for; nodes of another release may know
// others.
func (q *Queue) leaseDue(ctx context.Context, limit int) (batch []leasedJob, err error) {
	due, args := q.dueCondition()
	if q.db.Engine() == db.SQLite { // check first: an update would take the only writer at every poll
		err = q.db.QueryRow(ctx, `SELECT 1 FROM jobs j WHERE `+due+` LIMIT 1`, args...).Scan(new(int))
		if errors.Is(err, sql.ErrNoRows) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("find due jobs: %w", err)
		}
	}
	n := len(args)
	query := fmt.Sprintf(`
		WITH due AS (SELECT j.id FROM jobs j WHERE %s ORDER BY j.run_at, j.id LIMIT $%d%s)
		UPDATE jobs SET state = 'running', attempt = attempt + 1, lease = $%d, leased_until = $%d
		WHERE id IN (SELECT id FROM due) RETURNING `+leasedColumns, due, n+1, q.skipLocked(), n+2, n+3)
	args = append(args, limit, q.node, q.opts.Now().Add(q.lease).UnixMilli())
	err = q.db.LightTx(ctx, func(tx *db.Tx) (err error) { // a lease lost in a crash is simply taken again
		if err := q.readInOrder(ctx, tx); err != nil {
			return err
		}
		batch, err = db.All(ctx, tx, scanLeased, query, args...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lease due jobs: %w", err)
	}
	return batch, nil
}

// dueCondition is what makes a job j ready to run now on this node, with its arguments. A job waits while another of
// the same kind and key runs.
func (q *Queue) dueCondition() (condition string, args []any) {
	args = []any{q.opts.Now().UnixMilli()}
	var places []string
	for _, kind := range slices.Sorted(maps.Keys(q.handlers)) {
		args = append(args, kind)
		places = append(places, fmt.Sprintf("$%d", len(args)))
	}
	return `j.state = 'ready' AND j.run_at <= $1 AND j.kind IN (` + strings.Join(places, ", ") + `)
		AND (j.unique_key IS NULL OR NOT EXISTS (SELECT 1 FROM jobs twin
			WHERE twin.state = 'running' AND twin.kind = j.kind AND twin.unique_key = j.unique_key))`, args
}

// skipLocked lets the nodes on PostgreSQL lease different jobs at the same time; on SQLite writers take turns anyway.
func (q *Queue) skipLocked() string {
	if q.db.Engine() == db.Postgres {
		return ` FOR UPDATE OF j SKIP LOCKED`
	}
	return ""
}

// readInOrder makes PostgreSQL walk the index of the waiting jobs and stop at the limit. Its planner takes the queue
// for short, whatever its length, and would otherwise read and sort all of it for each lease.
func (q *Queue) readInOrder(ctx context.Context, tx *db.Tx) error {
	if q.db.Engine() != db.Postgres {
		return nil
	}
	if err := tx.Later(ctx, `SET LOCAL enable_sort TO off`); err != nil {
		return err
	}
	return tx.Later(ctx, `SET LOCAL enable_bitmapscan TO off`)
}

// extendLeases renews all leases of this node and returns the ids of their jobs.
func (q *Queue) extendLeases(ctx context.Context) (ids []string, err error) {
	until := q.opts.Now().Add(q.lease).UnixMilli()
	err = q.db.Tx(ctx, func(tx *db.Tx) (err error) {
		ids, err = db.All(ctx, tx, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
			`UPDATE jobs SET leased_until = $1 WHERE state = 'running' AND lease = $2 RETURNING id`, until, q.node)
		return err
	})
	return ids, err
}

// expiredLeases lists running jobs whose lease ran out, a batch at a time.
func (q *Queue) expiredLeases(ctx context.Context) ([]leasedJob, error) {
	return db.All(ctx, q.db, scanLeased, `SELECT `+leasedColumns+` FROM jobs
		WHERE state = 'running' AND leased_until < $1 ORDER BY leased_until LIMIT 100`, q.opts.Now().UnixMilli())
}

// stillLeased guards every statement that ends a run: a node that lost the lease of a job changes nothing.
const stillLeased = ` WHERE id = $1 AND state = 'running' AND lease = $2 AND attempt = $3 AND leased_until <= $4`

// finishJob records the end of a job that will not run again.
func finishJob(
	ctx context.Context, tx *db.Tx, job leasedJob, leasedUntil int64, cause error, now time.Time, outcome Outcome,
) error {
	return tx.Later(ctx, `UPDATE jobs SET state = $6, finished_at = $7, last_error = $5, lease = NULL,
		leased_until = NULL`+stillLeased,
		job.id, job.lease, job.attempt, leasedUntil, errorText(cause), string(outcome), now.UnixMilli())
}

// returnJob makes a job wait again until runAt. If another job of the same kind and key waits already, that one does
// the work and this one is done.
func returnJob(
	ctx context.Context, tx *db.Tx, job leasedJob, leasedUntil int64, cause error, now, runAt time.Time, attempt int,
) error {
	returned, err := tx.Exec(ctx, `UPDATE jobs SET state = 'ready', run_at = $6, attempt = $7, last_error = $5,
		lease = NULL, leased_until = NULL`+stillLeased+noTwinWaits,
		job.id, job.lease, job.attempt, leasedUntil, errorText(cause), runAt.UnixMilli(), attempt)
	if err != nil {
		return err
	}
	if returned == 0 {
		return finishJob(ctx, tx, job, leasedUntil, cause, now, Done)
	}
	tx.Signal(Topic)
	return nil
}

// noTwinWaits is true unless another job of the same kind and key waits.
const noTwinWaits = ` AND NOT EXISTS (SELECT 1 FROM jobs twin
	WHERE twin.state = 'ready' AND twin.kind = jobs.kind AND twin.unique_key = jobs.unique_key)`

// errorText is the text stored with a job, short enough to be read.
func errorText(err error) any {
	if err == nil {
		return nil
	}
	const maxLength = 4000
	text := []rune(err.Error())
	return string(text[:min(len(text), maxLength)])
}

// advanceSchedule moves the next time of a periodic kind to later if it is due. Of several nodes one gets true.
func advanceSchedule(ctx context.Context, tx *db.Tx, kind string, now, later int64) (due bool, err error) {
	const insert = `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2) ON CONFLICT (kind) DO NOTHING`
	if err := tx.Later(ctx, insert, kind, now); err != nil {
		return false, err
	}
	n, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = $1 WHERE kind = $2 AND next_at <= $3`, later, kind, now)
	return n == 1, err
}

// shortenSchedule moves the next time of a periodic kind to latest if it is after that, and returns it.
func shortenSchedule(ctx context.Context, tx *db.Tx, kind string, latest int64) (next int64, err error) {
	const update = `UPDATE job_schedule SET next_at = $1 WHERE kind = $2 AND next_at > $1`
	if err := tx.Later(ctx, update, latest, kind); err != nil {
		return 0, err
	}
	err = tx.QueryRow(ctx, `SELECT next_at FROM job_schedule WHERE kind = $1`, kind).Scan(&next)
	return next, err
}

// deleteEnded deletes the jobs that ended with an outcome before a time.
func deleteEnded(ctx context.Context, tx *db.Tx, outcome Outcome, before time.Time) error {
	return tx.Later(ctx, `DELETE FROM jobs WHERE state = $1 AND finished_at < $2`, string(outcome), before.UnixMilli())
}

const jobColumns = `id, kind, state, payload, attempt, max_attempts, COALESCE(last_error, ''), run_at, created_at,
	COALESCE(finished_at, 0)`

func scanJob(row interface{ Scan(...any) error }) (j Job, err error) {
	var run, created, finished int64
	err = row.Scan(&j.ID, &j.Kind, &j.State, &j.Payload, &j.Attempts, &j.MaxAttempts, &j.LastError, &run, &created,
		&finished)
	j.RunAt, j.CreatedAt = time.UnixMilli(run), time.UnixMilli(created)
	if finished > 0 {
		j.FinishedAt = time.UnixMilli(finished)
	}
	return j, err
}

func scanJobRow(rows *sql.Rows) (Job, error) { return scanJob(rows) }

func selectFailed(ctx context.Context, r db.Reader, limit int) ([]Job, error) {
	return selectJobs(ctx, r, Listing{State: string(Failed), Limit: limit})
}

// selectJobs has the states in its text, so that the partial indexes serve.
func selectJobs(ctx context.Context, r db.Reader, l Listing) ([]Job, error) {
	where, order, beyond := `state = 'ready'`, `run_at, id`, `(run_at, id) > `
	switch l.State {
	case "running":
		where = `state = 'running'`
	case string(Done), string(Failed):
		where = `state = '` + l.State + `' AND finished_at IS NOT NULL`
		order, beyond = `finished_at DESC, id DESC`, `(finished_at, id) < `
	}
	var args []any
	if l.Kind != "" {
		args = append(args, l.Kind)
		where += ` AND kind = $1`
	} else if l.Except != "" {
		args = append(args, l.Except)
		where += ` AND kind <> $1`
	}
	if at, id, ok := strings.Cut(l.Before, "."); ok {
		ms, err := strconv.ParseInt(at, 10, 64)
		if err != nil {
			return nil, nil // no page ends there
		}
		args = append(args, ms, id)
		where += fmt.Sprintf(` AND %s($%d, $%d)`, beyond, len(args)-1, len(args))
	}
	return db.All(ctx, r, scanJobRow, fmt.Sprintf(`SELECT %s FROM jobs WHERE %s ORDER BY %s LIMIT %d`, jobColumns,
		where, order, l.Limit), args...)
}

func selectJob(ctx context.Context, r db.Reader, id string) (Job, error) {
	return scanJob(r.QueryRow(ctx, `SELECT `+jobColumns+` FROM jobs WHERE id = $1`, id))
}

func tally(ctx context.Context, r db.Reader, since, where string) ([]Tally, error) {
	counts, err := db.All(ctx, r, func(rows *sql.Rows) (c Tally, err error) {
		var oldest int64
		err = rows.Scan(&c.Kind, &c.Count, &oldest)
		c.Oldest = time.UnixMilli(oldest)
		return c, err
	}, `SELECT kind, COUNT(*), MIN(`+since+`) FROM jobs WHERE `+where+` GROUP BY kind`)
	if err != nil {
		return nil, fmt.Errorf("count jobs: %w", err)
	}
	return counts, nil
}

func deleteWaiting(ctx context.Context, tx *db.Tx, id string) (found bool, err error) {
	n, err := tx.Exec(ctx, `DELETE FROM jobs WHERE id = $1 AND state IN ('failed', 'ready')`, id)
	return n == 1, err
}

// retryFailed makes a failed job due, or deletes it if another of the same kind and key waits; false when there is no
// such job.
func retryFailed(ctx context.Context, tx *db.Tx, id string, now time.Time) (found bool, err error) {
	n, err := tx.Exec(ctx, `UPDATE jobs SET state = 'ready', attempt = 0, run_at = $2, finished_at = NULL
		WHERE id = $1 AND state = 'failed'`+noTwinWaits, id, now.UnixMilli())
	if err == nil && n == 0 {
		n, err = tx.Exec(ctx, `DELETE FROM jobs WHERE id = $1 AND state = 'failed'`, id)
	}
	return n == 1, err
}

// retryAllFailed leaves jobs with a key alone: of each key, only one may wait.
func retryAllFailed(ctx context.Context, tx *db.Tx, kind string, now time.Time) (int, error) {
	n, err := tx.Exec(ctx, `UPDATE jobs SET state = 'ready', attempt = 0, run_at = $2, finished_at = NULL
		WHERE state = 'failed' AND finished_at IS NOT NULL AND kind = $1 AND unique_key IS NULL`, kind, now.UnixMilli())
	return int(n), err
}

func countJobs(ctx context.Context, r db.Reader) ([]Count, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (c Count, err error) {
		return c, rows.Scan(&c.Kind, &c.State, &c.Jobs)
	}, `SELECT kind, state, COUNT(*) FROM jobs GROUP BY kind, state ORDER BY kind, state`)
}
