package account_test

import (
	"errors"
	"slices"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func home() account.Address {
	return account.Address{
		Name: "Maude Tremblay Roy", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
		PostalCode: "g0l1m0",
	}
}

func TestTheFirstAddressIsTheDefaultAndOnlyOneIs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		user := markettest.Must(s.Create(ctx, maude())).ID
		first := markettest.Must(s.CreateAddress(ctx, user, home()))
		if !first.IsDefault || first.FirstName != "Maude" || first.LastName != "Tremblay Roy" ||
			first.PostalCode != "G0L 1M0" || first.Country != "CA" {
			t.Errorf("first = %+v", first)
		}
		second := markettest.Must(s.CreateAddress(ctx, user, home()))
		if second.IsDefault {
			t.Error("the second is the default without being asked to")
		}
		asked := home()
		asked.IsDefault = true
		if third := markettest.Must(s.CreateAddress(ctx, user, asked)); !third.IsDefault ||
			markettest.Must(s.Address(ctx, user, first.ID)).IsDefault {
			t.Error("the default did not pass to the one that asked for it")
		}
		if err := s.SetDefaultAddress(ctx, user, second.ID); err != nil {
			t.Fatal(err)
		}
		list := markettest.Must(s.Addresses(ctx, user))
		if len(list) != 3 || list[0].ID != second.ID || !list[0].IsDefault || list[1].IsDefault || list[2].IsDefault {
			t.Errorf("addresses = %+v", list)
		}
	})
}

func TestTheDefaultAddressCannotBeDeleted(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		user := markettest.Must(s.Create(ctx, maude())).ID
		first := markettest.Must(s.CreateAddress(ctx, user, home()))
		second := markettest.Must(s.CreateAddress(ctx, user, home()))
		if err := s.DeleteAddress(ctx, user, first.ID); !errors.Is(err, account.ErrDefaultAddress) {
			t.Errorf("the default: %v", err)
		}
		if err := s.DeleteAddress(ctx, user, second.ID); err != nil {
			t.Error(err)
		}
		if err := s.DeleteAddress(ctx, user, second.ID); !errors.Is(err, account.ErrAddressNotFound) {
			t.Errorf("twice: %v", err)
		}
	})
}

func TestAnAddressIsItsOwnersAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		owner := markettest.Must(s.Create(ctx, maude())).ID
		leo := account.NewUser{FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca"}
		other := markettest.Must(s.Create(ctx, leo)).ID
		a := markettest.Must(s.CreateAddress(ctx, owner, home()))
		theirs := markettest.Must(s.CreateAddress(ctx, other, home()))
		_, read := s.Address(ctx, other, a.ID)
		_, edited := s.UpdateAddress(ctx, other, *a)
		for name, err := range map[string]error{
			"read": read, "edit": edited, "delete": s.DeleteAddress(ctx, other, a.ID),
			"default": s.SetDefaultAddress(ctx, other, a.ID),
		} {
			if !errors.Is(err, account.ErrAddressNotFound) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if !markettest.Must(s.Address(ctx, other, theirs.ID)).IsDefault {
			t.Error("a refused change took away the default")
		}
		edit := *a
		edit.City = "Québec"
		if got := markettest.Must(s.UpdateAddress(ctx, owner, edit)); got.City != "Québec" || !got.IsDefault {
			t.Errorf("edited = %+v", got)
		}
	})
}

func TestAnAddressFollowsTheRulesOfTheSpecification(t *testing.T) {
	bad := account.Address{FirstName: "M", Province: "ZZ", PostalCode: "12345", Country: "US"}
	bad.Normalise()
	want := []string{
		"shippingAddress.lastName required", "shippingAddress.address required", "shippingAddress.city required",
		"shippingAddress.province province", "shippingAddress.postalCode postal_code",
		"shippingAddress.country country",
	}
	if got := fields(t, bad.Check("shippingAddress.")); !slices.Equal(got, want) {
		t.Errorf("broken = %v", got)
	}
}
