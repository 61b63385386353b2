package order

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"rangrue/internal/kit/db"
)

// AttachGuestOrders gives a user the orders that were placed without an account under an e-mail. Call it only once the
// e-mail is proved to be theirs; orders that belong to someone are never moved.
func (s *Service) AttachGuestOrders(ctx context.Context, tx *db.Tx, email, userID string) (attached int64, err error) {
	attached, err = tx.Exec(ctx, `UPDATE orders SET user_id = $1 WHERE email_key = $2 AND user_id IS NULL`, userID, strings.ToLower(strings.TrimSpace(email)))
	if err != nil {
		return 0, fmt.Errorf("attach guest orders: %w", err)
	}
	return attached, nil
}

// AttachOrder gives a user the one guest order that they opened their account with.
func (s *Service) AttachOrder(ctx context.Context, tx *db.Tx, orderID, userID string) error {
	if _, err := tx.Exec(ctx, `UPDATE orders SET user_id = $1 WHERE id = $2 AND user_id IS NULL`, userID, orderID); err != nil {
		return fmt.Errorf("attach an order: %w", err)
	}
	return nil
}

// Export is every order of a user as they see it, for the copy of their data.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	ids, err := db.All(ctx, s.db, func(r *sql.Rows) (id string, err error) { return id, r.Scan(&id) },
		`SELECT id FROM orders WHERE user_id = $1 ORDER BY created_at, id`, userID)
	if err != nil {
		return nil, fmt.Errorf("orders of a user: %w", err)
	}
	views := []View{}
	for _, id := range ids {
		o, err := s.Find(ctx, s.db, OfUser(userID), id)
		if err != nil {
			return nil, err
		}
		views = append(views, s.WholeView(o))
	}
	return views, nil
}
