package review

import (
	"context"
	"slices"

	"rangrue/internal/kit/db"
)

// DeskView is a list of reviews of the operator's console.
type DeskView string

const (
	DeskNewest DeskView = "newest"
	DeskHidden DeskView = "hidden" // the last hidden first
)

// DeskList asks for reviews of the whole market.
type DeskList struct {
	View   DeskView
	Before string // the id of a review of the same list: only those after it
	Limit  int
}

// OnDesk lists reviews of the market, hidden or not.
func (s *Service) OnDesk(ctx context.Context, list DeskList) ([]Review, error) {
	return deskList(ctx, s.db, list)
}

// OnDeskByIDs reads some reviews, in the order of their ids; unknown ones are left out.
func (s *Service) OnDeskByIDs(ctx context.Context, ids []string) ([]Review, error) {
	found, err := byIDs(ctx, s.db, ids)
	slices.SortFunc(found, func(a, b Review) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return found, err
}

// OnDeskByID reads a review, hidden or not.
func (s *Service) OnDeskByID(ctx context.Context, id string) (*Review, error) {
	return byID(ctx, s.db, id)
}

// CountHidden counts the reviews that are hidden.
func (s *Service) CountHidden(ctx context.Context) (int, error) { return countHidden(ctx, s.db) }

// HideIn takes a review off its product's page, in the caller's transaction; it no longer counts.
func (s *Service) HideIn(ctx context.Context, tx *db.Tx, id, reason string) (was, is *Review, err error) {
	return s.changeOnDesk(ctx, tx, id, func() error { return hide(ctx, tx, id, reason, s.Now()) })
}

// RestoreIn puts a review back on its product's page.
func (s *Service) RestoreIn(ctx context.Context, tx *db.Tx, id string) (was, is *Review, err error) {
	return s.changeOnDesk(ctx, tx, id, func() error { return restore(ctx, tx, id) })
}

func (s *Service) changeOnDesk(ctx context.Context, tx *db.Tx, id string, do func() error) (was, is *Review,
	err error) {
	if was, err = byID(ctx, tx, id); err != nil {
		return nil, nil, err
	}
	if err = do(); err != nil {
		return nil, nil, err
	}
	if is, err = byID(ctx, tx, id); err != nil {
		return nil, nil, err
	}
	return was, is, recount(ctx, tx, is.ProductID)
}
