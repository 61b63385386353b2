package operator

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// session is what one read says of the person who makes a call.
type session struct {
	operator         bool // they are one now
	role             Role
	open             bool // the cookie is of a session of theirs that was not ended
	openedAt, seenAt time.Time
}

func readSession(ctx context.Context, r db.Reader, userID, cookieHash string) (found session, err error) {
	var opened, seen sql.NullInt64
	err = r.QueryRow(ctx, `SELECT o.role, s.opened_at, s.seen_at FROM operators o
		LEFT JOIN operator_sessions s ON s.user_id = o.user_id AND s.token_hash = $2 AND s.ended_at IS NULL
		WHERE o.user_id = $1 AND o.removed_at IS NULL`, userID, cookieHash).Scan(&found.role, &opened, &seen)
	if errors.Is(err, sql.ErrNoRows) {
		return session{}, nil
	}
	if err != nil {
		return session{}, fmt.Errorf("read a session of the console: %w", err)
	}
	found.operator = true
	if opened.Valid {
		found.open, found.openedAt, found.seenAt = true, time.UnixMilli(opened.Int64), time.UnixMilli(seen.Int64)
	}
	return found, nil
}

func insertSession(ctx context.Context, tx *db.Tx, cookieHash, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO operator_sessions (token_hash, user_id, opened_at, seen_at)
		VALUES ($1, $2, $3, $3)`, cookieHash, userID, now.UnixMilli())
	return err
}

// touch notes that a session is in use.
func (s *Service) touch(ctx context.Context, userID, cookieHash string) error {
	now := s.Now().UnixMilli()
	return s.db.LightTx(ctx, func(tx *db.Tx) error {
		err := tx.Later(ctx, `UPDATE operator_sessions SET seen_at = $2 WHERE token_hash = $1`, cookieHash, now)
		if err != nil {
			return err
		}
		return tx.Later(ctx, `UPDATE operators SET seen_at = $2 WHERE user_id = $1`, userID, now)
	})
}

func endSession(ctx context.Context, tx *db.Tx, cookieHash string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE operator_sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`,
		cookieHash, now.UnixMilli())
	return err
}

func endSessions(ctx context.Context, tx *db.Tx, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE operator_sessions SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL`,
		userID, now.UnixMilli())
	return err
}

// prune deletes what ended or went unused long ago.
func prune(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM operator_sessions WHERE seen_at < $1`, before.UnixMilli())
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `DELETE FROM operator_invitations WHERE expires_at < $1`, before.UnixMilli())
	return err
}
