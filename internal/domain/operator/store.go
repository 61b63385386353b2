package operator

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

// row is an operator as stored.
type row struct {
	userID   string
	role     Role
	secret   string // sealed
	factorAt time.Time
	recovery []string // hashes
}

// readOperator reads someone who is an operator now.
func readOperator(ctx context.Context, r db.Reader, userID string) (found row, ok bool, err error) {
	var recovery string
	var factor sql.NullInt64
	found.userID = userID
	err = r.QueryRow(ctx, `SELECT role, sealed_secret, factor_at, recovery FROM operators
		WHERE user_id = $1 AND removed_at IS NULL`, userID).Scan(&found.role, &found.secret, &factor, &recovery)
	if errors.Is(err, sql.ErrNoRows) {
		return row{}, false, nil
	}
	if err != nil {
		return row{}, false, fmt.Errorf("read an operator: %w", err)
	}
	if factor.Valid {
		found.factorAt = time.UnixMilli(factor.Int64)
	}
	return found, true, json.Unmarshal([]byte(recovery), &found.recovery)
}

func countOperators(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM operators WHERE removed_at IS NULL`).Scan(&n)
}

func countDirection(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM operators WHERE removed_at IS NULL AND role = 'direction'`).Scan(&n)
}

func listMembers(ctx context.Context, r db.Reader) ([]Member, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (m Member, err error) {
		var added int64
		var factor, seen sql.NullInt64
		err = rows.Scan(&m.UserID, &m.Role, &added, &factor, &seen)
		m.AddedAt = time.UnixMilli(added)
		m.FactorAt, m.SeenAt = web.Moment(db.Moment(factor)), web.Moment(db.Moment(seen))
		return m, err
	}, `SELECT user_id, role, added_at, factor_at, seen_at FROM operators WHERE removed_at IS NULL
		ORDER BY added_at, user_id`)
}

// insertOperator adds someone, or takes back someone who had left, who then sets up a second factor anew; false when
// they are an operator already.
func insertOperator(ctx context.Context, tx *db.Tx, userID string, role Role, by string, now time.Time) (added bool,
	err error) {
	n, err := tx.Exec(ctx, `INSERT INTO operators
		(user_id, role, sealed_secret, last_step, recovery, added_by, added_at) VALUES ($1, $2, '', 0, '[]', $3, $4)
		ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, sealed_secret = '', factor_at = NULL, recovery = '[]',
			added_by = excluded.added_by, added_at = excluded.added_at, removed_at = NULL
			WHERE operators.removed_at IS NOT NULL`,
		userID, string(role), by, now.UnixMilli())
	return n == 1, err
}

func updateRole(ctx context.Context, tx *db.Tx, userID string, role Role) error {
	_, err := tx.Exec(ctx, `UPDATE operators SET role = $2 WHERE user_id = $1`, userID, string(role))
	return err
}

func removeOperator(ctx context.Context, tx *db.Tx, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE operators SET removed_at = $2 WHERE user_id = $1`, userID, now.UnixMilli())
	return err
}

func updateSecret(ctx context.Context, tx *db.Tx, userID, sealed string) error {
	_, err := tx.Exec(ctx, `UPDATE operators SET sealed_secret = $2 WHERE user_id = $1`, userID, sealed)
	return err
}

// forgetFactor leaves an operator without a second factor and without recovery codes.
func forgetFactor(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `UPDATE operators SET sealed_secret = '', factor_at = NULL, recovery = '[]'
		WHERE user_id = $1`, userID)
	return err
}

func confirmFactor(ctx context.Context, tx *db.Tx, userID string, recovery []string, now time.Time) error {
	text, err := json.Marshal(web.List(recovery))
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `UPDATE operators SET factor_at = $2, recovery = $3 WHERE user_id = $1`, userID,
		now.UnixMilli(), string(text))
	return err
}

// replaceRecovery replaces the hashes of recovery codes, whatever they were.
func replaceRecovery(ctx context.Context, tx *db.Tx, userID string, hashes []string) error {
	_, err := tx.Exec(ctx, `UPDATE operators SET recovery = $2 WHERE user_id = $1`, userID, db.JSON(hashes))
	return err
}

// updateRecovery replaces the hashes that were read; false when a code was used since.
func updateRecovery(ctx context.Context, tx *db.Tx, userID string, was, hashes []string) (fresh bool, err error) {
	before, err := json.Marshal(was)
	if err != nil {
		return false, err
	}
	after, err := json.Marshal(hashes)
	if err != nil {
		return false, err
	}
	n, err := tx.Exec(ctx, `UPDATE operators SET recovery = $2 WHERE user_id = $1 AND recovery = $3`, userID,
		string(after), string(before))
	return n == 1, err
}

// useStep takes the code of a period; false when it, or a later one, was taken before.
func useStep(ctx context.Context, tx *db.Tx, userID string, step int64) (fresh bool, err error) {
	n, err := tx.Exec(ctx, `UPDATE operators SET last_step = $2 WHERE user_id = $1 AND last_step < $2`, userID, step)
	return n == 1, err
}

func insertInvitation(ctx context.Context, tx *db.Tx, i Invitation, tokenHash, by string) error {
	_, err := tx.Exec(ctx, `INSERT INTO operator_invitations
		(id, token_hash, email, role, invited_by, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		i.ID, tokenHash, i.Email, string(i.Role), by, i.CreatedAt.UnixMilli(), i.ExpiresAt.UnixMilli())
	return err
}

