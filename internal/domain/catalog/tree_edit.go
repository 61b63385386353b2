package catalog

import (
	"context"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/slug"
)

// CategoryEdit is what an operator changes of a category; what is nil stays.
type CategoryEdit struct {
	Name, Slug *string // an empty slug follows the name
	ParentID   *string // empty: a top
	Index      *int    // its place among its siblings, from 0
	Picture    *picture.Picture
	Types      *[]string // codes of the options suggested for its products
}

// AddCategory adds a category at the end of its parent's.
func (s *Service) AddCategory(ctx context.Context, revision int64, c Category) (Category, error) {
	c.ID = db.NewID()
	err := s.changeTree(ctx, revision, func(tx *db.Tx, tree *Tree) (treeEdit, error) {
		if c.ParentID != "" && len(tree.Chain(c.ParentID)) >= maxDepth {
			return treeEdit{}, check.Refuse(*check.Fail("parentId", "too_deep", textTooDeep))
		}
		c.Order = 1
		if siblings := tree.Children(c.ParentID); len(siblings) > 0 {
			c.Order = siblings[len(siblings)-1].Order + 1
		}
		err := s.addCategory(ctx, tx, &c)
		return treeEdit{act: "create", id: c.ID, name: c.Name, after: c.state(tree)}, err
	})
	return c, err
}

// EditCategory renames a category, moves it, or changes its picture and its suggested options. Its former address
// leads to the new one.
func (s *Service) EditCategory(ctx context.Context, revision int64, id string, e CategoryEdit) error {
	return s.changeTree(ctx, revision, func(tx *db.Tx, tree *Tree) (treeEdit, error) {
		was, found := tree.Get(id)
		if !found {
			return treeEdit{}, ErrCategoryNotFound
		}
		c, err := e.applied(was, tree)
		if err != nil {
			return treeEdit{}, err
		}
		if err := c.settle(ctx, tx); err != nil {
			return treeEdit{}, err
		}
		if err := s.rewriteCategory(ctx, tx, tree, c, e.Index); err != nil {
			return treeEdit{}, err
		}
		if e.Types != nil {
			if err := replaceSuggested(ctx, tx, id, *e.Types); err != nil {
				return treeEdit{}, err
			}
		}
		return e.describe(was, c, tree), nil
	})
}

// applied is the category that an edit makes of another.
func (e CategoryEdit) applied(c Category, tree *Tree) (Category, error) {
	if e.Name != nil {
		c.Name = check.Line(*e.Name)
	}
	if e.Slug != nil {
		c.Slug = *e.Slug
		if c.Slug == "" {
			c.Slug = slug.Make(c.Name)
		}
	}
	if e.Picture != nil {
		c.Picture, c.PictureName = *e.Picture, ""
	}
	if e.ParentID == nil {
		return c, nil
	}
	c.ParentID = *e.ParentID
	if slices.Contains(tree.Chain(c.ParentID), c.ID) {
		return c, check.Refuse(*check.Fail("parentId", "own_ancestor", textOwnAncestor))
	}
	if len(tree.Chain(c.ParentID))+tree.depthBelow(c.ID) > maxDepth {
		return c, check.Refuse(*check.Fail("parentId", "too_deep", textTooDeep))
	}
	return c, nil
}

// rewriteCategory stores a category at a place among its siblings, which make room; nil leaves it where it is, or
// puts it last under another parent.
func (s *Service) rewriteCategory(ctx context.Context, tx *db.Tx, tree *Tree, c Category, index *int) error {
	was, _ := tree.Get(c.ID)
	if index == nil && was.ParentID == c.ParentID {
		return updateCategory(ctx, tx, c, s.now())
	}
	siblings := slices.DeleteFunc(tree.Children(c.ParentID), func(o Category) bool { return o.ID == c.ID })
	place := len(siblings)
	if index != nil {
		place = min(max(*index, 0), len(siblings))
	}
	for i, o := range slices.Insert(siblings, place, c) {
		if o.ID != c.ID && o.Order == i+1 {
			continue
		}
		o.Order = i + 1
		if err := updateCategory(ctx, tx, o, s.now()); err != nil {
			return err
		}
	}
	return nil
}

