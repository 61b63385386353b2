package giveaway_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"rangrue/internal/domain/giveaway"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/markettest"
)

// desk is a giveaway that closes on 13 December and is drawn on the 15th, two prizes.
type desk struct {
	t       *testing.T
	db      *db.DB
	service *giveaway.Service
	handler http.Handler
	clock   time.Time
	prize   giveaway.Prize
}

func eastern(month time.Month, day, hour, minute int) time.Time {
	return time.Date(2026, month, day, hour, minute, 0, 0, calendar.Eastern)
}

func newDesk(t *testing.T, database *db.DB) *desk {
	d := &desk{t: t, db: database, clock: eastern(11, 15, 9, 0), prize: giveaway.Prize{Value: 80,
		Items: []giveaway.Item{
			{Name: "Une tasse", Shop: "atelier-batture", Product: "tasse"}, {Name: "Un bol", Shop: "atelier-batture"}}}}
	service, err := giveaway.New(database, giveaway.Options{
		Rules: giveaway.Rules{
			Edition: "essai", Closes: eastern(12, 13, 0, 0), Announced: eastern(12, 15, 0, 0), Winners: 2,
			Source: "Lotto 6/49 du 14 décembre",
		},
		Brand: mail.Brand{Name: "Épicerie", PublicURL: "https://exemple.ca", Contact: "aide@exemple.ca"},
		Page:  "/concours", Now: func() time.Time { return d.clock },
		Prize: func() (giveaway.Prize, bool) { return d.prize, d.prize.Value > 0 },
		Suppliers: func(_ context.Context, slugs []string) ([]giveaway.Supplier, error) {
			return []giveaway.Supplier{{Name: "Atelier Batture", Slug: slugs[0]}}, nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	d.service, d.handler = service, markettest.API(service.Routes)
	return d
}

func (d *desk) enter(email string) error {
	return d.db.Tx(d.t.Context(), func(tx *db.Tx) error { return d.service.Enter(d.t.Context(), tx, email) })
}

// enterMany enters n addresses, then lets the day of the draw come.
func (d *desk) enterMany(n int) {
	d.t.Helper()
	for i := range n {
		if err := d.enter(fmt.Sprintf("p%d@exemple.ca", i)); err != nil {
			d.t.Fatal(err)
		}
	}
	d.clock = eastern(12, 15, 12, 0)
}

func (d *desk) status() giveaway.Status {
	d.t.Helper()
	s, err := d.service.Status(d.t.Context())
	if err != nil {
		d.t.Fatal(err)
	}
	return s
}

func (d *desk) wire() giveaway.Wire {
	d.t.Helper()
	w := httptest.NewRecorder()
	d.handler.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/v1/giveaway", nil))
	var body giveaway.Wire
	if err := json.Unmarshal(w.Body.Bytes(), &body); err != nil || w.Code != 200 {
		d.t.Fatalf("%d %s: %v", w.Code, w.Body, err)
	}
	return body
}

// letters are the messages waiting to be sent, oldest first.
func (d *desk) letters() []mail.Message {
	d.t.Helper()
	return mailtest.Queued(d.t, d.db)
}

func TestAMailboxEntersOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for _, email := range []string{"Ana@exemple.ca", "ana@exemple.ca", "zoe@exemple.ca"} {
			if err := d.enter(email); err != nil {
				t.Fatal(err)
			}
		}
		d.clock = eastern(12, 14, 9, 0)
		if got := d.status().Entries; got != 2 {
			t.Errorf("%d entries", got)
		}
	})
}

func TestEntriesAreTakenUntilTheMidnightThatEndsTheCloseDate(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.clock = eastern(12, 13, 23, 59)
		if err := d.enter("ana@exemple.ca"); err != nil {
			t.Errorf("one minute before: %v", err)
		}
		if w := d.wire(); w.State != giveaway.Open || w.Entries != 0 || w.EntriesDigest != "" ||
			!w.ClosesAt.Equal(eastern(12, 14, 0, 0)) || !w.AnnouncedAt.Equal(eastern(12, 15, 12, 0)) {
			t.Errorf("open: %+v", w)
		}
		d.clock = eastern(12, 14, 0, 0)
		if err := d.enter("zoe@exemple.ca"); !errors.Is(err, giveaway.ErrClosed) {
			t.Errorf("at midnight: %v", err)
		}
		w := d.wire()
		if w.State != giveaway.Closed || w.Entries != 1 || len(w.EntriesDigest) != 64 || w.Seed != "" ||
			len(w.Winners) != 0 || w.SeedSource == "" {
			t.Errorf("closed: %+v", w)
		}
	})
}

