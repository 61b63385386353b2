package outreach_test

import (
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
)

var confirmLink = regexp.MustCompile(`https://exemple\.ca/infolettre/confirmation\?jeton=(\S+)`)

func (d *desk) confirmTokenIn(m mail.Message) string {
	d.t.Helper()
	found := confirmLink.FindStringSubmatch(m.Text)
	if found == nil {
		d.t.Fatalf("no link to confirm in:\n%s", m.Text)
	}
	token, err := url.QueryUnescape(found[1])
	if err != nil {
		d.t.Fatal(err)
	}
	return token
}

func TestWithDoubleOptInNobodyReadsBeforeTheyConfirm(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.service.DoubleOptIn = true
		if got := d.subscribe("ana@exemple.ca", nil); got != "CONFIRMATION_SENT" {
			t.Errorf("first: %s", got)
		}
		sent := d.queued()
		if len(sent) != 1 || sent[0].Subject != "Confirmez votre inscription à notre infolettre" ||
			sent[0].Headers["List-Unsubscribe"] != "" {
			t.Fatalf("%+v", sent)
		}
		if n := d.readers(false); n != "" {
			t.Errorf("may already be written to: %s", n)
		}
		for range 2 { // twice is no error
			if code, body := d.post("/newsletter/confirm",
				map[string]any{"token": d.confirmTokenIn(sent[0])}); code != 200 || body["status"] != "CONFIRMED" {
				t.Fatalf("%d %v", code, body)
			}
		}
		if sent = d.queued(); len(sent) != 2 || sent[1].Subject != "Bienvenue à notre infolettre" {
			t.Errorf("%d letters; want one welcome", len(sent))
		}
		if got := d.readers(false); got != "ana@exemple.ca" {
			t.Errorf("readers %s", got)
		}
		if got := d.subscribe("ana@exemple.ca", nil); got != "ALREADY_EXIST" {
			t.Errorf("then: %s", got)
		}
	})
}

func TestAskingAgainDoesNotFillAMailbox(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.service.DoubleOptIn = true
		for range 3 {
			if got := d.subscribe("ana@exemple.ca", nil); got != "CONFIRMATION_SENT" {
				t.Errorf("%s", got)
			}
			d.clock = d.clock.Add(time.Minute)
		}
		if n := len(d.queued()); n != 1 {
			t.Errorf("%d letters in three minutes", n)
		}
		d.clock = d.clock.Add(10 * time.Minute)
		d.subscribe("ana@exemple.ca", nil)
		if n := len(d.queued()); n != 2 {
			t.Errorf("%d letters after a while", n)
		}
	})
}

func TestALinkToConfirmIsGoodForAMonthAndForNothingElse(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.service.DoubleOptIn = true
		d.subscribe("ana@exemple.ca", nil)
		token := d.confirmTokenIn(d.queued()[0])
		if code, _ := d.post("/newsletter/unsubscribe", map[string]any{"token": token}); code != 400 {
			t.Errorf("leaving by it: %d", code)
		}
		d.clock = d.clock.Add(31 * 24 * time.Hour)
		for name, given := range map[string]string{"too old": token, "nothing": "", "invented": "x.y"} {
			if code, body := d.post("/newsletter/confirm", map[string]any{"token": given}); code != 400 ||
				body["code"] != "invalid_token" {
				t.Errorf("%s: %d %v", name, code, body)
			}
		}
		if got := d.readers(false); got != "" {
			t.Errorf("reads: %s", got)
		}
	})
}

func TestALinkToLeaveConfirmsNobody(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		if code, _ := d.post("/newsletter/confirm", map[string]any{"token": d.tokenIn(d.queued()[0])}); code != 400 {
			t.Errorf("%d", code)
		}
	})
}

func TestSwitchingDoubleOptInOffWelcomesWhoWaits(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.service.DoubleOptIn = true
		d.subscribe("ana@exemple.ca", nil)
		d.service.DoubleOptIn = false
		if got := d.subscribe("ana@exemple.ca", nil); got != "SUBSCRIBED" || d.readers(false) != "ana@exemple.ca" {
			t.Errorf("%s, readers %s", got, d.readers(false))
		}
	})
}

// readers are the addresses of an export, in its order.
func (d *desk) readers(all bool) string {
	d.t.Helper()
	var out strings.Builder
	if _, err := d.service.WriteCSV(d.t.Context(), &out, all); err != nil {
		d.t.Fatal(err)
	}
	var emails []string
	for _, line := range strings.Split(strings.TrimSpace(out.String()), "\n")[1:] {
		email, _, _ := strings.Cut(line, ",")
		emails = append(emails, email)
	}
	return strings.Join(emails, " ")
}

func TestTheExportTellsWhoWhenWhereAndHowToLeave(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		d.clock = d.clock.Add(time.Second)
		d.subscribe("ana@exemple.ca", map[string]any{"event": "footer_newsletter_subscriber"})
		d.subscribe("zoe@exemple.ca", nil)
		token := d.tokenIn(d.queued()[1])
		d.post("/newsletter/unsubscribe", map[string]any{"token": token})
		d.clock = d.clock.Add(time.Second)
		d.service.DoubleOptIn = true
		d.subscribe("bob@exemple.ca", nil)

		var out strings.Builder
		n, err := d.service.WriteCSV(t.Context(), &out, false)
		link := "https://exemple.ca/infolettre/desabonnement?jeton=" + url.QueryEscape(d.tokenIn(d.queued()[0]))
		want := "courriel,inscription,confirmation,desabonnement,provenances,lien_desabonnement\n" +
			"ana@exemple.ca,2026-11-15T07:00:00-05:00,2026-11-15T07:00:00-05:00,,newsletter_subscriber " +
			"footer_newsletter_subscriber," + link + "\n"
		if err != nil || n != 1 || out.String() != want {
			t.Errorf("%d %v\n%s\nwant\n%s", n, err, out.String(), want)
		}
		if got := d.readers(true); got != "ana@exemple.ca zoe@exemple.ca bob@exemple.ca" {
			t.Errorf("everyone: %s", got)
		}
	})
}
