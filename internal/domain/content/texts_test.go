package content_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/content"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

const aboutID = "pages.a-propos"

func withDB(d *db.DB) func(*content.Options) {
	return func(o *content.Options) {
		o.DB, o.Brand = d, markettest.Brand
		o.Address = func(kind, slug string) string { return "/" + slug }
	}
}

func asOperator(t *testing.T) context.Context { return operator.CommandLine(t.Context()) }

func about(body string) content.Written {
	return content.Written{Fields: content.Fields{Title: "À propos", Description: "Qui nous sommes."}, Body: body}
}

func (d *desk) html(path string) string {
	d.t.Helper()
	code, page := d.get(path)
	if code != 200 {
		d.t.Fatalf("%s: %d", path, code)
	}
	return page["html"].(string)
}

func TestAPublishedTextReplacesTheFileOnEveryNode(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		one, two, ctx := newDesk(t, withDB(database)), newDesk(t, withDB(database)), asOperator(t)
		if err := one.service.SaveDraft(ctx, aboutID, 0, about("Un brouillon.")); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(one.html("/pages/a-propos"), "brouillon") {
			t.Error("a draft is public")
		}
		n, err := one.service.Publish(ctx, aboutID, 1, about("Chez {{nom}}, tout est neuf."), "Tout change", "")
		if err != nil || n != 1 {
			t.Fatalf("version %d, %v", n, err)
		}
		for _, node := range []*desk{one, two} {
			batch := changes.Batch{Changes: []changes.Change{{Kind: "text", ID: aboutID}}}
			markettest.Must(0, node.service.Apply(ctx, batch))
			if got := node.html("/pages/a-propos"); !strings.Contains(got, "Chez Épices &amp; *Cie*, tout est neuf.") {
				t.Errorf("html %s", got)
			}
			if page := markettest.Must(node.service.Page("a-propos")); page.Updated != "2026-11-15" {
				t.Errorf("updated on %s: the day of effect is the version of the conditions", page.Updated)
			}
		}
	})
}

func TestAVersionBecomesPublicAtItsDayWithoutARestart(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d, ctx := newDesk(t, withDB(database)), asOperator(t)
		_, err := d.service.Publish(ctx, aboutID, 0, about("Dès décembre."), "", "2026-12-01")
		markettest.Must(0, err)
		markettest.Must(d.service.Load(ctx))
		before := d.service.Version()
		d.clock = time.Date(2026, 12, 1, 4, 59, 0, 0, time.UTC) // a minute before midnight in Quebec
		if strings.Contains(d.html("/pages/a-propos"), "décembre") || d.service.Version() != before {
			t.Error("public too soon")
		}
		d.clock = d.clock.Add(2 * time.Minute)
		if !strings.Contains(d.html("/pages/a-propos"), "Dès décembre.") || d.service.Version() == before {
			t.Error("not public at its time")
		}
		for day, code := range map[string]string{"2026-11-30": "past", "demain": "day"} {
			_, err := d.service.Publish(ctx, aboutID, 1, about("x"), "", day)
			var refusal *problem.Error
			if !errors.As(err, &refusal) || refusal.Fields[0].Code != code {
				t.Errorf("%s: %v", day, err)
			}
		}
	})
}

func TestADraftWithAWrongDayCanBeOpenedAgainButNotPublished(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d, ctx := newDesk(t, withDB(database)), asOperator(t)
		undated := about("Un brouillon.")
		undated.Fields.Date = "demain"
		markettest.Must(0, d.service.SaveDraft(ctx, aboutID, 0, undated))
		var refusal *problem.Error
		err := d.service.SaveDraft(ctx, aboutID, 0, about("Le second.")) // is told what the draft is
		if !errors.As(err, &refusal) || refusal.Extra.(content.TextConflict).Text.Fields.Date != "demain" {
			t.Errorf("opened: %v", err)
		}
		_, err = d.service.Publish(ctx, aboutID, 1, undated, "", "")
		if !errors.As(err, &refusal) || !strings.Contains(refusal.Fields[0].Text.FR, "n’est pas un jour") {
			t.Errorf("published: %v", err)
		}
	})
}

func TestTheSecondOfTwoEditorsIsToldWhatTheFirstWrote(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d, ctx := newDesk(t, withDB(database)), asOperator(t)
		markettest.Must(0, d.service.SaveDraft(ctx, aboutID, 0, about("Le premier.")))
		err := d.service.SaveDraft(ctx, aboutID, 0, about("Le second."))
		var refusal *problem.Error
		if !errors.As(err, &refusal) || refusal.Code != "text_changed" {
			t.Fatal(err)
		}
		conflict := refusal.Extra.(content.TextConflict)
		if conflict.Revision != 1 || strings.TrimSpace(conflict.Text.Body) != "Le premier." || conflict.By == "" {
			t.Errorf("told %+v", conflict)
		}
		_, err = d.service.Publish(ctx, aboutID, 0, about("Le second."), "", "")
		if !errors.As(err, &refusal) || refusal.Code != "text_changed" {
			t.Errorf("published over another's draft: %v", err)
		}
	})
}

