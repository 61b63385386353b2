package order

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

// RefundStatus is where money owed back stands.
type RefundStatus string

const (
	RefundOwed   RefundStatus = "owed"   // written with the change that owes it
	RefundSent   RefundStatus = "sent"   // the provider took it
	RefundFailed RefundStatus = "failed" // the provider refused it, or the bank sent it back; the operator must look
)

// Refund is money owed back for one shop's part of an order. Its ID is the idempotency key of the provider's call.
type Refund struct {
	ID               string
	OrderID          string
	ShopOrderID      string
	ReturnID         string // empty for a cancellation
	Amount           pricing.Refund
	Status           RefundStatus
	ProviderRefundID string
	FailureCode      string
	CreatedAt        time.Time
	UpdatedAt        time.Time
}

// owe writes what is owed, and has it posted.
func (s *Service) owe(ctx context.Context, tx *db.Tx, o *Order, refunds []Refund, at time.Time) ([]Refund, error) {
	written, err := insertRefunds(ctx, tx, o.ID, refunds, at)
	if err != nil || len(written) == 0 || s.Owed == nil {
		return written, err
	}
	return written, s.Owed(ctx, tx, o, written)
}

// insertRefunds writes what is owed. Units that cost nothing owe nothing.
func insertRefunds(ctx context.Context, tx *db.Tx, orderID string, refunds []Refund, at time.Time) ([]Refund, error) {
	var written []Refund
	for _, r := range refunds {
		if r.Amount.Total() == 0 {
			continue
		}
		r.ID, r.OrderID, r.Status, r.CreatedAt, r.UpdatedAt = db.NewID(), orderID, RefundOwed, at, at
		_, err := tx.Exec(ctx, `INSERT INTO order_refunds (id, order_id, shop_order_id, return_id, goods, shipping,
				gst_hst, qst, contribution, total, status, created_at, updated_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
			r.ID, r.OrderID, r.ShopOrderID, nullable(r.ReturnID), r.Amount.Goods, r.Amount.Shipping,
			r.Amount.Tax.GSTHST, r.Amount.Tax.QST, r.Amount.Contribution, r.Amount.Total(), string(r.Status), millis(at))
		if err != nil {
			return nil, fmt.Errorf("insert refund: %w", err)
		}
		err = tx.Later(ctx, `UPDATE shop_orders SET refunded_net = refunded_net + $2 WHERE id = $1`, r.ShopOrderID, r.Amount.Goods+r.Amount.Shipping)
		if err != nil {
			return nil, fmt.Errorf("count refund: %w", err)
		}
		written = append(written, r)
	}
	return written, nil
}

// RefundsOf lists the refunds of an order, the oldest first.
func (s *Service) RefundsOf(ctx context.Context, r db.Reader, orderID string) ([]Refund, error) {
	return listRefunds(ctx, r, "order_id = $1 ORDER BY created_at, id", orderID)
}

// OwedRefunds lists refunds not sent yet, the oldest first: what a job sends through the provider.
func (s *Service) OwedRefunds(ctx context.Context, limit int) ([]Refund, error) {
	return listRefunds(ctx, s.db, "status = 'owed' ORDER BY created_at, id LIMIT $1", limit)
}

// RefundSent notes that the provider took a refund; telling it again changes nothing.
func (s *Service) RefundSent(ctx context.Context, tx *db.Tx, id, providerRefundID string, at time.Time) error {
	return endRefund(ctx, tx, id, RefundSent, providerRefundID, "", at)
}

// RefundFailed notes that the provider refused a refund for good.
func (s *Service) RefundFailed(ctx context.Context, tx *db.Tx, id, code string, at time.Time) error {
	return endRefund(ctx, tx, id, RefundFailed, "", code, at)
}

// RefundCameBack notes that a refund the provider had taken was sent back by the bank: the money is still owed, and the
// operator must look. It is false for one that is unknown or already noted.
func (s *Service) RefundCameBack(ctx context.Context, tx *db.Tx, id, code string, at time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE order_refunds SET status = 'failed', failure_code = $2, updated_at = $3 WHERE id = $1 AND status = 'sent'`,
		id, code, millis(at))
	if err != nil {
		return false, fmt.Errorf("note a refund that came back: %w", err)
	}
	return n == 1, nil
}

// FailedRefunds counts the refunds that wait for the operator.
func (s *Service) FailedRefunds(ctx context.Context) (n int, err error) {
	return n, s.db.QueryRow(ctx, `SELECT COUNT(*) FROM order_refunds WHERE status = 'failed'`).Scan(&n)
}

func endRefund(ctx context.Context, tx *db.Tx, id string, end RefundStatus, providerID, code string, at time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE order_refunds SET status = $2, provider_refund_id = $3, failure_code = $4, updated_at = $5
		WHERE id = $1 AND status <> 'sent'`, id, string(end), nullable(providerID), code, millis(at))
	if err != nil {
		return fmt.Errorf("settle refund: %w", err)
	}
	return nil
}

func listRefunds(ctx context.Context, r db.Reader, where string, args ...any) ([]Refund, error) {
	refunds, err := db.All(ctx, r, scanRefund, `SELECT id, order_id, shop_order_id, return_id, goods, shipping,
		gst_hst, qst, contribution, status, provider_refund_id, failure_code, created_at, updated_at
		FROM order_refunds WHERE `+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list refunds: %w", err)
	}
	return refunds, nil
}

func scanRefund(rows *sql.Rows) (Refund, error) {
	var r Refund
	var ret, provider sql.NullString
	var status string
	var created, updated int64
	err := rows.Scan(&r.ID, &r.OrderID, &r.ShopOrderID, &ret, &r.Amount.Goods, &r.Amount.Shipping,
		&r.Amount.Tax.GSTHST, &r.Amount.Tax.QST, &r.Amount.Contribution, &status, &provider, &r.FailureCode, &created, &updated)
	r.ReturnID, r.ProviderRefundID, r.Status = ret.String, provider.String, RefundStatus(status)
	r.CreatedAt, r.UpdatedAt = time.UnixMilli(created), time.UnixMilli(updated)
	return r, err
}
