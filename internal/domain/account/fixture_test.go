package account_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/web"
)

// desk is the accounts behind their calls, with a note of what other packages were notified of.
type desk struct {
	t        *testing.T
	db       *db.DB
	service  *account.Service
	handler  http.Handler
	clock    time.Time
	visitor  string // who is signed in
	network  int
	ended    []string // users whose sessions were ended
	joined   []string // e-mails given to the newsletter
	verified []string // e-mails that were proved
}

func eachDesk(t *testing.T, test func(d *desk)) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) { test(newDesk(t, database)) })
}

func newDesk(t *testing.T, database *db.DB) *desk {
	t.Helper()
	d := &desk{t: t, db: database, clock: morning}
	d.service = account.New(database, func() time.Time { return d.clock })
	d.service.Options = account.Options{
		Brand:   mail.Brand{Name: "Épicerie & Cie", PublicURL: "https://exemple.ca", Contact: "aide@exemple.ca"},
		CodeKey: []byte("une clé d’essai"),
		EndSessions: func(_ context.Context, _ *db.Tx, u *account.User) error {
			d.ended = append(d.ended, u.ID)
			return nil
		},
		Subscribe: func(_ context.Context, _ *db.Tx, email string) error {
			d.joined = append(d.joined, email)
			return nil
		},
		Verified: func(_ context.Context, _ *db.Tx, u *account.User) error {
			d.verified = append(d.verified, u.Email)
			return nil
		},
	}
	mux := http.NewServeMux()
	d.service.Routes(web.NewAPI(mux, "Essai", "1"))
	signedIn := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if d.visitor != "" {
			r = r.WithContext(web.AsUser(r.Context(), d.visitor))
		}
		mux.ServeHTTP(w, r)
	})
	d.handler = web.Harden(signedIn, web.Options{Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	return d
}

// call speaks to the API as a client of its own, so that limits do not join one call to the next.
func (d *desk) call(method, path string, body any) (int, map[string]any) {
	d.t.Helper()
	encoded := ""
	if body != nil {
		data, err := json.Marshal(body)
		if err != nil {
			d.t.Fatal(err)
		}
		encoded = string(data)
	}
	r := httptest.NewRequest(method, "/v1"+path, strings.NewReader(encoded))
	r.Header.Set("Content-Type", "application/json")
	d.network++
	r.RemoteAddr = fmt.Sprintf("198.51.%d.%d:1234", d.network/250, d.network%250+1)
	w := httptest.NewRecorder()
	d.handler.ServeHTTP(w, r)
	answer := map[string]any{}
	if w.Body.Len() > 0 && w.Body.Bytes()[0] == '{' {
		if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil {
			d.t.Fatalf("%s: %v in %s", path, err, w.Body)
		}
	} else {
		answer["list"] = w.Body.String()
	}
	return w.Code, answer
}

// must calls and expects a status.
func (d *desk) must(want int, method, path string, body any) map[string]any {
	d.t.Helper()
	code, answer := d.call(method, path, body)
	if code != want {
		d.t.Fatalf("%s %s: %d %v; want %d", method, path, code, answer, want)
	}
	return answer
}

// refused calls and expects a refusal by its code.
func (d *desk) refused(status int, code, method, path string, body any) map[string]any {
	d.t.Helper()
	answer := d.must(status, method, path, body)
	if answer["code"] != code {
		d.t.Fatalf("%s %s: %v; want %s", method, path, answer, code)
	}
	return answer
}

func registration() map[string]any {
	return map[string]any{
		"firstName": "Maude", "lastName": "Tremblay", "email": "Maude@Exemple.ca", "password": "glaçon",
		"phone": "4185550142", "subscribeNewsletter": true,
	}
}

// register opens Maude's account and signs her in.
func (d *desk) register() string {
	d.t.Helper()
	d.visitor = d.must(201, "POST", "/users/", registration())["authProviderId"].(string)
	return d.visitor
}

// letters reads the messages waiting to be sent to an address, oldest first.
func (d *desk) letters(to string) []mail.Message {
	d.t.Helper()
	return slices.DeleteFunc(mailtest.Queued(d.t, d.db), func(letter mail.Message) bool { return letter.To[0] != to })
}

// last is the latest letter to an address.
func (d *desk) last(to string) mail.Message {
	d.t.Helper()
	all := d.letters(to)
	if len(all) == 0 {
		d.t.Fatalf("no letter to %s", to)
	}
	return all[len(all)-1]
}

var parameter = regexp.MustCompile(`https://exemple\.ca(/[a-z-]+)\?(?:jeton|code)=([\w-]+)`)

// linkIn reads the page and the token of the link in a letter.
func (d *desk) linkIn(m mail.Message) (page, token string) {
	d.t.Helper()
	found := parameter.FindStringSubmatch(m.Text)
	if found == nil || !strings.Contains(m.HTML, found[2]) {
		d.t.Fatalf("no link in %q:\n%s", m.Subject, m.Text)
	}
	return found[1], found[2]
}

// recoverAll does the lookings-up that were left to a job.
func (d *desk) recoverAll() {
	d.t.Helper()
	if err := d.service.RecoverWaiting(d.t.Context()); err != nil {
		d.t.Fatal(err)
	}
}
