package order

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// AttemptStatus is where a try at charging stands.
type AttemptStatus string

const (
	AttemptStarted   AttemptStatus = "started"   // the provider's answer is not known yet
	AttemptSucceeded AttemptStatus = "succeeded" // the money was taken
	AttemptFailed    AttemptStatus = "failed"    // the provider said no
	AttemptVoided    AttemptStatus = "voided"    // given up before any money moved
)

// attemptSteps: an attempt is started once and ends once.
var attemptSteps = steps[AttemptStatus]{
	AttemptStarted: {AttemptSucceeded, AttemptFailed, AttemptVoided},
}

// Attempt is the try at charging an order, which has one: another try is another order. Its Key is the idempotency key of the
// provider's call: asking again with it, after a crash or a lost answer, never charges twice.
type Attempt struct {
	OrderID     string
	Key         string
	Provider    string
	IntentID    string // the provider's id of the charge, empty until known
	CardToken   string // the provider's token of the card; emptied when the attempt ends
	CardBrand   string
	CardLast4   string
	Amount      money.Cents
	Status      AttemptStatus
	FailureCode string
	CreatedAt   time.Time
}

// Receipt is what the provider tells of a charge that went through.
type Receipt struct {
	IntentID  string
	CardBrand string
	CardLast4 string
}

// ErrAttemptOver refuses to settle an attempt otherwise than it already was. When a charge went through for an attempt
// already given up, the caller owes the money back to the provider's charge.
var ErrAttemptOver = problem.New(problem.Conflict, "payment_already_settled", problem.Say(
	"Ce paiement est déjà réglé.", "This payment is already settled."))

// NoteIntent remembers the provider's id of a charge as soon as it is known, so that a crash leaves a trace to follow.
func (s *Service) NoteIntent(ctx context.Context, tx *db.Tx, orderID, intentID string, at time.Time) error {
	return tx.LaterOr(ctx, ErrAttemptOver, `UPDATE orders SET payment_intent = $2, updated_at = $3
		WHERE id = $1 AND payment_status = 'started' AND (payment_intent IS NULL OR payment_intent = $2)`, orderID, intentID, millis(at))
}

// Pay settles an attempt that went through: the order becomes paid. It may be told several times (by the answer, the
// webhook, the sweeper); changed is true the first time alone, when the consequences are due.
func (s *Service) Pay(ctx context.Context, tx *db.Tx, orderID string, receipt Receipt, at time.Time) (o *Order, changed bool, err error) {
	o, changed, err = s.settle(ctx, tx, orderID, AttemptSucceeded, at, func(a *Attempt, o *Order) {
		a.CardBrand, a.CardLast4 = receipt.CardBrand, receipt.CardLast4
		if receipt.IntentID != "" {
			a.IntentID = receipt.IntentID
		}
		o.PaidAt = at
	})
	if err == nil && changed && s.Paid != nil {
		err = s.Paid(ctx, tx, o)
	}
	return o, changed, err
}

// Fail settles an attempt that the provider refused: the order fails, every unit is cancelled, and back tells the
// units to put in stock again. Like [Service.Pay] it may be told several times.
func (s *Service) Fail(ctx context.Context, tx *db.Tx, orderID, code string, at time.Time) (o *Order, back []Stock, changed bool, err error) {
	o, changed, err = s.settle(ctx, tx, orderID, AttemptFailed, at, func(a *Attempt, o *Order) {
		a.FailureCode = code
		o.FailedAt = at
		for _, i := range o.Items() {
			back = i.cancel(i.Left(), "", at, back)
		}
	})
	return o, back, changed, err
}

// Void gives up an attempt before any money moved, so that its pending order can be cancelled.
func (s *Service) Void(ctx context.Context, tx *db.Tx, orderID string, at time.Time) error {
	_, _, err := s.settle(ctx, tx, orderID, AttemptVoided, at, func(*Attempt, *Order) {})
	return err
}

// settle ends an attempt once, whatever the number of voices that tell how it ended.
func (s *Service) settle(ctx context.Context, tx *db.Tx, orderID string, end AttemptStatus, at time.Time, apply func(*Attempt, *Order)) (*Order, bool, error) {
	o, err := s.lock(ctx, tx, Whole(), orderID, at)
	if err != nil {
		return nil, false, err
	}
	a, err := s.AttemptOf(ctx, tx, orderID)
	if err != nil {
		return nil, false, err
	}
	if a.Status == end {
		return o, false, nil
	}
	if !attemptSteps.allows(a.Status, end) {
		return nil, false, ErrAttemptOver
	}
	if err := s.file(ctx, tx, o); err != nil {
		return nil, false, err
	}
	a.Status, a.CardToken = end, ""
	apply(a, o)
	if err := saveAttempt(ctx, tx, a); err != nil {
		return nil, false, fmt.Errorf("save payment attempt: %w", err)
	}
	return o, true, save(ctx, tx, o)
}

// AttemptOf loads the try at charging an order.
func (s *Service) AttemptOf(ctx context.Context, r db.Reader, orderID string) (*Attempt, error) {
	return oneAttempt(ctx, r, "id = $1", orderID)
}

// AttemptByKey loads the try whose provider's call had a key.
func (s *Service) AttemptByKey(ctx context.Context, r db.Reader, key string) (*Attempt, error) {
	return oneAttempt(ctx, r, "id = $1 OR payment_key = $1", key)
}

// OpenAttempts lists tries begun before a moment whose end is not known, the oldest first: what a sweeper asks the
// provider about after a crash.
func (s *Service) OpenAttempts(ctx context.Context, before time.Time, limit int) ([]*Attempt, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (*Attempt, error) { return scanAttempt(rows.Scan) },
		"SELECT "+attemptColumns+" FROM orders WHERE parts <> '' AND created_at < $1 AND payment_status = 'started' ORDER BY created_at LIMIT $2",
		before.UnixMilli(), limit)
}

const attemptColumns = `id, COALESCE(payment_key, id), payment_provider, payment_intent, payment_token, payment_brand, payment_last4,
	grand_total, payment_status, payment_failure, created_at`

func oneAttempt(ctx context.Context, r db.Reader, where string, args ...any) (*Attempt, error) {
	a, err := scanAttempt(r.QueryRow(ctx, "SELECT "+attemptColumns+" FROM orders WHERE "+where, args...).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	return a, err
}

func scanAttempt(scan func(...any) error) (*Attempt, error) {
	var a Attempt
	var intent sql.NullString
	var status string
	var created int64
	err := scan(&a.OrderID, &a.Key, &a.Provider, &intent, &a.CardToken, &a.CardBrand, &a.CardLast4, &a.Amount, &status, &a.FailureCode, &created)
	a.IntentID, a.Status, a.CreatedAt = intent.String, AttemptStatus(status), time.UnixMilli(created)
	return &a, err
}

func saveAttempt(ctx context.Context, tx *db.Tx, a *Attempt) error {
	return tx.Later(ctx, `UPDATE orders SET payment_intent = $2, payment_token = $3, payment_brand = $4, payment_last4 = $5,
		payment_status = $6, payment_failure = $7, parts = '' WHERE id = $1`,
		a.OrderID, nullable(a.IntentID), a.CardToken, a.CardBrand, a.CardLast4, string(a.Status), a.FailureCode)
}