func TestATextThatThePageCouldNotShowIsRefusedInFrench(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d, ctx := newDesk(t, withDB(database)), asOperator(t)
		for _, c := range []struct {
			text content.Written
			want string
		}{
			{about("Chez {{inconnu}}."), "La valeur {{inconnu}} n’existe pas."},
			{content.Written{Body: "x"}, "Le titre et la description sont obligatoires."},
		} {
			_, err := d.service.Publish(ctx, aboutID, 0, c.text, "", "")
			var refusal *problem.Error
			if !errors.As(err, &refusal) || refusal.Fields[0].Text.FR != c.want {
				t.Errorf("%v; want %s", err, c.want)
			}
		}
		_, err := d.service.Publish(ctx, "pages.inconnue", 0, about("x"), "", "")
		if !errors.Is(err, content.ErrNoText) {
			t.Errorf("a page without a place: %v", err)
		}
	})
}

func TestAnArticleIsAddedAndHidden(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d, ctx := newDesk(t, withDB(database)), asOperator(t)
		id := markettest.Must(d.service.Create(ctx, "blogue", "Une visite à l’île"))
		if id != "blogue.une-visite-a-l-ile" {
			t.Fatalf("id %s", id)
		}
		text := content.Written{Fields: content.Fields{Title: "Une visite", Date: "2026-11-14"}, Body: "Nous y étions."}
		markettest.Must(d.service.Publish(ctx, id, 1, text, "", ""))
		markettest.Must(d.service.Load(ctx))
		if got := d.html("/blog/une-visite-a-l-ile"); !strings.Contains(got, "Nous y étions.") {
			t.Errorf("html %s", got)
		}
		text.Fields.Draft = true
		markettest.Must(d.service.Publish(ctx, id, 2, text, "", ""))
		markettest.Must(d.service.Load(ctx))
		if code, _ := d.get("/blog/une-visite-a-l-ile"); code != 404 {
			t.Errorf("a hidden article answers %d", code)
		}
	})
}

func TestLegalTextsAreReadOneByOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		terms := text("titre: Conditions", "description: Ce qui nous lie.", "aReviser: true", "---", "Rien.")
		d, ctx := newDesk(t, withDB(database), func(o *content.Options) {
			o.Files = fstest.MapFS{"pages/conditions-de-vente.md": terms}
		}), asOperator(t)
		unread, all, err := d.service.Unread(ctx)
		if err != nil || all != 1 || len(unread) != 1 {
			t.Fatalf("%v of %d, %v", unread, all, err)
		}
		markettest.Must(0, d.service.MarkRead(ctx, unread[0]))
		if unread, _, _ := d.service.Unread(ctx); len(unread) != 0 {
			t.Errorf("still unread: %v", unread)
		}
		w := content.Written{Fields: content.Fields{Title: "Conditions", Description: "Neuves."}, Body: "Tout."}
		if _, err := d.service.Publish(ctx, "pages.conditions-de-vente", 0, w, " ", ""); err == nil {
			t.Error("published without saying what changes")
		}
		markettest.Must(d.service.Publish(ctx, "pages.conditions-de-vente", 0, w, "Tout change.", ""))
		if unread, _, _ := d.service.Unread(ctx); len(unread) != 1 {
			t.Error("a new version counts as read")
		}
	})
}

// server is a mail server that sends each letter once and is switched off after some.
type server struct {
	sent map[string]string // address by id
	most int
	off  func()
}

func (f *server) Send(_ context.Context, m mail.Message) error {
	f.sent[m.ID] = m.To[0]
	if len(f.sent) == f.most {
		f.off()
	}
	return nil
}

