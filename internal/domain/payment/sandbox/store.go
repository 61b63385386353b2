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

// chargeByKey reads what the books hold under a key; nothing is [payment.Unknown].
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

// stands tells that a charge was not written because its key has one already, or its token served.
func stands(err error) bool { return db.IsUnique(err) }

// insertCharge writes a charge. A token serves once, because what it pays for is named after it: its transaction fails with an
// error that [stands] when something was already.
func insertCharge(ctx context.Context, tx *db.Tx, c payment.Charge, r payment.Result, now time.Time) error {
	return tx.Later(ctx, `INSERT INTO sandbox_charges (id, charge_key, amount, state, code, brand, last4, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		r.IntentID, c.Key, c.Amount, string(r.State), r.Code, r.Card.Brand, r.Card.Last4, now.UnixMilli())
}

// Refund implements [payment.Provider]. The WHERE clause keeps the promise that no more comes back than was taken.
func (s *Sandbox) Refund(ctx context.Context, r payment.Refund) (id string, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		id = newID("re")
		n, err := tx.Exec(ctx, `INSERT INTO sandbox_refunds (refund_key, id, charge_id, amount, created_at)
			SELECT $1, $2, id, $4, $5 FROM sandbox_charges WHERE id = $3 ON CONFLICT (refund_key) DO NOTHING`,
			r.Key, id, r.IntentID, int64(r.Amount), s.Now().UnixMilli())
		if err != nil {
			return err
		}
		if n == 0 {
			return refundByKey(ctx, tx, r.Key, &id)
		}
		n, err = tx.Exec(ctx, `UPDATE sandbox_charges SET refunded = refunded + $2
			WHERE id = $1 AND state = 'succeeded' AND refunded + $2 <= amount`, r.IntentID, int64(r.Amount))
		if err == nil && n == 0 {
			return fmt.Errorf("%w: nothing left to give back", payment.ErrRefused)
		}
		return err
	})
	return id, err
}

// refundByKey finds the refund already made under a key; without one, the charge is unknown.
func refundByKey(ctx context.Context, tx *db.Tx, key string, id *string) error {
	err := tx.QueryRow(ctx, `SELECT id FROM sandbox_refunds WHERE refund_key = $1`, key).Scan(id)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: unknown charge", payment.ErrRefused)
	}
	return err
}

// CreateCustomer implements [payment.Vault]. The sandbox knows nobody: an id is all it needs.
func (s *Sandbox) CreateCustomer(context.Context, payment.Customer) (string, error) {
	return newID("cus"), nil
}

// SaveCard implements [payment.Vault].
func (s *Sandbox) SaveCard(ctx context.Context, customerID, text string) (payment.Card, error) {
	read, ok := s.readToken(text)
	if !ok {
		return payment.Card{}, payment.Refusal(payment.CodeToken)
	}
	if read.behaviour == "expired_card" || read.behaviour == "incorrect_cvc" { // a bank says so without a charge
		return payment.Card{}, payment.Refusal(string(read.behaviour))
	}
	read.ID = named("card", read.tokenID)
	// Banks check a card with a charge of nothing; here it is what the token served for.
	check := payment.Result{State: verified, IntentID: named("ch", read.tokenID), Card: read.Card}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertCharge(ctx, tx, payment.Charge{Key: read.ID}, check, s.Now()); err != nil {
			return err
		}
		return tx.Later(ctx, `INSERT INTO sandbox_cards (id, customer_id, brand, last4, exp_month, exp_year, behaviour, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
			read.ID, customerID, read.Brand, read.Last4, read.ExpMonth, read.ExpYear, string(read.behaviour), s.Now().UnixMilli())
	})
	if stands(err) {
		err = payment.Refusal(payment.CodeToken)
	}
	return read.Card, err
}

// verified is the state of the charge of nothing that checks a card.
const verified payment.State = "verified"

const cardColumns = `id, brand, last4, exp_month, exp_year, behaviour`

func scanCard(scan func(...any) error) (c card, err error) {
	var does string
	err = scan(&c.ID, &c.Brand, &c.Last4, &c.ExpMonth, &c.ExpYear, &does)
	c.behaviour = behaviour(does)
	return c, err
}

// Cards implements [payment.Vault], oldest first.
func (s *Sandbox) Cards(ctx context.Context, customerID string) ([]payment.Card, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (payment.Card, error) {
		c, err := scanCard(rows.Scan)
		return c.Card, err
	}, `SELECT `+cardColumns+` FROM sandbox_cards WHERE customer_id = $1 ORDER BY created_at, id`, customerID)
}

// savedCard finds a card of the customer; false for another's.
func savedCard(ctx context.Context, r db.Reader, customerID, id string) (card, bool, error) {
	c, err := scanCard(r.QueryRow(ctx, `SELECT `+cardColumns+` FROM sandbox_cards WHERE id = $1 AND customer_id = $2`, id, customerID).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return card{}, false, nil
	}
	return c, err == nil, err
}

// DeleteCard implements [payment.Vault].
func (s *Sandbox) DeleteCard(ctx context.Context, customerID, cardID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `DELETE FROM sandbox_cards WHERE id = $1 AND customer_id = $2`, cardID, customerID)
		if err == nil && n == 0 {
			return payment.ErrCardNotFound
		}
		return err
	})
}

// UpdateCard implements [payment.Vault].
func (s *Sandbox) UpdateCard(ctx context.Context, customerID, cardID string, expMonth, expYear int) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `UPDATE sandbox_cards SET exp_month = $3, exp_year = $4 WHERE id = $1 AND customer_id = $2`,
			cardID, customerID, expMonth, expYear)
		if err == nil && n == 0 {
			return payment.ErrCardNotFound
		}
		return err
	})
}

// DeleteCustomer implements [payment.Vault]: the cards are all there is of a customer.
func (s *Sandbox) DeleteCustomer(ctx context.Context, customerID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `DELETE FROM sandbox_cards WHERE customer_id = $1`, customerID)
		return err
	})
}
