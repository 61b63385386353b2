package identity_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail/mailtest"
)

func (h *harness) guess(email string) error {
	_, err := h.service.SignIn(h.t.Context(), email, "au hasard", h.device)
	return err
}

// failed makes it so that as many tries failed just now, without the time that so many would take.
func (h *harness) failed(n int, which string) {
	h.t.Helper()
	err := h.db.Tx(h.t.Context(), func(tx *db.Tx) error {
		rows, err := tx.Exec(h.t.Context(), `UPDATE attempts SET failures = $1 WHERE `+which, n)
		if err == nil && rows == 0 {
			err = errors.New("no try was counted")
		}
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

const (
	fromOneSource = `source <> '' AND subject <> ''`
	fromStrangers = `source = ''`
)

// wait is how long a refusal says to wait.
func wait(err error) time.Duration {
	var early *attempts.TooSoon
	if !errors.Is(err, identity.ErrTooMany) || !errors.As(err, &early) {
		return 0
	}
	return early.Wait
}

// runJobs runs what waits for a handler of the queue, as a node does.
func (h *harness) runJobs(queue *jobs.Queue) {
	h.t.Helper()
	if err := queue.Drain(h.t.Context()); err != nil {
		h.t.Fatal(err)
	}
}

// guessedFromManyNetworks makes 50 wrong guesses from as many networks.
func (h *harness) guessedFromManyNetworks() {
	h.t.Helper()
	client, device := h.client, h.device
	h.client, h.device = "2001:db8:bad::1", ""
	if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
		h.t.Fatal(err)
	}
	h.failed(49, fromStrangers)
	h.client = "2001:db8:bad:1::1"
	if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
		h.t.Fatal(err)
	}
	h.client, h.device = client, device
}

func TestAnUnknownEmailIsRefusedAsAWrongPassword(t *testing.T) {
	each(t, func(h *harness) {
		for _, email := range []string{h.maude.Email, "inconnue@exemple.ca", "", "pas un courriel"} {
			if err := h.guess(email); !errors.Is(err, identity.ErrCredentials) {
				t.Errorf("%q: %v", email, err)
			}
		}
	})
}

func TestGuessingIsStoppedHoweverManyGuessAtOnce(t *testing.T) {
	each(t, func(h *harness) {
		var wrong, stopped atomic.Int32
		var guesses sync.WaitGroup
		for range 16 {
			guesses.Go(func() {
				switch err := h.guess(h.maude.Email); {
				case errors.Is(err, identity.ErrCredentials):
					wrong.Add(1)
				case errors.Is(err, identity.ErrTooMany):
					stopped.Add(1)
				default:
					t.Error(err)
				}
			})
		}
		guesses.Wait()
		if wrong.Load() != 10 || stopped.Load() != 6 {
			t.Errorf("%d guesses were made and %d stopped; want 10 and 6", wrong.Load(), stopped.Load())
		}
		if _, err := h.service.SignIn(t.Context(), h.maude.Email, password, ""); wait(err) != time.Minute {
			t.Errorf("the right password from the same client: %v", err)
		}
		h.client = "203.0.113.8"
		h.signIn() // her own client is another
		h.client = "203.0.113.7"
		h.clock = h.clock.Add(time.Minute)
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
			t.Errorf("after the wait: %v", err)
		}
		if err := h.guess(h.maude.Email); wait(err) != 2*time.Minute {
			t.Errorf("the wait does not grow: %v", err)
		}
		h.clock = h.clock.Add(2 * time.Minute)
		h.signIn()
	})
}

func TestARightPasswordForgivesTheWrongOnesBefore(t *testing.T) {
	each(t, func(h *harness) {
		for range 3 {
			if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
				t.Fatal(err)
			}
			h.failed(9, fromOneSource)
			h.signIn()
		}
	})
}

func TestStrangersMeetAGrowingDelayAndAreNeverLockedOut(t *testing.T) {
	each(t, func(h *harness) {
		h.guessedFromManyNetworks()
		for n, want := range []time.Duration{1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300} {
			h.client = fmt.Sprintf("2001:db8:%x::1", n)
			if err := h.guess(h.maude.Email); wait(err) != want*time.Second {
				t.Errorf("guess %d: %v; want a wait of %d s", 51+n, err, want)
			}
			h.clock = h.clock.Add(want * time.Second)
			if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
				t.Errorf("guess %d after its wait: %v", 51+n, err)
			}
		}
		if err := h.guess("autre@exemple.ca"); !errors.Is(err, identity.ErrCredentials) {
			t.Errorf("another account: %v", err)
		}
		h.clock = h.clock.Add(5 * time.Minute)
		h.client = "198.51.100.4"
		h.signIn() // a new network of hers, which waited as told
	})
}

