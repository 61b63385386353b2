package jobs

import (
	"context"
	"errors"
	"maps"
	"time"
)

var errLeaseExpired = errors.New("the node that ran the job stopped answering")

// renewLeases renews the leases of the running jobs and ends those of nodes that stopped answering. Nodes compare each
// other's leases with their own clocks, which must agree within a few seconds.
func (q *Queue) renewLeases() {
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
			q.opts.Log.Error("jobs: could not renew the leases", "error", err)
		}
		cancel()
	}
}

// heartbeat renews this node's leases, and cancels the jobs whose lease it lost.
func (q *Queue) heartbeat(ctx context.Context) error {
	q.mu.Lock()
	lost := maps.Clone(q.running)
	q.mu.Unlock()
	if len(lost) == 0 {
		return nil
	}
	renewed, err := q.extendLeases(ctx)
	if err != nil {
		return err
	}
	for _, id := range renewed {
		delete(lost, id)
	}
	for _, cancel := range lost { // harmless for jobs that ended meanwhile
		cancel(errLeaseLost)
	}
	return nil
}

// reclaim treats the jobs whose lease ran out as failed runs.
func (q *Queue) reclaim(ctx context.Context) error {
	expired, err := q.expiredLeases(ctx)
	for _, job := range expired {
		outcome := outcomeOf(ctx, job, errLeaseExpired)
		err = errors.Join(err, q.settle(ctx, job, job.leasedUntil, outcome, errLeaseExpired))
		q.opts.Log.Warn("jobs: reclaimed from a node that stopped answering",
			"kind", job.kind, "job", job.id, "attempt", job.attempt, "outcome", outcome)
	}
	return err
}
