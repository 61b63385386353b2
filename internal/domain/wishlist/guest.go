package wishlist

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/catalog"
)

// MaxGuest bounds the list that a guest's browser keeps.
const MaxGuest = 100

// Wish is what a guest's browser keeps until someone signs in: a variant, or a product whose variant was not chosen.
type Wish struct {
	VariantID string `json:"variantId,omitempty" maxLength:"64"`
	ProductID string `json:"productId,omitempty" maxLength:"64" doc:"Instead of a variant: the one that its page shows first"`
}

// variant is the variant that a wish is for; [ErrNoVariant] when there is none.
func (s *Service) variant(ctx context.Context, w Wish) (string, error) {
	if w.VariantID != "" {
		return w.VariantID, nil
	}
	return firstVariant(ctx, s.db, w.ProductID)
}

// Show tells what the catalogue says of a guest's wishes, in their order. Nothing is stored.
func (s *Service) Show(ctx context.Context, wishes []Wish) ([]Item, error) {
	items := make([]Item, len(wishes))
	var ids []string
	for n, w := range wishes {
		id, err := s.variant(ctx, w)
		if err != nil && !errors.Is(err, ErrNoVariant) {
			return nil, fmt.Errorf("wishlist: show: %w", err)
		}
		items[n].VariantID, items[n].AddedAt = id, s.now()
		ids = append(ids, id)
	}
	offers, err := catalog.Offers(ctx, s.db, ids)
	if err != nil {
		return nil, fmt.Errorf("wishlist: show: %w", err)
	}
	for n := range items {
		if offer := offers[items[n].VariantID]; offer != nil {
			items[n].Offer, items[n].cached = offer, &cachedOffer{offer: offer, wire: s.offerWire(offer)}
		}
	}
	return items, nil
}

// Join adds a guest's wishes to the list of who signed in, the first of them last so that it stands first. What is
// there already stays where it is; what is no longer sold, or finds no room, is left out.
func (s *Service) Join(ctx context.Context, userID string, wishes []Wish) error {
	for n := len(wishes) - 1; n >= 0; n-- {
		id, err := s.variant(ctx, wishes[n])
		if err == nil {
			_, err = s.Add(ctx, userID, id)
		}
		switch {
		case errors.Is(err, ErrFull):
			return nil
		case err != nil && !errors.Is(err, ErrNoVariant):
			return err
		}
	}
	return nil
}
