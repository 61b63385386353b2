package main

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// market is the product on a database of its own, with ample stock.
type market struct {
	*product
	database string
	variants [][]string // variants of each shop
}

// openMarket fills a database with a market and starts the product on it, without any limit or pretended latency.
func openMarket(database string) (*market, error) {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return nil, err
	}
	m := &market{database: database, product: &product{data: data, env: []string{
		// Each buyer has an address of their own, sent as a proxy sends it: limits count clients.
		"RR_DATABASE_URL=" + database, "RR_DEMO=0", "RR_RATE_LIMIT=0", "RR_SANDBOX_LATENCY=0s",
		"RR_TRUSTED_PROXIES=127.0.0.1",
	}}}
	grow := exec.Command("bin/rangrue", "demo", "--products", "2000")
	grow.Env = append(os.Environ(), "RR_DATA_DIR="+data, "RR_LOG_LEVEL=error", "RR_DATABASE_URL="+database)
	grow.Stderr = os.Stderr
	if err := grow.Run(); err != nil {
		m.stop()
		return nil, fmt.Errorf("grow the market: %w", err)
	}
	if err := m.restock(database); err != nil {
		m.stop()
		return nil, err
	}
	if _, err := m.start(); err != nil {
		m.stop()
		return nil, err
	}
	return m, nil
}

// restock makes every counted variant last, and reads which shop sells what.
func (m *market) restock(database string) error {
	ctx := context.Background()
	d, err := db.Open(ctx, database)
	if err != nil {
		return err
	}
	defer d.Close()
	err = d.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `UPDATE variants SET inventory_quantity = 100000000 WHERE inventory_mode = 'stock'`)
		return err
	})
	if err != nil {
		return err
	}
	byShop := map[string]int{}
	_, err = db.All(ctx, d, func(rows *sql.Rows) (struct{}, error) {
		var shop, variant string
		err := rows.Scan(&shop, &variant)
		place, known := byShop[shop]
		if !known {
			place = len(m.variants)
			byShop[shop], m.variants = place, append(m.variants, nil)
		}
		m.variants[place] = append(m.variants[place], variant)
		return struct{}{}, err
	}, `SELECT p.shop_id, v.id FROM variants v JOIN products p ON p.id = v.product_id JOIN shops s ON s.id = p.shop_id
		WHERE v.deleted_at IS NULL AND v.inventory_status = 'in_stock' AND p.status = 'published'
		AND s.status = 'approved'
			AND s.vacation_until IS NULL AND v.inventory_mode = 'stock'
		ORDER BY p.shop_id, v.id`)
	return err
}

// settle waits until every letter and invoice of the orders so far is out, so that no measure pays for the one before.
func (m *market) settle() error {
	ctx := context.Background()
	d, err := db.Open(ctx, m.database)
	if err != nil {
		return err
	}
	defer d.Close()
	for began := time.Now(); time.Since(began) < 3*time.Minute; time.Sleep(200 * time.Millisecond) {
		var waiting int
		err := d.QueryRow(ctx, `SELECT COUNT(*) FROM jobs WHERE state <> 'done' AND state <> 'failed'
			AND kind IN ('checkout.notify', $1)`, mail.JobKind).Scan(&waiting)
		if err != nil || waiting == 0 {
			return err
		}
	}
	return fmt.Errorf("the orders' letters are not out after three minutes")
}

// newDatabase makes a database on the server of RR_TEST_POSTGRES_URL and returns its address.
func newDatabase(name string) (string, error) {
	cluster := os.Getenv("RR_TEST_POSTGRES_URL")
	if cluster == "" {
		return "", errors.New("RR_TEST_POSTGRES_URL is not set: start with make bench")
	}
	address, err := url.Parse(cluster)
	if err != nil {
		return "", err
	}
	server, err := sql.Open("pgx", cluster)
	if err != nil {
		return "", err
	}
	defer server.Close()
	address.Path = "/" + name
	_, err = server.Exec("CREATE DATABASE " + name)
	return address.String(), err
}

// buyer is one browser: a kept-alive connection and an address of its own.
type buyer struct {
	m       *market
	n       int // which buyer
	turn    int // how many times they did it
	conn    net.Conn
	reader  *bufio.Reader
	cartID  string
	seen    string // revision of the cart
	address string
	raw     []byte       // of the last request
	got     bytes.Buffer // of the last answer
}

// everyone has buyers do the same over and over for a while; a failure of one ends the run.
func (m *market) everyone(count int, duration time.Duration, do func(*buyer) error) (result, error) {
	return together(count, duration, func(n int, until time.Time) ([]time.Duration, error) {
		return m.shopFor(n, until,
			do)
	})
}

