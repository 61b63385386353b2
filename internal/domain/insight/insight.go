// Package insight counts views and searches, and computes from them how popular products are. It keeps
// counts by day and nothing about the visitors: no account, no address, no search that resembles someone's coordinates.
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
	mostWaiting = 20_000 // products or searches between two writes; more are not counted
)

// Service counts.
type Service struct {
	db  *db.DB
	now func() time.Time
	log *slog.Logger

	mu       sync.Mutex
	views    map[string]viewCount // by product
	searches map[string]searchCount
}

type viewCount struct {
	views, seconds int64
	interest       float64
}

type searchCount struct{ searches, empty int64 }

// New makes the service; [Service.Run] writes what it counts.
func New(d *db.DB, now func() time.Time, log *slog.Logger) *Service {
	return &Service{db: d, now: now, log: log, views: map[string]viewCount{}, searches: map[string]searchCount{}}
}

// Viewed counts one view of a product. Products that do not exist are dropped when counts are written.
func (s *Service) Viewed(productID string) {
	s.see(productID, viewCount{views: 1, interest: viewWeight})
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
	return viewCount{c.views + d.views, c.seconds + d.seconds, c.interest + d.interest}
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
	views, searches := s.take()
	if len(views)+len(searches) == 0 {
		return nil
	}
	err := s.write(ctx, views, searches)
	if err != nil {
		s.giveBack(views, searches)
	}
	return err
}

func (s *Service) take() (map[string]viewCount, map[string]searchCount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	views, searches := s.views, s.searches
	s.views, s.searches = map[string]viewCount{}, map[string]searchCount{}
	return views, searches
}

func (s *Service) giveBack(views map[string]viewCount, searches map[string]searchCount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, c := range maps.All(s.views) {
		views[id] = views[id].plus(c)
	}
	for terms, c := range maps.All(s.searches) {
		searches[terms] = searches[terms].plus(c)
	}
	s.views, s.searches = views, searches
}

// Interest fades by half every [halfLife]. Instead of shrinking every score each day, what is added grows: at any
// moment the order of products is that of their scores, and a score divided by the present growth is their faded
// interest. With this half-life a double holds forty years of it.
const halfLife = 14 * 24 * time.Hour

var dawn = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)

func growth(at time.Time) float64 { return math.Exp2(float64(at.Sub(dawn)) / float64(halfLife)) }

func dayOf(at time.Time) int64 { return at.UTC().Truncate(24 * time.Hour).UnixMilli() }
