package order

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// ErrTold says that another voice was first.
var ErrTold = errors.New("order: told meanwhile")

// PayPlaced is [Service.Pay] for the request that just placed the order and still holds it: nothing needs to be read
// back, because nothing but its payment can happen to an order whose attempt is started. When another voice was first it
// is [ErrTold], which undoes the transaction; [Service.Pay] then tells what became of the order. The order is not filed yet:
// its sale is in the books once it is.
func (s *Service) PayPlaced(ctx context.Context, tx *db.Tx, o *Order, receipt Receipt, at time.Time) error {
	paid := *o
	paid.PaidAt, paid.UpdatedAt = at, at
	status := standing(paid.payment(), paid.Items())
	if !orderSteps.allows(Pending, status) {
		return fmt.Errorf("order: %s cannot go from %s to %s", o.ID, Pending, status)
	}
	err := tx.LaterOr(ctx, ErrTold, `UPDATE orders SET status = $2, paid_at = $3, updated_at = $3, payment_status = 'succeeded', payment_token = '',
		payment_brand = $4, payment_last4 = $5, payment_intent = COALESCE($6, payment_intent)
		WHERE id = $1 AND status = 'pending' AND payment_status = 'started'`,
		o.ID, string(status), millis(at), receipt.CardBrand, receipt.CardLast4, nullable(receipt.IntentID))
	if err != nil {
		return fmt.Errorf("pay order: %w", err)
	}
	paid.Status, paid.charging = status, false
	for _, p := range paid.Shops {
		p.Status = status
	}
	*o = paid
	return nil
}

// DispatchPaid is [Service.Dispatch] and [Service.IssueInvoices] for whoever just loaded the paid order: it fails with
// [ErrTold], which undoes the transaction, when the shops were told meanwhile, when nothing is left to tell, or when someone
// filed it meanwhile. A part cancelled before stays so.
func (s *Service) DispatchPaid(ctx context.Context, tx *db.Tx, o *Order, at time.Time) ([]Invoice, error) {
	err := tx.LaterOr(ctx, ErrTold, `UPDATE orders SET status = $2, dispatched_at = $3, updated_at = $3, parts = ''
		WHERE id = $1 AND status = 'paid' AND dispatched_at IS NULL AND (parts <> '') = ($4 = 1)`, o.ID, string(Dispatched), millis(at), flag(o.unfiled))
	if err != nil {
		return nil, fmt.Errorf("dispatch order: %w", err)
	}
	if o.unfiled {
		if err := s.insertFiled(ctx, tx, o, Dispatched); err != nil {
			return nil, err
		}
		return issue(ctx, tx, o, nil, at) // nothing could be invoiced before
	}
	err = tx.Later(ctx, `UPDATE shop_orders SET status = $2 WHERE order_id = $1 AND status = 'paid'`, o.ID, string(Dispatched))
	if err != nil {
		return nil, fmt.Errorf("dispatch order: %w", err)
	}
	return issueHeld(ctx, tx, o, at)
}
