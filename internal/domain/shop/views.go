package shop

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// Viewed reads a page of a list of the console, and how many shops it has in all. Words narrow it by name and town.
func (s *Service) Viewed(ctx context.Context, v View, words string, page, size int) ([]*Shop, int, error) {
	if _, known := viewWhere[v]; !known {
		return nil, 0, fmt.Errorf("shop: no view %q", v)
	}
	return viewed(ctx, s.db, v, strings.Fields(strings.ToLower(words)), s.now(), size, (max(page, 1)-1)*size)
}

// ViewCounts tells how many shops each view has.
func (s *Service) ViewCounts(ctx context.Context) (map[View]int, error) {
	return viewCounts(ctx, s.db, s.now())
}

// WaitingForDecision counts the shops that wait for the operator, and tells since when the first does.
func (s *Service) WaitingForDecision(ctx context.Context) (n int, oldest time.Time, err error) {
	return countWaiting(ctx, s.db)
}
