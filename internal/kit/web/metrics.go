package web

import (
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics counts requests by the pattern of their route, never by path, and holds whatever else the process measures.
// A nil *Metrics measures nothing.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	duration *prometheus.HistogramVec
	inFlight prometheus.Gauge
	known    sync.Map // of measure to *counters: looking labels up costs more than counting
}

type measure struct {
	route, method string
	class         int
}

type counters struct {
	requests prometheus.Counter
	duration prometheus.Observer
}

// NewMetrics starts with the measures of requests, of the Go runtime and of the process.
func NewMetrics() *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "http_requests_total", Help: "Requests answered."}, []string{"route", "method", "status"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "http_request_duration_seconds", Help: "Time from the first byte read to the last byte handed over.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 10}},
			[]string{"route", "method"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{Name: "http_requests_in_flight",
			Help: "Requests being answered."}),
	}
	m.registry.MustRegister(m.requests, m.duration, m.inFlight,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Gauge registers a value read each time the metrics are, such as the length of the job queue.
func (m *Metrics) Gauge(name, help string, value func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value))
}

// Register adds any other collector.
func (m *Metrics) Register(collectors ...prometheus.Collector) {
	m.registry.MustRegister(collectors...)
}

// Handler answers with all measures in the Prometheus text format.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{Registry: m.registry})
}

func (m *Metrics) begin() {
	if m != nil {
		m.inFlight.Inc()
	}
}

func (m *Metrics) end(route, method string, status int, took time.Duration) {
	if m == nil {
		return
	}
	if !slices.Contains(methods, method) {
		method = "other" // a client may invent methods; the metrics must stay few
	}
	m.inFlight.Dec()
	key := measure{route, method, status / 100}
	found, ok := m.known.Load(key)
	if !ok {
		found, _ = m.known.LoadOrStore(key, &counters{m.requests.WithLabelValues(route, method, statusClass(key.class)),
			m.duration.WithLabelValues(route, method)})
	}
	c := found.(*counters)
	c.requests.Inc()
	c.duration.Observe(took.Seconds())
}

// statusClass is 2xx, 4xx and so on.
func statusClass(class int) string { return strconv.Itoa(class) + "xx" }
