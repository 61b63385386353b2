package checkout

import (
	"context"
	"fmt"
)

// setCommission writes in the draft what the platform takes of each shop's part: the commission of the day.
func (s *Service) setCommission(ctx context.Context, b *basket) error {
	for n := range b.draft.Shops {
		seller := &b.draft.Shops[n].Seller
		if s.Commission == nil {
			continue
		}
		rate, err := s.Commission(ctx, seller.ShopID, b.draft.At)
		if err != nil {
			return fmt.Errorf("checkout: commission: %w", err)
		}
		seller.CommissionRate = rate
	}
	return nil
}
