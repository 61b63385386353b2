package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"rangrue/internal/kit/db"
)

// Options of a node's queue; the zero value is ready to use.
type Options struct {
	// Workers is how many jobs run at once on this node; [DefaultWorkers] when zero.
	Workers int
	// Log gets kinds, ids, outcomes and the causes of failures, without the e-mail addresses they may contain.
	Log *slog.Logger
	// Now is time.Now when nil.
	Now func() time.Time
	// Observe is called at the end of every run, for metrics; it must be quick.
	Observe func(Event)
}

// DefaultWorkers is small because jobs share the processor with requests: printing the invoices and letters of an order
// takes more of it than placing the order, so on a machine of two cores more workers would slow requests down while
// many people order. It is not one, because a job that waits for a slow mail server or payment provider would then keep
// all the others waiting.
const DefaultWorkers = 2

// Event is the end of one run of a job.
type Event struct {
	Kind    string
	Outcome Outcome
	Attempt int
	Waited  time.Duration // from being due to being started
	Ran     time.Duration
}

// Outcome is how a run ended.
type Outcome string

const (
	Done     Outcome = "done"
	Retried  Outcome = "retried"  // failed, and will be tried again
	Failed   Outcome = "failed"   // failed for the last time
	Returned Outcome = "returned" // ended early by Stop; another node or the next start runs it
)

// Queue runs the jobs of the kinds registered on this node.
type Queue struct {
	db       *db.DB
	opts     Options
	node     string // names this queue's leases
	handlers map[string]handler
	periods  map[string]time.Duration

	lease time.Duration // how long a node that stopped answering keeps its jobs; it renews them at a third of it
	poll  time.Duration // how late the jobs of other nodes, and those that waited for a time, are seen

	begun    bool
	stop     sync.Once
	stopping chan struct{}  // closed first: nothing new is started
	ended    chan struct{}  // closed last: leases are no longer renewed
	starters sync.WaitGroup // the goroutines that start work
	workers  sync.WaitGroup // the goroutines that run jobs
	renewing sync.WaitGroup // the goroutine that renews leases
	freed    chan struct{}  // has a value when a worker became free

	mu      sync.Mutex
	running map[string]context.CancelCauseFunc // by job id
}

type handler struct {
	run     func(ctx context.Context, payload string) error
	timeout time.Duration
}

// HandlerOption changes how the jobs of one kind run.
type HandlerOption func(*handler)

// Timeout ends the context of a run after d; the default is 10 minutes.
func Timeout(d time.Duration) HandlerOption { return func(h *handler) { h.timeout = d } }

// New makes a queue for this node. Register its handlers, then Start it.
func New(d *db.DB, opts Options) *Queue {
	if opts.Workers <= 0 {
		opts.Workers = DefaultWorkers
	}
	if opts.Log == nil {
		opts.Log = slog.New(slog.DiscardHandler)
	}
	if opts.Now == nil {
		opts.Now = time.Now
	}
	if opts.Observe == nil {
		opts.Observe = func(Event) {}
	}
	q := &Queue{
		db: d, opts: opts, node: db.NewID(), handlers: map[string]handler{}, periods: map[string]time.Duration{},
		lease: 30 * time.Second, poll: 500 * time.Millisecond,
		stopping: make(chan struct{}), ended: make(chan struct{}), freed: make(chan struct{}, 1),
		running: map[string]context.CancelCauseFunc{},
	}
	Register(q, pruneKind, q.prune)
	q.Every(pruneKind, time.Hour)
	return q
}

// Register sets the handler of a kind. T is what was given to [Enqueue] as payload; a periodic job gets its zero value.
func Register[T any](q *Queue, kind string, run func(ctx context.Context, payload T) error, options ...HandlerOption) {
	if _, twice := q.handlers[kind]; twice || q.begun {
		panic(fmt.Sprintf("jobs: kind %q registered twice, or after Start", kind))
	}
	h := handler{timeout: 10 * time.Minute, run: func(ctx context.Context, encoded string) error {
		var payload T
		if err := json.Unmarshal([]byte(encoded), &payload); err != nil {
			return Permanent(fmt.Errorf("payload of %s: %w", kind, err))
		}
		return run(ctx, payload)
	}}
	for _, option := range options {
		option(&h)
	}
	q.handlers[kind] = h
}

// Every runs a registered kind at each interval, and when its first node starts, on one of the nodes.
func (q *Queue) Every(kind string, interval time.Duration) {
	if _, known := q.handlers[kind]; !known || q.begun || interval <= 0 {
		panic(fmt.Sprintf("jobs: periodic kind %q needs a handler and an interval, before Start", kind))
	}
	q.periods[kind] = interval
}

// Start begins to run jobs, until [Queue.Stop].
func (q *Queue) Start() {
	q.begun = true
	wake, stopListening := q.db.Listen(Topic)
	q.starters.Go(func() { defer stopListening(); q.dispatch(wake) })
	q.starters.Go(q.schedule)
	q.renewing.Go(q.renewLeases)
}

// Stop starts no new job and waits for the running ones. When ctx ends first it cancels them; those that stop then run
// again on another node or at the next start. It returns an error when some did not stop in time.
func (q *Queue) Stop(ctx context.Context) (err error) {
	q.stop.Do(func() { err = q.stopOnce(ctx) })
	return err
}

func (q *Queue) stopOnce(ctx context.Context) error {
	close(q.stopping)
	started, finished := make(chan struct{}), make(chan struct{})
	go func() { q.starters.Wait(); close(started); q.workers.Wait(); close(finished) }()
	defer func() { close(q.ended); q.renewing.Wait() }()
	select {
	case <-finished:
		return nil
	case <-ctx.Done():
	}
	select { // this node must not lease again a job that it returns
	case <-started:
	case <-time.After(stopGrace):
	}
	q.cancelAll()
	select {
	case <-finished:
		return nil
	case <-time.After(stopGrace):
		return fmt.Errorf("stop jobs: some did not end within %s of being cancelled", stopGrace)
	}
}

// stopGrace is how long a cancelled handler has to return.
const stopGrace = 5 * time.Second

func (q *Queue) cancelAll() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, cancel := range q.running {
		cancel(errStopping)
	}
}
