package operator

import (
	"context"

	"rangrue/internal/kit/db"
)

// Confirm asks an operator for a code of their second factor again, before something that cannot be undone. A wrong one
// counts as a guess.
func (s *Service) Confirm(ctx context.Context, userID, code string) error {
	return s.confirmed(ctx, userID, code, func(*db.Tx) error { return nil })
}

// confirmed does something in the transaction that takes the code of [Service.Confirm].
func (s *Service) confirmed(ctx context.Context, userID, code string, do func(*db.Tx) error) error {
	return s.guess(ctx, userID, func(tx *db.Tx, who row) error {
		if who.factorAt.IsZero() {
			return errCode
		}
		if err := s.useCode(ctx, tx, who, code); err != nil {
			return err
		}
		return do(tx)
	})
}
