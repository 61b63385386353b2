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

// Tries that fail are counted over a window of time: at one account from one client, at one account from anywhere (a
// crowd guessing one password), and from one client at any account (one password tried on a crowd).
const (
	pairLimit, pairWindow     = 10, 15 * time.Minute
	emailLimit, emailWindow   = 50, time.Hour
	clientLimit, clientWindow = 200, time.Hour

	longestWindow = time.Hour
)

// counter is one row of tries.
type counter struct {
	email, client string
	limit         int
	window        time.Duration
}

// tryOf names the counters of a try. They are kept hashed: who tried from where is nobody's to read.
func (s *Service) tryOf(ctx context.Context, email string) []counter {
	e, c := s.hide("email "+email), s.hide("client "+network(s.Client(ctx)))
	return []counter{{e, c, pairLimit, pairWindow}, {e, "", emailLimit, emailWindow}, {"", c, clientLimit, clientWindow}}
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

// count counts a try before it is made, so that a hundred at once are not all let through; one that succeeds is given
// back. It refuses with [ErrTooMany], and counts nothing then.
func (s *Service) count(ctx context.Context, try []counter) error {
	now := s.Now()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, c := range try {
			n, err := tx.Exec(ctx, `INSERT INTO sign_in_attempts (email, client, attempts, began_at) VALUES ($1, $2, 1, $3)
				ON CONFLICT (email, client) DO UPDATE SET
					attempts = CASE WHEN sign_in_attempts.began_at <= $4 THEN 1 ELSE sign_in_attempts.attempts + 1 END,
					began_at = CASE WHEN sign_in_attempts.began_at <= $4 THEN $3 ELSE sign_in_attempts.began_at END
				WHERE sign_in_attempts.attempts < $5 OR sign_in_attempts.began_at <= $4`,
				c.email, c.client, now.UnixMilli(), now.Add(-c.window).UnixMilli(), c.limit)
			if err != nil {
				return fmt.Errorf("identity: count a try: %w", err)
			}
			if n == 0 {
				return ErrTooMany
			}
		}
		return nil
	})
	return err
}

// giveBack uncounts a try that succeeded. The owner's next tries from the same client start anew.
func giveBack(ctx context.Context, tx *db.Tx, try []counter) error {
	for _, c := range try {
		query := `UPDATE sign_in_attempts SET attempts = attempts - 1 WHERE email = $1 AND client = $2 AND attempts > 0`
		if c.email != "" && c.client != "" {
			query = `DELETE FROM sign_in_attempts WHERE email = $1 AND client = $2`
		}
		if _, err := tx.Exec(ctx, query, c.email, c.client); err != nil {
			return err
		}
	}
	return nil
}

// forgive forgets the tries at one account: its owner proved to be so by other means.
func (s *Service) forgive(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM sign_in_attempts WHERE email = $1`, s.hide("email "+email))
	return err
}
