package catalog

import (
	"context"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Categories reads the whole tree.
func (s *Service) Categories(ctx context.Context) (*Tree, error) { return readTree(ctx, s.db) }

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
		id, err := nextShortID(ctx, tx)
		if err != nil {
			return err
		}
		c.ShortID = id
	}
	if err := insertCategory(ctx, tx, c, s.now()); err != nil {
		return err
	}
	return changes.Note(ctx, tx, "category", c.ID)
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
	siblings, err := siblingsWithSlug(ctx, tx, c)
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
