package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// seeDifference writes a mismatch that a check found, and tells whether it was not there before.
func seeDifference(ctx context.Context, tx *db.Tx, m Mismatch, now time.Time) (isNew bool, err error) {
	n, err := tx.Exec(ctx, `UPDATE ledger_differences SET last_seen = $5,
			note = CASE WHEN expected = $3 AND found = $4 THEN note ELSE '' END,
			explained_by = CASE WHEN expected = $3 AND found = $4 THEN explained_by ELSE '' END,
			explained_at = CASE WHEN expected = $3 AND found = $4 THEN explained_at ELSE NULL END,
			expected = $3, found = $4
		WHERE what = $1 AND subject_id = $2 AND gone_at IS NULL`,
		string(m.What), m.ID, int64(m.Expected), int64(m.Found), now.UnixMilli())
	if err != nil || n == 1 {
		return false, err
	}
	_, err = tx.Exec(ctx, `INSERT INTO ledger_differences (id, what, subject_id, order_id, expected, found, first_seen,
			last_seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
		ON CONFLICT (what, subject_id) DO UPDATE SET expected = $5, found = $6, first_seen = $7, last_seen = $7,
			gone_at = NULL, note = '', explained_by = '', explained_at = NULL`,
		db.NewID(), string(m.What), m.ID, m.OrderID, int64(m.Expected), int64(m.Found), now.UnixMilli())
	return err == nil, err
}

// endDifferences notes that those which the check at a moment did not see are gone.
func endDifferences(ctx context.Context, tx *db.Tx, withProvider bool, now time.Time) error {
	kept := ` AND what <> 'charge' AND what <> 'charge_refunds' AND what <> 'provider_refund'
		AND what <> 'provider_dispute'`
	if withProvider {
		kept = ""
	}
	_, err := tx.Exec(ctx, `UPDATE ledger_differences SET gone_at = $1 WHERE gone_at IS NULL AND last_seen < $1`+kept,
		now.UnixMilli())
	return err
}

func explain(ctx context.Context, tx *db.Tx, id, note, who string, now time.Time) (Difference, error) {
	n, err := tx.Exec(ctx, `UPDATE ledger_differences SET note = $2, explained_by = $3, explained_at = $4
		WHERE id = $1 AND gone_at IS NULL`, id, note, who, now.UnixMilli())
	if err != nil {
		return Difference{}, err
	}
	if n == 0 {
		return Difference{}, ErrDifferenceNotFound
	}
	found, err := differencesWhere(ctx, tx, `d.id = $1`, id)
	if err != nil || len(found) == 0 {
		return Difference{}, orMissing(err, ErrDifferenceNotFound)
	}
	return found[0], nil
}

// Differences lists those that are there, the oldest first, then the latest that are gone.
func (s *Service) Differences(ctx context.Context, limit int) ([]Difference, error) {
	return differencesWhere(ctx, s.db, `1 = 1 ORDER BY CASE WHEN d.gone_at IS NULL THEN 0 ELSE 1 END,
		CASE WHEN d.gone_at IS NULL THEN d.first_seen ELSE -d.gone_at END, d.id LIMIT $1`, limit)
}

func differencesWhere(ctx context.Context, r db.Reader, where string, args ...any) ([]Difference, error) {
	found, err := db.All(ctx, r, func(rows *sql.Rows) (d Difference, err error) {
		var first, last int64
		var gone, explained sql.NullInt64
		err = rows.Scan(&d.ID, &d.What, &d.Mismatch.ID, &d.OrderID, &d.Expected, &d.Found, &first, &last, &gone,
			&d.Note, &d.ExplainedBy, &explained, &d.Reference, &d.ShopName)
		d.FirstSeen, d.LastSeen = time.UnixMilli(first).UTC(), time.UnixMilli(last).UTC()
		d.GoneAt, d.ExplainedAt = db.Moment(gone), db.Moment(explained)
		return d, err
	}, `SELECT d.id, d.what, d.subject_id, d.order_id, d.expected, d.found, d.first_seen, d.last_seen, d.gone_at,
			d.note, d.explained_by, d.explained_at, COALESCE(o.reference, ''), COALESCE(h.name, '')
		FROM ledger_differences d LEFT JOIN orders o ON o.id = d.order_id LEFT JOIN shops h ON h.id = d.subject_id
		WHERE `+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list differences: %w", err)
	}
	return found, nil
}

// Unexplained counts the differences that are there without a word of an operator, and since when.
func (s *Service) Unexplained(ctx context.Context) (n int, since time.Time, err error) {
	var first sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(first_seen) FROM ledger_differences WHERE gone_at IS NULL
		AND explained_at IS NULL`).Scan(&n, &first)
	return n, db.Moment(first), err
}

func noteCheck(ctx context.Context, tx *db.Tx, name string, mismatches int, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_checks (name, checked_at, mismatches) VALUES ($1, $2, $3)
		ON CONFLICT (name) DO UPDATE SET checked_at = $2, mismatches = $3`, name, now.UnixMilli(), mismatches)
	return err
}

// CheckedAt is when the books were last compared, and when the provider's list was; zero before the first time.
func (s *Service) CheckedAt(ctx context.Context) (books, provider time.Time, err error) {
	if books, err = s.checkedAt(ctx, "orders"); err != nil {
		return books, provider, err
	}
	provider, err = s.checkedAt(ctx, "provider")
	return books, provider, err
}

func (s *Service) checkedAt(ctx context.Context, name string) (time.Time, error) {
	var at int64
	err := s.db.QueryRow(ctx, `SELECT checked_at FROM ledger_checks WHERE name = $1`, name).Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	return time.UnixMilli(at).UTC(), err
}
