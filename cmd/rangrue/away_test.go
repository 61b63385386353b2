package main

import (
	"bytes"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/migrations"
)

// A buyer who orders while PostgreSQL is away is told so within ten seconds, and gets the order by pressing again.
func TestABuyerIsToldThatTheDatabaseIsAwayAndMayPressAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("starts servers")
	}
	server := dbtest.StartServer(t)
	url := server.Database("market")
	d, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Migrate(t.Context(), d, migrations.FS); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	s := newStand(t, url)
	s.start()
	for _, c := range []struct {
		name       string
		away, back func()
	}{
		{"paused", server.Pause, server.Resume},
		{"stopped", server.Stop, server.Restart},
	} {
		t.Run(c.name, func(t *testing.T) {
			order, key := s.fillCart()
			c.away()
			for range 2 { // also a buyer who comes later
				begun := time.Now()
				answer, body := s.post(t, "/orders", order, key)
				if took := time.Since(begun); took > 10*time.Second {
					t.Errorf("answered after %s", took)
				}
				if answer.StatusCode != http.StatusServiceUnavailable || answer.Header.Get("Retry-After") == "" ||
					!strings.Contains(body, "momentanément indisponible") {
					t.Errorf("status %d, %s", answer.StatusCode, body)
				}
				if status := s.readiness(); status != http.StatusServiceUnavailable {
					t.Errorf("readyz answers %d", status)
				}
			}
			c.back()
			s.waitFor("the server to be ready again", func() bool { return s.readiness() == http.StatusOK })
			for range 2 {
				if answer, body := s.post(t, "/orders", order, key); answer.StatusCode != http.StatusCreated {
					t.Errorf("pressed again: %d %s", answer.StatusCode, body)
				}
			}
			s.db = dbtest.Open(s.T, url) // the connections of the one before are gone
			if n := s.count(`SELECT COUNT(*) FROM orders WHERE cart_id = $1`, order["cartId"]); n != 1 {
				t.Errorf("the cart was ordered %d times", n)
			}
		})
	}
}

// fillCart is an order about to be placed, and its key.
func (s *stand) fillCart() (order map[string]any, key string) {
	home := map[string]any{"firstName": "Maude", "lastName": "Tremblay", "address": "84, rang de la Grande-Ligne",
		"city": "Saint-Pascal", "province": "QC", "postalCode": "G0L 3Y0", "country": "CA"}
	_, cartID := s.insist("/carts", nil, "")
	s.insist("/carts/"+cartID+"/items/", map[string]any{"variantId": s.variantID, "quantity": 1}, "")
	_, token := s.insist("/payments/sandbox/tokens",
		map[string]any{"number": "4242424242424242", "expMonth": 12, "expYear": 40, "cvc": "123"}, "")
	return map[string]any{"cartId": cartID, "email": "maude@exemple.ca", "phone": "4185550142",
		"shippingAddress": home, "billingAddress": home, "tokenId": token}, "clé-" + cartID
}

// post sends a request once.
func (s *stand) post(t *testing.T, path string, body any, key string) (*http.Response, string) {
	t.Helper()
	payload, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequest(http.MethodPost, "http://"+s.address+"/v1"+path, bytes.NewReader(payload))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", key)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(answer.Body); err != nil {
		t.Fatal(err)
	}
	return answer, text.String()
}

func (s *stand) readiness() int {
	answer, err := http.Get("http://" + s.address + "/readyz")
	if err != nil {
		return 0
	}
	answer.Body.Close()
	return answer.StatusCode
}

// Two nodes that start together on an empty database both come up: one loads the demo market, the other waits.
func TestTwoNodesStartTogetherWithTheDemo(t *testing.T) {
	if testing.Short() {
		t.Skip("starts servers")
	}
	url := dbtest.StartServer(t).Database("market")
	nodes := make([]*stand, 2)
	for i := range nodes {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		s := &stand{T: t, address: listener.Addr().String()}
		listener.Close()
		s.server = exec.Command(os.Args[0], "serve")
		s.server.Env = append(os.Environ(), "RR_TEST_BE_THE_PRODUCT=1", "RR_DATABASE_URL="+url,
			"RR_DATA_DIR="+t.TempDir(), "RR_ADDR="+s.address, "RR_PUBLIC_URL=http://"+s.address, "RR_LOG_LEVEL=error",
			"RR_DEMO=1", "RR_SECRET=une-clé-partagée-par-les-deux-nœuds", "RR_DEV_PAGES=http://127.0.0.1:9/")
		s.server.Stderr = os.Stderr
		if err := s.server.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.server.Process.Kill(); _ = s.server.Wait() })
		nodes[i] = s
	}
	for _, s := range nodes {
		s.waitFor("a node that is ready", func() bool { return s.readiness() == http.StatusOK })
	}
}
