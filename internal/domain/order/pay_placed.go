package order

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// ErrTold says that another voice settled the attempt first.
var ErrTold = errors.New("order: the attempt was settled meanwhile")

// PayPlaced is [Service.Pay] for the request that just placed the order and still holds it: nothing needs to be read
// back, because nothing but its payment can happen to an order whose attempt is started. When another voice was first it
// is [ErrTold], which undoes the transaction; [Service.Pay] then tells what became of the order.
func (s *Service) PayPlaced(ctx context.Context, tx *db.Tx, o *Order, attemptID string, receipt Receipt, at time.Time) error {
	paid := *o
	paid.PaidAt, paid.UpdatedAt = at, at
	status := standing(paid.payment(), paid.Items())
	if !orderSteps.allows(Pending, status) {
		return fmt.Errorf("order: %s cannot go from %s to %s", o.ID, Pending, status)
	}
	for _, step := range []db.Statement{
		// The order's row comes first, as in lock: two voices never wait for each other in a circle.
		{Query: `UPDATE orders SET status = $2, paid_at = $3, updated_at = $3 WHERE id = $1 AND status = 'pending'`,
			Args: []any{o.ID, string(status), millis(at)}},
		{Query: `UPDATE order_payments SET status = 'succeeded', card_token = '', card_brand = $3, card_last4 = $4, updated_at = $5,
			intent_id = COALESCE($6, intent_id) WHERE id = $1 AND order_id = $2 AND status = 'started'`,
			Args: []any{attemptID, o.ID, receipt.CardBrand, receipt.CardLast4, millis(at), nullable(receipt.IntentID)}},
		{Query: `UPDATE shop_orders SET status = $2 WHERE order_id = $1 AND status = 'pending'`, Args: []any{o.ID, string(status)}},
	} {
		n, err := tx.Exec(ctx, step.Query, step.Args...)
		if err != nil {
			return fmt.Errorf("pay order: %w", err)
		}
		if n == 0 {
			return ErrTold
		}
	}
	paid.Status = status
	for _, p := range paid.Shops {
		p.Status = status
	}
	*o = paid
	return nil
}
