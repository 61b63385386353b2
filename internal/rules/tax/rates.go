package tax

import (
	"fmt"
	"time"

	"rangrue/internal/kit/money"
)

// Kind names the federal tax of a province as an invoice must print it.
type Kind string

const (
	GST Kind = "GST" // TPS, federal alone
	HST Kind = "HST" // TVH, federal and provincial in one
)

// Rates are the rates of one province on one day. An order keeps the ones it was charged, so that a refund years later
// uses the same rates.
type Rates struct {
	Province string     `json:"province"`
	Kind     Kind       `json:"kind"`
	GSTHST   money.Rate `json:"gstHst"`  // on ordinary goods
	Federal  money.Rate `json:"federal"` // the federal part of GSTHST, all that a book pays
	QST      money.Rate `json:"qst"`     // zero outside Quebec
}

// Day is a calendar day written 2026-11-15; days compare as text.
type Day string

// DayOf is the calendar day of t in t's own location: give it the place's time, not UTC.
func DayOf(t time.Time) Day { return Day(t.Format(time.DateOnly)) }

// Rates in millionths.
const (
	federal = money.Rate(50_000)
	qst     = money.Rate(99_750)
)

// since is one line of the table: from this day on, these rates hold.
type since struct {
	day    Day
	kind   Kind
	gstHST money.Rate
	qst    money.Rate
}

// table gives each province its rates, newest first. It starts with the rates in force when the youngest of the older
// ones was set, long before the first order; the Nova Scotia entry is the only change since.
var table = map[string][]since{
	"AB": {{"2008-01-01", GST, federal, 0}},
	"BC": {{"2013-04-01", GST, federal, 0}},
	"MB": {{"2008-01-01", GST, federal, 0}},
	"NB": {{"2016-07-01", HST, 150_000, 0}},
	"NL": {{"2016-07-01", HST, 150_000, 0}},
	"NT": {{"2008-01-01", GST, federal, 0}},
	"NS": {{"2025-04-01", HST, 140_000, 0}, {"2010-07-01", HST, 150_000, 0}},
	"NU": {{"2008-01-01", GST, federal, 0}},
	"ON": {{"2010-07-01", HST, 130_000, 0}},
	"PE": {{"2016-10-01", HST, 150_000, 0}},
	"QC": {{"2013-01-01", GST, federal, qst}},
	"SK": {{"2008-01-01", GST, federal, 0}},
	"YT": {{"2008-01-01", GST, federal, 0}},
}

// Provinces lists the codes that have rates, in the order the checkout offers them.
func Provinces() []string {
	return []string{"AB", "BC", "MB", "NB", "NL", "NT", "NS", "NU", "ON", "PE", "QC", "SK", "YT"}
}

// RatesOn finds the rates of a province on a day. An unknown province or a day before the table is an error: charging
// no tax by mistake is worse than not selling.
func RatesOn(province string, day Day) (Rates, error) {
	for _, line := range table[province] {
		if day >= line.day {
			return Rates{Province: province, Kind: line.kind, GSTHST: line.gstHST, Federal: federal, QST: line.qst}, nil
		}
	}
	return Rates{}, fmt.Errorf("tax: no rates for province %q on %q", province, day)
}
