package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// The test binary is the product when it is started as such, so that what is killed below is the real server.
func TestMain(m *testing.M) {
	if os.Getenv("RR_TEST_BE_THE_PRODUCT") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// Eight buyers order over HTTP while the server is killed (SIGKILL) again and again, wherever it happens to be. A buyer
// whose answer was lost sends the same request again, as the page does. In the end everyone who got an order confirmed
// has it once and paid it once, nobody paid for nothing, and the shelf holds what was not sold.
func TestAServerKilledUnderLoadLosesNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("starts servers")
	}
	dbtest.RunURL(t, func(t *testing.T, url string) {
		s := newStand(t, url)
		s.start()
		var buyers sync.WaitGroup
		for range 8 {
			buyers.Go(s.buy)
		}
		for kill := range 3 {
			s.waitFor("orders", func() bool { return s.acknowledged.Load() >= int64(10*(kill+1)) })
			s.kill()
			s.aMinutePasses()
			s.start()
		}
		s.closing.Store(true)
		buyers.Wait()
		s.kill()
		s.aMinutePasses()
		s.start()
		s.waitFor("an end to every payment", func() bool {
			return s.count(`SELECT COUNT(*) FROM orders WHERE status = 'pending'`) == 0
		})
		s.waitFor("every shop to be notified", func() bool {
			return s.count(`SELECT COUNT(*) FROM orders WHERE status = 'paid'`) == 0
		})
		s.checkBooks()
	})
}

const shelf = 100_000

// stand is a shop with one product, the server that sells it, and what its buyers were answered.
type stand struct {
	*testing.T
	db        *db.DB
	env       []string
	address   string
	server    *exec.Cmd
	variantID string

	acknowledged atomic.Int64
	closing      atomic.Bool
	mu           sync.Mutex
	orders       map[string]string // the order that was answered for each cart
}

func newStand(t *testing.T, url string) *stand {
	t.Helper()
	ctx := context.Background()
	s := &stand{T: t, db: dbtest.Open(t, url), orders: map[string]string{}}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.address = listener.Addr().String()
	listener.Close()
	s.env = append(os.Environ(), "RR_TEST_BE_THE_PRODUCT=1", "RR_DATABASE_URL="+url, "RR_DATA_DIR="+t.TempDir(),
		"RR_ADDR="+s.address,
		"RR_PUBLIC_URL=http://"+s.address, "RR_RATE_LIMIT=0", "RR_SANDBOX_LATENCY=5ms", "RR_LOG_LEVEL=error",
		"RR_TRUSTED_PROXIES=127.0.0.1",     // each buyer tells an address of their own
		"RR_DEV_PAGES=http://127.0.0.1:9/") // no page is asked for: the server starts without its renderer
	key := func(k string) string { return k }
	owner, err := shop.New(s.db, time.Now, key).Create(ctx, shop.NewShop{Status: shop.Approved, Details: shop.Details{
		Name: "Maille Nordet", CategoryCode: "fashion", Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
		Merchant: shop.Merchant{
			LegalName: "Maille Nordet inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
			PostalCode: "G0L 1M0", Email: "commandes@exemple.ca",
		},
	}})
	if err != nil {
		t.Fatal(err)
	}
	goods := catalog.New(s.db, time.Now, key)
	category, err := goods.CreateCategory(ctx, catalog.Category{Name: "Tuques"})
	if err != nil {
		t.Fatal(err)
	}
	tuque, err := goods.Create(ctx, catalog.NewProduct{ShopID: owner.ID, Status: catalog.Published,
		Details: catalog.Details{
			Name: "Tuque Suroît", CategoryIDs: []string{category.ID},
			Variants: []catalog.Variant{{Price: 6400, InventoryMode: catalog.ByStock, InventoryQuantity: shelf}},
		}})
	if err != nil {
		t.Fatal(err)
	}
	s.variantID = tuque.Variants[0].ID
	return s
}

// start runs the server until the test ends or it is killed, and waits until it answers.
func (s *stand) start() {
	s.Helper()
	s.server = exec.Command(os.Args[0], "serve")
	s.server.Env, s.server.Stderr = s.env, os.Stderr
	if err := s.server.Start(); err != nil {
		s.Fatal(err)
	}
	running := s.server
	s.Cleanup(func() { _ = running.Process.Kill(); _ = running.Wait() })
	s.waitFor("the server", func() bool {
		answer, err := http.Get("http://" + s.address + "/v1/payments/config")
		if err != nil {
			return false
		}
		answer.Body.Close()
		return answer.StatusCode == http.StatusOK
	})
}

func (s *stand) kill() {
	s.Helper()
	if err := s.server.Process.Signal(syscall.SIGKILL); err != nil {
		s.Fatal(err)
	}
	_ = s.server.Wait()
}

