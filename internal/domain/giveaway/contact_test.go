package giveaway_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/giveaway"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestWinnersAreWrittenToWithTheDraw(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(5)
		if err := d.service.DrawWinners(t.Context(), "graine"); err != nil {
			t.Fatal(err)
		}
		sent := d.letters()
		if len(sent) != 2 {
			t.Fatalf("%d letters", len(sent))
		}
		m := sent[0]
		if m.To[0] != d.status().Winners[0].Email || m.ReplyTo != "aide@exemple.ca" ||
			m.Subject != "Vous avez gagné notre panier sans déchets" {
			t.Errorf("%+v", m)
		}
		for _, words := range []string{"22\u00a0décembre 2026", "80\u00a0$", "18\u00a0ans",
			"ni monnayable ni transférable", "https://exemple.ca/concours"} {
			if !strings.Contains(m.Text, words) {
				t.Errorf("no %q in\n%s", words, m.Text)
			}
		}
	})
}

func TestThreeAttemptsInSevenDaysThenTheNextInTheOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(6)
		if err := d.service.DrawWinners(t.Context(), "graine"); err != nil {
			t.Fatal(err)
		}
		order := giveaway.Order("graine", d.tickets())
		if err := d.service.Replace(t.Context(), 1, ""); !errors.Is(err, giveaway.ErrTooEarly) {
			t.Errorf("at once: %v", err)
		}
		for range 2 {
			d.clock = d.clock.AddDate(0, 0, 3)
			if err := d.service.Attempt(t.Context(), 1); err != nil {
				t.Fatal(err)
			}
		}
		if err := d.service.Attempt(t.Context(), 1); !errors.Is(err, giveaway.ErrAttempts) {
			t.Errorf("a fourth time: %v", err)
		}
		if err := d.service.Replace(t.Context(), 1, ""); !errors.Is(err, giveaway.ErrTooEarly) {
			t.Errorf("on the sixth day: %v", err)
		}
		d.clock = d.clock.AddDate(0, 0, 1)
		if err := d.service.Replace(t.Context(), 1, ""); err != nil {
			t.Fatal(err)
		}
		w := d.wire().Winners
		if len(w) != 2 || w[0].Ticket != order[2] || w[0].Position != 3 || w[1].Ticket != order[1] {
			t.Errorf("%+v", w)
		}
		replaced := d.status().Winners[0]
		if replaced.Status != giveaway.Replaced || replaced.Reason != "no answer" || len(replaced.Attempts) != 3 {
			t.Errorf("%+v", replaced)
		}
		sent := d.letters()
		if len(sent) != 5 || sent[4].To[0] == sent[0].To[0] || !strings.Contains(sent[3].Subject, "3 de 3") {
			t.Errorf("%d letters", len(sent))
		}
	})
}

func TestAWinnerWhoDeclinesIsReplacedAtOnceAndOneWhoAcceptsIsLeftInPeace(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(3)
		if err := d.service.DrawWinners(t.Context(), "graine"); err != nil {
			t.Fatal(err)
		}
		for range 2 { // twice is no error
			if err := d.service.Accept(t.Context(), 2); err != nil {
				t.Fatal(err)
			}
		}
		for name, err := range map[string]error{
			"attempt": d.service.Attempt(t.Context(), 2), "replace": d.service.Replace(t.Context(), 2, ""),
		} {
			if !errors.Is(err, giveaway.ErrSettled) {
				t.Errorf("%s after accepting: %v", name, err)
			}
		}
		if err := d.service.Replace(t.Context(), 1, "declined"); err != nil {
			t.Fatal(err)
		}
		if err := d.service.Replace(t.Context(), 1, "declined"); !errors.Is(err, giveaway.ErrNobodyLeft) {
			t.Errorf("everyone was drawn: %v", err)
		}
		if err := d.service.Attempt(t.Context(), 3); !errors.Is(err, giveaway.ErrNoWinner) {
			t.Errorf("a third prize: %v", err)
		}
		states := []giveaway.WinnerStatus{}
		for _, w := range d.status().Winners {
			states = append(states, w.Status)
		}
		if !slices.Equal(states, []giveaway.WinnerStatus{giveaway.Replaced, giveaway.Contacted, giveaway.Accepted}) {
			t.Errorf("%v", states)
		}
	})
}

func (d *desk) forget(email string) {
	d.t.Helper()
	if err := d.db.Tx(d.t.Context(), func(tx *db.Tx) error {
		return d.service.Forget(d.t.Context(), tx, email)
	}); err != nil {
		d.t.Fatal(err)
	}
}

func TestAnEntrantWhoAsksToBeForgottenLeavesAndTheDigestStands(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(4)
		d.clock = eastern(12, 1, 9, 0)
		d.forget("P3@exemple.ca") // still open: as if they had never entered
		d.clock = eastern(12, 15, 12, 0)
		committed := d.wire()
		if committed.Entries != 3 {
			t.Fatalf("%d entries", committed.Entries)
		}
		d.forget("p0@exemple.ca")
		d.forget("p1@exemple.ca")
		if err := d.service.DrawWinners(t.Context(), "graine"); err != nil {
			t.Fatal(err)
		}
		w := d.wire()
		if w.EntriesDigest != committed.EntriesDigest || w.Entries != 3 || len(w.Winners) != 1 ||
			d.letters()[0].To[0] != "p2@exemple.ca" {
			t.Errorf("%+v", w)
		}
		if kept, err := d.service.Export(t.Context(), "p2@exemple.ca"); err != nil || len(kept) != 1 ||
			kept[0].Edition != "essai" {
			t.Errorf("%v %v", kept, err)
		}
		d.forget("p2@exemple.ca")
		if kept, err := d.service.Export(t.Context(), "p2@exemple.ca"); err != nil || len(kept) != 0 {
			t.Errorf("%v %v", kept, err)
		}
		if err := d.service.Attempt(t.Context(), 1); !errors.Is(err, giveaway.ErrWithdrew) {
			t.Errorf("writing to someone forgotten: %v", err)
		}
		if err := d.service.Replace(t.Context(), 1, ""); !errors.Is(err, giveaway.ErrNobodyLeft) {
			t.Errorf("nobody is left: %v", err)
		}
	})
}
