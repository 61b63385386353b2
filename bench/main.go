// Command bench measures the built product against the machine's own yardstick: a plain net/http server with a fixed
// body of 10 kB, run in the same minute under the same load. It prints one JSON line per measure; a ratio says how many
// answers the product gives while the yardstick gives one. It exits with 1 when a bar is missed.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"net"
	"net/http"
	"os"
	"time"
)

const connections = 16

func main() {
	seconds := flag.Duration("for", 3*time.Second, "how long each measure runs")
	flag.Parse()
	missed, err := run(*seconds)
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(2)
	}
	if missed > 0 {
		os.Exit(1)
	}
}

// measure is one line of the report.
type measure struct {
	Name      string  `json:"name"`
	PerSecond float64 `json:"perSecond,omitempty"`
	P50ms     float64 `json:"p50ms,omitempty"`
	P99ms     float64 `json:"p99ms,omitempty"`
	Ratio     float64 `json:"ratio,omitempty"` // to the yardstick of this run
	Value     float64 `json:"value,omitempty"` // for what is not a rate: seconds, megabytes
	Bar       float64 `json:"bar,omitempty"`
	OK        bool    `json:"ok"`
}

func run(duration time.Duration) (missed int, err error) {
	report := func(m measure) {
		if !m.OK {
			missed++
		}
		line, _ := json.Marshal(m) // plain numbers and strings
		fmt.Println(string(line))
	}
	product, err := startProduct()
	if err != nil {
		return 0, err
	}
	defer product.stop()
	report(measure{Name: "start to first byte of home, s (first start, demo market)", Value: round(product.firstStart.Seconds()), OK: true})
	report(atMost("start to first byte of home, s (second start)", product.secondStart.Seconds(), 2))
	idle, err := product.memory()
	if err != nil {
		return 0, err
	}
	report(atMost("idle memory, MB", idle, 150))

	yardstick, err := startYardstick()
	if err != nil {
		return 0, err
	}
	for _, m := range rates {
		// Twice each, interleaved, keeping the better: a neighbour's burst on a shared core is not ours to measure.
		base, ours, err := compare(yardstick, product.address, m, duration)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", m.name, err)
		}
		ratio := ours.perSecond / base.perSecond
		report(measure{
			Name: m.name, PerSecond: round(ours.perSecond), P50ms: ms(ours.p50), P99ms: ms(ours.p99),
			Ratio: round(ratio), Bar: m.bar, OK: ratio >= m.bar,
		})
	}
	return missed, nil
}

func compare(yardstick, product string, m rate, duration time.Duration) (base, ours result, err error) {
	plain := get("/")
	for range 2 {
		b, err := load(yardstick, connections, duration, func(int, int) request { return plain })
		if err != nil {
			return base, ours, err
		}
		o, err := load(product, connections, duration, m.next)
		if err != nil {
			return base, ours, err
		}
		if b.perSecond > base.perSecond {
			base = b
		}
		if o.perSecond > ours.perSecond {
			ours = o
		}
	}
	return base, ours, nil
}

// startYardstick serves a fixed 10 kB body from a plain net/http server of this process.
func startYardstick() (address string, err error) {
	body := make([]byte, 10<<10)
	for i := range body {
		body[i] = "rang et rue "[i%12]
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	go func() {
		_ = http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/plain")
			_, _ = w.Write(body)
		}))
	}()
	return listener.Addr().String(), nil
}

func atMost(name string, value, bar float64) measure {
	return measure{Name: name, Value: round(value), Bar: bar, OK: value <= bar}
}

func round(v float64) float64    { return math.Round(v*100) / 100 }
func ms(d time.Duration) float64 { return round(float64(d.Microseconds()) / 1000) }
