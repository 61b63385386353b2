package mail

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

func isSent(ctx context.Context, r db.Reader, id string) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM sent_letters WHERE id = $1`, id).Scan(&n)
	return n > 0, err
}

func noteSent(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO sent_letters (id, sent_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING`,
		id, now.UnixMilli())
	return err
}

func pruneSent(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM sent_letters WHERE sent_at < $1`, before.UnixMilli())
	return err
}

func keepLetter(ctx context.Context, tx *db.Tx, m Message) error {
	packed, err := pack(m)
	if err != nil {
		return err
	}
	to, err := json.Marshal(m.To)
	if err != nil {
		return err
	}
	return tx.Later(ctx, `INSERT INTO letters (id, about, recipients, subject, content, created_at)
		VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
		m.ID, m.About, string(to), m.Subject, packed, time.Now().UnixMilli())
}

func forgetLetter(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `DELETE FROM letters WHERE id = $1`, id)
	return err
}

func lettersAbout(ctx context.Context, r db.Reader, about string) ([]Letter, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (l Letter, err error) {
		var to string
		var created int64
		if err := rows.Scan(&l.ID, &l.About, &to, &l.Subject, &created); err != nil {
			return l, err
		}
		l.CreatedAt = time.UnixMilli(created)
		return l, json.Unmarshal([]byte(to), &l.To)
	}, `SELECT id, about, recipients, subject, created_at FROM letters WHERE about = $1 ORDER BY created_at, id`, about)
}

func letterContent(ctx context.Context, r db.Reader, id string) (packed string, err error) {
	err = r.QueryRow(ctx, `SELECT content FROM letters WHERE id = $1`, id).Scan(&packed)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrLetterNotFound
	}
	return packed, err
}

func pruneLetters(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM letters WHERE created_at < $1`, before.UnixMilli())
	return err
}
