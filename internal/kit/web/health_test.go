package web_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"rangrue/internal/kit/web"
)

func TestReadinessNamesWhatFailsAndNothingMore(t *testing.T) {
	broken := errors.New("dial tcp 10.0.0.5: refused")
	fail := false
	health := web.NewHealth(time.Second, map[string]func(context.Context) error{
		"database": func(context.Context) error {
			if fail {
				return broken
			}
			return nil
		},
		"files": func(context.Context) error { return nil },
	})
	mux := http.NewServeMux()
	health.Routes(mux)
	h := web.Harden(mux, web.Options{Log: quiet})
	if w, _ := call(t, h, "GET", "/readyz", ""); w.Code != 200 ||
		strings.TrimSpace(w.Body.String()) != `{"status":"ready"}` {
		t.Errorf("ready: %d %s", w.Code, w.Body)
	}
	fail = true
	if w, _ := call(t, h, "GET", "/readyz", ""); w.Code != 503 ||
		strings.TrimSpace(w.Body.String()) != `{"status":"unavailable","failing":["database"]}` ||
		w.Header().Get("Retry-After") == "" {
		t.Errorf("not ready: %d %s", w.Code, w.Body)
	}
	if w, _ := call(t, h, "GET", "/healthz", ""); w.Code != 200 {
		t.Errorf("alive: %d", w.Code)
	}
	health.Drain()
	if w, _ := call(t, h, "GET", "/readyz", ""); w.Code != 503 || !strings.Contains(w.Body.String(), "stopping") {
		t.Errorf("stopping: %d %s", w.Code, w.Body)
	}
}

func TestACheckThatHangsIsAFailure(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		released := make(chan struct{})
		defer close(released)
		health := web.NewHealth(time.Second, map[string]func(context.Context) error{
			"deaf": func(context.Context) error { <-released; return nil },
			"good": func(context.Context) error { return nil },
		})
		if failing := health.Failing(context.Background()); len(failing) != 1 || failing[0] != "deaf" {
			t.Errorf("failing: %v", failing)
		}
	})
}

func TestTheOperatorsAddressShowsMetricsByRoute(t *testing.T) {
	metrics := web.NewMetrics()
	metrics.Gauge("jobs_waiting", "Jobs waiting.", func() float64 { return 7 })
	mux, _ := newGuestBook()
	mux.HandleFunc("GET /boutique/{slug}", func(http.ResponseWriter, *http.Request) {})
	h := web.Harden(mux, web.Options{Log: quiet, Metrics: metrics})
	call(t, h, "GET", "/v1/guests/missing", "")
	call(t, h, "GET", "/v1/nothing-here", "")
	call(t, h, "GET", "/boutique/atelier", "")
	call(t, h, "BREW", "/boutique/atelier", "")
	admin := web.Admin(metrics, web.NewHealth(time.Second, nil))
	w, _ := call(t, admin, "GET", "/metrics", "")
	for _, line := range []string{
		`http_requests_total{method="GET",route="/v1/guests/{name}",status="4xx"} 1`,
		`http_requests_total{method="GET",route="/v1/*",status="4xx"} 1`,
		`http_requests_total{method="GET",route="/boutique/{slug}",status="2xx"} 1`,
		`http_requests_total{method="other",`,
		`http_request_duration_seconds_count{method="GET",route="/boutique/{slug}"} 1`,
		"http_requests_in_flight 0", "jobs_waiting 7", "go_goroutines", "process_resident_memory_bytes",
	} {
		if !strings.Contains(w.Body.String(), line) {
			t.Errorf("no %s", line)
		}
	}
	for _, path := range []string{"/debug/pprof/", "/healthz", "/readyz"} {
		if w, _ := call(t, admin, "GET", path, ""); w.Code != 200 {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
}

func TestStoppingFinishesRequestsInFlight(t *testing.T) {
	began, finish := make(chan struct{}), make(chan struct{})
	server := web.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(began)
		<-finish
		_, _ = io.WriteString(w, "whole")
	}), quiet)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	drained, served, answered := make(chan struct{}), make(chan error, 1), make(chan string, 1)
	go func() {
		served <- web.Serve(ctx, server, listener, time.Minute, func() { close(drained) })
	}()
	go func() {
		answer, err := http.Get("http://" + listener.Addr().String())
		if err != nil {
			answered <- err.Error()
			return
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		answered <- string(body)
	}()
	<-began
	stop()
	<-drained
	select {
	case err := <-served:
		t.Fatalf("stopped with a request in flight: %v", err)
	default:
	}
	close(finish)
	if got := <-answered; got != "whole" {
		t.Errorf("the request in flight got %q", got)
	}
	if err := <-served; err != nil {
		t.Errorf("Serve: %v", err)
	}
}

func TestARequestThatNeverEndsDoesNotHoldTheStop(t *testing.T) {
	began, forever := make(chan struct{}), make(chan struct{})
	defer close(forever)
	server := httptest.NewUnstartedServer(nil)
	listener := server.Listener
	srv := web.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { close(began); <-forever }), quiet)
	ctx, stop := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- web.Serve(ctx, srv, listener, time.Millisecond) }()
	go func() { _, _ = http.Get("http://" + listener.Addr().String()) }()
	<-began
	stop()
	if err := <-served; !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Serve: %v; want the deadline", err)
	}
}

func TestTheServerHasEveryTimeout(t *testing.T) {
	s := web.NewServer(nil, quiet)
	if s.ReadHeaderTimeout == 0 || s.ReadTimeout == 0 || s.WriteTimeout == 0 || s.IdleTimeout == 0 ||
		s.MaxHeaderBytes == 0 {
		t.Errorf("%+v", s)
	}
}
