package system_test

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/system"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

type desk struct {
	*markettest.Market
	service *system.Service
}

func run(t *testing.T, test func(d *desk, ctx context.Context)) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := &desk{Market: markettest.New(t, database)}
		d.service = system.New(database, system.Options{
			Version: "1.2", Started: d.At, Now: d.Now, Ledger: ledger.New(database, d.Now, d.Shops),
			Config:  config.Config{SMTPURL: "smtp://moi:motdepasse@courrier.example", Secret: "chut"},
			Checks:  func() []string { return []string{"database", "disk"} },
			Failing: func(context.Context) []string { return []string{"disk"} },
		})
		test(d, operator.CommandLine(t.Context()))
	})
}

// fail makes every job that waits fail for the last time.
func (d *desk) fail(why string) {
	d.Helper()
	d.Change(func(tx *db.Tx) error {
		_, err := tx.Exec(d.Context(), `UPDATE jobs SET state = 'failed', attempt = 18, last_error = $1,
			finished_at = $2 WHERE state = 'ready'`, why, d.At.UnixMilli())
		return err
	})
}

func (d *desk) letters(state string) []system.LetterRow {
	d.Helper()
	rows, _, err := d.service.Letters(d.Context(), state, "")
	return markettest.Must(rows, err)
}

func (d *desk) jobs(state string) []system.JobRow {
	d.Helper()
	rows, _, err := d.service.Jobs(d.Context(), state, "")
	return markettest.Must(rows, err)
}

func (d *desk) acts() string {
	d.Helper()
	lines, err := db.All(d.Context(), d.DB, func(r *sql.Rows) (act string, err error) { return act, r.Scan(&act) },
		`SELECT act FROM operator_journal ORDER BY id`)
	if err != nil {
		d.Fatal(err)
	}
	return strings.Join(lines, " ")
}

func TestAFailedLetterIsReadWithoutItsSecretsAndSentAgain(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		letter := mail.Message{To: []string{"ana@exemple.ca"}, Subject: "Changez votre mot de passe",
			Text: "Ouvrez https://exemple.ca/mot-de-passe?jeton=abc.def-1\nou tapez 482913 : /verification?code=482913",
			HTML: `<a href="https://exemple.ca/x?a=1&amp;jeton=abc.def-1">ici</a> <b>482913</b>` +
				`<a href="/v?code=482913">`}
		d.Change(func(tx *db.Tx) error { return mail.Enqueue(ctx, tx, letter) })
		d.fail("550 ana@exemple.ca unknown")
		failed := d.letters("failed")
		if len(failed) != 1 || failed[0].To != "ana@exemple.ca" || failed[0].Attempts != 18 {
			t.Fatalf("failed: %+v", failed)
		}
		if failed[0].Cause != "Le serveur de courriel n’a pas pris la lettre." {
			t.Errorf("it failed because %q", failed[0].Cause)
		}
		read := markettest.Must(d.service.Open(ctx, failed[0].ID))
		for _, text := range []string{read.HTML, read.Text} {
			if strings.Contains(text, "abc.def") || strings.Contains(text, "482913") ||
				!strings.Contains(text, "jeton=…") {
				t.Errorf("secrets are shown: %s", text)
			}
		}
		markettest.Must(0, d.service.Resend(ctx, failed[0].ID))
		if waiting := d.letters("ready"); len(waiting) != 1 || waiting[0].Attempts != 0 {
			t.Errorf("waiting: %+v", waiting)
		}
		if err := d.service.Resend(ctx, failed[0].ID); err == nil {
			t.Error("a letter that waits was sent again")
		}
		if got := d.acts(); got != "letter.open letter.resend" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestALetterThatLeftIsSentAgainAsAnotherCopy(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		d.Change(func(tx *db.Tx) error {
			return mail.Enqueue(ctx, tx, mail.Message{To: []string{"ana@exemple.ca"}, Subject: "Merci", Text: "Merci"})
		})
		d.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `UPDATE jobs SET state = 'done', finished_at = $1`, d.At.UnixMilli())
			return err
		})
		sent := d.letters("done")
		markettest.Must(0, d.service.Resend(ctx, sent[0].ID))
		all := mailtest.Queued(t, d.DB)
		if len(all) != 2 || all[0].ID == all[1].ID {
			t.Errorf("%+v", all)
		}
	})
}