const invitationColumns = `id, email, role, created_at, expires_at`

func readInvitation(ctx context.Context, r db.Reader, tokenHash string, now time.Time) (i Invitation, by string,
	found bool, err error) {
	var created, expires int64
	err = r.QueryRow(ctx, `SELECT `+invitationColumns+`, invited_by FROM operator_invitations
		WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2`, tokenHash, now.UnixMilli()).
		Scan(&i.ID, &i.Email, &i.Role, &created, &expires, &by)
	if errors.Is(err, sql.ErrNoRows) {
		return i, "", false, nil
	}
	i.CreatedAt, i.ExpiresAt = time.UnixMilli(created), time.UnixMilli(expires)
	return i, by, err == nil, err
}

func listInvitations(ctx context.Context, r db.Reader, now time.Time) ([]Invitation, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (i Invitation, err error) {
		var created, expires int64
		err = rows.Scan(&i.ID, &i.Email, &i.Role, &created, &expires)
		i.CreatedAt, i.ExpiresAt = time.UnixMilli(created), time.UnixMilli(expires)
		return i, err
	}, `SELECT `+invitationColumns+` FROM operator_invitations WHERE ended_at IS NULL AND expires_at > $1
		ORDER BY created_at DESC, id DESC`, now.UnixMilli())
}

// endInvitation makes an invitation void and returns whom it was for; empty when it was void already.
func endInvitation(ctx context.Context, tx *db.Tx, id string, now time.Time) (email string, err error) {
	err = tx.QueryRow(ctx, `UPDATE operator_invitations SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL
		RETURNING email`, id, now.UnixMilli()).Scan(&email)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return email, err
}

// endInvitationsOf makes every invitation of an e-mail void and tells how many there were.
func endInvitationsOf(ctx context.Context, tx *db.Tx, email string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE operator_invitations SET ended_at = $2 WHERE email = $1 AND ended_at IS NULL`, email,
		now.UnixMilli())
}

func insertEntry(ctx context.Context, tx *db.Tx, id string, now time.Time, who Operator, e Entry,
	before, after string) error {
	_, err := tx.Exec(ctx, `INSERT INTO operator_journal (id, noted_at, operator_id, operator_name, act, subject_kind,
		subject_id, subject_name, before_state, after_state, reason)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
		id, now.UnixMilli(), who.UserID, who.Name, e.Act, e.SubjectKind, e.SubjectID, e.SubjectName, before, after,
		e.Reason)
	if err != nil {
		return fmt.Errorf("write the journal: %w", err)
	}
	return nil
}

// listEntries reads lines of the journal, the latest first.
func listEntries(ctx context.Context, r db.Reader, f Filter, size int) ([]Noted, error) {
	where, args := []string{"1 = 1"}, []any{}
	add := func(condition string, value any) {
		args = append(args, value)
		where = append(where, strings.ReplaceAll(condition, "?", "$"+strconv.Itoa(len(args))))
	}
	for _, c := range []struct{ column, value string }{
		{"operator_id = ?", f.Operator}, {"act = ?", f.Act}, {"subject_kind = ?", f.SubjectKind},
		{"subject_id = ?", f.SubjectID}, {"id < ?", f.Before},
	} {
		if c.value != "" {
			add(c.column, c.value)
		}
	}
	if !f.From.IsZero() {
		add("noted_at >= ?", f.From.UnixMilli())
	}
	if !f.Until.IsZero() {
		add("noted_at < ?", f.Until.UnixMilli())
	}
	return db.All(ctx, r, scanEntry, `SELECT id, noted_at, operator_id, operator_name, act, subject_kind, subject_id,
		subject_name, before_state, after_state, reason FROM operator_journal
		WHERE `+strings.Join(where, " AND ")+` ORDER BY id DESC LIMIT `+strconv.Itoa(size), args...)
}

func scanEntry(rows *sql.Rows) (n Noted, err error) {
	var at int64
	var before, after string
	err = rows.Scan(&n.ID, &at, &n.OperatorID, &n.OperatorName, &n.Act, &n.SubjectKind, &n.SubjectID, &n.SubjectName,
		&before, &after, &n.Reason)
	n.At = time.UnixMilli(at)
	if before != "" {
		n.Before = json.RawMessage(before)
	}
	if after != "" {
		n.After = json.RawMessage(after)
	}
	return n, err
}
