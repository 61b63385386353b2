package app

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"
	"net"
	"net/http"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// home is the whole product, running, seen by a browser.
type home struct {
	*testing.T
	app  *App
	base string
}

func runHome(t *testing.T, database string, more ...string) *home {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := &home{T: t, base: "http://" + listener.Addr().String()}
	settings, err := config.Load(append([]string{"RR_DATA_DIR=" + t.TempDir(), "RR_DATABASE_URL=" + database,
		"RR_PUBLIC_URL=" + h.base,
		"RR_DEV_PAGES=http://127.0.0.1:9"}, more...)) // pages are not used
	if err != nil {
		t.Fatal(err)
	}
	if h.app, err = New(t.Context(), settings, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- h.app.Run(ctx, listener) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("stopping: %v", err)
		}
	})
	return h
}

func (h *home) call(want int, method, path, token string, body any) map[string]any {
	h.Helper()
	encoded, err := json.Marshal(body)
	if err != nil {
		h.Fatal(err)
	}
	r, err := http.NewRequestWithContext(h.Context(), method, h.base+"/v1"+path, bytes.NewReader(encoded))
	if err != nil {
		h.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		h.Fatal(err)
	}
	defer answer.Body.Close()
	decoded := map[string]any{}
	if err := json.NewDecoder(answer.Body).Decode(&decoded); err != nil && answer.StatusCode != 204 {
		h.Fatalf("%s %s: %d, %v", method, path, answer.StatusCode, err)
	}
	if answer.StatusCode != want {
		h.Fatalf("%s %s: %d %v; want %d", method, path, answer.StatusCode, decoded, want)
	}
	return decoded
}

func (h *home) signIn(email, password string) string {
	h.Helper()
	return h.call(200, "POST", "/identity/accounts:signInWithPassword", "", map[string]any{
		"email": email, "password": password, "returnSecureToken": true,
	})["idToken"].(string)
}

// guestOrder is an order placed without an account.
func (h *home) guestOrder(name, email string) (o *order.Order) {
	h.Helper()
	draft := ordertest.Draft(name, "", "shop-a", "shop-b")
	draft.Contact.Email = email
	err := h.app.DB.Tx(h.Context(), func(tx *db.Tx) (err error) {
		o, err = h.app.Order.Replay(h.Context(), tx, draft, order.WasPaid(draft.At, order.Receipt{
			CardBrand: "visa", CardLast4: "4242",
		}))
		return err
	})
	if err != nil {
		h.Fatal(err)
	}
	return o
}

func TestACustomersLifeFromRegistrationToFarewell(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := runHome(t, url)
		bought := h.guestOrder("-1", "ana@exemple.ca")
		cart := h.call(201, "POST", "/carts", "", nil)["id"].(string)
		id := h.call(201, "POST", "/users/", "", map[string]any{
			"firstName": "Ana", "lastName": "Roy", "email": "ana@exemple.ca", "password": "la clé du rang",
			"phone": "4185550142", "subscribeNewsletter": true,
		})["authProviderId"].(string)
		token := h.signIn("ana@exemple.ca", "la clé du rang")
		if me := h.call(200, "GET", "/users/provider-id/"+id, token, nil); me["firstName"] != "Ana" {
			t.Errorf("%v", me)
		}
		if claimed := h.call(200, "POST", "/carts/"+cart+"/claim", token, nil); claimed["id"] != cart {
			t.Errorf("claimed %v", claimed)
		}
		h.call(404, "GET", "/carts/"+cart, "", nil) // it is hers now
		h.call(200, "GET", "/carts/"+cart, token, nil)
		if of(t, h, bought.ID) != "" {
			t.Error("a guest order was given before the e-mail was proved")
		}
		proved(t, h, id)
		if of(t, h, bought.ID) != id {
			t.Error("a guest order was not given once the e-mail was proved")
		}
		parts := h.call(200, "GET", "/users/"+id+"/export", token, nil)["parts"].(map[string]any)
		for _, name := range []string{"orders", "messages", "wishlist", "creditCards", "questions", "outreach",
			"stockAlerts"} {
			if parts[name] == nil {
				t.Errorf("the copy lacks %s", name)
			}
		}
		h.call(200, "PATCH", "/users/"+id+"/password", token, map[string]any{
			"currentPassword": "la clé du rang", "password": "une autre clé",
		})
		h.refusedWithinASecond(token)
		token = h.signIn("ana@exemple.ca", "une autre clé")
		h.call(200, "GET", "/me", token, nil)
		h.call(204, "DELETE", "/users/"+id, token, map[string]any{"password": "une autre clé"})
		h.refusedWithinASecond(token)
		h.call(400, "POST", "/identity/accounts:signInWithPassword", "", map[string]any{
			"email": "ana@exemple.ca", "password": "une autre clé",
		})
		if of(t, h, bought.ID) != id {
			t.Error("the order was lost with its buyer")
		}
	})
}

// refusedWithinASecond waits for the change log to be followed, as another node would.
func (h *home) refusedWithinASecond(token string) {
	h.Helper()
	for begun := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		if _, err := h.app.verify(h.Context(), token); err != nil {
			return
		}
		if time.Since(begun) > 10*time.Second { // a second, on a machine that does nothing else
			h.Fatal("a token of a closed session is still accepted")
		}
	}
}

func of(t *testing.T, h *home, orderID string) string {
	t.Helper()
	o, err := h.app.Order.Find(t.Context(), h.app.DB, order.Whole(), orderID)
	if err != nil {
		t.Fatal(err)
	}
	return o.UserID
}

// proved does what opening the link in the welcome letter does.
func proved(t *testing.T, h *home, id string) {
	t.Helper()
	u, err := h.app.Account.ByID(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.app.DB.Tx(t.Context(), func(tx *db.Tx) error {
		return h.app.Account.Verified(t.Context(), tx, u)
	}); err != nil {
		t.Fatal(err)
	}
}

func TestTheOutsideIdentityServiceTakesThePlaceOfOurs(t *testing.T) {
	h := runHome(t, t.TempDir()+"/essai.db", "RR_IDENTITY_PROJECT=p", "RR_IDENTITY_API_KEY=cle",
		"RR_IDENTITY_URL=http://127.0.0.1:9")
	site := siteOf(h.app.Config).Identity
	if site.SignInURL != "http://127.0.0.1:9/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=cle" ||
		site.TokenURL != "/v1/identity/token" || site.SignOutURL != "/v1/identity/sign-out" {
		t.Errorf("browsers are told %+v", site)
	}
	h.call(404, "POST", "/identity/accounts:signInWithPassword", "", map[string]any{})
	h.call(200, "POST", "/identity/sign-out", "", map[string]any{})
	if ours := siteOf(config.Config{}).Identity; ours.SignInURL != "/v1/identity/accounts:signInWithPassword" ||
		ours.TokenURL != "/v1/identity/token" || ours.SignOutURL != "/v1/identity/sign-out" {
		t.Errorf("browsers are told %+v", ours)
	}
}
