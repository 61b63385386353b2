package sandbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

// chargeByKey reads the charge made under a key; without one the result is [payment.Unknown].
func chargeByKey(ctx context.Context, r db.Reader, key string) (payment.Result, error) {
	var result payment.Result
	var state string
	err := r.QueryRow(ctx, `SELECT id, state, code, brand, last4 FROM sandbox_charges WHERE charge_key = $1`, key).
		Scan(&result.IntentID, &state, &result.Code, &result.Card.Brand, &result.Card.Last4)
	if errors.Is(err, sql.ErrNoRows) {
		return payment.Result{}, nil
	}
	result.State = payment.State(state)
	return result, err
}

// insertCharge writes a charge. Its transaction fails with an error that [alreadyUsed] recognises when the key or the
// token was used before: a token can be used once because the charge it pays for is named after it.
func insertCharge(ctx context.Context, tx *db.Tx, c payment.Charge, r payment.Result, now time.Time) error {
	keeps := 0
	if c.KeepCard && (r.State == payment.Succeeded || r.State == payment.Waiting) {
		keeps = 1
	}
	return tx.Later(ctx, `INSERT INTO sandbox_charges
		(id, charge_key, amount, state, code, brand, last4, keeps_card, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		r.IntentID, c.Key, c.Amount, string(r.State), r.Code, r.Card.Brand, r.Card.Last4, keeps, now.UnixMilli())
}

// takeKeptCard uses up the right to save the card of a charge; the transaction fails with an invalid token where there
// is none.
func takeKeptCard(ctx context.Context, tx *db.Tx, chargeID string) error {
	return tx.LaterOr(ctx, payment.Refusal(payment.CodeToken),
		`UPDATE sandbox_charges SET keeps_card = 0 WHERE id = $1 AND keeps_card = 1 AND state = 'succeeded'`, chargeID)
}

// answerCharge ends a charge that waits for its buyer; it does nothing to one that no longer does.
func answerCharge(ctx context.Context, tx *db.Tx, chargeID string, end payment.State, code string) error {
	_, err := tx.Exec(ctx, `UPDATE sandbox_charges SET state = $2, code = $3 WHERE id = $1 AND state = 'waiting'`,
		chargeID, string(end), code)
	return err
}

// cancelWaiting gives up a charge that waits for its buyer; it does nothing to another.
func cancelWaiting(ctx context.Context, tx *db.Tx, key string) error {
	_, err := tx.Exec(ctx, `UPDATE sandbox_charges SET state = 'cancelled', code = $2
		WHERE charge_key = $1 AND state = 'waiting'`, key, payment.CodeInterrupted)
	return err
}

// alreadyUsed reports whether a charge was not written because its key or its token was used before.
func alreadyUsed(err error) bool { return db.IsUnique(err) }

// insertRefund writes a refund and returns its id: the one already there if the key was used before. The guarded update
// keeps the refunds of a charge from adding up to more than it took.
func insertRefund(ctx context.Context, tx *db.Tx, r payment.Refund, now time.Time) (id string, err error) {
	id = newID("re")
	n, err := tx.Exec(ctx, `INSERT INTO sandbox_refunds (refund_key, id, charge_id, amount, created_at)
		SELECT $1, $2, id, $4, $5 FROM sandbox_charges WHERE id = $3 ON CONFLICT (refund_key) DO NOTHING`,
		r.Key, id, r.IntentID, int64(r.Amount), now.UnixMilli())
	if err != nil {
		return "", err
	}
	if n == 0 {
		return refundByKey(ctx, tx, r.Key)
	}
	n, err = tx.Exec(ctx, `UPDATE sandbox_charges SET refunded = refunded + $2
		WHERE id = $1 AND state = 'succeeded' AND refunded + $2 <= amount`, r.IntentID, int64(r.Amount))
	if err == nil && n == 0 {
		err = fmt.Errorf("%w: nothing left to refund", payment.ErrRefused)
	}
	return id, err
}

// refundByKey finds the refund already made under a key; without one, the charge is unknown.
func refundByKey(ctx context.Context, tx *db.Tx, key string) (id string, err error) {
	err = tx.QueryRow(ctx, `SELECT id FROM sandbox_refunds WHERE refund_key = $1`, key).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		err = fmt.Errorf("%w: unknown charge", payment.ErrRefused)
	}
	return id, err
}

const cardColumns = `id, brand, last4, exp_month, exp_year, behaviour`

func scanCard(scan func(...any) error) (c card, err error) {
	var does string
	err = scan(&c.ID, &c.Brand, &c.Last4, &c.ExpMonth, &c.ExpYear, &does)
	c.behaviour = behaviour(does)
	c.Fingerprint = c.fingerprint()
	return c, err
}

func insertCard(ctx context.Context, tx *db.Tx, customerID string, c card, now time.Time) error {
	return tx.Later(ctx, `INSERT INTO sandbox_cards
		(id, customer_id, brand, last4, exp_month, exp_year, behaviour, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		c.ID, customerID, c.Brand, c.Last4, c.ExpMonth, c.ExpYear, string(c.behaviour), now.UnixMilli())
}

// cardsOf lists the cards of a customer, oldest first.
func cardsOf(ctx context.Context, r db.Reader, customerID string) ([]payment.Card, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (payment.Card, error) {
		c, err := scanCard(rows.Scan)
		return c.Card, err
	}, `SELECT `+cardColumns+` FROM sandbox_cards WHERE customer_id = $1 ORDER BY created_at, id`, customerID)
}

// savedCard finds a card of the customer; false for one of another customer.
func savedCard(ctx context.Context, r db.Reader, customerID, id string) (card, bool, error) {
	const query = `SELECT ` + cardColumns + ` FROM sandbox_cards WHERE id = $1 AND customer_id = $2`
	c, err := scanCard(r.QueryRow(ctx, query, id, customerID).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return card{}, false, nil
	}
	return c, err == nil, err
}

func deleteCard(ctx context.Context, tx *db.Tx, customerID, cardID string) error {
	return tx.LaterOr(ctx, payment.ErrCardNotFound, `DELETE FROM sandbox_cards WHERE id = $1 AND customer_id = $2`,
		cardID, customerID)
}

func updateExpiry(ctx context.Context, tx *db.Tx, customerID, cardID string, expMonth, expYear int) error {
	return tx.LaterOr(ctx, payment.ErrCardNotFound, `UPDATE sandbox_cards SET exp_month = $3, exp_year = $4
		WHERE id = $1 AND customer_id = $2`, cardID, customerID, expMonth, expYear)
}

func deleteCards(ctx context.Context, tx *db.Tx, customerID string) error {
	return tx.Later(ctx, `DELETE FROM sandbox_cards WHERE customer_id = $1`, customerID)
}
