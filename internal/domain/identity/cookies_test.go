package identity_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

const (
	signInCall  = "/v1/identity/accounts:signInWithPassword"
	tokenCall   = "/v1/identity/token"
	signOutCall = "/v1/identity/sign-out"
)

// browser keeps cookies as a browser does, and shows what scripts of the page could read.
type browser struct {
	*harness
	cookies map[string]*http.Cookie
}

func (b *browser) post(path, body string) (*httptest.ResponseRecorder, map[string]any) {
	b.t.Helper()
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	if strings.HasPrefix(body, "grant_type=") {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for _, c := range b.cookies {
		r.AddCookie(c)
	}
	r.RemoteAddr = b.client + ":4321"
	w := httptest.NewRecorder()
	b.handler.ServeHTTP(w, r)
	for _, c := range w.Result().Cookies() {
		if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Path != "/v1/identity" || !c.Secure {
			b.t.Errorf("%s: a cookie that scripts, other calls or other sites may see: %s", path, c)
		}
		if b.cookies[c.Name] = c; c.MaxAge < 0 {
			delete(b.cookies, c.Name)
		}
	}
	var answer map[string]any
	if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil {
		b.t.Fatal(err)
	}
	return w, answer
}

func (b *browser) signIn(password string) (*httptest.ResponseRecorder, map[string]any) {
	b.t.Helper()
	body, _ := json.Marshal(map[string]any{"email": b.maude.Email, "password": password, "returnSecureToken": true})
	return b.post(signInCall, string(body))
}

func newBrowser(h *harness) *browser { return &browser{harness: h, cookies: map[string]*http.Cookie{}} }

func TestABrowsersRefreshTokenStaysInItsCookie(t *testing.T) {
	each(t, func(h *harness) {
		b := newBrowser(h)
		_, in := b.signIn(password)
		first := b.cookies["refresh_token"]
		if first == nil || first.Value != in["refreshToken"] || first.MaxAge != 60*24*3600 {
			t.Fatalf("sign-in answers %v and the cookie %v", in["refreshToken"], first)
		}
		w, next := b.post(tokenCall, "grant_type=refresh_token")
		if w.Code != 200 || !b.accepts(next["id_token"].(string)) || next["user_id"] != h.maude.ID {
			t.Fatalf("renew by cookie: %d %v", w.Code, next)
		}
		if token, sent := next["refresh_token"]; sent || b.cookies["refresh_token"].Value == first.Value {
			t.Errorf("the answer tells scripts %v, the cookie was %s and is %s", token, first,
				b.cookies["refresh_token"])
		}
		if w, out := b.post(signOutCall, "{}"); w.Code != 200 || out["status"] != "success" ||
			b.cookies["refresh_token"] != nil {
			t.Errorf("sign out: %d %v, %v", w.Code, out, b.cookies)
		}
		if b.accepts(next["id_token"].(string)) {
			t.Error("the session of the cookie was not ended")
		}
	})
}

func TestARefusedRenewalRemovesTheCookie(t *testing.T) {
	each(t, func(h *harness) {
		b := newBrowser(h)
		b.signIn(password)
		if err := h.accounts.SetPassword(t.Context(), h.maude.ID, "une autre clé"); err != nil {
			t.Fatal(err)
		}
		w, answer := b.post(tokenCall, "grant_type=refresh_token")
		if w.Code != 400 || message(answer) != "TOKEN_EXPIRED" || b.cookies["refresh_token"] != nil {
			t.Errorf("%d %v, %v", w.Code, answer, b.cookies)
		}
		if w, answer := b.post(tokenCall, "grant_type=refresh_token"); message(answer) != "INVALID_REFRESH_TOKEN" {
			t.Errorf("without a cookie: %d %v", w.Code, answer)
		}
	})
}

func TestACallerThatKeepsItsTokenIsGivenTheNext(t *testing.T) {
	each(t, func(h *harness) {
		b := newBrowser(h)
		_, in := b.signIn(password)
		b.cookies["refresh_token"] = &http.Cookie{Name: "refresh_token", Value: "celui d’une autre"}
		form := "grant_type=refresh_token&refresh_token=" + url.QueryEscape(in["refreshToken"].(string))
		if w, next := b.post(tokenCall, form); w.Code != 200 || next["refresh_token"] == nil {
			t.Errorf("%d %v", w.Code, next)
		}
	})
}

func TestTooManyTriesSayWhenToTryAgain(t *testing.T) {
	each(t, func(h *harness) {
		b := newBrowser(h)
		b.signIn(password)
		if c := b.cookies["device"]; c == nil || c.MaxAge != 400*24*3600 {
			t.Fatalf("the browser is named %v", c)
		}
		h.guessedFromManyNetworks()
		h.client = "198.51.100.4"
		w, answer := newBrowser(h).signIn(password)
		if w.Code != 400 || message(answer) != "TOO_MANY_ATTEMPTS_TRY_LATER" || w.Header().Get("Retry-After") != "1" {
			t.Errorf("a stranger: %d %v, Retry-After %q", w.Code, answer, w.Header().Get("Retry-After"))
		}
		delete(b.cookies, "refresh_token") // signed out
		if w, answer := b.signIn(password); w.Code != 200 || w.Header().Get("Retry-After") != "" {
			t.Errorf("a known browser: %d %v", w.Code, answer)
		}
	})
}
