package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// The bars of a living market, at barChanges changes a second.
const (
	livingProducts = 10_000
	visitedPages   = 2_000 // of products, beside the lists; the memory for kept pages holds them all
	barChanges     = 10
	livingRate     = 0.6              // of the rate at rest, at least
	livingP99      = 3.0              // times that at rest, at most
	ownPageAge     = time.Second      // how long a product's own page may tell a former price
	otherPageAge   = 15 * time.Second // how long a list may lack a new product
)

// living measures pages drawn by popularity while the market changes: on one node with SQLite, on two with PostgreSQL.
func (b *bench) living() error {
	if err := b.livingOn("one node, SQLite", "", 1); err != nil || os.Getenv("RR_TEST_POSTGRES_URL") == "" {
		return err
	}
	ours, err := newDatabase("bench_living")
	if err != nil {
		return err
	}
	return b.livingOn("two nodes, PostgreSQL", ours, 2)
}

func (b *bench) livingOn(label, database string, nodes int) error {
	m, err := openLiving(database, nodes)
	if err != nil {
		return err
	}
	defer m.stop()
	if err := m.warmUp(); err != nil {
		return err
	}
	type measured struct {
		perSecond int
		livingResult
		ages
	}
	var all []measured
	for _, perSecond := range []int{0, 1, barChanges, 100} {
		r, oldest, err := m.measure(perSecond, 2*b.duration)
		if err != nil {
			return fmt.Errorf("%s, %d changes a second: %w", label, perSecond, err)
		}
		all = append(all, measured{perSecond, r, oldest})
	}
	rest := all[0].result
	for _, r := range all {
		name := fmt.Sprintf("%s, %d changes/s", label, r.perSecond)
		b.reportLiving(name, r.perSecond == barChanges, r.livingResult, rest, r.ages)
	}
	return nil
}

// livingResult is what pages did while the market changed.
type livingResult struct {
	result
	cpu  float64 // µs of all nodes for a page
	kept float64 // share sent as it was kept
}

// ages are the oldest things that were seen.
type ages struct{ own, other time.Duration }

func (b *bench) reportLiving(name string, barred bool, r livingResult, rest result, oldest ages) {
	share, slower := r.perSecond/rest.perSecond, float64(r.p99)/float64(rest.p99)
	line := func(name string, value, bar float64, ok bool) {
		if !barred {
			bar, ok = 0, true
		}
		b.report(measure{Name: name, Value: round(value), Bar: bar, OK: ok})
	}
	b.report(measure{Name: "pages, " + name, PerSecond: round(r.perSecond), P50ms: ms(r.p50), P99ms: ms(r.p99),
		CPU: round(r.cpu), Ratio: round(r.kept), OK: true})
	line("rate beside that at rest, "+name, share, livingRate, share >= livingRate)
	line("p99 beside that at rest, "+name, slower, livingP99, slower <= livingP99)
	line("oldest own page, s, "+name, oldest.own.Seconds(), ownPageAge.Seconds(), oldest.own <= ownPageAge)
	line("oldest list, s, "+name, oldest.other.Seconds(), otherPageAge.Seconds(), oldest.other <= otherPageAge)
}

// livingMarket is a market under change: its nodes, and the shops' hands in its database.
type livingMarket struct {
	nodes         []*product
	admin         string // where the first node tells its metrics
	db            *db.DB
	goods         *catalog.Service
	shown, hidden []soldThing // products with a page that is visited, the most popular first; others, to hide and show
	pages         []string
}

type soldThing struct{ id, shopID, slug string }

