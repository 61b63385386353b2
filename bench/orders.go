package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"time"
)

// orderBar is the least share of pgbench's transactions that full orders may have, on either engine.
const orderBar = 0.12

// buyers order at the same time, beside as many clients of pgbench.
const buyers = 8

// orders measures buying: full orders beside pgbench's own mix on both engines, additions to a cart and summaries.
func (b *bench) orders(yardstick string) error {
	theirs, err := pgbenchDatabase()
	if err != nil {
		return err
	}
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	m, err := openMarket(filepath.Join(data, "market.db"))
	if err != nil {
		return err
	}
	err = errors.Join(b.besidePgbench("SQLite", m, theirs), b.additions(yardstick, m), b.summaries(m))
	m.stop()
	if err != nil {
		return err
	}
	return b.ordersOnPostgres(theirs)
}

// ordersOnPostgres measures full orders on a server that flushes every commit, and that runs pgbench too.
func (b *bench) ordersOnPostgres(theirs string) error {
	ours, err := newDatabase("bench_market")
	if err != nil {
		return err
	}
	m, err := openMarket(ours)
	if err != nil {
		return err
	}
	defer m.stop()
	return b.besidePgbench("PostgreSQL", m, theirs)
}

// orderRun is buyers ordering as fast as they can.
type orderRun struct {
	result
	pgbench             float64 // transactions a second of pgbench just before
	cpu                 float64 // µs of the product's processor for an order, while buyers were there
	withLetters, cpuAll float64 // orders a second until the last letter was out, and µs for each with its letters
}

func (r orderRun) share() float64 { return r.perSecond / r.pgbench }

func (b *bench) orderRun(m *market, theirs string) (orderRun, error) {
	tps, err := transactions(theirs, b.duration)
	if err != nil {
		return orderRun{}, err
	}
	began, worked := time.Now(), m.worked()
	r, err := m.everyone(buyers, b.duration, m.buy)
	if err != nil {
		return orderRun{}, fmt.Errorf("orders: %w", err)
	}
	each := func() float64 { return float64((m.worked() - worked).Microseconds()) / float64(r.answers) }
	one := orderRun{result: r, pgbench: tps, cpu: each()}
	err = m.settle()
	one.withLetters, one.cpuAll = float64(r.answers)/time.Since(began).Seconds(), each()
	return one, err
}

// turns is how many times pgbench and full orders are measured one after the other. The machine's speed changes from
// one minute to the next, so what counts is the share of each turn, and of these the middle one.
const turns = 5

// besidePgbench measures full orders and pgbench in turns.
func (b *bench) besidePgbench(engine string, m *market, theirs string) error {
	var all []orderRun
	for range turns {
		r, err := b.orderRun(m, theirs)
		if err != nil {
			return err
		}
		all = append(all, r)
	}
	slices.SortFunc(all, func(x, y orderRun) int { return cmp.Compare(x.share(), y.share()) })
	middle := all[turns/2]
	b.report(measure{
		Name: fmt.Sprintf("full orders, %s, durable (pgbench: %.0f/s; shares from %.2f to %.2f)",
			engine, middle.pgbench, all[0].share(), all[turns-1].share()),
		PerSecond: round(middle.perSecond), P50ms: ms(middle.p50), P99ms: ms(middle.p99), CPU: round(middle.cpu),
		Ratio: round(middle.share()), Bar: orderBar, OK: middle.share() >= orderBar,
	})
	b.report(measure{Name: "the same, until their last letter is out", PerSecond: round(middle.withLetters),
		CPU: round(middle.cpuAll), OK: true})
	return nil
}

// additions measures putting an item in a cart, beside the yardstick. A cart takes a few items and is left for another.
func (b *bench) additions(yardstick string, m *market) error {
	var base, ours result
	for range 2 {
		plain, err := load(yardstick, connections, b.duration, same(get("/")))
		if err != nil {
			return err
		}
		added, err := m.everyone(connections, b.duration, m.add)
		if err != nil {
			return fmt.Errorf("additions: %w", err)
		}
		base, ours = faster(base, plain), faster(ours, added)
	}
	ratio := ours.perSecond / base.perSecond
	b.report(measure{Name: "add to cart", PerSecond: round(ours.perSecond), P50ms: ms(ours.p50), P99ms: ms(ours.p99),
		Ratio: round(ratio), Bar: 0.05, OK: ratio >= 0.05})
	return nil
}

// summaries measures the sums of a cart of two shops, as the checkout asks for them at every change.
func (b *bench) summaries(m *market) error {
	r, err := m.everyone(connections, b.duration, m.summarise)
	if err != nil {
		return fmt.Errorf("summaries: %w", err)
	}
	b.report(measure{Name: "POST /orders/cart/summary, p99 ms", PerSecond: round(r.perSecond), P50ms: ms(r.p50),
		P99ms: ms(r.p99),
		Bar:   30, OK: r.p99 <= 30*time.Millisecond})
	return nil
}

func faster(a, b result) result {
	if a.perSecond > b.perSecond {
		return a
	}
	return b
}

// pgbenchDatabase makes a database for pgbench's default mix, at scale 10.
func pgbenchDatabase() (string, error) {
	theirs, err := newDatabase("bench_pgbench")
	if err != nil {
		return "", err
	}
	if err := pgbench("-i", "-q", "-s", "10", theirs).Run(); err != nil {
		return "", fmt.Errorf("prepare pgbench: %w", err)
	}
	return theirs, nil
}

// pgbench is PostgreSQL's own measure, found beside the server's programs.
func pgbench(args ...string) *exec.Cmd {
	path, err := exec.LookPath("pgbench")
	if found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/pgbench"); err != nil && len(found) > 0 {
		path = found[len(found)-1]
	}
	if own := os.Getenv("RR_POSTGRES_BIN"); own != "" {
		path = filepath.Join(own, "pgbench")
	}
	return exec.Command(path, args...)
}

var tpsLine = regexp.MustCompile(`(?m)^tps = ([0-9.]+)`)

// transactions runs pgbench's default mix (TPC-B-like) with as many clients as there are buyers, and tells how many a
// second there were.
func transactions(database string, duration time.Duration) (float64, error) {
	seconds := strconv.Itoa(max(1, int(duration.Seconds())))
	out, err := pgbench("-c", strconv.Itoa(buyers), "-j", "2", "-T", seconds, "-n", database).Output()
	if err != nil {
		return 0, fmt.Errorf("pgbench: %w", err)
	}
	found := tpsLine.FindSubmatch(out)
	if found == nil {
		return 0, fmt.Errorf("pgbench said: %s", out)
	}
	return strconv.ParseFloat(string(found[1]), 64)
}