func TestAnAnnouncementTellsEveryoneOnceAndGoesOnAfterAStop(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		letters := &server{sent: map[string]string{}, most: 15}
		d, ctx := newDesk(t, withDB(database), func(o *content.Options) { o.Sender = letters }), asOperator(t)
		m := markettest.New(t, database)
		var owner string
		for i := range 25 {
			owner = markettest.Must(m.Accounts.Create(ctx, account.NewUser{FirstName: "Ana", LastName: "Roy",
				Email: fmt.Sprintf("ana%d@exemple.ca", i), PasswordHash: "x"})).ID
		}
		m.Shop(shop.NewShop{OwnerIDs: []string{owner}})
		ask := content.Announcement{TextID: aboutID, Audience: "accounts", Subject: "Du neuf", Message: "Lisez."}
		if _, err := d.service.Announce(ctx, ask); err == nil {
			t.Fatal("announced a text that nobody published")
		}
		markettest.Must(d.service.Publish(ctx, aboutID, 0, about("Neuf."), "", ""))
		first := markettest.Must(d.service.Announce(ctx, ask))
		if _, err := d.service.Announce(ctx, ask); err == nil {
			t.Error("announced twice at once")
		}
		going, stop := context.WithCancel(ctx)
		letters.off = stop
		if err := d.service.Tell(going, first.ID); err == nil || len(letters.sent) == 25 {
			t.Fatalf("not stopped: %v, %d sent", err, len(letters.sent))
		}
		markettest.Must(0, d.service.Tell(ctx, first.ID))
		markettest.Must(0, d.service.Tell(ctx, first.ID)) // a job may run twice
		ask.Audience = "sellers"
		second := markettest.Must(d.service.Announce(ctx, ask))
		markettest.Must(0, d.service.Tell(ctx, second.ID))
		people := map[string]bool{}
		for _, address := range letters.sent {
			people[address] = true
		}
		if len(letters.sent) != len(people) || len(people) < 25 {
			t.Errorf("%d letters to %d people", len(letters.sent), len(people))
		}
		done := markettest.Must(d.service.Announcements(ctx, aboutID))
		if len(done) != 2 || second.People != 0 || done[0].FinishedAt == nil || done[1].FinishedAt == nil {
			t.Errorf("%+v", done)
		}
	})
}

func TestAnAnnouncementIsPausedResumedAndCancelled(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		letters := &server{sent: map[string]string{}, most: 20}
		d, ctx := newDesk(t, withDB(database), func(o *content.Options) { o.Sender = letters }), asOperator(t)
		m := markettest.New(t, database)
		for i := range 50 {
			markettest.Must(m.Accounts.Create(ctx, account.NewUser{FirstName: "Ana", LastName: "Roy",
				Email: fmt.Sprintf("ana%d@exemple.ca", i), PasswordHash: "x"}))
		}
		markettest.Must(d.service.Publish(ctx, aboutID, 0, about("Neuf."), "", ""))
		a := markettest.Must(d.service.Announce(ctx, content.Announcement{TextID: aboutID, Audience: "accounts",
			Subject: "Du neuf", Message: "Lisez."}))
		letters.off = func() { markettest.Must(d.service.Control(ctx, aboutID, a.ID, content.Pause)) }
		markettest.Must(0, d.service.Tell(ctx, a.ID))
		first := len(letters.sent)
		if first == 0 || first >= 50 {
			t.Fatalf("%d letters before the pause", first)
		}
		markettest.Must(0, d.service.Tell(ctx, a.ID))
		if len(letters.sent) != first {
			t.Error("letters left while it was paused")
		}
		if _, err := d.service.Control(ctx, aboutID, a.ID, content.Pause); err == nil {
			t.Error("paused twice")
		}
		if _, err := d.service.Control(ctx, "pages/autre", a.ID, content.Resume); err == nil {
			t.Error("an announcement of another text")
		}
		markettest.Must(d.service.Control(ctx, aboutID, a.ID, content.Resume))
		letters.most = first + 20
		letters.off = func() { markettest.Must(d.service.Control(ctx, aboutID, a.ID, content.Cancel)) }
		markettest.Must(0, d.service.Tell(ctx, a.ID))
		markettest.Must(0, d.service.Tell(ctx, a.ID))
		is := markettest.Must(d.service.Announcements(ctx, aboutID))[0]
		if is.State != "cancelled" || is.Told != len(letters.sent) || is.Told >= 50 || is.FinishedAt == nil {
			t.Errorf("%+v, %d letters", is, len(letters.sent))
		}
		if _, err := d.service.Control(ctx, aboutID, a.ID, content.Resume); err == nil {
			t.Error("resumed once cancelled")
		}
	})
}

func TestWhatChangedIsMarkedInTheText(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"<p>un deux</p>", "<p>un deux</p>", "<p>un deux</p>"},
		{"<p>dans les 30 jours de l’envoi.</p>", "<p>dans les 30 jours de la livraison.</p>",
			"<p>dans les 30 jours de <del>l’envoi.</del><ins>la livraison.</ins></p>"},
		{"<p>un</p><p>deux</p>", "<p>un</p>", "<p>un</p><del>deux</del>"},
		{"<p>un</p>", "<p>un</p><ul><li>deux</li></ul>", "<p>un</p><ul><li><ins>deux</ins></li></ul>"},
	} {
		if got, _ := content.Mark(c.before, c.after); got != c.want {
			t.Errorf("%s → %s: %s; want %s", c.before, c.after, got, c.want)
		}
	}
	if _, n := content.Mark("<p>a</p><p>b</p><p>c</p>", "<p>x</p><p>b</p><p>y</p>"); n != 2 {
		t.Errorf("%d places; want 2", n)
	}
}
