package jobs

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"rangrue/internal/kit/trace"
)

var (
	errStopping  = errors.New("the node is stopping")
	errLeaseLost = errors.New("the job was leased by another node")
)

// dispatch starts due jobs: at once after a commit of this node that enqueued some, else at the next poll.
func (q *Queue) dispatch(wake <-chan struct{}) {
	tick := time.NewTicker(q.poll)
	defer tick.Stop()
	failing := false
	for {
		more, err := q.startDue()
		if err != nil && !failing { // once, not at every poll while the database does not answer
			q.opts.Log.Error("jobs: could not lease due jobs", "error", err)
		}
		failing = err != nil
		freed := q.freed
		if !more {
			freed = nil // no job waits for a worker
		}
		select {
		case <-q.stopping:
			return
		case <-wake:
		case <-freed:
		case <-tick.C:
		}
		select {
		case <-q.stopping: // may have been closed at the same moment
			return
		default:
		}
	}
}

// startDue starts as many due jobs as there are free workers and reports whether more may be due.
func (q *Queue) startDue() (more bool, err error) {
	free := q.opts.Workers - q.countRunning()
	if free <= 0 {
		return true, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), q.lease/2)
	defer cancel()
	batch, err := q.leaseDue(ctx, free)
	for _, job := range batch {
		q.start(job)
	}
	return len(batch) == free, err
}

func (q *Queue) countRunning() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.running)
}

// start runs a leased job in a goroutine of its own.
func (q *Queue) start(job leasedJob) {
	ctx, cancel := context.WithCancelCause(context.Background())
	q.mu.Lock()
	q.running[job.id] = cancel
	q.mu.Unlock()
	q.workers.Go(func() {
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
func (q *Queue) work(ctx context.Context, job leasedJob) {
	start := q.opts.Now()
	err := q.callHandler(ctx, job)
	outcome := outcomeOf(ctx, job, err)
	q.record(ctx, job, outcome, err)
	q.opts.Observe(Event{
		Kind: job.kind, Outcome: outcome, Attempt: job.attempt,
		Waited: max(0, start.Sub(time.UnixMilli(job.runAt))), Ran: q.opts.Now().Sub(start),
	})
}

// callHandler runs the handler of a job; a panic is a failure like any other.
func (q *Queue) callHandler(ctx context.Context, job leasedJob) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	h := q.handlers[job.kind]
	ctx, cancel := context.WithTimeout(ctx, h.timeout)
	defer cancel()
	ctx, end := trace.Begin(trace.Resume(ctx, job.trace), "job "+job.kind)
	defer func() { end(err) }()
	return h.run(ctx, job.payload)
}

// Drain runs the jobs that are due, and those that they enqueue for now, one by one in this goroutine until none is
// due. It is for tests and for commands that end, with jobs that end within the lease; a server calls Start.
func (q *Queue) Drain(ctx context.Context) error {
	for {
		batch, err := q.leaseDue(ctx, 1)
		if err != nil || len(batch) == 0 {
			return err
		}
		q.work(ctx, batch[0])
	}
}
