package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/money"
)

// Head is an order as a list shows it.
type Head struct {
	ID        string
	Reference string
	CreatedAt time.Time
	Total     money.Cents
	Refunded  money.Cents // given back so far; in the buyer's own list alone
	Status    Status
}

// Page is which part of a list is wanted: pages count from 1.
type Page struct{ Number, Size int }

func (p Page) offset() int { return (max(p.Number, 1) - 1) * p.Size }

// ListOfUser lists a customer's orders, the latest first, and how many there are in all.
func (s *Service) ListOfUser(ctx context.Context, userID string, page Page) ([]Head, int, error) {
	heads, err := headsOfUser(ctx, s.db, userID, page)
	if err != nil {
		return nil, 0, fmt.Errorf("list orders of user: %w", err)
	}
	total := page.offset() + len(heads)
	if len(heads) == page.Size || (len(heads) == 0 && total > 0) {
		// Another page may follow, or this one is past the end.
		if total, err = countOfUser(ctx, s.db, userID); err != nil {
			return nil, 0, fmt.Errorf("count orders of user: %w", err)
		}
	}
	return heads, total, nil
}

// Thumbnails are the addresses of the small pictures of some orders' items, by order; an item may have none.
func (s *Service) Thumbnails(ctx context.Context, orderIDs []string) (map[string][]string, error) {
	if len(orderIDs) == 0 {
		return nil, nil
	}
	keys, err := thumbnailKeys(ctx, s.db, orderIDs)
	if err != nil {
		return nil, fmt.Errorf("thumbnails of orders: %w", err)
	}
	urls := map[string][]string{}
	for _, k := range keys {
		urls[k.orderID] = append(urls[k.orderID], s.url(k.key))
	}
	return urls, nil
}
