package checkout

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
)

// hanging is a provider that never answers.
type hanging struct{ payment.Provider }

func (hanging) Lookup(ctx context.Context, _ payment.Charge) (payment.Result, error) {
	<-ctx.Done()
	return payment.Result{}, ctx.Err()
}

func (hanging) Refund(ctx context.Context, _ payment.Refund) (string, error) {
	<-ctx.Done()
	return "", ctx.Err()
}

func TestAProviderThatHangsIsNotWaitedForLongerThanACallMayTake(t *testing.T) {
	s := New(nil, Options{
		Payments: payment.New(nil, time.Now, hanging{}, ""), ChargeTimeout: 5 * time.Millisecond,
	})
	if _, err := s.lookup(t.Context(), &order.Attempt{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("lookup: %v", err)
	}
	if err := s.refundLateCharge(t.Context(), lateCharge{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("refund: %v", err)
	}
}
