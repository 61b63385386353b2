package jobs

import (
	"context"
	"fmt"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestJobsEnqueuedSoonAreWrittenTogetherAndRunOnceEach(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		ran := map[string]int{}
		Register(q, "letter", func(_ context.Context, m mail) error { ran[m.To]++; return nil })
		for n := range 45 { // of every size in which they are written
			if err := q.Soon("letter", mail{fmt.Sprint(n)}, Named(fmt.Sprintf("lettre-%d", n))); err != nil {
				t.Fatal(err)
			}
		}
		if got := states(t, q, "letter"); got != "" {
			t.Errorf("written before their time: %s", got)
		}
		drain(t, q)
		drain(t, q)
		for n := range 45 {
			if times := ran[fmt.Sprint(n)]; times != 1 {
				t.Errorf("letter %d was sent %d times", n, times)
			}
		}
	})
}

func TestAStartedQueueWritesWhatComesSoonAtOnceAndAtItsEnd(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{})
		ran := make(chan string, 10)
		Register(q, "letter", func(_ context.Context, m mail) error { ran <- m.To; return nil })
		q.Start()
		if err := q.Soon("letter", mail{"a"}, Named("a")); err != nil {
			t.Fatal(err)
		}
		select {
		case <-ran:
		case <-time.After(10 * time.Second):
			t.Fatal("it never ran")
		}
		for _, id := range []string{"b", "c"} {
			if err := q.Soon("letter", mail{id}, Named(id), Within(time.Hour)); err != nil {
				t.Fatal(err)
			}
		}
		if err := q.Stop(ctx); err != nil {
			t.Fatal(err)
		}
		if got := states(t, q, "letter"); got != "done:1 ready:2" {
			t.Errorf("after the end: %s", got)
		}
	})
}

func TestANamedJobIsThereOnceAndTriedAnewAfterItGaveUp(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		q := New(d, Options{Now: newClock().now})
		fails, runs := true, 0
		Register(q, "letter", func(context.Context, mail) error {
			runs++
			if fails {
				return Permanent(fmt.Errorf("no such address"))
			}
			return nil
		})
		again := func() {
			t.Helper()
			enqueue(t, d, "letter", mail{"a"}, Named("a"))
			enqueue(t, d, "letter", mail{"a"}, Named("a"))
			drain(t, q)
		}
		again()
		if got := states(t, q, "letter"); got != "failed:1" || runs != 1 {
			t.Errorf("%s after %d runs", got, runs)
		}
		fails = false
		again()
		again() // done is done
		if got := states(t, q, "letter"); got != "done:1" || runs != 2 {
			t.Errorf("%s after %d runs", got, runs)
		}
	})
}
