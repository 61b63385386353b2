package jobs

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
)

// schedule enqueues the periodic jobs when they are due, on the node that comes first.
func (q *Queue) schedule() {
	next := map[string]int64{} // what this node knows of job_schedule; 0 asks the database
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

// enqueueDue enqueues a periodic job if it is due, and returns when it will next be. An interval that became shorter
// with a new release takes effect at once.
func (q *Queue) enqueueDue(kind string, interval time.Duration, now time.Time) (next int64, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), q.lease)
	defer cancel()
	later := now.Add(interval).UnixMilli()
	err = q.db.Tx(ctx, func(tx *db.Tx) error {
		due, err := advanceSchedule(ctx, tx, kind, now.UnixMilli(), later)
		if err != nil {
			return err
		}
		if due {
			next = later
			// Few tries, close together: the next interval is the real retry.
			return Enqueue(ctx, tx, kind, nil, Key("periodic"), MaxAttempts(3), RunAt(now))
		}
		next, err = shortenSchedule(ctx, tx, kind, later)
		return err
	})
	return next, err
}

const (
	pruneKind  = "jobs.prune"
	keepDone   = 24 * time.Hour
	keepFailed = 90 * 24 * time.Hour
)

// prune deletes the jobs that ended long ago.
func (q *Queue) prune(ctx context.Context, _ struct{}) error {
	now := q.opts.Now()
	return q.db.Tx(ctx, func(tx *db.Tx) error {
		if err := deleteEnded(ctx, tx, Done, now.Add(-keepDone)); err != nil {
			return err
		}
		return deleteEnded(ctx, tx, Failed, now.Add(-keepFailed))
	})
}
