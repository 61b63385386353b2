package review

import (
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/shipping"
)

// parcel is units that left a shop together, and where they went.
type parcel struct {
	orderID string
	leftAt  time.Time
	method  shipping.Method
	to      struct {
		Province   string `json:"province"`
		PostalCode string `json:"postalCode"`
	}
}

// read fills a parcel from its columns.
func (p *parcel) read(leftAt int64, method, address string) error {
	p.leftAt, p.method = moment(leftAt), shipping.Method(method)
	return db.ReadJSON(address, &p.to)
}

// arrives is in which days the parcel should be with its buyer, as the buyer was told. What a shop hands over or brings
// itself is with them the same day.
func (p *parcel) arrives() calendar.Span {
	if p.method == shipping.Pickup || p.method == shipping.Local {
		day := calendar.StartOfDay(p.leftAt)
		return calendar.Span{From: day, To: day}
	}
	days := arrival.Shipped(p.to.Province, p.to.PostalCode)
	return calendar.WorkingSpan(p.leftAt, days.Min, days.Max)
}
