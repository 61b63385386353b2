package firebase_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity/firebase"
	"rangrue/internal/domain/identity/firebase/firebasetest"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// scene is a bench before the stand-in, on a clock of its own.
type scene struct {
	*bench
	server *firebasetest.Server
	clock  time.Time
}

func each(t *testing.T, test func(s *scene)) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := &scene{server: firebasetest.Start(), clock: time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)}
		t.Cleanup(s.server.Close)
		now := func() time.Time { return s.clock }
		s.server.Now = now
		s.bench = newBench(t, d, now, firebase.Options{
			Project: firebasetest.Project, APIKey: firebasetest.APIKey, Credentials: s.server.Credentials(),
			Endpoints: s.server.Endpoints(),
		})
		test(s)
	})
}

func (s *scene) register(email string) *account.User {
	s.t.Helper()
	u, err := s.accounts.SignUp(s.t.Context(), account.Registration{FirstName: "Maude", LastName: "Roy", Email: email,
		Password: "la clé du rang", Phone: "4185550142"})
	if err != nil {
		s.t.Fatal(err)
	}
	return u
}

func (s *scene) token(email string) string {
	s.t.Helper()
	_, answer := s.signIn(email, "la clé du rang")
	return answer["idToken"].(string)
}

func TestAnAccountLivesAtTheService(t *testing.T) {
	each(t, func(s *scene) {
		s.live("maude@exemple.ca", func() { s.clock = s.clock.Add(2 * time.Second) }, false)
	})
}

func TestARefusedRegistrationLeavesNothingAtTheService(t *testing.T) {
	each(t, func(s *scene) {
		broken := errors.New("this order is another's")
		_, err := s.accounts.SignUp(t.Context(), account.Registration{
			FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca", Password: "la clé du rang", PhoneOptional: true,
			With: func(context.Context, *db.Tx, *account.User) error { return broken },
		})
		if !errors.Is(err, broken) || s.server.People() != 0 {
			t.Errorf("%v; %d accounts there", err, s.server.People())
		}
		var kept int
		s.register("maude@exemple.ca")
		if err := s.db.QueryRow(t.Context(), `SELECT COUNT(*) FROM users WHERE password_hash <> ''`).
			Scan(&kept); err != nil || kept != 0 {
			t.Errorf("%d passwords are kept here, %v", kept, err)
		}
	})
}

func TestTokensAreAcceptedByThePublishedKeysAlone(t *testing.T) {
	each(t, func(s *scene) {
		user := s.register("maude@exemple.ca")
		good := s.token("maude@exemple.ca")
		var c jwt.MapClaims
		parsed, _, err := jwt.NewParser().ParseUnverified(good, &c)
		if err != nil {
			t.Fatal(err)
		}
		unsigned := jwt.NewWithClaims(jwt.SigningMethodNone, c)
		unsigned.Header["kid"] = parsed.Header["kid"]
		none, _ := unsigned.SignedString(jwt.UnsafeAllowNoneSignatureType)
		stranger := firebasetest.Start()
		defer stranger.Close()
		stranger.Now = s.server.Now
		elsewhere := *s
		elsewhere.bench = newBench(t, s.db, s.server.Now, firebase.Options{
			Project: firebasetest.Project, APIKey: firebasetest.APIKey, Credentials: stranger.Credentials(),
			Endpoints: stranger.Endpoints(),
		})
		if _, err := elsewhere.provider.Create(t.Context(), user.ID, "maude@exemple.ca", "la clé du rang"); err != nil {
			t.Fatal(err)
		}
		for name, token := range map[string]string{
			"nothing": "", "unsigned": none, "cut": good[:len(good)-4],
			"another service’s": elsewhere.token("maude@exemple.ca"),
		} {
			if s.whose(token) != "" {
				t.Errorf("%s was accepted", name)
			}
		}
		if s.whose(good) != user.ID {
			t.Error("the good one was not")
		}
		s.clock = s.clock.Add(time.Hour + 10*time.Second)
		if s.whose(good) != "" {
			t.Error("an old token was accepted")
		}
	})
}

func TestKeysAreFetchedAsOftenAsTheServiceSays(t *testing.T) {
	each(t, func(s *scene) {
		user := s.register("maude@exemple.ca")
		token := s.token("maude@exemple.ca")
		for range 20 {
			if s.whose(token) != user.ID {
				t.Fatal("not accepted")
			}
		}
		if s.server.KeysAsked != 1 {
			t.Errorf("asked %d times", s.server.KeysAsked)
		}
		s.clock = s.clock.Add(time.Minute)
		s.server.RotateKey()
		if s.whose(s.token("maude@exemple.ca")) != user.ID || s.server.KeysAsked != 2 {
			t.Errorf("a new key was not fetched at once; asked %d times", s.server.KeysAsked)
		}
		s.server.SetDown(true)
		s.clock = s.clock.Add(2 * time.Hour)
		if s.whose(s.token("maude@exemple.ca")) != user.ID {
			t.Error("a service that does not answer signed people out")
		}
	})
}

func TestAUserIsFetchedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		server := firebasetest.Start()
		defer server.Close()
		b := newBench(t, d, time.Now, firebase.Options{
			Project: firebasetest.Project, APIKey: firebasetest.APIKey, Credentials: server.Credentials(),
			Endpoints: server.Endpoints(),
		})
		user, err := b.accounts.SignUp(t.Context(), account.Registration{FirstName: "A", LastName: "B",
			Email: "a@exemple.ca", Password: "la clé du rang", PhoneOptional: true})
		if err != nil {
			t.Fatal(err)
		}
		_, answer := b.signIn("a@exemple.ca", "la clé du rang")
		if b.whose(answer["idToken"]) != user.ID {
			t.Fatal("not accepted")
		}
		// The row is taken away under it: a second reading would find nobody.
		if err := d.Tx(t.Context(), func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE users SET auth_provider_id = 'autre' WHERE id = $1`, user.ID)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		if b.whose(answer["idToken"]) != user.ID {
			t.Error("the database was read again")
		}
		batch := changes.Batch{Version: 1, Changes: []changes.Change{{Version: 1, Kind: "sessions", ID: user.ID}}}
		if err := b.provider.Apply(t.Context(), batch); err != nil {
			t.Fatal(err)
		}
		if b.whose(answer["idToken"]) != "" {
			t.Error("a change of the account was not heard")
		}
	})
}

func TestAVerifiedAccountIsWaitedForAtTheServiceToo(t *testing.T) {
	each(t, func(s *scene) {
		s.accounts.Verification = true
		r := account.Registration{FirstName: "Maude", LastName: "Roy", Email: "maude@exemple.ca",
			Password: "la clé du rang", Phone: "4185550142"}
		if user, err := s.accounts.SignUp(t.Context(), r); user != nil || err != nil {
			t.Fatalf("%v %v", user, err)
		}
		if s.whose(s.token("maude@exemple.ca")) != "" {
			t.Error("a token opens an account that waits for its code")
		}
		s.clock = s.clock.Add(2 * time.Minute)
		r.Password = "une autre clé"
		if _, err := s.accounts.SignUp(t.Context(), r); err != nil || s.server.People() != 1 {
			t.Errorf("registering again: %v, %d accounts there", err, s.server.People())
		}
	})
}
