package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// ShipReminder is what a shop is written to about a part that has not left.
type ShipReminder string

const (
	ShipDue  ShipReminder = "due"  // it is to leave on the next working day at the latest
	ShipLate ShipReminder = "late" // a working day began since it was to have left
)

// lateFor is how long after the promise a shop is still reminded: older parts are the operators' business.
const lateFor = 7 * 24 * time.Hour

// ToLeave is a part that a shop is reminded of.
type ToLeave struct {
	OrderID   string
	Reference string
	ShipBy    time.Time
	partID    string
}

// shipWindow is between which moments a part was promised to leave whose shop is to be reminded now; false on days when
// nobody works. A promise of one day is not recalled: the order itself has just been announced.
func shipWindow(kind ShipReminder, now time.Time) (after, until time.Time, minDays int, ok bool) {
	if !calendar.WorkingDay(now.AddDate(0, 0, -1), 1).Equal(calendar.StartOfDay(now)) {
		return after, until, 0, false
	}
	if kind == ShipDue {
		return now, calendar.AfterWorkingDays(now, 1), 2, true
	}
	return now.Add(-lateFor), now, 1, true
}

// ShopsToRemind lists the shops with a part to be reminded of.
func (s *Service) ShopsToRemind(ctx context.Context, kind ShipReminder, now time.Time) ([]string, error) {
	after, until, minDays, ok := shipWindow(kind, now)
	if !ok {
		return nil, nil
	}
	ids, err := shopsToRemind(ctx, s.db, kind, after, until, minDays)
	if err != nil {
		return nil, fmt.Errorf("shops to remind: %w", err)
	}
	return ids, nil
}

// TakeReminders lists what a shop is to be reminded of, the first to leave first, and notes that it is: the letter
// commits with the notes, so that no part is recalled twice.
func (s *Service) TakeReminders(ctx context.Context, tx *db.Tx, kind ShipReminder, shopID string,
	now time.Time) (taken []ToLeave, err error) {
	after, until, minDays, ok := shipWindow(kind, now)
	if !ok {
		return nil, nil
	}
	parts, err := partsToRemind(ctx, tx, kind, shopID, after, until, minDays)
	if err != nil {
		return nil, fmt.Errorf("parts to remind of: %w", err)
	}
	for _, p := range parts {
		first, err := noteShipReminder(ctx, tx, p.partID, kind, now)
		if err != nil {
			return nil, fmt.Errorf("note a reminder: %w", err)
		}
		if first {
			taken = append(taken, p)
		}
	}
	return taken, nil
}
