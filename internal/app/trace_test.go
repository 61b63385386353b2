package app

import (
	"encoding/hex"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	"google.golang.org/protobuf/proto"

	"rangrue/internal/kit/db/dbtest"
)

// spans is a collector that keeps the names it receives, by trace.
type spans struct {
	mu    sync.Mutex
	names map[string][]string
	text  strings.Builder
}

func (s *spans) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	var request collector.ExportTraceServiceRequest
	if err := proto.Unmarshal(body, &request); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, from := range request.GetResourceSpans() {
		for _, scope := range from.GetScopeSpans() {
			for _, span := range scope.GetSpans() {
				id := hex.EncodeToString(span.GetTraceId())
				s.names[id] = append(s.names[id], span.GetName())
				s.text.WriteString(span.String())
			}
		}
	}
}

// whole reports whether some trace has a request, its SQL and its job.
func (s *spans) whole(route, job string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, names := range s.names {
		all := strings.Join(names, "\n")
		if strings.Contains(all, route) && strings.Contains(all, "sql") && strings.Contains(all, job) {
			return true
		}
	}
	return false
}

func TestARequestItsSQLAndItsJobAreOneTrace(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		received := &spans{names: map[string][]string{}}
		server := httptest.NewServer(received)
		defer server.Close()
		h := runHome(t, url, "RR_TRACE_URL="+server.URL, "RR_TRACE_SHARE=1", "RR_NEWSLETTER_DOUBLE_OPT_IN=1")
		h.call(200, "POST", "/newsletter/subscribe", "", map[string]any{"email": "maude@courriel.ca"})
		began := time.Now()
		for ; !received.whole("/v1/newsletter/subscribe", "job mail.send"); time.Sleep(50 * time.Millisecond) {
			if time.Since(began) > 20*time.Second {
				t.Fatalf("received %v", received.names)
			}
		}
		if strings.Contains(received.text.String(), "maude@") {
			t.Error("a trace names a person")
		}
	})
}
