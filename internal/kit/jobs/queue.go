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
	Workers int              // jobs run at once on this node; 4 when zero
	Log     *slog.Logger     // kinds, ids and outcomes only: an error's text may hold personal data and stays in the database
	Now     func() time.Time // time.Now when nil
	Observe func(Event)      // told the end of every run, for metrics; must be quick
	Busy    func() bool      // people are waiting: what has time is left for later; never when nil
}

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
	Returned Outcome = "returned" // cut short by Stop; another node or the next start runs it
)

// Queue runs the jobs of the kinds registered on this node.
type Queue struct {
	db       *db.DB
	opts     Options
	node     string // names this queue's leases
	handlers map[string]handler
	periods  map[string]time.Duration

	lease time.Duration // how long a silent node keeps its jobs; a third of it is the heartbeat
	poll  time.Duration // how late the jobs of other nodes, and those that waited for a time, are seen

	begun    bool
	stop     sync.Once
	stopping chan struct{}  // closed first: nothing new is taken
	ended    chan struct{}  // closed last: the leases are no longer kept
	taking   sync.WaitGroup // the loops that start work
	working  sync.WaitGroup // the work
	keeping  sync.WaitGroup // the loop that keeps the leases
	freed    chan struct{}

	mu      sync.Mutex
	running map[string]context.CancelCauseFunc // by job id
	early   int                                // of them, taken ahead of their time
	turns   chan struct{}                      // the workers of those

	ends endings
	soon gathered
}

type handler struct {
	run      func(ctx context.Context, payload string) error
	timeout  time.Duration
	patience time.Duration
}

// HandlerOption changes how the jobs of one kind run.
type HandlerOption func(*handler)

// Timeout ends the context of a run after d; the default is 10 minutes.
func Timeout(d time.Duration) HandlerOption { return func(h *handler) { h.timeout = d } }

// Early lets the jobs of a kind be done up to d before their time ([RunAt]) while nobody waits (see [Options]): enqueued
// with a time d away they are done at once in a quiet house, and at that time in any. They should be short.
func Early(d time.Duration) HandlerOption { return func(h *handler) { h.patience = d } }

// New makes a queue for this node. Register its handlers, then Start it.
func New(d *db.DB, opts Options) *Queue {
	if opts.Workers <= 0 {
		opts.Workers = 4
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
	if opts.Busy == nil {
		opts.Busy = func() bool { return false }
	}
	q := &Queue{
		db: d, opts: opts, node: db.NewID(), handlers: map[string]handler{}, periods: map[string]time.Duration{},
		lease: 30 * time.Second, poll: 500 * time.Millisecond,
		stopping: make(chan struct{}), ended: make(chan struct{}), freed: make(chan struct{}, 1),
		running: map[string]context.CancelCauseFunc{}, turns: make(chan struct{}, opts.Workers), soon: gathered{ready: make(chan struct{}, 1)},
	}
	Register(q, pruneKind, q.prune)
	q.Every(pruneKind, time.Hour)
	return q
}

// Register names the handler of a kind. T is what was given to [Enqueue] as payload; a periodic job gets its zero value.
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

// Every runs a registered kind at each interval, and when the market first starts, on one of the nodes.
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
	q.taking.Go(func() { defer stopListening(); q.dispatch(wake) })
	q.taking.Go(q.schedule)
	q.taking.Go(q.gather)
	q.keeping.Go(q.keep)
}

// Stop takes no new job and waits for the running ones. When ctx ends first it cancels them, and gives back those that
// stop then, so that they run elsewhere or at the next start; its error says that some did not stop in time.
func (q *Queue) Stop(ctx context.Context) (err error) {
	q.stop.Do(func() { err = q.stopOnce(ctx) })
	return err
}

func (q *Queue) stopOnce(ctx context.Context) error {
	close(q.stopping)
	taken, finished := make(chan struct{}), make(chan struct{})
	go func() { q.taking.Wait(); close(taken); q.working.Wait(); close(finished) }()
	defer func() { close(q.ended); q.keeping.Wait() }()
	select {
	case <-finished:
		return nil
	case <-ctx.Done():
	}
	select { // a job that is given back must not be taken again by a node that stops
	case <-taken:
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
