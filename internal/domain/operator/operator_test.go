package operator_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/seal"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// team is a market with its operators.
type team struct {
	*markettest.Market
	*operator.Service
}

func newTeam(t *testing.T, d *db.DB) *team {
	m := markettest.New(t, d)
	person := func(u *account.User, err error) (operator.Person, error) {
		if err != nil {
			return operator.Person{}, err
		}
		return operator.Person{ID: u.ID, Name: u.FirstName + " " + u.LastName, Email: u.Email}, nil
	}
	return &team{m, operator.New(d, operator.Options{
		Now: m.Now, Brand: markettest.Brand, URL: "https://exemple.ca/regie", Idle: 30 * time.Minute,
		Box:      markettest.Must(seal.New([]byte(strings.Repeat("k", 32)))),
		Attempts: attempts.New(d, []byte("clé"), m.Now),
		Person: func(ctx context.Context, id string) (operator.Person, error) {
			return person(m.Accounts.ByID(ctx, id))
		},
		ByEmail: func(ctx context.Context, email string) (operator.Person, error) {
			return person(m.Accounts.ByEmail(ctx, email))
		},
		SignUp: m.Accounts.OpenInvited,
		Health: func(context.Context) (int, error) { return 0, nil },
	})}
}

// invite makes someone with an account an operator, without a second factor yet.
func (m *team) invite(email string, role operator.Role) string {
	m.Helper()
	user := account.NewUser{FirstName: "Ana", LastName: "Roy", Email: email}
	u := markettest.Must(m.Accounts.Create(m.Context(), user))
	link := markettest.Must(m.Invite(operator.CommandLine(m.Context()), email, role, false))
	if err := m.Accept(web.AsUser(m.Context(), u.ID), tokenOf(link)); err != nil {
		m.Fatal(err)
	}
	return u.ID
}

func tokenOf(link string) string {
	u, _ := url.Parse(link)
	return u.Query().Get("jeton")
}

func (m *team) code(secret string) string {
	return markettest.Must(totp.GenerateCode(secret, m.At))
}

func TestAnInvitationIsForOneEmailAndWorksOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		other := m.User(account.NewUser{Email: "luc@exemple.ca"})
		link := markettest.Must(m.Invite(operator.CommandLine(t.Context()), " Ana@Exemple.ca ", operator.Content, true))
		if letters := m.Letters(); len(letters) != 1 || !strings.Contains(letters[0].Text, link) {
			t.Errorf("letters %+v", letters)
		}
		token := tokenOf(link)
		want(t, m.Accept(web.AsUser(t.Context(), other), token), "other_email")
		if err := m.SignUp(t.Context(), "ana@exemple.ca", "Ana", "Roy", "trois petits chats"); err != nil {
			t.Fatal(err)
		}
		ana := markettest.Must(m.Accounts.ByEmail(t.Context(), "ana@exemple.ca"))
		if ana.EmailVerifiedAt.IsZero() {
			t.Error("the invitation did not prove the e-mail")
		}
		as := web.AsUser(t.Context(), ana.ID)
		want(t, m.Accept(as, token), "")
		want(t, m.Accept(as, token), "invalid_invitation")
		_, err := m.Invite(operator.CommandLine(t.Context()), "ana@exemple.ca", operator.Support, false)
		want(t, err, "already_operator")
		_, err = m.Invite(operator.CommandLine(t.Context()), "x@exemple.ca", "roi", false)
		want(t, err, "unknown_role")
		late := markettest.Must(m.Invite(operator.CommandLine(t.Context()), "luc@exemple.ca", operator.Support, false))
		m.At = m.At.Add(8 * 24 * time.Hour)
		want(t, m.Accept(web.AsUser(t.Context(), other), tokenOf(late)), "invalid_invitation")
	})
}

