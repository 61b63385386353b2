package web_test

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/web"
)

// discard is the cheapest response writer there is, so that only our own work is measured.
type discard struct{ header http.Header }

func (d *discard) Header() http.Header         { return d.header }
func (d *discard) WriteHeader(int)             {}
func (d *discard) Write(p []byte) (int, error) { return len(p), nil }

func tenKilobytes(cached bool) http.Handler {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Bench", "1.0")
	text := strings.Repeat("tasse en grès ", 700)
	var options []web.Option
	if cached {
		options = append(options, web.Cached(web.NewCache(1<<20, func() uint64 { return 1 }), time.Minute))
	}
	web.Get(api, "/ten", "Ten kilobytes", func(context.Context, *struct{}) (*struct{ Body map[string]string }, error) {
		return &struct{ Body map[string]string }{map[string]string{"text": text}}, nil
	}, options...)
	return web.Harden(mux, web.Options{Log: slog.New(slog.NewJSONHandler(io.Discard, nil)), Metrics: web.NewMetrics(),
		RatePerMinute: 1 << 30})
}

func BenchmarkAnswers(b *testing.B) {
	for _, c := range []struct {
		name, accept string
		cached       bool
	}{{"cached", "", true}, {"cached brotli", "gzip, deflate, br", true}, {"made", "", false},
		{"made brotli", "gzip, deflate, br", false}} {
		b.Run(c.name, func(b *testing.B) {
			h := tenKilobytes(c.cached)
			r := httptest.NewRequest("GET", "/v1/ten", nil)
			r.Header.Set("Accept-Encoding", c.accept)
			b.ReportAllocs()
			for b.Loop() {
				h.ServeHTTP(&discard{http.Header{}}, r)
			}
		})
	}
}
