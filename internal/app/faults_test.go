package app_test

import (
	"database/sql"
	"io/fs"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// What PostgreSQL cannot keep is refused alike on both engines, wherever it stands in a request.
func TestBadTextIsRefusedOnBothEngines(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		p := start(t, url, empty)
		const order = `{"cartId":"x","email":"a@exemple.ca","phone":"4185550142","tokenId":"t","shippingAddress":` +
			`{"firstName":"a\u0000b","lastName":"B","address":"1, rue A","city":"Rimouski","province":"QC",` +
			`"postalCode":"G0L 3Y0","country":"CA"}}`
		const json = "application/json"
		for _, c := range []struct {
			name, method, path, kind, key, body string
			status                              int
		}{
			{"seller's order", "GET", "/v1/seller/shops/%00/orders/1", "", "", "", 400},
			{"cart", "POST", "/v1/carts/%E2%80%AE%00/items/", json, "", `{"variantId":"v","quantity":1}`, 400},
			{"order", "POST", "/v1/orders", json, "", order, 400},
			{"order sent as a file", "POST", "/v1/orders", "text/csv", "", order, 415},
			{"key of an order", "POST", "/v1/orders", json, "\xff", strings.ReplaceAll(order, `\u0000`, ""), 400},
			{"lone surrogate", "POST", "/v1/newsletter/subscribe", json, "", `{"email":"\ud800@exemple.ca"}`, 400},
			{"search", "GET", "/v1/search/products/limit/28?q=%00", "", "", "", 400},
			{"search in broken UTF-8", "GET", "/v1/search/products/limit/28?q=%ff", "", "", "", 400},
			{"form", "POST", "/v1/identity/token", "application/x-www-form-urlencoded", "",
				"grant_type=refresh_token&refresh_token=%00", 400},
		} {
			r, err := http.NewRequest(c.method, p.base+c.path, strings.NewReader(c.body))
			if err != nil {
				t.Fatal(err)
			}
			if c.kind != "" {
				r.Header.Set("Content-Type", c.kind)
			}
			if c.key != "" {
				r.Header["Idempotency-Key"] = []string{c.key}
			}
			answer, err := http.DefaultTransport.RoundTrip(r)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if body := p.read(answer); answer.StatusCode != c.status || !strings.Contains(body, `"detail":"`) {
				t.Errorf("%s: status %d, %s; want %d with a sentence", c.name, answer.StatusCode, body, c.status)
			}
		}
		t.Run("an address too long to be one is a 404 page", p.longAddresses)
		t.Run("an address that is not text is a 404 page", p.unreadableAddresses)
	})
}

func (p *product) longAddresses(t *testing.T) {
	for _, kind := range []string{"boutique", "produit", "categorie", "blogue"} {
		answer, body := p.get("/" + kind + "/" + strings.Repeat("a", 201))
		if answer.StatusCode != 404 || !strings.Contains(body, "La page est introuvable...") {
			t.Errorf("%s: status %d", kind, answer.StatusCode)
		}
	}
}

func (p *product) unreadableAddresses(t *testing.T) {
	for _, path := range []string{"/%00", "/%FF", "/produit/%00", "/boutique/%FF", "/recherche?q=%FF", "/vendre/%00"} {
		answer, body := p.get(path)
		if kind := answer.Header.Get("Content-Type"); answer.StatusCode != 404 ||
			kind != "text/html; charset=utf-8" || !strings.Contains(body, "La page est introuvable...") {
			t.Errorf("%s: status %d, %s", path, answer.StatusCode, kind)
		}
	}
}

// While the server can only be read the node is not ready, a call that writes is told to come back, and pages are
// served. That SQLite's failures are told alike is tested in kit/db.
func TestADatabaseThatCannotBeWritten(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, address string) {
		if !strings.HasPrefix(address, "postgres:") {
			t.Skip("a file cannot be made read-only for the tests' user, who may be root")
		}
		p := start(t, address, empty)
		if answer, _ := p.get("/"); answer.StatusCode != http.StatusOK {
			t.Fatalf("the home page: status %d", answer.StatusCode)
		}
		makeReadOnly(t, address)
		for begun := time.Now(); ; time.Sleep(100 * time.Millisecond) {
			answer, body := p.get("/readyz")
			if answer.StatusCode == http.StatusServiceUnavailable && strings.Contains(body, "database writes") {
				break
			}
			if time.Since(begun) > 10*time.Second {
				t.Fatalf("readyz: status %d, %s", answer.StatusCode, body)
			}
		}
		answer, body := p.post("/v1/newsletter/subscribe", `{"email":"bob@courriel.example"}`)
		if answer.StatusCode != http.StatusServiceUnavailable || answer.Header.Get("Retry-After") == "" ||
			!strings.Contains(body, "momentanément indisponible") {
			t.Errorf("a write: status %d, %s", answer.StatusCode, body)
		}
		if answer, _ := p.get("/"); answer.StatusCode != http.StatusOK {
			t.Errorf("a page: status %d", answer.StatusCode)
		}
	})
}

// makeReadOnly makes a PostgreSQL database refuse writes, as a standby does, to everyone connected and to come.
func makeReadOnly(t *testing.T, address string) {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	err = dbtest.Open(t, address).Tx(t.Context(), func(tx *db.Tx) error {
		_, err := tx.Exec(t.Context(), `ALTER DATABASE `+u.Path[1:]+` SET default_transaction_read_only = on`)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.All(t.Context(), dbtest.Open(t, address), func(*sql.Rows) (struct{}, error) { return struct{}{}, nil },
		`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND pid <> pg_backend_pid()`)
	if err != nil {
		t.Fatal(err)
	}
}

// Only its user opens what the data folder holds.
func TestTheDataFolderIsPrivate(t *testing.T) {
	p := start(t, "", empty)
	p.newsletter(t) // leaves a letter
	seen := map[string]bool{}
	err := filepath.WalkDir(p.data, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		want := fs.FileMode(0o600)
		if entry.IsDir() {
			want = 0o700
		}
		if info.Mode().Perm() != want {
			t.Errorf("%s has mode %o, want %o", path, info.Mode().Perm(), want)
		}
		seen[filepath.Ext(path)], seen[entry.Name()] = true, true
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{".db", ".db-wal", "secret", ".eml", "fichiers"} {
		if !seen[name] {
			t.Errorf("no %s was there to be looked at", name)
		}
	}
}
