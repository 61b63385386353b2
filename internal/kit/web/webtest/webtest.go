// Package webtest asks an API as someone would, without a network. It is for tests alone.
package webtest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"testing"

	"rangrue/internal/kit/web"
)

// Call asks as a signed-in user, or as a guest when userID is empty, and answers the status with a reader of the body.
// path is relative to the API's prefix; body is sent as JSON unless it is nil.
func Call(t testing.TB, api http.Handler, userID, method, path string, body any) (status int, read func(into any)) {
	t.Helper()
	asker := t.Context()
	if userID != "" {
		asker = web.AsUser(asker, userID)
	}
	var sent bytes.Buffer
	if body != nil {
		if err := json.NewEncoder(&sent).Encode(body); err != nil {
			t.Fatalf("%s %s: %v", method, path, err)
		}
	}
	r := httptest.NewRequestWithContext(asker, method, web.Prefix+path, &sent)
	r.Header.Set("Content-Type", "application/json")
	out := httptest.NewRecorder()
	api.ServeHTTP(out, r)
	return out.Code, func(into any) {
		t.Helper()
		if err := json.Unmarshal(out.Body.Bytes(), into); err != nil {
			t.Fatalf("%s %s: %v in %s", method, path, err, out.Body)
		}
	}
}
