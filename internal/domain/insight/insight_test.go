package insight

import (
	"context"
	"errors"
	"log/slog"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

var ctx = context.Background()

// newService makes a service over a database with products a and b, and the market whose clock it reads.
func newService(t *testing.T, d *db.DB) (*Service, *markettest.Market) {
	t.Helper()
	m := markettest.New(t, d)
	shopID := m.Shop(shop.NewShop{}).ID
	for _, id := range []string{"a", "b"} {
		m.Product(catalog.NewProduct{ID: id, ShopID: shopID, Details: catalog.Details{Name: id}})
	}
	return New(d, m.Now, slog.New(slog.DiscardHandler)), m
}

func flush(t *testing.T, s *Service) {
	t.Helper()
	if err := s.Flush(ctx); err != nil {
		t.Fatal(err)
	}
}

func popularity(t *testing.T, s *Service) map[string]float64 {
	t.Helper()
	scores, err := s.Popularity(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return scores
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func TestInterestFadesByHalfEveryTwoWeeks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		for range 4 {
			s.Viewed("a")
		}
		s.Viewed("nobody")
		flush(t, s)
		m.At = m.At.Add(halfLife)
		s.Viewed("a")
		s.Stayed("a", time.Hour)
		if err := d.Tx(ctx, func(tx *db.Tx) error { return s.Sold(ctx, tx, "b", 2) }); err != nil {
			t.Fatal(err)
		}
		flush(t, s)
		if got := popularity(t, s); len(got) != 2 || !near(got["a"], 4) || !near(got["b"], 40) {
			t.Errorf("popularity %v, want a 4/2+1+1 and b 40", got)
		}
		m.At = m.At.AddDate(35, 0, 0)
		s.Viewed("b")
		flush(t, s)
		if got := popularity(t, s); len(got) != 1 || !near(got["b"], 1) {
			t.Errorf("after a lifetime %v, want the last view alone", got)
		}
	})
}

func TestCountsAreKeptByDay(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		s.Viewed("a")
		s.Searched("Tuque rouge", 3)
		s.Searched("tuque  ROUGÉ", 0)
		s.Searched("écrivez à ana@exemple.ca", 0)
		flush(t, s)
		m.At = m.At.Add(20 * time.Hour)
		s.Viewed("a")
		s.Stayed("a", 12*time.Second)
		flush(t, s)
		flush(t, s) // nothing twice
		var days, views, seconds, terms, searches, empty int
		err := errors.Join(
			d.QueryRow(ctx, `SELECT COUNT(*), SUM(views), SUM(seconds) FROM product_views`).Scan(&days, &views,
				&seconds),
			d.QueryRow(ctx, `SELECT COUNT(*), SUM(searches), SUM(empty) FROM search_terms WHERE terms = 'tuque rouge'`).
				Scan(&terms, &searches, &empty))
		if err != nil || days != 2 || views != 2 || seconds != 12 || terms != 1 || searches != 2 || empty != 1 {
			t.Errorf("%d days, %d views, %d seconds; %d terms, %d searches, %d empty; %v", days, views, seconds, terms,
				searches, empty, err)
		}
	})
}

func TestCountsWaitForADatabaseThatFails(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, _ := newService(t, d)
		s.Viewed("a")
		stopped, stop := context.WithCancel(ctx)
		stop()
		if err := s.Flush(stopped); err == nil {
			t.Fatal("wrote with a context that ended")
		}
		s.Viewed("a")
		flush(t, s)
		if got := popularity(t, s); !near(got["a"], 2) {
			t.Errorf("popularity %v, want 2", got)
		}
	})
}

