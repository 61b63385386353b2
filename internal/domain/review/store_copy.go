package review

import (
	"context"
	"strings"

	"rangrue/internal/kit/db"
)

// Whose reviews: those of an account, with those written as a guest before it was opened, or those of one order.
const (
	ofUser  = `(r.buyer = $1 OR o.user_id = $1) AND r.buyer <> r.id`
	ofOrder = `r.order_id = $1 AND r.buyer <> r.id`
)

func writtenBy(ctx context.Context, r db.Reader, whose, id string) ([]Review, error) {
	return db.All(ctx, r, scanRows, rows+`WHERE `+whose+` ORDER BY r.created_at, r.id`, id)
}

// removeName leaves of a review only what helps others; its photos are swept, see [Service.Sweep].
func removeName(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `UPDATE product_reviews SET buyer = id, author = '', photos = '[]' WHERE id = $1`, id)
	return err
}

func deleteRefusal(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM review_refusals WHERE email_key = $1`, strings.ToLower(email))
	return err
}
