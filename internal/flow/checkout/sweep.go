package checkout

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

const (
	sweepBatch = 200
	sweepers   = 8                // attempts asked about at once
	actionTime = 15 * time.Minute // how long a buyer has to confirm with their bank
	tellTime   = 30 * time.Second // how long after its payment an order surely has a job to tell its shops
)

// Sweep settles the attempts that nobody is at any more: the process died, or the provider did not answer. It asks the
// provider what became of each and finishes it; a charge that never went through is ended there first, so that it
// cannot go through later. A buyer who was charged gets the order, one who was not gets the stock back on the shelf. A paid
// order whose job to tell its shops was lost or gave up is given another.
func (s *Service) Sweep(ctx context.Context) error {
	return errors.Join(s.sweepAttempts(ctx), s.sweepUntold(ctx))
}

func (s *Service) sweepUntold(ctx context.Context) error {
	ids, err := s.Orders.Untold(ctx, s.Now().Add(-tellTime), sweepBatch)
	if err != nil || len(ids) == 0 {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, id := range ids {
			if err := enqueueTelling(ctx, tx, id); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *Service) sweepAttempts(ctx context.Context) error {
	open, err := s.Orders.OpenAttempts(ctx, s.Now().Add(-s.Grace), sweepBatch)
	if err != nil {
		return fmt.Errorf("checkout: list open attempts: %w", err)
	}
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(sweepers)
	for _, attempt := range open {
		group.Go(func() error {
			if err := s.mend(ctx, attempt); err != nil {
				s.Log.ErrorContext(ctx, "checkout: an attempt could not be settled", "order", attempt.OrderID, "error", err)
			}
			return ctx.Err() // one that cannot be mended does not keep the others waiting
		})
	}
	return group.Wait()
}

// mend settles one open attempt.
func (s *Service) mend(ctx context.Context, attempt *order.Attempt) error {
	if attempt.Provider != s.Payments.Name() {
		return fmt.Errorf("checkout: the attempt was made with %s, which is not configured", attempt.Provider)
	}
	result, err := s.Payments.Lookup(ctx, chargeOf(attempt))
	if err != nil {
		return err
	}
	if !result.State.Final() {
		if result.State == payment.Waiting && s.Now().Sub(attempt.CreatedAt) < actionTime {
			return nil
		}
		if result, err = s.giveUp(ctx, attempt, payment.CodeInterrupted); err != nil {
			return err
		}
	}
	return ignoreRefusal(s.settle(ctx, attempt, result))
}

// ignoreRefusal keeps what a buyer would be told, which is no failure of ours, from the sweeper and the webhook.
func ignoreRefusal(_ *order.Order, err error) error {
	var refusal *problem.Error
	if errors.As(err, &refusal) && refusal.Kind == problem.Refused {
		return nil
	}
	return err
}

// SendRefunds gives back, through the provider, the money that cancellations and returns owe. A refund's id is the key
// of its call, so that one sent twice is given once.
func (s *Service) SendRefunds(ctx context.Context) error {
	owed, err := s.Orders.OwedRefunds(ctx, sweepBatch)
	if err != nil {
		return fmt.Errorf("checkout: list refunds: %w", err)
	}
	for _, r := range owed {
		if err := s.sendRefund(ctx, r); err != nil {
			s.Log.ErrorContext(ctx, "checkout: a refund could not be sent", "refund", r.ID, "error", err)
		}
	}
	return ctx.Err()
}

func (s *Service) sendRefund(ctx context.Context, r order.Refund) error {
	attempt, err := s.Orders.AttemptOf(ctx, s.db, r.OrderID)
	if err != nil {
		return err
	}
	id, err := s.Payments.Refund(ctx, payment.Refund{Key: r.ID, IntentID: attempt.IntentID, Amount: r.Amount.Total()})
	refused := errors.Is(err, payment.ErrRefused)
	if err != nil && !refused {
		return err
	}
	return errors.Join(err, s.db.Tx(ctx, func(tx *db.Tx) error {
		if refused {
			return errors.Join(s.Orders.RefundFailed(ctx, tx, r.ID, "refused", s.Now()), s.alarm(ctx, tx, r.ID, "refused"))
		}
		return s.Orders.RefundSent(ctx, tx, r.ID, id, s.Now())
	}))
}

// giveBack is the job that returns a late charge.
func (s *Service) giveBack(ctx context.Context, late lateCharge) error {
	_, err := s.Payments.Refund(ctx, payment.Refund{Key: "late-" + late.AttemptID, IntentID: late.IntentID, Amount: money.Cents(late.Cents)})
	if errors.Is(err, payment.ErrRefused) {
		return jobs.Permanent(err)
	}
	return err
}
