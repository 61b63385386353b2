package order

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// An order has one attempt, stored in the payment_ columns of its row. payment_key is NULL when it is the order's id.
const attemptColumns = `id, COALESCE(payment_key, id), payment_provider, payment_intent, payment_token, payment_brand,
	payment_last4, grand_total, payment_status, payment_failure, created_at`

// endAttempt settles a started attempt and locks its order. It is false when the attempt was settled before, or does
// not exist: of several that settle it at once, one succeeds. The card's token is deleted.
func endAttempt(
	ctx context.Context, tx *db.Tx, orderID string, end AttemptStatus, r Receipt, code string,
) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE orders SET payment_status = $2, payment_token = '',
		payment_intent = COALESCE($3, payment_intent), payment_brand = $4, payment_last4 = $5, payment_failure = $6
		WHERE id = $1 AND payment_status = 'started'`,
		orderID, string(end), nullable(r.IntentID), r.CardBrand, r.CardLast4, code)
	if err != nil {
		return false, fmt.Errorf("settle payment attempt: %w", err)
	}
	return n == 1, nil
}

func noteIntent(ctx context.Context, tx *db.Tx, orderID, intentID string, at time.Time) error {
	return tx.LaterOr(ctx, ErrAttemptOver, `UPDATE orders SET payment_intent = $2, updated_at = $3
		WHERE id = $1 AND payment_status = 'started' AND (payment_intent IS NULL OR payment_intent = $2)`,
		orderID, intentID, db.Millis(at))
}

func findAttempt(ctx context.Context, r db.Reader, where string, args ...any) (*Attempt, error) {
	a, err := scanAttempt(r.QueryRow(ctx, "SELECT "+attemptColumns+" FROM orders WHERE "+where, args...).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	return a, err
}

func attemptOf(ctx context.Context, r db.Reader, orderID string) (*Attempt, error) {
	return findAttempt(ctx, r, "id = $1", orderID)
}

func attemptByKey(ctx context.Context, r db.Reader, key string) (*Attempt, error) {
	return findAttempt(ctx, r, "id = $1 OR payment_key = $1", key)
}

func openAttempts(ctx context.Context, r db.Reader, before time.Time, limit int) ([]*Attempt, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (*Attempt, error) { return scanAttempt(rows.Scan) },
		"SELECT "+attemptColumns+` FROM orders WHERE payment_status = 'started' AND created_at < $1
		ORDER BY created_at LIMIT $2`, before.UnixMilli(), limit)
}

func scanAttempt(scan func(...any) error) (*Attempt, error) {
	var a Attempt
	var intent sql.NullString
	var status string
	var created int64
	err := scan(&a.OrderID, &a.Key, &a.Provider, &intent, &a.CardToken, &a.CardBrand, &a.CardLast4, &a.Amount,
		&status, &a.FailureCode, &created)
	a.IntentID, a.Status, a.CreatedAt = intent.String, AttemptStatus(status), time.UnixMilli(created)
	return &a, err
}
