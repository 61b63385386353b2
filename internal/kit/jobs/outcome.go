package jobs

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"regexp"
	"time"

	"rangrue/internal/kit/db"
)

// Waits between tries: 2 s, 4 s, 8 s … up to 6 hours, each stretched by up to a fifth so that jobs that failed together
// are not tried again together.
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

// outcomeOf is the outcome of a run that ended with err.
func outcomeOf(ctx context.Context, job leasedJob, err error) Outcome {
	var final permanent
	switch {
	case err == nil:
		return Done
	case errors.Is(context.Cause(ctx), errStopping):
		return Returned
	case errors.As(err, &final) || job.attempt >= job.maxAttempts:
		return Failed
	}
	return Retried
}

// record stores the outcome of a run. It retries for as long as the lease surely lasts, so that a job that was done
// does not run again because the database did not answer for a moment.
func (q *Queue) record(ctx context.Context, job leasedJob, outcome Outcome, cause error) {
	if errors.Is(context.Cause(ctx), errLeaseLost) {
		q.opts.Log.Warn("jobs: lost to another node", "kind", job.kind, "job", job.id, "attempt", job.attempt)
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), q.lease/2)
	defer cancel()
	for wait := q.lease / 200; ; wait *= 2 {
		err := q.settle(ctx, job, math.MaxInt64, outcome, cause)
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
	switch outcome {
	case Failed:
		q.opts.Log.Error("jobs: failed for the last time", "kind", job.kind, "job", job.id, "attempt", job.attempt,
			"error", causeText(cause))
	case Retried:
		q.opts.Log.Warn("jobs: failed, will be tried again", "kind", job.kind, "job", job.id, "attempt", job.attempt,
			"error", causeText(cause))
	}
}

var mailAddress = regexp.MustCompile(`[^\s<>"',;:]+@[^\s<>"',;:]+`)

// causeText is why a job failed, for the log: mail servers repeat the addresses they refuse, and those are personal.
func causeText(cause error) string {
	return mailAddress.ReplaceAllString(cause.Error(), "[address]")
}

// settle moves a job out of running if this node still has its lease and, for the lease of another node, if it ends by
// leasedUntil. The transaction is light: if a crash of the database server undoes it, the job runs again.
func (q *Queue) settle(ctx context.Context, job leasedJob, leasedUntil int64, outcome Outcome, cause error) error {
	now := q.opts.Now()
	var err error
	for range 3 { // a job of the same key enqueued at the same moment shows as a unique violation once
		err = q.db.LightTx(ctx, func(tx *db.Tx) error {
			switch outcome {
			case Retried:
				return returnJob(ctx, tx, job, leasedUntil, cause, now, now.Add(backoff(job.attempt)), job.attempt)
			case Returned:
				return returnJob(ctx, tx, job, leasedUntil, cause, now, now, job.attempt-1)
			default:
				return finishJob(ctx, tx, job, leasedUntil, cause, now, outcome)
			}
		})
		if !db.IsUnique(err) {
			break
		}
	}
	return err
}
