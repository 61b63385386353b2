package catalog

import (
	"time"

	"rangrue/internal/rules/rating"
)

// Reviews is what buyers think of a product, as domain/review keeps it beside the product.
type Reviews struct {
	Stars  rating.Counts
	Latest []ReviewExcerpt // the newest of those that count, a few
}

// ReviewExcerpt is a review as search engines read it on a product's page.
type ReviewExcerpt struct {
	Author    string    `json:"author" doc:"First name and initial; empty once the buyer was forgotten"`
	Stars     int       `json:"stars"`
	Text      string    `json:"text"`
	CreatedAt time.Time `json:"createdAt"`
}

// ReviewsWire is what a product's page tells of its reviews.
type ReviewsWire struct {
	Count   int             `json:"count"`
	Average float64         `json:"average" doc:"To a tenth"`
	Stars   []int           `json:"stars" nullable:"false" doc:"How many gave one, two, three, four and five stars"`
	Latest  []ReviewExcerpt `json:"latest" nullable:"false" doc:"The newest ones, a few"`
}

// wire is nil without any review.
func (r Reviews) wire() *ReviewsWire {
	if r.Stars.Total() == 0 {
		return nil
	}
	return &ReviewsWire{Count: r.Stars.Total(), Average: r.Stars.Average(), Stars: r.Stars[:], Latest: listed(r.Latest)}
}
