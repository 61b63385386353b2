package catalog

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Categories reads the whole tree.
func (s *Service) Categories(ctx context.Context) (*Tree, error) { return readTree(ctx, s.db) }

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

// CreateCategory adds a category and returns it with its id, short id and slug.
func (s *Service) CreateCategory(ctx context.Context, c Category) (Category, error) {
	made, err := s.CreateCategories(ctx, []Category{c})
	if err != nil {
		return Category{}, err
	}
	return made[0], nil
}

// CreateCategories adds categories, all or none, parents before their children.
func (s *Service) CreateCategories(ctx context.Context, list []Category) ([]Category, error) {
	made := slices.Clone(list)
	for i := range made {
		if made[i].ID == "" {
			made[i].ID = db.NewID()
		}
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		for i := range made {
			if err := s.addCategory(ctx, tx, &made[i]); err != nil {
				return err
			}
		}
		return nil
	})
	return made, err
}

func (s *Service) addCategory(ctx context.Context, tx *db.Tx, c *Category) error {
	if err := c.settle(ctx, tx); err != nil {
		return err
	}
	if c.ShortID == 0 {
		if err := tx.QueryRow(ctx, `SELECT COALESCE(MAX(short_id), 0) + 1 FROM categories`).Scan(&c.ShortID); err != nil {
			return err
		}
	}
	now := s.now().UnixMilli()
	_, err := tx.Exec(ctx, `INSERT INTO categories (id, short_id, parent_id, slug, name, position, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`, c.ID, c.ShortID, textOrNull(c.ParentID), c.Slug, c.Name, c.Order, now)
	if err != nil {
		return err
	}
	return changes.Note(ctx, tx, "category", c.ID)
}

// UpdateCategory renames, moves or reorders a category; its short id stays.
func (s *Service) UpdateCategory(ctx context.Context, c Category) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		tree, err := readTree(ctx, tx)
		if err != nil {
			return err
		}
		if slices.Contains(tree.Chain(c.ParentID), c.ID) {
			return check.Refuse(*check.Fail("parentId", "own_ancestor", textOwnAncestor))
		}
		if err := c.settle(ctx, tx); err != nil {
			return err
		}
		n, err := tx.Exec(ctx, `UPDATE categories SET parent_id = $1, slug = $2, name = $3, position = $4, updated_at = $5
			WHERE id = $6`, textOrNull(c.ParentID), c.Slug, c.Name, c.Order, s.now().UnixMilli(), c.ID)
		if err != nil {
			return err
		}
		if n == 0 {
			return ErrCategoryNotFound
		}
		return changes.Note(ctx, tx, "category", c.ID)
	})
}

// DeleteCategory removes a category that holds neither products nor subcategories.
func (s *Service) DeleteCategory(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `DELETE FROM categories WHERE id = $1
			AND NOT EXISTS (SELECT 1 FROM product_categories WHERE category_id = $1)
			AND NOT EXISTS (SELECT 1 FROM categories child WHERE child.parent_id = $1)`, id)
		if err != nil {
			return err
		}
		if n == 0 {
			return s.whyKept(ctx, tx, id)
		}
		return changes.Note(ctx, tx, "category", id)
	})
}

func (s *Service) whyKept(ctx context.Context, tx *db.Tx, id string) error {
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

// settle makes the slug when it is missing and refuses a category that breaks a rule or takes a sibling's slug.
func (c *Category) settle(ctx context.Context, tx *db.Tx) error {
	if c.Slug == "" {
		c.Slug = slug.Make(c.Name)
	}
	broken := []*problem.Field{check.Required("name", c.Name), check.Length("name", c.Name, 1, MaxName)}
	if !slug.Valid(c.Slug) {
		broken = append(broken, check.Fail("slug", "slug", textSlug))
	}
	if c.Order < 0 {
		broken = append(broken, check.Fail("order", "range", textOrder))
	}
	siblings, err := db.All(ctx, tx, scanText,
		`SELECT id FROM categories WHERE slug = $1 AND COALESCE(parent_id, '') = $2 AND id <> $3`, c.Slug, c.ParentID, c.ID)
	if err != nil {
		return err
	}
	if len(siblings) > 0 {
		broken = append(broken, check.Fail("slug", "slug_taken", textSlugTaken))
	}
	if c.ParentID != "" {
		known := map[string]bool{c.ParentID: false}
		if err := markKnown(ctx, tx, "categories", known); err != nil {
			return err
		}
		if !known[c.ParentID] {
			broken = append(broken, check.Fail("parentId", "unknown_category", textCategory))
		}
	}
	return check.All(broken...)
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
		JOIN products p ON p.id = c.product_id JOIN shops s ON s.id = p.shop_id WHERE `+visible+` ORDER BY c.product_id`)
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
