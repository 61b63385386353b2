package web_test

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/web"
)

type userKey struct{}

func TestAnInternalCallAnswersLikeTheAPI(t *testing.T) {
	mux, _ := newGuestBook()
	get := web.Internal(mux, slog.New(slog.DiscardHandler))
	status, body, err := get(context.Background(), "/v1/guests?page=2&categories[]=a")
	if err != nil || status != 200 || !strings.Contains(string(body), `"currentPage":2`) ||
		!strings.Contains(string(body), `"name":"a"`) {
		t.Errorf("%d %s %v", status, body, err)
	}
	if status, body, err = get(context.Background(), "/v1/guests/missing"); err != nil || status != 404 ||
		!strings.Contains(string(body), "no_guest") {
		t.Errorf("missing: %d %s %v", status, body, err)
	}
	if _, _, err = get(context.Background(), "/v1/panic"); err == nil || !strings.Contains(err.Error(), "panic") {
		t.Errorf("panic: %v", err)
	}
	if _, _, err = get(context.Background(), "::"); err == nil {
		t.Error("an address that is none gives no error")
	}
}

func TestAnInternalCallKnowsNothingOfTheVisitor(t *testing.T) {
	mux := http.NewServeMux()
	mux.HandleFunc("/who", func(_ http.ResponseWriter, r *http.Request) {
		if r.Context().Value(userKey{}) != nil || len(r.Header) > 0 || web.ClientIP(r.Context()).IsValid() {
			t.Errorf("the visitor is known: %v %v", r.Context().Value(userKey{}), r.Header)
		}
		if _, ok := r.Context().Deadline(); !ok {
			t.Error("the deadline is lost")
		}
	})
	inside := web.Internal(mux, slog.New(slog.DiscardHandler))
	outside := web.Harden(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(context.WithValue(r.Context(), userKey{}, "ana"), time.Minute)
		defer cancel()
		if _, _, err := inside(ctx, "/who"); err != nil {
			t.Error(err)
		}
	}), web.Options{Log: quiet})
	call(t, outside, "GET", "/", "", "Authorization", "Bearer ana", "Cookie", "a=b")
}

func TestInternalCallsPassNoLimit(t *testing.T) {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Limits", "1.0")
	web.Get(api, "/one", "One", func(context.Context, *struct{}) (*guestOutput, error) { return &guestOutput{}, nil },
		web.Limit("one", 1, time.Hour))
	get := web.Internal(mux, slog.New(slog.DiscardHandler))
	for range 5 {
		if status, _, _ := get(context.Background(), "/v1/one"); status != 200 {
			t.Errorf("status %d", status)
		}
	}
}
