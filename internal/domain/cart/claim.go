package cart

import (
	"context"

	"rangrue/internal/kit/db"
)

// Claim makes the browser's cart the user's once they signed in (see [Service.Merge]), and returns the cart to use from
// now on, which may be another.
func (s *Service) Claim(ctx context.Context, id, userID string) (*Cart, error) {
	var use string
	err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		use, err = s.Merge(ctx, tx, id, userID)
		return err
	})
	if err != nil {
		return nil, wrap("claim", err)
	}
	c, err := s.readOf(ctx, s.db, userID, use)
	if err != nil {
		return nil, wrap("claim", err)
	}
	return s.show(c)
}

// Forget deletes the carts of a user who leaves. One that became an order is named by it alone, and loses its owner.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	if _, err := tx.Exec(ctx, `DELETE FROM carts WHERE user_id = $1 AND ordered_at IS NULL`, userID); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, `UPDATE carts SET user_id = NULL WHERE user_id = $1`, userID)
	return err
}