func TestASecondFactorOpensASessionAndNoCodeWorksTwice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		if !strings.HasPrefix(made.QR, "data:image/png;base64,") ||
			!strings.HasPrefix(made.Address, "otpauth://totp/") {
			t.Errorf("%+v", made)
		}
		_, _, err := m.ConfirmFactor(t.Context(), ana, "000000")
		want(t, err, "wrong_code")
		code := m.code(made.Secret)
		recovery, cookie, err := m.ConfirmFactor(t.Context(), ana, code)
		if err != nil || len(recovery) != 10 || cookie == "" {
			t.Fatalf("%v %v", recovery, err)
		}
		_, err = m.OpenSession(t.Context(), ana, code, "")
		want(t, err, "wrong_code") // the same code again
		_, err = m.NewFactor(t.Context(), ana)
		want(t, err, "second_factor_set")
		m.At = m.At.Add(time.Minute)
		_, err = m.OpenSession(t.Context(), ana, m.code(made.Secret), "")
		want(t, err, "")
		_, err = m.OpenSession(t.Context(), ana, "", recovery[3])
		want(t, err, "")
		_, err = m.OpenSession(t.Context(), ana, "", recovery[3])
		want(t, err, "wrong_code")
		lines, _, err := m.Journal(t.Context(), operator.Filter{Operator: ana})
		if err != nil || len(lines) != 3 || lines[0].Act != "operator.recovery" ||
			string(lines[0].After) != `{"codesLeft":9}` || lines[1].Act != "operator.factor" ||
			lines[1].SubjectID != ana {
			t.Errorf("journal: %+v, %v", lines, err)
		}
		stranger := m.User(account.NewUser{})
		_, err = m.OpenSession(t.Context(), stranger, code, "")
		want(t, err, "not_operator")
	})
}

func TestNewRecoveryCodesReplaceTheFormerOnes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Content)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		former, cookie, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		desk := operator.As(t.Context(), operator.Operator{UserID: ana, Name: "Ana Roy", Role: operator.Content})
		_, err = m.NewRecovery(desk, m.code(made.Secret)) // it served already
		want(t, err, "wrong_code")
		_, err = m.OpenSession(t.Context(), ana, "", former[0])
		want(t, err, "")
		m.At = m.At.Add(time.Minute)

		mux := http.NewServeMux()
		m.Routes(web.NewAPI(mux, "Essai", "1"))
		ask := func(method, path, body string) string {
			r := httptest.NewRequestWithContext(web.AsUser(t.Context(), ana), method, "/v1/operator"+path,
				strings.NewReader(body))
			r.Header.Set("Content-Type", "application/json")
			r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
			w := httptest.NewRecorder()
			operator.WithCookie(mux).ServeHTTP(w, r)
			return w.Body.String()
		}
		if me := ask("GET", "/me", ""); !strings.Contains(me, `"recoveryCodes":9`) ||
			!strings.Contains(me, `"lettersKept":false`) {
			t.Errorf("before: %s", me)
		}
		m.LettersKept = true
		var answer struct{ RecoveryCodes []string }
		text := ask("POST", "/recovery-codes", `{"code":"`+m.code(made.Secret)+`"}`)
		if err := json.Unmarshal([]byte(text), &answer); err != nil || len(answer.RecoveryCodes) != 10 {
			t.Fatalf("%s, %v", text, err)
		}
		if me := ask("GET", "/me", ""); !strings.Contains(me, `"recoveryCodes":10`) ||
			!strings.Contains(me, `"lettersKept":true`) {
			t.Errorf("after: %s", me)
		}
		for _, code := range former {
			m.At = m.At.Add(2 * time.Hour) // wrong codes of before are forgotten
			_, err := m.OpenSession(t.Context(), ana, "", code)
			want(t, err, "wrong_code")
		}
		m.At = m.At.Add(2 * time.Hour)
		_, err = m.OpenSession(t.Context(), ana, "", answer.RecoveryCodes[3])
		want(t, err, "")
		lines, _, err := m.Journal(t.Context(), operator.Filter{Act: "operator.codes"})
		if err != nil || len(lines) != 1 || lines[0].SubjectID != ana || lines[0].After != nil {
			t.Errorf("journal: %+v, %v", lines, err)
		}
	})
}

