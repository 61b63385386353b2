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
	keepViews     = 400              // days: this month beside the same month last year
	keepTerms     = 90               // days
)

// Register adds the work that one node does for all.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, announceKind, func(ctx context.Context, _ struct{}) error { return s.announce(ctx) })
	q.Every(announceKind, announceEvery)
}
