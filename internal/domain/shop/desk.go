package shop

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/slug"
	"rangrue/internal/kit/web"
)

// Owns answers nil when the user is in the shop's team, and [ErrNotFound] otherwise: another's shop is not there. What
// their role lets them do was checked before, by [Service.Guard].
func (s *Service) Owns(ctx context.Context, userID, shopID string) error {
	role, err := roleOf(ctx, s.db, shopID, userID)
	if err == nil && role == "" {
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
	owner, err := slugOwner(ctx, s.db, asked)
	if errors.Is(err, sql.ErrNoRows) {
		return true, nil
	}
	return err == nil && owner == shopID, err
}

// OwnedBySignedIn reads a shop for a visitor of its team. It refuses with 401 without a visitor, and does not find
// the shop for any other.
func (s *Service) OwnedBySignedIn(ctx context.Context, shopID string) (*Shop, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	return s.OwnedByID(ctx, userID, shopID)
}
