package ssr

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// shelf is a cache under a clock, texts and data that the test moves.
type shelf struct {
	*cache
	mu    sync.Mutex
	clock time.Time
	text  atomic.Uint64
	data  atomic.Int64 // what the only call answers
	built atomic.Int64
}

const shownID = "01890000-0000-7000-8000-000000000001"

func newShelf(maxBytes int) *shelf {
	s := &shelf{clock: time.Unix(1_800_000_000, 0)}
	s.cache = newCache(maxBytes, 1, s.text.Load, s.time)
	return s
}

func (s *shelf) time() time.Time { s.mu.Lock(); defer s.mu.Unlock(); return s.clock }
func (s *shelf) wait(d time.Duration) {
	s.mu.Lock()
	s.clock = s.clock.Add(d)
	s.mu.Unlock()
}

// build makes a page that shows one thing, whose data names the number of the build.
func (s *shelf) build(_ context.Context, kept *page) (*page, error) {
	responses := map[string]apiResponse{
		"/v1/x": {Status: 200, Body: fmt.Appendf(nil, `{"id":"%s","n":%d}`, shownID, s.data.Load())},
	}
	if kept != nil && s.time().Sub(kept.made) < renderAgain && kept.match(responses) {
		return kept, nil
	}
	made := &page{status: 200, made: s.time(), facts: factsOf(responses)}
	made.set(fmt.Appendf(nil, "%d", s.built.Add(1)))
	return made, nil
}

func (s *shelf) read(t *testing.T, key string) string {
	t.Helper()
	p, _, err := s.get(t.Context(), key, s.build)
	if err != nil {
		t.Fatal(err)
	}
	return string(p.raw())
}

// settle waits for the renewals that run by themselves; they always end.
func (s *shelf) settle() {
	for s.busy() {
		time.Sleep(time.Millisecond)
	}
}

func (s *shelf) busy() bool {
	s.cache.mu.Lock()
	defer s.cache.mu.Unlock()
	for el := s.recent.Front(); el != nil; el = el.Next() {
		if el.Value.(*entry).renewing {
			return true
		}
	}
	return len(s.flights) > 0
}

func (s *shelf) expect(t *testing.T, want, why string) {
	t.Helper()
	if got := s.read(t, "/"); got != want {
		t.Errorf("page %s, want %s: %s", got, want, why)
	}
	s.settle()
}

func TestAPageIsMadeOnceWhileNothingChanges(t *testing.T) {
	s := newShelf(1 << 20)
	s.expect(t, "1", "the first visitor makes it")
	s.wait(timeLimit + time.Second)
	s.expect(t, "1", "a minute has passed")
	s.wait(timeLimit + time.Second)
	s.expect(t, "1", "its data was compared and is the same")
	s.wait(renderAgain)
	s.expect(t, "1", "the kept one is sent while the next is made")
	s.expect(t, "2", "an hour has passed: what it tells of time is old")
}

func TestWhatAPageShowsIsRenewedBeforeItIsSent(t *testing.T) {
	s := newShelf(1 << 20)
	s.expect(t, "1", "")
	s.data.Add(1)
	s.changed([]uint64{hashOf(shownID)}, false)
	s.expect(t, "1", "within the grace nobody waits")
	s.expect(t, "2", "it was renewed meanwhile")
	s.data.Add(1)
	s.changed([]uint64{hashOf(shownID)}, false)
	s.wait(shownGrace)
	s.expect(t, "3", "after the grace nobody gets the old one")
	s.changed([]uint64{hashOf(shownID)}, false)
	s.wait(shownGrace)
	s.expect(t, "3", "what changed is not what this page tells")
}

func TestWhatAPageMightListIsLookedForBehindItsVisitors(t *testing.T) {
	s := newShelf(1 << 20)
	s.expect(t, "1", "")
	s.data.Add(1)
	s.changed([]uint64{hashOf("another")}, false)
	s.wait(shownGrace)
	s.expect(t, "1", "another thing changed")
	s.wait(listedRest)
	s.expect(t, "1", "the kept one is sent while it is compared")
	s.expect(t, "2", "and then made again")
	s.data.Add(1)
	s.changed(nil, false)
	s.wait(listedLimit)
	s.expect(t, "3", "nobody gets a page that was not compared for so long")
}

