package jobs

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

var ctx = context.Background()

// clock is a time that only the test moves; it starts after the real one, so that what Enqueue stamps is due.
type clock struct{ at time.Time }

func newClock() *clock                   { return &clock{time.Now().Add(time.Minute)} }
func (c *clock) now() time.Time          { return c.at }
func (c *clock) forward(d time.Duration) { c.at = c.at.Add(d) }

type mail struct {
	To string `json:"to"`
}

func enqueue(t *testing.T, d *db.DB, kind string, payload any, options ...Option) {
	t.Helper()
	if err := d.Tx(ctx, func(tx *db.Tx) error { return Enqueue(ctx, tx, kind, payload, options...) }); err != nil {
		t.Fatal(err)
	}
}

func drain(t *testing.T, q *Queue) {
	t.Helper()
	if err := q.Drain(ctx); err != nil {
		t.Fatal(err)
	}
}

// states counts the jobs of a kind by state, as "done:1 ready:2".
func states(t *testing.T, q *Queue, kind string) string {
	t.Helper()
	counts, err := q.Counts(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for _, c := range counts {
		if c.Kind == kind {
			parts = append(parts, fmt.Sprintf("%s:%d", c.State, c.Jobs))
		}
	}
	return strings.Join(parts, " ")
}

func expect(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s = %v, want %v", what, got, want)
	}
}

func TestAJobRunsOnceWithItsPayloadIfItsTransactionCommits(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		var sent []string
		Register(q, "mail", func(_ context.Context, m mail) error { sent = append(sent, m.To); return nil })
		undone := errors.New("undone")
		_ = d.Tx(ctx, func(tx *db.Tx) error { return errors.Join(Enqueue(ctx, tx, "mail", mail{"nobody"}), undone) })
		enqueue(t, d, "mail", mail{"zoé"})
		drain(t, q)
		drain(t, q)
		expect(t, "sent", sent, []string{"zoé"})
		expect(t, "states", states(t, q, "mail"), "done:1")
	})
}

func TestAJobWaitsForItsTime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c, runs := newClock(), 0
		q := New(d, Options{Now: c.now})
		Register(q, "later", func(context.Context, struct{}) error { runs++; return nil })
		enqueue(t, d, "later", nil, RunAt(c.at.Add(time.Hour)))
		c.forward(time.Hour - time.Second)
		drain(t, q)
		expect(t, "runs before its time", runs, 0)
		c.forward(time.Second)
		drain(t, q)
		expect(t, "runs at its time", runs, 1)
	})
}

func TestManyJobsRunOnceEachAFewAtATime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		const many, workers = 60, 3
		var now, most, runs atomic.Int32
		var left sync.WaitGroup
		left.Add(many)
		q := New(d, Options{Workers: workers, Observe: func(e Event) {
			if e.Kind == "letter" {
				left.Done()
			}
		}})
		Register(q, "letter", func(context.Context, int) error {
			runs.Add(1)
			if n := now.Add(1); n > most.Load() {
				most.Store(n)
			}
			defer now.Add(-1)
			time.Sleep(time.Millisecond)
			return nil
		})
		for n := range many {
			enqueue(t, d, "letter", n)
		}
		q.Start()
		left.Wait()
		if err := q.Stop(ctx); err != nil {
			t.Fatal(err)
		}
		expect(t, "runs", runs.Load(), int32(many))
		expect(t, "states", states(t, q, "letter"), fmt.Sprintf("done:%d", many))
		if most.Load() > workers {
			t.Errorf("%d at once", most.Load())
		}
	})
}

func TestAFailedJobIsTriedAgainLaterAndLaterThenShown(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c, runs := newClock(), 0
		var outcomes []Outcome
		q := New(d, Options{Now: c.now, Observe: func(e Event) { outcomes = append(outcomes, e.Outcome) }})
		Register(q, "mail", func(context.Context, mail) error { runs++; return errors.New("the server said no") })
		enqueue(t, d, "mail", mail{"zoé"}, MaxAttempts(3))
		for attempt := 1; attempt <= 3; attempt++ {
			drain(t, q)
			drain(t, q) // not due yet
			expect(t, "runs", runs, attempt)
			c.forward(firstWait<<(attempt-1) + firstWait<<(attempt-1)/5 + time.Millisecond)
		}
		drain(t, q)
		expect(t, "runs in all", runs, 3)
		expect(t, "outcomes", outcomes, []Outcome{Retried, Retried, Failed})
		failed, err := q.Failed(ctx, 10)
		if err != nil || len(failed) != 1 {
			t.Fatalf("failed = %v, %v", failed, err)
		}
		expect(t, "kind", failed[0].Kind, "mail")
		expect(t, "attempts", failed[0].Attempts, 3)
		expect(t, "last error", failed[0].LastError, "the server said no")
		expect(t, "payload", failed[0].Payload, `{"to":"zoé"}`)
	})
}

