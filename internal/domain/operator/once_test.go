package operator_test

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// atOnce runs the same work several times at once and returns how many succeed; the others are refused by a code.
func atOnce(t *testing.T, times int, refusal string, work func(n int) error) (done int) {
	t.Helper()
	outcomes := make([]error, times)
	var all sync.WaitGroup
	for n := range outcomes {
		all.Go(func() { outcomes[n] = work(n) })
	}
	all.Wait()
	for _, err := range outcomes {
		if err == nil {
			done++
			continue
		}
		want(t, err, refusal)
	}
	return done
}

func TestARecoveryCodeSentSeveralTimesAtOnceOpensOneSession(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		codes, _, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		for _, code := range codes[:5] {
			m.At = m.At.Add(2 * time.Hour) // wrong codes of before are forgotten
			if opened := atOnce(t, 4, "wrong_code", func(int) error {
				_, err := m.OpenSession(t.Context(), ana, "", code)
				return err
			}); opened != 1 {
				t.Errorf("%d sessions were opened by one code", opened)
			}
		}
		m.At = m.At.Add(2 * time.Hour)
		_, err = m.OpenSession(t.Context(), ana, "", codes[0])
		want(t, err, "wrong_code")
		_, err = m.OpenSession(t.Context(), ana, "", codes[9])
		want(t, err, "")
	})
}

func TestOnlyTheLastInvitationOfAPersonIsGood(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		line := operator.CommandLine(t.Context())
		first := markettest.Must(m.Invite(line, "ana@exemple.ca", operator.Direction, false))
		ana := m.invite("ana@exemple.ca", operator.Content)
		as := web.AsUser(t.Context(), ana)
		want(t, m.Accept(as, tokenOf(first)), "invalid_invitation")
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		_, _, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")

		// One that waits all the same, as before there was this rule, changes nothing about an operator.
		m.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE operator_invitations SET ended_at = NULL`)
			return err
		})
		want(t, m.Accept(as, tokenOf(first)), "already_operator")
		_, err = m.NewFactor(t.Context(), ana)
		want(t, err, "second_factor_set")
		if members := markettest.Must(m.Members(t.Context())); members[0].Role != operator.Content {
			t.Errorf("%+v", members)
		}
		// Who is let back in by the command line comes by that link alone.
		link := markettest.Must(m.Reset(line, "ana@exemple.ca"))
		want(t, m.Accept(as, tokenOf(first)), "invalid_invitation")
		want(t, m.Accept(as, tokenOf(link)), "")
	})
}

func TestOfInvitationsSentAtOnceOneIsGood(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		line := operator.CommandLine(t.Context())
		for n := range 5 {
			email := fmt.Sprintf("ana%d@exemple.ca", n)
			as := web.AsUser(t.Context(), m.User(account.NewUser{Email: email}))
			links := make([]string, 4)
			atOnce(t, len(links), "", func(n int) (err error) {
				links[n], err = m.Invite(line, email, []operator.Role{operator.Content, operator.Direction}[n%2], false)
				return err
			})
			var waiting int
			err := d.QueryRow(t.Context(), `SELECT COUNT(*) FROM operator_invitations WHERE ended_at IS NULL`).
				Scan(&waiting)
			if err != nil || waiting != 1 {
				t.Fatalf("%d invitations of one person wait, %v", waiting, err)
			}
			if joined := atOnce(t, len(links), "invalid_invitation", func(n int) error {
				return m.Accept(as, tokenOf(links[n]))
			}); joined != 1 {
				t.Fatalf("%d of %d invitations were accepted", joined, len(links))
			}
		}
	})
}

func TestTwoOfTheDirectionWhoRemoveEachOtherLeaveOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		line := operator.CommandLine(t.Context())
		left := m.invite("ana@exemple.ca", operator.Direction)
		for n := range 5 {
			two := []string{left, m.invite(fmt.Sprintf("luc%d@exemple.ca", n), operator.Direction)}
			removed := atOnce(t, 2, "last_direction", func(n int) error {
				if n == 0 {
					return m.Remove(line, two[0], "Départ.")
				}
				return m.SetRole(line, two[1], operator.Content, "Autre poste.")
			})
			inCharge := 0
			for _, member := range markettest.Must(m.Members(t.Context())) {
				if member.Role == operator.Direction {
					inCharge, left = inCharge+1, member.UserID
				}
			}
			if removed != 1 || inCharge != 1 {
				t.Fatalf("%d left the direction, which has %d people", removed, inCharge)
			}
		}
	})
}

func TestAFileOfTheJournalHoldsEveryLineOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		ana := m.invite("ana@exemple.ca", operator.Direction)
		made := markettest.Must(m.NewFactor(t.Context(), ana))
		_, cookie, err := m.ConfirmFactor(t.Context(), ana, m.code(made.Secret))
		want(t, err, "")
		const lines = 1000 // two full reads, and an empty one
		m.Change(func(tx *db.Tx) error {
			for n := range lines {
				e := operator.Entry{Act: "essai", SubjectKind: "rien", SubjectName: fmt.Sprint("=", n)}
				if err := m.Note(operator.CommandLine(t.Context()), tx, e); err != nil {
					return err
				}
			}
			return nil
		})
		mux := http.NewServeMux()
		m.Routes(web.NewAPI(mux, "Essai", "1"))
		const file = "/v1/operator/journal.csv?act=essai"
		r := httptest.NewRequestWithContext(web.AsUser(t.Context(), ana), "GET", file, nil)
		r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
		w := httptest.NewRecorder()
		operator.WithCookie(mux).ServeHTTP(w, r)
		rows, err := csv.NewReader(w.Body).ReadAll()
		if err != nil || len(rows) != lines+1 || rows[0][4] != "nom" {
			t.Fatalf("%d, %d rows, %v", w.Code, len(rows), err)
		}
		for n, row := range rows[1:] {
			if want := fmt.Sprint("'=", lines-1-n); row[4] != want {
				t.Fatalf("row %d is of %s, want %s", n, row[4], want)
			}
		}
		// It is written as it is read, not kept whole: no length is known before.
		if w.Header().Get("Cache-Control") != web.CacheNever || w.Header().Get("Content-Length") != "" {
			t.Errorf("%v", w.Header())
		}
	})
}
