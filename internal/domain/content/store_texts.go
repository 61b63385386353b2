package content

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

const versionColumns = `text_id, version, source, summary, effective_at, published_by, published_at, withdrawn_at`

func scanVersion(r *sql.Rows) (v Version, err error) {
	var effective, published int64
	var withdrawn sql.NullInt64
	err = r.Scan(&v.TextID, &v.Number, &v.Source, &v.Summary, &effective, &v.By, &published, &withdrawn)
	v.EffectiveAt, v.PublishedAt = time.UnixMilli(effective), time.UnixMilli(published)
	if withdrawn.Valid {
		v.WithdrawnAt = time.UnixMilli(withdrawn.Int64)
	}
	return v, err
}

// readCurrent reads the versions in force and those that wait.
func readCurrent(ctx context.Context, r db.Reader, now time.Time) ([]Version, error) {
	return db.All(ctx, r, scanVersion, `SELECT `+versionColumns+` FROM text_versions v WHERE withdrawn_at IS NULL
		AND (effective_at > $1 OR version = (SELECT w.version FROM text_versions w WHERE w.text_id = v.text_id
			AND w.withdrawn_at IS NULL AND w.effective_at <= $1 ORDER BY w.effective_at DESC, w.version DESC LIMIT 1))`,
		now.UnixMilli())
}

// listVersions reads every version of a text, the latest first.
func listVersions(ctx context.Context, r db.Reader, id string) ([]Version, error) {
	return db.All(ctx, r, scanVersion, `SELECT `+versionColumns+` FROM text_versions WHERE text_id = $1
		ORDER BY version DESC`, id)
}

// draft is what an operator wrote and nobody published yet.
type draft struct {
	revision int64
	source   string // empty without one
	by       string
	at       time.Time
}

func readDraft(ctx context.Context, r db.Reader, id string) (d draft, err error) {
	var at int64
	err = r.QueryRow(ctx, `SELECT revision, draft, edited_by, edited_at FROM texts WHERE id = $1`, id).
		Scan(&d.revision, &d.source, &d.by, &at)
	if errors.Is(err, sql.ErrNoRows) {
		return draft{}, nil
	}
	d.at = time.UnixMilli(at)
	return d, err
}

func listDrafts(ctx context.Context, r db.Reader) (map[string]draft, error) {
	drafts := map[string]draft{}
	_, err := db.All(ctx, r, func(r *sql.Rows) (id string, err error) {
		var d draft
		var at int64
		err = r.Scan(&id, &d.revision, &d.source, &d.by, &at)
		d.at = time.UnixMilli(at)
		drafts[id] = d
		return id, err
	}, `SELECT id, revision, draft, edited_by, edited_at FROM texts`)
	return drafts, err
}

// writeDraft replaces the draft of a text that is still at a revision; false when it is at another. Revision 0 is that
// of a text nobody edited.
func writeDraft(ctx context.Context, tx *db.Tx, id string, revision int64, source, by string, now time.Time) (bool,
	error) {
	if revision == 0 {
		n, err := tx.Exec(ctx, `INSERT INTO texts (id, revision, draft, edited_by, edited_at) VALUES ($1, 1, $2, $3, $4)
			ON CONFLICT (id) DO NOTHING`, id, source, by, now.UnixMilli())
		return n == 1, err
	}
	n, err := tx.Exec(ctx, `UPDATE texts SET revision = revision + 1, draft = $3, edited_by = $4, edited_at = $5
		WHERE id = $1 AND revision = $2`, id, revision, source, by, now.UnixMilli())
	return n == 1, err
}

// insertVersion publishes a source under the next number.
func insertVersion(ctx context.Context, tx *db.Tx, v Version) (number int, err error) {
	err = tx.QueryRow(ctx, `INSERT INTO text_versions
		(text_id, version, source, summary, effective_at, published_by, published_at)
		SELECT $1, COALESCE(MAX(version), 0) + 1, $2, $3, CAST($4 AS BIGINT), $5, CAST($6 AS BIGINT)
		FROM text_versions WHERE text_id = $1
		RETURNING version`, v.TextID, v.Source, v.Summary, v.EffectiveAt.UnixMilli(), v.By, v.PublishedAt.UnixMilli()).
		Scan(&number)
	return number, err
}

// withdrawWaiting takes back the versions of a text whose time has not come; a number of 0 means all of them.
func withdrawWaiting(ctx context.Context, tx *db.Tx, id string, number int, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE text_versions SET withdrawn_at = $3
		WHERE text_id = $1 AND effective_at > $3 AND withdrawn_at IS NULL AND ($2 = 0 OR version = $2)`, id, number,
		now.UnixMilli())
}

// reading is which version someone said to have read.
type reading struct {
	version int
	by      string
	at      time.Time
}

func listReadings(ctx context.Context, r db.Reader) (map[string]reading, error) {
	read := map[string]reading{}
	_, err := db.All(ctx, r, func(r *sql.Rows) (id string, err error) {
		var done reading
		var at int64
		err = r.Scan(&id, &done.version, &done.by, &at)
		done.at = time.UnixMilli(at)
		read[id] = done
		return id, err
	}, `SELECT text_id, version, read_by, read_at FROM text_readings`)
	return read, err
}

func writeReading(ctx context.Context, tx *db.Tx, id string, version int, by string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO text_readings (text_id, version, read_by, read_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (text_id) DO UPDATE SET version = excluded.version, read_by = excluded.read_by,
			read_at = excluded.read_at`, id, version, by, now.UnixMilli())
	return err
}
