package message

import (
	"context"
	"fmt"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// MaxHiddenReason is the length of why a message was hidden, in characters.
const MaxHiddenReason = 1000

// ByID reads a message whoever asks, inside the caller's transaction or outside any: the caller checks who may read it.
func ByID(ctx context.Context, r db.Reader, id string) (Message, error) { return byID(ctx, r, id) }

// HideIn hides the words of a message from both sides of its thread, in the caller's transaction.
func (s *Service) HideIn(ctx context.Context, tx *db.Tx, id, reason string) error {
	reason = strings.TrimSpace(check.Strip(reason))
	err := check.All(check.Required("reason", reason), check.Length("reason", reason, 1, MaxHiddenReason))
	if err != nil {
		return err
	}
	return setHidden(ctx, tx, id, s.Now().UnixMilli(), reason)
}

// RestoreIn shows the words of a message again.
func (s *Service) RestoreIn(ctx context.Context, tx *db.Tx, id string) error {
	return setHidden(ctx, tx, id, nil, "")
}

// WriteAsMarketIn writes to both sides of a thread in the name of the market, in the caller's transaction. Each gets a
// letter, every time: operators write seldom, and what they write is not to be missed.
func (s *Service) WriteAsMarketIn(ctx context.Context, tx *db.Tx, about Subject, text string) error {
	m, err := s.compose(about, Market, text)
	if err != nil {
		return err
	}
	if err := insert(ctx, tx, m); err != nil {
		return fmt.Errorf("message: write as the market: %w", err)
	}
	for _, reader := range []Side{Customer, Shop} {
		letter, err := s.letter(about, m, reader)
		if err != nil {
			return err
		}
		if len(letter.To) == 0 {
			continue
		}
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return err
		}
	}
	return nil
}
