package firebase_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity/firebase"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// bench is the adapter before a service, with accounts that keep their passwords there.
type bench struct {
	t        *testing.T
	db       *db.DB
	accounts *account.Service
	provider *firebase.Provider
}

func newBench(t *testing.T, d *db.DB, now func() time.Time, o firebase.Options) *bench {
	t.Helper()
	b := &bench{t: t, db: d, accounts: account.New(d, now)}
	o.Accounts, o.Now = b.accounts, now
	provider, err := firebase.New(o)
	if err != nil {
		t.Fatal(err)
	}
	b.provider = provider
	b.accounts.Options = account.Options{
		Brand:   mail.Brand{Name: "Épicerie & Cie", PublicURL: "https://exemple.ca", Contact: "aide@exemple.ca"},
		CodeKey: []byte("clé"), IdentityService: provider, EndSessions: provider.EndSessions,
	}
	b.catchUp()
	return b
}

// catchUp learns what the change log would tell.
func (b *bench) catchUp() {
	b.t.Helper()
	if _, err := b.provider.Load(b.t.Context()); err != nil {
		b.t.Fatal(err)
	}
}

// signIn speaks to the service as a browser does.
func (b *bench) signIn(email, password string) (status int, answer map[string]any) {
	b.t.Helper()
	encoded, _ := json.Marshal(map[string]any{"email": email, "password": password, "returnSecureToken": true})
	return b.exchange(b.provider.Endpoints.SignInURL(b.provider.APIKey), "application/json", string(encoded))
}

func (b *bench) renew(refreshToken string) (status int, answer map[string]any) {
	b.t.Helper()
	form := url.Values{"grant_type": {"refresh_token"}, "refresh_token": {refreshToken}}
	return b.exchange(b.provider.Endpoints.TokenURL(b.provider.APIKey), "application/x-www-form-urlencoded",
		form.Encode())
}

func (b *bench) exchange(address, contentType, body string) (int, map[string]any) {
	b.t.Helper()
	answer, err := http.Post(address, contentType, bytes.NewBufferString(body))
	if err != nil {
		b.t.Fatal(err)
	}
	defer answer.Body.Close()
	var decoded map[string]any
	if err := json.NewDecoder(answer.Body).Decode(&decoded); err != nil {
		b.t.Fatal(err)
	}
	return answer.StatusCode, decoded
}

func (b *bench) whose(token any) string {
	b.t.Helper()
	text, _ := token.(string)
	id, _ := b.provider.Verify(b.t.Context(), text)
	return id
}

// live takes one account from registration to its end; email must be new to the service. forgetful is the emulator,
// which never ends a refresh token.
func (b *bench) live(email string, wait func(), forgetful bool) {
	t, ctx := b.t, b.t.Context()
	user, err := b.accounts.SignUp(ctx, account.Registration{FirstName: "Maude", LastName: "Roy", Email: email,
		Password: "la clé du rang", PhoneOptional: true})
	if err != nil || user.AuthProviderID != user.ID {
		t.Fatalf("register: %+v, %v", user, err)
	}
	if _, err := b.provider.Create(ctx, "autre", email, "la clé du rang"); !errors.Is(err, account.ErrEmailExists) {
		t.Errorf("a taken e-mail: %v", err)
	}
	if status, answer := b.signIn(email, "au hasard"); status != 400 {
		t.Errorf("a wrong password: %d %v", status, answer)
	}
	status, first := b.signIn(email, "la clé du rang")
	if status != 200 || first["localId"] != user.ID || b.whose(first["idToken"]) != user.ID {
		t.Fatalf("sign in: %d %v", status, first)
	}
	if status, next := b.renew(first["refreshToken"].(string)); status != 200 || next["user_id"] != user.ID ||
		b.whose(next["id_token"]) != user.ID {
		t.Errorf("renew: %d %v", status, next)
	}
	if err := b.accounts.ChangePassword(ctx, user.ID, "au hasard", "une autre clé"); !errors.Is(err,
		account.ErrWrongPassword) {
		t.Errorf("a change without the password: %v", err)
	}
	wait() // the service counts in seconds
	if err := b.accounts.ChangePassword(ctx, user.ID, "la clé du rang", "une autre clé"); err != nil {
		t.Fatalf("change the password: %v", err)
	}
	b.catchUp()
	if b.whose(first["idToken"]) != "" {
		t.Error("an ID token from before the change is accepted")
	}
	if status, _ := b.renew(first["refreshToken"].(string)); status == 200 && !forgetful {
		t.Error("a refresh token from before the change is renewed")
	}
	status, second := b.signIn(email, "une autre clé")
	if status != 200 || b.whose(second["idToken"]) != user.ID {
		t.Fatalf("the new password: %d %v", status, second)
	}
	b.suspended(user.ID, email, second["idToken"])
	moved := "nouvelle-" + email
	if err := b.provider.SetEmail(ctx, user.ID, moved); err != nil {
		t.Fatal(err)
	}
	if ok, err := b.provider.Check(ctx, moved, "une autre clé"); !ok || err != nil {
		t.Errorf("under the new e-mail: %v %v", ok, err)
	}
	if ok, err := b.provider.Check(ctx, email, "une autre clé"); ok || err != nil {
		t.Errorf("under the former: %v %v", ok, err)
	}
	for range 2 { // gone already is no error
		if err := b.provider.Delete(ctx, user.ID); err != nil {
			t.Fatal(err)
		}
	}
	if status, _ := b.signIn(moved, "une autre clé"); status != 400 {
		t.Error("a deleted account signs in")
	}
	if err := b.provider.SetPassword(ctx, user.ID, "encore une"); err == nil || !strings.Contains(err.Error(),
		"USER_NOT_FOUND") {
		t.Errorf("a password for nobody: %v", err)
	}
}

// suspended shuts someone out of a service that knows nothing of it: neither an older token nor a new one is accepted.
func (b *bench) suspended(userID, email string, token any) {
	b.t.Helper()
	change := func(do func(tx *db.Tx) (*account.User, error)) {
		b.t.Helper()
		if err := b.db.Tx(b.t.Context(), func(tx *db.Tx) error { _, err := do(tx); return err }); err != nil {
			b.t.Fatal(err)
		}
		b.catchUp()
	}
	change(func(tx *db.Tx) (*account.User, error) {
		return b.accounts.Suspend(b.t.Context(), tx, userID, "Des messages injurieux.", nil)
	})
	if b.whose(token) != "" {
		b.t.Error("a token from before the suspension is accepted")
	}
	if status, answer := b.signIn(email, "une autre clé"); status == 200 && b.whose(answer["idToken"]) != "" {
		b.t.Error("a suspended person signs in")
	}
	change(func(tx *db.Tx) (*account.User, error) { return b.accounts.Reinstate(b.t.Context(), tx, userID) })
	if _, answer := b.signIn(email, "une autre clé"); b.whose(answer["idToken"]) != userID {
		b.t.Error("a person let in again is not accepted")
	}
}
