package ssr

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// shelf is a cache under a clock and a catalogue version that the test moves.
type shelf struct {
	*cache
	mu      sync.Mutex
	clock   time.Time
	version atomic.Uint64
	built   atomic.Int64
}

func newShelf(maxBytes int) *shelf {
	s := &shelf{clock: time.Unix(1_800_000_000, 0)}
	s.cache = newCache(maxBytes, s.version.Load, s.time)
	return s
}

func (s *shelf) time() time.Time { s.mu.Lock(); defer s.mu.Unlock(); return s.clock }
func (s *shelf) wait(d time.Duration) {
	s.mu.Lock()
	s.clock = s.clock.Add(d)
	s.mu.Unlock()
}

func (s *shelf) build(context.Context) (*page, error) {
	n := s.built.Add(1)
	return &page{document: document{raw: fmt.Appendf(nil, "%d", n)}, status: 200, made: s.time(),
		version: s.version.Load()}, nil
}

func (s *shelf) read(t *testing.T, key string) string {
	t.Helper()
	p, err := s.get(t.Context(), key, s.build)
	if err != nil {
		t.Fatal(err)
	}
	return string(p.raw)
}

func TestAFreshPageIsMadeOnce(t *testing.T) {
	s := newShelf(1 << 20)
	s.read(t, "/")
	s.wait(freshFor - time.Second)
	if got := s.read(t, "/"); got != "1" {
		t.Errorf("page %s, want the first", got)
	}
}

func TestAnOldPageIsServedWhileItsSuccessorIsMade(t *testing.T) {
	s := newShelf(1 << 20)
	s.read(t, "/")
	s.wait(freshFor + time.Second)
	if got := s.read(t, "/"); got != "1" {
		t.Errorf("page %s, want the first while the second is made", got)
	}
	for s.built.Load() < 2 || s.pending() > 0 { // the refresh runs by itself; it always ends
		time.Sleep(time.Millisecond)
	}
	if got := s.read(t, "/"); got != "2" {
		t.Errorf("page %s, want the second", got)
	}
}

func (s *shelf) pending() int {
	s.cache.mu.Lock()
	defer s.cache.mu.Unlock()
	return len(s.flights)
}

func TestAChangeOfTheCatalogueDropsPages(t *testing.T) {
	s := newShelf(1 << 20)
	s.read(t, "/")
	s.version.Add(1)
	s.wait(changeRest)
	if got := s.read(t, "/"); got != "2" {
		t.Errorf("page %s, want a new one", got)
	}
	s.version.Add(1)
	if got := s.read(t, "/"); got != "2" {
		t.Errorf("page %s: many changes at once must not each cost a render", got)
	}
}

func TestAHundredVisitorsAskForOneRender(t *testing.T) {
	s := newShelf(1 << 20)
	gate := make(chan struct{})
	slow := func(ctx context.Context) (*page, error) { <-gate; return s.build(ctx) }
	var visitors sync.WaitGroup
	for range 100 {
		visitors.Go(func() {
			if _, err := s.get(context.Background(), "/", slow); err != nil {
				t.Error(err)
			}
		})
	}
	close(gate)
	visitors.Wait()
	if n := s.built.Load(); n != 1 {
		t.Errorf("%d renders, want 1", n)
	}
}

func TestAFailureIsNotKept(t *testing.T) {
	s := newShelf(1 << 20)
	broken := errors.New("broken")
	if _, err := s.get(t.Context(), "/", func(context.Context) (*page, error) { return nil, broken }); !errors.Is(err,
		broken) {
		t.Errorf("error is %v", err)
	}
	if got := s.read(t, "/"); got != "1" {
		t.Errorf("page %s", got)
	}
}

func TestTheCacheIsBoundedAndKeepsWhatIsUsed(t *testing.T) {
	s := newShelf(2)
	s.read(t, "/a")
	s.read(t, "/b")
	s.read(t, "/a")
	s.read(t, "/c") // pushes /b out
	if got := s.read(t, "/a"); got != "1" {
		t.Errorf("/a was made again: %s", got)
	}
	if s.bytes > 2 {
		t.Errorf("%d bytes kept, want at most 2", s.bytes)
	}
}

func TestAFailedPageIsNotKeptAndTheLastGoodOneIsSent(t *testing.T) {
	s := newShelf(1 << 20)
	failing := func(context.Context) (*page, error) { return &page{status: 503, made: s.time()}, nil }
	if p, err := s.get(t.Context(), "/", failing); err != nil || p.status != 503 {
		t.Fatalf("without a kept page: %+v, %v", p, err)
	}
	if got := s.read(t, "/"); got != "1" {
		t.Fatalf("page %s, want a new one: the failed one was kept", got)
	}
	s.wait(staleFor + time.Second)
	for name, build := range map[string]func(context.Context) (*page, error){
		"the page fails":   failing,
		"the render fails": func(context.Context) (*page, error) { return nil, errors.New("no") },
	} {
		if p, err := s.get(t.Context(), "/", build); err != nil || string(p.raw) != "1" {
			t.Errorf("%s: %v, want the kept page", name, err)
		}
	}
}
