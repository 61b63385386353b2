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

// orders measures buying: full orders, additions to a cart and summaries on SQLite, then full orders on PostgreSQL
// beside pgbench's own mix on the same server.
func (b *bench) orders(yardstick string) error {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	m, err := openMarket(filepath.Join(data, "market.db"))
	if err != nil {
		return err
	}
	err = errors.Join(b.ordersAlone(m), b.additions(yardstick, m), b.summaries(m))
	m.stop()
	if err != nil {
		return err
	}
	return b.ordersBesidePgbench()
}

// ordersAlone measures full orders on SQLite, whose every commit is flushed to the disk.
func (b *bench) ordersAlone(m *market) error {
	var best, withLetters rush
	for range 2 {
		r, err := b.rush(m)
		if err != nil {
			return err
		}
		best, withLetters = best.or(r), withLetters.orWithLetters(r)
	}
	b.report(measure{Name: "full orders, SQLite, durable", PerSecond: round(best.perSecond), P50ms: ms(best.p50),
		P99ms: ms(best.p99),
		CPU:   round(best.cpu), Bar: 250, OK: best.perSecond >= 250})
	withLetters.report(b)
	return nil
}

// rush is buyers ordering as fast as they can. Letters wait for them, so what the orders cost is known once those are
// out.
type rush struct {
	result
	cpu                 float64 // µs of the product's processor for an order, while buyers were there
	withLetters, cpuAll float64 // orders a second until the last letter was out, and µs for each with its letters
}

func (b *bench) rush(m *market) (rush, error) {
	if err := m.readyCards(); err != nil {
		return rush{}, fmt.Errorf("ready cards: %w", err)
	}
	began, worked := time.Now(), m.worked()
	r, err := m.everyone(connections, b.duration, m.buy)
	if err != nil {
		return rush{}, fmt.Errorf("orders: %w", err)
	}
	each := func() float64 { return float64((m.worked() - worked).Microseconds()) / float64(r.answers) }
	one := rush{result: r, cpu: each()}
	err = m.settle()
	one.withLetters, one.cpuAll = float64(r.answers)/time.Since(began).Seconds(), each()
	return one, err
}

func (r rush) or(other rush) rush {
	if r.perSecond > other.perSecond {
		return r
	}
	return other
}

func (r rush) orWithLetters(other rush) rush {
	if r.withLetters > other.withLetters {
		return r
	}
	return other
}

func (r rush) report(b *bench) {
	b.report(measure{Name: "the same, until their last letter is out", PerSecond: round(r.withLetters),
		CPU: round(r.cpuAll), OK: true})
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

// turns is how many times full orders and pgbench are measured one after the other. The machine's speed changes from
// one minute to the next, so what counts is the share of each turn, and of these the middle one.
const turns = 5

// ordersBesidePgbench measures full orders and pgbench in turns on one server that flushes every commit.
func (b *bench) ordersBesidePgbench() error {
	cluster := os.Getenv("RR_TEST_POSTGRES_URL")
	if cluster == "" {
		return errors.New("RR_TEST_POSTGRES_URL is not set: start with make bench")
	}
	ours, theirs, err := twoDatabases(cluster)
	if err != nil {
		return err
	}
	if err := pgbench("-i", "-q", "-s", "10", theirs).Run(); err != nil {
		return fmt.Errorf("prepare pgbench: %w", err)
	}
	m, err := openMarket(ours)
	if err != nil {
		return err
	}
	defer m.stop()
	var all []turn
	var withLetters rush
	for range turns {
		tps, err := transactions(theirs, b.duration)
		if err != nil {
			return err
		}
		r, err := b.rush(m)
		if err != nil {
			return err
		}
		all, withLetters = append(all, turn{r, tps}), withLetters.orWithLetters(r)
	}
	slices.SortFunc(all, func(x, y turn) int { return cmp.Compare(x.share(), y.share()) })
	middle := all[turns/2]
	b.report(measure{Name: fmt.Sprintf("full orders, PostgreSQL, durable (pgbench: %.0f/s; shares from %.2f to %.2f)",
		middle.pgbench, all[0].share(), all[turns-1].share()),
		PerSecond: round(middle.perSecond), P50ms: ms(middle.p50), P99ms: ms(middle.p99), CPU: round(middle.cpu),
		Ratio: round(middle.share()),
		Bar:   0.2, OK: middle.share() >= 0.2})
	withLetters.report(b)
	return nil
}

// turn is a rush and what pgbench did just before, in transactions a second.
type turn struct {
	rush
	pgbench float64
}

func (t turn) share() float64 { return t.perSecond / t.pgbench }

func faster(a, b result) result {
	if a.perSecond > b.perSecond {
		return a
	}
	return b
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

// transactions runs pgbench's default mix (TPC-B-like) with eight clients and tells how many a second there were.
func transactions(database string, duration time.Duration) (float64, error) {
	seconds := strconv.Itoa(max(1, int(duration.Seconds())))
	out, err := pgbench("-c", "8", "-j", "2", "-T", seconds, "-n", database).Output()
	if err != nil {
		return 0, fmt.Errorf("pgbench: %w", err)
	}
	found := tpsLine.FindSubmatch(out)
	if found == nil {
		return 0, fmt.Errorf("pgbench said: %s", out)
	}
	return strconv.ParseFloat(string(found[1]), 64)
}