func TestTheMarketIsNotifiedOnlyWhenPopularityMoved(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		before, err := changes.Version(ctx, d)
		if err != nil {
			t.Fatal(err)
		}
		noted := func() int64 {
			t.Helper()
			if err := s.announce(ctx); err != nil {
				t.Fatal(err)
			}
			v, err := changes.Version(ctx, d)
			if err != nil {
				t.Fatal(err)
			}
			return v - before
		}
		if v := noted(); v != 0 {
			t.Errorf("version %d before any view", v)
		}
		s.Viewed("a")
		s.Searched("tuque", 1)
		flush(t, s)
		if v := noted(); v != 1 {
			t.Errorf("version %d after a view", v)
		}
		m.At = m.At.AddDate(3, 0, 0)
		if v := noted(); v != 1 {
			t.Errorf("version %d though nothing moved", v)
		}
		var left int
		err = d.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM product_views) + (SELECT COUNT(*) FROM search_terms)`).
			Scan(&left)
		if err != nil || left != 0 {
			t.Errorf("%d old counts left, %v", left, err)
		}
	})
}

func TestNothingThatMayBeSomeonesIsKept(t *testing.T) {
	for text, want := range map[string]string{
		"Tuque d'hiver": "tuque hiver", "bol 350 ml": "bol 350 ml", "": "", "ana@exemple.ca": "",
		"418 555-0142": "", "G0L 2M0": "", "g0l2m0 tuque": "", "https://exemple.ca": "",
		"un deux trois quatre cinq six sept huit neuf": "", strings.Repeat("a", 81): "", "5551234567": "",
	} {
		got, ok := Terms(text)
		if ok != (want != "") || ok && got != want {
			t.Errorf("%q is kept as %q, want %q", text, got, want)
		}
	}
}

func TestPagesReportWhatIsViewed(t *testing.T) {
	s := New(nil, time.Now, slog.New(slog.DiscardHandler))
	mux := http.NewServeMux()
	s.Routes(web.NewAPI(mux, "test", "1"))
	send := func(method, path, body string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(method, "/v1/logs/"+path, strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		mux.ServeHTTP(w, r)
		return w
	}
	w := send(http.MethodPost, "product-view", `{"productId":"a","referrer":"ignored"}`)
	_, id, _ := strings.Cut(w.Body.String(), `"id":"`)
	id, _, _ = strings.Cut(id, `"`)
	if w.Code != http.StatusOK || !strings.HasSuffix(id, ".a") {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	if w := send(http.MethodPatch, "product-view", `{"id":"`+id+`","seconds":45.5}`); w.Code != http.StatusNoContent {
		t.Errorf("patch: %d %s", w.Code, w.Body)
	}
	if w := send(http.MethodPost, "search", `{"q":"Tuque","total":0}`); w.Code != http.StatusNoContent {
		t.Errorf("search: %d %s", w.Code, w.Body)
	}
	send(http.MethodPost, "product-view", `{"productId":"b","search":"Tuque ROUGE"}`)
	send(http.MethodPost, "product-view", `{"productId":"b","search":"ana@exemple.ca"}`)
	if w := send(http.MethodPost, "product-view", `{}`); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("no product: %d", w.Code)
	}
	if got := s.views["a"]; got != (viewCount{1, 45, 0, 2}) || s.searches["tuque"] != (searchCount{1, 1}) {
		t.Errorf("counted %+v and %+v", got, s.searches)
	}
	if len(s.led) != 1 || s.led[way{"b", "tuque rouge"}] != 1 || s.views["b"].views != 2 {
		t.Errorf("searches led to %+v, views %+v", s.led, s.views["b"])
	}
}

func TestCountsAreBounded(t *testing.T) {
	s := New(nil, time.Now, slog.New(slog.DiscardHandler))
	for i := range mostWaiting + 5 {
		s.Viewed(strings.Repeat("x", i%3) + string(rune(i+300)))
		s.Led("tuque", strings.Repeat("x", i%3)+string(rune(i+300)))
	}
	if len(s.views) != mostWaiting || len(s.led) != mostWaiting {
		t.Errorf("%d products and %d ways to products wait", len(s.views), len(s.led))
	}
}
