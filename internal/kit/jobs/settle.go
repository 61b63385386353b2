package jobs

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"time"

	"rangrue/internal/kit/db"
)

// Waits between tries: 2 s, 4 s, 8 s … up to 6 hours, each stretched by up to a fifth so that the jobs that failed
// together do not come back together.
const (
	firstWait = 2 * time.Second
	maxWait   = 6 * time.Hour
)

func backoff(attempt int) time.Duration {
	wait := maxWait
	if doublings := attempt - 1; doublings < 14 { // 2 s << 14 is above the maximum
		wait = min(maxWait, firstWait<<max(0, doublings))
	}
	return wait + rand.N(wait/5+1)
}

// judge turns the end of a run into an outcome.
func (q *Queue) judge(ctx context.Context, job claimed, err error) Outcome {
	var forGood permanent
	switch {
	case err == nil:
		return Done
	case errors.Is(context.Cause(ctx), errStopping):
		return Returned
	case errors.As(err, &forGood) || job.attempt >= job.maxAttempts:
		return Failed
	}
	return Retried
}

// record writes an outcome down. A database that is away for a moment must not make a job that was done run again, so
// it insists for as long as the lease surely lasts.
func (q *Queue) record(ctx context.Context, job claimed, outcome Outcome, why error) {
	if errors.Is(context.Cause(ctx), errLeaseLost) {
		q.opts.Log.Warn("jobs: lost to another node", "kind", job.kind, "job", job.id, "attempt", job.attempt)
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), q.lease/2)
	defer cancel()
	for wait := q.lease / 200; ; wait *= 2 {
		err := q.conclude(ctx, job, outcome, why)
		if err == nil {
			break
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			q.opts.Log.Error("jobs: could not record an outcome; the job will run again",
				"kind", job.kind, "job", job.id, "outcome", outcome, "error", err)
			return
		}
	}
	if outcome == Failed {
		q.opts.Log.Error("jobs: failed for the last time", "kind", job.kind, "job", job.id, "attempt", job.attempt)
	} else if outcome == Retried {
		q.opts.Log.Warn("jobs: failed, will be tried again", "kind", job.kind, "job", job.id, "attempt", job.attempt)
	}
}

// conclude writes an outcome down; jobs that are done at the same time are noted together.
func (q *Queue) conclude(ctx context.Context, job claimed, outcome Outcome, why error) error {
	if outcome == Done {
		return q.ends.join(job, func(done []claimed) error { return q.finishAll(ctx, done) })
	}
	return q.settle(ctx, job, math.MaxInt64, outcome, why)
}

// held is the part of every outcome's WHERE clause that keeps a job from being settled by a node that lost it.
const held = ` WHERE id = $1 AND state = 'running' AND lease = $2 AND attempt = $3 AND leased_until <= $4`

// settle moves a job out of running, if it still is this node's (or, for a reclaim, if its lease still ends by
// leasedUntil).
func (q *Queue) settle(ctx context.Context, job claimed, leasedUntil int64, outcome Outcome, why error) error {
	now := q.opts.Now()
	args := []any{job.id, job.lease, job.attempt, leasedUntil, lastError(why)}
	var err error
	for range 3 { // a twin enqueued at this very moment shows as a unique violation once
		err = q.db.LightTx(ctx, func(tx *db.Tx) error { // one that is lost runs again, as after any crash
			switch outcome {
			case Retried:
				return giveBack(ctx, tx, args, now, now.Add(backoff(job.attempt)), job.attempt)
			case Returned:
				return giveBack(ctx, tx, args, now, now, job.attempt-1)
			default:
				return finish(ctx, tx, string(outcome), args, now)
			}
		})
		if !db.IsUnique(err) {
			break
		}
	}
	return err
}

func finish(ctx context.Context, tx *db.Tx, state string, args []any, now time.Time) error {
	return tx.Later(ctx, `UPDATE jobs SET state = $6, finished_at = $7, last_error = $5, lease = NULL, leased_until = NULL`+held,
		append(args[:5:5], state, now.UnixMilli())...)
}

// giveBack makes a job wait again; if its twin waits already, the twin does the work and the job is done with.
func giveBack(ctx context.Context, tx *db.Tx, args []any, now, runAt time.Time, attempt int) error {
	n, err := tx.Exec(ctx, `UPDATE jobs SET state = 'ready', run_at = $6, attempt = $7, last_error = $5, lease = NULL, leased_until = NULL`+
		held+` AND NOT EXISTS (SELECT 1 FROM jobs twin
			WHERE twin.state = 'ready' AND twin.kind = jobs.kind AND twin.unique_key = jobs.unique_key)`,
		append(args[:5:5], runAt.UnixMilli(), attempt)...)
	if err != nil || n == 1 {
		tx.Signal(Topic)
		return err
	}
	return finish(ctx, tx, string(Done), args, now)
}

// lastError is the text kept beside a job, short enough to be read.
func lastError(err error) any {
	if err == nil {
		return nil
	}
	const most = 4000
	text := []rune(err.Error())
	return string(text[:min(len(text), most)])
}
