package jobs

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// until waits for a state that running queues are bound to reach; the limit only ends a test that would never pass.
func until(t *testing.T, what string, reached func() bool) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); !reached(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("never reached: %s", what)
		}
	}
}

func start(t *testing.T, q *Queue) {
	t.Helper()
	q.Start()
	t.Cleanup(func() {
		if err := q.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
}

func TestNodesShareTheWorkAndRunEachJobOnce(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		const jobs = 200
		var mu sync.Mutex
		runs := map[int]int{}
		total := func() int { mu.Lock(); defer mu.Unlock(); return len(runs) }
		var first *db.DB
		for range 3 {
			d := dbtest.Open(t, url)
			first = d
			q := New(d, Options{Workers: 3})
			Register(q, "count", func(_ context.Context, n int) error {
				mu.Lock()
				defer mu.Unlock()
				runs[n]++
				return nil
			})
			start(t, q)
		}
		var writers sync.WaitGroup
		for w := range 4 {
			writers.Go(func() {
				for i := range jobs / 4 {
					if err := first.Tx(ctx, func(tx *db.Tx) error {
						return Enqueue(ctx, tx, "count", w*jobs/4+i)
					}); err != nil {
						t.Error(err)
					}
				}
			})
		}
		writers.Wait()
		until(t, "all jobs ran", func() bool { return total() == jobs })
		for n, times := range runs {
			if times != 1 {
				t.Errorf("job %d ran %d times", n, times)
			}
		}
	})
}

func TestACommitWakesItsOwnNodeWithoutWaitingForAPoll(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{})
		q.poll = time.Hour
		ran := make(chan struct{}, 2)
		Register(q, "now", func(context.Context, struct{}) error { ran <- struct{}{}; return nil })
		start(t, q)
		for range 2 {
			enqueue(t, d, "now", nil)
			<-ran
		}
	})
}

func TestTheJobsOfACrashedNodeAreTakenOver(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newClock()
		crashed, other := New(d, Options{Now: c.now}), New(d, Options{Now: c.now})
		ran := 0
		for _, q := range []*Queue{crashed, other} {
			Register(q, "work", func(context.Context, string) error { ran++; return nil })
		}
		enqueue(t, d, "work", "tried again")
		enqueue(t, d, "work", "was its last try", MaxAttempts(1))
		if batch, err := crashed.leaseDue(ctx, 10); err != nil || len(batch) != 2 {
			t.Fatalf("claimed %v, %v", batch, err)
		}
		reclaim := func() {
			if err := other.reclaim(ctx); err != nil {
				t.Fatal(err)
			}
		}
		c.forward(other.lease - time.Second)
		reclaim()
		expect(t, "while the lease lasts", states(t, other, "work"), "running:2")
		c.forward(2 * time.Second)
		reclaim()
		expect(t, "once it ran out", states(t, other, "work"), "failed:1 ready:1")
		c.forward(time.Minute)
		drain(t, other)
		expect(t, "runs", ran, 1)
	})
}

func TestAHeartbeatKeepsTheLeaseAndFindsTheLostJob(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newClock()
		q := New(d, Options{Now: c.now})
		Register(q, "long", func(context.Context, struct{}) error { return nil })
		enqueue(t, d, "long", nil)
		batch, err := q.leaseDue(ctx, 1)
		if err != nil || len(batch) != 1 {
			t.Fatalf("claimed %v, %v", batch, err)
		}
		job, cancel := context.WithCancelCause(ctx)
		q.running[batch[0].id] = cancel
		for range 4 {
			c.forward(q.lease / 2)
			if err := errors.Join(q.heartbeat(ctx), q.reclaim(ctx)); err != nil {
				t.Fatal(err)
			}
		}
		expect(t, "with a heartbeat", states(t, q, "long"), "running:1")
		c.forward(2 * q.lease)
		if err := errors.Join(q.reclaim(ctx), q.heartbeat(ctx)); err != nil {
			t.Fatal(err)
		}
		if !errors.Is(context.Cause(job), errLeaseLost) {
			t.Error("the lost job was not cancelled")
		}
		q.record(job, batch[0], Done, nil)
		if err := q.settle(ctx, batch[0], 1<<62, Done, nil); err != nil {
			t.Fatal(err)
		}
		expect(t, "a late result changes nothing", states(t, q, "long"), "ready:1")
	})
}

