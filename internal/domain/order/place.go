package order

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

var (
	// ErrKeyUsed means that an order was already placed with the draft's idempotency key: answer that one, found by
	// [Service.ByKey], instead of placing another.
	ErrKeyUsed = errors.New("order: the idempotency key was used")

	// ErrCartOrdered refuses a second order for the same cart, unless the first one failed or was cancelled.
	ErrCartOrdered = problem.New(problem.Conflict, "cart_already_ordered", problem.Say(
		"Ce panier a déjà été commandé.", "This cart has already been ordered."))
)

// Place prices a draft and writes it as a pending order, with its shops' parts, its items and the payment attempt about
// to be made. The caller takes the stock in the same transaction and calls the provider after it is committed. It
// returns [ErrKeyUsed] or [ErrCartOrdered] when the order exists already.
func (s *Service) Place(ctx context.Context, tx *db.Tx, d Draft) (*Order, *Attempt, error) {
	d, err := d.withIDs()
	if err != nil {
		return nil, nil, err
	}
	bill, err := d.Quote()
	if err != nil {
		return nil, nil, fmt.Errorf("place order: %w", err)
	}
	o := d.order(bill)
	attempt := &Attempt{
		OrderID: o.ID, Key: o.ID, Provider: d.Payment.Provider, CardToken: d.Payment.CardToken,
		Amount: o.GrandTotal, Status: AttemptStarted, CreatedAt: d.At,
	}
	if err := s.insertWithReference(ctx, tx, o, attempt); err != nil {
		return nil, nil, err
	}
	if err := insertParts(ctx, tx, o); err != nil {
		return nil, nil, fmt.Errorf("insert parts of order: %w", err)
	}
	return o, attempt, nil
}

// referenceDraws is how many references are tried before giving up; two equal draws in a row are already unlikely.
const referenceDraws = 5

// insertWithReference writes the order's row under its own reference, or under the first drawn one that is free.
func (s *Service) insertWithReference(ctx context.Context, tx *db.Tx, o *Order, a *Attempt) error {
	given := o.Reference != ""
	for range referenceDraws {
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
		byKey, byCart, err := conflicts(ctx, tx, o)
		switch {
		case err != nil:
			return fmt.Errorf("find the conflicting order: %w", err)
		case byKey:
			return ErrKeyUsed
		case byCart:
			return ErrCartOrdered
		}
	}
	return fmt.Errorf("order: id %s or reference %s is taken", o.ID, o.Reference)
}
