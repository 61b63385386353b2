package trends_test

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/trends"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

var ctx = context.Background()

// window is what Batture sees of its mug, its lamp and the shop beside it.
type window struct {
	*markettest.Market
	insight                    *insight.Service
	handler                    http.Handler
	batture, rang4, owner, luc string
	mug, lamp, honey           string // products
}

func newWindow(t *testing.T, base *db.DB) *window {
	w := &window{Market: markettest.New(t, base)}
	w.At = ordertest.Noon.Add(20 * ordertest.Day)
	w.owner, w.luc = w.User(account.NewUser{FirstName: "Ana"}), w.User(account.NewUser{FirstName: "Luc"})
	w.batture = w.Shop(shop.NewShop{OwnerIDs: []string{w.owner}, Details: shop.Details{Name: "Batture"}}).ID
	w.rang4 = w.Shop(shop.NewShop{OwnerIDs: []string{w.luc}, Details: shop.Details{Name: "Rang 4"}}).ID
	product := func(shopID, name string) string {
		return w.Product(catalog.NewProduct{ShopID: shopID, Details: catalog.Details{Name: name}}).ID
	}
	w.mug, w.lamp = product(w.batture, "Tasse trempée"), product(w.batture, "=Lampe")
	w.honey = product(w.rang4, "Miel")
	w.insight = insight.New(base, w.Now, slog.New(slog.DiscardHandler))
	mux := http.NewServeMux()
	trends.New(trends.Options{Shops: w.Shops, Orders: w.Orders, Insight: w.insight, Now: w.Now}).
		Routes(web.NewAPI(mux, "Essai", "1"))
	w.handler = mux
	return w
}

// sold is an order of two mugs of 38 $ some days ago, with what became of it.
func (w *window) sold(name string, days int, events ...order.Event) {
	w.Helper()
	d := ordertest.Draft(name, "", w.batture, w.rang4)
	d.At = w.At.AddDate(0, 0, -days)
	d.Items[0].ProductID = w.mug
	w.Replay(d, append([]order.Event{order.WasPaid(d.At, order.Receipt{}), order.WasDispatched(d.At)}, events...)...)
}

func (w *window) of(query string) (t trends.Trends) {
	w.Helper()
	code, read := webtest.Call(w, w.handler, w.owner, "GET", "/seller/shops/"+w.batture+"/insights"+query, nil)
	if read(&t); code != 200 {
		w.Fatalf("%s: %d", query, code)
	}
	return t
}

// fill has three orders of mugs: a kept one, one of which a mug was cancelled, and one that came back; and one of the
// four weeks before.
func (w *window) fill() {
	w.Helper()
	one := func(name string) order.Units { return order.Units{ItemID: "mug" + name, Quantity: 1} }
	w.sold("-kept", 0)
	w.sold("-less", 8, order.WasCancelled(w.At, "Cassée", one("-less")))
	at := w.At.AddDate(0, 0, -9)
	two := order.Units{ItemID: "mug-back", Quantity: 2}
	w.sold("-back", 10, order.WasShipped(at, order.Parcel{Units: []order.Units{two}}),
		order.ReturnWasAsked(at, order.ReturnAsk{Units: one("-back"), Reason: "Fêlée"}),
		order.ReturnWasAccepted(at, "mug-back"), order.ReturnWasReceived(at, "mug-back", false))
	w.sold("-before", 30)
	w.sold("-gone", 1, order.WasCancelled(w.At, "Cassées", order.Units{ItemID: "mug-gone", Quantity: 2}))
	for range 20 {
		w.insight.Viewed(w.mug)
	}
	w.insight.Viewed(w.lamp)
	w.insight.Viewed(w.honey)
	w.insight.Added(w.mug)
	w.insight.Led("Tasse", w.mug)
	w.insight.Led("tasse!", w.mug)
	w.insight.Led("miel", w.honey)
	w.insight.Led("miel", w.honey)
	if err := w.insight.Flush(ctx); err != nil {
		w.Fatal(err)
	}
}

