package web

import (
	"context"
	"fmt"
	"hash/maphash"
	"log/slog"
	"net/http"
	"net/netip"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"time"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/trace"
)

// Options are the settings of [Harden].
type Options struct {
	Log            *slog.Logger   // nil: slog.Default()
	HTTPS          bool           // the public address is https
	Origins        []string       // our own origins as browsers see them, for proxies that rewrite Host
	TrustedProxies []netip.Prefix // whose X-Forwarded-For is believed
	RatePerMinute  int            // requests per client; a fifth of it for changes; 0 for no limit
	Free           []string       // path prefixes without a general limit, logged at debug: assets, files
	Metrics        *Metrics       // nil: nothing is measured

	// Fail responds to a refusal or a crash outside the API, so that a visitor sees a page. nil: as a problem, like the
	// API.
	Fail func(w http.ResponseWriter, r *http.Request, err error)
}

// Harden puts a handler behind request ids, logs, metrics, recovery, security headers, rate and body limits, the
// refusal of changes asked by other sites and of addresses that are not text, compression and ETags.
func Harden(next http.Handler, o Options) http.Handler {
	if o.Log == nil {
		o.Log = slog.Default()
	}
	if o.Fail == nil {
		o.Fail = WriteProblem
	}
	h := &hardened{Options: o, next: next, headers: securityHeaders(o.HTTPS), seed: maphash.MakeSeed(),
		sameOrigin: http.NewCrossOriginProtection(), free: append([]string{"/healthz", "/readyz"}, o.Free...)}
	for _, origin := range o.Origins {
		if err := h.sameOrigin.AddTrustedOrigin(origin); err != nil {
			panic(fmt.Sprintf("web: %v", err)) // configuration is checked before
		}
	}
	if o.RatePerMinute > 0 {
		h.reads = newLimiter(o.RatePerMinute, time.Minute)
		h.writes = newLimiter(max(1, o.RatePerMinute/5), time.Minute)
	}
	return h
}

type hardened struct {
	Options
	next          http.Handler
	headers       []headerLine
	free          []string
	sameOrigin    *http.CrossOriginProtection
	reads, writes *limiter // nil without a limit
	seed          maphash.Seed
	warnProxy     sync.Once
}

func (h *hardened) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s := &scope{id: requestID(r.Header.Get("X-Request-Id")), began: time.Now(), log: h.Log}
	s.client = h.clientOf(r)
	r, traced := trace.Request(r.WithContext(context.WithValue(r.Context(), scopeKey{}, s)))
	out := &response{ResponseWriter: w, r: r}
	h.setHeaders(w.Header(), r, s)
	h.Metrics.begin()
	defer func() {
		cut := h.recovered(out, r, recover())
		if !cut {
			out.finish()
		}
		h.record(out, r, s)
		traced(s.route, out.status)
		if cut {
			panic(http.ErrAbortHandler)
		}
	}()
	if err := h.refusal(r, s); err != nil {
		h.fail(out, r, err)
		return
	}
	AllowBody(r, DefaultMaxBody)
	h.next.ServeHTTP(out, r)
}

func (h *hardened) setHeaders(header http.Header, r *http.Request, s *scope) {
	setAll(header, h.headers)
	if !strings.HasPrefix(r.URL.Path, Prefix+"/") {
		setAll(header, pageHeaders)
	}
	header["X-Request-Id"] = []string{s.id}
}

func (h *hardened) clientOf(r *http.Request) netip.Addr {
	client, ignored := clientIP(r, h.TrustedProxies)
	if ignored {
		h.warnProxy.Do(func() {
			h.Log.Warn("X-Forwarded-For was sent by an address that is not a trusted proxy and is ignored; " +
				"behind a proxy, name it in RR_TRUSTED_PROXIES or all visitors share one rate limit")
		})
	}
	return client
}

// refusal says no before anything is done: too many requests, an address that is not text, or a change asked by
// another site's page.
func (h *hardened) refusal(r *http.Request, s *scope) error {
	if err := h.sameOrigin.Check(r); err != nil {
		return problem.New(problem.Forbidden, "cross_origin", textCrossOrigin).Because(err)
	}
	if err := checkAddress(r); err != nil {
		return err
	}
	if h.reads == nil || h.isFree(r.URL.Path) {
		return nil
	}
	limit := h.reads
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		limit = h.writes
	}
	if wait, ok := limit.allow(s.client, s.began); !ok {
		return tooMany(wait)
	}
	return nil
}

func (h *hardened) isFree(path string) bool {
	for _, prefix := range h.free {
		if strings.HasPrefix(path, prefix) {
			return true
		}
	}
	return false
}

func (h *hardened) fail(w http.ResponseWriter, r *http.Request, err error) {
	if strings.HasPrefix(r.URL.Path, Prefix+"/") {
		WriteProblem(w, r, err)
		return
	}
	h.Fail(w, r, err)
}

// recovered turns a panic into the generic failure. When the response has already begun it asks to cut the connection
// instead, so that the client does not take half a response for a whole one.
func (h *hardened) recovered(w *response, r *http.Request, caught any) (cut bool) {
	if caught == nil {
		return false
	}
	if caught == http.ErrAbortHandler {
		return true
	}
	err := panicked(r.Context(), caught)
	if w.started() {
		return true
	}
	h.fail(w, r, err)
	return false
}

// panicked logs a recovered panic with its stack and makes it an error.
func panicked(ctx context.Context, caught any) error {
	Log(ctx).ErrorContext(ctx, "panic", "panic", fmt.Sprint(caught), "stack", string(debug.Stack()))
	return fmt.Errorf("panic: %v", caught)
}

// record logs the request without anything personal: the pattern of its route, not its path or query, and a name for
// the client that changes at each start.
func (h *hardened) record(w *response, r *http.Request, s *scope) {
	took := time.Since(s.began)
	route := s.route
	if route == "" {
		route = r.Pattern[strings.IndexByte(r.Pattern, ' ')+1:]
	}
	if route == "" {
		route = "unmatched"
	}
	h.Metrics.end(route, r.Method, w.status, took)
	level := slog.LevelInfo
	if h.isFree(r.URL.Path) && w.status < 500 {
		level = slog.LevelDebug
	}
	if !h.Log.Enabled(r.Context(), level) {
		return
	}
	line := slog.NewRecord(s.began.Add(took), level, "request", 0) // by hand: no search for the caller's line
	line.AddAttrs(slog.String("requestId", s.id), slog.String("method", r.Method), slog.String("route", route),
		slog.Int("status", w.status), slog.Int64("us", took.Microseconds()), slog.Int64("bytes", w.sent),
		slog.String("client", strconv.FormatUint(maphash.Comparable(h.seed, clientKey(s.client)), 36)))
	_ = h.Log.Handler().Handle(r.Context(), line) // a logger that fails cannot be logged
}
