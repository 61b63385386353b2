package outreach

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
)

const threadColumns = `id, subject, name, email, excerpt, state, answered, assigned_to, assigned_name, last_at,
	created_at`

func scanThread(row interface{ Scan(...any) error }, t *ThreadRow, more ...any) error {
	var answered int
	var last, created int64
	err := row.Scan(append([]any{&t.ID, &t.Subject, &t.Name, &t.Email, &t.Excerpt, &t.State, &answered, &t.AssignedTo,
		&t.AssignedName, &last, &created}, more...)...)
	t.Answered, t.LastAt, t.CreatedAt = answered == 1, time.UnixMilli(last).UTC(), time.UnixMilli(created).UTC()
	return err
}

func scanThreadRow(rows *sql.Rows) (t ThreadRow, err error) { return t, scanThread(rows, &t) }

// listThreads lists a view, the thread that moved last first.
func listThreads(ctx context.Context, r db.Reader, view InboxView, userID, before string, limit int) ([]ThreadRow,
	error) {
	where, args := `state = 'open'`, []any{}
	switch view {
	case ViewClosed:
		where = `state = 'closed'`
	case ViewMine:
		where, args = `state = 'open' AND assigned_to = $1`, []any{userID}
	case ViewUnassigned:
		where = `state = 'open' AND assigned_to = ''`
	}
	if before != "" {
		args = append(args, before)
		where += ` AND (last_at, id) < (SELECT last_at, id FROM inbox_threads WHERE id = $` +
			strconv.Itoa(len(args)) + `)`
	}
	return db.All(ctx, r, scanThreadRow, `SELECT `+threadColumns+` FROM inbox_threads WHERE `+where+
		` ORDER BY last_at DESC, id DESC LIMIT `+strconv.Itoa(limit), args...)
}

func countThreads(ctx context.Context, r db.Reader, userID string) (c InboxCounts, err error) {
	return c, r.QueryRow(ctx, `SELECT
		(SELECT COUNT(*) FROM inbox_threads WHERE state = 'open'),
		(SELECT COUNT(*) FROM inbox_threads WHERE assigned_to = $1 AND assigned_to <> '' AND state = 'open'),
		(SELECT COUNT(*) FROM inbox_threads WHERE assigned_to = '' AND state = 'open'),
		(SELECT COUNT(*) FROM inbox_threads WHERE state = 'closed')`, userID).
		Scan(&c.Open, &c.Mine, &c.Unassigned, &c.Closed)
}

func threadsOf(ctx context.Context, r db.Reader, userID, email string) ([]ThreadRow, error) {
	return db.All(ctx, r, scanThreadRow, `SELECT `+threadColumns+` FROM inbox_threads
		WHERE email_key = $2 OR user_id = $1 OR person_id = $1 ORDER BY last_at DESC, id DESC LIMIT 20`, userID,
		strings.ToLower(email))
}

func threadsFrom(ctx context.Context, r db.Reader, email string) ([]ThreadRow, error) {
	return db.All(ctx, r, scanThreadRow, `SELECT `+threadColumns+` FROM inbox_threads WHERE email_key = $1
		ORDER BY last_at DESC, id DESC LIMIT 20`, strings.ToLower(email))
}

func readThread(ctx context.Context, r db.Reader, id string) (*Thread, error) {
	var t Thread
	var author sql.NullString
	err := scanThread(r.QueryRow(ctx, `SELECT `+threadColumns+`, user_id, order_id, order_name, person_id, person_name,
		revision, changed_by FROM inbox_threads WHERE id = $1`, id), &t.ThreadRow, &author, &t.OrderID, &t.OrderName,
		&t.PersonID, &t.PersonName, &t.Revision, &t.ChangedBy)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, errThread
	}
	if err != nil {
		return nil, fmt.Errorf("outreach: read a thread: %w", err)
	}
	t.AuthorID = author.String
	t.Messages, err = db.All(ctx, r, func(rows *sql.Rows) (m ThreadMessage, err error) {
		var at int64
		err = rows.Scan(&m.ID, &m.Kind, &m.Author, &m.Text, &at)
		m.At = time.UnixMilli(at).UTC()
		return m, err
	}, `SELECT id, 'contact', name, message, created_at FROM contact_message WHERE thread_id = $1
		UNION ALL SELECT id, 'feedback', name, message, created_at FROM feedback_message WHERE thread_id = $1
		UNION ALL SELECT id, kind, operator_name, body, created_at FROM inbox_replies WHERE thread_id = $1
		ORDER BY 5, 1`, id)
	return &t, err
}

