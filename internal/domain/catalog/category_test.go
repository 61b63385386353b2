package catalog_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestCategoriesAreOrderedNestedAndHaveAnAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.CreateCategory(ctx, catalog.Category{Name: "Bijoux", Order: 1}))
		markettest.Must(m.CreateCategory(ctx, catalog.Category{Name: "Bols", ParentID: m.dishes.ID, Order: 1}))
		tree := markettest.Must(m.Categories(ctx))
		var tops, cupsAndBowls []string
		for _, c := range tree.Children("") {
			tops = append(tops, c.Name)
		}
		for _, c := range tree.Children(m.dishes.ID) {
			cupsAndBowls = append(cupsAndBowls, c.Name)
		}
		if !slices.Equal(tops, []string{"Bijoux", "Maison et décoration"}) ||
			!slices.Equal(cupsAndBowls, []string{"Bols", "Tasses"}) {
			t.Errorf("tops = %v, under dishes = %v", tops, cupsAndBowls)
		}
		path := "maison-et-decoration/vaisselle/tasses"
		if got, ok := tree.ByPath("/" + path); tree.Path(m.cups.ID) != path || !ok || got.ID != m.cups.ID {
			t.Errorf("path = %q, found %v", tree.Path(m.cups.ID), ok)
		}
		if _, ok := tree.ByPath("vaisselle/tasses"); ok {
			t.Error("half an address leads nowhere")
		}
		if want := []string{m.cups.ID, m.dishes.ID, m.house.ID}; !slices.Equal(tree.Chain(m.cups.ID), want) ||
			!slices.Equal(tree.WithAncestors([]string{m.cups.ID, "none", m.cups.ID}), want) {
			t.Errorf("chain = %v", tree.Chain(m.cups.ID))
		}
		if m.house.ShortID != 1 || m.cups.ShortID != 3 {
			t.Errorf("short ids = %d, %d", m.house.ShortID, m.cups.ShortID)
		}
	})
}

func TestASlugIsUniqueAmongSiblingsOnly(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.CreateCategory(ctx, catalog.Category{Name: "Tasses", Order: 9}))
		for _, parent := range []string{"", m.dishes.ID} {
			_, err := m.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: parent})
			if got := fields(t, err); !slices.Equal(got, []string{"slug slug_taken"}) {
				t.Errorf("under %q: %v", parent, got)
			}
		}
		_, err := m.CreateCategory(ctx, catalog.Category{Name: " ", ParentID: "none", Order: -1})
		if got := fields(t, err); !slices.Equal(got, []string{"name required", "slug slug", "order range",
			"parentId unknown_category"}) {
			t.Errorf("broken = %v", got)
		}
	})
}

func TestACategoryIsMovedAndDeletedWithCare(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		under := catalog.CategoryEdit{ParentID: &m.cups.ID}
		got := fields(t, m.EditCategory(ctx, catalog.AnyRevision, m.house.ID, under))
		if !slices.Equal(got, []string{"parentId own_ancestor"}) {
			t.Errorf("under its own grandchild: %v", got)
		}
		name, none := "Tasses et bols", ""
		top := catalog.CategoryEdit{Name: &name, Slug: &none, ParentID: &none}
		if err := m.EditCategory(ctx, catalog.AnyRevision, m.cups.ID, top); err != nil ||
			markettest.Must(m.Categories(ctx)).Path(m.cups.ID) != "tasses-et-bols" {
			t.Errorf("moved: %v", err)
		}
		markettest.Must(m.Create(ctx, m.cup()))
		if err := m.RemoveCategory(ctx, catalog.AnyRevision, m.cups.ID); !errors.Is(err, catalog.ErrCategoryInUse) {
			t.Errorf("with a product: %v", err)
		}
		if err := m.RemoveCategory(ctx, catalog.AnyRevision, m.house.ID); !errors.Is(err, catalog.ErrCategoryInUse) {
			t.Errorf("with a child: %v", err)
		}
		if err := m.RemoveCategory(ctx, catalog.AnyRevision, m.dishes.ID); err != nil {
			t.Errorf("empty: %v", err)
		}
		err := m.RemoveCategory(ctx, catalog.AnyRevision, m.dishes.ID)
		if !errors.Is(err, catalog.ErrCategoryNotFound) {
			t.Errorf("twice: %v", err)
		}
	})
}

func TestAProductCountsOnceInEachOfItsCategoriesAndTheirAncestors(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		both := m.cup()
		both.CategoryIDs = []string{m.cups.ID, m.dishes.ID}
		markettest.Must(m.Create(ctx, both))
		markettest.Must(m.Create(ctx, m.plain("Bol")))
		draft := m.plain("Ébauche")
		draft.Status = catalog.Draft
		markettest.Must(m.Create(ctx, draft))
		want := map[string]int{m.cups.ID: 1, m.dishes.ID: 2, m.house.ID: 2}
		if got := markettest.Must(m.CountProducts(ctx)); !reflect.DeepEqual(got, want) {
			t.Errorf("counts = %v, want %v", got, want)
		}
	})
}

func TestTheVocabularyOfOptionsIsLearntFromProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(m.Create(ctx, m.cup()))
		again := m.cup()
		again.Options[0].Name, again.Options[0].Values = "GLAÇURE", []string{"bleu maree", "Sauge", "Brique"}
		for i := range again.Variants {
			again.Variants[i].SKU = ""
			again.Variants[i].Options = map[string]string{"GLAÇURE": again.Options[0].Values[i], "Format": "250 ml"}
		}
		markettest.Must(m.Create(ctx, again))
		types := markettest.Must(m.VariantTypes(ctx))
		if len(types) != 2 || types[0].Code != "format" && types[1].Code != "format" {
			t.Fatalf("types = %+v", types)
		}
		for _, v := range types {
			if v.Code == "glacure" &&
				(v.Name != "Glaçure" || !slices.Equal(v.Values, []string{"Bleu marée", "Brique", "Sauge"})) {
				t.Errorf("glaze = %+v", v)
			}
		}
	})
}
