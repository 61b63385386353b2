package outreach

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

var errToken = problem.New(problem.Refused, "invalid_token", problem.Say(
	"Ce lien de désabonnement n’est pas valide. Utilisez celui du dernier courriel reçu.",
	"This unsubscribe link is not valid. Please use the one in the last message you received."))

var errConfirm = problem.New(problem.Refused, "invalid_token", problem.Say(
	"Ce lien de confirmation n’est plus valide. Inscrivez-vous de nouveau pour en recevoir un autre.",
	"This confirmation link is no longer valid. Please subscribe again to receive another one."))

// What a link may do. Those to leave never expire, as the anti-spam law wants them to keep working; those to confirm
// expire by what the database stores.
const (
	toLeave   = "newsletter unsubscribe"
	toConfirm = "newsletter confirm"
)

const (
	// letterRest keeps a form from filling someone's mailbox with requests to confirm.
	letterRest = 10 * time.Minute
	// confirmLife is how long such a request stands.
	confirmLife = 30 * 24 * time.Hour
)

// Confirm is the second yes of double opt-in: it sends the welcome. Doing it twice is no error.
func (s *Service) Confirm(ctx context.Context, token string) error {
	id, ok := s.TokenKey.Read(toConfirm, token)
	if !ok {
		return errConfirm
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		now := s.Now()
		email, fresh, err := confirmSubscription(ctx, tx, id, now.UnixMilli(), now.Add(-confirmLife).UnixMilli())
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return errConfirm
		case err != nil:
			return fmt.Errorf("outreach: confirm: %w", err)
		case !fresh:
			return nil
		}
		welcome, err := s.welcome(id, email)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, welcome)
	})
}

// Unsubscribe ends the subscription that a token names. Doing it twice is no error: the reader has what they want.
func (s *Service) Unsubscribe(ctx context.Context, token string) error {
	id, ok := s.TokenKey.Read(toLeave, token)
	if !ok {
		return errToken
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		known, err := endSubscription(ctx, tx, id, s.Now().UnixMilli())
		if err != nil {
			return fmt.Errorf("outreach: unsubscribe: %w", err)
		}
		if !known {
			return errToken
		}
		return nil
	})
}