// continueThread finds the open thread of an author and notes that it moved; empty when there is none. What was written
// from an account and what was written without one stay apart, since the former is forgotten with the account.
func continueThread(ctx context.Context, tx *db.Tx, f Feedback, userID string, now int64) (id string, err error) {
	err = tx.QueryRow(ctx, `UPDATE inbox_threads SET last_at = $2, excerpt = $3, answered = 0, revision = revision + 1
		WHERE id = (SELECT id FROM inbox_threads WHERE email_key = $1 AND state = 'open'
			AND COALESCE(user_id, '') = $4 ORDER BY last_at DESC LIMIT 1)
		RETURNING id`, strings.ToLower(f.Email), now, excerpt(f.Message), userID).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

func insertThread(ctx context.Context, tx *db.Tx, id string, f Feedback, subject, userID string, now int64) error {
	var author any
	if userID != "" {
		author = userID
	}
	_, err := tx.Exec(ctx, `INSERT INTO inbox_threads (id, subject, name, email, email_key, user_id, excerpt, state,
		answered, assigned_to, assigned_name, order_id, order_name, person_id, person_name, revision, changed_by,
		last_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', 0, '', '', '', '', '', '', 1, '', $8, $8)`,
		id, subject, f.Name, f.Email, strings.ToLower(f.Email), author, excerpt(f.Message), now)
	return err
}

// nextRevision is false when another change came first, or when there is no such thread.
func nextRevision(ctx context.Context, tx *db.Tx, id string, revision int64, by string) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE inbox_threads SET revision = revision + 1, changed_by = $3 WHERE id = $1
		AND revision = $2`, id, revision, by)
	return n == 1, err
}

func assignThread(ctx context.Context, tx *db.Tx, id, userID, name string) error {
	_, err := tx.Exec(ctx, `UPDATE inbox_threads SET assigned_to = $2, assigned_name = $3 WHERE id = $1`, id, userID,
		name)
	return err
}

func linkThread(ctx context.Context, tx *db.Tx, id string, l Link) error {
	_, err := tx.Exec(ctx, `UPDATE inbox_threads SET order_id = $2, order_name = $3, person_id = $4, person_name = $5
		WHERE id = $1`, id, l.OrderID, l.OrderName, l.PersonID, l.PersonName)
	return err
}

func setThreadState(ctx context.Context, tx *db.Tx, id string, state ThreadState) error {
	_, err := tx.Exec(ctx, `UPDATE inbox_threads SET state = $2 WHERE id = $1`, id, string(state))
	return err
}

// insertReply keeps what an operator wrote; an answer is the thread's last word.
func insertReply(ctx context.Context, tx *db.Tx, id, threadID string, kind MessageKind, who operator.Operator,
	text string, now int64) error {
	if _, err := tx.Exec(ctx, `INSERT INTO inbox_replies (id, thread_id, kind, operator_id, operator_name, body,
		created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`, id, threadID, string(kind), who.UserID, who.Name,
		text, now); err != nil {
		return err
	}
	if kind != Answer {
		return nil
	}
	_, err := tx.Exec(ctx, `UPDATE inbox_threads SET answered = 1, last_at = $2, excerpt = $3 WHERE id = $1`, threadID,
		now, excerpt(text))
	return err
}

func hasThread(ctx context.Context, r db.Reader, id string) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM inbox_threads WHERE id = $1`, id).Scan(&n)
	return n > 0, err
}
