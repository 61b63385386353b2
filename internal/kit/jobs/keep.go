package jobs

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

var errLeaseExpired = errors.New("the node that ran the job stopped answering")

// keep holds the leases of the running jobs and takes over those of nodes that fell silent. Leases are compared across
// nodes, so their clocks must agree within a few seconds.
func (q *Queue) keep() {
	tick := time.NewTicker(q.lease / 3)
	defer tick.Stop()
	for {
		select {
		case <-q.ended:
			return
		case <-tick.C:
		}
		ctx, cancel := context.WithTimeout(context.Background(), q.lease/3)
		if err := errors.Join(q.heartbeat(ctx), q.reclaim(ctx)); err != nil {
			q.opts.Log.Error("jobs: could not keep the leases", "error", err)
		}
		cancel()
	}
}

// heartbeat prolongs this node's leases, and cancels the jobs it finds to have lost.
func (q *Queue) heartbeat(ctx context.Context) error {
	q.mu.Lock()
	mine := make(map[string]context.CancelCauseFunc, len(q.running))
	for id, cancel := range q.running {
		mine[id] = cancel
	}
	q.mu.Unlock()
	if len(mine) == 0 {
		return nil
	}
	var kept []string
	err := q.db.Tx(ctx, func(tx *db.Tx) (err error) {
		kept, err = db.All(ctx, tx, scanID, `UPDATE jobs SET leased_until = $1 WHERE state = 'running' AND lease = $2 RETURNING id`,
			q.opts.Now().Add(q.lease).UnixMilli(), q.node)
		return err
	})
	if err != nil {
		return err
	}
	for _, id := range kept {
		delete(mine, id)
	}
	for _, cancel := range mine { // harmless for those that ended meanwhile
		cancel(errLeaseLost)
	}
	return nil
}

// reclaim settles the jobs whose lease ran out as failed runs.
func (q *Queue) reclaim(ctx context.Context) error {
	expired, err := db.All(ctx, q.db, scanClaimed, `
		SELECT id, kind, payload, attempt, max_attempts, run_at, lease, leased_until FROM jobs
		WHERE state = 'running' AND leased_until < $1 ORDER BY leased_until LIMIT 100`, q.opts.Now().UnixMilli())
	for _, job := range expired {
		outcome := q.judge(ctx, job, errLeaseExpired)
		err = errors.Join(err, q.settle(ctx, job, job.leasedUntil, outcome, errLeaseExpired))
		q.opts.Log.Warn("jobs: taken from a silent node", "kind", job.kind, "job", job.id, "attempt", job.attempt, "outcome", outcome)
	}
	return err
}

// schedule enqueues the periodic jobs when they are due, on whichever node comes first.
func (q *Queue) schedule() {
	next := map[string]int64{} // what this node knows of job_schedule; 0 asks
	tick := time.NewTicker(q.poll)
	defer tick.Stop()
	for {
		for kind, interval := range q.periods {
			if now := q.opts.Now(); now.UnixMilli() >= next[kind] {
				at, err := q.enqueueDue(kind, interval, now)
				if err != nil {
					q.opts.Log.Error("jobs: could not schedule", "kind", kind, "error", err)
					continue
				}
				next[kind] = at
			}
		}
		select {
		case <-q.stopping:
			return
		case <-tick.C:
		}
	}
}

// enqueueDue enqueues a periodic job if its time has come, and tells when that will next be. The guarded update lets one
// node win; a shorter interval than the one of the last release takes effect at once.
func (q *Queue) enqueueDue(kind string, interval time.Duration, now time.Time) (next int64, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), q.lease)
	defer cancel()
	at, later := now.UnixMilli(), now.Add(interval).UnixMilli()
	err = q.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := tx.Exec(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2) ON CONFLICT (kind) DO NOTHING`, kind, at); err != nil {
			return err
		}
		won, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = $1 WHERE kind = $2 AND next_at <= $3`, later, kind, at)
		if err != nil {
			return err
		}
		if won == 1 {
			next = later
			// Few tries, close together: the next interval is the true retry.
			return Enqueue(ctx, tx, kind, nil, Key("periodic"), MaxAttempts(3), RunAt(now))
		}
		if _, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = $1 WHERE kind = $2 AND next_at > $1`, later, kind); err != nil {
			return err
		}
		return tx.QueryRow(ctx, `SELECT next_at FROM job_schedule WHERE kind = $1`, kind).Scan(&next)
	})
	return next, err
}

const (
	pruneKind  = "jobs.prune"
	keepDone   = 24 * time.Hour
	keepFailed = 90 * 24 * time.Hour
)

// prune forgets what ended long ago.
func (q *Queue) prune(ctx context.Context, _ struct{}) error {
	now := q.opts.Now()
	return q.db.Tx(ctx, func(tx *db.Tx) error {
		for state, keep := range map[string]time.Duration{"done": keepDone, "failed": keepFailed} {
			if _, err := tx.Exec(ctx, `DELETE FROM jobs WHERE state = $1 AND finished_at < $2`, state, now.Add(-keep).UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}
