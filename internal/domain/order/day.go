package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
)

// DaySales is what was paid in a day: goods and shipping before tax. What was given back since is not taken out.
type DaySales struct {
	Day    time.Time // its first moment in Quebec
	Orders int
	Amount money.Cents
}

// SalesByDay sums what was paid on each of a number of days, the last being that of until. Their clock may change at
// most once among them.
func (s *Service) SalesByDay(ctx context.Context, until time.Time, days int) ([]DaySales, error) {
	last := calendar.StartOfDay(until)
	first, end := last.AddDate(0, 0, 1-days), last.AddDate(0, 0, 1)
	change, before, after := clockChange(first, end)
	sums, err := marketSalesByDay(ctx, s.db, first, end, change, before, after)
	if err != nil {
		return nil, fmt.Errorf("sales by day: %w", err)
	}
	all := make([]DaySales, days)
	for n := range all {
		all[n].Day = first.AddDate(0, 0, n)
	}
	for _, d := range sums {
		if n := d.day - localDay(first); n >= 0 && n < int64(days) {
			all[n].Orders, all[n].Amount = d.Orders, d.Amount
		}
	}
	return all, nil
}

// SalesBetween sums what was paid between two moments.
func (s *Service) SalesBetween(ctx context.Context, from, to time.Time) (sum DaySales, err error) {
	if sum, err = salesBetween(ctx, s.db, from, to); err != nil {
		return sum, fmt.Errorf("sales between two moments: %w", err)
	}
	return sum, nil
}

// RefundsBetween sums what was given back between two moments, taxes included.
func (s *Service) RefundsBetween(ctx context.Context, from, to time.Time) (sum money.Cents, err error) {
	if sum, err = refundsBetween(ctx, s.db, from, to); err != nil {
		return 0, fmt.Errorf("refunds between two moments: %w", err)
	}
	return sum, nil
}
