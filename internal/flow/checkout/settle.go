package checkout

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// charge takes the money for a pending order and settles it. The buyer may leave meanwhile: the work goes on without
// them, so that a charge never stands without its order.
func (s *Service) charge(ctx context.Context, o *order.Order, attempt *order.Attempt) (*order.Order, error) {
	ctx = context.WithoutCancel(ctx)
	result, err := s.takeMoney(ctx, o, attempt)
	s.crash("charged")
	if err != nil {
		s.Log.WarnContext(ctx, "checkout: the provider did not answer", "order", o.ID, "error", err)
		if result, err = s.giveUp(ctx, attempt, payment.CodeTimeout); err != nil {
			s.Log.ErrorContext(ctx, "checkout: the outcome of a charge is not known yet", "order", o.ID, "error", err)
			return nil, ErrPending.With(s.placed(o))
		}
	}
	if !result.State.Final() {
		return nil, s.action(o.ID, result)
	}
	return s.settleOf(ctx, o, attempt, result)
}

// takeMoney asks the provider, which is given the attempt's key as its idempotency key. A free order needs no bank.
func (s *Service) takeMoney(ctx context.Context, o *order.Order, attempt *order.Attempt) (payment.Result, error) {
	if attempt.Amount == 0 {
		return payment.Result{State: payment.Succeeded}, nil
	}
	ctx, cancel := context.WithTimeout(ctx, s.ChargeTimeout)
	defer cancel()
	c := chargeOf(attempt)
	c.Reference = o.Reference
	if o.UserID != "" {
		customer, err := s.Payments.CustomerOf(ctx, o.UserID)
		if err != nil {
			return payment.Result{}, err
		}
		c.CustomerID = customer
	}
	c.Noted = func(ctx context.Context, intentID string) error {
		return s.db.Tx(ctx, func(tx *db.Tx) error { return s.Orders.NoteIntent(ctx, tx, o.ID, intentID, s.Now()) })
	}
	return s.Payments.Charge(ctx, c)
}

func chargeOf(a *order.Attempt) payment.Charge {
	return payment.Charge{Key: a.Key, IntentID: a.IntentID, Amount: a.Amount, Token: a.CardToken}
}

// giveUp ends a charge at the provider, unless the money already moved; why is the code of the failure it then is.
func (s *Service) giveUp(ctx context.Context, attempt *order.Attempt, why string) (payment.Result, error) {
	ctx, cancel := context.WithTimeout(ctx, s.ChargeTimeout)
	defer cancel()
	latest, err := s.Orders.AttemptOf(ctx, s.db, attempt.OrderID) // the provider's id may have been noted since
	if err != nil {
		return payment.Result{}, err
	}
	result, err := s.Payments.Cancel(ctx, chargeOf(latest))
	if err == nil && !result.State.Final() {
		err = fmt.Errorf("checkout: a cancelled charge is %q", result.State)
	}
	if result.State == payment.Cancelled {
		result.Code = why
	}
	return result, err
}

// action is the answer when the buyer's bank must be asked by the buyer.
func (s *Service) action(orderID string, result payment.Result) error {
	if result.ClientSecret == "" {
		return order.ErrPaymentRunning
	}
	return ErrAction.With(Action{OrderID: orderID, ClientSecret: result.ClientSecret})
}

// settle is the last transaction: the order is paid, or failed and its stock given back. The answer, the webhook and the
// sweeper may all come here with the same news; the consequences happen once.
func (s *Service) settle(ctx context.Context, attempt *order.Attempt, result payment.Result) (*order.Order, error) {
	return s.settleOf(ctx, nil, attempt, result)
}

// settleOf is settle for the request that just placed the order and need not read it again.
func (s *Service) settleOf(ctx context.Context, o *order.Order, attempt *order.Attempt, result payment.Result) (*order.Order, error) {
	if result.State != payment.Succeeded {
		o, err := s.fail(ctx, attempt.OrderID, result.Code)
		if err != nil {
			return nil, err
		}
		s.crash("failed")
		return o, payment.Refusal(result.Code)
	}
	o, err := s.pay(ctx, o, attempt.OrderID, result)
	if errors.Is(err, order.ErrAttemptOver) {
		return nil, s.oweBack(ctx, attempt, result)
	}
	if err == nil {
		s.crash("settled")
	}
	return o, err
}

// pay makes an order paid. placed is the order as the caller just placed it, nil when it must be read.
func (s *Service) pay(ctx context.Context, placed *order.Order, orderID string, result payment.Result) (o *order.Order, err error) {
	receipt := order.Receipt{IntentID: result.IntentID, CardBrand: result.Card.Brand, CardLast4: result.Card.Last4}
	if placed != nil {
		paid := *placed
		err := s.db.Tx(ctx, func(tx *db.Tx) error {
			paid = *placed // again, should the engine ask for a retry
			if err := s.Orders.PayPlaced(ctx, tx, &paid, receipt, s.Now()); err != nil {
				return err
			}
			return enqueueTelling(ctx, tx, orderID)
		})
		if !errors.Is(err, order.ErrTold) {
			return &paid, err
		}
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		var changed bool
		o, changed, err = s.Orders.Pay(ctx, tx, orderID, receipt, s.Now())
		if err != nil || !changed {
			return err
		}
		return enqueueTelling(ctx, tx, orderID)
	})
	return o, err
}

func enqueueTelling(ctx context.Context, tx *db.Tx, orderID string) error {
	return jobs.Enqueue(ctx, tx, tellKind, told{OrderID: orderID}, jobs.Named(orderID))
}

func (s *Service) fail(ctx context.Context, orderID, code string) (o *order.Order, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		var back []order.Stock
		var changed bool
		o, back, changed, err = s.Orders.Fail(ctx, tx, orderID, code, s.Now())
		if err != nil || !changed {
			return err
		}
		if err := s.Carts.Reopen(ctx, tx, o.CartID); err != nil {
			return err
		}
		return order.Restock(ctx, tx, back)
	})
	return o, err
}

// lateCharge is money taken for an attempt that was already given up.
type lateCharge struct {
	AttemptID string `json:"attemptId"`
	IntentID  string `json:"intentId"`
	Cents     int64  `json:"cents"`
}

// oweBack has a charge that came too late for its order given back. Providers that keep their promise never bring one;
// if one does, nobody pays for an order that is not there.
func (s *Service) oweBack(ctx context.Context, attempt *order.Attempt, result payment.Result) error {
	s.Log.ErrorContext(ctx, "checkout: a charge came after its attempt was over; it is given back", "order", attempt.OrderID)
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		return jobs.Enqueue(ctx, tx, giveBackKind, lateCharge{attempt.Key, result.IntentID, int64(attempt.Amount)}, jobs.Key(attempt.Key))
	})
	if err != nil {
		return err
	}
	return payment.Refusal(payment.CodeInterrupted)
}