func TestAShopSeesWhatWorks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		w := newWindow(t, base)
		w.fill()
		got := w.of("")
		now := got.Now
		if now.Views != 21 || now.Additions != 1 || now.Orders != 3 || now.Units != 6 || now.Revenue != 4*3800 ||
			now.Conversion == nil || *now.Conversion != 14.3 {
			t.Errorf("now %+v", now)
		}
		if got.Before.Orders != 1 || got.Before.Revenue != 7600 || got.Before.Conversion != nil {
			t.Errorf("before %+v", got.Before)
		}
		if len(got.Weeks) != 4 || got.Weeks[3].Orders != 1 || got.Weeks[2].Orders != 2 || got.Weeks[3].Views != 21 ||
			got.Weeks[3].To != "2026-11-22" || got.Weeks[0].From != "2026-10-26" {
			t.Errorf("weeks %+v", got.Weeks)
		}
		if len(got.Products) != 2 || got.Count != 2 || got.Products[0].ID != w.mug ||
			got.Products[0].Revenue != now.Revenue || got.Products[1].Views != 1 || got.Apart != 0 {
			t.Errorf("products %+v", got.Products)
		}
		if fmt.Sprint(got.Searches) != "[{tasse 2}]" {
			t.Errorf("searches %+v", got.Searches)
		}
		if len(got.Returns) != 1 || got.Returns[0].Units != 1 || got.Returns[0].Name != "Tasse trempée" ||
			fmt.Sprint(got.Returns[0].Reasons) != "[{Fêlée 1}]" {
			t.Errorf("returns %+v", got.Returns)
		}
		if by := w.of("?sort=revenue&direction=asc"); by.Products[0].ID != w.lamp {
			t.Errorf("sorted %+v", by.Products)
		}
	})
}

func TestFiguresOfOneProduct(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		w := newWindow(t, base)
		w.fill()
		mug := w.of("?weeks=12&product=" + w.mug)
		if mug.Now.Views != 20 || mug.Now.Orders != 4 || mug.Now.Revenue != 6*3800 || len(mug.Weeks) != 12 ||
			len(mug.Products) != 2 || len(mug.Returns) != 1 || len(mug.Searches) != 1 {
			t.Errorf("the mug: %+v", mug)
		}
		for _, id := range []string{w.lamp, w.honey, "product-honey"} {
			other := w.of("?product=" + id)
			if other.Now.Orders != 0 || other.Now.Additions != 0 || len(other.Returns)+len(other.Searches) != 0 ||
				id == w.honey && other.Now.Views != 0 {
				t.Errorf("%s: %+v", id, other)
			}
		}
	})
}

func TestANewShopHasNothingToCount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		got := newWindow(t, base).of("?weeks=52")
		if got.Now != (trends.Figures{}) || len(got.Weeks) != 52 || got.Products == nil || got.Searches == nil ||
			got.Returns == nil {
			t.Errorf("%+v", got)
		}
	})
}

func TestTheFileHasEveryProduct(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		w := newWindow(t, base)
		w.fill()
		r := httptest.NewRequestWithContext(web.AsUser(ctx, w.owner), "GET",
			web.Prefix+"/seller/shops/"+w.batture+"/insights.csv?weeks=4", nil)
		out := httptest.NewRecorder()
		w.handler.ServeHTTP(out, r)
		want := "produit,vues,ajouts_au_panier,commandes,unites,ventes,conversion_pour_cent\n" +
			"Tasse trempée,20,1,3,6,152.00,15.0\n'=Lampe,1,0,0,0,0.00,0.0\n"
		if out.Code != 200 || out.Body.String() != want ||
			!strings.Contains(out.Header().Get("Content-Disposition"), "ce-qui-marche-batture-4-semaines.csv") {
			t.Errorf("%d %s %q", out.Code, out.Header(), out.Body)
		}
	})
}

func TestWeeksGoOnWhenTheClockChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		w := newWindow(t, base)
		w.At = time.Date(2026, 11, 2, 4, 30, 0, 0, time.UTC) // 23:30 of the day on which summer time ended
		w.sold("-late", 0)
		w.sold("-first", 27)
		if got := w.of(""); got.Weeks[3].Orders != 1 || got.Weeks[0].Orders != 1 || got.Weeks[3].To != "2026-11-01" ||
			got.Now.Orders != 2 {
			t.Errorf("%+v", got.Weeks)
		}
	})
}

func TestFiguresAreRememberedForHalfAMinute(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		w := newWindow(t, base)
		w.of("")
		w.sold("-new", 0)
		if got := w.of(""); got.Now.Orders != 0 {
			t.Errorf("at once: %+v", got.Now)
		}
		if got := w.of("?weeks=12"); got.Now.Orders != 1 {
			t.Errorf("of other weeks: %+v", got.Now)
		}
		w.At = w.At.Add(time.Minute)
		if got := w.of(""); got.Now.Orders != 1 {
			t.Errorf("later: %+v", got.Now)
		}
	})
}
