package shop

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

func insertEntry(ctx context.Context, tx *db.Tx, id string, now time.Time, userID string, e Entry,
	changes string) error {
	err := tx.Later(ctx, `INSERT INTO shop_journal (id, shop_id, noted_at, user_id, act, subject_id, subject_name,
		changes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, id, e.ShopID, now.UnixMilli(), userID, e.Act, e.SubjectID,
		e.SubjectName, changes)
	if err != nil {
		return fmt.Errorf("write a shop's journal: %w", err)
	}
	return nil
}

// listEntries reads lines of a shop's journal, the latest first. Ids grow with time.
func listEntries(ctx context.Context, r db.Reader, shopID string, f JournalFilter, size int) ([]Noted, error) {
	where, args := `j.shop_id = $1`, []any{shopID}
	add := func(condition, value string) {
		if value != "" {
			args = append(args, value)
			where += ` AND ` + condition + `$` + strconv.Itoa(len(args))
		}
	}
	add(`j.user_id = `, f.UserID)
	add(`j.id < `, f.Before)
	if f.Kind != "" {
		add(`j.act LIKE `, f.Kind+".%")
	}
	return db.All(ctx, r, func(rows *sql.Rows) (n Noted, err error) {
		var at int64
		var first, last sql.NullString
		var changes string
		err = rows.Scan(&n.ID, &at, &n.UserID, &n.Act, &n.SubjectID, &n.SubjectName, &changes, &first, &last)
		if err != nil {
			return n, err
		}
		n.At = time.UnixMilli(at).UTC()
		if first.String != "" {
			n.Name = first.String + " " + last.String
		}
		return n, json.Unmarshal([]byte(changes), &n.Changes)
	}, `SELECT j.id, j.noted_at, j.user_id, j.act, j.subject_id, j.subject_name, j.changes, u.first_name, u.last_name
		FROM shop_journal j LEFT JOIN users u ON u.id = j.user_id AND u.deleted_at IS NULL
		WHERE `+where+` ORDER BY j.id DESC LIMIT `+strconv.Itoa(size), args...)
}

func pruneJournal(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM shop_journal WHERE noted_at < $1`, before.UnixMilli())
	return err
}
