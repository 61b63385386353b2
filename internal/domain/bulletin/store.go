package bulletin

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

const columns = `b.id, b.title, b.body, b.statuses, b.starts_at, b.ends_at, b.withdrawn_at, b.revision, b.created_at`

// scanInto reads columns, then whatever the query adds after them into more.
func scanInto(rows *sql.Rows, b *Bulletin, more ...any) error {
	var statuses string
	var starts, created int64
	var ends, withdrawn sql.NullInt64
	into := []any{&b.ID, &b.Title, &b.Body, &statuses, &starts, &ends, &withdrawn, &b.Revision, &created}
	err := rows.Scan(append(into, more...)...)
	b.StartsAt, b.CreatedAt = time.UnixMilli(starts).UTC(), time.UnixMilli(created).UTC()
	b.EndsAt, b.WithdrawnAt = db.Moment(ends), db.Moment(withdrawn)
	return errors.Join(err, json.Unmarshal([]byte(statuses), &b.Statuses))
}

// counted reads announcements with how many people opened each.
func counted(ctx context.Context, r db.Reader, which string, args ...any) ([]*Bulletin, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (*Bulletin, error) {
		var b Bulletin
		return &b, scanInto(rows, &b, &b.Reads)
	}, `SELECT `+columns+`, (SELECT COUNT(*) FROM bulletin_reads r WHERE r.bulletin_id = b.id)
		FROM bulletins b `+which, args...)
}

func listAll(ctx context.Context, r db.Reader) ([]*Bulletin, error) {
	return counted(ctx, r, `ORDER BY b.created_at DESC, b.id DESC LIMIT 200`)
}

func find(ctx context.Context, r db.Reader, id string) (*Bulletin, error) {
	list, err := counted(ctx, r, `WHERE b.id = $1`, id)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, ErrNotFound
	}
	return list[0], nil
}

func insert(ctx context.Context, tx *db.Tx, b *Bulletin) error {
	statuses, err := json.Marshal(web.List(b.Statuses))
	if err != nil {
		return err
	}
	return tx.Later(ctx, `INSERT INTO bulletins (id, title, body, statuses, starts_at, ends_at, revision, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, b.ID, b.Title, b.Body, string(statuses), b.StartsAt.UnixMilli(),
		db.Millis(b.EndsAt), b.Revision, b.CreatedAt.UnixMilli())
}

// update is false when another revision than the one that was seen is kept.
func update(ctx context.Context, tx *db.Tx, b *Bulletin, seen int) (bool, error) {
	statuses, err := json.Marshal(web.List(b.Statuses))
	if err != nil {
		return false, err
	}
	n, err := tx.Exec(ctx, `UPDATE bulletins SET title = $3, body = $4, statuses = $5, starts_at = $6, ends_at = $7,
		withdrawn_at = $8, revision = $9 WHERE id = $1 AND revision = $2`, b.ID, seen, b.Title, b.Body,
		string(statuses), b.StartsAt.UnixMilli(), db.Millis(b.EndsAt), db.Millis(b.WithdrawnAt), b.Revision)
	return n == 1, err
}

// listFor reads the announcements in force for shops of a status, with when a person opened each.
func listFor(ctx context.Context, r db.Reader, status shop.Status, userID string, now time.Time) ([]*Bulletin, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (*Bulletin, error) {
		var b Bulletin
		var read sql.NullInt64
		err := scanInto(rows, &b, &read)
		b.ReadAt = db.Moment(read)
		return &b, err
	}, `SELECT `+columns+`, r.read_at FROM bulletins b
		LEFT JOIN bulletin_reads r ON r.bulletin_id = b.id AND r.user_id = $1
		WHERE b.withdrawn_at IS NULL AND b.starts_at <= $2 AND (b.ends_at IS NULL OR b.ends_at > $2)
			AND (b.statuses = '[]' OR b.statuses LIKE $3)
		ORDER BY b.starts_at DESC, b.id DESC LIMIT $4`, userID, now.UnixMilli(), `%"`+string(status)+`"%`, mostSeen)
}

func insertRead(ctx context.Context, tx *db.Tx, id, userID string, now time.Time) error {
	return tx.Later(ctx, `INSERT INTO bulletin_reads (bulletin_id, user_id, read_at) VALUES ($1, $2, $3)
		ON CONFLICT (bulletin_id, user_id) DO NOTHING`, id, userID, now.UnixMilli())
}

// Kept is what is known of a person: which announcement they opened, and when.
type Kept struct {
	Title  string    `json:"title"`
	ReadAt time.Time `json:"readAt"`
}

// Export is what is known of a user.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (k Kept, err error) {
		var read int64
		err = rows.Scan(&k.Title, &read)
		k.ReadAt = time.UnixMilli(read).UTC()
		return k, err
	}, `SELECT b.title, r.read_at FROM bulletin_reads r JOIN bulletins b ON b.id = r.bulletin_id
		WHERE r.user_id = $1 ORDER BY r.read_at, b.id`, userID)
}

// Forget forgets what a user opened.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	return tx.Later(ctx, `DELETE FROM bulletin_reads WHERE user_id = $1`, userID)
}
