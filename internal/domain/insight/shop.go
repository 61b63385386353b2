package insight

import (
	"context"
	"fmt"

	"rangrue/internal/kit/calendar"
)

// Seen is how often products were viewed and put in carts.
type Seen struct{ Views, Additions int }

// Plus sums two counts.
func (s Seen) Plus(o Seen) Seen { return Seen{s.Views + o.Views, s.Additions + o.Additions} }

// SeenProduct is that of one product.
type SeenProduct struct {
	ProductID, Name string
	Seen
}

// Found is how often a search led to products of a shop.
type Found struct {
	Terms string
	Views int
}

// SeenByWeek counts the views of a shop's products, or of one of them, in each of some weeks, the oldest first.
// Those of more than [dailyWeeks] weeks ago are counted with the Monday of their week.
func (s *Service) SeenByWeek(ctx context.Context, shopID, productID string, weeks calendar.Weeks) ([]Seen, error) {
	seen, err := seenByWeek(ctx, s.db, shopID, productID, weeks)
	if err != nil {
		return nil, fmt.Errorf("views by week: %w", err)
	}
	return seen, nil
}

// SeenByProduct counts the views of each product of a shop that was viewed in some weeks.
func (s *Service) SeenByProduct(ctx context.Context, shopID string, weeks calendar.Weeks) ([]SeenProduct, error) {
	seen, err := seenByProduct(ctx, s.db, shopID, weeks)
	if err != nil {
		return nil, fmt.Errorf("views by product: %w", err)
	}
	return seen, nil
}

// minTimesLed keeps what one person alone may have typed from being shown to a shop.
const minTimesLed = 2

// FoundBy tells which searches led to a shop's products, or to one of them, in some weeks: those that did most first,
// and none that did less than [minTimesLed] times. A week counts with its Monday.
func (s *Service) FoundBy(
	ctx context.Context, shopID, productID string, weeks calendar.Weeks, most int,
) ([]Found, error) {
	found, err := foundBy(ctx, s.db, shopID, productID, weeks, most)
	if err != nil {
		return nil, fmt.Errorf("searches that led to a shop: %w", err)
	}
	return found, nil
}
