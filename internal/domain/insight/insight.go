// Package insight counts views, additions to carts and searches, and computes from them how popular products are. It
// keeps counts by day, later by week, and nothing about the visitors: no account, no address, no search that resembles
// someone's coordinates.
//
// Counts are gathered in memory and written together every few seconds, so that looking at a product never costs a
// write. A node that dies loses those few seconds, which is of no consequence to anyone.
package insight

import (
	"context"
	"log/slog"
	"maps"
	"math"
	"sync"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// What each event adds to the interest of a product.
const (
	viewWeight = 1
	stayWeight = 1  // on top of the view, for who stays [longStay] or more
	saleWeight = 20 // per unit
)

const (
	longStay    = 30 * time.Second
	longestStay = 30 * time.Minute // a page left open says nothing more
	flushEvery  = 15 * time.Second
	mostWaiting = 20_000 // products, searches or ways to products between two writes; more are not counted
)

// Service counts.
type Service struct {
	db  *db.DB
	now func() time.Time
	log *slog.Logger

	mu sync.Mutex
	counts
}

// counts are those that were not written yet.
type counts struct {
	views    map[string]viewCount // by product
	searches map[string]searchCount
	led      map[way]int64
}

type viewCount struct {
	views, seconds, additions int64
	interest                  float64
}

type searchCount struct{ searches, empty int64 }

// way is how a product was found: by the words of a search.
type way struct{ productID, terms string }

func noCounts() counts {
	return counts{views: map[string]viewCount{}, searches: map[string]searchCount{}, led: map[way]int64{}}
}

// New makes the service; [Service.Run] writes what it counts.
func New(d *db.DB, now func() time.Time, log *slog.Logger) *Service {
	return &Service{db: d, now: now, log: log, counts: noCounts()}
}

// Viewed counts one view of a product. Products that do not exist are dropped when counts are written.
func (s *Service) Viewed(productID string) {
	s.see(productID, viewCount{views: 1, interest: viewWeight})
}

// Added counts one addition of a product to a cart.
func (s *Service) Added(productID string) { s.see(productID, viewCount{additions: 1}) }

// Led counts that a search led to a product. See [Terms] for what is kept of its words.
func (s *Service) Led(text, productID string) {
	terms, ok := Terms(text)
	if !ok {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if key := (way{productID, terms}); s.led[key] > 0 || len(s.led) < mostWaiting {
		s.led[key]++
	}
}

// Stayed counts how long a view lasted.
func (s *Service) Stayed(productID string, stay time.Duration) {
	stay = min(stay, longestStay)
	c := viewCount{seconds: int64(stay.Seconds())}
	if stay >= longStay {
		c.interest = stayWeight
	}
	s.see(productID, c)
}

func (s *Service) see(productID string, c viewCount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, known := s.views[productID]; known || len(s.views) < mostWaiting {
		s.views[productID] = s.views[productID].plus(c)
	}
}

func (c viewCount) plus(d viewCount) viewCount {
	return viewCount{c.views + d.views, c.seconds + d.seconds, c.additions + d.additions, c.interest + d.interest}
}

// Searched counts a search and whether it found anything. See [Terms] for what is kept of its words.
func (s *Service) Searched(text string, found int) {
	terms, ok := Terms(text)
	if !ok {
		return
	}
	c := searchCount{searches: 1}
	if found == 0 {
		c.empty = 1
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, known := s.searches[terms]; known || len(s.searches) < mostWaiting {
		s.searches[terms] = s.searches[terms].plus(c)
	}
}

func (c searchCount) plus(d searchCount) searchCount {
	return searchCount{c.searches + d.searches, c.empty + d.empty}
}

// Run writes the counts of this node now and then until ctx ends, and once more then.
func (s *Service) Run(ctx context.Context) {
	tick := time.NewTicker(flushEvery)
	defer tick.Stop()
	for ended := false; !ended; {
		select {
		case <-tick.C:
		case <-ctx.Done():
			ended = true
		}
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), flushEvery)
		if err := s.Flush(last); err != nil {
			s.log.Error("insight: could not write the counts", "error", err)
		}
		cancel()
	}
}

// Flush writes what was counted. When it fails the counts wait for the next time.
func (s *Service) Flush(ctx context.Context) error {
	c := s.take()
	if len(c.views)+len(c.searches)+len(c.led) == 0 {
		return nil
	}
	err := s.write(ctx, c)
	if err != nil {
		s.giveBack(c)
	}
	return err
}

func (s *Service) take() counts {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.counts
	s.counts = noCounts()
	return c
}

func (s *Service) giveBack(c counts) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, n := range maps.All(s.views) {
		c.views[id] = c.views[id].plus(n)
	}
	for terms, n := range maps.All(s.searches) {
		c.searches[terms] = c.searches[terms].plus(n)
	}
	for key, n := range maps.All(s.led) {
		c.led[key] += n
	}
	s.counts = c
}

// Interest fades by half every [halfLife]. Instead of shrinking every score each day, what is added grows: at any
// moment the order of products is that of their scores, and a score divided by the present growth is their faded
// interest. With this half-life a double holds forty years of it.
const halfLife = 14 * 24 * time.Hour

var epoch = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)

func growth(at time.Time) float64 { return math.Exp2(float64(at.Sub(epoch)) / float64(halfLife)) }

const (
	dayMillis  = 24 * 60 * 60 * 1000
	weekMillis = 7 * dayMillis
)

// dayOf is how the day of a moment in Quebec is stored: the first millisecond of its date in UTC.
func dayOf(at time.Time) int64 {
	year, month, day := at.In(calendar.Eastern).Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC).UnixMilli()
}

// mondayOf is the first day of the week of a day; the first of January 1970 was a Thursday.
func mondayOf(day int64) int64 { return day - (day/dayMillis+3)%7*dayMillis }
