package order_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// A seller finds an order by any word of the buyer's name, accents and case aside, and by its reference.
func TestASellersSearchFindsAnOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		h := newHarness(t, database)
		d := draft("")
		d.Contact.FirstName, d.Contact.LastName = "Marie-Ève", "D’Amours-Côté"
		o := h.replay(d, paid(0), dispatched(0), order.WasCancelled(noon, "Cassée", of("mug", 1)))
		for _, typed := range []string{
			"ÈVE", "d'amours", "cote marie", "eve d’amours", o.Reference, strings.ToLower(o.Reference[3:9]),
		} {
			list := order.ShopList{Filter: order.ToShip, Search: typed, Page: order.Page{Number: 1, Size: 5}}
			page, err := h.ListOfShop(ctx, "batture", list)
			if err != nil || page.Total != 1 || page.Heads[0].ID != o.ID || page.Heads[0].Refunded != 3800 {
				h.Errorf("%q finds %+v, %v", typed, page, err)
			}
		}
		for _, typed := range []string{"marie zoe", "amourscote", "-’%"} {
			list := order.ShopList{Filter: order.EveryOrder, Search: typed, Page: order.Page{Number: 1, Size: 5}}
			if page, err := h.ListOfShop(ctx, "batture", list); err != nil || page.Total != 0 || page.Heads != nil {
				h.Errorf("%q finds %+v, %v", typed, page, err)
			}
		}
	})
}

// A word that is in very many orders is read no further than what tells that there are more than 500.
func TestASearchStopsAtFiveHundredOrders(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		err := d.Tx(ctx, func(tx *db.Tx) error {
			for n := range 503 {
				if _, err := h.Replay(ctx, tx, draft(fmt.Sprint("o", n)), paid(0)); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			h.Fatal(err)
		}
		list := order.ShopList{Filter: order.EveryOrder, Search: "tremblay", Page: order.Page{Number: 26, Size: 20}}
		if page, err := h.ListOfShop(ctx, "batture", list); err != nil || page.Total != 501 || len(page.Heads) != 1 {
			h.Errorf("%d, %d, %v", page.Total, len(page.Heads), err)
		}
	})
}

// Totals follow what ends, each part once, and what is to ship is counted.
func TestAShopsOrdersAreCounted(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.replay(draft("unpaid"))
		h.replay(draft("new"), paid(0), dispatched(0))
		h.replay(draft("part"), paid(0), dispatched(0), shipped(day, of("mugpart", 1)))
		h.replay(draft("sent"), paid(0), dispatched(0), shipped(day, of("mugsent", 1)),
			shipped(2*day, of("mugsent", 1)))
		h.replay(draft("mixed"), paid(0), dispatched(0), shipped(day, of("mugmixed", 1)),
			order.WasCancelled(noon.Add(2*day), "", of("mugmixed", 1)))
		h.replay(draft("given"), paid(0), dispatched(0), order.WasCancelled(noon, "", of("muggiven", 1)),
			order.WasCancelled(noon, "", of("muggiven", 1)))
		got, err := h.CountOfShop(ctx, "batture")
		if want := (order.ShopCounts{ToShip: 2, Shipped: 2, Cancelled: 1, All: 5,
			OldestToShip: got.OldestToShip}); err != nil || got != want || !got.OldestToShip.Equal(noon) {
			h.Errorf("counts = %+v, %v; want %+v", got, err, want)
		}
		if none, err := h.CountOfShop(ctx, "elsewhere"); err != nil || none != (order.ShopCounts{}) {
			h.Errorf("another shop: %+v, %v", none, err)
		}
	})
}

// In March the clock goes forward: a day of 23 hours is one day.
func TestSalesOfTheDayTheClockChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		place, err := time.LoadLocation("America/Toronto")
		if err != nil {
			h.Fatal(err)
		}
		for n, at := range []time.Time{
			time.Date(2026, 3, 7, 23, 59, 0, 0, place), time.Date(2026, 3, 8, 0, 0, 0, 0, place),
			time.Date(2026, 3, 8, 23, 59, 0, 0, place), time.Date(2026, 3, 9, 0, 0, 0, 0, place),
		} {
			d := draft(string(rune('a' + n)))
			d.At = at
			h.replay(d, order.WasPaid(at, order.Receipt{}))
		}
		for until, want := range map[int][3]int{8: {0, 1, 2}, 9: {1, 2, 1}, 10: {2, 1, 0}} {
			days, err := h.SalesOfShop(ctx, "batture", time.Date(2026, 3, until, 10, 0, 0, 0, place), 3, place)
			if err != nil || len(days) != 3 || [3]int{days[0].Orders, days[1].Orders, days[2].Orders} != want {
				h.Errorf("until the %dth: %+v, %v; want %v", until, days, err, want)
			}
		}
	})
}
