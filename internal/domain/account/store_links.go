package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

// countLinks counts the links of a purpose that a user was sent in the last hour, with the time of the last one.
func countLinks(ctx context.Context, tx *db.Tx, l link, now time.Time) (hour int, last sql.NullInt64, err error) {
	err = tx.QueryRow(ctx, `SELECT COUNT(*), MAX(created_at) FROM account_links WHERE user_id = $1 AND purpose = $2
		AND created_at > $3`,
		l.userID, string(l.purpose), now.Add(-time.Hour).UnixMilli()).Scan(&hour, &last)
	return hour, last, err
}

func insertLink(ctx context.Context, tx *db.Tx, token string, l link, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO account_links (token_hash, user_id, purpose, email, created_at, expires_at)
		VALUES ($1, $2, $3, $4, $5, $6)`,
		hashToken(token), l.userID, string(l.purpose), l.email, now.UnixMilli(), now.Add(lives[l.purpose]).UnixMilli())
	return err
}

func deleteExpiredLinks(ctx context.Context, tx *db.Tx, now time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM account_links WHERE expires_at < $1`, now.UnixMilli())
	return err
}

// readLink finds what a token is for, or refuses it with [ErrLink].
func (s *Service) readLink(ctx context.Context, r db.Reader, token string, wanted ...purpose) (*link, error) {
	var l link
	var expires int64
	err := r.QueryRow(ctx, `SELECT user_id, purpose, email, expires_at FROM account_links WHERE token_hash = $1`,
		hashToken(token)).
		Scan(&l.userID, &l.purpose, &l.email, &expires)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrLink
	}
	if err != nil {
		return nil, err
	}
	for _, p := range wanted {
		if l.purpose == p && expires > s.now().UnixMilli() {
			return &l, nil
		}
	}
	return nil, ErrLink
}

// useLink takes a link away with its siblings: deleting its row is what makes it work once, also for two who race.
func useLink(ctx context.Context, tx *db.Tx, token string, l *link) error {
	n, err := tx.Exec(ctx, `DELETE FROM account_links WHERE token_hash = $1`, hashToken(token))
	if err != nil {
		return err
	}
	if n == 0 {
		return ErrLink
	}
	return dropLinks(ctx, tx, l.userID, l.purpose)
}

func dropLinks(ctx context.Context, tx *db.Tx, userID string, which ...purpose) error {
	for _, p := range which {
		if _, err := tx.Exec(ctx, `DELETE FROM account_links WHERE user_id = $1 AND purpose = $2`, userID,
			string(p)); err != nil {
			return err
		}
	}
	return nil
}
