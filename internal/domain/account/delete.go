package account

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Copy is everything kept about a user, as the law lets them ask for it.
type Copy struct {
	ExportedAt time.Time      `json:"exportedAt"`
	User       Profile        `json:"user"`
	Addresses  []*Address     `json:"addresses" nullable:"false"`
	Parts      map[string]any `json:"parts" doc:"What each part of the program keeps, by its name"`
}

// CopyOf gathers what is kept about a user.
func (s *Service) CopyOf(ctx context.Context, userID string) (*Copy, error) {
	user, err := s.ByID(ctx, userID)
	if err != nil {
		return nil, err
	}
	out := &Copy{ExportedAt: s.now().UTC(), User: user.profile(), Parts: map[string]any{}}
	if out.Addresses, err = s.Addresses(ctx, userID); err != nil {
		return nil, err
	}
	if out.Addresses == nil {
		out.Addresses = []*Address{}
	}
	for _, part := range s.Export {
		if out.Parts[part.Name], err = part.Read(ctx, userID); err != nil {
			return nil, fmt.Errorf("account: copy of %s: %w", part.Name, err)
		}
	}
	return out, nil
}

// Delete forgets a user who confirms it by their password. What the law wants kept (orders and invoices, with the names
// on them) stays; the account's row stays too, emptied, because they name it. Its e-mail and phone are free again.
func (s *Service) Delete(ctx context.Context, userID, password string) error {
	if _, err := s.confirm(ctx, userID, password); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.Erase(ctx, tx, userID) })
}

// Erase is [Service.Delete] for an operator who was asked for it, in the operator's transaction.
func (s *Service) Erase(ctx context.Context, tx *db.Tx, userID string) error {
	user, err := byID(ctx, tx, userID)
	if err != nil {
		return err
	}
	for _, forget := range s.Forget {
		if err := forget(ctx, tx, user); err != nil {
			return err
		}
	}
	if err := s.endSessions(ctx, tx, user); err != nil {
		return err
	}
	if err := empty(ctx, tx, user, s.now()); err != nil {
		return err
	}
	if err := s.leaveIdentityService(ctx, tx, user.AuthProviderID); err != nil {
		return err
	}
	return s.send(ctx, tx, user.Email, s.deletedLetter(user))
}
