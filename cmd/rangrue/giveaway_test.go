package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/giveaway"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
)

// overMarket is a market whose giveaway is over and was not drawn yet.
type overMarket struct {
	t       *testing.T
	environ []string
	out     bytes.Buffer
}

func newOverMarket(t *testing.T, readers ...string) *overMarket {
	t.Helper()
	day := func(ago int) string { return time.Now().AddDate(0, 0, -ago).Format(time.DateOnly) }
	o := &overMarket{
		t: t,
		environ: []string{
			"RR_DATA_DIR=" + t.TempDir(), "RR_GIVEAWAY_CLOSES=" + day(5), "RR_GIVEAWAY_ANNOUNCED=" + day(3),
		},
	}
	o.at(func(backend *app.Backend) {
		for _, email := range readers {
			if _, err := backend.Outreach.Subscribe(t.Context(), email, nil); err != nil {
				t.Fatal(err)
			}
		}
		backend.Giveaway.Now = func() time.Time { return time.Now().AddDate(0, 0, -10) } // while it was open
		for _, email := range readers {
			if err := backend.DB.Tx(t.Context(), func(tx *db.Tx) error {
				return backend.Giveaway.Enter(t.Context(), tx, email)
			}); err != nil {
				t.Fatal(err)
			}
		}
	})
	return o
}

// at does something on the operator's database.
func (o *overMarket) at(do func(*app.Backend)) {
	o.t.Helper()
	settings, err := config.Load(o.environ)
	if err != nil {
		o.t.Fatal(err)
	}
	backend, err := app.OpenBackend(o.t.Context(), settings)
	if err != nil {
		o.t.Fatal(err)
	}
	defer backend.Close()
	do(backend)
}

func (o *overMarket) types(words ...string) error {
	o.out.Reset()
	return run(o.t.Context(), words, o.environ, &o.out)
}

func (o *overMarket) status() (printed string) {
	o.t.Helper()
	o.at(func(backend *app.Backend) {
		var out bytes.Buffer
		if err := tellGiveaway(context.Background(), backend.Giveaway, &out); err != nil {
			o.t.Fatal(err)
		}
		printed = out.String()
	})
	return printed
}

func TestTheGiveawayIsDrawnAndFollowedFromTheCommandLine(t *testing.T) {
	o := newOverMarket(t, "a@exemple.ca", "b@exemple.ca", "c@exemple.ca")
	if status := o.status(); !strings.Contains(status, "state    due") || !strings.Contains(status, "entries  3") {
		t.Errorf("before: %s", status)
	}
	for _, c := range []struct {
		words []string
		fails string
	}{
		{words: []string{"giveaway", "status"}},
		{words: []string{"giveaway", "draw"}, fails: "a seed is needed"},
		{words: []string{"giveaway", "attempt", "--prize", "1"}, fails: "nobody holds this prize"},
		{words: []string{"giveaway", "draw", "--seed", "3 14 15"}},
		{words: []string{"giveaway", "draw", "--seed", "3 14 15"}},
		{words: []string{"giveaway", "draw", "--seed", "9 9 9"}, fails: "another seed"},
		{words: []string{"giveaway", "attempt", "--prize", "1"}},
		{words: []string{"giveaway", "accept", "--prize", "2"}},
		{words: []string{"giveaway", "replace", "--prize", "1"}, fails: "3 attempts and 7 days"},
		{words: []string{"giveaway", "replace", "--prize", "1", "--reason", "declined"}},
		{words: []string{"giveaway", "dessiner"}, fails: "no such action"},
		{words: []string{"giveaway", "draw", "3 14 15"}, fails: "one word too many"},
	} {
		err := o.types(c.words...)
		if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%v: %v; want %q", c.words, err, c.fails)
		}
	}
	printed := o.status()
	for _, want := range []string{"seed     3 14 15", "replaced", "2 attempts", "declined", "contacted", "accepted"} {
		if !strings.Contains(printed, want) {
			t.Errorf("no %q in\n%s", want, printed)
		}
	}
	o.at(func(backend *app.Backend) {
		status, err := backend.Giveaway.Status(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(status.Winners) != 3 || status.Winners[1].Status != giveaway.Contacted ||
			status.Winners[1].Position != 3 {
			t.Errorf("%+v", status.Winners)
		}
	})
}

func TestTheNewsletterIsExportedToAFileOfTheOperatorsOwn(t *testing.T) {
	o := newOverMarket(t, "a@exemple.ca", "b@exemple.ca")
	file := filepath.Join(t.TempDir(), "lecteurs.csv")
	if err := o.types("newsletter", "export", "--out", file); err != nil {
		t.Fatal(err)
	}
	written, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(strings.TrimSpace(string(written)), "\n"); len(lines) != 3 ||
		!strings.HasPrefix(lines[1], "a@exemple.ca,") {
		t.Errorf("%s", written)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	if err := o.types("newsletter", "envoyer"); err == nil {
		t.Error("an unknown action passed")
	}
}

func TestWithoutAGiveawayTheCommandSaysSo(t *testing.T) {
	o := &overMarket{t: t, environ: []string{"RR_DATA_DIR=" + t.TempDir()}}
	if printed := o.status(); !strings.Contains(printed, "RR_GIVEAWAY_CLOSES is empty") {
		t.Error(printed)
	}
}
