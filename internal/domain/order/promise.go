package order

import (
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/shipping"
)

// promise sets when a part that is paid at a moment is to have left.
func (p *ShopOrder) promise(paidAt time.Time) {
	p.ShipBy = calendar.AfterWorkingDays(paidAt, p.preparation().OrUsual().Max)
}

// preparation is what the shop said of it when the order was made.
func (p *ShopOrder) preparation() arrival.Days {
	return arrival.Days{Min: p.DeliveryMinDays, Max: p.DeliveryDays}
}

// Waits tells that units of the part are still to leave.
func (p *ShopOrder) Waits() bool {
	return p.Status == Paid || p.Status == Dispatched || p.Status == PartiallyShipped
}

// Late tells that units of the part should have left before a moment, or have been ready to be picked up.
func (p *ShopOrder) Late(at time.Time) bool {
	return p.Waits() && p.ReadyAt.IsZero() && !p.ShipBy.IsZero() && p.ShipBy.Before(at)
}

// PromisedArrival is when a part should arrive by what was said when it was paid; none before, and none of an order of
// before every order had a day on which it is to leave.
func (o *Order) PromisedArrival(p *ShopOrder) calendar.Span {
	if p.ShipBy.IsZero() {
		return calendar.Span{}
	}
	days := arrival.By(p.Delivery.Method, p.preparation(), p.Delivery.LocalDays, o.ShippingAddress.Province,
		o.ShippingAddress.PostalCode)
	return calendar.WorkingSpan(o.PaidAt, days.Min, days.Max)
}

// ArrivalOfParcel is when what leaves at a moment should arrive. What a shop hands over or brings itself is there the
// same day: there is nothing to await.
func (o *Order) ArrivalOfParcel(p *ShopOrder, shippedAt time.Time) calendar.Span {
	if m := p.Delivery.Method; m == shipping.Pickup || m == shipping.Local {
		return calendar.Span{}
	}
	days := arrival.Shipped(o.ShippingAddress.Province, o.ShippingAddress.PostalCode)
	return calendar.WorkingSpan(shippedAt, days.Min, days.Max)
}

// lateArrival is when a part should arrive that has not left in time: a parcel after its way from today, what the shop
// hands over the next working day, what it brings in the days it takes for that.
func (o *Order) lateArrival(p *ShopOrder, now time.Time) calendar.Span {
	switch p.Delivery.Method {
	case shipping.Pickup:
		return calendar.WorkingSpan(now, 1, 1)
	case shipping.Local:
		return calendar.WorkingSpan(now, 1, p.Delivery.LocalDays)
	}
	return o.ArrivalOfParcel(p, now)
}

// Arrival is when the rest of a part, or its last parcel once all of it left, should arrive or be ready by what is
// known at a moment; late tells that this is after what was promised. There is none once those days are over, and once
// a pickup is ready.
func (o *Order) Arrival(p *ShopOrder, now time.Time) (days calendar.Span, late bool) {
	promised := o.PromisedArrival(p)
	switch {
	case !p.ReadyAt.IsZero():
		return calendar.Span{}, false
	case p.Late(now):
		days = o.lateArrival(p, now)
	case p.Waits():
		days = promised
	case p.Status == Completed:
		days = o.ArrivalOfParcel(p, p.lastShipped())
	}
	if days.None() || days.Over(now) {
		return calendar.Span{}, false
	}
	return days, !promised.None() && days.To.After(promised.To)
}

// lastShipped is when the last parcel of the part left.
func (p *ShopOrder) lastShipped() (last time.Time) {
	for _, i := range p.Items {
		if i.ShippedAt.After(last) {
			last = i.ShippedAt
		}
	}
	return last
}
