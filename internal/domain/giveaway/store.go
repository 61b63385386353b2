package giveaway

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

func addEntry(ctx context.Context, tx *db.Tx, edition, email string, now int64) error {
	_, err := tx.Exec(ctx, `
		INSERT INTO giveaway_entry (id, edition, email, email_key, created_at) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (edition, email_key) DO NOTHING`, db.NewID(), edition, email, strings.ToLower(email), now)
	return err
}

// ticket is an entry in the draw. One whose owner withdrew is still counted, so that the digest stands, and passed
// over.
type ticket struct {
	id        string
	withdrawn bool
}

func readTickets(ctx context.Context, r db.Reader, edition string) ([]ticket, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (t ticket, err error) {
		var email string
		err = rows.Scan(&t.id, &email)
		t.withdrawn = email == ""
		return t, err
	}, `SELECT id, email FROM giveaway_entry WHERE edition = $1 ORDER BY id`, edition)
}

func ids(tickets []ticket) []string {
	all := make([]string, len(tickets))
	for i, t := range tickets {
		all[i] = t.id
	}
	return all
}

// dropEntry takes an entry out of an edition that is still open.
func dropEntry(ctx context.Context, tx *db.Tx, edition, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM giveaway_entry WHERE edition = $1 AND email_key = $2`, edition,
		strings.ToLower(email))
	return err
}

// eraseEntries leaves tickets of closed editions without their owner's address.
func eraseEntries(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `UPDATE giveaway_entry SET email = '', email_key = '!' || id WHERE email_key = $1`,
		strings.ToLower(email))
	return err
}

func readEntries(ctx context.Context, r db.Reader, email string) ([]Entry, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (e Entry, err error) {
		var at int64
		err = rows.Scan(&e.Edition, &e.Ticket, &at)
		e.At = time.UnixMilli(at).UTC()
		return e, err
	}, `SELECT edition, id, created_at FROM giveaway_entry WHERE email_key = $1 ORDER BY created_at, id`,
		strings.ToLower(email))
}

// readDraw is nil when the edition was not drawn.
func readDraw(ctx context.Context, r db.Reader, edition string) (*Draw, error) {
	var d Draw
	var at int64
	err := r.QueryRow(ctx, `SELECT seed, entries, digest, drawn_at FROM giveaway_draw WHERE edition = $1`, edition).
		Scan(&d.Seed, &d.Entries, &d.Digest, &at)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	d.At = time.UnixMilli(at)
	return &d, err
}

// addDraw fails when another process drew meanwhile: an edition has one row.
func addDraw(ctx context.Context, tx *db.Tx, edition string, d Draw) error {
	_, err := tx.Exec(ctx, `INSERT INTO giveaway_draw (edition, seed, entries, digest, drawn_at)
		VALUES ($1, $2, $3, $4, $5)`,
		edition, d.Seed, d.Entries, d.Digest, d.At.UnixMilli())
	return err
}

func addWinner(ctx context.Context, tx *db.Tx, edition string, p place, prize int, now int64) (email string,
	err error) {
	if _, err := tx.Exec(ctx, `
		INSERT INTO giveaway_winner (entry_id, edition, prize, position, status, reason, chosen_at)
		VALUES ($1, $2, $3, $4, $5, '', $6)`,
		p.ticket, edition, prize, p.position, string(Contacted), now); err != nil {
		return "", err
	}
	err = tx.QueryRow(ctx, `SELECT email FROM giveaway_entry WHERE id = $1`, p.ticket).Scan(&email)
	return email, err
}

func addAttempt(ctx context.Context, tx *db.Tx, ticket string, number int, now int64) error {
	_, err := tx.Exec(ctx, `INSERT INTO giveaway_attempt (entry_id, number, made_at) VALUES ($1, $2, $3)`, ticket,
		number, now)
	return err
}

// settleWinner moves a winner who was not replaced; who was stays so.
func settleWinner(ctx context.Context, tx *db.Tx, ticket string, status WinnerStatus, reason string, now int64) error {
	n, err := tx.Exec(ctx, `UPDATE giveaway_winner SET status = $2, reason = $3, settled_at = $4 WHERE entry_id = $1
		AND status <> $5`,
		ticket, string(status), reason, now, string(Replaced))
	if err == nil && n == 0 {
		err = ErrNoWinner
	}
	if err != nil {
		return fmt.Errorf("giveaway: settle a winner: %w", err)
	}
	return nil
}

// readWinners lists everyone who was drawn, prize by prize, with the letters sent to each.
func readWinners(ctx context.Context, r db.Reader, edition string) ([]Winner, error) {
	all, err := db.All(ctx, r, func(rows *sql.Rows) (w Winner, err error) {
		var chosen int64
		err = rows.Scan(&w.Ticket, &w.Email, &w.Prize, &w.Position, &w.Status, &w.Reason, &chosen)
		w.Chosen = time.UnixMilli(chosen)
		return w, err
	}, `SELECT w.entry_id, e.email, w.prize, w.position, w.status, w.reason, w.chosen_at
		FROM giveaway_winner w JOIN giveaway_entry e ON e.id = w.entry_id
		WHERE w.edition = $1 ORDER BY w.prize, w.position`, edition)
	if err != nil {
		return nil, err
	}
	for i := range all {
		all[i].Attempts, err = db.All(ctx, r, func(rows *sql.Rows) (time.Time, error) {
			var at int64
			err := rows.Scan(&at)
			return time.UnixMilli(at), err
		}, `SELECT made_at FROM giveaway_attempt WHERE entry_id = $1 ORDER BY number`, all[i].Ticket)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}