func (m *market) shopFor(n int, until time.Time, do func(*buyer) error) (times []time.Duration, err error) {
	conn, err := net.Dial("tcp", m.address)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	b := &buyer{m: m, n: n, conn: conn, reader: bufio.NewReaderSize(conn, 64<<10)}
	for ; ; b.turn++ {
		began := time.Now()
		if began.After(until) {
			return times, nil
		}
		b.address = fmt.Sprintf("10.%d.%d.%d", n, b.turn>>8&255, b.turn&255)
		if err := do(b); err != nil {
			return times, err
		}
		times = append(times, time.Since(began))
	}
}

// post makes a call whose answer is then in b.got. Like [load] it works as little as it can, because it shares the
// cores with the server: bodies are written as they are, and one field is read in an answer.
func (b *buyer) post(path, body string, header ...string) error {
	b.raw = append(append(append(b.raw[:0], "POST /v1"...), path...),
		" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: "...)
	b.raw = append(append(b.raw, b.address...), "\r\nContent-Length: "...)
	b.raw = append(strconv.AppendInt(b.raw, int64(len(body)), 10), "\r\n"...)
	for _, line := range header {
		b.raw = append(b.raw, line...)
	}
	b.raw = append(append(b.raw, "\r\n"...), body...)
	if _, err := b.conn.Write(b.raw); err != nil {
		return err
	}
	b.got.Reset()
	status, err := readAnswer(b.reader, &b.got)
	if err != nil {
		return err
	}
	if status >= 300 {
		return fmt.Errorf("POST %s: %d: %s", path, status, b.got.Bytes())
	}
	return nil
}

// field is the first value of that name in the last answer, without its quotes.
func (b *buyer) field(name string) string {
	_, rest, _ := bytes.Cut(b.got.Bytes(), []byte(`"`+name+`":`))
	end := bytes.IndexAny(rest, ",}\n")
	if end < 0 {
		return ""
	}
	return strings.Trim(string(rest[:end]), ` "`)
}

// open gives the buyer a new cart.
func (b *buyer) open() error {
	err := b.post("/carts", "{}")
	b.cartID = b.field("id")
	return err
}

// put adds one unit of a variant of some shop; neighbouring places are of different shops.
func (b *buyer) put(place int) error {
	ofShop := b.m.variants[place%len(b.m.variants)]
	err := b.post("/carts/"+b.cartID+"/items/",
		`{"variantId":"`+ofShop[place/len(b.m.variants)%len(ofShop)]+`","quantity":1}`)
	b.seen = b.field("revision")
	return err
}

const home = `{"firstName":"Maude","lastName":"Tremblay","address":"84, rang de la Grande-Ligne",` +
	`"city":"Saint-Pascal","province":"QC","postalCode":"G0L 3Y0","country":"CA"}`

// askCard asks the sandbox for the token of a card, as a browser asks its bank.
func (b *buyer) askCard() (token string, err error) {
	err = b.post("/payments/sandbox/tokens", `{"number":"4242424242424242","expMonth":12,"expYear":40,"cvc":"123"}`)
	return b.field("id"), err
}

// buy is a full order: a cart, two items of two shops, the summary, the card's token, the order.
func (m *market) buy(b *buyer) error {
	if err := b.fill(); err != nil {
		return err
	}
	if err := b.summarise(); err != nil {
		return err
	}
	total := b.field("grandTotal")
	card, err := b.askCard()
	if err != nil {
		return err
	}
	err = b.post("/orders",
		`{"cartId":"`+b.cartID+`","email":"maude@exemple.ca","phone":"4185550142","shippingAddress":`+home+
			`,"billingAddress":`+home+`,"tokenId":"`+card+`","expectedTotal":`+total+`}`,
		"Idempotency-Key: "+b.cartID+"\r\n")
	if status := b.field("status"); err == nil && status != "paid" {
		return fmt.Errorf("an order is %s", status)
	}
	return err
}

func (b *buyer) summarise() error {
	return b.post("/orders/cart/summary", `{"cartId":"`+b.cartID+`","revision":"`+b.seen+
		`","shippingAddress":{"province":"QC","country":"CA"},"addContribution":false}`)
}

// fill is a new cart with two items of two shops.
func (b *buyer) fill() error {
	if err := b.open(); err != nil {
		return err
	}
	place := b.n*7919 + b.turn*13
	if err := b.put(place); err != nil {
		return err
	}
	return b.put(place + 1)
}

// add puts one item in a cart, in a new one every tenth time.
func (m *market) add(b *buyer) error {
	if b.turn%10 == 0 {
		if err := b.open(); err != nil {
			return err
		}
	}
	return b.put(b.n*7919 + b.turn)
}

// summarise asks for the sums of a cart.
func (m *market) summarise(b *buyer) error {
	if b.cartID == "" {
		if err := b.fill(); err != nil {
			return err
		}
	}
	return b.summarise()
}
