package checkout_test

import (
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
)

var requestID = regexp.MustCompile(`"requestId":"[^"]*"`)

func TestOneReferenceIsNotGuessedAtFromManyAddresses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.honey), visa))
		addressed := web.Harden(m.handler, web.Options{Log: slog.New(slog.DiscardHandler)}) // tells addresses apart
		ask := func(n int, reference, email string) *httptest.ResponseRecorder {
			body := strings.NewReader(fmt.Sprintf(`{"reference":%q,"email":%q}`, reference, email))
			r := httptest.NewRequest(http.MethodPost, "/v1/users/guest/lookup", body)
			r.Header.Set("Content-Type", "application/json")
			r.RemoteAddr = fmt.Sprintf("203.0.113.%d:4321", n)
			w := httptest.NewRecorder()
			addressed.ServeHTTP(w, r)
			return w
		}
		said := map[string]bool{}
		for _, reference := range []string{placed.Reference, "RR-AAAA-AAAA"} { // one of an order, one of none
			for n := range 10 {
				if w := ask(n, reference, "autre@courriel.ca"); w.Code != 404 {
					m.Errorf("guess %d at %s: %d %s", n, reference, w.Code, w.Body)
				}
			}
			w := ask(99, reference, "maude@courriel.ca")
			if w.Code != 429 || w.Header().Get("Retry-After") != "60" {
				m.Errorf("guess 11 at %s: %d %q", reference, w.Code, w.Header().Get("Retry-After"))
			}
			said[requestID.ReplaceAllString(w.Body.String(), "")] = true
		}
		if len(said) != 1 {
			m.Errorf("the refusals tell which order exists: %v", said)
		}
		m.later(time.Minute)
		if w := ask(99, placed.Reference, "maude@courriel.ca"); w.Code != 200 {
			m.Errorf("after the wait: %d %s", w.Code, w.Body)
		}
	})
}
