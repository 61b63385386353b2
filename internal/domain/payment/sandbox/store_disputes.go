package sandbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

const disputeColumns = `d.id, d.charge_id, c.charge_key, d.amount, d.state, d.outcome, d.due_at, d.created_at
	FROM sandbox_disputes d JOIN sandbox_charges c ON c.id = d.charge_id`

func scanDispute(scan func(...any) error) (d payment.Dispute, answered bool, err error) {
	var state, outcome string
	var due, created int64
	err = scan(&d.ID, &d.IntentID, &d.Key, &d.Amount, &state, &outcome, &due, &created)
	d.State, d.Reason = payment.DisputeState(state), disputeReason
	d.DueAt, d.OpenedAt = time.UnixMilli(due), time.UnixMilli(created)
	return d, outcome != "", err
}

func insertDispute(ctx context.Context, tx *db.Tx, d payment.Dispute) error {
	return tx.Later(ctx, `INSERT INTO sandbox_disputes (id, charge_id, amount, state, due_at, created_at)
		VALUES ($1, $2, $3, $4, $5, $6)`,
		d.ID, d.IntentID, d.Amount, string(d.State), d.DueAt.UnixMilli(), d.OpenedAt.UnixMilli())
}

// disputeByID finds a dispute, and tells whether evidence was handed in.
func disputeByID(ctx context.Context, r db.Reader, id string) (d payment.Dispute, answered bool, err error) {
	d, answered, err = scanDispute(r.QueryRow(ctx, `SELECT `+disputeColumns+` WHERE d.id = $1`, id).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		err = fmt.Errorf("%w: unknown dispute", payment.ErrRefused)
	}
	return d, answered, err
}

// takeEvidence notes what the evidence is worth; false when the dispute takes none, or no more.
func takeEvidence(ctx context.Context, tx *db.Tx, id string, outcome payment.DisputeState) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE sandbox_disputes SET state = 'evidence_sent', outcome = $2
		WHERE id = $1 AND state = 'needs_answer'`, id, string(outcome))
	return n == 1, err
}

// closeDispute ends a dispute as its evidence deserves, as lost without any; false when it is not in that state.
func closeDispute(ctx context.Context, tx *db.Tx, id string, from payment.DisputeState) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE sandbox_disputes SET state = CASE WHEN outcome = '' THEN 'lost' ELSE outcome END
		WHERE id = $1 AND state = $2`, id, string(from))
	return n == 1, err
}

// takeBack takes a disputed sum out of its charge, as far as it was not given back before.
func takeBack(ctx context.Context, tx *db.Tx, chargeID string, amount money.Cents) error {
	_, err := tx.Exec(ctx, `UPDATE sandbox_charges
		SET refunded = CASE WHEN refunded + $2 > amount THEN amount ELSE refunded + $2 END WHERE id = $1`,
		chargeID, int64(amount))
	return err
}

// bookedCharges counts as given back what refunds gave: what a bank took by a dispute is no refund, as with Stripe.
func bookedCharges(ctx context.Context, r db.Reader, since time.Time) ([]payment.BookedCharge, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (c payment.BookedCharge, err error) {
		var at int64
		err = rows.Scan(&c.IntentID, &c.Amount, &c.Refunded, &at)
		c.At = time.UnixMilli(at)
		return c, err
	}, `SELECT c.id, c.amount, CAST((SELECT COALESCE(SUM(r.amount), 0) FROM sandbox_refunds r WHERE r.charge_id = c.id)
			AS BIGINT), c.created_at FROM sandbox_charges c WHERE c.created_at >= $1 AND c.state = 'succeeded'`,
		since.UnixMilli())
}

func bookedRefunds(ctx context.Context, r db.Reader, since time.Time) ([]payment.BookedRefund, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (b payment.BookedRefund, err error) {
		var at int64
		err = rows.Scan(&b.ID, &b.Key, &b.Amount, &at)
		b.At = time.UnixMilli(at)
		return b, err
	}, `SELECT id, refund_key, amount, created_at FROM sandbox_refunds WHERE created_at >= $1`, since.UnixMilli())
}

func bookedDisputes(ctx context.Context, r db.Reader, since time.Time) ([]payment.Dispute, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (payment.Dispute, error) {
		d, _, err := scanDispute(rows.Scan)
		return d, err
	}, `SELECT `+disputeColumns+` WHERE d.created_at >= $1`, since.UnixMilli())
}
