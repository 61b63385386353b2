package identity_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/migrations"
)

func migrate(d *db.DB) error { return db.Migrate(context.Background(), d, migrations.FS) }

func benchService(b *testing.B, d *db.DB) (*identity.Service, *identity.Tokens) {
	b.Helper()
	accounts := account.New(d, time.Now)
	key := []byte(strings.Repeat("k", 32))
	s := identity.New(d, identity.Options{Accounts: accounts, Issuer: "i", Audience: "a", SealKey: key, TokenKey: key,
		HashKey: key, Attempts: attempts.New(d, key, time.Now)})
	if _, err := s.Load(b.Context()); err != nil {
		b.Fatal(err)
	}
	if _, err := accounts.Create(b.Context(), account.NewUser{FirstName: "A", LastName: "B", Email: "a@exemple.ca",
		Password: password}); err != nil {
		b.Fatal(err)
	}
	tokens, err := s.SignIn(b.Context(), "a@exemple.ca", password, "")
	if err != nil {
		b.Fatal(err)
	}
	return s, tokens
}

// BenchmarkSignIn is to be read beside BenchmarkArgon2id: the rest of a sign-in is what lies between the two.
func BenchmarkSignIn(b *testing.B) {
	dbtest.Bench(b, "right", func(b *testing.B, d *db.DB) {
		s, _ := benchService(b, d)
		for b.Loop() {
			if _, err := s.SignIn(context.Background(), "a@exemple.ca", password, ""); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkArgon2id(b *testing.B) {
	hash := account.HashPassword(password)
	for b.Loop() {
		account.VerifyPassword(hash, password)
	}
}

// BenchmarkVerify closes the database first: a check that read it would fail.
func BenchmarkVerify(b *testing.B) {
	d, err := db.Open(context.Background(), b.TempDir()+"/bench.db")
	if err != nil {
		b.Fatal(err)
	}
	if err := migrate(d); err != nil {
		b.Fatal(err)
	}
	s, tokens := benchService(b, d)
	if err := d.Close(); err != nil {
		b.Fatal(err)
	}
	b.Run("seen", func(b *testing.B) {
		for b.Loop() {
			if _, err := s.Verify(context.Background(), tokens.IDToken); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("new", func(b *testing.B) {
		for b.Loop() {
			if err := s.VerifyUnseen(context.Background(), tokens.IDToken); err != nil {
				b.Fatal(err)
			}
		}
	})
}
