package catalog

import (
	"context"
	_ "embed" // the first tree
	"encoding/json"
	"fmt"
	"sync"

	"github.com/google/uuid"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// firstFile is the tree of categories and the usual options that a market begins with.
//
//go:embed first.json
var firstFile []byte

type firstCategory struct {
	Slug     string          `json:"slug"`
	Name     string          `json:"name"`
	Picture  string          `json:"picture"` // one of the site's own photographs
	Children []firstCategory `json:"children"`
}

type firstType struct {
	Name       string   `json:"name"`
	Values     []string `json:"values"`
	Categories []string `json:"categories"` // slugs of those it is suggested for
}

// first is the embedded file. It is part of the program: one that cannot be read is a mistake of ours.
var first = sync.OnceValue(func() (f struct {
	Categories   []firstCategory `json:"categories"`
	VariantTypes []firstType     `json:"variantTypes"`
}) {
	if err := json.Unmarshal(firstFile, &f); err != nil {
		panic(fmt.Sprintf("catalog: first.json: %v", err))
	}
	return f
})

var firstNamespace = uuid.MustParse("5d0c1b0e-3a0e-5f8e-9d53-7a3c1e0f4b21")

// FirstID is the id of a category of the first tree, the same on every machine.
func FirstID(slug string) string {
	return uuid.NewSHA1(firstNamespace, []byte("category:"+slug)).String()
}

// FirstTree lists the categories that a market begins with, parents before their children.
func FirstTree() []Category { return flattenFirst(first().Categories, "") }

func flattenFirst(list []firstCategory, parent string) []Category {
	var flat []Category
	for i, c := range list {
		id := FirstID(c.Slug)
		flat = append(flat, Category{ID: id, ParentID: parent, Slug: c.Slug, Name: c.Name, Order: i + 1,
			PictureName: c.Picture})
		flat = append(flat, flattenFirst(c.Children, id)...)
	}
	return flat
}

// Seed gives an empty market its first tree and the usual options, once: a market whose operators deleted every
// category stays without. Of several nodes that start together one writes it.
func (s *Service) Seed(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		firstTime, err := markSeeded(ctx, tx, s.now())
		if err != nil || !firstTime {
			return err
		}
		tree, err := readTree(ctx, tx)
		if err != nil {
			return err
		}
		if len(tree.Flat()) > 0 {
			return nameKnownPictures(ctx, tx, tree)
		}
		for _, c := range FirstTree() {
			if err := s.addCategory(ctx, tx, &c); err != nil {
				return err
			}
		}
		return seedTypes(ctx, tx)
	})
}

// nameKnownPictures gives the categories of a market that is older than their pictures those of the same slug.
func nameKnownPictures(ctx context.Context, tx *db.Tx, tree *Tree) error {
	pictures := map[string]string{}
	for _, c := range FirstTree() {
		pictures[c.Slug] = c.PictureName
	}
	for _, c := range tree.Flat() {
		if pictures[c.Slug] == "" {
			continue
		}
		if err := setPictureName(ctx, tx, c.ID, pictures[c.Slug]); err != nil {
			return err
		}
		if err := changes.Note(ctx, tx, "category", c.ID); err != nil {
			return err
		}
	}
	return nil
}

func seedTypes(ctx context.Context, tx *db.Tx) error {
	for _, t := range first().VariantTypes {
		code := wordCode(t.Name)
		if _, err := insertVariantType(ctx, tx, code, t.Name); err != nil {
			return err
		}
		var rows [][]any
		for _, v := range t.Values {
			rows = append(rows, []any{code, wordCode(v), v})
		}
		if err := insertTypeValues(ctx, tx, rows); err != nil {
			return err
		}
		for _, slug := range t.Categories {
			if err := insertSuggested(ctx, tx, FirstID(slug), code); err != nil {
				return err
			}
		}
	}
	return nil
}