func TestAFailedJobIsRunAgainOrGivenUp(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		for _, kind := range []string{"one", "two"} {
			d.Change(func(tx *db.Tx) error {
				return jobs.Enqueue(ctx, tx, kind, map[string]string{"email": "ana@exemple.ca"})
			})
		}
		d.Change(func(tx *db.Tx) error {
			return mail.Enqueue(ctx, tx, mail.Message{To: []string{"a@exemple.ca"}, Subject: "x", Text: "x"})
		})
		d.fail("refused: ana@exemple.ca")
		work, letters, err := d.service.Work(ctx)
		if work.Failed != 2 || work.FailedSince.IsZero() || letters.Failed != 1 || err != nil {
			t.Errorf("failed: %+v, letters %+v, %v", work, letters, err)
		}
		failed := d.jobs("failed")
		if len(failed) != 2 || strings.Contains(failed[0].Error+failed[0].Payload, "ana@") {
			t.Fatalf("%+v", failed)
		}
		markettest.Must(0, d.service.Retry(ctx, failed[0].ID))
		markettest.Must(0, d.service.Drop(ctx, failed[1].ID, "Sans objet"))
		if left, _, _ := d.service.Work(ctx); left.Failed != 0 {
			t.Errorf("%d are left", left.Failed)
		}
		if err := d.service.Drop(ctx, failed[1].ID, "Encore"); err == nil {
			t.Error("dropped twice")
		}
		letter := d.letters("failed")[0]
		if err := d.service.Drop(ctx, letter.ID, "x"); err == nil {
			t.Error("a letter was dropped as a job")
		}
		if got := d.acts(); got != "job.retry job.drop" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestListsAreReadPageByPage(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		d.Change(func(tx *db.Tx) error {
			for range 120 {
				letter := mail.Message{To: []string{"ana@exemple.ca"}, Subject: "Merci", Text: "Merci"}
				err := errors.Join(mail.Enqueue(ctx, tx, letter), jobs.Enqueue(ctx, tx, "one", struct{}{}))
				if err != nil {
					return err
				}
			}
			return nil
		})
		read := func(state string) {
			letters, work := map[string]bool{}, map[string]bool{}
			before, pages := "", 0
			for next := "-"; next != ""; pages++ {
				var rows []system.LetterRow
				rows, next, _ = d.service.Letters(ctx, state, before)
				for _, row := range rows {
					letters[row.ID] = true
				}
				before = next
			}
			before = ""
			for next := "-"; next != ""; pages++ {
				var rows []system.JobRow
				rows, next, _ = d.service.Jobs(ctx, state, before)
				for _, row := range rows {
					work[row.ID] = true
				}
				before = next
			}
			if len(letters) != 120 || len(work) != 120 || pages != 6 {
				t.Errorf("%s: %d letters and %d jobs on %d pages", state, len(letters), len(work), pages)
			}
		}
		read("ready")
		d.fail("421 try later")
		read("failed")
	})
}

func TestAFailedLetterIsGivenUpForAReason(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		letter := mail.Message{To: []string{"ana@exemple.ca"}, Subject: "Merci", Text: "Merci", About: "order:a"}
		d.Change(func(tx *db.Tx) error { return mail.Enqueue(ctx, tx, letter) })
		d.fail("550 unknown")
		id := d.letters("failed")[0].ID
		markettest.Must(0, d.service.DropLetter(ctx, id, "L’adresse n’existe pas."))
		if left := d.letters("failed"); len(left) != 0 {
			t.Errorf("failed: %+v", left)
		}
		if kept := markettest.Must(mail.About(ctx, d.DB, "order:a")); len(kept) != 0 {
			t.Errorf("it seems to have left: %+v", kept)
		}
		if err := d.service.DropLetter(ctx, id, "Encore"); err == nil {
			t.Error("dropped twice")
		}
		if got := d.acts(); got != "letter.drop" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestALetterThatIsLeavingIsNotGivenUp(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		d.Change(func(tx *db.Tx) error {
			return mail.Enqueue(ctx, tx, mail.Message{To: []string{"a@exemple.ca"}, Subject: "x", Text: "x"})
		})
		id := d.letters("ready")[0].ID
		d.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `UPDATE jobs SET state = 'running' WHERE id = $1`, id)
			return err
		})
		var refusal *problem.Error
		err := d.service.DropLetter(ctx, id, "Trop tard")
		if !errors.As(err, &refusal) || refusal.Text.FR != "Cette lettre part en ce moment." {
			t.Errorf("%v", err)
		}
		if got := d.acts(); got != "" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestAllFailedLettersAreSentAgainAtOnce(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		for range 3 {
			d.Change(func(tx *db.Tx) error {
				return mail.Enqueue(ctx, tx, mail.Message{To: []string{"a@exemple.ca"}, Subject: "x", Text: "x"})
			})
		}
		d.Change(func(tx *db.Tx) error { return jobs.Enqueue(ctx, tx, "one", struct{}{}) })
		d.fail("connection refused")
		for _, want := range []int{3, 0} {
			if sent, err := d.service.ResendFailed(ctx); sent != want || err != nil {
				t.Errorf("%d letters are sent again, %v; want %d", sent, err, want)
			}
		}
		if waiting := d.letters("ready"); len(waiting) != 3 || waiting[0].Attempts != 0 || len(d.jobs("failed")) != 1 {
			t.Errorf("waiting: %+v", waiting)
		}
		if got := d.acts(); got != "letter.resend_all" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestTheStateNamesWhatFailsAndNoSecret(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		state := markettest.Must(d.service.State(ctx))
		if state.Version != "1.2" || state.Mail != "smtp" || state.Payments != "sandbox" || len(state.Checks) != 3 ||
			!state.Checks[0].OK || state.Checks[1].OK || !state.Checks[2].OK || state.Ledger.CheckedAt != nil {
			t.Errorf("%+v", state)
		}
		wrong := []ledger.Mismatch{{What: ledger.WrongPayout, ID: "p1", Found: 1}}
		if _, err := d.service.Ledger.Follow(ctx, wrong, false,
			func(*db.Tx, []ledger.Mismatch) error { return nil }); err != nil {
			t.Fatal(err)
		}
		state = markettest.Must(d.service.State(ctx))
		if books := state.Ledger; books.Mismatches != 1 || state.Checks[2] != (system.Check{Name: "books"}) ||
			!books.CheckedAt.Equal(d.At.Truncate(time.Millisecond)) {
			t.Errorf("%+v", state)
		}
		for _, s := range d.service.Config.Settings() {
			if strings.Contains(s.Value, "motdepasse") || strings.Contains(s.Value, "chut") {
				t.Errorf("%s shows %s", s.Name, s.Value)
			}
		}
		if _, err := d.service.Open(ctx, "nothing"); err == nil || errors.Is(err, sql.ErrNoRows) {
			t.Errorf("a letter that is not there: %v", err)
		}
	})
}
