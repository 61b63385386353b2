// Package calendar tells the day it is in Quebec, which days are worked there, and writes a day as Quebec reads it. It
// knows no opening hours.
package calendar

import (
	"fmt"
	"time"
	_ "time/tzdata" // the place's calendar must not depend on the machine
)

// Eastern is the place's time.
var Eastern = func() *time.Location {
	place, err := time.LoadLocation("America/Toronto")
	if err != nil {
		panic(err) // the calendar is linked into the program
	}
	return place
}()

var months = [...]string{"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
	"octobre", "novembre", "décembre"}

// French writes the day of a moment: 15 novembre 2026, and 1er for the first of a month.
func French(t time.Time) string {
	t = t.In(Eastern)
	day := fmt.Sprint(t.Day())
	if t.Day() == 1 {
		day = "1er"
	}
	return fmt.Sprintf("%s\u00a0%s %d", day, months[t.Month()-1], t.Year())
}

// FrenchTime writes the time of day of a moment: 19 h 42.
func FrenchTime(t time.Time) string {
	t = t.In(Eastern)
	return fmt.Sprintf("%d\u00a0h\u00a0%02d", t.Hour(), t.Minute())
}

// AfterWorkingDays is the end, in Quebec, of the n-th working day after the day of a moment.
func AfterWorkingDays(t time.Time, n int) time.Time { return WorkingDay(t, n).AddDate(0, 0, 1) }

// WorkingDay is the first moment, in Quebec, of the n-th working day after the day of a moment; that day itself when n
// is zero.
func WorkingDay(t time.Time, n int) time.Time {
	day := StartOfDay(t)
	for n > 0 {
		day = day.AddDate(0, 0, 1)
		if day.Weekday() != time.Saturday && day.Weekday() != time.Sunday && !Holiday(day) {
			n--
		}
	}
	return day
}

// Day counts the days in Quebec from some day long ago: it changes at midnight.
func Day(t time.Time) uint16 {
	year, month, day := t.In(Eastern).Date()
	return uint16(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// StartOfDay is the first moment, in Quebec, of the day of a moment.
func StartOfDay(t time.Time) time.Time {
	t = t.In(Eastern)
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, Eastern)
}

// Date writes the day, in Quebec, of a moment as the wire does: 2026-11-18.
func Date(t time.Time) string { return t.In(Eastern).Format(time.DateOnly) }

// LastDate writes the last day of what ends at a moment: what ends at midnight ended with the day before. It is empty
// for what does not end, the zero moment.
func LastDate(ends time.Time) string {
	if ends.IsZero() {
		return ""
	}
	return Date(ends.Add(-time.Nanosecond))
}

// Period goes from the first moment of a day to the end of another, both as the wire writes them: 2026-11-18. An empty
// day leaves its moment zero. A day that is none makes a period that ends before any begins, which checks refuse; so
// does the last day of the year 9999, whose end JSON cannot write. [Date] and [LastDate] write its days again.
func Period(from, to string) (starts, ends time.Time) {
	var wrong, wrongTo error
	if from != "" {
		starts, wrong = time.ParseInLocation(time.DateOnly, from, Eastern)
	}
	if to != "" {
		ends, wrongTo = time.ParseInLocation(time.DateOnly, to, Eastern)
		ends = ends.AddDate(0, 0, 1) // the last day counts
	}
	if wrong != nil || wrongTo != nil || ends.Year() > 9999 {
		ends = time.Unix(0, 0)
	}
	return starts, ends
}

// MonthsLater is the same day of a later month, or the first of the next when that month is too short: a month agreed
// on 31 January ends with February.
func MonthsLater(day time.Time, months int) time.Time {
	later := day.AddDate(0, months, 0)
	if later.Day() != day.Day() {
		return time.Date(later.Year(), later.Month(), 1, 0, 0, 0, 0, time.UTC)
	}
	return later
}
