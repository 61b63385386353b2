//go:build cluster

package cluster_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// waits is what those who asked for one kind of thing lived through.
type waits struct {
	done    int           // how many were answered, by a yes or a no
	failed  int           // tries that failed: no answer, or one that says to come back
	longest time.Duration // from the first try to the answer, at most
}

func (w *waits) add(took time.Duration, failed int) {
	w.done++
	w.failed += failed
	w.longest = max(w.longest, took)
}

// visitors read pages and buy, a handful of them at a time.
type visitors struct {
	variants []string
	pages    []string
	next     atomic.Int64 // names visitors' addresses: limits count clients
	closing  atomic.Bool
	running  sync.WaitGroup

	mu            sync.Mutex
	reads, orders waits
	acknowledged  map[string]string // the order that was answered for each cart
	refused       map[string]int    // purchases that were answered by a no, by status and code
	lastFailures  []string
}

const (
	readers = 2
	buyers  = 4
)

// arrive lets visitors in until leave.
func (c *visitors) arrive() {
	c.closing.Store(false)
	for range readers {
		c.running.Go(func() { c.forEver((*visitor).read) })
	}
	for range buyers {
		c.running.Go(func() { c.forEver((*visitor).buy) })
	}
}

// leave waits until everyone has the answer they asked for.
func (c *visitors) leave() {
	c.closing.Store(true)
	c.running.Wait()
}

func (c *visitors) forEver(do func(*visitor)) {
	for !c.closing.Load() {
		v := c.visitor()
		do(v)
		v.browser.CloseIdleConnections()
		time.Sleep(100 * time.Millisecond)
	}
}

// measure forgets what was lived through so far.
func (c *visitors) measure() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.reads, c.orders, c.lastFailures, c.refused = waits{}, waits{}, nil, map[string]int{}
}

func (c *visitors) measured() (reads, orders waits) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.reads, c.orders
}

// visitor is a browser with an address of its own.
type visitor struct {
	*visitors
	browser http.Client
	failed  int
}

func (c *visitors) visitor() *visitor {
	n := c.next.Add(1)
	from := &net.TCPAddr{IP: net.IPv4(127, byte(1+n>>16), byte(n>>8), byte(n))}
	dial := (&net.Dialer{LocalAddr: from, Timeout: 5 * time.Second}).DialContext
	return &visitor{visitors: c, browser: http.Client{Timeout: 40 * time.Second,
		Transport: &http.Transport{DialContext: dial, IdleConnTimeout: 10 * time.Second}}}
}

// read asks for a page until it comes, whole and rendered.
func (v *visitor) read() {
	page := v.pages[rand.N(len(v.pages))]
	began := time.Now()
	for {
		status, body := v.ask(http.MethodGet, page, nil, "")
		if status == http.StatusOK && bytes.Contains(body, []byte("<h1")) &&
			bytes.Contains(body, []byte("</html>")) {
			break
		}
		v.comeBack("GET "+page, status, body)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.reads.add(time.Since(began), v.failed)
}

// comeBack counts a failed try and waits a little.
func (v *visitor) comeBack(what string, status int, body []byte) {
	v.failed++
	v.mu.Lock()
	if len(v.lastFailures) < 20 {
		v.lastFailures = append(v.lastFailures, fmt.Sprintf("%s %s: %d %.120s", time.Now().Format("15:04:05.0"), what,
			status, body))
	}
	v.mu.Unlock()
	time.Sleep(200 * time.Millisecond)
}

var home = map[string]any{"firstName": "Maude", "lastName": "Tremblay", "address": "84, rang de la Grande-Ligne",
	"city": "Saint-Pascal", "province": "QC", "postalCode": "G0L 3Y0", "country": "CA"}

// buy fills a cart and orders it. Every call is repeated until it is answered, the order with the same key. A cart may
// be lost with the database server that took it, which the buyer is told; then they leave.
func (v *visitor) buy() {
	began := time.Now()
	_, cart := v.insist("/carts", map[string]any{}, "")
	variant := v.variants[rand.N(len(v.variants))]
	if status, item := v.insist("/carts/"+cart.ID+"/items/", map[string]any{"variantId": variant, "quantity": 1},
		""); status >= 400 {
		v.refuse(began, status, item.Code)
		return
	}
	_, card := v.insist("/payments/sandbox/tokens", map[string]any{"number": "4242424242424242", "expMonth": 12,
		"expYear": 40, "cvc": "123"}, "")
	status, order := v.insist("/orders", map[string]any{"cartId": cart.ID, "email": "maude@exemple.ca",
		"phone": "4185550142", "shippingAddress": home, "billingAddress": home, "tokenId": card.ID}, "clé-"+cart.ID)
	if status != http.StatusCreated {
		v.refuse(began, status, order.Code)
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.acknowledged[cart.ID] = order.ID
	v.orders.add(time.Since(began), v.failed)
}

// refuse counts a purchase that was answered by a no, which someone waited for too.
func (v *visitor) refuse(began time.Time, status int, code string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.refused[fmt.Sprint(status, " ", code)]++
	v.orders.add(time.Since(began), v.failed)
}

// answer is what a buyer reads of one.
type answer struct{ ID, Code string }

// insist sends the same request until it is answered, by a yes or by a no.
func (v *visitor) insist(path string, body any, key string) (int, answer) {
	payload, err := json.Marshal(body)
	if err != nil {
		panic(err) // plain maps
	}
	for {
		status, text := v.ask(http.MethodPost, "/v1"+path, payload, key)
		var got answer
		if err := json.Unmarshal(text, &got); err == nil && status > 0 && status < 500 &&
			got.Code != "payment_in_progress" {
			return status, got
		}
		v.comeBack("POST "+path, status, text)
	}
}

// ask sends one request; without an answer the status is 0 and the body the reason.
func (v *visitor) ask(method, path string, body []byte, key string) (int, []byte) {
	r, err := http.NewRequestWithContext(context.Background(), method, market+path, bytes.NewReader(body))
	if err != nil {
		panic(err) // our own addresses
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/json")
	}
	if key != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	got, err := v.browser.Do(r)
	if err != nil {
		return 0, []byte(err.Error())
	}
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		return 0, []byte(err.Error())
	}
	return got.StatusCode, text
}
