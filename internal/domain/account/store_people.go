package account

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

// A search sorts by age those that it finds first in the order of its index, so many for each row that is wanted and at
// most maxKeyed: who finds more types another letter.
const (
	maxKeyed  = 500
	keyedEach = 10
)

func scanListed(r *sql.Rows) (*User, error) { return scanUser(r) }

func listPeople(ctx context.Context, r db.Reader, l Listing) ([]*User, error) {
	where, args := []string{`deleted_at IS NULL`}, []any{}
	mark := func(value any) string {
		args = append(args, value)
		return "$" + strconv.Itoa(len(args))
	}
	if l.Suspended {
		where = append(where, `suspended_at IS NOT NULL`)
	}
	if key := searchkey.Typed(l.Search); key != "" {
		from, to := searchkey.Range(key)
		most := strconv.Itoa(min(maxKeyed, keyedEach*l.Limit))
		where = append(where, `id IN (SELECT user_id FROM person_keys WHERE search_key >= `+mark(from)+
			` AND search_key <= `+mark(to)+` ORDER BY search_key, user_id LIMIT `+most+`)`)
	}
	if l.Before != "" {
		where = append(where, `(created_at, id) < (SELECT created_at, id FROM users WHERE id = `+mark(l.Before)+`)`)
	}
	return db.All(ctx, r, scanListed, `SELECT `+userColumns+` FROM users WHERE `+strings.Join(where, " AND ")+
		` ORDER BY created_at DESC, id DESC LIMIT `+strconv.Itoa(l.Limit), args...)
}

func countPeople(ctx context.Context, r db.Reader) (c Counts, err error) {
	return c, r.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM users WHERE deleted_at IS NULL),
		(SELECT COUNT(*) FROM users WHERE suspended_at IS NOT NULL AND deleted_at IS NULL)`).Scan(&c.All, &c.Suspended)
}

func insertKeys(ctx context.Context, tx *db.Tx, u *User) error {
	for _, key := range u.keys() {
		if err := tx.Later(ctx, `INSERT INTO person_keys (search_key, user_id) VALUES ($1, $2)
			ON CONFLICT (search_key, user_id) DO NOTHING`, key, u.ID); err != nil {
			return err
		}
	}
	return nil
}

// replaceKeys writes what a person is found by after a change.
func replaceKeys(ctx context.Context, tx *db.Tx, u *User) error {
	if err := tx.Later(ctx, `DELETE FROM person_keys WHERE user_id = $1`, u.ID); err != nil {
		return err
	}
	if err := insertKeys(ctx, tx, u); err != nil {
		return err
	}
	return tx.Later(ctx, `UPDATE users SET keyed = 1 WHERE id = $1 AND keyed = 0`, u.ID)
}

func withoutKeys(ctx context.Context, r db.Reader, limit int) ([]*User, error) {
	return db.All(ctx, r, scanListed, `SELECT `+userColumns+` FROM users WHERE keyed = 0 AND deleted_at IS NULL
		ORDER BY id LIMIT `+strconv.Itoa(limit))
}

// suspend keeps out someone who is not suspended yet.
func suspend(ctx context.Context, tx *db.Tx, userID, reason string, now time.Time) (*User, error) {
	user, err := scanUser(tx.QueryRow(ctx, `UPDATE users SET suspended_at = $2, suspended_reason = $3, updated_at = $2
		WHERE id = $1 AND suspended_at IS NULL AND deleted_at IS NULL RETURNING `+userColumns, userID, now.UnixMilli(),
		reason))
	return user, orElse(ctx, tx, userID, err, ErrAlreadySuspended)
}

// reinstate lets in someone who is suspended.
func reinstate(ctx context.Context, tx *db.Tx, userID string, now time.Time) (*User, error) {
	user, err := scanUser(tx.QueryRow(ctx, `UPDATE users SET suspended_at = NULL, suspended_reason = '', updated_at = $2
		WHERE id = $1 AND suspended_at IS NOT NULL AND deleted_at IS NULL RETURNING `+userColumns, userID,
		now.UnixMilli()))
	return user, orElse(ctx, tx, userID, err, ErrNotSuspended)
}

// orElse is the refusal of a guarded update that found no row, when the person exists.
func orElse(ctx context.Context, r db.Reader, userID string, err, refusal error) error {
	if !errors.Is(err, ErrNotFound) {
		return err
	}
	if _, err := byID(ctx, r, userID); err != nil {
		return err
	}
	return refusal
}

func insertPersonNote(ctx context.Context, tx *db.Tx, userID string, n PersonNote) error {
	_, err := tx.Exec(ctx, `INSERT INTO person_notes (id, user_id, operator_id, operator_name, body, created_at)
		VALUES ($1, $2, $3, $4, $5, $6)`, n.ID, userID, n.OperatorID, n.OperatorName, n.Text, n.At.UnixMilli())
	return err
}

func notesOn(ctx context.Context, r db.Reader, userID string) ([]PersonNote, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (n PersonNote, err error) {
		var at int64
		err = rows.Scan(&n.ID, &n.OperatorID, &n.OperatorName, &n.Text, &at)
		n.At = time.UnixMilli(at).UTC()
		return n, err
	}, `SELECT id, operator_id, operator_name, body, created_at FROM person_notes WHERE user_id = $1
		ORDER BY created_at DESC, id DESC LIMIT 100`, userID)
}

// touchSessions notes that sessions opened before now are over, for identity services that compare times.
func touchSessions(ctx context.Context, tx *db.Tx, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE users SET password_changed_at = $2 WHERE id = $1 AND deleted_at IS NULL`, userID,
		now.UnixMilli())
	return err
}
