package shop

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/slug"
)

// AnyBySlug reads a shop by its present or a former address, whatever its status: what the operator types.
func (s *Service) AnyBySlug(ctx context.Context, asked string) (*Shop, error) {
	return scanShop(s.db.QueryRow(ctx, `SELECT `+columns+` FROM shops
		WHERE id = (SELECT shop_id FROM shop_slugs WHERE shop_slugs.slug = $1)`, asked))
}

// List lists the shops of a status, or all when it is empty, the oldest first.
func (s *Service) List(ctx context.Context, status Status) ([]*Shop, error) {
	return db.All(ctx, s.db, scanRow, `SELECT `+columns+` FROM shops WHERE status = $1 OR $1 = '' ORDER BY created_at, id`, string(status))
}

// Owns answers nil when the user runs the shop, and [ErrNotFound] otherwise: another's shop is not there.
func (s *Service) Owns(ctx context.Context, userID, shopID string) error {
	var one int
	err := s.db.QueryRow(ctx, `SELECT 1 FROM shop_owners WHERE shop_id = $1 AND user_id = $2`, shopID, userID).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNotFound
	}
	return err
}

// FreeSlug is the address that a shop of that name would be given now. Someone else may take it before.
func (s *Service) FreeSlug(ctx context.Context, name string) (string, error) {
	for attempt := 1; ; attempt++ {
		try := candidate(name, attempt)
		free, err := s.SlugFree(ctx, try, "")
		if err != nil || free {
			return try, err
		}
	}
}

// SlugFree tells whether a shop may take an address: it is well written, and no other shop ever had it.
func (s *Service) SlugFree(ctx context.Context, asked, shopID string) (bool, error) {
	if !slug.Valid(asked) {
		return false, nil
	}
	var owner string
	err := s.db.QueryRow(ctx, `SELECT shop_id FROM shop_slugs WHERE slug = $1`, asked).Scan(&owner)
	if errors.Is(err, sql.ErrNoRows) {
		return true, nil
	}
	return err == nil && owner == shopID, err
}
