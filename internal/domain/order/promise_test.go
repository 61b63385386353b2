package order_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
)

func TestArrivalFollowsWhatHappens(t *testing.T) {
	at := func(day int) time.Time { return time.Date(2026, 11, day, 12, 0, 0, 0, calendar.Eastern) }
	paid := at(17) // a Tuesday
	part := &order.ShopOrder{
		Status: order.Dispatched, ShipBy: calendar.AfterWorkingDays(paid, 3),
		Seller: order.Seller{DeliveryMinDays: 1, DeliveryDays: 3},
	}
	o := &order.Order{
		PaidAt: paid, ShippingAddress: order.Address{Province: "QC", PostalCode: "G0L 3Y0"},
		Shops: []*order.ShopOrder{part},
	}
	expect := func(what string, now time.Time, from, to string, late bool) {
		t.Helper()
		days, gotLate := o.Arrival(part, now)
		got := days.Days()
		if got == nil && to == "" {
			return
		}
		if got == nil || got.From != from || got.To != to || gotLate != late {
			t.Errorf("%s: %+v, late %v; want %s to %s, late %v", what, got, gotLate, from, to, late)
		}
	}
	expect("as promised", at(18), "2026-11-19", "2026-11-25", false)
	expect("not left in time, it would arrive later", at(24), "2026-11-25", "2026-11-27", true)

	part.Status = order.Completed
	part.Items = []*order.Item{{ShippedAt: at(18)}}
	expect("left early, it arrives early", at(18), "2026-11-19", "2026-11-23", false)
	expect("the days are over", at(24), "", "", false)

	part.Status = order.Cancelled
	expect("cancelled", at(18), "", "", false)

	part.Status, part.ShipBy = order.Dispatched, time.Time{}
	expect("paid before orders were promised a day", at(18), "", "", false)
	if days := o.PromisedArrival(part); !days.None() {
		t.Errorf("%v were promised by nobody", days)
	}

	part.Status, o.PaidAt = order.Pending, time.Time{}
	expect("not paid", at(18), "", "", false)
}
