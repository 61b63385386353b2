package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// PasswordChangedAt is when a user's password last changed, or when the account was deleted: sessions opened before are
// closed.
func (s *Service) PasswordChangedAt(ctx context.Context, userID string) (time.Time, error) {
	var at int64
	err := s.db.QueryRow(ctx, `SELECT password_changed_at FROM users WHERE id = $1`, userID).Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, ErrNotFound
	}
	return time.UnixMilli(at), err
}

// PasswordsChangedSince is the same for everyone whose password changed after a time, with the version of the change log
// up to which it is true.
func (s *Service) PasswordsChangedSince(ctx context.Context, since time.Time) (version int64, changed map[string]time.Time, err error) {
	if version, err = changes.Version(ctx, s.db); err != nil {
		return 0, nil, err
	}
	changed = map[string]time.Time{}
	_, err = db.All(ctx, s.db, func(r *sql.Rows) (id string, err error) {
		var at int64
		err = r.Scan(&id, &at)
		changed[id] = time.UnixMilli(at)
		return id, err
	}, `SELECT id, password_changed_at FROM users WHERE password_changed_at > $1 AND (password_changed_at > created_at OR deleted_at IS NOT NULL)`,
		since.UnixMilli())
	return version, changed, err
}