func TestANetworkThatSignedInBeforeIsSparedWhatStrangersDo(t *testing.T) {
	each(t, func(h *harness) {
		h.signIn()
		h.guessedFromManyNetworks()
		h.signIn() // at home, in a browser that kept no cookie
		h.client = "198.51.100.4"
		if _, err := h.service.SignIn(t.Context(), h.maude.Email, password, ""); wait(err) != time.Second {
			t.Errorf("somewhere new: %v", err)
		}
	})
}

func TestABrowserThatSignedInBeforeIsSparedWhatStrangersDo(t *testing.T) {
	each(t, func(h *harness) {
		device := h.signIn().Device
		h.guessedFromManyNetworks()
		h.client, h.device = "198.51.100.4", device
		h.signIn() // a café, whose network is new
		h.client, h.device = "198.51.100.5", ""
		for range 10 { // someone in another café guesses
			h.clock = h.clock.Add(5 * time.Minute)
			if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
				t.Fatal(err)
			}
		}
		h.device = device
		h.signIn() // and she comes in with her own browser
		for _, forged := range []string{"x", device + "x", strings.SplitN(device, ".", 2)[0] + ".x"} {
			if _, err := h.service.SignIn(t.Context(), h.maude.Email, password, forged); wait(err) == 0 {
				t.Errorf("a forged cookie %q is believed: %v", forged, err)
			}
		}
		h.failed(10, fromOneSource)
		for range 10 {
			_ = h.guess(h.maude.Email)
		}
		if err := h.guess(h.maude.Email); wait(err) != time.Minute {
			t.Errorf("a known browser guesses for ever: %v", err)
		}
	})
}

func TestANewPasswordForgetsTheTriesAndTheSourcesOfTheOldOne(t *testing.T) {
	each(t, func(h *harness) {
		h.signIn()
		h.guessedFromManyNetworks()
		if err := h.accounts.SetPassword(t.Context(), h.maude.ID, password); err != nil {
			t.Fatal(err)
		}
		var sources int
		if err := h.db.QueryRow(t.Context(), `SELECT COUNT(*) FROM sign_in_sources`).Scan(&sources); err != nil ||
			sources != 0 {
			t.Errorf("%d sources are still known, %v", sources, err)
		}
		h.client = "198.51.100.4"
		h.signIn() // from anywhere, at once
	})
}

func TestTheOwnerIsToldOfGuessingOnceADay(t *testing.T) {
	each(t, func(h *harness) {
		queue := jobs.New(h.db, jobs.Options{})
		h.service.Register(queue)
		letters := func(email string) (subjects []string) {
			h.runJobs(queue)
			for _, letter := range mailtest.Queued(t, h.db) {
				if letter.To[0] == email {
					subjects = append(subjects, letter.Subject)
				}
			}
			return subjects
		}
		h.guessedFromManyNetworks()
		h.clock = h.clock.Add(time.Second)
		_ = h.guess(h.maude.Email)
		if got := letters(h.maude.Email); len(got) != 1 || got[0] != "Quelqu’un essaie de deviner votre mot de passe" {
			t.Fatalf("told %q; want one letter", got)
		}
		h.clock = h.clock.Add(23 * time.Hour)
		h.guessedFromManyNetworks()
		if got := letters(h.maude.Email); len(got) != 1 {
			t.Errorf("told again within a day: %q", got)
		}
		h.clock = h.clock.Add(2 * time.Hour)
		h.guessedFromManyNetworks()
		if got := letters(h.maude.Email); len(got) != 2 {
			t.Errorf("not told the day after: %q", got)
		}
		h.maude.Email = "inconnue@exemple.ca"
		h.guessedFromManyNetworks()
		if got := letters("inconnue@exemple.ca"); len(got) != 0 {
			t.Errorf("nobody was told %q", got)
		}
	})
}

func TestNeighboursOfOneIPv6NetworkAreOneClient(t *testing.T) {
	each(t, func(h *harness) {
		h.client = "2001:db8:1:2::1"
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
			t.Fatal(err)
		}
		h.failed(10, fromOneSource)
		h.client = "2001:db8:1:2:ffff::9"
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrTooMany) {
			t.Errorf("%v", err)
		}
	})
}

func TestSourcesAreStoredHashed(t *testing.T) {
	each(t, func(h *harness) {
		h.signIn()
		var clear int
		err := h.db.QueryRow(t.Context(), `SELECT COUNT(*) FROM sign_in_sources WHERE email LIKE '%maude%'
			OR source LIKE '%203%113%'`).Scan(&clear)
		if err != nil || clear != 0 {
			t.Errorf("%d rows tell who signed in from where, %v", clear, err)
		}
	})
}
