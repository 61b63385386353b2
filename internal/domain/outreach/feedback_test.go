package outreach_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestFeedbackIsKeptAndForwarded(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		code, body := d.post("/feedback-message", map[string]any{
			"name": " Zoé  Côté\n", "email": "Zoe@Exemple.ca",
			"message": "J’adore <b>tout</b>!\r\nMais 3 < 4 & l’été…<script>alert(1)</script>\u0007 ",
		})
		if code != 204 {
			t.Fatalf("%d %v", code, body)
		}
		const want = "J’adore tout!\nMais 3 < 4 & l’été…"
		for column, value := range map[string]string{
			"name": "Zoé Côté", "email": "Zoe@exemple.ca", "message": want, "user_id": "∅",
		} {
			if got := d.text(`SELECT ` + column + ` FROM feedback_message`); got != value {
				t.Errorf("%s is %q; want %q", column, got, value)
			}
		}
		sent := d.queued()
		if len(sent) != 1 || sent[0].To[0] != "equipe@exemple.ca" || sent[0].ReplyTo != "Zoe@exemple.ca" ||
			sent[0].Subject != "Commentaire de Zoé Côté" {
			t.Fatalf("forwarded %+v", sent)
		}
		if !strings.Contains(sent[0].Text, want) || !strings.Contains(sent[0].HTML, "Mais 3 &lt; 4 &amp; l’été…") ||
			!strings.Contains(sent[0].Text, "Visiteur sans compte") {
			t.Errorf("forwarded as:\n%s\n%s", sent[0].Text, sent[0].HTML)
		}
	})
}

func TestASignedInCustomerOnlyWrites(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.visitor = &outreach.Visitor{UserID: "u-1", Name: "Ana Roy", Email: "ana@exemple.ca"}
		code, body := d.post("/feedback-message", map[string]any{
			"name": "Le premier ministre", "email": "pm@exemple.ca", "message": "Bravo",
		})
		if code != 204 {
			t.Fatalf("%d %v", code, body)
		}
		if code, body = d.post("/feedback-message", map[string]any{"message": "Encore bravo"}); code != 204 {
			t.Fatalf("without name and address: %d %v", code, body)
		}
		got := d.text(`SELECT user_id || ' ' || name || ' ' || email FROM feedback_message ORDER BY id`)
		if got != "u-1 Ana Roy ana@exemple.ca u-1 Ana Roy ana@exemple.ca" {
			t.Errorf("authors: %s", got)
		}
		if sent := d.queued(); len(sent) != 2 || sent[0].ReplyTo != "ana@exemple.ca" ||
			!strings.Contains(sent[0].Text, "Client connecté") {
			t.Errorf("forwarded %+v", sent)
		}
	})
}

func TestFeedbackOutOfShapeIsRefusedFieldByField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		required := func(path string) [3]any { return [3]any{path, "required", "Ce champ est obligatoire."} }
		for name, c := range map[string]struct {
			body   map[string]any
			fields [][3]any
		}{
			"empty": {map[string]any{"name": "", "email": "", "message": ""},
				[][3]any{required("name"), required("email"), required("message")}},
			"guest": {map[string]any{"message": "Allô"}, [][3]any{required("name"), required("email")}},
			"only tags": {map[string]any{"name": "<i></i>", "email": "a@exemple.ca", "message": " <br> "},
				[][3]any{required("name"), required("message")}},
			"a novel": {map[string]any{"name": "A", "email": "a@exemple.ca", "message": strings.Repeat("é", 2001)},
				[][3]any{{"message", "too_long", "Ce champ doit comporter au plus 2\u00a0000 caractères."}}},
			"long name": {map[string]any{"name": strings.Repeat("é", 201), "email": "a@exemple.ca", "message": "x"},
				[][3]any{{"name", "too_long", "Ce champ doit comporter au plus 200 caractères."}}},
			"bad address": {map[string]any{"name": "A", "email": "a", "message": "x"},
				[][3]any{{"email", "email", "Veuillez entrer un courriel valide"}}},
			"without text": {map[string]any{"name": "A", "email": "a@exemple.ca"}, [][3]any{required("message")}},
		} {
			code, body := d.post("/feedback-message", c.body)
			if code != 422 {
				t.Errorf("%s: %d %v", name, code, body)
			}
			for i, want := range append(c.fields, [3]any{}) {
				if got := field(body, i); got != want {
					t.Errorf("%s: field %d is %v; want %v", name, i, got, want)
				}
			}
		}
		if d.text(`SELECT message FROM feedback_message`) != "none" || len(d.queued()) != 0 {
			t.Error("something was kept or sent")
		}
		longest := map[string]any{
			"name": strings.Repeat("é", 200), "email": "a@exemple.ca", "message": strings.Repeat("é", 2000),
		}
		if code, body := d.post("/feedback-message", longest); code != 204 {
			t.Errorf("the longest allowed: %d %v", code, body)
		}
	})
}
