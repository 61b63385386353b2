package outreach_test

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestSubscribingTwiceIsWelcomedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for i, email := range []string{"Ana.Roy@Exemple.CA", " ana.roy@exemple.ca ", "ANA.ROY@exemple.ca"} {
			want := "ALREADY_EXIST"
			if i == 0 {
				want = "SUBSCRIBED"
			}
			if got := d.subscribe(email, nil); got != want {
				t.Errorf("%q: %s; want %s", email, got, want)
			}
		}
		if got := d.text(`SELECT email FROM newsletter_subscriber`); got != "Ana.Roy@exemple.ca" {
			t.Errorf("kept %s; want the local part as first typed, the domain in lower case", got)
		}
		if sent := d.queued(); len(sent) != 1 {
			t.Errorf("%d welcomes", len(sent))
		}
	})
}

func TestTheWelcomeThanksAndShowsTheWayOut(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		m := d.queued()[0]
		if m.Subject != "Bienvenue à notre infolettre" || m.To[0] != "ana@exemple.ca" || len(m.To) != 1 {
			t.Errorf("%q to %v", m.Subject, m.To)
		}
		for _, words := range []string{
			"Merci de vous être inscrit(e) à notre infolettre.", "https://exemple.ca/boutique", "Se désabonner",
		} {
			if !strings.Contains(m.Text, words) || !strings.Contains(m.HTML, words) {
				t.Errorf("the welcome lacks %q", words)
			}
		}
		oneClick := "<https://exemple.ca/v1/newsletter/unsubscribe/" + d.tokenIn(m) + ">"
		if m.Headers["List-Unsubscribe"] != oneClick ||
			m.Headers["List-Unsubscribe-Post"] != "List-Unsubscribe=One-Click" {
			t.Errorf("headers %v; want %s", m.Headers, oneClick)
		}
	})
}

func TestWhereSomeoneSaidYesIsRemembered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for _, attributes := range []map[string]any{
			nil, {"event": "footer_newsletter_subscriber"},
			{"event": "popup_newsletter_subscriber", "campagne": "automne", "essai": 2},
			{"contest_no_waste": true}, {"event": "contest_no_waste"},
		} {
			d.subscribe("ana@exemple.ca", attributes)
			d.clock = d.clock.Add(time.Second)
		}
		const want = "newsletter_subscriber footer_newsletter_subscriber popup_newsletter_subscriber contest_no_waste"
		if got := d.text(`SELECT event FROM newsletter_event ORDER BY created_at`); got != want {
			t.Errorf("events %s; want %s", got, want)
		}
		if got := d.text(`SELECT attributes FROM newsletter_event WHERE event = $1`,
			"popup_newsletter_subscriber"); got != `{"campagne":"automne","essai":2}` {
			t.Errorf("attributes %s", got)
		}
		if sent := d.queued(); len(sent) != 1 {
			t.Errorf("%d welcomes", len(sent))
		}
	})
}

func TestASubscriptionOutOfShapeIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		many := map[string]any{}
		for _, name := range strings.Split("abcdefghijk", "") {
			many[name] = true
		}
		for name, c := range map[string]struct {
			body  map[string]any
			field [3]any
		}{
			"no address": {map[string]any{}, [3]any{"email", "required", "Ce champ est obligatoire."}},
			"spaces":     {map[string]any{"email": "  "}, [3]any{"email", "required", "Ce champ est obligatoire."}},
			"not an address": {map[string]any{"email": "ana@"},
				[3]any{"email", "email", "Veuillez entrer un courriel valide"}},
			"two addresses": {map[string]any{"email": "a@exemple.ca,b@exemple.ca"},
				[3]any{"email", "email", "Veuillez entrer un courriel valide"}},
			"a header": {map[string]any{"email": "a@exemple.ca\r\nBcc: b@exemple.ca"},
				[3]any{"email", "email", "Veuillez entrer un courriel valide"}},
			"unknown event": {map[string]any{"email": "a@exemple.ca", "attributes": map[string]any{"event": "autre"}},
				[3]any{"attributes.event", "unknown_event", "Cette provenance d’inscription est inconnue."}},
			"event of a wrong type": {map[string]any{"email": "a@exemple.ca", "attributes": map[string]any{"event": 3}},
				[3]any{"attributes.event", "unknown_event", "Cette provenance d’inscription est inconnue."}},
			"a novel": {map[string]any{"email": "a@exemple.ca",
				"attributes": map[string]any{"x": strings.Repeat("é", 201)}},
				[3]any{"attributes", "invalid_attributes",
					"Ces renseignements sont trop longs ou d’une forme inattendue."}},
			"a tree": {map[string]any{"email": "a@exemple.ca", "attributes": map[string]any{"x": map[string]any{}}},
				[3]any{"attributes", "invalid_attributes",
					"Ces renseignements sont trop longs ou d’une forme inattendue."}},
			"too many attributes": {map[string]any{"email": "a@exemple.ca", "attributes": many},
				[3]any{"attributes", "invalid_attributes",
					"Ces renseignements sont trop longs ou d’une forme inattendue."}},
		} {
			code, body := d.post("/newsletter/subscribe", c.body)
			if code != 422 || field(body, 0) != c.field {
				t.Errorf("%s: %d %v; want %v", name, code, body, c.field)
			}
		}
		if got := d.text(`SELECT email FROM newsletter_subscriber`); got != "none" {
			t.Errorf("kept %s", got)
		}
	})
}