func TestTheDrawIsDoneOnceAndCanBeDoneAgainByAnyone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(20)
		committed := d.wire().EntriesDigest
		if err := d.service.DrawWinners(t.Context(), " 3 14 15 26 35 41 "); err != nil {
			t.Fatal(err)
		}
		if err := d.service.DrawWinners(t.Context(), "3 14 15 26 35 41"); err != nil {
			t.Errorf("the same seed again: %v", err)
		}
		if err := d.service.DrawWinners(t.Context(), "autre"); !errors.Is(err, giveaway.ErrOtherSeed) {
			t.Errorf("another seed: %v", err)
		}
		w := d.wire()
		if w.State != giveaway.Drawn || w.Seed != "3 14 15 26 35 41" || w.EntriesDigest != committed ||
			w.Entries != 20 || len(w.Winners) != 2 || w.DrawnAt == nil {
			t.Fatalf("%+v", w)
		}
		tickets := d.tickets()
		again := giveaway.Order(w.Seed, tickets)
		if giveaway.Digest(tickets) != committed || w.Winners[0].Ticket != again[0] || w.Winners[1].Ticket != again[1] {
			t.Errorf("done again: %v; drawn %+v", again[:2], w.Winners)
		}
		if got := w.Winners[0].Email; got != "p•••@e•••.ca" {
			t.Errorf("an address is shown as %s", got)
		}
		version, err := changes.Version(t.Context(), d.db)
		if err != nil || version != 1 {
			t.Errorf("pages are notified %d times: %v", version, err)
		}
	})
}

func (d *desk) tickets() (all []string) {
	d.t.Helper()
	rows, err := d.db.Query(d.t.Context(), `SELECT id FROM giveaway_entry`)
	if err != nil {
		d.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			d.t.Fatal(err)
		}
		all = append(all, id)
	}
	return all
}

func TestADrawThatCannotBeDoneChangesNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for _, c := range []struct {
			at   time.Time
			seed string
			want error
		}{
			{eastern(12, 14, 9, 0), "x", giveaway.ErrNotYet}, {eastern(12, 15, 11, 59), "x", giveaway.ErrNotYet},
			{eastern(12, 15, 12, 0), " ", giveaway.ErrNoSeed}, {eastern(12, 15, 12, 0), "x", giveaway.ErrNoEntry},
		} {
			d.clock = c.at
			if err := d.service.DrawWinners(t.Context(), c.seed); !errors.Is(err, c.want) {
				t.Errorf("%v %q: %v; want %v", c.at, c.seed, err, c.want)
			}
		}
		if d.status().State != giveaway.Due || len(d.letters()) != 0 {
			t.Error("something was drawn or sent")
		}
	})
}

func TestADrawThatIsLateIsToldFromOneThatIsToCome(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for _, c := range []struct {
			at   time.Time
			want giveaway.State
		}{
			{eastern(12, 13, 23, 59), giveaway.Open}, {eastern(12, 14, 0, 0), giveaway.Closed},
			{eastern(12, 15, 11, 59), giveaway.Closed}, {eastern(12, 15, 12, 0), giveaway.Due}, {eastern(12, 30, 9, 0),
				giveaway.Due},
		} {
			d.clock = c.at
			if got := d.wire().State; got != c.want {
				t.Errorf("%v: %s; want %s", c.at, got, c.want)
			}
		}
	})
}

func TestThePrizeIsWhatItsTextTells(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		p := d.wire().Prize
		if p == nil || p.Value != 80 || len(p.Items) != 2 || p.Items[0].ProductSlug != "tasse" ||
			p.Items[1].StoreSlug != "atelier-batture" ||
			len(p.Suppliers) != 1 || p.Suppliers[0].Slug != "atelier-batture" {
			t.Errorf("%+v", p)
		}
		d.prize = giveaway.Prize{}
		if p := d.wire().Prize; p != nil {
			t.Errorf("a prize nobody wrote: %+v", p)
		}
	})
}

func TestFewerEntriesThanPrizesAllWin(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		d.enterMany(1)
		if err := d.service.DrawWinners(t.Context(), "graine"); err != nil || len(d.wire().Winners) != 1 {
			t.Errorf("%v %+v", err, d.wire())
		}
	})
}

func TestWithoutACloseDateThereIsNoGiveaway(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		s, err := giveaway.New(database, giveaway.Options{Rules: giveaway.Rules{Edition: "essai", Winners: 2}})
		if err != nil {
			t.Fatal(err)
		}
		d := &desk{t: t, db: database, service: s, handler: markettest.API(s.Routes)}
		if err := d.enter("ana@exemple.ca"); !errors.Is(err, giveaway.ErrNone) {
			t.Error(err)
		}
		if w := d.wire(); w.State != giveaway.None || w.ClosesAt != nil {
			t.Errorf("%+v", w)
		}
		if err := s.DrawWinners(t.Context(), "x"); !errors.Is(err, giveaway.ErrNone) {
			t.Error(err)
		}
	})
}

func TestRulesThatContradictThemselvesAreRefused(t *testing.T) {
	day := eastern(12, 13, 0, 0)
	for name, r := range map[string]giveaway.Rules{
		"announced before it closes": {Edition: "e", Winners: 2, Closes: day, Announced: day},
		"no winner":                  {Edition: "e", Closes: day, Announced: day.AddDate(0, 0, 2)},
		"no name":                    {Winners: 2, Closes: day, Announced: day.AddDate(0, 0, 2)},
	} {
		if _, err := giveaway.New(nil, giveaway.Options{Rules: r}); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