// aMinutePasses makes everything the dead server left a minute older, so that the next one need not be waited for: what
// it would check by then, it checks at once.
func (s *stand) aMinutePasses() {
	s.Helper()
	err := s.db.Tx(context.Background(), func(tx *db.Tx) error {
		for _, statement := range []string{
			`UPDATE orders SET created_at = created_at - 60000 WHERE payment_status = 'started'`,
			`UPDATE jobs SET leased_until = leased_until - 60000 WHERE leased_until IS NOT NULL`,
			`UPDATE job_schedule SET next_at = next_at - 60000`,
		} {
			if _, err := tx.Exec(context.Background(), statement); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		s.Fatal(err)
	}
}

// waitFor polls for what must happen within three minutes: two nodes that load the demo market under the race detector
// beside other tests need more than one.
func (s *stand) waitFor(what string, happened func() bool) {
	s.Helper()
	for deadline := time.Now().Add(3 * time.Minute); !happened(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.Fatalf("three minutes passed without %s", what)
		}
	}
}

// buy orders one unit after the other until the stand closes.
func (s *stand) buy() {
	home := map[string]any{"firstName": "Maude", "lastName": "Tremblay", "address": "84, rang de la Grande-Ligne",
		"city": "Saint-Pascal", "province": "QC", "postalCode": "G0L 3Y0", "country": "CA"}
	for n := 0; !s.closing.Load(); n++ {
		number := "4242424242424242"
		if n%3 == 2 {
			number = "4000000000000002" // declined
		}
		_, cartID := s.insist("/carts", nil, "")
		s.insist("/carts/"+cartID+"/items/", map[string]any{"variantId": s.variantID, "quantity": 1}, "")
		_, token := s.insist("/payments/sandbox/tokens", map[string]any{"number": number, "expMonth": 12, "expYear": 40,
			"cvc": "123"}, "")
		status, id := s.insist("/orders", map[string]any{
			"cartId": cartID, "email": "maude@exemple.ca", "phone": "4185550142", "shippingAddress": home,
			"billingAddress": home, "tokenId": token,
		}, "clé-"+cartID)
		switch {
		case status == http.StatusCreated:
			s.mu.Lock()
			s.orders[cartID] = id
			s.mu.Unlock()
			s.acknowledged.Add(1)
		case status != http.StatusBadRequest: // declined, or given up by the sweeper before the bank was asked
			s.Errorf("an order was answered %d", status)
		}
	}
}

// insist sends a request until it is answered, the same each time. A line added twice would be the buyer's own doing,
// so carts are counted by what the server says they hold; see checkBooks.
func (s *stand) insist(path string, body any, key string) (status int, id string) {
	payload, err := json.Marshal(body)
	if err != nil {
		s.Error(err)
	}
	for {
		r, _ := http.NewRequest(http.MethodPost, "http://"+s.address+"/v1"+path, bytes.NewReader(payload))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("X-Forwarded-For", fmt.Sprintf("10.0.%d.%d", s.acknowledged.Load()%250, len(path)))
		if key != "" {
			r.Header.Set("Idempotency-Key", key)
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			time.Sleep(10 * time.Millisecond) // it is dead; another is on its way
			continue
		}
		var got struct{ ID, Code string }
		err = json.NewDecoder(answer.Body).Decode(&got)
		answer.Body.Close()
		if err == nil && got.Code != order.ErrPaymentRunning.Code { // a slow machine has not settled it yet
			return answer.StatusCode, got.ID
		}
	}
}

func (s *stand) count(query string, args ...any) (n int) {
	s.Helper()
	if err := s.db.QueryRow(context.Background(), query, args...).Scan(&n); err != nil {
		s.Fatal(err)
	}
	return n
}

// checkBooks compares what buyers were answered, what is ordered, what was charged and what left the shelf.
func (s *stand) checkBooks() {
	s.Helper()
	for cartID, orderID := range s.orders {
		if paid := s.count(`SELECT COUNT(*) FROM orders WHERE id = $1 AND cart_id = $2 AND paid_at IS NOT NULL`,
			orderID, cartID); paid != 1 {
			s.Errorf("order %s, which its buyer was answered, is not there or not paid", orderID)
		}
		if charges := s.count(`SELECT COUNT(*) FROM sandbox_charges c
			WHERE c.charge_key = $1 AND c.state = 'succeeded'`, orderID); charges != 1 {
			s.Errorf("order %s was charged %d times", orderID, charges)
		}
	}
	paid := s.count(`SELECT COUNT(*) FROM orders WHERE paid_at IS NOT NULL`)
	charged := s.count(`SELECT COUNT(*) FROM sandbox_charges c JOIN orders o ON o.id = c.charge_key
		WHERE c.state = 'succeeded' AND c.refunded = 0 AND c.amount = o.grand_total AND o.paid_at IS NOT NULL`)
	all := s.count(`SELECT COUNT(*) FROM sandbox_charges WHERE state = 'succeeded'`)
	if paid != charged || charged != all || paid != len(s.orders) {
		s.Errorf("%d buyers were answered an order, %d are paid, %d charged for them of %d charges", len(s.orders),
			paid,
			charged, all)
	}
	sold := s.count(`SELECT COALESCE(SUM(i.quantity), 0) FROM order_items i JOIN orders o ON o.id = i.order_id
		WHERE o.paid_at IS NOT NULL`)
	if left := s.count(`SELECT inventory_quantity FROM variants WHERE id = $1`, s.variantID); left != shelf-sold {
		s.Errorf("%d were sold and %d are left of %d", sold, left, shelf)
	}
	if doubles := s.count(`SELECT COUNT(*) FROM (SELECT cart_id FROM orders WHERE paid_at IS NOT NULL GROUP BY cart_id
		HAVING COUNT(*) > 1) d`); doubles > 0 {
		s.Errorf("%d carts were ordered twice", doubles)
	}
}