func TestLeavingWorksFromTheLinkAndFromTheMailProgram(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		d.subscribe("zoe@exemple.ca", nil)
		sent := d.queued()
		for range 2 { // twice is no error
			if code, body := d.post("/newsletter/unsubscribe",
				map[string]any{"token": d.tokenIn(sent[0])}); code != 200 || body["status"] != "UNSUBSCRIBED" {
				t.Fatalf("from the link: %d %v", code, body)
			}
			d.clock = d.clock.Add(time.Hour)
		}
		got := d.text(`SELECT email FROM newsletter_subscriber WHERE unsubscribed_at IS NULL`)
		if got != "zoe@exemple.ca" {
			t.Errorf("still reading: %s", got)
		}
		path := "/newsletter/unsubscribe/" + d.tokenIn(sent[1])
		code, body := d.postFrom("203.0.113.9:1", path, "application/x-www-form-urlencoded",
			"List-Unsubscribe=One-Click")
		if code != 200 || d.text(`SELECT email FROM newsletter_subscriber WHERE unsubscribed_at IS NULL`) != "none" {
			t.Errorf("from the mail program: %d %v", code, body)
		}
	})
}

func TestWhoLeftMayComeBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		token := d.tokenIn(d.queued()[0])
		d.post("/newsletter/unsubscribe", map[string]any{"token": token})
		d.clock = d.clock.Add(time.Hour)
		if got := d.subscribe("Ana@exemple.ca", nil); got != "SUBSCRIBED" {
			t.Errorf("coming back: %s", got)
		}
		got := d.text(`SELECT email FROM newsletter_subscriber WHERE unsubscribed_at IS NULL`)
		if got != "Ana@exemple.ca" {
			t.Errorf("reading: %s", got)
		}
		sent := d.queued()
		if len(sent) != 2 || d.tokenIn(sent[1]) != token {
			t.Errorf("%d welcomes; the old link must still work", len(sent))
		}
		if got := d.subscribe("ana@exemple.ca", nil); got != "ALREADY_EXIST" {
			t.Errorf("then again: %s", got)
		}
	})
}

func TestAnInventedTokenUnsubscribesNoOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("ana@exemple.ca", nil)
		token := d.tokenIn(d.queued()[0])
		id, signature, _ := strings.Cut(token, ".")
		for name, forged := range map[string]string{
			"nothing": "", "no signature": id, "empty signature": id + ".", "cut signature": token[:len(token)-4],
			"another id": "0193-autre." + signature, "changed": id + "." + strings.ToUpper(signature),
			"longer": token + "AAAA", "noise": "%%%.%%%",
		} {
			code, body := d.post("/newsletter/unsubscribe", map[string]any{"token": forged})
			if code != 400 || body["code"] != "invalid_token" {
				t.Errorf("%s: %d %v", name, code, body)
			}
		}
		got := d.text(`SELECT email FROM newsletter_subscriber WHERE unsubscribed_at IS NULL`)
		if got != "ana@exemple.ca" {
			t.Errorf("reading: %s", got)
		}
	})
}

func TestARobotGetsASuccessAnswer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		code, body := d.post("/newsletter/subscribe", map[string]any{
			"email": "robot@exemple.ca", "website": "http://pourriel.example",
		})
		if code != 200 || body["status"] != "SUBSCRIBED" {
			t.Errorf("%d %v", code, body)
		}
		code, body = d.post("/feedback-message", map[string]any{
			"name": "R", "email": "r@exemple.ca", "message": "x", "website": "http://pourriel.example",
		})
		if code != 204 {
			t.Errorf("%d %v", code, body)
		}
		if d.text(`SELECT email FROM newsletter_subscriber`) != "none" ||
			d.text(`SELECT email FROM feedback_message`) != "none" || len(d.queued()) != 0 {
			t.Error("something was kept or sent")
		}
	})
}

func TestAHundredSubscriptionsAtOnceAreOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		var callers sync.WaitGroup
		statuses := make(chan outreach.Status, 100)
		for range 100 {
			callers.Go(func() {
				status, err := d.service.Subscribe(t.Context(), "ana@exemple.ca", nil)
				if err != nil {
					t.Error(err)
				}
				statuses <- status
			})
		}
		callers.Wait()
		close(statuses)
		count := map[outreach.Status]int{}
		for status := range statuses {
			count[status]++
		}
		if count[outreach.Subscribed] != 1 || count[outreach.AlreadyExist] != 99 || len(d.queued()) != 1 {
			t.Errorf("%v, %d welcomes", count, len(d.queued()))
		}
	})
}

func TestASubscriptionIsUndoneWithTheAccountItCameWith(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		refused := errors.New("this phone is taken")
		err := d.db.Tx(t.Context(), func(tx *db.Tx) error {
			if _, err := d.service.SubscribeWith(t.Context(), tx, "ana@exemple.ca", outreach.FromPage); err != nil {
				return err
			}
			return refused
		})
		if !errors.Is(err, refused) || d.text(`SELECT email FROM newsletter_subscriber`) != "none" ||
			len(d.queued()) != 0 {
			t.Errorf("%v; something was kept or sent", err)
		}
	})
}

func TestOneClientSubscribesOnlySoMany(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		refused := 0
		for range 40 {
			if code, _ := d.postFrom("203.0.113.7:1", "/newsletter/subscribe", "application/json",
				map[string]any{"email": "x"}); code == 429 {
				refused++
			}
		}
		if refused == 0 || refused > 10 {
			t.Errorf("%d of 40 calls were refused", refused)
		}
	})
}
