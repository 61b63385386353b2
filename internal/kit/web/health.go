package web

import (
	"context"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/pprof"
	"slices"
	"sync/atomic"
	"time"
)

// Health reports to a load balancer whether to send visitors here. The process is alive as long as it answers /healthz;
// it is ready when every check passes and it is not about to stop.
type Health struct {
	timeout  time.Duration
	checks   map[string]func(context.Context) error
	starting atomic.Bool
	stopping atomic.Bool
}

// NewHealth takes the named checks that make the process ready, such as the database; each gets at most timeout.
func NewHealth(timeout time.Duration, checks map[string]func(context.Context) error) *Health {
	return &Health{timeout: timeout, checks: checks}
}

// Starting makes the process unready until it is said to have started.
func (h *Health) Starting() { h.starting.Store(true) }

// Started ends [Health.Starting].
func (h *Health) Started() { h.starting.Store(false) }

// Drain makes the process unready for good. Give it to [Serve] to have it called before connections are closed.
func (h *Health) Drain() { h.stopping.Store(true) }

// Routes mounts /healthz and /readyz.
func (h *Health) Routes(mux *http.ServeMux) {
	mux.HandleFunc("/healthz", func(w http.ResponseWriter, _ *http.Request) {
		writeState(w, http.StatusOK,
			state{Status: "ok"})
	})
	mux.HandleFunc("/readyz", func(w http.ResponseWriter, r *http.Request) {
		failed := h.Failing(r.Context())
		if len(failed) > 0 {
			w.Header().Set("Retry-After", "5")
			writeState(w, http.StatusServiceUnavailable, state{Status: "unavailable", Failing: failed})
			return
		}
		writeState(w, http.StatusOK, state{Status: "ready"})
	})
}

// Names lists the checks, in order.
func (h *Health) Names() []string { return slices.Sorted(maps.Keys(h.checks)) }

// Failing names the checks that do not pass; the reasons go to the log, not to the client.
func (h *Health) Failing(ctx context.Context) []string {
	if h.stopping.Load() {
		return []string{"stopping"}
	}
	if h.starting.Load() {
		return []string{"starting"}
	}
	ctx, cancel := context.WithTimeout(ctx, h.timeout)
	defer cancel()
	type result struct {
		name string
		err  error
	}
	results := make(chan result, len(h.checks))
	for name, check := range h.checks {
		go func() { results <- result{name, check(ctx)} }()
	}
	waiting := maps.Clone(h.checks)
	var failed []string
	for len(waiting) > 0 {
		select {
		case r := <-results:
			delete(waiting, r.name)
			if r.err != nil {
				failed = append(failed, r.name)
				Log(ctx).WarnContext(ctx, "not ready", "check", r.name, "error", r.err)
			}
		case <-ctx.Done(): // a check that ignores its context must not delay the response
			failed = slices.AppendSeq(failed, maps.Keys(waiting))
			waiting = nil
		}
	}
	slices.Sort(failed)
	return failed
}

type state struct {
	Status  string   `json:"status"`
	Failing []string `json:"failing,omitempty"`
}

func writeState(w http.ResponseWriter, status int, s state) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", CacheNever)
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(s) // the client is gone when this fails
}

// Admin is what the operator's own address serves: metrics, health and the Go profiler. Never mount it beside the
// public pages.
func Admin(m *Metrics, h *Health) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", m.Handler())
	h.Routes(mux)
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}
