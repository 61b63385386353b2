package outreach_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func (d *desk) write(email, subject, message string) {
	d.t.Helper()
	err := d.service.Write(d.t.Context(), outreach.Contact{Subject: subject,
		Feedback: outreach.Feedback{Name: "Ana Roy", Email: email, Message: message}})
	if err != nil {
		d.t.Fatal(err)
	}
	d.clock = d.clock.Add(time.Minute)
}

func (d *desk) threads(view outreach.InboxView, userID string) []outreach.ThreadRow {
	d.t.Helper()
	rows, _, err := d.service.Threads(d.t.Context(), view, userID, "")
	if err != nil {
		d.t.Fatal(err)
	}
	return rows
}

func TestMessagesOfOnePersonAreOneThreadUntilItIsClosed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		d.write("ana@exemple.ca", "Ma commande", "Où est mon colis?")
		d.write("Ana@exemple.ca", "", "Je l’attends toujours.")
		d.write("luc@exemple.ca", "", "Bravo!")
		open := d.threads(outreach.ViewOpen, "")
		if len(open) != 2 || open[1].Subject != "Ma commande" || open[1].Excerpt != "Je l’attends toujours." {
			t.Fatalf("open: %+v", open)
		}
		thread := markettest.Must(d.service.Thread(ctx, open[1].ID))
		if len(thread.Messages) != 2 || thread.Messages[0].Text != "Où est mon colis?" {
			t.Errorf("messages: %+v", thread.Messages)
		}
		markettest.Must(d.service.SetState(ctx, thread.ID, thread.Revision, outreach.ThreadClosed))
		d.write("ana@exemple.ca", "Merci", "Il est arrivé.")
		if open := d.threads(outreach.ViewOpen, ""); len(open) != 2 || open[0].Subject != "Merci" {
			t.Errorf("a closed thread was continued: %+v", open)
		}
		if closed := d.threads(outreach.ViewClosed, ""); len(closed) != 1 {
			t.Errorf("closed: %+v", closed)
		}
	})
}

func TestAnAnswerLeavesByLetterAndStaysInTheThread(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		d.write("ana@exemple.ca", "Ma commande", "Où est mon colis?")
		id := d.threads(outreach.ViewUnassigned, "")[0].ID
		thread := markettest.Must(d.service.Assign(ctx, id, 1, operator.Person{ID: "op", Name: "Karim"}))
		free := d.threads(outreach.ViewUnassigned, "")
		if mine := d.threads(outreach.ViewMine, "op"); len(mine) != 1 || len(free) != 0 {
			t.Errorf("mine: %+v", mine)
		}
		thread = markettest.Must(d.service.AddNote(ctx, id, thread.Revision, "J’appelle la boutique."))
		d.service.FindLink = func(_ context.Context, reference, _ string) (outreach.Link, error) {
			return outreach.Link{OrderID: "o1", OrderName: reference}, nil
		}
		reference := "RR-1234-5678"
		thread = markettest.Must(d.service.LinkTo(ctx, id, thread.Revision, &reference, nil))
		if thread.OrderID != "o1" || thread.OrderName != reference {
			t.Errorf("link: %+v", thread)
		}
		before := len(d.queued())
		thread, err := d.service.Reply(ctx, id, thread.Revision, "Il part demain.\n\nBonne journée!", true)
		if err != nil || !thread.Answered || thread.State != outreach.ThreadClosed || len(thread.Messages) != 3 {
			t.Fatalf("%+v, %v", thread, err)
		}
		letter := d.queued()[before]
		if letter.To[0] != "ana@exemple.ca" || letter.ReplyTo != "equipe@exemple.ca" ||
			letter.Subject != "Re\u00a0: Ma commande" || !strings.Contains(letter.Text, "Il part demain.") ||
			strings.Contains(letter.Text, "J’appelle") {
			t.Errorf("letter: %+v", letter)
		}
		if _, err := d.service.Reply(ctx, id, thread.Revision, "Encore", false); err == nil {
			t.Error("a closed thread was answered")
		}
		acts := d.text(`SELECT act FROM operator_journal ORDER BY id`)
		if acts != "inbox.assign inbox.note inbox.link inbox.answer" {
			t.Errorf("journal: %q", acts)
		}
		// The journal is read by everyone of the team and is never edited: it keeps which answer, not its words.
		kept := d.text(`SELECT after_state FROM operator_journal WHERE act IN ('inbox.note', 'inbox.answer')
			ORDER BY id`)
		ids := d.text(`SELECT '{"reply":"' || id || '"}' FROM inbox_replies ORDER BY id`)
		if kept != ids || strings.Contains(kept, "demain") {
			t.Errorf("journal: %s, want %s", kept, ids)
		}
	})
}

func TestTheSecondOperatorIsToldWhatChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		d.write("ana@exemple.ca", "", "Bonjour")
		id := d.threads(outreach.ViewOpen, "")[0].ID
		markettest.Must(d.service.Assign(ctx, id, 1, operator.Person{ID: "op", Name: "Karim"}))
		_, err := d.service.Reply(ctx, id, 1, "Bonjour!", false)
		var refusal *problem.Error
		if !errors.As(err, &refusal) || refusal.Kind != problem.Conflict {
			t.Fatalf("want a conflict: %v", err)
		}
		if now, ok := refusal.Extra.(*outreach.Thread); !ok || now.AssignedName != "Karim" ||
			now.ChangedBy != "Ligne de commande" {
			t.Errorf("extra: %+v", refusal.Extra)
		}
		if len(d.queued()) != 1 { // the message that was forwarded
			t.Error("a refused answer left")
		}
	})
}

func TestAThreadIsForgottenWithItsAuthor(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.write("ana@exemple.ca", "", "Sans compte")
		d.visitor = &outreach.Visitor{UserID: "ana", Name: "Ana Roy", Email: "ana@exemple.ca"}
		d.write("", "", "Avec mon compte")
		id := d.threads(outreach.ViewOpen, "")[0].ID
		markettest.Must(d.service.AddNote(operator.CommandLine(t.Context()), id, 1, "À suivre"))
		err := database.Tx(t.Context(), func(tx *db.Tx) error {
			return d.service.Forget(t.Context(), tx, "ana", "ana@exemple.ca")
		})
		if open := d.threads(outreach.ViewOpen, ""); err != nil || len(open) != 1 || open[0].Excerpt != "Sans compte" {
			t.Errorf("%+v, %v", open, err)
		}
		if left := d.text(`SELECT body FROM inbox_replies`); left != "none" {
			t.Errorf("replies: %q", left)
		}
	})
}
