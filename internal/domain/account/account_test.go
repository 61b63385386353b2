package account_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

func people(d *db.DB) *account.Service {
	return account.New(d, func() time.Time { return morning })
}

func maude() account.NewUser {
	return account.NewUser{
		FirstName: " Maude ", LastName: "Tremblay", Email: " Maude.T@Exemple.CA ", Phone: "4185550142",
		Password: "glaçon",
	}
}

func fields(t *testing.T, err error) []string {
	t.Helper()
	var p *problem.Error
	if !errors.As(err, &p) || p.Kind != problem.Invalid {
		t.Fatalf("want a refusal of input, got %v", err)
	}
	var out []string
	for _, f := range p.Fields {
		out = append(out, f.Path+" "+f.Code)
	}
	return out
}

func TestAnAccountIsFoundByIDProviderAndEmail(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		made := markettest.Must(s.Create(ctx, maude()))
		if made.Email != "maude.t@exemple.ca" || made.FirstName != "Maude" || made.AuthProviderID != made.ID ||
			made.Locale != "fr" || made.Initials() != "MT" {
			t.Errorf("made = %+v", made)
		}
		for name, got := range map[string]*account.User{
			"by id":       markettest.Must(s.ByID(ctx, made.ID)),
			"by provider": markettest.Must(s.ByProviderID(ctx, made.ID)),
			"by e-mail":   markettest.Must(s.ByEmail(ctx, "MAUDE.T@exemple.ca")),
		} {
			if *got != *made {
				t.Errorf("%s: %+v, want %+v", name, got, made)
			}
		}
		if _, err := s.ByEmail(ctx, "autre@exemple.ca"); !errors.Is(err, account.ErrNotFound) {
			t.Errorf("unknown: %v", err)
		}
	})
}

func TestAnEmailAndAPhoneBelongToOneAccount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		markettest.Must(s.Create(ctx, maude()))
		again := maude()
		again.Phone = ""
		if _, err := s.Create(ctx, again); !errors.Is(err, account.ErrEmailExists) {
			t.Errorf("same e-mail: %v", err)
		}
		again = maude()
		again.Email = "autre@exemple.ca"
		if _, err := s.Create(ctx, again); !errors.Is(err, account.ErrPhoneExists) {
			t.Errorf("same phone: %v", err)
		}
		for _, email := range []string{"a@exemple.ca", "b@exemple.ca"} { // no phone is not a phone
			markettest.Must(s.Create(ctx, account.NewUser{FirstName: "A", LastName: "B", Email: email}))
		}
	})
}

func TestRegistrationFollowsTheRulesOfTheSpecification(t *testing.T) {
	for want, change := range map[string]func(*account.NewUser){
		"firstName required": func(n *account.NewUser) { n.FirstName = " " },
		"lastName too_long":  func(n *account.NewUser) { n.LastName = strings.Repeat("x", 201) },
		"email email":        func(n *account.NewUser) { n.Email = "maude" },
		"email required":     func(n *account.NewUser) { n.Email = "" },
		"phone phone":        func(n *account.NewUser) { n.Phone = "418-555-0142" },
		"password too_short": func(n *account.NewUser) { n.Password = "cinq5" },
		"password too_long":  func(n *account.NewUser) { n.Password = strings.Repeat("é", 43) },
	} {
		n := maude()
		change(&n)
		if _, err := people(nil).Prepare(n); !slices.Equal(fields(t, err), []string{want}) {
			t.Errorf("broken = %v, want %q", err, want)
		}
	}
}

func TestOnlyTheRightPasswordOpensTheAccount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		made := markettest.Must(s.Create(ctx, maude()))
		if u, ok, err := s.CheckPassword(ctx, "maude.t@EXEMPLE.ca", "glaçon"); err != nil || !ok || u.ID != made.ID {
			t.Errorf("right: %v %v", ok, err)
		}
		if _, ok, err := s.CheckPassword(ctx, made.Email, "Glaçon"); err != nil || ok {
			t.Errorf("wrong: %v %v", ok, err)
		}
		if u, ok, err := s.CheckPassword(ctx, "autre@exemple.ca", "glaçon"); err != nil || ok || u != nil {
			t.Errorf("unknown: %v %v", ok, err)
		}
		if err := s.SetPassword(ctx, made.ID, "nouvelle clé"); err != nil {
			t.Fatal(err)
		}
		if _, ok, _ := s.CheckPassword(ctx, made.Email, "glaçon"); ok {
			t.Error("the old password still opens")
		}
		if _, ok, _ := s.CheckPassword(ctx, made.Email, "nouvelle clé"); !ok {
			t.Error("the new password does not open")
		}
		markettest.Must(s.Create(ctx, account.NewUser{FirstName: "A", LastName: "B", Email: "sans@exemple.ca"}))
		if _, ok, err := s.CheckPassword(ctx, "sans@exemple.ca", ""); ok || err != nil {
			t.Errorf("an account without a password opened: %v", err)
		}
	})
}

func TestAHashCarriesItsCost(t *testing.T) {
	hash := account.HashPassword("glaçon")
	if !strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$") || hash == account.HashPassword("glaçon") {
		t.Errorf("hash = %s", hash)
	}
	cheap := "$argon2id$v=19$m=8,t=1,p=1$c2Vsc2Vsc2Vs$+E5o2m0ZMhMjUq3E5P6J8ck3mRZpbBDIPDUuLmTt4mI"
	if account.NeedsRehash(hash) || !account.NeedsRehash(cheap) || !account.NeedsRehash("") {
		t.Error("only another cost asks for a new hash")
	}
	for _, bad := range []string{
		"", "x", "$argon2id$v=19$m=0,t=0,p=0$$", "$argon2i$v=19$m=8,t=1,p=1$c2Vs$c2Vs", cheap,
	} {
		if account.VerifyPassword(bad, "glaçon") {
			t.Errorf("%q verified", bad)
		}
	}
}
