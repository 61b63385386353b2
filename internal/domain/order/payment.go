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

// Attempt is one try at charging an order. Its ID is the idempotency key of the provider's call: asking again with it,
// after a crash or a lost answer, never charges twice.
type Attempt struct {
	ID          string
	OrderID     string
	Provider    string
	IntentID    string // the provider's id of the charge, empty until known
	CardToken   string // the provider's token of the card; emptied when the attempt ends
	CardBrand   string
	CardLast4   string
	Amount      money.Cents
	Status      AttemptStatus
	FailureCode string
	CreatedAt   time.Time
	UpdatedAt   time.Time
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
func (s *Service) NoteIntent(ctx context.Context, tx *db.Tx, attemptID, intentID string, at time.Time) error {
	n, err := tx.Exec(ctx, `UPDATE order_payments SET intent_id = $2, updated_at = $3
		WHERE id = $1 AND status = 'started' AND (intent_id IS NULL OR intent_id = $2)`, attemptID, intentID, millis(at))
	if err != nil {
		return fmt.Errorf("note payment intent: %w", err)
	}
	if n == 0 {
		return ErrAttemptOver
	}
	return nil
}

// Pay settles an attempt that went through: the order becomes paid. It may be told several times (by the answer, the
// webhook, the sweeper); changed is true the first time alone, when the consequences are due.
func (s *Service) Pay(ctx context.Context, tx *db.Tx, attemptID string, receipt Receipt, at time.Time) (o *Order, changed bool, err error) {
	o, changed, err = s.settle(ctx, tx, attemptID, AttemptSucceeded, at, func(a *Attempt, o *Order) {
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
func (s *Service) Fail(ctx context.Context, tx *db.Tx, attemptID, code string, at time.Time) (o *Order, back []Stock, changed bool, err error) {
	o, changed, err = s.settle(ctx, tx, attemptID, AttemptFailed, at, func(a *Attempt, o *Order) {
		a.FailureCode = code
		o.FailedAt = at
		for _, i := range o.Items() {
			back = i.cancel(i.Left(), "", at, back)
		}
	})
	return o, back, changed, err
}

// Void gives up an attempt before any money moved, so that its pending order can be cancelled.
func (s *Service) Void(ctx context.Context, tx *db.Tx, attemptID string, at time.Time) error {
	_, _, err := s.settle(ctx, tx, attemptID, AttemptVoided, at, func(*Attempt, *Order) {})
	return err
}

// settle ends an attempt once, whatever the number of voices that tell how it ended.
func (s *Service) settle(ctx context.Context, tx *db.Tx, attemptID string, end AttemptStatus, at time.Time, apply func(*Attempt, *Order)) (*Order, bool, error) {
	a, err := s.Attempt(ctx, tx, attemptID)
	if err != nil {
		return nil, false, err
	}
	o, err := s.lock(ctx, tx, Whole(), a.OrderID, at)
	if err != nil {
		return nil, false, err
	}
	// The order is locked now: read again what another voice may have written meanwhile.
	if a, err = s.Attempt(ctx, tx, attemptID); err != nil {
		return nil, false, err
	}
	if a.Status == end {
		return o, false, nil
	}
	if !attemptSteps.allows(a.Status, end) {
		return nil, false, ErrAttemptOver
	}
	a.Status, a.CardToken, a.UpdatedAt = end, "", at
	apply(a, o)
	if err := saveAttempt(ctx, tx, a); err != nil {
		return nil, false, fmt.Errorf("save payment attempt: %w", err)
	}
	return o, true, save(ctx, tx, o)
}

// Attempt loads one try by its id.
func (s *Service) Attempt(ctx context.Context, r db.Reader, id string) (*Attempt, error) {
	return oneAttempt(ctx, r, "id = $1", id)
}

// AttemptByIntent loads the try a provider speaks of.
func (s *Service) AttemptByIntent(ctx context.Context, r db.Reader, provider, intentID string) (*Attempt, error) {
	return oneAttempt(ctx, r, "provider = $1 AND intent_id = $2", provider, intentID)
}

// AttemptOf loads the latest try at charging an order.
func (s *Service) AttemptOf(ctx context.Context, r db.Reader, orderID string) (*Attempt, error) {
	return oneAttempt(ctx, r, "order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1", orderID)
}

// OpenAttempts lists tries begun before a moment whose end is not known, the oldest first: what a sweeper asks the
// provider about after a crash.
func (s *Service) OpenAttempts(ctx context.Context, before time.Time, limit int) ([]*Attempt, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (*Attempt, error) { return scanAttempt(rows.Scan) },
		"SELECT "+attemptColumns+" FROM order_payments WHERE status = 'started' AND created_at < $1 ORDER BY created_at LIMIT $2",
		before.UnixMilli(), limit)
}

const attemptColumns = `id, order_id, provider, intent_id, card_token, card_brand, card_last4, amount, status,
	failure_code, created_at, updated_at`

func oneAttempt(ctx context.Context, r db.Reader, where string, args ...any) (*Attempt, error) {
	a, err := scanAttempt(r.QueryRow(ctx, "SELECT "+attemptColumns+" FROM order_payments WHERE "+where, args...).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	return a, err
}

func scanAttempt(scan func(...any) error) (*Attempt, error) {
	var a Attempt
	var intent sql.NullString
	var status string
	var created, updated int64
	err := scan(&a.ID, &a.OrderID, &a.Provider, &intent, &a.CardToken, &a.CardBrand, &a.CardLast4, &a.Amount, &status,
		&a.FailureCode, &created, &updated)
	a.IntentID, a.Status = intent.String, AttemptStatus(status)
	a.CreatedAt, a.UpdatedAt = time.UnixMilli(created), time.UnixMilli(updated)
	return &a, err
}

func insertAttempt(ctx context.Context, tx *db.Tx, a *Attempt) error {
	return tx.Later(ctx, `INSERT INTO order_payments (id, order_id, provider, card_token, amount, status, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		a.ID, a.OrderID, a.Provider, a.CardToken, a.Amount, string(a.Status), millis(a.CreatedAt), millis(a.UpdatedAt))
}

func saveAttempt(ctx context.Context, tx *db.Tx, a *Attempt) error {
	return tx.Later(ctx, `UPDATE order_payments SET intent_id = $2, card_token = $3, card_brand = $4, card_last4 = $5,
		status = $6, failure_code = $7, updated_at = $8 WHERE id = $1`,
		a.ID, nullable(a.IntentID), a.CardToken, a.CardBrand, a.CardLast4, string(a.Status), a.FailureCode, millis(a.UpdatedAt))
}
