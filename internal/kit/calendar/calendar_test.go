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

func TestHolidaysAreNoWorkingDays(t *testing.T) {
	day := func(year int, month time.Month, day int) time.Time {
		return time.Date(year, month, day, 12, 0, 0, 0, calendar.Eastern)
	}
	for _, holiday := range []time.Time{
		day(2026, 1, 1), day(2026, 4, 3), day(2026, 4, 6), day(2026, 5, 18), day(2026, 6, 24), day(2026, 7, 1),
		day(2026, 9, 7), day(2026, 10, 12), day(2026, 12, 25), day(2027, 3, 26), day(2027, 3, 29), day(2027, 5, 24),
		day(2029, 7, 2), // 1 July 2029 is a Sunday
	} {
		if !calendar.Holiday(holiday) {
			t.Errorf("%v is a holiday", holiday)
		}
	}
	for _, plain := range []time.Time{day(2026, 5, 25), day(2026, 9, 14), day(2026, 11, 11), day(2026, 7, 2)} {
		if calendar.Holiday(plain) {
			t.Errorf("%v is no holiday", plain)
		}
	}
	if got := calendar.WorkingDay(day(2026, 12, 24), 1); got.Day() != 28 {
		t.Errorf("the working day after Christmas Eve 2026 is the %v", got)
	}
}

func TestASpanOfDaysSaysNothingTwice(t *testing.T) {
	day := func(year int, month time.Month, day int) time.Time {
		return time.Date(year, month, day, 0, 0, 0, 0, calendar.Eastern)
	}
	for _, c := range []struct {
		from, to time.Time
		want     string
	}{
		{day(2026, 11, 20), day(2026, 11, 24), "du 20 au 24\u00a0novembre 2026"},
		{day(2026, 11, 30), day(2026, 12, 1), "du 30\u00a0novembre au 1er\u00a0décembre 2026"},
		{day(2026, 12, 30), day(2027, 1, 4), "du 30\u00a0décembre 2026 au 4\u00a0janvier 2027"},
		{day(2026, 11, 20), day(2026, 11, 20), "le 20\u00a0novembre 2026"},
	} {
		if got := (calendar.Span{From: c.from, To: c.to}).French(); got != c.want {
			t.Errorf("from %v to %v: %q, want %q", c.from, c.to, got, c.want)
		}
	}
}

func TestASpanOfWorkingDays(t *testing.T) {
	tuesday := time.Date(2026, 11, 17, 15, 0, 0, 0, calendar.Eastern)
	span := calendar.WorkingSpan(tuesday, 2, 6)
	if got := span.Days(); got.From != "2026-11-19" || got.To != "2026-11-25" {
		t.Errorf("got %+v", got)
	}
	if span.Over(time.Date(2026, 11, 25, 23, 0, 0, 0, calendar.Eastern)) ||
		!span.Over(time.Date(2026, 11, 26, 0, 0, 0, 0, calendar.Eastern)) {
		t.Error("a span is over the day after its last")
	}
	if none := calendar.WorkingSpan(tuesday, 0, 0); !none.None() || none.Days() != nil {
		t.Errorf("got %+v", none)
	}
}

func TestAPeriodCountsItsLastDay(t *testing.T) {
	day := func(month time.Month, n int) time.Time {
		return time.Date(2026, month, n, 0, 0, 0, 0, calendar.Eastern)
	}
	for _, c := range []struct {
		from, to     string
		starts, ends time.Time
	}{
		{"", "", time.Time{}, time.Time{}},
		{"2026-11-18", "", day(11, 18), time.Time{}},
		{"", "2026-11-30", time.Time{}, day(12, 1)},
		{"2026-11-18", "2026-11-18", day(11, 18), day(11, 19)},
		{"2026-10-31", "2026-11-01", day(10, 31), day(11, 2)}, // the clocks go back on that night
		{"2026-03-07", "2026-03-08", day(3, 7), day(3, 9)},    // and forward on that one
		{"2026-11-18", "2026-11-31", day(11, 18), time.Unix(0, 0)},
		{"2026-11-18", "9999-12-31", day(11, 18), time.Unix(0, 0)}, // JSON cannot write the year 10000
		{"demain", "2026-11-30", time.Time{}, time.Unix(0, 0)},
	} {
		starts, ends := calendar.Period(c.from, c.to)
		if !starts.Equal(c.starts) || !ends.Equal(c.ends) {
			t.Errorf("Period(%q, %q) = %v, %v; want %v, %v", c.from, c.to, starts, ends, c.starts, c.ends)
		}
	}
}

func TestTheDaysOfAPeriodAreWrittenAgain(t *testing.T) {
	for _, days := range [][2]string{
		{"2026-11-18", "2026-11-18"}, {"2026-10-31", "2026-11-01"}, {"2026-03-07", "2026-03-08"}, {"2026-11-18", ""},
	} {
		starts, ends := calendar.Period(days[0], days[1])
		if from, to := calendar.Date(starts.UTC()), calendar.LastDate(ends); from != days[0] || to != days[1] {
			t.Errorf("the period from %s to %s comes back as %s to %s", days[0], days[1], from, to)
		}
	}
}
