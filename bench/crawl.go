package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"rangrue/internal/kit/db"
)

const (
	crawledPages = 20_000
	crawlers     = 4
	embeddedPage = 20_000 // µs of processor for a product page, at most
	nodePage     = 8_000
)

// crawl measures product pages that nobody has seen before, as a crawler asks for them: by the embedded engine and by
// Node, which renders the same bundle.
func (b *bench) crawl() error {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	for _, engine := range []struct {
		name string
		bar  float64
	}{{"embedded", embeddedPage}, {"node", nodePage}} {
		if err := b.crawlWith(data, engine.name, engine.bar); err != nil {
			return fmt.Errorf("crawl with the %s engine: %w", engine.name, err)
		}
	}
	return nil
}

func (b *bench) crawlWith(data, engine string, bar float64) error {
	p, err := startMarket(crawledPages, data, "RR_SSR_ENGINE="+engine)
	if err != nil {
		return err
	}
	defer p.stop()
	d, err := db.Open(context.Background(), filepath.Join(data, "rangrue.db"))
	if err != nil {
		return err
	}
	products, err := publishedProducts(d)
	if err = errors.Join(err, d.Close()); err != nil {
		return err
	}
	idle, err := p.memory()
	if err != nil {
		return err
	}
	var next atomic.Int64
	worked := p.worked()
	r, err := load(p.address, crawlers, time.Hour, func(int, int) request {
		if i := int(next.Add(1)) - 1; i < min(len(products), crawledPages) {
			return get("/produit/" + products[i].slug)
		}
		return request{} // the end
	})
	if err != nil {
		return err
	}
	cpu := float64((p.worked() - worked).Microseconds()) / float64(r.answers)
	b.report(measure{Name: fmt.Sprintf("%d product pages never seen, %s engine", r.answers, engine),
		PerSecond: round(r.perSecond), P50ms: ms(r.p50), P99ms: ms(r.p99), CPU: round(cpu), Bar: bar, OK: cpu <= bar})
	full, err := p.memory()
	b.report(measure{Name: "memory before and after it, MB", Value: round(idle), Ratio: round(full), OK: true})
	return err
}
