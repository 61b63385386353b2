package outreach_test

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
)

func TestAContactMessageIsKeptAndForwardedToBeAnswered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		code, body := d.post("/contact-messages", map[string]any{
			"name": " Ana\r\nBcc: x ", "email": "Ana@Exemple.CA", "subject": "Ma <b>commande</b>\n",
			"message": "Où est-elle?\r\n<i>Merci</i>",
		})
		if code != 204 {
			t.Fatalf("%d %v", code, body)
		}
		got := d.text(`SELECT name || '|' || email || '|' || subject || '|' || message FROM contact_message`)
		if got != "Ana Bcc: x|Ana@exemple.ca|Ma commande|Où est-elle?\nMerci" {
			t.Errorf("kept %q", got)
		}
		m := d.queued()[0]
		if m.To[0] != "equipe@exemple.ca" || m.ReplyTo != "Ana@exemple.ca" || m.Subject != "Ma commande" ||
			!strings.Contains(m.Text, "Où est-elle?") {
			t.Errorf("%+v", m)
		}
	})
}

func TestWithoutASubjectTheAuthorIsOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.post("/contact-messages", map[string]any{"name": "Ana", "email": "ana@exemple.ca", "message": "Bonjour"})
		if got := d.queued()[0].Subject; got != "Message d’Ana" {
			t.Errorf("subject %q", got)
		}
	})
}

func TestASignedInCustomerWritesInTheirOwnName(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.visitor = &outreach.Visitor{UserID: "u1", Name: "Zoé Roy", Email: "zoe@exemple.ca"}
		d.post("/contact-messages", map[string]any{"name": "Autre", "email": "autre@exemple.ca", "message": "Bonjour"})
		got := d.text(`SELECT user_id || ' ' || name || ' ' || email FROM contact_message`)
		if got != "u1 Zoé Roy zoe@exemple.ca" {
			t.Errorf("kept %s", got)
		}
	})
}

func TestAContactMessageOutOfShapeIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		whole := func(field string, value any) map[string]any {
			m := map[string]any{"name": "Ana", "email": "ana@exemple.ca", "message": "Bonjour"}
			m[field] = value
			return m
		}
		for name, c := range map[string]struct {
			body map[string]any
			want [3]any
		}{
			"no name":    {whole("name", " "), [3]any{"name", "required", "Ce champ est obligatoire."}},
			"no address": {whole("email", ""), [3]any{"email", "required", "Ce champ est obligatoire."}},
			"a wrong address": {whole("email", "ana@"),
				[3]any{"email", "email", "Veuillez entrer un courriel valide"}},
			"nothing to say": {whole("message", "<b></b>"),
				[3]any{"message", "required", "Ce champ est obligatoire."}},
			"a novel": {whole("message", strings.Repeat("é", 5001)),
				[3]any{"message", "too_long", "Ce champ doit comporter au plus 5\u00a0000 caractères."}},
			"a subject too long": {whole("subject", strings.Repeat("é", 201)),
				[3]any{"subject", "too_long", "Ce champ doit comporter au plus 200 caractères."}},
		} {
			if code, body := d.post("/contact-messages", c.body); code != 422 || field(body, 0) != c.want {
				t.Errorf("%s: %d %v", name, code, body)
			}
		}
		if d.text(`SELECT id FROM contact_message`) != "none" || len(d.queued()) != 0 {
			t.Error("something was kept or sent")
		}
	})
}

func TestARobotThatWritesGetsASuccessAnswer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		code, _ := d.post("/contact-messages", map[string]any{
			"name": "R", "email": "r@exemple.ca", "message": "x", "website": "http://pourriel.example",
		})
		if code != 204 || d.text(`SELECT id FROM contact_message`) != "none" || len(d.queued()) != 0 {
			t.Errorf("%d; something was kept or sent", code)
		}
	})
}

func TestOneClientWritesOnlySoMuch(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		refused := 0
		for range 15 {
			if code, _ := d.postFrom("203.0.113.7:1", "/contact-messages", "application/json",
				map[string]any{"name": "R", "email": "x", "message": "x"}); code == 429 {
				refused++
			}
		}
		if refused < 4 {
			t.Errorf("%d of 15 calls were refused", refused)
		}
	})
}

func TestWithACaptchaEveryFormOfVisitorsNeedsItsToken(t *testing.T) {
	provider := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.FormValue("response") == "bon" {
			_, _ = w.Write([]byte(`{"success":true}`))
			return
		}
		_, _ = w.Write([]byte(`{"success":false,"error-codes":["invalid-input-response"]}`))
	}))
	t.Cleanup(provider.Close)
	forms := map[string]string{
		"/newsletter/subscribe": `{"email":"ana@exemple.ca"}`,
		"/feedback-message":     `{"name":"A","email":"a@exemple.ca","message":"x"}`,
		"/contact-messages":     `{"name":"A","email":"a@exemple.ca","message":"x"}`,
	}
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.service.Captcha = captcha.New(provider.URL, "secret", slog.New(slog.DiscardHandler))
		for path, body := range forms {
			for token, want := range map[string]int{"": 400, "mauvais": 400, "bon": 200} {
				request := httptest.NewRequest("POST", "/v1"+path, strings.NewReader(body))
				request.Header.Set("Content-Type", "application/json")
				request.Header.Set("X-Captcha-Token", token)
				answer := httptest.NewRecorder()
				d.handler.ServeHTTP(answer, request)
				if answer.Code/100*100 != want {
					t.Errorf("%s with %q: %d %s", path, token, answer.Code, answer.Body)
				}
			}
		}
	})
}

func TestTheContestHandsItsEntryOnWithTheSubscription(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		var entered []string
		d.service.Enter = func(_ context.Context, _ *db.Tx, email string) error {
			entered = append(entered, email)
			return nil
		}
		d.subscribe("ana@exemple.ca", nil)
		d.subscribe("Ana@exemple.ca", map[string]any{"event": "contest_no_waste"})
		if strings.Join(entered, " ") != "Ana@exemple.ca" {
			t.Errorf("entered %v; a reader may enter too, and only who asks to", entered)
		}
	})
}

func TestAClosedContestSubscribesNobody(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		closed := problem.New(problem.Refused, "giveaway_closed", problem.Say("Ce concours est terminé.", "Over."))
		d.service.Enter = func(context.Context, *db.Tx, string) error { return closed }
		code, body := d.post("/newsletter/subscribe", map[string]any{
			"email": "ana@exemple.ca", "attributes": map[string]any{"event": "contest_no_waste"},
		})
		if code != 400 || body["code"] != "giveaway_closed" || body["detail"] != "Ce concours est terminé." {
			t.Errorf("%d %v", code, body)
		}
		if d.text(`SELECT email FROM newsletter_subscriber`) != "none" || len(d.queued()) != 0 {
			t.Error("something was kept or sent")
		}
		if _, err := d.service.Subscribe(t.Context(), "ana@exemple.ca",
			map[string]any{"contest_no_waste": true}); !errors.Is(err, closed) {
			t.Error(err)
		}
	})
}
