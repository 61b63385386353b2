package identity

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/netip"
	"time"

	"rangrue/internal/kit/db"
)

// Attempts that fail are counted over a window of time: at one account from one client, at one account from anywhere
// (many clients guessing one password), and from one client at any account (one password tried on many accounts).
const (
	pairLimit, pairWindow     = 10, 15 * time.Minute
	emailLimit, emailWindow   = 50, time.Hour
	clientLimit, clientWindow = 200, time.Hour

	longestWindow = time.Hour
)

// counter is one row of attempts.
type counter struct {
	email, client string
	limit         int
	window        time.Duration
}

// countersOf names the counters of an attempt. They are stored hashed, so that the table does not show who signed in
// from where.
func (s *Service) countersOf(ctx context.Context, email string) []counter {
	e, c := s.hide("email "+email), s.hide("client "+network(s.Client(ctx)))
	return []counter{{e, c, pairLimit, pairWindow}, {e, "", emailLimit, emailWindow},
		{"", c, clientLimit, clientWindow}}
}

// network is who counts as one client: an address, or the /64 that an IPv6 subscriber holds whole.
func network(a netip.Addr) string {
	if a.Is6() && !a.Is4In6() {
		if p, err := a.Prefix(64); err == nil {
			return p.String()
		}
	}
	return a.Unmap().String()
}

func (s *Service) hide(what string) string {
	mac := hmac.New(sha256.New, s.HashKey)
	mac.Write([]byte(what))
	return base64.RawStdEncoding.EncodeToString(mac.Sum(nil)[:16])
}

// count counts an attempt before it is made, so that a hundred at once are not all let through; one that succeeds is
// uncounted. It refuses with [ErrTooMany], and counts nothing then.
func (s *Service) count(ctx context.Context, counters []counter) error {
	now := s.Now()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, c := range counters {
			n, err := countAttempt(ctx, tx, c, now)
			if err != nil {
				return fmt.Errorf("identity: count an attempt: %w", err)
			}
			if n == 0 {
				return ErrTooMany
			}
		}
		return nil
	})
	return err
}
