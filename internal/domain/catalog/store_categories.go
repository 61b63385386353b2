package catalog

import (
	"context"
	"database/sql"
	"encoding/json"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

func insertCategory(ctx context.Context, tx *db.Tx, c *Category, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO categories (id, short_id, parent_id, slug, name, position, picture_name,
		created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`, c.ID, c.ShortID, textOrNull(c.ParentID), c.Slug, c.Name, c.Order,
		c.PictureName, now.UnixMilli())
	return err
}

func updateCategory(ctx context.Context, tx *db.Tx, c Category, now time.Time) error {
	encoded, err := encodePicture(c.Picture)
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `UPDATE categories SET parent_id = $1, slug = $2, name = $3, position = $4, picture_name = $5,
		picture = $6, updated_at = $7
		WHERE id = $8`, textOrNull(c.ParentID), c.Slug, c.Name, c.Order, c.PictureName, encoded, now.UnixMilli(), c.ID)
	return err
}

func encodePicture(p picture.Picture) (string, error) {
	if !p.Ready() {
		return "", nil
	}
	encoded, err := json.Marshal(p)
	return string(encoded), err
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
		var encoded string
		err := r.Scan(&c.ID, &c.ShortID, &parent, &c.Slug, &c.Name, &c.Order, &c.PictureName, &encoded)
		c.ParentID = parent.String
		if err == nil && encoded != "" {
			err = json.Unmarshal([]byte(encoded), &c.Picture)
		}
		return c, err
	}, `SELECT id, short_id, parent_id, slug, name, position, picture_name, picture FROM categories`)
	if err != nil {
		return nil, err
	}
	tree := NewTree(all)
	tree.former, err = readFormerPaths(ctx, r)
	return tree, err
}

// readAbove reads some categories and those above them: their ids, names and slugs.
func readAbove(ctx context.Context, r db.Reader, ids []string) (*Tree, error) {
	if len(ids) == 0 {
		return NewTree(nil), nil
	}
	marks, args := db.Placeholders(ids)
	all, err := db.All(ctx, r, func(r *sql.Rows) (c Category, err error) {
		return c, r.Scan(&c.ID, &c.Name, &c.Slug, &c.ParentID)
	}, `WITH RECURSIVE above (id, name, slug, parent_id) AS (
			SELECT id, name, slug, parent_id FROM categories WHERE id IN (`+marks+`)
			UNION
			SELECT c.id, c.name, c.slug, c.parent_id FROM categories c JOIN above ON c.id = above.parent_id)
		SELECT id, name, slug, COALESCE(parent_id, '') FROM above`, args...)
	return NewTree(all), err
}

func nextShortID(ctx context.Context, tx *db.Tx) (id int, err error) {
	return id, tx.QueryRow(ctx, `SELECT COALESCE(MAX(short_id), 0) + 1 FROM categories`).Scan(&id)
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
