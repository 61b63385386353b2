package checkout

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

// charge takes the money for a pending order and settles it; keepCard lets the card be saved afterwards. The work goes
// on when the buyer hangs up, so that no charge is left without its order.
func (s *Service) charge(
	ctx context.Context, o *order.Order, attempt *order.Attempt, keepCard bool,
) (*order.Order, error) {
	ctx = context.WithoutCancel(ctx)
	result, err := s.takeMoney(ctx, o, attempt, keepCard)
	s.crash("charged")
	if err != nil {
		s.Log.WarnContext(ctx, "checkout: the provider did not answer", "order", o.ID, "error", err)
		if result, err = s.cancelCharge(ctx, attempt, payment.CodeTimeout); err != nil {
			s.Log.ErrorContext(ctx, "checkout: the outcome of a charge is not known yet", "order", o.ID, "error", err)
			return nil, ErrPending.With(s.placed(o))
		}
	}
	if !result.State.Final() {
		return nil, s.action(o.ID, result)
	}
	return s.settle(ctx, o, attempt, result)
}

// takeMoney asks the provider, which is given the attempt's key as its idempotency key. A free order needs no bank.
func (s *Service) takeMoney(
	ctx context.Context, o *order.Order, attempt *order.Attempt, keepCard bool,
) (payment.Result, error) {
	if attempt.Amount == 0 {
		return payment.Result{State: payment.Succeeded}, nil
	}
	ctx, cancel := context.WithTimeout(ctx, s.ChargeTimeout)
	defer cancel()
	c := chargeOf(attempt)
	c.Reference, c.KeepCard = o.Reference, keepCard
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

// cancelCharge ends a charge at the provider, unless the money already moved; why becomes the code of its failure.
func (s *Service) cancelCharge(ctx context.Context, attempt *order.Attempt, why string) (payment.Result, error) {
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

// settleAttempt is [Service.settle] for an attempt whose order was placed by another request.
func (s *Service) settleAttempt(ctx context.Context, attempt *order.Attempt, result payment.Result) error {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), attempt.OrderID)
	if err != nil {
		return err
	}
	_, err = s.settle(ctx, o, attempt, result)
	return err
}

// settle is the second transaction: the order is paid, or failed and its units put back in stock. The request, the
// webhook and the sweeper may all report the same result; the consequences happen once.
func (s *Service) settle(
	ctx context.Context, placed *order.Order, attempt *order.Attempt, result payment.Result,
) (*order.Order, error) {
	if result.State != payment.Succeeded {
		o, err := s.fail(ctx, attempt.OrderID, result.Code)
		if err != nil {
			return nil, err
		}
		s.crash("failed")
		return o, payment.Refusal(result.Code)
	}
	o, err := s.pay(ctx, placed, result)
	if errors.Is(err, order.ErrAttemptOver) {
		if err := s.enqueueLateRefund(ctx, attempt, result); err != nil {
			return nil, err
		}
		return nil, payment.Refusal(payment.CodeInterrupted)
	}
	if err == nil {
		s.crash("settled")
	}
	return o, err
}

// pay makes an order paid, and enqueues the job that notifies its customer and shops.
func (s *Service) pay(
	ctx context.Context, placed *order.Order, result payment.Result,
) (o *order.Order, err error) {
	receipt := order.Receipt{IntentID: result.IntentID, CardBrand: result.Card.Brand, CardLast4: result.Card.Last4}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		var changed bool
		o, changed, err = s.Orders.Pay(ctx, tx, placed, receipt, s.Now())
		if err != nil || !changed { // already settled by the webhook or the sweeper
			return err
		}
		return enqueueNotify(ctx, tx, o.ID)
	})
	return o, err
}

// fail makes an order failed, opens its cart again and puts its units back in stock.
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
