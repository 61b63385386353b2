package checkout

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/problem"
)

const (
	sweepBatch = 200
	actionTime = 15 * time.Minute // how long a buyer has to confirm with their bank
)

// Sweep settles the attempts that no request works on any more: the process died, or the provider did not answer. It
// asks the provider what became of each; a charge that did not go through is cancelled there first, so that it cannot
// go through later. A buyer who was charged gets the order; otherwise the order fails and its units return to stock.
func (s *Service) Sweep(ctx context.Context) error {
	open, err := s.Orders.OpenAttempts(ctx, s.Now().Add(-s.Grace), sweepBatch)
	if err != nil {
		return fmt.Errorf("checkout: list open attempts: %w", err)
	}
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(s.sweepers)
	for _, attempt := range open {
		group.Go(func() error {
			if err := s.settleAbandoned(ctx, attempt); err != nil {
				s.Log.ErrorContext(
					ctx, "checkout: an attempt could not be settled", "order", attempt.OrderID, "error", err,
				)
			}
			return ctx.Err() // one that cannot be settled does not stop the others
		})
	}
	return group.Wait()
}

// settleAbandoned settles one open attempt as the provider says.
func (s *Service) settleAbandoned(ctx context.Context, attempt *order.Attempt) error {
	if attempt.Provider != s.Payments.Name() {
		return fmt.Errorf("checkout: the attempt was made with %s, which is not configured", attempt.Provider)
	}
	result, err := s.lookup(ctx, attempt)
	if err != nil {
		return err
	}
	if !result.State.Final() {
		if result.State == payment.Waiting && s.Now().Sub(attempt.CreatedAt) < actionTime {
			return nil
		}
		if result, err = s.cancelCharge(ctx, attempt, payment.CodeInterrupted); err != nil {
			return err
		}
	}
	return ignoreRefusal(s.settleAttempt(ctx, attempt, result))
}

// lookup asks the provider what became of a charge.
func (s *Service) lookup(ctx context.Context, attempt *order.Attempt) (payment.Result, error) {
	ctx, cancel := context.WithTimeout(ctx, s.ChargeTimeout)
	defer cancel()
	return s.Payments.Lookup(ctx, chargeOf(attempt))
}

// ignoreRefusal drops what only a buyer needs to read, such as a declined card: to the sweeper and the webhook it is no
// error.
func ignoreRefusal(err error) error {
	var refusal *problem.Error
	if errors.As(err, &refusal) && refusal.Kind == problem.Refused {
		return nil
	}
	return err
}
