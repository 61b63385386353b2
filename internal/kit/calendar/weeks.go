package calendar

import "time"

// Weeks are a number of weeks of seven days, the last of which ends with the day of Until in Quebec.
type Weeks struct {
	Until time.Time
	Count int
}

// Start is the first moment of a week; the oldest is number 0, and number Count begins when all are over.
func (w Weeks) Start(n int) time.Time { return StartOfDay(w.Until).AddDate(0, 0, 1-7*(w.Count-n)) }

// End is the moment when all are over.
func (w Weeks) End() time.Time { return w.Start(w.Count) }
