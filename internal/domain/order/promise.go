package order

import (
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/rules/arrival"
)

// promise sets when a part that is paid at a moment is to have left.
func (p *ShopOrder) promise(paidAt time.Time) {
	if p.DeliveryDays > 0 {
		p.ShipBy = calendar.AfterWorkingDays(paidAt, p.DeliveryDays)
	}
}

// Waits tells that units of the part are still to leave.
func (p *ShopOrder) Waits() bool {
	return p.Status == Paid || p.Status == Dispatched || p.Status == PartiallyShipped
}

// Late tells that units of the part should have left before a moment.
func (p *ShopOrder) Late(at time.Time) bool {
	return p.Waits() && !p.ShipBy.IsZero() && p.ShipBy.Before(at)
}

// PromisedArrival is when a part should arrive by what was said when it was paid; none before, or without a promise.
func (o *Order) PromisedArrival(p *ShopOrder) calendar.Span {
	if o.PaidAt.IsZero() {
		return calendar.Span{}
	}
	return p.Seller.arrival(o.PaidAt, o.ShippingAddress)
}

// arrival is when a parcel of the shop that is paid at a moment should arrive somewhere.
func (s Seller) arrival(paidAt time.Time, to Address) calendar.Span {
	prepared := arrival.Days{Min: s.DeliveryMinDays, Max: s.DeliveryDays}
	days := arrival.Ordered(prepared, to.Province, to.PostalCode)
	return calendar.WorkingSpan(paidAt, days.Min, days.Max)
}

// ArrivalOfParcel is when a parcel of the order that leaves at a moment should arrive.
func (o *Order) ArrivalOfParcel(shippedAt time.Time) calendar.Span {
	days := arrival.Shipped(o.ShippingAddress.Province, o.ShippingAddress.PostalCode)
	return calendar.WorkingSpan(shippedAt, days.Min, days.Max)
}

// Arrival is when the rest of a part, or its last parcel once all of it left, should arrive by what is known at a
// moment; late tells that this is after what was promised. There is none once those days are over.
func (o *Order) Arrival(p *ShopOrder, now time.Time) (days calendar.Span, late bool) {
	promised := o.PromisedArrival(p)
	switch {
	case p.Late(now):
		days = o.ArrivalOfParcel(now)
	case p.Waits():
		days = promised
	case p.Status == Completed:
		days = o.ArrivalOfParcel(p.lastShipped())
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
