package order

import (
	"time"

	"rangrue/internal/kit/calendar"
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
