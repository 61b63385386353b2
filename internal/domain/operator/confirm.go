package operator

import (
	"context"
	"errors"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
)

// Confirm asks an operator for a code of their second factor again, before something that cannot be undone. A wrong one
// counts as a guess.
func (s *Service) Confirm(ctx context.Context, userID, code string) error {
	return s.confirmed(ctx, userID, code, func(*db.Tx) error { return nil })
}

// confirmed does something in the transaction that takes the code of [Service.Confirm].
func (s *Service) confirmed(ctx context.Context, userID, code string, do func(*db.Tx) error) error {
	guess := attempts.Count{Subject: "operator code " + userID, Limit: codeLimit}
	var early *attempts.TooSoon
	if err := s.Attempts.Begin(ctx, guess); errors.As(err, &early) {
		refusal := *errCodeSoon
		refusal.RetryAfter = early.Seconds()
		return &refusal
	} else if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		who, found, err := readOperator(ctx, tx, userID)
		switch {
		case err != nil:
			return err
		case !found || who.factorAt.IsZero():
			return errCode
		}
		if err := s.useCode(ctx, tx, who, code); err != nil {
			return err
		}
		if err := s.Attempts.Succeeded(ctx, tx, guess); err != nil {
			return err
		}
		return do(tx)
	})
}
