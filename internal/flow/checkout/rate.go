package checkout

import (
	"context"
	"fmt"
)

// agree freezes what the platform keeps of each shop's part: the commission of the day, and where the merchant is, whose
// taxes it bears.
func (s *Service) agree(ctx context.Context, b *basket) error {
	for n := range b.draft.Shops {
		seller := &b.draft.Shops[n].Seller
		seller.Province = b.shops[seller.ShopID].Merchant.Province
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
