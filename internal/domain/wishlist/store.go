package wishlist

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// items reads wishes with the stock of each variant, the number of wishes and the version of the catalogue.
const items = `SELECT w.id, w.variant_id, w.added_at, COALESCE(v.inventory_quantity, 0),
	(SELECT COUNT(*) FROM wishlist_items a WHERE a.user_id = $1), ` + changes.VersionColumn + `
	FROM wishlist_items w LEFT JOIN variants v ON v.id = w.variant_id WHERE w.user_id = $1`

// reading is what was true when a list was read.
type reading struct {
	total   int
	version int64
}

func (at *reading) scan(rows *sql.Rows) (item Item, err error) {
	var added int64
	err = rows.Scan(&item.ID, &item.VariantID, &added, &item.stock, &at.total, &at.version)
	item.AddedAt = time.UnixMilli(added).UTC()
	return item, err
}

func count(ctx context.Context, r db.Reader, userID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM wishlist_items WHERE user_id = $1`, userID).Scan(&n)
}

// list writes its limit in the text, and gives the first page no offset: SQLite prepares a query anew each time a bound
// limit is given its value.
func list(ctx context.Context, r db.Reader, userID string, limit, offset int) ([]Item, reading, error) {
	query, args := items+` ORDER BY w.added_at DESC, w.id DESC LIMIT `+strconv.Itoa(limit), []any{userID}
	if offset > 0 {
		query, args = query+` OFFSET $2`, append(args, offset)
	}
	var at reading
	found, err := db.All(ctx, r, at.scan, query, args...)
	return found, at, err
}

func byVariant(ctx context.Context, r db.Reader, userID, variantID string) ([]Item, reading, error) {
	var at reading
	found, err := db.All(ctx, r, at.scan, items+` AND w.variant_id = $2`, userID, variantID)
	return found, at, err
}

func marks(ctx context.Context, r db.Reader, userID string) ([]Mark, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (m Mark, err error) {
		return m, rows.Scan(&m.ItemID, &m.VariantID, &m.ProductID)
	}, `SELECT w.id, w.variant_id, v.product_id FROM wishlist_items w JOIN variants v ON v.id = w.variant_id
		WHERE w.user_id = $1 ORDER BY w.id`, userID)
}

// firstVariant is the variant that the page of a product shows first: one in stock before the others, the default one
// before those. It refuses with [ErrNoVariant] when the product has none.
func firstVariant(ctx context.Context, r db.Reader, productID string) (id string, err error) {
	err = r.QueryRow(ctx, `SELECT id FROM variants WHERE product_id = $1 AND deleted_at IS NULL
		ORDER BY CASE WHEN inventory_mode = 'stock' AND inventory_quantity > 0
			OR inventory_mode = 'status' AND inventory_status = 'in_stock' THEN 0 ELSE 1 END,
		is_default DESC, position LIMIT 1`, productID).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNoVariant
	}
	return id, err
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

func remove(ctx context.Context, tx *db.Tx, id, userID string) (int64, error) {
	return tx.Exec(ctx, `DELETE FROM wishlist_items WHERE id = $1 AND user_id = $2`, id, userID)
}