func TestTextsAndUnknownChangesRenewEveryPage(t *testing.T) {
	s := newShelf(1 << 20)
	s.expect(t, "1", "")
	s.data.Add(1)
	s.text.Add(1)
	s.expect(t, "2", "a text changed")
	s.expect(t, "2", "once")
	s.data.Add(1)
	s.changed(nil, true)
	s.wait(shownGrace)
	s.expect(t, "3", "anything may have changed")
}

func TestAChangeWhileAPageIsMadeIsNotMissed(t *testing.T) {
	s := newShelf(1 << 20)
	_, _, err := s.get(t.Context(), "/", func(ctx context.Context, kept *page) (*page, error) {
		made, err := s.build(ctx, kept)
		s.data.Add(1)
		s.changed([]uint64{hashOf(shownID)}, false)
		return made, err
	})
	if err != nil {
		t.Fatal(err)
	}
	s.wait(shownGrace)
	s.expect(t, "2", "its data was read before the change")
}

func TestAHundredVisitorsAskForOneRender(t *testing.T) {
	s := newShelf(1 << 20)
	gate := make(chan struct{})
	slow := func(ctx context.Context, kept *page) (*page, error) { <-gate; return s.build(ctx, kept) }
	var visitors sync.WaitGroup
	for range 100 {
		visitors.Go(func() {
			if _, _, err := s.get(context.Background(), "/", slow); err != nil {
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
	failing := func(context.Context, *page) (*page, error) { return nil, broken }
	if _, _, err := s.get(t.Context(), "/", failing); !errors.Is(err, broken) {
		t.Errorf("error is %v", err)
	}
	if got := s.read(t, "/"); got != "1" {
		t.Errorf("page %s", got)
	}
}

func TestTheCacheIsBoundedAndKeepsWhatIsUsed(t *testing.T) {
	s := newShelf(1)
	s.read(t, "/a")
	s.maxBytes = 2 * s.bytes
	s.read(t, "/b")
	s.read(t, "/a")
	s.read(t, "/c") // pushes /b out
	if got := s.read(t, "/a"); got != "1" {
		t.Errorf("/a was made again: %s", got)
	}
	if s.bytes > s.maxBytes {
		t.Errorf("%d bytes kept, want at most %d", s.bytes, s.maxBytes)
	}
}

func TestAFailedPageIsNotKeptAndTheLastGoodOneIsSent(t *testing.T) {
	s := newShelf(1 << 20)
	failing := func(context.Context, *page) (*page, error) { return &page{status: 503, made: s.time()}, nil }
	if p, _, err := s.get(t.Context(), "/", failing); err != nil || p.status != 503 {
		t.Fatalf("without a kept page: %+v, %v", p, err)
	}
	if got := s.read(t, "/"); got != "1" {
		t.Fatalf("page %s, want a new one: the failed one was kept", got)
	}
	s.changed([]uint64{hashOf(shownID)}, false)
	s.wait(shownGrace)
	for name, build := range map[string]builder{
		"the page fails":   failing,
		"the render fails": func(context.Context, *page) (*page, error) { return nil, errors.New("no") },
	} {
		if p, kept, err := s.get(t.Context(), "/", build); err != nil || kept || string(p.raw()) != "1" {
			t.Errorf("%s: %v, want the last good page", name, err)
		}
		if _, kept, _ := s.get(t.Context(), "/", build); !kept {
			t.Errorf("%s: the next visitor waits for another failure", name)
		}
		s.wait(failureRest)
	}
}

func TestThePagesVisitedMostAreRenewedFirst(t *testing.T) {
	s := newShelf(1 << 20)
	for _, key := range []string{"/first", "/cold", "/hot", "/hot", "/hot"} {
		s.read(t, key)
	}
	s.changed(nil, false)
	s.wait(listedRest)
	var order []string
	hold := make(chan struct{})
	note := func(key string) builder {
		return func(ctx context.Context, kept *page) (*page, error) {
			order = append(order, key) // one page is renewed at a time
			<-hold
			return s.build(ctx, kept)
		}
	}
	for _, key := range []string{"/first", "/cold", "/hot"} {
		if _, kept, err := s.get(t.Context(), key, note(key)); err != nil || !kept {
			t.Fatal(key, kept, err)
		}
	}
	close(hold)
	s.settle()
	if want := []string{"/first", "/hot", "/cold"}; !slices.Equal(order, want) {
		t.Errorf("renewed in the order %v, want %v", order, want)
	}
}
