package demo

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"reflect"
	"slices"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/flow/search"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
)

func TestThePastIsTheSameEverywhereAndFitsTheMarket(t *testing.T) {
	m := market()
	orders := m.past()
	if !reflect.DeepEqual(orders, m.past()) {
		t.Error("two readings of the past differ")
	}
	seen, weeks, did, sold := map[string]bool{}, map[int]int{}, map[string]int{}, map[string]int{}
	for _, o := range append(orders, m.orders...) {
		if _, ok := order.ParseReference(o.Reference); !ok || seen[o.Reference] {
			t.Errorf("the reference %s is wrong, or used twice", o.Reference)
		}
		seen[o.Reference] = true
	}
	for _, o := range orders {
		weeks[int(o.Days)/7]++
		for _, e := range o.Events {
			did[e.Did]++
		}
		for _, line := range o.Lines {
			sold[m.sellerOf(line.Product)]++
		}
	}
	for _, s := range m.shops {
		if sold[s.Slug] < 4 && s.VacationDays == 0 {
			t.Errorf("%s sold %d times", s.Slug, sold[s.Slug])
		}
	}
	for week := range 12 {
		if weeks[week] < 10 {
			t.Errorf("%d orders %d weeks ago", weeks[week], week)
		}
	}
	for _, event := range []string{"paid", "dispatched", "declined", "voided", "cancelled", "shipped", "returnAsked",
		"returnAccepted",
		"returnDenied", "returnReceived", "returnExpired"} {
		if did[event] == 0 {
			t.Errorf("nothing was %s among %v", event, did)
		}
	}
}

// shelf is one listing of the demo market's products, in order.
func shelf(t *testing.T, mux http.Handler, path string) []search.Tile {
	t.Helper()
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/v1/search/products"+path, nil))
	var page search.ProductPage
	if err := json.Unmarshal(w.Body.Bytes(), &page); err != nil || w.Code != http.StatusOK {
		t.Fatalf("%s: %d %v", path, w.Code, err)
	}
	return page.Data
}

func TestTheMarketLives(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		if err := Load(t.Context(), with); err != nil {
			t.Fatal(err)
		}
		manyOrdersInEveryState(t, d)
		index := search.New(d, with.Catalog, with.Shops, url)
		index.Popularity = with.Insight.Popularity
		if _, err := index.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		mux := http.NewServeMux()
		index.Routes(web.NewAPI(mux, "test", "1"))
		popularityIsNotTheDate(t, mux)
		noShelfOpensWithoutAPhoto(t, mux)
	})
}

func manyOrdersInEveryState(t *testing.T, d *db.DB) {
	t.Helper()
	count := func(query string, args ...any) (n int) {
		if err := d.QueryRow(t.Context(), query, args...).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	since := loadDay.Add(-pastDays * 24 * time.Hour).UnixMilli()
	if n := count(`SELECT COUNT(*) FROM orders WHERE created_at >= $1`, since); n < 400 {
		t.Errorf("%d orders in %d days", n, pastDays)
	}
	for status, least := range map[order.Status]int{order.Failed: 5, order.Cancelled: 10, order.Paid: 1,
		order.Dispatched:       5,
		order.PartiallyShipped: 3, order.Completed: 250} {
		if n := count(`SELECT COUNT(*) FROM orders WHERE status = $1`, string(status)); n < least {
			t.Errorf("%d orders are %s, want %d at least", n, status, least)
		}
	}
	if days := count(`SELECT COUNT(DISTINCT day) FROM product_views`); days < pastDays-1 {
		t.Errorf("views on %d days", days)
	}
	if n := count(`SELECT COUNT(*) FROM search_terms WHERE empty > 0`); n == 0 {
		t.Error("no search was in vain")
	}
}

func popularityIsNotTheDate(t *testing.T, mux http.Handler) {
	t.Helper()
	popular, newest := shelf(t, mux, "?sortBy=popularity"), shelf(t, mux, "?sortBy=createdAt")
	shared := 0
	for _, tile := range popular[:10] {
		if slices.ContainsFunc(newest[:10], func(other search.Tile) bool { return other.Slug == tile.Slug }) {
			shared++
		}
	}
	if shared > 3 || popular[0].Slug == newest[0].Slug {
		t.Errorf("%d of the ten most popular are among the ten newest", shared)
	}
}

func noShelfOpensWithoutAPhoto(t *testing.T, mux http.Handler) {
	t.Helper()
	shelves := []string{""}
	for _, c := range catalog.FirstTree() {
		shelves = append(shelves, "/category-tree/"+c.ID)
	}
	for _, s := range market().shops {
		shelves = append(shelves, "/store/"+s.id())
	}
	for _, path := range shelves {
		for _, sort := range []string{"", "?sortBy=popularity", "?sortBy=createdAt"} {
			tiles := shelf(t, mux, path+sort)
			some := slices.ContainsFunc(tiles, func(tile search.Tile) bool { return tile.MainPhoto != "" })
			if some && tiles[0].MainPhoto == "" {
				t.Errorf("%s%s opens with %s, which has no photo", path, sort, tiles[0].Slug)
			}
		}
	}
}
