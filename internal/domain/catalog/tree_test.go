package catalog_test

import (
	"errors"
	"slices"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func (m *market) edit(id string, e catalog.CategoryEdit) error {
	return m.EditCategory(ctx, catalog.AnyRevision, id, e)
}

func TestARenamedCategoryKeepsItsFormerAddresses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		name, none := "Vaisselle et poterie", ""
		if err := m.edit(m.dishes.ID, catalog.CategoryEdit{Name: &name, Slug: &none}); err != nil {
			t.Fatal(err)
		}
		tree := markettest.Must(m.Categories(ctx))
		if got := tree.Path(m.cups.ID); got != "maison-et-decoration/vaisselle-et-poterie/tasses" {
			t.Errorf("path = %s", got)
		}
		for path, id := range map[string]string{
			"maison-et-decoration/vaisselle": m.dishes.ID, "maison-et-decoration/vaisselle/tasses": m.cups.ID,
		} {
			if c, ok := tree.ByFormerPath(path); !ok || c.ID != id {
				t.Errorf("%s leads to %q", path, c.Name)
			}
		}
		_, err := m.AddCategory(ctx, catalog.AnyRevision, catalog.Category{Name: "Vaisselle", ParentID: m.house.ID})
		if got := fields(t, err); !slices.Equal(got, []string{"slug slug_taken"}) {
			t.Errorf("a redirected address is free again: %v", got)
		}
		old := "vaisselle"
		if err := m.edit(m.dishes.ID, catalog.CategoryEdit{Slug: &old}); err != nil {
			t.Errorf("its own former address: %v", err)
		}
		tree = markettest.Must(m.Categories(ctx))
		if _, still := tree.ByFormerPath("maison-et-decoration/vaisselle"); still {
			t.Error("the present address leads to itself")
		}
	})
}

func TestACategoryMovesAmongItsSiblingsAndNoDeeperThanThreeLevels(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		bowls := markettest.Must(m.AddCategory(ctx, catalog.AnyRevision,
			catalog.Category{Name: "Bols", ParentID: m.dishes.ID}))
		markettest.Must(m.AddCategory(ctx, catalog.AnyRevision,
			catalog.Category{Name: "Vases", ParentID: m.dishes.ID}))
		first := 0
		if err := m.edit(bowls.ID, catalog.CategoryEdit{Index: &first}); err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, c := range markettest.Must(m.Categories(ctx)).Children(m.dishes.ID) {
			names = append(names, c.Name)
		}
		if !slices.Equal(names, []string{"Bols", "Tasses", "Vases"}) {
			t.Errorf("order = %v", names)
		}
		got := fields(t, m.edit(bowls.ID, catalog.CategoryEdit{ParentID: &m.cups.ID}))
		if !slices.Equal(got, []string{"parentId too_deep"}) {
			t.Errorf("a fourth level: %v", got)
		}
		_, err := m.AddCategory(ctx, catalog.AnyRevision, catalog.Category{Name: "Anses", ParentID: m.cups.ID})
		if got := fields(t, err); !slices.Equal(got, []string{"parentId too_deep"}) {
			t.Errorf("a new fourth level: %v", got)
		}
	})
}

func TestAMergedCategoryGivesItsProductsAndItsAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		product := m.cup()
		product.CategoryIDs = []string{m.cups.ID}
		made := markettest.Must(m.Create(ctx, product))
		bowls := markettest.Must(m.AddCategory(ctx, catalog.AnyRevision,
			catalog.Category{Name: "Bols", ParentID: m.dishes.ID}))
		if got := fields(t, second(m.MergeCategory(ctx, catalog.AnyRevision, m.house.ID, m.cups.ID))); len(got) != 1 {
			t.Errorf("into its own descendant: %v", got)
		}
		n, err := m.MergeCategory(ctx, catalog.AnyRevision, m.cups.ID, bowls.ID)
		if err != nil || n != 1 {
			t.Fatalf("%d moved, %v", n, err)
		}
		sheet := markettest.Must(m.ByID(ctx, made.ID))
		if !slices.Equal(sheet.CategoryIDs, []string{bowls.ID}) {
			t.Errorf("product in %v", sheet.CategoryIDs)
		}
		tree := markettest.Must(m.Categories(ctx))
		if c, ok := tree.ByFormerPath("maison-et-decoration/vaisselle/tasses"); !ok || c.ID != bowls.ID {
			t.Errorf("the former address leads to %q", c.Name)
		}
	})
}

func TestTheSecondOfTwoEditsIsToldWhatChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		name := "Arts de la table"
		if err := m.EditCategory(ctx, 0, m.dishes.ID, catalog.CategoryEdit{Name: &name}); err != nil {
			t.Fatal(err)
		}
		err := m.EditCategory(ctx, 0, m.cups.ID, catalog.CategoryEdit{Name: &name})
		var refusal *problem.Error
		if !errors.As(err, &refusal) || refusal.Code != "tree_changed" {
			t.Fatalf("second edit: %v", err)
		}
		conflict := refusal.Extra.(catalog.TreeConflict)
		if conflict.Revision != 1 || len(conflict.Changes) != 1 || conflict.Changes[0].Category != "Vaisselle" ||
			conflict.Changes[0].Detail != name || conflict.Changes[0].Act != "edit" {
			t.Errorf("told %+v", conflict)
		}
		if c, _ := markettest.Must(m.Categories(ctx)).Get(m.cups.ID); c.Name != "Tasses" {
			t.Errorf("the refused edit was made: %s", c.Name)
		}
	})
}

func second[T any](_ T, err error) error { return err }
