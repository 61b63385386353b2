package dispute

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

const columns = `id, provider, provider_id, order_id, amount, reason, state, due_at, evidence, facts, sent_at,
	charged_back, opened_at, updated_at, closed_at, decided_at, inquiry`

func scan(scan func(...any) error) (d Dispute, err error) {
	var due, sent, closed, decided sql.NullInt64
	var opened, updated, inquiry int64
	err = scan(&d.ID, &d.Provider, &d.ProviderID, &d.OrderID, &d.Amount, &d.Reason, &d.State, &due, &d.Evidence,
		&d.Facts, &sent, &d.ChargedBack, &opened, &updated, &closed, &decided, &inquiry)
	d.DueAt, d.SentAt, d.ClosedAt, d.DecidedAt = db.Moment(due), db.Moment(sent), db.Moment(closed), db.Moment(decided)
	d.OpenedAt, d.UpdatedAt, d.Inquiry = time.UnixMilli(opened), time.UnixMilli(updated), inquiry == 1
	return d, err
}

func scanRow(rows *sql.Rows) (Dispute, error) { return scan(rows.Scan) }

// insert writes a dispute; false when it is known.
func insert(ctx context.Context, tx *db.Tx, d Dispute) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO disputes (id, provider, provider_id, order_id, amount, reason, state, due_at,
		opened_at, updated_at, inquiry) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
		ON CONFLICT (provider, provider_id) DO NOTHING`,
		d.ID, d.Provider, d.ProviderID, d.OrderID, d.Amount, d.Reason, string(d.State), db.Millis(d.DueAt),
		d.OpenedAt.UnixMilli(), d.UpdatedAt.UnixMilli(), d.Inquiry)
	return n == 1, err
}

func insertEvent(ctx context.Context, tx *db.Tx, disputeID string, e Event) error {
	return tx.Later(ctx, `INSERT INTO dispute_events (id, dispute_id, at, kind, who, detail)
		VALUES ($1, $2, $3, $4, $5, $6)`, db.NewID(), disputeID, e.At.UnixMilli(), e.Kind, e.Who, e.Detail)
}

// move changes the state of a dispute that is still in the one it was read in. An inquiry that becomes a dispute is to
// be answered anew, by another day.
func move(ctx context.Context, tx *db.Tx, d, news Dispute, at time.Time) (bool, error) {
	var sent, closed any
	switch news.State {
	case EvidenceSent:
		sent = at.UnixMilli()
	case Won, Lost:
		closed = at.UnixMilli()
	}
	n, err := tx.Exec(ctx, `UPDATE disputes SET state = $3, updated_at = $4, sent_at = COALESCE($5, sent_at),
		closed_at = COALESCE($6, closed_at), inquiry = $7, due_at = COALESCE($8, due_at)
		WHERE id = $1 AND state = $2`, d.ID, string(d.State), string(news.State), at.UnixMilli(), sent, closed,
		news.Inquiry, db.Millis(news.DueAt))
	return n == 1, err
}

func writeEvidence(ctx context.Context, tx *db.Tx, id, text, facts string, at time.Time) error {
	return tx.LaterOr(ctx, ErrAnswered, `UPDATE disputes SET evidence = $2, facts = $3, updated_at = $4
		WHERE id = $1 AND state = 'needs_answer'`, id, text, facts, at.UnixMilli())
}

func decide(ctx context.Context, tx *db.Tx, id string, cost money.Cents, at time.Time) error {
	return tx.LaterOr(ctx, ErrNotLost, `UPDATE disputes SET charged_back = $2, decided_at = $3, updated_at = $3
		WHERE id = $1 AND state = 'lost' AND decided_at IS NULL`, id, cost, at.UnixMilli())
}

func byID(ctx context.Context, r db.Reader, id string) (Dispute, error) {
	return one(r.QueryRow(ctx, `SELECT `+columns+` FROM disputes WHERE id = $1`, id).Scan)
}

func byProvider(ctx context.Context, r db.Reader, provider, providerID string) (Dispute, error) {
	return one(r.QueryRow(ctx, `SELECT `+columns+` FROM disputes WHERE provider = $1 AND provider_id = $2`, provider,
		providerID).Scan)
}

func one(row func(...any) error) (Dispute, error) {
	d, err := scan(row)
	if errors.Is(err, sql.ErrNoRows) {
		return d, ErrNotFound
	}
	return d, err
}

func ofOrder(ctx context.Context, r db.Reader, orderID string) ([]Dispute, error) {
	return db.All(ctx, r, scanRow, `SELECT `+columns+` FROM disputes WHERE order_id = $1
		ORDER BY opened_at DESC, id DESC`, orderID)
}

func events(ctx context.Context, r db.Reader, id string) ([]Event, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (e Event, err error) {
		var at int64
		err = rows.Scan(&at, &e.Kind, &e.Who, &e.Detail)
		e.At = time.UnixMilli(at)
		return e, err
	}, `SELECT at, kind, who, detail FROM dispute_events WHERE dispute_id = $1 ORDER BY at DESC, id DESC`, id)
}

// views are the conditions and the orders of the lists.
var views = map[View]string{
	ViewWaiting: `WHERE state = 'needs_answer' OR (state = 'lost' AND decided_at IS NULL) ORDER BY due_at, id`,
	ViewSent:    `WHERE state = 'evidence_sent' ORDER BY opened_at DESC, id DESC`,
	ViewClosed:  `WHERE state = 'won' OR state = 'lost' ORDER BY opened_at DESC, id DESC`,
	ViewAll:     `ORDER BY opened_at DESC, id DESC`,
}

func list(ctx context.Context, r db.Reader, v View) ([]Dispute, error) {
	found, err := db.All(ctx, r, scanRow, `SELECT `+columns+` FROM disputes `+views[v]+` LIMIT $1`, MaxListed)
	if err != nil {
		return nil, fmt.Errorf("list disputes: %w", err)
	}
	return found, nil
}

func waiting(ctx context.Context, r db.Reader) (count int, oldest time.Time, err error) {
	var first sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(opened_at) FROM disputes
		WHERE state = 'needs_answer' OR (state = 'lost' AND decided_at IS NULL)`).Scan(&count, &first)
	return count, db.Moment(first), err
}