// describe is the edit in words: a move when only the place changed.
func (e CategoryEdit) describe(was, is Category, tree *Tree) treeEdit {
	done := treeEdit{act: "edit", id: is.ID, name: was.Name, before: was.state(tree), after: is.state(tree)}
	if is.Name != was.Name {
		done.detail = is.Name
	}
	if e.Name == nil && e.Slug == nil && e.Picture == nil && e.Types == nil {
		parent, _ := tree.Get(is.ParentID)
		done.act, done.detail = "move", parent.Name
	}
	return done
}

// state is what the journal keeps of a category.
func (c Category) state(tree *Tree) map[string]any {
	parent, _ := tree.Get(c.ParentID)
	state := map[string]any{"name": c.Name, "slug": c.Slug, "parent": parent.Name, "order": c.Order}
	if c.Picture.Ready() {
		state["picture"] = c.Picture.File
	}
	return state
}

// MergeCategory moves the products and the subcategories of a category to another one and removes it. Its address
// leads there from now on.
func (s *Service) MergeCategory(ctx context.Context, revision int64, id, into string) (moved int, err error) {
	err = s.changeTree(ctx, revision, func(tx *db.Tx, tree *Tree) (treeEdit, error) {
		c, found := tree.Get(id)
		target, known := tree.Get(into)
		if !found {
			return treeEdit{}, ErrCategoryNotFound
		}
		if !known || slices.Contains(tree.Chain(into), id) {
			return treeEdit{}, check.Refuse(*check.Fail("intoId", "merge_into", textMergeInto))
		}
		if moved, err = s.empty(ctx, tx, tree, c, into); err != nil {
			return treeEdit{}, err
		}
		done := treeEdit{act: "merge", id: id, name: c.Name, detail: target.Name, before: c.state(tree),
			after: map[string]any{"into": target.Name, "products": moved}}
		return done, s.dropCategory(ctx, tx, tree, c, into)
	})
	return moved, err
}

// empty moves what a category holds to another.
func (s *Service) empty(ctx context.Context, tx *db.Tx, tree *Tree, c Category, into string) (moved int, err error) {
	products, err := productsIn(ctx, tx, c.ID)
	if err != nil {
		return 0, err
	}
	if err := moveProducts(ctx, tx, c.ID, into); err != nil {
		return 0, err
	}
	for _, product := range products {
		if err := changes.Note(ctx, tx, "product", product); err != nil {
			return 0, err
		}
	}
	last := len(tree.Children(into))
	for i, child := range tree.Children(c.ID) {
		child.ParentID, child.Order = into, last+i+1
		if len(tree.Chain(into))+tree.depthBelow(child.ID) > maxDepth {
			return 0, check.Refuse(*check.Fail("intoId", "too_deep", textTooDeep))
		}
		if err := child.settle(ctx, tx); err != nil {
			return 0, err
		}
		if err := updateCategory(ctx, tx, child, s.now()); err != nil {
			return 0, err
		}
	}
	return len(products), nil
}

// RemoveCategory removes a category that has neither products nor subcategories. Its address leads to its parent.
func (s *Service) RemoveCategory(ctx context.Context, revision int64, id string) error {
	return s.changeTree(ctx, revision, func(tx *db.Tx, tree *Tree) (treeEdit, error) {
		c, found := tree.Get(id)
		if !found {
			return treeEdit{}, ErrCategoryNotFound
		}
		done := treeEdit{act: "delete", id: id, name: c.Name, before: c.state(tree)}
		return done, s.dropCategory(ctx, tx, tree, c, c.ParentID)
	})
}

// dropCategory deletes an empty category. Its present and former addresses lead to another one; empty: nowhere.
func (s *Service) dropCategory(ctx context.Context, tx *db.Tx, tree *Tree, c Category, to string) error {
	if err := replaceSuggested(ctx, tx, c.ID, nil); err != nil {
		return err
	}
	n, err := deleteCategory(ctx, tx, c.ID)
	if err != nil {
		return err
	}
	if n == 0 {
		return ErrCategoryInUse
	}
	if err := leadFormerPaths(ctx, tx, c.ID, to); err != nil || to == "" {
		return err
	}
	return keepFormerPath(ctx, tx, tree.Path(c.ID), to)
}
