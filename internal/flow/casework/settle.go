package casework

import (
	"context"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

type settleInput struct {
	OrderID  string `path:"orderId" maxLength:"64"`
	RefundID string `path:"refundId" maxLength:"64"`
	Body     struct {
		Reason string `json:"reason" maxLength:"1000" doc:"How the person was paid; kept in the journal"`
	}
}

// postSettle notes that an operator paid by other means what the card refused: nothing waits any more.
func (s *Service) postSettle(ctx context.Context, in *settleInput) (*struct{}, error) {
	reason, err := operator.Reason(check.Strip(in.Body.Reason))
	if err != nil {
		return nil, err
	}
	return nil, s.db.Tx(ctx, func(tx *db.Tx) error {
		o, err := s.Orders.Lock(ctx, tx, in.OrderID)
		if err != nil {
			return err
		}
		sum, err := s.Orders.SettleRefund(ctx, tx, o, in.RefundID, s.Now())
		if err != nil {
			return err
		}
		return s.note(ctx, tx, o, "refund.settle", reason, nil, map[string]any{"refund": in.RefundID, "total": sum})
	})
}
