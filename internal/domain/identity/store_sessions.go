package identity

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

func insertSession(ctx context.Context, tx *db.Tx, open *session) error {
	_, err := tx.Exec(ctx, `INSERT INTO sessions (id, user_id, salt, generation, opened_at, renewed_at)
		VALUES ($1, $2, $3, $4, $5, $5)`,
		open.id, open.userID, open.salt, open.generation, open.opened.UnixMilli())
	return err
}

// renewSession gives a session its next generation, unless another request did so first.
func renewSession(ctx context.Context, tx *db.Tx, of *session, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE sessions SET generation = generation + 1, renewed_at = $1 WHERE id = $2
		AND generation = $3 AND ended_at IS NULL`,
		now.UnixMilli(), of.id, of.generation)
	return err
}

func endSessionsOf(ctx context.Context, tx *db.Tx, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE sessions SET ended_at = $1 WHERE user_id = $2 AND ended_at IS NULL`,
		now.UnixMilli(), userID)
	return err
}

func endSession(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE sessions SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL`, now.UnixMilli(), id)
	return err
}

func readSession(ctx context.Context, r db.Reader, id string) (*session, error) {
	var opened, renewed int64
	var ended sql.NullInt64
	of := &session{id: id}
	err := r.QueryRow(ctx, `SELECT user_id, salt, generation, opened_at, renewed_at, ended_at FROM sessions
		WHERE id = $1`, id).
		Scan(&of.userID, &of.salt, &of.generation, &opened, &renewed, &ended)
	of.opened, of.renewed, of.ended = time.UnixMilli(opened), time.UnixMilli(renewed), ended.Valid
	return of, err
}

// Opened is a session that is in use, as an operator sees it.
type Opened struct {
	OpenedAt  time.Time `json:"openedAt"`
	RenewedAt time.Time `json:"renewedAt"`
}

// SessionsOf lists the sessions of a user that did not end, the one used last first.
func (s *Service) SessionsOf(ctx context.Context, userID string) ([]Opened, error) {
	return db.All(ctx, s.db, func(r *sql.Rows) (o Opened, err error) {
		var opened, renewed int64
		err = r.Scan(&opened, &renewed)
		o.OpenedAt, o.RenewedAt = time.UnixMilli(opened).UTC(), time.UnixMilli(renewed).UTC()
		return o, err
	}, `SELECT opened_at, renewed_at FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND renewed_at > $2
		ORDER BY renewed_at DESC, id LIMIT 100`, userID, s.Now().Add(-IdleLife).UnixMilli())
}

// readEndings reads which sessions ended lately, of one user or of all.
func (s *Service) readEndings(ctx context.Context, userID string) error {
	now := s.Now()
	query, args := `SELECT id FROM sessions WHERE ended_at > $1`, []any{now.Add(-remember).UnixMilli()}
	if userID != "" {
		query, args = query+` AND user_id = $2`, append(args, userID)
	}
	ids, err := db.All(ctx, s.db, func(r *sql.Rows) (id string, err error) { return id, r.Scan(&id) }, query, args...)
	if err != nil {
		return fmt.Errorf("identity: read the ended sessions: %w", err)
	}
	s.ended.add(now, ids)
	return nil
}

// Prune forgets sessions that nobody can renew, sources not seen for long and warnings that may be repeated.
func (s *Service) Prune(ctx context.Context) error {
	now := s.Now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, sweep := range []struct {
			query  string
			before time.Time
		}{
			{`DELETE FROM sessions WHERE renewed_at < $1`, now.Add(-IdleLife)},
			{`DELETE FROM sessions WHERE ended_at < $1`, now.Add(-24 * time.Hour)},
			{`DELETE FROM sign_in_sources WHERE seen_at < $1`, now.Add(-knownLife)},
			{`DELETE FROM sign_in_warnings WHERE warned_at < $1`, now.Add(-warnEvery)},
		} {
			if _, err := tx.Exec(ctx, sweep.query, sweep.before.UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}
