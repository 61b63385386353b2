package web

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestOnlyTheUserOfThePathPasses(t *testing.T) {
	verify := func(_ context.Context, token string) (string, error) {
		if token == "good" {
			return "anna", nil
		}
		return "", errors.New("expired")
	}
	cases := map[string]struct {
		header string
		self   error
		known  bool
	}{
		"a guest":              {"", ErrSignInRequired, false},
		"another scheme":       {"Basic good", ErrSignInRequired, false},
		"a token not accepted": {"Bearer stale", ErrSessionOver, false},
		"the user":             {"bearer  good", nil, true},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.Header.Set("Authorization", c.header)
			Identify(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
				if err := Self(r.Context(), "anna"); !errors.Is(err, c.self) {
					t.Errorf("Self = %v, want %v", err, c.self)
				}
				if _, ok := Visitor(r.Context()); ok != c.known {
					t.Errorf("Visitor = %v, want %v", ok, c.known)
				}
			}), verify).ServeHTTP(httptest.NewRecorder(), r)
		})
	}
	if err := Self(AsUser(t.Context(), "bob"), "anna"); !errors.Is(err, ErrNotYours) {
		t.Errorf("someone else: %v", err)
	}
}
