package payment

import (
	"context"
	"time"

	"rangrue/internal/kit/money"
)

// Books is what the provider says of the money it moved, to be compared with what we say of it.
type Books interface {
	// Charges gives the charges that went through since a moment to fn, in no particular order.
	Charges(ctx context.Context, since time.Time, fn func(BookedCharge) error) error
	// Refunds gives what was given back since a moment to fn.
	Refunds(ctx context.Context, since time.Time, fn func(BookedRefund) error) error
	// Disputes gives the disputes that were opened since a moment to fn.
	Disputes(ctx context.Context, since time.Time, fn func(Dispute) error) error
}

// BookedCharge is a charge in the provider's books.
type BookedCharge struct {
	IntentID string
	Amount   money.Cents
	Refunded money.Cents // given back of it so far
	At       time.Time
}

// BookedRefund is a refund in the provider's books.
type BookedRefund struct {
	ID     string
	Key    string // ours; empty for one that was made elsewhere
	Amount money.Cents
	At     time.Time
}
