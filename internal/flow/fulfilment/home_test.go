package fulfilment_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

func (b *backroom) home() (h fulfilment.Home) {
	b.Helper()
	code, read := b.as(b.batture, "GET", "/home", nil)
	if read(&h); code != 200 {
		b.Fatalf("home: %d", code)
	}
	return h
}

// bought at a moment, with whatever happened then.
func (b *backroom) boughtAt(name string, at time.Time, events ...order.Event) *order.Order {
	b.Helper()
	d := b.draft(name)
	d.At = at
	return b.Replay(d, append([]order.Event{order.WasPaid(at, order.Receipt{}), order.WasDispatched(at)}, events...)...)
}

func TestHomeTellsANewShopItsFirstSteps(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		if steps := b.home().FirstSteps; steps != nil {
			t.Errorf("an open shop with a product has first steps: %+v", steps)
		}
		steps := func(status shop.Status, d shop.Details) *fulfilment.FirstSteps {
			d.Name = "Neuve"
			opened := b.Shop(shop.NewShop{Status: status, Details: d})
			opened.Role = shop.Owner
			return markettest.Must(b.Home(ctx, opened)).FirstSteps
		}
		if got := steps(shop.Approved, shop.Details{}); got == nil || *got != (fulfilment.FirstSteps{}) {
			t.Errorf("an empty shop: %+v", got)
		}
		got := steps(shop.Draft, shop.Details{Presentation: "<p>Face au fleuve.</p>",
			Shipping: shipping.Settings{Amount: 900},
			Photo:    picture.Picture{File: "photos/a/800.jpeg"}})
		if want := (fulfilment.FirstSteps{Photo: true, Presentation: true, Shipping: true}); got == nil ||
			*got != want {
			t.Errorf("a shop that waits: %+v", got)
		}
	})
}

func TestWorkCountsWhatTheMenuShows(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.paid("-new")
		var work fulfilment.Work
		code, read := b.as(b.batture, "GET", "/work", nil)
		if read(&work); code != 200 || work.ToShip.Count != 1 || work.Messages.Count != 0 {
			t.Errorf("%d %+v", code, work)
		}
	})
}

func TestHomeTellsWhatWaitsAndSinceWhen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		if empty := b.home(); empty.ToShip.Count != 0 || empty.ToShip.OldestAt != nil || empty.LowStock.Count != 0 ||
			len(empty.Sales.Days) != 30 || empty.VacationUntil != nil {
			t.Errorf("an empty shop: %+v", empty)
		}
		b.paid("-new")
		b.boughtAt("-old", noon.Add(-day))
		_, asked := b.returned("-back")
		_, accepted := b.returned("-coming")
		b.settle(accepted, "accept", nil)
		asMaude := web.AsUser(ctx, b.maude)
		markettest.Must(b.Questions.Ask(asMaude, b.mug.ID, "Va-t-elle au lave-vaisselle?"))
		markettest.Must(b.Messages.Write(asMaude, b.paid("-written").ID, b.batture, "", "Bonjour"))
		if err := b.Catalog.SetStock(ctx, b.batture, b.mug.Variants[0].ID, 9, 3); err != nil {
			t.Fatal(err)
		}
		if err := b.Shops.SetVacation(ctx, b.batture, b.At.Add(day)); err != nil {
			t.Fatal(err)
		}
		got := b.home()
		if got.ToShip.Count != 3 || !got.ToShip.OldestAt.Equal(noon.Add(-day)) || got.Returns.Count != 1 ||
			got.ReturnsDue.Count != 1 ||
			!got.ReturnsDue.OldestAt.Equal(b.At.Add(order.ReceiveWindow)) || got.Questions.Count != 1 ||
			got.Messages.Count != 1 || asked == "" {
			t.Errorf("home = %+v", got)
		}
		if low := got.LowStock; low.Count != 1 || low.Variants[0].Quantity != 3 || low.Variants[0].SKU != "TT-350" ||
			got.VacationUntil == nil {
			t.Errorf("low stock = %+v", low)
		}
	})
}

// November 2026: the clock goes back on the first. A sale just before midnight is of its own day on both sides of it.
func TestSalesAreOfTheirDayInEasternTime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		eastern := markettest.Must(time.LoadLocation("America/Toronto"))
		at := func(month time.Month, day, hour, minute int) time.Time {
			return time.Date(2026, month, day, hour, minute, 0, 0, eastern)
		}
		b.At = at(11, 15, 16, 0)
		sales := map[string]time.Time{
			"2026-11-15": at(11, 15, 0, 0), "2026-11-14": at(11, 14, 23, 59), "2026-11-02": at(11, 2, 0, 30),
			"2026-11-01": at(11, 1, 23, 30), "2026-10-31": at(10, 31, 23, 30), "2026-10-17": at(10, 17, 0, 0),
		}
		for date, moment := range sales {
			b.boughtAt(date, moment)
		}
		b.boughtAt("-before", at(10, 16, 23, 59))
		b.boughtAt("-first", at(9, 17, 0, 0))
		b.boughtAt("-too-old", at(9, 16, 23, 59))
		b.Replay(func() order.Draft { d := b.draft("-unpaid"); d.At = at(11, 10, 12, 0); return d }())
		b.boughtAt("-given", at(11, 10, 12, 0), order.WasCancelled(at(11, 10, 13, 0), "Fini", order.Units{
			ItemID: "mug-given", Quantity: 2,
		}))
		b.boughtAt("-half", at(11, 9, 12, 0), order.WasCancelled(at(11, 10, 13, 0), "Fini", order.Units{
			ItemID: "mug-half", Quantity: 1,
		}))

		got := b.home().Sales
		if len(got.Days) != 30 || got.Days[0].Date != "2026-10-17" || got.Days[29].Date != "2026-11-15" {
			t.Fatalf("days = %+v", got.Days)
		}
		for _, day := range got.Days {
			want := fulfilment.Figures{}
			if _, sold := sales[day.Date]; sold {
				want = fulfilment.Figures{Amount: 8500, Orders: 1, Units: 2}
			}
			if day.Date == "2026-11-09" { // a mug was given back: the other, and the shipping
				want = fulfilment.Figures{Amount: 4700, Orders: 1, Units: 2}
			}
			if day.Figures != want {
				t.Errorf("%s: %+v; want %+v", day.Date, day.Figures, want)
			}
		}
		if want := (fulfilment.Figures{Amount: 6*8500 + 4700, Orders: 7, Units: 14}); got.Now != want {
			t.Errorf("now = %+v; want %+v", got.Now, want)
		}
		if want := (fulfilment.Figures{Amount: 2 * 8500, Orders: 2, Units: 4}); got.Before != want {
			t.Errorf("before = %+v; want %+v", got.Before, want)
		}
	})
}

// A return that was received takes its goods out of the day they were sold.
func TestAReceivedReturnLowersTheSalesOfItsDay(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.Replay(b.draft(""), append(ordertest.Shipped(""),
			order.ReturnWasAsked(noon.Add(2*day), order.ReturnAsk{Units: order.Units{ItemID: "mug", Quantity: 1},
				Reason: "Fêlée"}),
			order.ReturnWasAccepted(noon.Add(2*day), "mug"), order.ReturnWasReceived(noon.Add(2*day), "mug", true))...)
		if got := b.home().Sales.Now; got.Amount != 4700 || got.Orders != 1 {
			t.Errorf("sales = %+v", got)
		}
		if b.list(b.batture, "").Data[0].UnitsLeft != 0 {
			t.Error("something is left to ship")
		}
	})
}