func TestAPeriodicJobIsEnqueuedByOneNodeAtEachInterval(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c, runs := newClock(), 0
		var nodes []*Queue
		for range 3 {
			q := New(d, Options{Now: c.now})
			Register(q, "sweep", func(context.Context, struct{}) error { runs++; return nil })
			nodes = append(nodes, q)
		}
		round := func(interval time.Duration) {
			for _, q := range nodes {
				if _, err := q.enqueueDue("sweep", interval, c.at); err != nil {
					t.Fatal(err)
				}
				drain(t, q)
			}
		}
		for expected := 1; expected <= 3; expected++ {
			round(time.Hour)
			round(time.Hour)
			expect(t, "runs", runs, expected)
			c.forward(time.Hour)
		}
		round(time.Hour)
		c.forward(time.Minute)
		round(time.Minute) // a new release runs it more often
		c.forward(time.Minute)
		round(time.Minute)
		expect(t, "runs after the interval became shorter", runs, 5)
	})
}

func TestEveryRunsOnStartedNodes(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		var runs atomic.Int64
		for range 2 {
			q := New(dbtest.Open(t, url), Options{})
			Register(q, "sweep", func(context.Context, struct{}) error { runs.Add(1); return nil })
			q.Every("sweep", 24*time.Hour)
			start(t, q)
		}
		until(t, "the first sweep", func() bool { return runs.Load() > 0 })
		var enqueued int
		err := dbtest.Open(t, url).QueryRow(ctx, `SELECT COUNT(*) FROM jobs WHERE kind = 'sweep'`).Scan(&enqueued)
		if err != nil || enqueued != 1 {
			t.Fatalf("enqueued %d times, %v; want once", enqueued, err)
		}
	})
}

func TestStopLetsRunningJobsFinish(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{})
		begun, release := make(chan struct{}), make(chan struct{})
		Register(q, "slow", func(context.Context, struct{}) error { close(begun); <-release; return nil })
		q.Start()
		enqueue(t, d, "slow", nil)
		<-begun
		stopped := make(chan error)
		go func() { stopped <- q.Stop(ctx) }()
		select {
		case err := <-stopped:
			t.Fatalf("stopped (%v) while a job ran", err)
		case <-q.stopping:
		}
		close(release)
		if err := <-stopped; err != nil {
			t.Fatal(err)
		}
		expect(t, "states", states(t, q, "slow"), "done:1")
	})
}

func TestStopGivesBackWhatCannotFinishWithoutCountingTheTry(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		var outcomes []Outcome
		q := New(d, Options{Observe: func(e Event) {
			if e.Kind == "endless" {
				outcomes = append(outcomes, e.Outcome)
			}
		}})
		begun := make(chan struct{})
		Register(q, "endless", func(ctx context.Context, _ struct{}) error {
			close(begun)
			<-ctx.Done()
			return ctx.Err()
		})
		q.Start()
		enqueue(t, d, "endless", nil, MaxAttempts(1))
		<-begun
		now, cancel := context.WithCancel(ctx)
		cancel()
		if err := q.Stop(now); err != nil {
			t.Fatal(err)
		}
		expect(t, "outcomes", outcomes, []Outcome{Returned})
		expect(t, "states", states(t, q, "endless"), "ready:1")
		var attempt int
		err := d.QueryRow(ctx, `SELECT attempt FROM jobs WHERE kind = 'endless'`).Scan(&attempt)
		if err != nil || attempt != 0 {
			t.Fatalf("attempt = %d, %v; want 0", attempt, err)
		}
	})
}

func TestAJobThatOutlastsItsTimeoutIsCancelledAndRetried(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		wait := func(ctx context.Context, _ struct{}) error { <-ctx.Done(); return ctx.Err() }
		Register(q, "slow", wait, Timeout(time.Millisecond))
		enqueue(t, d, "slow", nil)
		drain(t, q)
		expect(t, "states", states(t, q, "slow"), "ready:1")
	})
}

func TestMisuseIsFoundAtStart(t *testing.T) {
	d := dbtest.Open(t, t.TempDir()+"/x.db")
	nothing := func(context.Context, struct{}) error { return nil }
	for name, misuse := range map[string]func(*Queue){
		"a kind twice":               func(q *Queue) { Register(q, "k", nothing); Register(q, "k", nothing) },
		"a period without a handler": func(q *Queue) { q.Every("k", time.Hour) },
		"a period of nothing":        func(q *Queue) { Register(q, "k", nothing); q.Every("k", 0) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s was accepted", name)
				}
			}()
			misuse(New(d, Options{}))
		}()
	}
}
