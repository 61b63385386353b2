package message

import (
	"context"

	"rangrue/internal/kit/db"
)

func byID(ctx context.Context, r db.Reader, id string) (Message, error) {
	found, err := db.All(ctx, r, scan, `SELECT `+columns+` FROM messages m WHERE m.id = $1`, id)
	if err == nil && len(found) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Message{}, err
	}
	return found[0], nil
}

func setHidden(ctx context.Context, tx *db.Tx, id string, at any, reason string) error {
	n, err := tx.Exec(ctx, `UPDATE messages SET hidden_at = $2, hidden_reason = $3 WHERE id = $1`, id, at, reason)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}
