package web_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

type shelf struct {
	handler http.Handler
	made    atomic.Int64
	version atomic.Uint64
	gate    chan struct{} // when not nil, making waits for it
	caller  atomic.Value  // the Authorization header that the handler saw
}

type shelfOutput struct {
	Body struct {
		Text string `json:"text"`
		N    int64  `json:"n"`
	}
}

// newShelf serves one cached call that counts how often it is really made.
func newShelf(maxBytes int64) *shelf {
	s := &shelf{}
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Shelf", "1.0")
	cache := web.NewCache(maxBytes, s.version.Load)
	web.Get(api, "/shelf", "Shelf", func(_ context.Context, in *struct {
		Q      string `query:"q"`
		Page   int    `query:"page"`
		Bearer string `header:"Authorization"`
	}) (*shelfOutput, error) {
		n := s.made.Add(1)
		s.caller.Store(in.Bearer)
		if s.gate != nil {
			<-s.gate
		}
		if in.Q == "absent" {
			return nil, problem.Missing("absent")
		}
		if in.Q == "panic" {
			panic("oups")
		}
		out := &shelfOutput{}
		out.Body.Text, out.Body.N = strings.Repeat("tasse "+in.Q+" ", 400), n
		return out, nil
	}, web.Cached(cache, time.Minute))
	s.handler = web.Harden(mux, web.Options{Log: quiet})
	return s
}

func TestACachedAnswerIsMadeOncePerVersion(t *testing.T) {
	s := newShelf(1 << 20)
	first, _ := call(t, s.handler, "GET", "/v1/shelf", "")
	again, _ := call(t, s.handler, "GET", "/v1/shelf", "")
	if s.made.Load() != 1 || first.Body.String() != again.Body.String() || first.Code != 200 {
		t.Errorf("made %d times; answers %d and %d bytes", s.made.Load(), first.Body.Len(), again.Body.Len())
	}
	if got := again.Header().Get("Cache-Control"); got != "public, max-age=60" {
		t.Errorf("Cache-Control %q", got)
	}
	s.version.Add(1)
	if fresh, _ := call(t, s.handler, "GET", "/v1/shelf", ""); s.made.Load() != 2 ||
		fresh.Body.String() == first.Body.String() {
		t.Error("a new version is answered with the old answer")
	}
}

func TestACachedAnswerIsKeptInTheFormsClientsTake(t *testing.T) {
	s := newShelf(1 << 20)
	bare, _ := call(t, s.handler, "GET", "/v1/shelf", "")
	for _, encoding := range []string{"br", "gzip"} {
		w, _ := call(t, s.handler, "GET", "/v1/shelf", "", "Accept-Encoding", encoding)
		if w.Header().Get("Content-Encoding") != encoding ||
			w.Header().Get("Content-Length") != fmt.Sprint(w.Body.Len()) ||
			w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: %v", encoding, w.Header())
		}
		if decode(t, w) != bare.Body.String() {
			t.Errorf("%s is not the same answer", encoding)
		}
		if again, _ := call(t, s.handler, "GET", "/v1/shelf", "", "Accept-Encoding", encoding, "If-None-Match",
			w.Header().Get("ETag")); again.Code != 304 || again.Body.Len() > 0 {
			t.Errorf("%s again: %d", encoding, again.Code)
		}
	}
	if head, _ := call(t, s.handler, "HEAD", "/v1/shelf", ""); head.Code != 200 ||
		head.Header().Get("ETag") != bare.Header().Get("ETag") {
		t.Errorf("HEAD: %d %v", head.Code, head.Header())
	}
	if s.made.Load() != 1 {
		t.Errorf("made %d times", s.made.Load())
	}
}

func TestOnlyKnownParametersMakeAnotherAnswer(t *testing.T) {
	s := newShelf(1 << 20)
	for _, query := range []string{"q=a&page=2", "page=2&q=a", "page=2&q=a&utm_source=x", "fbclid=1&q=a&page=2"} {
		call(t, s.handler, "GET", "/v1/shelf?"+query, "")
	}
	if s.made.Load() != 1 {
		t.Errorf("one answer was made %d times", s.made.Load())
	}
	if w, _ := call(t, s.handler, "GET", "/v1/shelf?q=b", ""); !strings.Contains(w.Body.String(), "tasse b") {
		t.Error("another question has the same answer")
	}
}

func TestNothingOfTheCallerEntersACachedAnswer(t *testing.T) {
	s := newShelf(1 << 20)
	call(t, s.handler, "GET", "/v1/shelf", "", "Authorization", "Bearer ana", "Cookie", "a=b")
	if seen := s.caller.Load(); seen != "" {
		t.Errorf("the handler saw %q", seen)
	}
}

func TestFailuresAreNotKept(t *testing.T) {
	s := newShelf(1 << 20)
	for i := range 2 {
		w, p := call(t, s.handler, "GET", "/v1/shelf?q=absent", "")
		if w.Code != 404 || p.Code != "absent" || w.Header().Get("Cache-Control") != "no-store" ||
			s.made.Load() != int64(i+1) {
			t.Errorf("call %d: %d %+v %q, made %d", i, w.Code, p, w.Header().Get("Cache-Control"), s.made.Load())
		}
	}
	if w, p := call(t, s.handler, "GET", "/v1/shelf?q=panic", ""); w.Code != 500 || p.Code != "internal" {
		t.Errorf("panic: %d %+v", w.Code, p)
	}
}

func TestAFullCacheForgetsTheLeastUsed(t *testing.T) {
	s := newShelf(20 << 10) // an answer weighs about 5 kB
	ask := func(q string) { call(t, s.handler, "GET", "/v1/shelf?q="+q, "") }
	for _, q := range []string{"a", "b", "c", "a", "d", "e", "f", "a"} { // a is used all along
		ask(q)
	}
	made := s.made.Load()
	if ask("a"); s.made.Load() != made {
		t.Error("the most used answer was forgotten")
	}
	if ask("b"); s.made.Load() != made+1 {
		t.Error("the least used answer was kept in a full cache")
	}
}

func TestAManyFoldQuestionIsMadeOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShelf(1 << 20)
		s.gate = make(chan struct{})
		var group sync.WaitGroup
		for range 50 {
			group.Go(func() {
				if w, _ := call(t, s.handler, "GET", "/v1/shelf", ""); w.Code != 200 {
					t.Errorf("status %d", w.Code)
				}
			})
		}
		synctest.Wait() // all fifty wait for the one
		close(s.gate)
		group.Wait()
		if s.made.Load() != 1 {
			t.Errorf("made %d times", s.made.Load())
		}
	})
}
