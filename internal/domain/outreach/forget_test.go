package outreach_test

import (
	"encoding/json"
	"strings"
	"testing"

	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestSomeoneWhoLeavesIsForgottenAndMayTakeACopyFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.subscribe("Ana@exemple.ca", nil)
		d.subscribe("zoe@exemple.ca", nil)
		d.visitor = &outreach.Visitor{UserID: "u-1", Name: "Ana Roy", Email: "ana@exemple.ca"}
		d.post("/feedback-message", map[string]any{"message": "Bravo pour les tuques"})
		copied, err := d.service.Export(t.Context(), "u-1", "ana@exemple.ca")
		if err != nil {
			t.Fatal(err)
		}
		text, _ := json.Marshal(copied)
		if !strings.Contains(string(text), "Ana@exemple.ca") ||
			!strings.Contains(string(text), "Bravo pour les tuques") || strings.Contains(string(text), "zoe") {
			t.Errorf("copy: %s", text)
		}
		err = d.db.Tx(t.Context(), func(tx *db.Tx) error {
			return d.service.Forget(t.Context(), tx, "u-1", "ana@exemple.ca")
		})
		if err != nil || d.text(`SELECT email FROM newsletter_subscriber`) != "zoe@exemple.ca" || d.text(`SELECT message
			FROM feedback_message`) != "none" {
			t.Errorf("%v; kept %s", err, d.text(`SELECT email FROM newsletter_subscriber`))
		}
		if empty, err := d.service.Export(t.Context(), "u-1", "ana@exemple.ca"); err != nil ||
			len(empty.(outreach.Kept).Feedback) != 0 || empty.(outreach.Kept).Newsletter != nil {
			t.Errorf("%+v, %v", empty, err)
		}
	})
}
