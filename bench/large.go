package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// hundredThousand is the size of market that the bars are for.
const hundredThousand = 100_000

// largeMarket measures the product with many products.
func (b *bench) largeMarket(yardstick string, products int) error {
	product, err := startMarket(products, b.folder)
	if err != nil {
		return err
	}
	defer product.stop()
	label := fmt.Sprintf(" (%d products)", products)
	if err := b.starts(product, products, label); err != nil {
		return err
	}
	slugs, err := product.slugs()
	if err != nil {
		return err
	}
	rates := largeRates(slugs)
	if products > hundredThousand {
		for i := range rates {
			rates[i].bar, rates[i].p99 = 0, 0
		}
	}
	if err := b.rates(yardstick, product, rates); err != nil {
		return err
	}
	used, err := product.memory()
	if err != nil {
		return err
	}
	b.report(b.atMostFor(products, "memory after the load, MB"+label, used, 500))
	return nil
}

// starts measures the start of a product whose index was built from the database, then one that reads it from disk.
func (b *bench) starts(p *product, products int, label string) error {
	b.report(b.atMostFor(products, "start to first byte of home, index built, s"+label, p.secondStart.Seconds(), 5))
	used, err := p.memory()
	if err != nil {
		return err
	}
	b.report(measure{Name: "memory, index built, MB" + label, Value: round(used), OK: true})
	p.halt()
	if p.secondStart, err = p.start(); err != nil {
		return err
	}
	bar := 1.0
	if products > hundredThousand {
		bar = 8
	}
	b.report(atMost("start from disk to ready, s"+label, p.ready.Seconds(), bar))
	b.report(measure{Name: "start from disk to first byte of home, s" + label,
		Value: round(p.secondStart.Seconds()), OK: true})
	if used, err = p.memory(); err != nil {
		return err
	}
	memory := measure{Name: "memory, index from disk, MB" + label, Value: round(used), OK: true}
	if products > hundredThousand {
		memory = atMost(memory.Name, used, 1200)
	}
	b.report(memory)
	return nil
}

// atMostFor is atMost, without a bar for markets larger than the bars are for.
func (b *bench) atMostFor(products int, name string, value, bar float64) measure {
	if products > hundredThousand {
		return measure{Name: name, Value: round(value), OK: true}
	}
	return atMost(name, value, bar)
}

// startMarket makes a market of so many products, or goes on with the one in a folder, and starts the product on it as
// on any market: the photographs of the demo are not prepared meanwhile. No search index is kept on disk yet.
func startMarket(products int, folder string, env ...string) (*product, error) {
	p := &product{data: folder, kept: folder != "", env: append(env, "RR_DEMO=0")}
	if !p.kept {
		data, err := os.MkdirTemp("", "rangrue-bench-")
		if err != nil {
			return nil, err
		}
		p.data = data
	}
	if err := os.RemoveAll(filepath.Join(p.data, "search")); err != nil { // the first start builds the index
		return nil, err
	}
	grow := exec.Command("bin/rangrue", "demo", "--products", strconv.Itoa(products))
	grow.Env = append(os.Environ(), "RR_DATA_DIR="+p.data, "RR_LOG_LEVEL=error")
	grow.Stderr = os.Stderr
	if err := grow.Run(); err != nil {
		p.stop()
		return nil, fmt.Errorf("grow the market: %w", err)
	}
	var err error
	if p.secondStart, err = p.start(); err != nil {
		p.stop()
		return nil, err
	}
	return p, nil
}

// worked is how long the processors have worked for the product and its child processes so far.
func (p *product) worked() time.Duration {
	const tick = 10 * time.Millisecond // as Linux counts
	pid := p.command.Process.Pid
	ticks := ticksOf(pid, 4) // its own, and those of children that have ended
	// None where the kernel does not tell.
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, thread := range threads {
		children, _ := os.ReadFile(thread) // a thread may end meanwhile
		for child := range strings.FieldsSeq(string(children)) {
			if id, err := strconv.Atoi(child); err == nil {
				ticks += ticksOf(id, 2)
			}
		}
	}
	return time.Duration(ticks) * tick
}

// ticksOf sums the first of a process's four times: user, system, and the same of the children it waited for.
func ticksOf(pid, times int) (sum int) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(after)
	if len(fields) < 15 {
		return 0
	}
	for _, field := range fields[11 : 11+times] {
		n, _ := strconv.Atoi(field) // as the kernel writes them
		sum += n
	}
	return sum
}
