package insight

import (
	"context"
	"time"

	"rangrue/internal/kit/jobs"
)

// PopularityChanged is the kind of change that tells every node to read [Service.Popularity] again.
const PopularityChanged = "popularity"

const (
	announceKind  = "insight.popularity"
	announceEvery = 30 * time.Minute // each time drops the cached listings, so not too often
	dailyWeeks    = 8                // after so many weeks, views are kept by week
	overdueWeeks  = 4                // how far back days that were not gathered into weeks are looked for
	mostWays      = 100              // searches counted for a product in a week
	keptWays      = 10               // those that led there most, kept once the week is over
)

// forgotten says how long counts are kept: views for a year and the year before, searches that led to a product for a
// year.
var forgotten = []struct {
	table, column string
	days          int
}{{"product_views", "day", 2 * 53 * 7}, {"shop_views", "day", 2 * 53 * 7}, {"search_terms", "day", 90},
	{"product_searches", "week", 53 * 7}}

// Register adds the work that one node does for all.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, announceKind, func(ctx context.Context, _ struct{}) error { return s.announce(ctx) })
	q.Every(announceKind, announceEvery)
}
