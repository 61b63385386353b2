package calendar

import "time"

// Holiday tells that a day is one of Quebec's paid holidays (Act respecting labour standards, section 60, and National
// Holiday Act). The law leaves the choice between Good Friday and Easter Monday: both count, since parcels move on
// neither.
func Holiday(t time.Time) bool {
	t = t.In(Eastern)
	year, month, day := t.Date()
	switch {
	case month == time.January && day == 1, // New Year
		month == time.June && day == 24,     // National Holiday
		month == time.December && day == 25: // Christmas
		return true
	case month == time.July && (day == 1 && t.Weekday() != time.Sunday || day == 2 && t.Weekday() == time.Monday):
		return true // Canada Day, the day after when it is a Sunday
	case t.Weekday() == time.Monday && month == time.May && day >= 18 && day <= 24: // Patriots' Day, before the 25th
		return true
	case t.Weekday() == time.Monday && month == time.September && day <= 7: // Labour Day, the first Monday
		return true
	case t.Weekday() == time.Monday && month == time.October && day >= 8 && day <= 14: // Thanksgiving, the second
		return true
	case month != time.March && month != time.April: // Easter is in no other month, and takes long to find
		return false
	}
	easter := easterSunday(year)
	today := StartOfDay(t)
	return today.Equal(easter.AddDate(0, 0, -2)) || today.Equal(easter.AddDate(0, 0, 1))
}

// easterSunday is Easter of the Gregorian calendar, by the anonymous algorithm that Nature published in 1876.
func easterSunday(year int) time.Time {
	a, b, c := year%19, year/100, year%100
	d, e := b/4, b%4
	f := (b + 8) / 25
	g := (b - f + 1) / 3
	h := (19*a + b - d - g + 15) % 30
	i, k := c/4, c%4
	l := (32 + 2*e + 2*i - h - k) % 7
	m := (a + 11*h + 22*l) / 451
	month, day := (h+l-7*m+114)/31, (h+l-7*m+114)%31+1
	return time.Date(year, time.Month(month), day, 0, 0, 0, 0, Eastern)
}
