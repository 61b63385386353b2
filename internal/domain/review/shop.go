package review

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// Filter is which reviews of a shop are wanted.
type Filter string

const (
	Unanswered Filter = "unanswered" // and shown; the one that waits longest first
	Answered   Filter = "answered"
	Hidden     Filter = "hidden" // by the market
	Every      Filter = "all"
)

// OfShop lists a page of a shop's reviews, pages counting from 1, and tells how many there are in all.
func (s *Service) OfShop(ctx context.Context, shopID string, filter Filter, page int) ([]Review, int, error) {
	total, err := countOfShop(ctx, s.db, shopID, filter)
	if err != nil {
		return nil, 0, fmt.Errorf("review: count of shop: %w", err)
	}
	list, err := ofShop(ctx, s.db, shopID, filter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("review: list of shop: %w", err)
	}
	return list, total, nil
}

// WaitingOfShop counts the reviews that a shop has not answered, and tells since when.
func (s *Service) WaitingOfShop(ctx context.Context, shopID string) (count int, oldest time.Time, err error) {
	count, oldest, err = waitingOfShop(ctx, s.db, shopID)
	if err != nil {
		return 0, oldest, fmt.Errorf("review: count waiting: %w", err)
	}
	return count, oldest, nil
}

// Answer publishes a shop's answer, or replaces it. A review of another shop is not found.
func (s *Service) Answer(ctx context.Context, shopID, reviewID, text string) (*Review, error) {
	text = check.Plain(text)
	if err := check.All(check.Required("answer", text), check.Length("answer", text, 1, MaxAnswer)); err != nil {
		return nil, err
	}
	var out *Review
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		found, err := setAnswer(ctx, tx, shopID, reviewID, text, s.Now())
		if err == nil && !found {
			err = ErrNotFound
		}
		if err != nil {
			return err
		}
		if out, err = byID(ctx, tx, reviewID); err != nil {
			return err
		}
		return recount(ctx, tx, out.ProductID) // its page changed
	})
	return out, err
}
