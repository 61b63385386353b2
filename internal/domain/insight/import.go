package insight

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

// Day is what was counted on one past day.
type Day struct {
	At       time.Time
	Views    map[string]int // by product
	Sold     map[string]int // units, by product
	Searches map[string]int // by what was typed
	Empty    map[string]int // searches that found nothing, likewise
	Added    map[string]int // additions to carts, by product
	Led      []Led
}

// Led is how often a search led to a product.
type Led struct {
	Text, ProductID string
	Times           int
}

// Import writes the counts of past days into a market without any, as if they had been counted then.
func (s *Service) Import(ctx context.Context, tx *db.Tx, days []Day) error {
	interest := map[string]float64{}
	for _, d := range days {
		for id, units := range d.Sold {
			interest[id] += saleWeight * float64(units) * growth(d.At)
		}
		c := noCounts()
		for id, n := range d.Views {
			interest[id] += viewWeight * float64(n) * growth(d.At)
			c.views[id] = viewCount{views: int64(n), additions: int64(d.Added[id])}
		}
		for _, l := range d.Led {
			if terms, ok := Terms(l.Text); ok {
				c.led[way{l.ProductID, terms}] += int64(l.Times)
			}
		}
		for text, n := range d.Searches {
			c.searches[text] = c.searches[text].plus(searchCount{searches: int64(n)})
		}
		for text, n := range d.Empty {
			c.searches[text] = c.searches[text].plus(searchCount{searches: int64(n), empty: int64(n)})
		}
		c.searches = byTerms(c.searches)
		if err := addCounts(ctx, tx, dayOf(d.At), c); err != nil {
			return fmt.Errorf("import counts: %w", err)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(interest)) {
		if err := addInterest(ctx, tx, id, interest[id], s.now().UnixMilli()); err != nil {
			return fmt.Errorf("import counts: %w", err)
		}
	}
	return nil
}

// byTerms gathers searches by what is kept of their words.
func byTerms(searches map[string]searchCount) map[string]searchCount {
	kept := map[string]searchCount{}
	for text, c := range searches {
		if terms, ok := Terms(text); ok {
			kept[terms] = kept[terms].plus(c)
		}
	}
	return kept
}
