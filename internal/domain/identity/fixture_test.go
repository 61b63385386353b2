package identity_test

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

const password = "la clé du rang"

// hashed is the password as it is kept, worked out once for all tests.
var hashed = sync.OnceValue(func() string { return account.HashPassword(password) })

// harness is one node: accounts and sessions behind their calls, on a clock of its own.
type harness struct {
	t        *testing.T
	db       *db.DB
	accounts *account.Service
	service  *identity.Service
	handler  http.Handler
	clock    time.Time
	client   string
	device   string // the cookie of the browser
	maude    *account.User
}

func each(t *testing.T, test func(h *harness)) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := node(t, d, "un secret")
		maude, err := h.accounts.Create(t.Context(), account.NewUser{
			FirstName: "Maude", LastName: "Roy", Email: "maude@exemple.ca", PasswordHash: hashed(),
		})
		if err != nil {
			t.Fatal(err)
		}
		h.maude = maude
		test(h)
	})
}

// node is another process on the same database.
func node(t *testing.T, d *db.DB, secret string) *harness {
	t.Helper()
	h := &harness{t: t, db: d, clock: time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC), client: "203.0.113.7"}
	now := func() time.Time { return h.clock }
	h.accounts = account.New(d, now)
	key := func(use string) []byte { return []byte((secret + use + strings.Repeat("-", 32))[:32]) }
	h.service = identity.New(d, identity.Options{
		Accounts: h.accounts, Issuer: "https://exemple.ca/v1/identity", Audience: "https://exemple.ca",
		SealKey: key("seal"), TokenKey: key("token"), HashKey: key("hash"), Attempts: attempts.New(d, key("hash"), now),
		Secure: true,
		Client: func(context.Context) netip.Addr { return netip.MustParseAddr(h.client) }, Now: now,
	})
	h.accounts.Options = account.Options{
		Brand:       mail.Brand{Name: "Épicerie & Cie", PublicURL: "https://exemple.ca", Contact: "aide@exemple.ca"},
		EndSessions: h.service.EndSessions,
	}
	if _, err := h.service.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	h.service.Routes(api)
	h.accounts.Routes(api)
	h.handler = web.Harden(web.Identify(mux, h.service.Verify), web.Options{
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	return h
}

func (h *harness) signIn() *identity.Tokens {
	h.t.Helper()
	tokens, err := h.service.SignIn(h.t.Context(), "Maude@Exemple.ca ", password, h.device)
	if err != nil {
		h.t.Fatal(err)
	}
	return tokens
}

// accepts reports whether a token is accepted as Maude's.
func (h *harness) accepts(token string) bool {
	h.t.Helper()
	userID, err := h.service.Verify(h.t.Context(), token)
	return err == nil && userID != ""
}

// call sends a body as a form when it is one, else as JSON.
func (h *harness) call(method, path, token, body string) (int, map[string]any) {
	h.t.Helper()
	r := httptest.NewRequest(method, "/v1"+path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	if strings.HasPrefix(body, "grant_type=") {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	r.RemoteAddr = h.client + ":4321"
	w := httptest.NewRecorder()
	h.handler.ServeHTTP(w, r)
	var answer map[string]any
	if w.Body.Len() > 0 {
		if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil {
			h.t.Fatalf("%s: %v in %s", path, err, w.Body)
		}
	}
	return w.Code, answer
}
