package review

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/rules/rating"
)

// latest is how many reviews a product's page tells search engines of.
const latest = 3

// counts is the condition under which a review r of line i counts.
const counts = `r.hidden_at IS NULL AND ` + kept

// lockRating makes the row of a product's counts if there is none, and locks it for the rest of the transaction.
func lockRating(ctx context.Context, tx *db.Tx, productID string) error {
	_, err := tx.Exec(ctx, `INSERT INTO product_ratings (product_id, shop_id, stars_1, stars_2, stars_3, stars_4,
		stars_5, latest) SELECT p.id, p.shop_id, 0, 0, 0, 0, 0, '[]' FROM products p WHERE p.id = $1
		ON CONFLICT (product_id) DO UPDATE SET shop_id = excluded.shop_id`, productID)
	return err
}

// recount counts the reviews of a product anew and has its page, its tile and the index follow.
func recount(ctx context.Context, tx *db.Tx, productID string) error {
	if err := lockRating(ctx, tx, productID); err != nil {
		return fmt.Errorf("review: lock the count: %w", err)
	}
	var stars rating.Counts
	_, err := db.All(ctx, tx, func(rows *sql.Rows) (n int, err error) {
		var of int
		err = rows.Scan(&of, &n)
		stars[of-1] = n
		return n, err
	}, `SELECT r.stars, COUNT(*) FROM product_reviews r JOIN order_items i ON i.id = r.item_id
		WHERE r.product_id = $1 AND `+counts+` GROUP BY r.stars`, productID)
	if err != nil {
		return fmt.Errorf("review: count: %w", err)
	}
	last, err := db.All(ctx, tx, func(rows *sql.Rows) (e catalog.ReviewExcerpt, err error) {
		var at int64
		err = rows.Scan(&e.Author, &e.Stars, &e.Text, &at)
		e.CreatedAt = moment(at)
		return e, err
	}, `SELECT r.author, r.stars, r.body, r.created_at FROM product_reviews r JOIN order_items i ON i.id = r.item_id
		WHERE r.product_id = $1 AND `+counts+` ORDER BY r.created_at DESC, r.id DESC LIMIT $2`, productID, latest)
	if err != nil {
		return fmt.Errorf("review: read the latest: %w", err)
	}
	_, err = tx.Exec(ctx, `UPDATE product_ratings SET stars_1 = $2, stars_2 = $3, stars_3 = $4, stars_4 = $5,
		stars_5 = $6, latest = $7 WHERE product_id = $1`, productID, stars[0], stars[1], stars[2], stars[3], stars[4],
		db.JSON(last))
	if err != nil {
		return fmt.Errorf("review: keep the count: %w", err)
	}
	return changes.Note(ctx, tx, "product", productID)
}

// recountAll counts the reviews of some products anew, in an order that no two transactions take differently.
func recountAll(ctx context.Context, tx *db.Tx, productIDs []string) error {
	slices.Sort(productIDs)
	for _, id := range slices.Compact(productIDs) {
		if err := recount(ctx, tx, id); err != nil {
			return err
		}
	}
	return nil
}

// reviewedIn lists the products that were reviewed with an order.
func reviewedIn(ctx context.Context, r db.Reader, orderID string) ([]string, error) {
	return db.All(ctx, r, scanText, `SELECT product_id FROM product_reviews WHERE order_id = $1`, orderID)
}

func scanText(rows *sql.Rows) (text string, err error) { return text, rows.Scan(&text) }