// The code that the demo shows serves every visitor; on a real market even that one serves once.
func TestTheDemosCodeServesEveryVisitor(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for _, demo := range []bool{true, false} {
			m := newTeam(t, d)
			m.Demo = demo
			id := markettest.Must(m.Accounts.Create(t.Context(), account.NewUser{FirstName: "Ana", LastName: "Roy",
				Email: fmt.Sprint(demo) + "@regie.example", Password: "trois petits chats"})).ID
			if err := m.AddDemo(t.Context(), id, operator.Direction); err != nil {
				t.Fatal(err)
			}
			code := markettest.Must(operator.DemoCode(m.At))
			for n := range 3 {
				_, err := m.OpenSession(t.Context(), id, code, "")
				if (err == nil) != (demo || n == 0) {
					t.Errorf("demo %v, visit %d: %v", demo, n, err)
				}
			}
			if err := m.Confirm(t.Context(), id, code); (err == nil) != demo {
				t.Errorf("demo %v, confirmed: %v", demo, err)
			}
		}
	})
}

func TestGuessesOfCodesAreSlowedDown(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		_, _, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		m.At = m.At.Add(time.Minute)
		for range 5 {
			_, err := m.OpenSession(t.Context(), ana, "123", "")
			want(t, err, "wrong_code")
		}
		_, err = m.OpenSession(t.Context(), ana, m.code(made.Secret), "")
		want(t, err, "too_many_attempts")
		m.At = m.At.Add(time.Minute)
		_, err = m.OpenSession(t.Context(), ana, m.code(made.Secret), "")
		want(t, err, "")
	})
}

func TestTheJournalTellsWhoDidWhatAndWhy(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana, luc := m.invite("ana@exemple.ca", operator.Direction), m.invite("luc@exemple.ca", operator.Support)
		as := operator.As(t.Context(), operator.Operator{UserID: ana, Name: "Ana Roy", Role: operator.Direction})
		want(t, m.SetRole(as, luc, operator.Finances, "Louise part en congé."), "")
		lines, _, err := m.Journal(t.Context(), operator.Filter{Act: "operator.role"})
		if err != nil || len(lines) != 1 {
			t.Fatalf("%+v %v", lines, err)
		}
		got := lines[0]
		if got.OperatorID != ana || got.SubjectID != luc || got.Reason != "Louise part en congé." ||
			string(got.Before) != `{"role":"service"}` || string(got.After) != `{"role":"finances"}` {
			t.Errorf("%+v", got)
		}
		want(t, m.Remove(as, ana, "Je pars."), "last_direction")
		all, _, _ := m.Journal(t.Context(), operator.Filter{})
		acts := []string{}
		for _, l := range all {
			acts = append(acts, l.Act)
		}
		if !slices.Equal(acts, []string{"operator.role", "operator.join", "operator.invite", "operator.join",
			"operator.invite"}) {
			t.Errorf("%v", acts)
		}
		err = d.Tx(t.Context(), func(tx *db.Tx) error { return m.Note(t.Context(), tx, operator.Entry{}) })
		if err == nil {
			t.Error("a line was written for nobody")
		}
	})
}

func TestTheJournalIsReadPageByPage(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		as := operator.CommandLine(t.Context())
		m.Change(func(tx *db.Tx) error {
			for range 120 {
				e := operator.Entry{Act: "essai", SubjectKind: "rien", SubjectID: "1"}
				if err := m.Note(as, tx, e); err != nil {
					return err
				}
			}
			return nil
		})
		seen, before := 0, ""
		for pages := 0; pages < 4; pages++ {
			lines, next, err := m.Journal(t.Context(), operator.Filter{SubjectKind: "rien", SubjectID: "1",
				Before: before})
			if err != nil {
				t.Fatal(err)
			}
			seen += len(lines)
			if before = next; next == "" {
				break
			}
		}
		if seen != 120 {
			t.Errorf("%d lines were read, want 120", seen)
		}
	})
}

