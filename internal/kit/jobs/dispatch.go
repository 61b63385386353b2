package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
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
	early                bool // taken ahead of its time
}

// dispatch hands due jobs to workers: after a commit of this node at once, else at the next poll. While people wait it
// looks at most every [breath].
func (q *Queue) dispatch(wake <-chan struct{}) {
	tick := time.NewTicker(q.poll)
	defer tick.Stop()
	troubled, more := false, backlog{}
	for asked := true; ; {
		var err error
		more, err = q.fill(asked, more)
		if err != nil && !troubled { // once, not at every poll while the database is away
			q.opts.Log.Error("jobs: could not take due jobs", "error", err)
		}
		troubled = err != nil
		freed := q.freed
		if more == (backlog{}) {
			freed = nil // nothing waits for a worker
		}
		select {
		case <-q.stopping:
			return
		case <-wake:
			asked = true
			q.letPeoplePass()
		case <-freed:
			asked = false
		case <-tick.C:
			asked = true
		}
		select {
		case <-q.stopping: // comes before whatever came with it
			return
		default:
		}
	}
}

// breath is how long the queue lets a busy house alone after it was told of a new job.
const breath = 120 * time.Millisecond

func (q *Queue) letPeoplePass() {
	if !q.opts.Busy() {
		return
	}
	select {
	case <-q.stopping:
	case <-time.After(breath):
	}
}

// backlog tells which jobs may still wait: those whose time has come, and those that could be done ahead of it.
type backlog struct{ due, early bool }

// fill starts as many jobs as there are free workers and tells whether more may wait. Asked, it looks for everything;
// otherwise only where there was more.
func (q *Queue) fill(asked bool, more backlog) (backlog, error) {
	ctx, cancel := context.WithTimeout(context.Background(), q.lease/2)
	defer cancel()
	due, early := q.load()
	var dueErr, earlyErr error
	if free := q.opts.Workers - due; free > 0 && (asked || more.due) {
		var batch []claimed
		batch, dueErr = q.claim(ctx, free)
		for _, job := range batch {
			q.begin(job)
		}
		more.due = len(batch) == free
	}
	// Taken ahead of time several for each worker: they are short, and leased together.
	if free := ahead*q.opts.Workers - early; early < q.opts.Workers && (asked || more.early) && !q.opts.Busy() {
		var batch []claimed
		batch, earlyErr = q.claimEarly(ctx, free)
		for _, job := range batch {
			q.begin(job)
		}
		more.early = len(batch) == free
	}
	return more, errors.Join(dueErr, earlyErr)
}

// ahead is how many early jobs a node leases for each worker.
const ahead = 4

// load counts the jobs this node holds, those taken ahead of their time apart.
func (q *Queue) load() (due, early int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.running) - q.early, q.early
}

// begin starts a claimed job in its own goroutine. One taken ahead of its time waits there for its turn.
func (q *Queue) begin(job claimed) {
	ctx, cancel := context.WithCancelCause(context.Background())
	q.hold(job, cancel, 1)
	q.working.Go(func() {
		defer func() {
			cancel(nil)
			q.hold(job, nil, -1)
			select {
			case q.freed <- struct{}{}:
			default:
			}
		}()
		q.work(ctx, job)
	})
}

// hold notes that this node holds a job, or no longer does.
func (q *Queue) hold(job claimed, cancel context.CancelCauseFunc, n int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if n > 0 {
		q.running[job.id] = cancel
	} else {
		delete(q.running, job.id)
	}
	if job.early {
		q.early += n
	}
}

// work runs a job and records how it ended.
func (q *Queue) work(ctx context.Context, job claimed) Outcome {
	leave, err := q.takeTurn(ctx, job)
	start := q.opts.Now()
	if err == nil {
		err = q.call(ctx, job)
	}
	leave()
	outcome := q.judge(ctx, job, err)
	q.record(ctx, job, outcome, err)
	q.opts.Observe(Event{
		Kind: job.kind, Outcome: outcome, Attempt: job.attempt,
		Waited: max(0, start.Sub(time.UnixMilli(job.runAt))), Ran: q.opts.Now().Sub(start),
	})
	return outcome
}

// takeTurn has an early job wait for a worker; the others have theirs already.
func (q *Queue) takeTurn(ctx context.Context, job claimed) (leave func(), err error) {
	if !job.early {
		return func() {}, nil
	}
	select {
	case q.turns <- struct{}{}:
		return func() { <-q.turns }, nil
	case <-ctx.Done():
		return func() {}, context.Cause(ctx)
	}
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

// Drain runs the jobs that are due, and those that they enqueue for now, one by one in this goroutine until none is due;
// those that may come early are done as well. It is for tests and for commands that end, with jobs that end within the
// lease; a server calls Start.
func (q *Queue) Drain(ctx context.Context) error {
	for {
		if err := q.writeRows(ctx, q.soon.take()); err != nil {
			return err
		}
		batch, err := q.claim(ctx, 1)
		if err == nil && len(batch) == 0 {
			batch, err = q.claimEarly(ctx, 1)
		}
		if err != nil || len(batch) == 0 {
			return err
		}
		q.work(ctx, batch[0])
	}
}

// claim leases up to limit due jobs of the kinds this node knows; nodes of another release may know others.
func (q *Queue) claim(ctx context.Context, limit int) ([]claimed, error) {
	return q.lend(ctx, slices.Sorted(maps.Keys(q.handlers)), q.opts.Now(), limit)
}

// claimEarly leases up to limit jobs of the kinds that may be done ahead of their time.
func (q *Queue) claimEarly(ctx context.Context, limit int) (batch []claimed, err error) {
	for _, kind := range slices.Sorted(maps.Keys(q.handlers)) {
		if patience := q.handlers[kind].patience; patience > 0 && len(batch) < limit {
			found, failed := q.lend(ctx, []string{kind}, q.opts.Now().Add(patience), limit-len(batch))
			batch, err = append(batch, found...), errors.Join(err, failed)
		}
	}
	for n := range batch {
		batch[n].early = true
	}
	return batch, err
}

// lend leases up to limit jobs of some kinds whose time comes until a moment.
func (q *Queue) lend(ctx context.Context, kinds []string, until time.Time, limit int) (batch []claimed, err error) {
	due, names := dueCondition(kinds)
	args := append([]any{until.UnixMilli()}, names...)
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
	args = append(args, limit, q.node, q.opts.Now().Add(q.lease).UnixMilli())
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

// dueCondition is what makes a job j of some kinds ready to run at $1, and the kinds that follow as arguments. A job whose
// twin (same kind and key) is running waits for it.
func dueCondition(kinds []string) (string, []any) {
	places, names := make([]string, len(kinds)), make([]any, len(kinds))
	for i, kind := range kinds {
		places[i], names[i] = fmt.Sprintf("$%d", i+2), kind
	}
	return `j.state = 'ready' AND j.run_at <= $1 AND j.kind IN (` + strings.Join(places, ", ") + `)
		AND (j.unique_key IS NULL OR NOT EXISTS (SELECT 1 FROM jobs twin
			WHERE twin.state = 'running' AND twin.kind = j.kind AND twin.unique_key = j.unique_key))`, names
}

func scanClaimed(rows *sql.Rows) (job claimed, err error) {
	return job, rows.Scan(&job.id, &job.kind, &job.payload, &job.attempt, &job.maxAttempts, &job.runAt, &job.lease, &job.leasedUntil)
}
