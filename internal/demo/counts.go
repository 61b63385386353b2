package demo

import (
	"math"
	"strings"
	"time"

	"rangrue/internal/domain/insight"
	"rangrue/internal/kit/french"
)

const viewsADay = 300 // of all products together, on a usual day

// counts is what visitors viewed and searched on each of the last [pastDays], and what the paid orders among some add
// to it.
func (m *marketData) counts(orders []orderData, now time.Time) []insight.Day {
	days, products := make([]insight.Day, pastDays), m.wantedProducts()
	for n := range days {
		d := insight.Day{At: ago(now, float64(n)), Views: map[string]int{}, Sold: map[string]int{},
			Searches: map[string]int{}, Empty: map[string]int{}, Added: map[string]int{}}
		rush := 1.3 - 0.6*float64(n)/pastDays // more visitors lately than three months ago
		for _, p := range products {
			if seen := usual(viewsADay*p.share*rush, n, p.Slug); seen > 0 && p.Days > float64(n) {
				d.Views[p.id()] = seen
				d.Added[p.id()] = usual(float64(seen)/12, n, "added "+p.Slug)
				d.Led = append(d.Led, m.led(p, seen)...)
			}
		}
		for words, times := range m.history.Searches {
			d.Searches[words] = 1 + usual(float64(times)*rush, n, words)
		}
		for words, times := range m.history.SearchedInVain {
			d.Empty[words] = 1 + usual(float64(times)*rush, n, words)
		}
		days[n] = d
	}
	for _, o := range orders {
		if n := int(o.Days); n < pastDays && o.Events[0].Did == "paid" {
			for _, line := range o.Lines {
				days[n].Sold[productData{Slug: line.Product}.id()] += line.Quantity
			}
		}
	}
	return days
}

// led is which searches led to a product on a day on which it was seen so often: those whose words its name has.
func (m *marketData) led(p wanted, seen int) (ways []insight.Led) {
	name := " " + french.Key(p.Name) + " "
	for words := range m.history.Searches {
		if strings.Contains(name, " "+french.Key(words)+" ") {
			ways = append(ways, insight.Led{Text: words, ProductID: p.id(), Times: 1 + seen/4})
		}
	}
	return ways
}

// usual is a whole number around another, from half of it to half as much again.
func usual(n float64, day int, of string) int {
	return int(math.Floor(n*(0.5+part(day, "usual "+of)) + part(day, "rest "+of)))
}
