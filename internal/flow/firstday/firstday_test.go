package firstday_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/firstday"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

type server struct {
	refuses error
	sent    []mail.Message
}

func (s *server) Send(_ context.Context, m mail.Message) error {
	s.sent = append(s.sent, m)
	return s.refuses
}

func TestTheListFollowsWhatIsDone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m, ctx := markettest.New(t, d), operator.CommandLine(t.Context())
		letters := &server{refuses: errors.New("535 refused")}
		unread := []string{"pages.conditions"}
		s := firstday.New(d, firstday.Options{Now: m.Now, Brand: markettest.Brand, SellerURL: markettest.SellerURL,
			Sender: letters, Settings: firstday.Settings{Named: true, Tax: true, SMTP: true},
			Unread:  func(context.Context) ([]string, int, error) { return unread, 4, nil },
			EmailOf: func(context.Context, string) (string, error) { return "ana@exemple.ca", nil }})
		done := func() string {
			var keys []string
			for _, p := range markettest.Must(s.Checklist(ctx)).Points {
				if p.Done {
					keys = append(keys, p.Key)
				}
			}
			return strings.Join(keys, " ")
		}
		if got := done(); got != "name tax" {
			t.Errorf("at first: %s", got)
		}
		var refusal *problem.Error
		if _, err := s.TestLetter(ctx); !errors.As(err, &refusal) || refusal.Code != "letter_not_sent" {
			t.Errorf("a refused letter: %v", err)
		}
		if strings.Contains(done(), "mail") {
			t.Error("a letter that did not leave counts")
		}
		letters.refuses = nil
		if to := markettest.Must(s.TestLetter(ctx)); to != "ana@exemple.ca" || !strings.Contains(done(), "mail") {
			t.Errorf("sent to %s: %s", to, done())
		}
		if _, err := s.Invite(ctx, firstday.Invitation{Email: "non", Name: "Zoé"}); err == nil {
			t.Error("invited a wrong address")
		}
		markettest.Must(s.Invite(ctx, firstday.Invitation{Email: "zoe@exemple.ca", Name: "Zoé", Message: "Vos bols!"}))
		sent := m.Letters()
		if len(sent) != 1 || sent[0].To[0] != "zoe@exemple.ca" || !strings.Contains(sent[0].Text, "Vos bols!") ||
			!strings.Contains(sent[0].Text, markettest.SellerURL) {
			t.Errorf("invitation %+v", sent)
		}
		if err := s.Dismiss(ctx); err == nil {
			t.Error("put away before its end")
		}
		unread, s.Settings.Postal = nil, true
		if err := s.Dismiss(ctx); err == nil {
			t.Error("put away while no card is charged")
		}
		s.Settings.Payments = true
		if err := s.Dismiss(ctx); err != nil || !markettest.Must(s.Checklist(ctx)).Dismissed {
			t.Errorf("put away: %v", err)
		}
	})
}

func TestPlayedPaymentsAreDoneInTheDemoAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for _, c := range []struct {
			settings firstday.Settings
			done     bool
			detail   string
		}{
			{firstday.Settings{}, false, "sandbox"},
			{firstday.Settings{Demo: true}, true, "sandbox"},
			{firstday.Settings{Payments: true}, true, ""},
		} {
			s := firstday.New(d, firstday.Options{Settings: c.settings,
				Unread: func(context.Context) ([]string, int, error) { return nil, 4, nil }})
			for _, p := range markettest.Must(s.Checklist(t.Context())).Points {
				if p.Key == "payments" && (p.Done != c.done || p.Detail != c.detail) {
					t.Errorf("%+v: %+v", c.settings, p)
				}
			}
		}
	})
}
