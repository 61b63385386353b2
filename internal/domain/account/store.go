package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

const userColumns = `id, first_name, last_name, email, phone, auth_provider_id, locale, email_verified_at, created_at,
	updated_at, deleted_at, password_changed_at, suspended_at, suspended_reason`

type scanner interface{ Scan(into ...any) error }

func scanUser(row scanner, more ...any) (*User, error) {
	var (
		u                         User
		verified, deleted         sql.NullInt64
		suspended                 sql.NullInt64
		created, updated, changed int64
	)
	into := []any{&u.ID, &u.FirstName, &u.LastName, &u.Email, &u.Phone, &u.AuthProviderID, &u.Locale, &verified,
		&created, &updated, &deleted, &changed, &suspended, &u.SuspendedReason}
	err := row.Scan(append(into, more...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	u.EmailVerifiedAt, u.DeletedAt = db.Moment(verified), db.Moment(deleted)
	u.SuspendedAt = db.Moment(suspended)
	u.CreatedAt, u.UpdatedAt, u.PasswordChangedAt = time.UnixMilli(created).UTC(), time.UnixMilli(updated).
		UTC(), time.UnixMilli(changed).UTC()
	return &u, nil
}

// ByID reads a living account.
func (s *Service) ByID(ctx context.Context, id string) (*User, error) {
	return byID(ctx, s.db, id)
}

// ByEmail reads a living account by its e-mail, however it is typed.
func (s *Service) ByEmail(ctx context.Context, email string) (*User, error) {
	return scanUser(s.db.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE email = $1 AND deleted_at IS NULL`,
		NormaliseEmail(email)))
}

// ByProviderID reads a living account by its id at the identity provider.
func (s *Service) ByProviderID(ctx context.Context, providerID string) (*User, error) {
	return scanUser(s.db.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE auth_provider_id = $1
		AND deleted_at IS NULL`, providerID))
}

func byID(ctx context.Context, r db.Reader, id string) (*User, error) {
	return scanUser(r.QueryRow(ctx, `SELECT `+userColumns+` FROM users WHERE id = $1 AND deleted_at IS NULL`, id))
}

// userByEmail reads an account with its hash. When there is none, the hash is empty and the error is nil: the caller
// must spend as much time either way.
func userByEmail(ctx context.Context, r db.Reader, email string) (*User, string, error) {
	var hash string
	u, err := scanUser(r.QueryRow(ctx, `SELECT `+userColumns+`, password_hash FROM users WHERE email = $1
		AND deleted_at IS NULL`, email), &hash)
	if errors.Is(err, ErrNotFound) {
		return nil, "", nil
	}
	return u, hash, err
}

func insertUser(ctx context.Context, tx *db.Tx, u *User, hash string) error {
	_, err := tx.Exec(ctx, `INSERT INTO users (id, first_name, last_name, email, phone, auth_provider_id, password_hash,
		password_changed_at, email_verified_at, locale, created_at, updated_at, keyed)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8, $8, 1)`,
		u.ID, u.FirstName, u.LastName, u.Email, u.Phone, u.AuthProviderID, hash, u.CreatedAt.UnixMilli(),
		db.Millis(u.EmailVerifiedAt), u.Locale)
	if err != nil {
		return err
	}
	return insertKeys(ctx, tx, u)
}

// refuseTaken refuses when another living account has the e-mail or the phone; exceptID is the account being edited.
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

func readPasswordChange(ctx context.Context, r db.Reader, userID string) (at int64, err error) {
	return at, r.QueryRow(ctx, `SELECT password_changed_at FROM users WHERE id = $1`, userID).Scan(&at)
}

// empty leaves nothing of a person in our tables but the id.
func empty(ctx context.Context, tx *db.Tx, user *User, now time.Time) error {
	for _, table := range []string{`customer_addresses`, `account_links`, `person_keys`, `person_notes`} {
		if _, err := tx.Exec(ctx, `DELETE FROM `+table+` WHERE user_id = $1`, user.ID); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(ctx, `DELETE FROM pending_users WHERE email = $1`, user.Email); err != nil {
		return err
	}
	n, err := tx.Exec(ctx, `UPDATE users SET first_name = '', last_name = '', email = '', phone = '',
		password_hash = '', password_changed_at = $1,
		email_verified_at = NULL, auth_provider_id = $2, updated_at = $1, deleted_at = $1,
		suspended_at = NULL, suspended_reason = '' WHERE id = $3
		AND deleted_at IS NULL`,
		now.UnixMilli(), "gone "+user.ID, user.ID)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

func scanText(r *sql.Rows) (text string, err error) { return text, r.Scan(&text) }

// LockPassword keeps a password from changing until the transaction ends, so that no session is opened by one
// that is being replaced. It is false when it changed since the user was read, or when the account is gone or
// suspended.
func (s *Service) LockPassword(ctx context.Context, tx *db.Tx, u *User) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE users SET updated_at = updated_at WHERE id = $1 AND deleted_at IS NULL
		AND suspended_at IS NULL AND password_changed_at = $2`,
		u.ID, u.PasswordChangedAt.UnixMilli())
	return n == 1, err
}

// storeHash keeps a hash; changed is when sessions must end, or zero when only the cost of the hash changed.
func storeHash(ctx context.Context, tx *db.Tx, userID, hash string, changed time.Time) error {
	n, err := tx.Exec(ctx, `UPDATE users SET password_hash = $1, password_changed_at = COALESCE($2, password_changed_at)
		WHERE id = $3 AND deleted_at IS NULL`, hash, db.Millis(changed), userID)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

// PasswordsChangedSince is the same for everyone whose password changed after a time, with the version of the change
// log up to which it is true.
func (s *Service) PasswordsChangedSince(ctx context.Context, since time.Time) (version int64,
	changed map[string]time.Time, err error) {
	if version, err = changes.Version(ctx, s.db); err != nil {
		return 0, nil, err
	}
	changed = map[string]time.Time{}
	_, err = db.All(ctx, s.db, func(r *sql.Rows) (id string, err error) {
		var at int64
		err = r.Scan(&id, &at)
		changed[id] = time.UnixMilli(at)
		return id, err
	}, `SELECT id, password_changed_at FROM users WHERE password_changed_at > $1 AND (password_changed_at > created_at
		OR deleted_at IS NOT NULL)`,
		since.UnixMilli())
	return version, changed, err
}

// updateUser sets columns of a living account; the first placeholder of change is $3.
func updateUser(ctx context.Context, tx *db.Tx, userID string, now time.Time, change string, values ...any) (*User,
	error) {
	return scanUser(tx.QueryRow(ctx,
		`UPDATE users SET updated_at = $2, `+change+` WHERE id = $1 AND deleted_at IS NULL RETURNING `+userColumns,
		append([]any{userID, now.UnixMilli()}, values...)...))
}

// setVerifiedEmail gives an account a verified address, provided that its present one is still that of before.
func setVerifiedEmail(ctx context.Context, tx *db.Tx, before *User, email string, now time.Time) (*User, error) {
	return scanUser(tx.QueryRow(ctx, `UPDATE users SET email = $1, updated_at = $2,
		email_verified_at = CASE WHEN email = $1 THEN COALESCE(email_verified_at, $2) ELSE $2 END
		WHERE id = $3 AND email = $4 AND deleted_at IS NULL RETURNING `+userColumns,
		email, now.UnixMilli(), before.ID, before.Email))
}
