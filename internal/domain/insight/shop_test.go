package insight

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func shopOf(t *testing.T, d *db.DB, productID string) (shopID string) {
	t.Helper()
	if err := d.QueryRow(ctx, `SELECT shop_id FROM products WHERE id = $1`, productID).Scan(&shopID); err != nil {
		t.Fatal(err)
	}
	return shopID
}

func TestAShopReadsWhatIsSeenOfItsProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		mine := shopOf(t, d, "a")
		other := m.Shop(shop.NewShop{Details: shop.Details{Name: "Autre"}}).ID
		m.Product(catalog.NewProduct{ID: "c", ShopID: other, Details: catalog.Details{Name: "c"}})
		m.At = time.Date(2026, 11, 11, 16, 0, 0, 0, time.UTC) // a Wednesday
		for _, days := range []int{-8, -7, -1, 0} {
			today := m.At
			m.At = today.AddDate(0, 0, days)
			s.Viewed("a")
			s.Viewed("c")
			s.Added("a")
			s.Led("Tuque", "a")
			s.Led(fmt.Sprintf("seule %d", -days), "a")
			flush(t, s)
			m.At = today
		}
		s.Viewed("b")
		flush(t, s)
		two := calendar.Weeks{Until: m.At, Count: 2}
		if got := markettest.Must(s.SeenByWeek(ctx, mine, "", two)); !reflect.DeepEqual(got, []Seen{{2, 2}, {3, 2}}) {
			t.Errorf("by week %+v", got)
		}
		if got := markettest.Must(s.SeenByWeek(ctx, mine, "b", two)); !reflect.DeepEqual(got, []Seen{{}, {1, 0}}) {
			t.Errorf("of b %+v", got)
		}
		if got := markettest.Must(s.SeenByWeek(ctx, mine, "c", two)); !reflect.DeepEqual(got, []Seen{{}, {}}) {
			t.Errorf("of another shop's product %+v", got)
		}
		got := map[string]Seen{}
		for _, p := range markettest.Must(s.SeenByProduct(ctx, mine, two)) {
			got[p.Name] = p.Seen
		}
		if want := map[string]Seen{"a": {4, 4}, "b": {1, 0}}; !reflect.DeepEqual(got, want) {
			t.Errorf("by product %+v", got)
		}
		found := markettest.Must(s.FoundBy(ctx, mine, "", two, 5))
		if !reflect.DeepEqual(found, []Found{{"tuque", 4}}) {
			t.Errorf("searches %+v, want none that was made once", found)
		}
		if found := markettest.Must(s.FoundBy(ctx, other, "a", two, 5)); len(found) != 0 {
			t.Errorf("another shop reads %+v", found)
		}
	})
}

func TestOldCountsAreKeptByWeekAndInSmallNumber(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		m.At = time.Date(2026, 9, 7, 16, 0, 0, 0, time.UTC) // a Monday
		for range 7 {
			s.Viewed("a")
			s.Added("a")
			flush(t, s)
			m.At = m.At.AddDate(0, 0, 1)
		}
		for n := range mostWays + 5 {
			s.Led(fmt.Sprintf("mot %03d", n), "a")
		}
		s.Led("mot 003", "a")
		flush(t, s)
		rows := func() (days, views, additions, ways int) {
			t.Helper()
			if err := s.announce(ctx); err != nil {
				t.Fatal(err)
			}
			err := d.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM product_views), (SELECT SUM(views) FROM product_views),
				(SELECT SUM(additions) FROM product_views), (SELECT COUNT(*) FROM product_searches)`).
				Scan(&days, &views, &additions, &ways)
			if err != nil {
				t.Fatal(err)
			}
			return
		}
		if days, views, _, ways := rows(); days != 7 || views != 7 || ways != mostWays {
			t.Errorf("at once: %d days, %d views, %d searches", days, views, ways)
		}
		m.At = m.At.AddDate(0, 0, 7)
		if days, _, _, ways := rows(); days != 7 || ways != keptWays {
			t.Errorf("a week later: %d days, %d searches", days, ways)
		}
		var views int
		err := d.QueryRow(ctx, `SELECT views FROM product_searches WHERE terms = 'mot 003'`).Scan(&views)
		if err != nil || views != 2 {
			t.Errorf("the search that led most: %d, %v", views, err)
		}
		m.At = m.At.AddDate(0, 0, dailyWeeks*7)
		for range 2 { // nothing twice
			if days, views, additions, _ := rows(); days != 1 || views != 7 || additions != 7 {
				t.Errorf("later: %d days, %d views, %d additions", days, views, additions)
			}
		}
		mine := shopOf(t, d, "a")
		seen := markettest.Must(s.SeenByWeek(ctx, mine, "", calendar.Weeks{Until: m.At, Count: 12}))
		sum := 0
		for _, week := range seen {
			sum += week.Views
		}
		if sum != 7 {
			t.Errorf("read %+v", seen)
		}
	})
}

func TestTheViewsOfAShopAreThoseOfItsProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, m := newService(t, d)
		other := m.Shop(shop.NewShop{Details: shop.Details{Name: "Autre"}}).ID
		m.Product(catalog.NewProduct{ID: "c", ShopID: other, Details: catalog.Details{Name: "c"}})
		same := func(when string) (rows int) {
			t.Helper()
			var different int
			err := d.QueryRow(ctx, `SELECT COUNT(*), COUNT(CASE WHEN s.views = p.views AND s.seconds = p.seconds
					AND s.additions = p.additions THEN NULL ELSE 1 END)
				FROM shop_views s FULL JOIN (SELECT p.shop_id, v.day, SUM(v.views) AS views, SUM(v.seconds) AS seconds,
					SUM(v.additions) AS additions FROM product_views v JOIN products p ON p.id = v.product_id
					GROUP BY p.shop_id, v.day) AS p ON p.shop_id = s.shop_id AND p.day = s.day`).Scan(&rows, &different)
			if err != nil || different != 0 {
				t.Errorf("%s: %d of %d rows differ, %v", when, different, rows, err)
			}
			return rows
		}
		began := m.At
		for n := range 14 {
			for range 2 { // the second adds to the first
				for _, id := range []string{"a", "b", "c", "nobody"}[n%2:] {
					s.Viewed(id)
					s.Stayed(id, time.Duration(n)*time.Second)
					s.Added(id)
				}
				flush(t, s)
			}
			m.At = m.At.AddDate(0, 0, 1)
		}
		if rows := same("day by day"); rows != 2*14 {
			t.Errorf("%d rows", rows)
		}
		for _, later := range [][2]int{{dailyWeeks + 3, 2 * 3}, {2 * 54, 0}} {
			weeks, want := later[0], later[1]
			m.At = began.AddDate(0, 0, 7*weeks)
			if err := s.announce(ctx); err != nil {
				t.Fatal(err)
			}
			if rows := same("later"); rows > want {
				t.Errorf("%d rows after %d weeks, want %d at most", rows, weeks, want)
			}
		}
	})
}
