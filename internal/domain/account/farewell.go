package account

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Copy is everything the house keeps about a user, as the law lets them ask for it.
type Copy struct {
	ExportedAt time.Time      `json:"exportedAt"`
	User       Profile        `json:"user"`
	Addresses  []*Address     `json:"addresses" nullable:"false"`
	Parts      map[string]any `json:"parts" doc:"What each corner of the house keeps, by its name"`
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
	return s.db.Tx(ctx, func(tx *db.Tx) error {
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
		if err := s.leaveKeeper(ctx, tx, user.AuthProviderID); err != nil {
			return err
		}
		return s.send(ctx, tx, user.Email, s.farewell(user))
	})
}

// empty leaves nothing of a person in our tables but the id.
func empty(ctx context.Context, tx *db.Tx, user *User, now time.Time) error {
	for _, table := range []string{`customer_addresses`, `account_links`} {
		if _, err := tx.Exec(ctx, `DELETE FROM `+table+` WHERE user_id = $1`, user.ID); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(ctx, `DELETE FROM pending_users WHERE email = $1`, user.Email); err != nil {
		return err
	}
	n, err := tx.Exec(ctx, `UPDATE users SET first_name = '', last_name = '', email = '', phone = '', password_hash = '', password_changed_at = $1,
		email_verified_at = NULL, auth_provider_id = $2, updated_at = $1, deleted_at = $1 WHERE id = $3 AND deleted_at IS NULL`,
		now.UnixMilli(), "gone "+user.ID, user.ID)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

func scanText(r *sql.Rows) (text string, err error) { return text, r.Scan(&text) }
