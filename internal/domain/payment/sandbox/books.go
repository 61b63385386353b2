package sandbox

import (
	"context"
	"time"

	"rangrue/internal/domain/payment"
)

// Charges implements [payment.Books].
func (s *Sandbox) Charges(ctx context.Context, since time.Time, fn func(payment.BookedCharge) error) error {
	booked, err := bookedCharges(ctx, s.db, since)
	return each(booked, err, fn)
}

// Refunds implements [payment.Books].
func (s *Sandbox) Refunds(ctx context.Context, since time.Time, fn func(payment.BookedRefund) error) error {
	booked, err := bookedRefunds(ctx, s.db, since)
	return each(booked, err, fn)
}

// Disputes implements [payment.Books].
func (s *Sandbox) Disputes(ctx context.Context, since time.Time, fn func(payment.Dispute) error) error {
	booked, err := bookedDisputes(ctx, s.db, since)
	return each(booked, err, fn)
}

// each gives every row to fn until it refuses one.
func each[T any](rows []T, err error, fn func(T) error) error {
	for _, row := range rows {
		if err != nil {
			break
		}
		err = fn(row)
	}
	return err
}
