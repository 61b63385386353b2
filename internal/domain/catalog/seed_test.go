package catalog_test

import (
	"slices"
	"sync"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/slug"
	"rangrue/internal/markettest"
)

func TestTheFirstTreeIsWholeAndItsNavigationOpensAsDesigned(t *testing.T) {
	tree, levels, seen := catalog.NewTree(catalog.FirstTree()), [4]int{}, map[string]bool{}
	for _, c := range tree.Flat() {
		levels[len(tree.Chain(c.ID))]++
		if !slug.Valid(c.Slug) || seen[c.Slug] {
			t.Errorf("slug %q is not valid, or is used twice", c.Slug)
		}
		seen[c.Slug] = true
		if c.ParentID == "" && c.PictureName == "" {
			t.Errorf("%s has no picture", c.Name)
		}
	}
	if levels[1] < 12 || levels[2] < 45 || levels[3] < 60 {
		t.Errorf("levels = %v", levels)
	}
	var names []string
	for _, top := range tree.Children("")[:8] {
		names = append(names, top.Name)
	}
	want := []string{
		"Bijoux", "Mode et vêtements", "Maison et décoration", "Épicerie fine", "Santé et beauté", "Arts et papeterie",
		"Enfants", "Animaux",
	}
	if !slices.Equal(names, want) {
		t.Errorf("the first categories are %q", names)
	}
}

func TestAnEmptyMarketGetsTheFirstTreeOnceByOneNode(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := markettest.New(t, d)
		var nodes sync.WaitGroup
		for range 3 {
			nodes.Go(func() { markettest.Must(0, m.Catalog.Seed(ctx)) })
		}
		nodes.Wait()
		tree := markettest.Must(m.Catalog.Categories(ctx))
		jewels, _ := tree.ByPath("bijoux")
		_, rings := tree.ByPath("bijoux/bagues")
		if len(tree.Flat()) != len(catalog.FirstTree()) || !rings || jewels.PictureName != "bague" {
			t.Fatalf("%d categories, jewels %v", len(tree.Flat()), jewels)
		}
		types := markettest.Must(m.Catalog.VariantTypes(ctx))
		at := slices.IndexFunc(types, func(v catalog.VariantType) bool { return v.Code == "taille" })
		if at < 0 || !slices.Contains(types[at].Values, "TP") ||
			!slices.Contains(types[at].Categories, catalog.FirstID("mode-et-vetements")) {
			t.Errorf("types = %+v", types)
		}
		leaf := slices.IndexFunc(tree.Flat(), func(c catalog.Category) bool { return len(tree.Children(c.ID)) == 0 })
		gone := tree.Flat()[leaf]
		if err := m.Catalog.RemoveCategory(ctx, catalog.AnyRevision, gone.ID); err != nil {
			t.Fatal(err)
		}
		markettest.Must(0, m.Catalog.Seed(ctx))
		if _, back := markettest.Must(m.Catalog.Categories(ctx)).Get(gone.ID); back {
			t.Error("a deleted category came back")
		}
	})
}

func TestAMarketThatHasCategoriesGetsNone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := markettest.New(t, d)
		markettest.Must(m.Catalog.CreateCategory(ctx, catalog.Category{Name: "Bijoux"}))
		markettest.Must(0, m.Catalog.Seed(ctx))
		tree := markettest.Must(m.Catalog.Categories(ctx))
		if len(tree.Flat()) != 1 || tree.Flat()[0].PictureName != "bague" {
			t.Errorf("%+v", tree.Flat())
		}
	})
}
