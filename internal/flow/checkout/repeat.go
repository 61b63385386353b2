package checkout

import (
	"context"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
)

// answerRepeated answers a request whose key was already used as the first one was, or will be, answered. It returns
// [order.ErrNotFound] when there was none.
func (s *Service) answerRepeated(ctx context.Context, r *Request) (*Placed, error) {
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
		if o, err = s.waitUntilSettled(ctx, o.ID); err != nil {
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
	placed := s.placed(o)
	if r.Password != "" && o.UserID != "" {
		placed.Account = &Account{Status: AccountOpened, AddressKept: true}
	}
	return placed, nil
}

// How often a pending order is read while a repeated request waits for it: the pause doubles from the first to the
// last.
const (
	firstPause = 20 * time.Millisecond
	lastPause  = 500 * time.Millisecond
)

// waitUntilSettled waits until a pending order is settled by the first request, on this node or another, by the webhook
// or by the sweeper. After a while it also asks the provider itself, since the first request may have died.
func (s *Service) waitUntilSettled(ctx context.Context, orderID string) (*order.Order, error) {
	ctx, cancel := context.WithTimeout(ctx, s.ReplyTimeout)
	defer cancel()
	for pause := firstPause; ; pause = min(2*pause, lastPause) {
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
		if pause == lastPause {
			if err := s.askProvider(ctx, orderID); err != nil {
				return nil, err
			}
		}
	}
}

// askProvider asks about a pending order without cancelling anything, and settles the order if the charge has ended.
func (s *Service) askProvider(ctx context.Context, orderID string) error {
	attempt, err := s.Orders.AttemptOf(ctx, s.db, orderID)
	if err != nil || attempt.Status != order.AttemptStarted {
		return err
	}
	result, err := s.Payments.Lookup(ctx, chargeOf(attempt))
	switch {
	case err != nil:
		return nil // it is asked again after the next pause
	case result.State.Final():
		return s.settleAttempt(context.WithoutCancel(ctx), attempt, result)
	case result.ClientSecret != "":
		return s.action(orderID, result)
	}
	return nil
}
