package ledger

import (
	"context"

	"rangrue/internal/kit/db"
)

// Mismatch is a record that the ledger and its source disagree about.
type Mismatch struct {
	What string // part, contribution, payment, payout or days
	ID   string // of the shop's part, the order, the payout or the shop
}

// NoteCheck remembers what a comparison found, for every node to tell.
func (s *Service) NoteCheck(ctx context.Context, mismatches int) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return noteCheck(ctx, tx, mismatches, s.now())
	})
}
