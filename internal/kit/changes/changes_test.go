package changes

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

var (
	ctx   = context.Background()
	quiet = slog.New(slog.DiscardHandler)
)

func record(t *testing.T, d *db.DB, ids ...string) {
	t.Helper()
	err := d.Tx(ctx, func(tx *db.Tx) error {
		for _, id := range ids {
			if err := Note(ctx, tx, "product", id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func version(t *testing.T, d *db.DB) int64 {
	t.Helper()
	v, err := Version(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func since(t *testing.T, d *db.DB, from int64, limit int) string {
	t.Helper()
	found, err := Since(ctx, d, from, limit)
	if err != nil {
		t.Fatal(err)
	}
	return text(found)
}

func text(list []Change) (s string) {
	for _, c := range list {
		s += fmt.Sprintf("%d:%s ", c.Version, c.ID)
	}
	return s
}

func TestChangesAreNumberedInOrderWithTheirTransaction(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if v := version(t, d); v != 0 {
			t.Fatalf("version of a new market = %d", v)
		}
		record(t, d, "a", "b", "a") // a twice is a once
		undone := errors.New("undone")
		_ = d.Tx(ctx, func(tx *db.Tx) error { return errors.Join(Note(ctx, tx, "product", "never"), undone) })
		record(t, d, "c")
		if got := since(t, d, 0, 10); got != "1:a 2:b 3:c " || version(t, d) != 3 {
			t.Fatalf("log = %q at version %d", got, version(t, d))
		}
		if got := since(t, d, 1, 1); got != "2:b " {
			t.Fatalf("one after version 1 = %q", got)
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error { return Note(ctx, tx, "product", "") }); err == nil {
			t.Error("a change without an id was noted")
		}
	})
}

func TestATransactionMayNoteThousands(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		ids := make([]string, 2*rowsPerInsert+1)
		for i := range ids {
			ids[i] = fmt.Sprint("p", i)
		}
		record(t, d, ids...)
		found, err := Since(ctx, d, 0, len(ids)+1)
		if err != nil || len(found) != len(ids) {
			t.Fatalf("%d noted, %v; want %d", len(found), err, len(ids))
		}
		for i, c := range found {
			if c.Version != int64(i+1) || c.ID != ids[i] {
				t.Fatalf("row %d = %+v", i, c)
			}
		}
	})
}

func TestWhoSawAVersionSawAllBelowIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		const writers, each = 8, 25
		var all sync.WaitGroup
		for w := range writers {
			all.Go(func() {
				for i := range each {
					err := d.Tx(ctx, func(tx *db.Tx) error {
						return errors.Join(Note(ctx, tx, "product", fmt.Sprint(w, i)),
							Note(ctx, tx, "shop", fmt.Sprint(w)))
					})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		written := make(chan struct{})
		go func() { all.Wait(); close(written) }()
		var seen int64
		for last := false; !last; {
			select {
			case <-written:
				last = true
			default:
			}
			found, err := Since(ctx, d, seen, 1000)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range found {
				if c.Version != seen+1 {
					t.Fatalf("version %d followed %d", c.Version, seen)
				}
				seen = c.Version
			}
		}
		if seen != 2*writers*each {
			t.Fatalf("%d changes seen, want %d", seen, 2*writers*each)
		}
	})
}

func TestTransactionsThatNoteInAnyOrderDoNotWaitForEachOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if d.Engine() != db.Postgres {
			t.Skip("transactions run one after the other")
		}
		var noted, all sync.WaitGroup // both have noted before either ends
		noted.Add(2)
		for _, id := range []string{"a", "b"} {
			all.Go(func() {
				err := d.Tx(ctx, func(tx *db.Tx) error {
					err := Note(ctx, tx, "product", id)
					noted.Done()
					noted.Wait()
					return err
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if v := version(t, d); v != 2 {
			t.Fatalf("version = %d, want 2", v)
		}
	})
}

func TestOldChangesArePruned(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		record(t, d, "a", "b")
		if n, err := Prune(ctx, d, time.Now().Add(-time.Hour)); err != nil || n != 0 {
			t.Fatalf("pruned %d, %v; want none", n, err)
		}
		if n, err := Prune(ctx, d, time.Now().Add(time.Hour)); err != nil || n != 1 {
			t.Fatalf("pruned %d, %v; want 1: the last is kept", n, err)
		}
		record(t, d, "c")
		if got := since(t, d, 0, 10); got != "2:b 3:c " {
			t.Fatalf("log = %q: versions must not start again", got)
		}
	})
}
