package ledger

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Mismatch is something that the books and what they are compared with tell differently.
type Mismatch struct {
	What     What
	ID       string // of the shop's part, the order, the payout, the shop…
	OrderID  string // empty when it is about no order
	Expected money.Cents
	Found    money.Cents
}

// What is the nature of a mismatch.
type What string

const (
	WrongPart         What = "part"         // a shop's part of an order, less refunds, and its entries
	WrongContribution What = "contribution" // that of an order and its entries
	WrongPayment      What = "payment"      // what an order was paid, less refunds, and who has it
	WrongRefunds      What = "refunds"      // refunds of a part and what the part counts of them
	WrongCreditNote   What = "credit_note"  // a refund without its credit note
	WrongPromotion    What = "promotion"    // what the market's codes took off a part and what it paid the shop
	WrongPayout       What = "payout"       // a payout and its entries
	WrongRun          What = "run"          // payouts of a closed run that have not ended, or of one that died
	WrongFile         What = "bank_file"    // payouts of a run and the bank's file
	WrongDays         What = "days"         // a shop's days and their entries
	WrongReserve      What = "reserve"      // a sum kept back for what is over
	WrongDispute      What = "dispute"      // what a dispute cost and the refunds it made

	// The provider's own list, beside ours.
	WrongCharge          What = "charge"          // an order's payment
	WrongChargeRefunds   What = "charge_refunds"  // what was given back of an order
	WrongProviderRefund  What = "provider_refund" // one refund
	WrongProviderDispute What = "provider_dispute"
)

// OfProvider tells that a mismatch is with the payment provider.
func (w What) OfProvider() bool {
	return w == WrongCharge || w == WrongChargeRefunds || w == WrongProviderRefund || w == WrongProviderDispute
}

// Difference is a mismatch as it is followed from one check to the next.
type Difference struct {
	ID string
	Mismatch
	Reference   string // of the order, if any
	ShopName    string // of the shop, when it is about one
	FirstSeen   time.Time
	LastSeen    time.Time
	GoneAt      time.Time // zero while it is there
	Note        string    // why it is there; empty until an operator says so
	ExplainedBy string
	ExplainedAt time.Time
}

// ErrDifferenceNotFound refuses to explain what is not there, or no longer.
var ErrDifferenceNotFound = problem.Missing("difference_not_found")

// Follow writes what a check found: new differences, those still there, and those that are gone. It answers those that
// were not there at the check before, whom also tells. Without the provider's list, its differences stay as they were.
// Sums that changed need another explanation.
func (s *Service) Follow(ctx context.Context, found []Mismatch, withProvider bool,
	also func(tx *db.Tx, fresh []Mismatch) error) (fresh []Mismatch, err error) {
	now := s.now()
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		fresh = nil
		for _, m := range found {
			isNew, err := seeDifference(ctx, tx, m, now)
			if err != nil {
				return err
			}
			if isNew {
				fresh = append(fresh, m)
			}
		}
		if err := endDifferences(ctx, tx, withProvider, now); err != nil {
			return err
		}
		if err := noteCheck(ctx, tx, "orders", len(found), now); err != nil {
			return err
		}
		if withProvider {
			if err := noteCheck(ctx, tx, "provider", len(found), now); err != nil {
				return err
			}
		}
		if len(fresh) == 0 {
			return nil
		}
		return also(tx, fresh)
	})
	return fresh, err
}

// Explain notes why a difference is there, with what also writes.
func (s *Service) Explain(ctx context.Context, id, note, who string, also func(tx *db.Tx, d Difference) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		d, err := explain(ctx, tx, id, note, who, s.now())
		if err != nil {
			return err
		}
		return also(tx, d)
	})
}