func openLiving(database string, nodes int) (*livingMarket, error) {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return nil, err
	}
	if database == "" {
		database = data + "/rangrue.db"
	}
	grow := exec.Command("bin/rangrue", "demo", "--products", fmt.Sprint(livingProducts))
	grow.Env = append(os.Environ(), "RR_DATA_DIR="+data, "RR_LOG_LEVEL=error", "RR_DATABASE_URL="+database)
	grow.Stderr = os.Stderr
	m := &livingMarket{}
	if err := grow.Run(); err != nil {
		return nil, errors.Join(fmt.Errorf("grow the market: %w", err), os.RemoveAll(data))
	}
	for range nodes {
		node := &product{data: data, kept: true, env: []string{"RR_DATABASE_URL=" + database, "RR_DEMO=0"}}
		if len(m.nodes) == 0 {
			if m.admin, err = freeAddress(); err != nil {
				return nil, err
			}
			node.env = append(node.env, "RR_ADMIN_ADDR="+m.admin)
		}
		m.nodes = append(m.nodes, node)
		if _, err := node.start(); err != nil {
			m.stop()
			return nil, err
		}
	}
	m.nodes[0].kept = false // the folder goes with the first
	ctx := context.Background()
	if m.db, err = db.Open(ctx, database); err == nil {
		m.goods = catalog.New(m.db, time.Now, func(key string) string { return key })
		m.shown, err = publishedProducts(m.db)
	}
	if err != nil {
		m.stop()
		return nil, err
	}
	swap := func(i, j int) { m.shown[i], m.shown[j] = m.shown[j], m.shown[i] }
	rand.New(rand.NewSource(1)).Shuffle(len(m.shown), swap)
	m.hidden, m.shown = m.shown[:200], m.shown[200:]
	m.pages = []string{
		"/", "/recherche", "/categorie", "/boutique", "/categorie/bijoux", "/categorie/maison-et-decoration",
		"/categorie/mode-et-vetements", "/recherche?q=tuque", "/recherche?q=savon",
	}
	for _, p := range m.shown[:visitedPages] {
		m.pages = append(m.pages, "/produit/"+p.slug)
	}
	return m, nil
}

func publishedProducts(d *db.DB) ([]soldThing, error) {
	return db.All(context.Background(), d, func(rows *sql.Rows) (p soldThing, err error) {
		return p, rows.Scan(&p.id, &p.shopID, &p.slug)
	}, `SELECT id, shop_id, slug FROM products WHERE status = 'published' ORDER BY id`)
}

func (m *livingMarket) stop() {
	if m.db != nil {
		_ = m.db.Close() // nothing of it is kept
	}
	for i := len(m.nodes) - 1; i >= 0; i-- {
		m.nodes[i].stop()
	}
}

// popular draws pages as visitors do: few of them most of the time.
func (m *livingMarket) popular() func(connection, i int) request {
	draws := make([]*rand.Zipf, connections)
	for c := range draws {
		draws[c] = rand.NewZipf(rand.New(rand.NewSource(int64(c)+7)), 1.4, 2, uint64(len(m.pages)-1))
	}
	return func(c, _ int) request { return get(m.pages[draws[c].Uint64()]) }
}

// warmUp visits every page once, the most popular last.
func (m *livingMarket) warmUp() error {
	var next atomic.Int64
	_, err := load(m.nodes[0].address, connections, time.Hour, func(int, int) request {
		if i := int(next.Add(1)) - 1; i < len(m.pages) {
			return get(m.pages[len(m.pages)-1-i])
		}
		return request{} // the end
	})
	return err
}

// measure loads the first node's pages for a while, with so many changes a second.
func (m *livingMarket) measure(perSecond int, duration time.Duration) (livingResult, ages, error) {
	ctx, cancel := context.WithTimeout(context.Background(), duration)
	defer cancel()
	var (
		hands   sync.WaitGroup
		oldest  ages
		failure error
	)
	if perSecond > 0 {
		hands.Go(func() { failure = m.change(ctx, perSecond) })
		hands.Go(func() { oldest = m.watch(ctx) })
	}
	sent, kept := m.sent()
	worked := m.worked()
	r, err := load(m.nodes[0].address, connections, duration, m.popular())
	hands.Wait()
	if err = errors.Join(err, failure); err != nil {
		return livingResult{}, ages{}, err
	}
	sentAfter, keptAfter := m.sent()
	out := livingResult{result: r, cpu: float64((m.worked() - worked).Microseconds()) / float64(r.answers)}
	if n := sentAfter - sent; n > 0 {
		out.kept = (keptAfter - kept) / n
	}
	return out, oldest, nil
}

