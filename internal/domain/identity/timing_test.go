package identity_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"rangrue/internal/domain/identity"
)

// TestAnUnknownEmailTakesTheTimeOfAWrongPassword compares medians of tries that take turns, so that a busy machine
// slows both alike. A sign-in that skipped the hash for an unknown e-mail would take less than a tenth.
func TestAnUnknownEmailTakesTheTimeOfAWrongPassword(t *testing.T) {
	each(t, func(h *harness) {
		const tries, tolerated, rounds = 21, 0.25, 3
		guess := func(n int, email string) time.Duration {
			h.client = fmt.Sprintf("2001:db8:%x::1", n) // the limits are not what is measured
			began := time.Now()
			if err := h.guess(email); !errors.Is(err, identity.ErrCredentials) {
				t.Fatal(err)
			}
			return time.Since(began)
		}
		for round := range rounds {
			var known, unknown []time.Duration
			for n := range tries {
				known = append(known, guess(n, h.maude.Email))
				unknown = append(unknown, guess(n, "inconnue@exemple.ca"))
			}
			h.clock = h.clock.Add(2 * time.Hour)
			a, b := median(known), median(unknown)
			t.Logf("known %s, unknown %s: %+.1f %%", a, b, 100*float64(b-a)/float64(a))
			if apart := float64((b - a).Abs()) / float64(min(a, b)); apart <= tolerated {
				return
			} else if round == rounds-1 {
				t.Errorf("known e-mails take %s and unknown ones %s", a, b)
			}
		}
	})
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}
