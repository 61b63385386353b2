package promotion

import (
	"cmp"
	"context"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/rules/pricing"
)

// ShopOffers lists the automatic offers of a shop that are running, the oldest first. They come from memory while the
// change log says that they are the same, so that a page which tells of them asks no query more.
func (s *Service) ShopOffers(ctx context.Context, shopID string) ([]pricing.WireOffer, error) {
	return s.running(ctx, shopID, func(*Promotion) bool { return true })
}

// ProductOffers are those of [Service.ShopOffers] that are about a product; categoryIDs are those it is in and those
// above them.
func (s *Service) ProductOffers(ctx context.Context, shopID, productID string, categoryIDs []string) (
	[]pricing.WireOffer, error) {
	return s.running(ctx, shopID, func(p *Promotion) bool { return p.about(productID, categoryIDs) })
}

func (p *Promotion) about(productID string, categoryIDs []string) bool {
	switch p.Scope {
	case SomeProducts:
		return slices.Contains(p.ScopeIDs, productID)
	case SomeCategories:
		return slices.ContainsFunc(categoryIDs, func(id string) bool { return slices.Contains(p.ScopeIDs, id) })
	}
	return true
}

func (s *Service) running(ctx context.Context, shopID string, shown func(*Promotion) bool) (
	offers []pricing.WireOffer, err error) {
	list, err := s.find(ctx, s.db, Query{ShopIDs: []string{shopID}})
	if err != nil {
		return nil, err
	}
	for _, p := range slices.SortedFunc(slices.Values(list), oldestFirst) {
		if p.State(s.Now()) == Active && shown(p) {
			offers = append(offers, p.offer())
		}
	}
	return offers, nil
}

func oldestFirst(a, b *Promotion) int {
	return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), cmp.Compare(a.ID, b.ID))
}

func (p *Promotion) offer() pricing.WireOffer {
	w := pricing.WireOffer{Name: p.Name, Kind: p.Kind, Percent: p.Percent, Amount: p.Amount, Take: p.Take, Pay: p.Pay,
		Minimum: p.Minimum, Everything: p.Scope == AllProducts}
	if !p.EndsAt.IsZero() {
		ends := p.EndsAt.UTC()
		w.EndsAt = &ends
	}
	return w
}

const (
	turnKind  = "promotion.turn" // offers that began or ended by their dates
	turnEvery = time.Minute
)

// Register names the service's job.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, turnKind, func(ctx context.Context, _ struct{}) error { return s.NoteTurns(ctx) })
	q.Every(turnKind, turnEvery)
}

// NoteTurns notes the shops whose offers began or ended by their dates since the run before last, so that what tells of
// them is made again. A run may be late by one: noting a shop twice is harmless.
func (s *Service) NoteTurns(ctx context.Context) error {
	now := s.Now()
	shops, err := turned(ctx, s.db, now.Add(-2*turnEvery), now)
	if err != nil || len(shops) == 0 {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, shopID := range shops {
			if err := noteChange(ctx, tx, shopID); err != nil {
				return err
			}
		}
		return nil
	})
}
