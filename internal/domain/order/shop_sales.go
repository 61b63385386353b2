package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/money"
)

// Sales is what the orders of one day brought a shop: goods and shipping without tax, less what was refunded since. An
// order that was wholly cancelled is no sale.
type Sales struct {
	Orders int
	Units  int
	Amount money.Cents
}

// Add sums two days.
func (s Sales) Add(o Sales) Sales {
	return Sales{s.Orders + o.Orders, s.Units + o.Units, s.Amount + o.Amount}
}

// daySales is the sales of a day, numbered from the first of January 1970.
type daySales struct {
	day int64
	Sales
}

const dayMillis = 24 * 60 * 60 * 1000

// SalesOfShop sums what a shop sold on each of a number of days, the last being that of until; a day without a sale is
// there too. Days are those of a place, whose clock may change at most once among them.
func (s *Service) SalesOfShop(
	ctx context.Context, shopID string, until time.Time, days int, place *time.Location,
) ([]Sales, error) {
	until = until.In(place)
	first := time.Date(until.Year(), until.Month(), until.Day()-days+1, 0, 0, 0, 0, place)
	end := time.Date(until.Year(), until.Month(), until.Day()+1, 0, 0, 0, 0, place)
	change, before, after := clockChange(first, end)
	sums, err := salesByDay(ctx, s.db, shopID, first, end, change, before, after)
	if err != nil {
		return nil, fmt.Errorf("sales of shop: %w", err)
	}
	all := make([]Sales, days)
	for _, d := range sums {
		if n := d.day - localDay(first); n >= 0 && n < int64(days) {
			all[n] = d.Sales
		}
	}
	return all, nil
}

// localDay numbers the day of a moment where it is.
func localDay(t time.Time) int64 {
	_, offset := t.Zone()
	return (t.UnixMilli() + int64(offset)*1000) / dayMillis
}

// clockChange is the moment at which the clock changed between two moments, and its distance from UTC before and after,
// all in milliseconds. Without a change it is the first moment.
func clockChange(from, to time.Time) (at, before, after int64) {
	_, change := from.ZoneBounds()
	if change.IsZero() || change.After(to) {
		change = from
	}
	_, old := from.Zone()
	_, now := to.Zone()
	return change.UnixMilli(), int64(old) * 1000, int64(now) * 1000
}