func TestASessionEndsWhenIdleAndWithItsOperator(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		mux := http.NewServeMux()
		m.Routes(web.NewAPI(mux, "Essai", "1"))
		ana, luc := m.invite("ana@exemple.ca", operator.Direction), m.invite("luc@exemple.ca", operator.Support)
		recovery := map[string][]string{}
		enter := func(userID string) (cookie string) {
			made := markettest.Must(m.NewFactor(t.Context(), userID))
			codes, cookie, err := m.ConfirmFactor(t.Context(), userID, m.code(made.Secret))
			want(t, err, "")
			recovery[userID] = codes
			return cookie
		}
		status := func(userID, cookie string) int {
			r := httptest.NewRequestWithContext(web.AsUser(t.Context(), userID), "GET", "/v1/operator/journal", nil)
			r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
			w := httptest.NewRecorder()
			operator.WithCookie(mux).ServeHTTP(w, r)
			return w.Code
		}
		anas, lucs := enter(ana), enter(luc)
		for range 30 { // in use: it goes on
			m.At = m.At.Add(20 * time.Minute)
			if got := status(ana, anas); got != 200 {
				t.Fatalf("a session in use: %d", got)
			}
		}
		if got := status(luc, lucs); got != 403 {
			t.Errorf("an idle session: %d", got)
		}
		if got := status(luc, anas); got != 403 {
			t.Errorf("another's cookie: %d", got)
		}
		m.At = m.At.Add(2*time.Hour + time.Minute) // twelve hours in all
		if got := status(ana, anas); got != 403 {
			t.Errorf("a session of more than twelve hours: %d", got)
		}
		m.At = m.At.Add(time.Minute)
		fresh := markettest.Must(m.OpenSession(t.Context(), luc, "", recovery[luc][0]))
		as := operator.As(t.Context(), operator.Operator{UserID: ana, Name: "Ana Roy"})
		want(t, m.Remove(as, luc, "Son contrat est terminé."), "")
		if got := status(luc, fresh); got != 403 {
			t.Errorf("an operator who was removed: %d", got)
		}
	})
}

func TestAnOperatorWhoLostEverythingComesBackByALink(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		recovery, cookie, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		mux := http.NewServeMux()
		m.Routes(web.NewAPI(mux, "Essai", "1"))
		status := func(cookie string) int {
			r := httptest.NewRequestWithContext(web.AsUser(t.Context(), ana), "GET", "/v1/operator/journal", nil)
			r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
			w := httptest.NewRecorder()
			operator.WithCookie(mux).ServeHTTP(w, r)
			return w.Code
		}
		if got := status(cookie); got != 200 {
			t.Fatalf("before: %d", got)
		}
		line := operator.CommandLine(t.Context())
		_, err = m.Reset(line, "luc@exemple.ca")
		want(t, err, "operator_not_found")
		link := markettest.Must(m.Reset(line, " Ana@Exemple.ca"))
		if got := status(cookie); got != 403 {
			t.Errorf("the session went on: %d", got)
		}
		m.At = m.At.Add(time.Minute)
		_, err = m.OpenSession(t.Context(), ana, m.code(made.Secret), "")
		want(t, err, "not_operator")
		_, err = m.OpenSession(t.Context(), ana, "", recovery[0])
		want(t, err, "not_operator")
		_, err = m.NewFactor(t.Context(), ana) // a password alone is not enough
		want(t, err, "not_operator")
		as := web.AsUser(t.Context(), ana)
		want(t, m.Accept(as, tokenOf(link)), "")
		want(t, m.Accept(as, tokenOf(link)), "invalid_invitation")
		_, err = m.OpenSession(t.Context(), ana, "", recovery[0])
		want(t, err, "wrong_code")
		again := markettest.Must(m.NewFactor(t.Context(), ana))
		_, cookie, err = m.ConfirmFactor(t.Context(), ana, m.code(again.Secret))
		want(t, err, "")
		if got := status(cookie); got != 200 {
			t.Errorf("after: %d", got)
		}
		members := markettest.Must(m.Members(t.Context()))
		if len(members) != 1 || members[0].Role != operator.Direction {
			t.Errorf("%+v", members)
		}
		lines, _, err := m.Journal(t.Context(), operator.Filter{Act: "operator.reset"})
		if err != nil || len(lines) != 1 || lines[0].SubjectID != ana || lines[0].OperatorName != "Ligne de commande" {
			t.Errorf("journal: %+v, %v", lines, err)
		}
	})
}