func (m *livingMarket) worked() (sum time.Duration) {
	for _, node := range m.nodes {
		sum += node.worked()
	}
	return sum
}

// sent reads how many pages the first node has sent, and how many of them as they were kept.
func (m *livingMarket) sent() (all, kept float64) {
	text, err := read("http://" + m.admin + "/metrics")
	if err != nil {
		return 0, 0
	}
	for line := range strings.Lines(text) {
		_, _ = fmt.Sscanf(line, "rangrue_pages_sent %g", &all)
		_, _ = fmt.Sscanf(line, "rangrue_pages_sent_kept %g", &kept)
	}
	return all, kept
}

func read(address string) (string, error) {
	answer, err := http.Get(address)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	return string(body), err
}

// change has shops at work: prices and stock mostly, now and then a product that is new, hidden or shown again.
func (m *livingMarket) change(ctx context.Context, perSecond int) error {
	draw := rand.New(rand.NewSource(3))
	tick := time.NewTicker(time.Second / time.Duration(perSecond))
	defer tick.Stop()
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
		at := m.shown[draw.Intn(len(m.shown))]
		var err error
		switch n % 10 {
		case 0:
			_, err = m.create(ctx, at, fmt.Sprint("Nouveauté numéro ", n))
		case 1:
			hidden := m.hidden[n%len(m.hidden)]
			to := catalog.Draft
			if n%20 == 11 {
				to = catalog.Published
			}
			err = m.goods.SetStatus(ctx, hidden.shopID, hidden.id, to)
		default:
			err = m.reprice(ctx, at, 1000+money.Cents(draw.Intn(9000)), draw.Intn(50))
		}
		if err != nil && ctx.Err() == nil {
			return err
		}
	}
}

// reprice gives every variant of a product another price and stock.
func (m *livingMarket) reprice(ctx context.Context, at soldThing, price money.Cents, stock int) error {
	p, err := m.goods.OfShopByID(ctx, at.shopID, at.id)
	if err != nil {
		return err
	}
	for i := range p.Variants {
		p.Variants[i].Price, p.Variants[i].RegularPrice = price, 0
		if p.Variants[i].InventoryMode == catalog.ByStock {
			p.Variants[i].InventoryQuantity = stock + 1
		}
	}
	_, err = m.goods.Update(ctx, at.shopID, at.id, p.Details)
	return err
}

func (m *livingMarket) create(ctx context.Context, like soldThing, name string) (*catalog.Product, error) {
	p, err := m.goods.OfShopByID(ctx, like.shopID, like.id)
	if err != nil {
		return nil, err
	}
	return m.goods.Create(ctx, catalog.NewProduct{ShopID: like.shopID, Status: catalog.Published,
		Details: catalog.Details{Name: name, CategoryIDs: p.CategoryIDs, Variants: []catalog.Variant{{Price: 2500}}}})
}

// watch looks at the last node every so often: how long until a product's page tells its new price, and until the home
// page shows a product that has just come.
func (m *livingMarket) watch(ctx context.Context) (oldest ages) {
	base := "http://" + m.nodes[len(m.nodes)-1].address
	for n := 0; ctx.Err() == nil; n++ {
		at := m.shown[n%20] // of those that are visited all the time
		price := money.Cents(100_000 + 100*n + 7)
		if m.reprice(ctx, at, price, 5) == nil {
			oldest.own = max(oldest.own, until(ctx, base+"/produit/"+at.slug, price.French()))
		}
		name := fmt.Sprintf("Arrivage %d-%d", time.Now().UnixNano(), n)
		if _, err := m.create(ctx, at, name); err == nil {
			oldest.other = max(oldest.other, until(ctx, base+"/", name))
		}
	}
	return oldest
}

// until tells how long a page takes to show a text, or how long it has not when the measure ends.
func until(ctx context.Context, address, text string) time.Duration {
	began := time.Now()
	for ctx.Err() == nil {
		if page, err := read(address); err == nil && strings.Contains(page, text) {
			return time.Since(began)
		}
		time.Sleep(20 * time.Millisecond)
	}
	return time.Since(began)
}
