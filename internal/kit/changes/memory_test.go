package changes_test

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"testing"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// shelf is a memory of texts, each made of one product, and a count of how often they had to be read.
type shelf struct {
	*changes.Memory[string]
	db    *db.DB
	log   *changes.Follower
	texts map[string]string
	reads int
}

func newShelf(t *testing.T, d *db.DB, size int) *shelf {
	t.Helper()
	s := &shelf{db: d, texts: map[string]string{"a": "a", "b": "b", "c": "c"}}
	s.Memory = changes.NewMemory(size, func(text string) []changes.Thing {
		return []changes.Thing{{Kind: "product", ID: text[:1]}}
	})
	var err error
	if s.log, err = changes.NewFollower(t.Context(), d, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	if err := s.Follow(t.Context(), s.log, "shelf"); err != nil {
		t.Fatal(err)
	}
	return s
}

// read asks for texts as they are now.
func (s *shelf) read(t *testing.T, ids ...string) []string {
	t.Helper()
	version, err := changes.Version(t.Context(), s.db)
	if err != nil {
		t.Fatal(err)
	}
	found, err := s.Read(version, ids, true, s.load)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Sorted(maps.Values(found))
}

func (s *shelf) load(ids []string) (map[string]string, error) {
	s.reads++
	found := map[string]string{}
	for _, id := range ids {
		if text, known := s.texts[id]; known {
			found[id] = text
		}
	}
	return found, nil
}

func (s *shelf) change(t *testing.T, id, text string) {
	t.Helper()
	err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return changes.Note(t.Context(), tx, "product", id) })
	if err != nil {
		t.Fatal(err)
	}
	s.texts[id] = text
}

// catchUp brings the memory up to the log's end, as a running follower does.
func (s *shelf) catchUp(t *testing.T) {
	t.Helper()
	s.log.Subscribe(t.Context(), "another", s.log.Version(), func(context.Context, changes.Batch) error { return nil })
}

func TestWhatDidNotChangeIsReadOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d, 10)
		for range 3 {
			if got := s.read(t, "a", "b", "unknown"); !slices.Equal(got, []string{"a", "b"}) {
				t.Errorf("read %v", got)
			}
			s.read(t, "a", "b")
		}
		if s.reads != 3 { // what does not exist is asked for each time
			t.Errorf("read %d times", s.reads)
		}
	})
}

func TestAChangeIsSeenBeforeAndAfterTheMemoryFollowsIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d, 10)
		s.read(t, "a", "b")
		s.change(t, "a", "a2")
		if got := s.read(t, "a", "b"); !slices.Equal(got, []string{"a2", "b"}) {
			t.Errorf("before the memory followed, it reads %v", got)
		}
		s.catchUp(t)
		s.read(t, "a")
		reads := s.reads
		if got := s.read(t, "a", "b"); !slices.Equal(got, []string{"a2", "b"}) || s.reads != reads {
			t.Errorf("after the memory followed, it reads %v; %d reads", got, s.reads-reads)
		}
	})
}

func TestWhatWasBeingReadDuringAChangeIsNotKept(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d, 10)
		_, err := s.Read(0, []string{"a"}, true, func([]string) (map[string]string, error) {
			old, err := s.load([]string{"a"})
			s.change(t, "a", "a2")
			s.catchUp(t)
			return old, err
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := s.read(t, "a"); got[0] != "a2" {
			t.Errorf("an old text was kept: %v", got)
		}
	})
}

func TestAMemoryCachesTwiceItsSizeAndNoMore(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d, 1)
		for _, id := range []string{"a", "b", "c"} {
			s.read(t, id)
		}
		s.reads = 0
		s.read(t, "c")
		s.read(t, "b")
		if s.reads != 0 {
			t.Error("the latest two are forgotten")
		}
		if s.read(t, "a"); s.reads != 1 {
			t.Error("the oldest is still cached")
		}
	})
}

func TestATransactionsReadingIsNotKeptNorIsThatOfAMemoryThatFollowsNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d, 10)
		for range 2 {
			if _, err := s.Read(0, []string{"a"}, false, s.load); err != nil {
				t.Fatal(err)
			}
		}
		unsubscribed := changes.NewMemory(10, func(string) []changes.Thing { return nil })
		var none *changes.Memory[string]
		for range 2 {
			for _, m := range []*changes.Memory[string]{unsubscribed, none} {
				if _, err := m.Read(0, []string{"a"}, true, s.load); err != nil {
					t.Fatal(err)
				}
			}
		}
		if s.reads != 6 {
			t.Errorf("%d reads of six", s.reads)
		}
	})
}
