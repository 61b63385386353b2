package catalog

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

func insertCategory(ctx context.Context, tx *db.Tx, c *Category, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO categories (id, short_id, parent_id, slug, name, position, created_at,
		updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`, c.ID, c.ShortID, textOrNull(c.ParentID), c.Slug, c.Name, c.Order,
		now.UnixMilli())
	return err
}

func updateCategory(ctx context.Context, tx *db.Tx, c Category, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE categories SET parent_id = $1, slug = $2, name = $3, position = $4, updated_at = $5
		WHERE id = $6`, textOrNull(c.ParentID), c.Slug, c.Name, c.Order, now.UnixMilli(), c.ID)
}

// deleteCategory deletes a category that has neither products nor subcategories.
func deleteCategory(ctx context.Context, tx *db.Tx, id string) (int64, error) {
	return tx.Exec(ctx, `DELETE FROM categories WHERE id = $1
		AND NOT EXISTS (SELECT 1 FROM product_categories WHERE category_id = $1)
		AND NOT EXISTS (SELECT 1 FROM categories child WHERE child.parent_id = $1)`, id)
}

func siblingsWithSlug(ctx context.Context, tx *db.Tx, c *Category) ([]string, error) {
	return db.All(ctx, tx, scanText,
		`SELECT id FROM categories WHERE slug = $1 AND COALESCE(parent_id, '') = $2 AND id <> $3`, c.Slug, c.ParentID,
		c.ID)
}

func readTree(ctx context.Context, r db.Reader) (*Tree, error) {
	all, err := db.All(ctx, r, func(r *sql.Rows) (Category, error) {
		var c Category
		var parent sql.NullString
		err := r.Scan(&c.ID, &c.ShortID, &parent, &c.Slug, &c.Name, &c.Order)
		c.ParentID = parent.String
		return c, err
	}, `SELECT id, short_id, parent_id, slug, name, position FROM categories`)
	if err != nil {
		return nil, err
	}
	return NewTree(all), nil
}

func nextShortID(ctx context.Context, tx *db.Tx) (id int, err error) {
	return id, tx.QueryRow(ctx, `SELECT COALESCE(MAX(short_id), 0) + 1 FROM categories`).Scan(&id)
}

// whyKept tells why [deleteCategory] deleted nothing.
func whyKept(ctx context.Context, tx *db.Tx, id string) error {
	var one int
	err := tx.QueryRow(ctx, `SELECT 1 FROM categories WHERE id = $1`, id).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrCategoryNotFound
	}
	if err != nil {
		return err
	}
	return ErrCategoryInUse
}

func textOrNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// countProducts asks the database how many visible products each category shows, descendants included. A product in two
// categories of one branch counts once in their common ancestors.
func (s *Service) countProducts(ctx context.Context) (map[string]int, error) {
	tree, err := readTree(ctx, s.db)
	if err != nil {
		return nil, err
	}
	rows, err := s.db.Query(ctx, `SELECT c.product_id, c.category_id FROM product_categories c
		JOIN products p ON p.id = c.product_id JOIN shops s ON s.id = p.shop_id WHERE `+visible+
		` ORDER BY c.product_id`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	counts := map[string]int{}
	var current string
	var own []string
	tally := func() {
		for _, id := range tree.WithAncestors(own) {
			counts[id]++
		}
		own = own[:0]
	}
	for rows.Next() {
		var product, category string
		if err := rows.Scan(&product, &category); err != nil {
			return nil, err
		}
		if product != current {
			tally()
			current = product
		}
		own = append(own, category)
	}
	tally()
	return counts, rows.Err()
}
