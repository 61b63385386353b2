package calendar

import (
	"fmt"
	"strings"
	"time"
)

// Span is some days in Quebec, the first and the last included; the zero value is none.
type Span struct{ From, To time.Time }

// WorkingSpan goes from one working day after the day of a moment to a later one; it is none when last is zero.
func WorkingSpan(t time.Time, first, last int) Span {
	if last <= 0 {
		return Span{}
	}
	return Span{From: WorkingDay(t, first), To: WorkingDay(t, last)}
}

// None tells that there is no day in the span.
func (s Span) None() bool { return s.To.IsZero() }

// Over tells that the last day is past.
func (s Span) Over(now time.Time) bool { return StartOfDay(now).After(s.To) }

// French writes the span: du 20 au 24 novembre 2026, or le 20 novembre 2026 for a single day.
func (s Span) French() string {
	from, to := s.From.In(Eastern), s.To.In(Eastern)
	last := French(to)
	switch {
	case StartOfDay(from).Equal(StartOfDay(to)):
		return "le " + last
	case from.Year() != to.Year():
		return "du " + French(from) + " au " + last
	}
	first := strings.TrimSuffix(French(from), fmt.Sprint(" ", from.Year()))
	if from.Month() == to.Month() {
		first, _, _ = strings.Cut(first, "\u00a0")
	}
	return "du " + first + " au " + last
}

// Days is a span on the wire: two days, without a time.
type Days struct {
	From string `json:"from" example:"2026-11-20" doc:"First day, in Quebec"`
	To   string `json:"to" example:"2026-11-24"`
}

// Days writes the span; nil when it is none.
func (s Span) Days() *Days {
	if s.None() {
		return nil
	}
	return &Days{From: s.From.Format(time.DateOnly), To: s.To.Format(time.DateOnly)}
}
