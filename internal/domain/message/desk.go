package message

import (
	"context"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
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
