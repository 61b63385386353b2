package changes

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func follower(t *testing.T, d *db.DB) *Follower {
	t.Helper()
	f, err := NewFollower(ctx, d, quiet)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestASubscriberReceivesEachChangeOnceFromItsVersionOn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		record(t, d, "before")
		f := follower(t, d)
		from := version(t, d)
		record(t, d, "while the index was built")
		got := ""
		f.Subscribe(ctx, "index", from, func(_ context.Context, b Batch) error { got += text(b.Changes); return nil })
		record(t, d, "after")
		f.catchUp(ctx)
		f.catchUp(ctx)
		if got != "2:while the index was built 3:after " || f.Version() != 3 {
			t.Fatalf("received %q, version %d", got, f.Version())
		}
	})
}

func TestTheVersionWaitsForTheSlowestSubscriber(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := follower(t, d)
		broken, applied := true, 0
		f.Subscribe(ctx, "good", 0, func(_ context.Context, b Batch) error { applied += len(b.Changes); return nil })
		f.Subscribe(ctx, "broken", 0, func(context.Context, Batch) error {
			if broken {
				return errors.New("no")
			}
			return nil
		})
		record(t, d, "a", "b")
		f.catchUp(ctx)
		f.catchUp(ctx)
		if f.Version() != 0 || applied != 2 {
			t.Fatalf("version %d, applied %d; want 0 while one subscriber fails, and 2 by the other", f.Version(),
				applied)
		}
		broken = false
		f.catchUp(ctx)
		if f.Version() != 2 {
			t.Fatalf("version %d, want 2", f.Version())
		}
	})
}

func TestManyChangesComeInBatches(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		ids := make([]string, batchSize+10)
		for i := range ids {
			ids[i] = db.NewID()
		}
		f, batches, count := follower(t, d), 0, 0
		f.Subscribe(ctx, "index", 0, func(_ context.Context, b Batch) error {
			batches++
			count += len(b.Changes)
			return nil
		})
		record(t, d, ids...)
		f.catchUp(ctx)
		if batches != 2 || count != len(ids) {
			t.Fatalf("%d changes in %d batches", count, batches)
		}
	})
}

func TestAFollowerTooFarBehindLearnsThatItMissedChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := follower(t, d)
		var batches []Batch
		f.Subscribe(ctx, "index", 0, func(_ context.Context, b Batch) error {
			batches = append(batches, b)
			return nil
		})
		record(t, d, "a", "b")
		if _, err := Prune(ctx, d, time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		record(t, d, "c")
		f.catchUp(ctx)
		record(t, d, "d")
		f.catchUp(ctx)
		if len(batches) != 2 || !batches[0].Missed || batches[0].Version != 3 ||
			batches[1].Missed || text(batches[1].Changes) != "4:d " {
			t.Fatalf("batches = %+v", batches)
		}
	})
}

func TestTheChangesOfEveryNodeArrive(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		here, elsewhere := dbtest.Open(t, url), dbtest.Open(t, url)
		f := follower(t, here)
		arrived := make(chan string, 10)
		f.Subscribe(ctx, "index", 0, func(_ context.Context, b Batch) error { arrived <- text(b.Changes); return nil })
		running, stop := context.WithCancel(ctx)
		ended := make(chan struct{})
		go func() { f.Run(running); close(ended) }()
		record(t, here, "mine")
		if got := <-arrived; got != "1:mine " {
			t.Errorf("received %q", got)
		}
		record(t, elsewhere, "theirs")
		if got := <-arrived; got != "2:theirs " {
			t.Errorf("received %q", got)
		}
		stop()
		<-ended
	})
}

func TestAWatcherIsToldOnceEverySubscriberFollowed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := follower(t, d)
		broken, got := true, ""
		f.Subscribe(ctx, "index", version(t, d), func(context.Context, Batch) error {
			if broken {
				return errors.New("not now")
			}
			return nil
		})
		f.Watch(func(b Batch) { got += text(b.Changes) })
		record(t, d, "one")
		f.catchUp(ctx)
		if got != "" {
			t.Fatalf("told %q before the index followed", got)
		}
		broken = false
		record(t, d, "two")
		f.catchUp(ctx)
		f.catchUp(ctx)
		if got != "1:one 2:two " {
			t.Fatalf("told %q", got)
		}
	})
}