func TestAnOperatorKeepsTheirAccountUntilTheirAccessIsRemoved(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		m.invite("ana@exemple.ca", operator.Direction)
		luc := m.invite("luc@exemple.ca", operator.Support)
		keep := func() error {
			return d.Tx(t.Context(), func(tx *db.Tx) error { return m.KeepAccount(t.Context(), tx, luc) })
		}
		want(t, keep(), "has_console")
		// The account of someone went all the same: the team is still shown, and they can be removed.
		m.Accounts.Brand = markettest.Brand
		m.Change(func(tx *db.Tx) error { return m.Accounts.Erase(t.Context(), tx, luc) })
		members := markettest.Must(m.Members(t.Context()))
		if len(members) != 2 || members[0].Name != "Ana Roy" || members[1].Name != "Compte supprimé" ||
			members[1].Email != "" {
			t.Errorf("%+v", members)
		}
		want(t, m.Remove(operator.CommandLine(t.Context()), luc, "Compte supprimé."), "")
		want(t, keep(), "")
	})
}

// A page reads some things again every minute: a tab that was left open must not keep its session by that.
func TestAPageThatNobodyIsAtDoesNotKeepItsSession(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		mux := http.NewServeMux()
		m.Routes(web.NewAPI(mux, "Essai", "1"))
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		_, cookie, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		status := func(path string, header ...string) int {
			r := httptest.NewRequestWithContext(web.AsUser(t.Context(), ana), "GET", "/v1/operator"+path, nil)
			r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
			for _, name := range header {
				r.Header.Set(name, "1")
			}
			w := httptest.NewRecorder()
			operator.WithCookie(mux).ServeHTTP(w, r)
			return w.Code
		}
		for range 6 { // two hours with a click now and then, and with polls between
			m.At = m.At.Add(20 * time.Minute)
			if got := status("/health"); got != 200 {
				t.Fatalf("a click: %d", got)
			}
			m.At = m.At.Add(time.Minute)
			if got := status("/health", operator.PollHeader); got != 200 {
				t.Fatalf("a poll soon after a click: %d", got)
			}
		}
		for range 29 {
			m.At = m.At.Add(time.Minute)
			for _, path := range []string{"/health", "/journal", "/me"} {
				if got := status(path, operator.PollHeader); got != 200 {
					t.Fatalf("a poll: %d", got)
				}
			}
		}
		m.At = m.At.Add(time.Minute)
		if got := status("/health", operator.PollHeader); got != 403 {
			t.Errorf("after half an hour with nobody at the page: %d", got)
		}
		if got := status("/health"); got != 403 {
			t.Errorf("a click after the end: %d", got)
		}
	})
}

// want checks the code of a refusal, "" for none.
func want(t *testing.T, err error, code string) {
	t.Helper()
	var said *problem.Error
	if code == "" && err == nil || errors.As(err, &said) && said.Code == code {
		return
	}
	t.Errorf("%v, want %q", err, code)
}
