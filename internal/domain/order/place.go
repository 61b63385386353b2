package order

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

var (
	// ErrKeyUsed tells that an order was already placed with the draft's idempotency key: answer that one, found by
	// [Service.ByKey], instead of placing another.
	ErrKeyUsed = errors.New("order: the idempotency key was used")

	// ErrCartOrdered refuses a second live order for the same cart.
	ErrCartOrdered = problem.New(problem.Conflict, "cart_already_ordered", problem.Say(
		"Ce panier a déjà été commandé.", "This cart has already been ordered."))
)

// Taken tells whether the transaction of [Service.PlaceNew] failed because a promise keeps the order out: its key, its cart or
// its reference is taken. [Service.Place] tells which.
func Taken(err error) bool { return db.IsUnique(err) }

// Place prices a draft and writes it as a pending order, with the payment attempt about to be made. The caller takes
// the stock in the same transaction and calls the provider after it is committed.
func (s *Service) Place(ctx context.Context, tx *db.Tx, d Draft) (*Order, *Attempt, error) {
	return s.place(ctx, tx, d, s.insertNamed)
}

// PlaceNew is [Service.Place] for a draft that was hardly placed before: it does not wait to hear whether it was, and its
// transaction fails then, with an error that is [Taken].
func (s *Service) PlaceNew(ctx context.Context, tx *db.Tx, d Draft) (*Order, *Attempt, error) {
	return s.place(ctx, tx, d, func(ctx context.Context, tx *db.Tx, o *Order, a *Attempt) error {
		if o.Reference == "" {
			o.Reference = s.drawReference()
		}
		row, err := orderRow(o, a)
		if err != nil {
			return err
		}
		return tx.Later(ctx, row.Query, row.Args...)
	})
}

func (s *Service) place(ctx context.Context, tx *db.Tx, d Draft, insert func(context.Context, *db.Tx, *Order, *Attempt) error) (*Order, *Attempt, error) {
	d, err := d.named()
	if err != nil {
		return nil, nil, err
	}
	bill, err := d.Quote()
	if err != nil {
		return nil, nil, fmt.Errorf("place order: %w", err)
	}
	o := d.order(bill)
	o.unfiled, o.charging = true, true
	attempt := &Attempt{
		OrderID: o.ID, Key: o.ID, Provider: d.Payment.Provider, CardToken: d.Payment.CardToken, Amount: o.GrandTotal, Status: AttemptStarted, CreatedAt: d.At,
	}
	if err := insert(ctx, tx, o, attempt); err != nil {
		return nil, nil, err
	}
	return o, attempt, nil
}

// insertNamed writes the order's row under its own reference, or under the first drawn one that is free.
func (s *Service) insertNamed(ctx context.Context, tx *db.Tx, o *Order, a *Attempt) error {
	given := o.Reference != ""
	for range 5 {
		if !given {
			o.Reference = s.drawReference()
		}
		inserted, err := insertOrder(ctx, tx, o, a)
		if err != nil {
			return fmt.Errorf("insert order: %w", err)
		}
		if inserted {
			return nil
		}
		if err := whyRefused(ctx, tx, o); err != nil {
			return err
		}
	}
	return fmt.Errorf("order: id %s or reference %s is taken", o.ID, o.Reference)
}

// whyRefused names the promise that kept an order out; nil when it was only its reference or id.
func whyRefused(ctx context.Context, tx *db.Tx, o *Order) error {
	var byKey, byCart int
	err := tx.QueryRow(ctx, `
		SELECT COALESCE(SUM(CASE WHEN idempotency_key = $1 THEN 1 ELSE 0 END), 0),
		       COALESCE(SUM(CASE WHEN live_cart_id = $2 THEN 1 ELSE 0 END), 0)
		FROM orders WHERE idempotency_key = $1 OR live_cart_id = $2`, nullable(o.IdempotencyKey), nullable(o.CartID)).Scan(&byKey, &byCart)
	switch {
	case err != nil:
		return fmt.Errorf("find the order in the way: %w", err)
	case byKey > 0:
		return ErrKeyUsed
	case byCart > 0:
		return ErrCartOrdered
	}
	return nil
}
