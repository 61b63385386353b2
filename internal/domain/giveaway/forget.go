package giveaway

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Entry is what is kept of someone who took part.
type Entry struct {
	Edition string    `json:"edition"`
	Ticket  string    `json:"ticket"`
	At      time.Time `json:"createdAt"`
}

// Export gathers the entries of an e-mail.
func (s *Service) Export(ctx context.Context, email string) ([]Entry, error) {
	entries, err := readEntries(ctx, s.db, email)
	if err != nil {
		return nil, fmt.Errorf("giveaway: export: %w", err)
	}
	if entries == nil {
		entries = []Entry{}
	}
	return entries, nil
}

// Forget withdraws an e-mail. While entries are open its entry goes; afterwards the ticket stays without the address,
// because the published digest counts it, and the draw skips it.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, email string) error {
	e, err := s.Current(ctx, tx)
	if err != nil {
		return err
	}
	if e.Exists() && s.Now().Before(e.ClosesAt()) {
		if err := dropEntry(ctx, tx, e.Edition, email); err != nil {
			return fmt.Errorf("giveaway: forget: %w", err)
		}
	}
	if err := eraseEntries(ctx, tx, email); err != nil {
		return fmt.Errorf("giveaway: forget: %w", err)
	}
	return nil
}
