package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

const userColumns = `id, first_name, last_name, email, phone, auth_provider_id, locale, email_verified_at, created_at, updated_at, deleted_at, password_changed_at`

type scanner interface{ Scan(into ...any) error }

func scanUser(row scanner, more ...any) (*User, error) {
	var (
		u                         User
		verified, deleted         sql.NullInt64
		created, updated, changed int64
	)
	into := []any{&u.ID, &u.FirstName, &u.LastName, &u.Email, &u.Phone, &u.AuthProviderID, &u.Locale, &verified, &created, &updated, &deleted, &changed}
	err := row.Scan(append(into, more...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	u.EmailVerifiedAt, u.DeletedAt = momentOrZero(verified), momentOrZero(deleted)
	u.CreatedAt, u.UpdatedAt, u.PasswordChangedAt = time.UnixMilli(created).UTC(), time.UnixMilli(updated).UTC(), time.UnixMilli(changed).UTC()
	return &u, nil
}

// ByID reads a living account.
func (s *Service) ByID(ctx context.Context, id string) (*User, error) {
	return byID(ctx, s.db, id)
}

// ByEmail reads a living account by its e-mail, however it is typed.
func (s *Service) ByEmail(ctx context.Context, email string) (*User, error) {
	return scanUser(s.db.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE email = $1 AND deleted_at IS NULL`, NormaliseEmail(email)))
}

// ByProviderID reads a living account by its id at the identity provider.
func (s *Service) ByProviderID(ctx context.Context, providerID string) (*User, error) {
	return scanUser(s.db.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE auth_provider_id = $1 AND deleted_at IS NULL`, providerID))
}

func byID(ctx context.Context, r db.Reader, id string) (*User, error) {
	return scanUser(r.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE id = $1 AND deleted_at IS NULL`, id))
}

// userByEmail reads an account with its hash. When there is none, the hash is empty and the error is nil: the caller
// must spend as much time either way.
func userByEmail(ctx context.Context, r db.Reader, email string) (*User, string, error) {
	var hash string
	u, err := scanUser(r.QueryRow(ctx, `SELECT `+userColumns+`, password_hash FROM users WHERE email = $1 AND deleted_at IS NULL`, email), &hash)
	if errors.Is(err, ErrNotFound) {
		return nil, "", nil
	}
	return u, hash, err
}

func insertUser(ctx context.Context, tx *db.Tx, u *User, hash string) error {
	_, err := tx.Exec(ctx, `INSERT INTO users (id, first_name, last_name, email, phone, auth_provider_id, password_hash,
		password_changed_at, email_verified_at, locale, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8, $8)`,
		u.ID, u.FirstName, u.LastName, u.Email, u.Phone, u.AuthProviderID, hash, u.CreatedAt.UnixMilli(), millis(u.EmailVerifiedAt), u.Locale)
	return err
}

// refuseTaken looks for another living account with the e-mail or the phone; exceptID is the account being edited.
func refuseTaken(ctx context.Context, r db.Reader, exceptID, email, phone string) error {
	var sameEmail, samePhone int
	err := r.QueryRow(ctx, `SELECT COALESCE(MAX(CASE WHEN email = $1 THEN 1 ELSE 0 END), 0),
		COALESCE(MAX(CASE WHEN phone = $2 AND phone <> '' THEN 1 ELSE 0 END), 0)
		FROM users WHERE (email = $1 OR phone = $2 AND phone <> '') AND deleted_at IS NULL AND id <> $3`,
		email, phone, exceptID).Scan(&sameEmail, &samePhone)
	switch {
	case err != nil:
		return err
	case sameEmail == 1:
		return ErrEmailExists
	case samePhone == 1:
		return ErrPhoneExists
	}
	return nil
}

func millis(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMilli()
}

func momentOrZero(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return time.UnixMilli(ms.Int64).UTC()
}
