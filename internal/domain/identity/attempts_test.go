package identity_test

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/db"
)

func (h *harness) guess(email string) error {
	_, err := h.service.SignIn(h.t.Context(), email, "au hasard")
	return err
}

// tried makes it so that as many tries were counted, without the time that so many would take.
func (h *harness) tried(n int, which string) {
	h.t.Helper()
	err := h.db.Tx(h.t.Context(), func(tx *db.Tx) error {
		rows, err := tx.Exec(h.t.Context(), `UPDATE sign_in_attempts SET attempts = $1 WHERE `+which, n)
		if err == nil && rows == 0 {
			err = errors.New("no try was counted")
		}
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
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
		if _, err := h.service.SignIn(t.Context(), h.maude.Email, password); !errors.Is(err, identity.ErrTooMany) {
			t.Errorf("the right password from the same client: %v", err)
		}
		h.client = "203.0.113.8"
		h.signIn() // her own client is another
		h.client = "203.0.113.7"
		h.clock = h.clock.Add(15 * time.Minute)
		h.signIn() // and the first may try again later
	})
}

func TestARightPasswordForgivesTheWrongOnesBefore(t *testing.T) {
	each(t, func(h *harness) {
		for range 3 {
			if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
				t.Fatal(err)
			}
			h.tried(9, `client <> '' AND email <> ''`)
			h.signIn()
		}
	})
}

func TestManyClientsGuessingOneAccountAreStoppedUntilItsOwnerChoosesAPassword(t *testing.T) {
	each(t, func(h *harness) {
		for i, tried := range []int{30, 49, 50} {
			h.client = fmt.Sprintf("2001:db8:%x::1", i)
			if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
				t.Fatalf("guess %d: %v", tried, err)
			}
			h.tried(tried, `client = ''`)
		}
		h.client = "198.51.100.4"
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrTooMany) {
			t.Errorf("guess 51: %v", err)
		}
		if err := h.guess("autre@exemple.ca"); !errors.Is(err, identity.ErrCredentials) {
			t.Errorf("another account: %v", err)
		}
		if err := h.accounts.SetPassword(t.Context(), h.maude.ID, password); err != nil {
			t.Fatal(err)
		}
		h.signIn()
	})
}

func TestNeighboursOfOneIPv6NetworkAreOneClient(t *testing.T) {
	each(t, func(h *harness) {
		h.client = "2001:db8:1:2::1"
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrCredentials) {
			t.Fatal(err)
		}
		h.tried(10, `client <> '' AND email <> ''`)
		h.client = "2001:db8:1:2:ffff::9"
		if err := h.guess(h.maude.Email); !errors.Is(err, identity.ErrTooMany) {
			t.Errorf("%v", err)
		}
	})
}

func TestTriesAreKeptWithoutNames(t *testing.T) {
	each(t, func(h *harness) {
		_ = h.guess(h.maude.Email)
		var clear int
		err := h.db.QueryRow(t.Context(),
			`SELECT COUNT(*) FROM sign_in_attempts WHERE email LIKE '%maude%' OR client LIKE '%203%113%'`).Scan(&clear)
		if err != nil || clear != 0 {
			t.Errorf("%d rows tell who tried, %v", clear, err)
		}
	})
}
