package wishlist

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

const columns = `w.id, w.variant_id, w.added_at`

func scan(row interface{ Scan(...any) error }) (item Item, err error) {
	var added int64
	err = row.Scan(&item.ID, &item.VariantID, &added)
	item.AddedAt = time.UnixMilli(added).UTC()
	return item, err
}

func scanRow(rows *sql.Rows) (Item, error) { return scan(rows) }

func count(ctx context.Context, r db.Reader, userID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM wishlist_items WHERE user_id = $1`, userID).Scan(&n)
}

// list writes its limit in the text: SQLite prepares a query anew each time a bound one is given a value.
func list(ctx context.Context, r db.Reader, userID string, limit, offset int) ([]Item, error) {
	return db.All(ctx, r, scanRow, `SELECT `+columns+` FROM wishlist_items w
		WHERE w.user_id = $1 ORDER BY w.added_at DESC, w.id DESC LIMIT `+strconv.Itoa(limit)+` OFFSET $2`, userID, offset)
}

func byVariant(ctx context.Context, r db.Reader, userID, variantID string) (Item, error) {
	item, err := scan(r.QueryRow(ctx, `SELECT `+columns+` FROM wishlist_items w WHERE w.user_id = $1 AND w.variant_id = $2`, userID, variantID))
	if errors.Is(err, sql.ErrNoRows) {
		return Item{}, ErrNotFound
	}
	return item, err
}

func ofProduct(ctx context.Context, r db.Reader, userID, productID string) ([]Item, error) {
	return db.All(ctx, r, scanRow, `SELECT `+columns+` FROM variants v JOIN wishlist_items w ON w.variant_id = v.id
		WHERE v.product_id = $2 AND w.user_id = $1 ORDER BY v.position`, userID, productID)
}

// insert is false when the variant was there already.
func insert(ctx context.Context, tx *db.Tx, userID string, item Item) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO wishlist_items (id, user_id, variant_id, added_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (user_id, variant_id) DO NOTHING`, item.ID, userID, item.VariantID, item.AddedAt.UnixMilli())
	return n == 1, err
}

// Forget empties the list of an account that is being closed.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM wishlist_items WHERE user_id = $1`, userID)
	return err
}
