package checkout_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// A process that takes orders from eight buyers at once, over HTTP, is killed without a word when one of the orders
// reaches a crash point; another starts on the same database. Whatever was acknowledged is there once and charged once,
// nothing is charged without an order, and the shelf holds what was not sold.
func TestAKilledProcessLosesNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	for _, step := range []string{"reserved", "charged", "failed", "settled"} {
		t.Run(step, func(t *testing.T) {
			dbtest.RunURL(t, func(t *testing.T, url string) {
				m := newMarket(t, dbtest.Open(t, url))
				m.setStock(1000)
				acknowledged := m.runUntilKilled(url, step)
				m.restart()
				m.later(50 * time.Second)
				if err := m.Sweep(guest); err != nil {
					t.Fatal(err)
				}
				m.drain()
				m.checkBooks(acknowledged)
			})
		})
	}
}

// named gives the connections of the process that is killed a name to know them by.
func named(url string) string {
	if !strings.HasPrefix(url, "postgres") {
		return url
	}
	if !strings.Contains(url, "?") {
		return url + "?application_name=killed"
	}
	return url + "&application_name=killed"
}

// awaitLastWords lets the database server finish what the dead process sent last, which may well be a commit.
func (m *market) awaitLastWords() {
	m.Helper()
	if m.db.Engine() != db.Postgres {
		return
	}
	for range 600 {
		if m.count(`SELECT COUNT(*) FROM pg_stat_activity
			WHERE application_name = 'killed' AND datname = current_database()`) == 0 {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	m.Fatal("the dead process is still connected")
}

func (m *market) setStock(units int) {
	m.write(`UPDATE variants SET inventory_quantity = $1 WHERE id = $2`, units, m.tuque)
}

// runUntilKilled starts the process below, buys from it until it dies, and returns the orders it acknowledged.
func (m *market) runUntilKilled(url, step string) (acknowledged []string) {
	m.Helper()
	child := exec.Command(os.Args[0], "-test.run=^TestTheProcessThatIsKilled$", "-test.v")
	child.Env = append(os.Environ(), "RR_TEST_KILL_URL="+named(url), "RR_TEST_KILL_STEP="+step)
	out, err := child.StdoutPipe()
	if err != nil {
		m.Fatal(err)
	}
	if err := child.Start(); err != nil {
		m.Fatal(err)
	}
	defer child.Process.Kill() //nolint:errcheck // dead already, unless the test failed
	address, listening := "", false
	for lines := bufio.NewScanner(out); !listening && lines.Scan(); {
		address, listening = strings.CutPrefix(lines.Text(), "listening ")
	}
	var mu sync.Mutex
	var buyers sync.WaitGroup
	for n := range 8 {
		buyers.Go(func() {
			for _, id := range m.buyUntilNobodyAnswers(address, n) {
				mu.Lock()
				acknowledged = append(acknowledged, id)
				mu.Unlock()
			}
		})
	}
	buyers.Wait()
	_ = child.Wait() // it was killed: the signal is what is checked
	status, ok := child.ProcessState.Sys().(syscall.WaitStatus)
	if !ok || status.Signal() != syscall.SIGKILL {
		m.Fatalf("the process ended with %v", child.ProcessState)
	}
	m.awaitLastWords()
	return acknowledged
}

// buyUntilNobodyAnswers orders one unit after the other, every third time with a card that is declined.
func (m *market) buyUntilNobodyAnswers(address string, buyer int) (acknowledged []string) {
	client := &http.Client{Transport: &http.Transport{}}
	defer client.CloseIdleConnections()
	post := func(path string, body any) (status int, id string) {
		content := bytes.NewReader(markettest.Must(json.Marshal(body)))
		r := markettest.Must(http.NewRequest(http.MethodPost, "http://"+address+"/v1"+path, content))
		r.Header.Set("Content-Type", "application/json")
		// Limits count clients by address: each buyer has their own.
		r.Header.Set("X-Forwarded-For", fmt.Sprintf("10.0.0.%d", buyer+1))
		answer, err := client.Do(r)
		if err != nil {
			return 0, ""
		}
		defer answer.Body.Close()
		var got struct{ ID string }
		if json.NewDecoder(answer.Body).Decode(&got) != nil {
			return 0, "" // it died in the middle of its answer
		}
		return answer.StatusCode, got.ID
	}
	for n := 0; ; n++ {
		card := visa
		if (buyer+n)%3 == 0 {
			card = declined
		}
		_, cartID := post("/carts", nil)
		if status, _ := post("/carts/"+cartID+"/items/",
			map[string]any{"variantId": m.tuque, "quantity": 1}); status == 0 {
			return acknowledged
		}
		status, id := post("/orders", m.body(cartID, map[string]any{"tokenId": m.card(card)}))
		switch status {
		case 0:
			return acknowledged
		case http.StatusCreated:
			acknowledged = append(acknowledged, id)
		case http.StatusBadRequest: // the declined card
		default:
			m.Errorf("an order was answered %d", status)
			return acknowledged
		}
	}
}

// TestTheProcessThatIsKilled is not a test of its own: it is the process that TestAKilledProcessLosesNothing starts.
func TestTheProcessThatIsKilled(t *testing.T) {
	url := os.Getenv("RR_TEST_KILL_URL")
	if url == "" {
		t.Skip("started by TestAKilledProcessLosesNothing")
	}
	m := assemble(t, dbtest.Open(t, url))
	var reached atomic.Int32
	o := m.options
	o.CrashAt(func(step string) {
		if step == os.Getenv("RR_TEST_KILL_STEP") && reached.Add(1) == 12 {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			time.Sleep(time.Minute) // until it arrives
		}
	})
	m.open(o)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	fmt.Printf("listening %s\n", listener.Addr())
	t.Fatal(http.Serve(listener, web.Harden(m.handler, web.Options{
		Log: slog.New(slog.DiscardHandler), TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")},
	})))
}

// checkBooks compares what was acknowledged, ordered, charged and taken off the shelf.
func (m *market) checkBooks(acknowledged []string) {
	m.Helper()
	for _, id := range acknowledged {
		if o := m.find(id); o.PaidAt.IsZero() {
			m.Errorf("an acknowledged order is %s", o.Status)
		}
	}
	if pending := m.count(`SELECT COUNT(*) FROM orders WHERE status = 'pending'`); pending != 0 {
		m.Errorf("%d orders are still pending", pending)
	}
	paid := m.count(`SELECT COUNT(*) FROM orders WHERE paid_at IS NOT NULL`)
	charged := m.count(`SELECT COUNT(*) FROM sandbox_charges c WHERE c.state = 'succeeded' AND c.refunded = 0
		AND EXISTS (SELECT 1 FROM orders o
			WHERE o.id = c.charge_key AND o.payment_status = 'succeeded' AND o.paid_at IS NOT NULL
			AND o.grand_total = c.amount)`)
	all := m.count(`SELECT COUNT(*) FROM sandbox_charges WHERE state = 'succeeded'`)
	if paid != charged || charged != all || paid < len(acknowledged) || m.left(m.tuque) != 1000-paid {
		m.Errorf("%d acknowledged, %d paid, %d charged for them of %d charges, %d left of 1000", len(acknowledged),
			paid, charged, all, m.left(m.tuque))
	}
	if dispatched := m.count(`SELECT COUNT(*) FROM orders WHERE status = 'dispatched'`); dispatched != paid {
		m.Errorf("%d of %d orders were dispatched to their shops", dispatched, paid)
	}
}
