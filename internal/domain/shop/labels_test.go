package shop_test

import (
	"errors"
	"testing"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
)

func TestACodeIsCalledOtherwiseEverywhere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, line := shops(d), operator.CommandLine(ctx)
		before, err := s.Create(ctx, shop.NewShop{Status: shop.Approved, Details: batture()})
		if err != nil || before.Category() != "Maison et décoration" {
			t.Fatalf("%+v, %v", before, err)
		}
		if err := s.Rename(line, "home_deco", "Maison et décoration", "  Maison \n et jardin "); err != nil {
			t.Fatal(err)
		}
		if read, err := s.ByID(ctx, before.ID); err != nil || read.Category() != "Maison et jardin" ||
			read.Wire(at).CategoryLabel != "Maison et jardin" || read.CategoryCode != "home_deco" {
			t.Errorf("%+v, %v", read, err)
		}
		details := batture()
		details.Name = "Autre atelier"
		other, err := s.Create(ctx, shop.NewShop{Details: details})
		if err != nil || other.Category() != "Maison et jardin" {
			t.Errorf("a new shop: %+v, %v", other, err)
		}
		details.CategoryCode = "pets"
		other, err = s.Update(ctx, other.ID, shop.Edit{Details: details})
		if err != nil || other.Category() != "Animaux" {
			t.Errorf("one of another code: %+v, %v", other, err)
		}
		list, err := s.Categories(ctx)
		if err != nil || len(list) != 10 || list[4] != (shop.Category{Code: "home_deco", Label: "Maison et jardin"}) ||
			list[9].Label != "Animaux" {
			t.Errorf("%+v, %v", list, err)
		}
		last, err := operator.Last(ctx, d, operator.Filter{SubjectKind: "store_category"})
		if err != nil || last.Act != "store_category.edit" || string(last.After) != `{"label":"Maison et jardin"}` {
			t.Errorf("journal: %+v, %v", last, err)
		}
	})
}

func TestWhoRenamesACodeSecondIsToldOfTheFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, line := shops(d), operator.CommandLine(ctx)
		refused := func(err error, code string) *problem.Error {
			t.Helper()
			var said *problem.Error
			if !errors.As(err, &said) || said.Code != code {
				t.Fatalf("%v, want %s", err, code)
			}
			return said
		}
		if err := s.Rename(line, "pets", "Animaux", "Bêtes"); err != nil {
			t.Fatal(err)
		}
		said := refused(s.Rename(line, "pets", "Animaux", "Compagnons"), "store_category_changed")
		if c, ok := said.Extra.(shop.LabelConflict); !ok || c.Label != "Bêtes" || c.By == "" || c.At == nil {
			t.Errorf("%+v", said.Extra)
		}
		refused(s.Rename(line, "armes", "", "Armes"), "store_category_not_found")
		if err := s.Rename(line, "pets", "Bêtes", "  "); err == nil {
			t.Error("a code without a name")
		}
		if err := s.Rename(line, "pets", "Bêtes", "Animaux"); err != nil {
			t.Error(err)
		}
	})
}
