package checkout

import (
	"context"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
)

// again answers a request whose key was already used as the first one was, or will be, answered. It is
// [order.ErrNotFound] when there was none.
func (s *Service) again(ctx context.Context, r *Request) (*Placed, error) {
	if r.key() == "" {
		return nil, order.ErrNotFound
	}
	o, err := s.Orders.ByKey(ctx, s.db, r.key())
	if err != nil {
		return nil, err
	}
	if o.RequestHash != r.hash() {
		return nil, ErrKeyReused
	}
	if o.Status == order.Pending {
		if o, err = s.await(ctx, o.ID); err != nil {
			return nil, err
		}
	}
	if o.Status == order.Failed {
		attempt, err := s.Orders.AttemptOf(ctx, s.db, o.ID)
		if err != nil {
			return nil, err
		}
		return nil, payment.Refusal(attempt.FailureCode)
	}
	return s.placed(o), nil
}

const (
	firstLook  = 20 * time.Millisecond
	laterLooks = 500 * time.Millisecond
)

// await waits until a pending order is settled, by whoever is at it: another request of this node or of another, the
// webhook, the sweeper. It asks the provider itself from the second look on, since the first one may be dead.
func (s *Service) await(ctx context.Context, orderID string) (*order.Order, error) {
	ctx, cancel := context.WithTimeout(ctx, s.ReplyTimeout)
	defer cancel()
	for pause := firstLook; ; pause = min(2*pause, laterLooks) {
		timer := time.NewTimer(pause)
		select {
		case <-ctx.Done():
			timer.Stop()
			return nil, order.ErrPaymentRunning
		case <-timer.C:
		}
		o, err := s.Orders.Find(ctx, s.db, order.Whole(), orderID)
		if err != nil {
			return nil, err
		}
		if o.Status != order.Pending {
			return o, nil
		}
		if pause == laterLooks {
			if err := s.look(ctx, orderID); err != nil {
				return nil, err
			}
		}
	}
}

// look asks the provider about a pending order without ending anything, and settles it if there is news.
func (s *Service) look(ctx context.Context, orderID string) error {
	attempt, err := s.Orders.AttemptOf(ctx, s.db, orderID)
	if err != nil || attempt.Status != order.AttemptStarted {
		return err
	}
	result, err := s.Payments.Lookup(ctx, chargeOf(attempt))
	switch {
	case err != nil:
		return nil // the next look may hear more
	case result.State.Final():
		_, err := s.settle(context.WithoutCancel(ctx), attempt, result)
		return err
	case result.ClientSecret != "":
		return s.action(orderID, result)
	}
	return nil
}
