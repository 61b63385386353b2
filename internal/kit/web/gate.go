package web

import (
	"net/http"
	"sync"
	"time"
)

// Gate holds requests back until the process has read what it answers from; only /healthz and /readyz pass.
type Gate struct {
	next           http.Handler
	wait           time.Duration
	opened, closed chan struct{}
	open, close    func()
}

// NewGate holds requests back from a handler, each for some time at most; then it is answered 503.
func NewGate(next http.Handler, wait time.Duration) *Gate {
	g := &Gate{next: next, wait: wait, opened: make(chan struct{}), closed: make(chan struct{})}
	g.open = sync.OnceFunc(func() { close(g.opened) })
	g.close = sync.OnceFunc(func() { close(g.closed) })
	return g
}

// Open lets all requests through, for good.
func (g *Gate) Open() { g.open() }

// GiveUp refuses the requests that still wait: the process stops before it was ready.
func (g *Gate) GiveUp() { g.close() }

func (g *Gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	select {
	case <-g.opened:
		g.next.ServeHTTP(w, r)
	default:
		g.hold(w, r)
	}
}

func (g *Gate) hold(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
		g.next.ServeHTTP(w, r)
		return
	}
	timer := time.NewTimer(g.wait)
	defer timer.Stop()
	select {
	case <-g.opened:
		g.next.ServeHTTP(w, r)
		return
	case <-timer.C:
	case <-g.closed:
	case <-r.Context().Done(): // the client is gone
	}
	writeProblem(w, r, statusProblem(http.StatusServiceUnavailable))
}
