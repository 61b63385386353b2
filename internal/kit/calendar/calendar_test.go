package calendar_test

import (
	"testing"
	"time"

	"rangrue/internal/kit/calendar"
)

func TestADayIsTheOneOfQuebec(t *testing.T) {
	for _, c := range []struct {
		at   time.Time
		want string
	}{
		{time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC), "15\u00a0novembre 2026"},
		// still the day before, in winter time
		{time.Date(2026, 11, 15, 4, 59, 0, 0, time.UTC), "14\u00a0novembre 2026"},
		{time.Date(2026, 8, 1, 4, 0, 0, 0, time.UTC), "1er\u00a0août 2026"},
	} {
		if got := calendar.French(c.at); got != c.want {
			t.Errorf("French(%v) = %q, want %q", c.at, got, c.want)
		}
	}
}

func TestWorkingDaysSkipTheWeekEnd(t *testing.T) {
	friday := time.Date(2026, 11, 13, 20, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		days int
		want time.Time
	}{
		{0, time.Date(2026, 11, 14, 0, 0, 0, 0, calendar.Eastern)},
		{1, time.Date(2026, 11, 17, 0, 0, 0, 0, calendar.Eastern)},
		{5, time.Date(2026, 11, 21, 0, 0, 0, 0, calendar.Eastern)},
	} {
		if got := calendar.AfterWorkingDays(friday, c.days); !got.Equal(c.want) {
			t.Errorf("%d working days after %v: %v, want %v", c.days, friday, got, c.want)
		}
	}
}
