package content

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

// audiences are the conditions that tell who is in each. They are written to in the order of their ids.
var audiences = map[string]string{
	"accounts": `u.deleted_at IS NULL`,
	"sellers":  `u.deleted_at IS NULL AND EXISTS (SELECT 1 FROM shop_owners o WHERE o.user_id = u.id)`,
}

// toTell counts the people of an audience who were not told of a version.
func toTell(ctx context.Context, r db.Reader, audience, id string, version int) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM users u WHERE `+audiences[audience]+`
		AND NOT EXISTS (SELECT 1 FROM text_recipients t WHERE t.text_id = $1 AND t.version = $2 AND t.user_id = u.id)`,
		id, version).Scan(&n)
}

// recipient is someone to tell.
type recipient struct{ id, email, firstName string }

// nextToTell reads the next people of an announcement who were not told of its version.
func nextToTell(ctx context.Context, r db.Reader, a Announcement, limit int) ([]recipient, error) {
	return db.All(ctx, r, func(r *sql.Rows) (p recipient, err error) {
		return p, r.Scan(&p.id, &p.email, &p.firstName)
	}, `SELECT u.id, u.email, u.first_name FROM users u WHERE u.id > $1 AND `+audiences[a.Audience]+`
		AND NOT EXISTS (SELECT 1 FROM text_recipients t WHERE t.text_id = $2 AND t.version = $3 AND t.user_id = u.id)
		ORDER BY u.id LIMIT $4`, a.lastUser, a.TextID, a.Version, limit)
}

func insertAnnouncement(ctx context.Context, tx *db.Tx, a Announcement) error {
	_, err := tx.Exec(ctx, `INSERT INTO text_announcements
		(id, text_id, version, audience, subject, message, asked_by, asked_at, people, told, last_user)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '')`,
		a.ID, a.TextID, a.Version, a.Audience, a.Subject, a.Message, a.By, a.At.UnixMilli(), a.People)
	return err
}

const announcementColumns = `id, text_id, version, audience, subject, message, asked_by, asked_at, people, told,
	last_user, paused_at, cancelled_at, finished_at`

func scanAnnouncement(scan func(...any) error) (a Announcement, err error) {
	var at int64
	var paused, cancelled, finished sql.NullInt64
	err = scan(&a.ID, &a.TextID, &a.Version, &a.Audience, &a.Subject, &a.Message, &a.By, &at, &a.People, &a.Told,
		&a.lastUser, &paused, &cancelled, &finished)
	a.At, a.State = time.UnixMilli(at), stateSending
	if finished.Valid {
		done := time.UnixMilli(finished.Int64)
		a.FinishedAt, a.State = &done, stateSent
	}
	switch {
	case cancelled.Valid:
		a.State = stateCancelled
	case paused.Valid && !finished.Valid:
		a.State = statePaused
	}
	return a, err
}

func readAnnouncement(ctx context.Context, r db.Reader, id string) (a Announcement, found bool, err error) {
	a, err = scanAnnouncement(r.QueryRow(ctx, `SELECT `+announcementColumns+` FROM text_announcements WHERE id = $1`,
		id).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return a, false, nil
	}
	return a, err == nil, err
}

// listAnnouncements reads those of a text, the latest first.
func listAnnouncements(ctx context.Context, r db.Reader, textID string) ([]Announcement, error) {
	return db.All(ctx, r, func(r *sql.Rows) (Announcement, error) { return scanAnnouncement(r.Scan) },
		`SELECT `+announcementColumns+` FROM text_announcements WHERE text_id = $1 ORDER BY asked_at DESC, id DESC`,
		textID)
}

// underWay tells whether an announcement of a version to an audience is not finished.
func underWay(ctx context.Context, r db.Reader, a Announcement) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM text_announcements
		WHERE text_id = $1 AND version = $2 AND audience = $3 AND finished_at IS NULL`, a.TextID, a.Version,
		a.Audience).Scan(&n)
	return n > 0, err
}

// noteReached remembers to whom an announcement was sent and how far it is.
func noteReached(ctx context.Context, tx *db.Tx, a Announcement, reached []recipient) error {
	var fresh int64
	for _, p := range reached {
		n, err := tx.Exec(ctx, `INSERT INTO text_recipients (text_id, version, user_id) VALUES ($1, $2, $3)
			ON CONFLICT (text_id, version, user_id) DO NOTHING`, a.TextID, a.Version, p.id)
		if err != nil {
			return err
		}
		fresh += n // someone whom another job told meanwhile counts once
	}
	_, err := tx.Exec(ctx, `UPDATE text_announcements SET told = told + $2, last_user = $3 WHERE id = $1`, a.ID, fresh,
		reached[len(reached)-1].id)
	return err
}

// controlAnnouncement is false when the announcement ended or was paused, resumed or cancelled meanwhile.
func controlAnnouncement(ctx context.Context, tx *db.Tx, a Announcement, act Act, now time.Time) (bool, error) {
	state := `paused_at IS NULL`
	if a.State == statePaused {
		state = `paused_at IS NOT NULL`
	}
	args := []any{a.ID, now.UnixMilli()}
	if act == Resume {
		args = args[:1]
	}
	n, err := tx.Exec(ctx, `UPDATE text_announcements SET `+acts[act].set+` WHERE id = $1 AND finished_at IS NULL AND `+
		state, args...)
	return n == 1, err
}

func finishAnnouncement(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE text_announcements SET finished_at = $2 WHERE id = $1`, id, now.UnixMilli())
	return err
}