func TestAFailedJobCanBeRetriedByHand(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		broken := true
		q := New(d, Options{Now: newClock().now})
		Register(q, "mail", func(context.Context, mail) error {
			if broken {
				return Permanent(errors.New("no such mailbox"))
			}
			return nil
		})
		enqueue(t, d, "mail", mail{"zoé"})
		drain(t, q)
		expect(t, "after a permanent failure", states(t, q, "mail"), "failed:1")
		failed, err := q.Failed(ctx, 10)
		if err != nil || len(failed) != 1 {
			t.Fatalf("failed = %v, %v", failed, err)
		}
		broken = false
		if err := q.Retry(ctx, failed[0].ID); err != nil {
			t.Fatal(err)
		}
		drain(t, q)
		expect(t, "after the retry", states(t, q, "mail"), "done:1")
		if err := q.Retry(ctx, failed[0].ID); err == nil {
			t.Error("a job that is done was retried")
		}
	})
}

func TestAPanicAndAnUnreadablePayloadAreFailures(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		Register(q, "panics", func(context.Context, struct{}) error { panic("boom") })
		Register(q, "typed", func(context.Context, mail) error { return nil })
		enqueue(t, d, "panics", nil, MaxAttempts(1))
		enqueue(t, d, "typed", "not a mail")
		drain(t, q)
		failed, err := q.Failed(ctx, 10)
		if err != nil || len(failed) != 2 {
			t.Fatalf("failed = %v, %v", failed, err)
		}
		for _, job := range failed {
			if job.Kind == "panics" && !strings.Contains(job.LastError, "panic: boom") {
				t.Errorf("last error = %q", job.LastError)
			}
		}
	})
}

func TestAKeyIsWaitedForOnceAndNeverLosesAChange(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		runs := 0
		Register(q, "thumbs", func(context.Context, struct{}) error {
			runs++
			if runs == 1 { // the photo changes while its thumbs are made
				enqueue(t, d, "thumbs", nil, Key("photo 1"))
				enqueue(t, d, "thumbs", nil, Key("photo 1"))
				other := New(d, Options{Now: newClock().now})
				Register(other, "thumbs", func(context.Context, struct{}) error { t.Error("two at once"); return nil })
				drain(t, other)
			}
			return nil
		})
		for range 3 {
			enqueue(t, d, "thumbs", nil, Key("photo 1"))
		}
		expect(t, "waiting", states(t, q, "thumbs"), "ready:1")
		drain(t, q)
		expect(t, "runs", runs, 2)
		enqueue(t, d, "thumbs", nil, Key("photo 1"))
		enqueue(t, d, "thumbs", nil, Key("photo 2"))
		expect(t, "waiting again", states(t, q, "thumbs"), "done:2 ready:2")
	})
}

func TestAFailedRunLeavesTheWorkToItsWaitingTwin(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		runs := 0
		Register(q, "thumbs", func(context.Context, struct{}) error {
			runs++
			if runs == 1 {
				enqueue(t, d, "thumbs", nil, Key("photo 1"))
				return errors.New("no")
			}
			return nil
		})
		enqueue(t, d, "thumbs", nil, Key("photo 1"))
		drain(t, q)
		expect(t, "runs", runs, 2)
		expect(t, "states", states(t, q, "thumbs"), "done:2")
	})
}

func TestANodeLeavesTheKindsItDoesNotKnow(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		enqueue(t, d, "of the next release", nil)
		drain(t, q)
		expect(t, "states", states(t, q, "of the next release"), "ready:1")
	})
}

func TestWhatEndedLongAgoIsForgotten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newClock()
		q := New(d, Options{Now: c.now})
		Register(q, "good", func(context.Context, struct{}) error { return nil })
		Register(q, "bad", func(context.Context, struct{}) error { return Permanent(errors.New("no")) })
		enqueue(t, d, "good", nil)
		enqueue(t, d, "bad", nil)
		drain(t, q)
		prune := func() {
			if err := q.prune(ctx, struct{}{}); err != nil {
				t.Fatal(err)
			}
		}
		prune()
		expect(t, "good at once", states(t, q, "good"), "done:1")
		c.forward(keepDone + time.Second)
		prune()
		expect(t, "good a day later", states(t, q, "good"), "")
		expect(t, "bad a day later", states(t, q, "bad"), "failed:1")
		c.forward(keepFailed)
		prune()
		expect(t, "bad three months later", states(t, q, "bad"), "")
	})
}

func TestBackoffDoublesUpToItsMaximumAndVaries(t *testing.T) {
	for attempt, want := range map[int]time.Duration{
		1: firstWait, 2: 2 * firstWait, 5: 16 * firstWait, 15: maxWait, 1000: maxWait,
	} {
		for range 50 {
			if got := backoff(attempt); got < want || got > want+want/5 {
				t.Errorf("backoff(%d) = %s, want %s and at most a fifth more", attempt, got, want)
			}
		}
	}
	var total time.Duration
	for attempt := 1; attempt < DefaultAttempts; attempt++ {
		total += backoff(attempt)
	}
	if total < 24*time.Hour || total > 36*time.Hour {
		t.Errorf("the default gives up after %s, want a little more than a day", total)
	}
}
