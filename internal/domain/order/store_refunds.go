package order

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// insertRefund writes what is owed and for which units, and counts it in the shop's part.
func insertRefund(ctx context.Context, tx *db.Tx, r Refund) error {
	err := tx.Later(ctx, `INSERT INTO order_refunds (id, order_id, shop_order_id, return_id, goods, shipping,
			gst_hst, qst, contribution, total, status, created_at, updated_at, borne_by, reason, request_key,
			credited, market)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15, 1, $16)`,
		r.ID, r.OrderID, r.ShopOrderID, nullable(r.ReturnID), r.Amount.Goods, r.Amount.Shipping, r.Amount.Tax.GSTHST,
		r.Amount.Tax.QST, r.Amount.Contribution, r.Amount.Total(), string(r.Status), db.Millis(r.CreatedAt),
		string(r.BorneBy), r.Reason, nullable(r.RequestKey), r.Amount.Market)
	if err != nil {
		return err
	}
	if err := insertRefundLines(ctx, tx, r); err != nil {
		return err
	}
	var lost money.Cents // by the shop, before tax
	if r.BorneBy == ByShop {
		lost = r.Amount.Goods + r.Amount.Shipping + r.Amount.Market
	}
	return tx.Later(ctx, `UPDATE shop_orders SET refunded_net = refunded_net + $2,
		refunded_goods = refunded_goods + $3, refunded_shipping = refunded_shipping + $4,
		refunded_gst_hst = refunded_gst_hst + $5, refunded_qst = refunded_qst + $6,
		refunded_market = refunded_market + $7 WHERE id = $1`,
		r.ShopOrderID, lost, r.Amount.Goods, r.Amount.Shipping, r.Amount.Tax.GSTHST, r.Amount.Tax.QST,
		r.Amount.Market)
}

// endRefund settles a refund that is owed, false when it was settled before: news that it came back may be faster than
// the answer to the call that sent it.
func endRefund(
	ctx context.Context, tx *db.Tx, id string, end RefundStatus, providerID, code string, at time.Time,
) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE order_refunds SET status = $2, provider_refund_id = $3, failure_code = $4,
		updated_at = $5 WHERE id = $1 AND status = 'owed'`, id, string(end), nullable(providerID), code, db.Millis(at))
	if err != nil {
		return false, fmt.Errorf("settle refund: %w", err)
	}
	return n == 1, nil
}

// cover notes that the buyer has a sum of a refund otherwise than through the provider, by a dispute that its id there
// names or by hand; false when the refund was sent meanwhile. One that is covered whole is sent.
func cover(ctx context.Context, tx *db.Tx, r *Refund, sum money.Cents, disputeID string, at time.Time) (bool, error) {
	covered := *r
	if covered.Covered += sum; covered.ToSend() == 0 {
		covered.Status, covered.ProviderRefundID = RefundSent, cmp.Or(disputeID, r.ProviderRefundID)
	}
	n, err := tx.Exec(ctx, `UPDATE order_refunds SET covered = $2, status = $3, provider_refund_id = $4,
		updated_at = $5 WHERE id = $1 AND status <> 'sent'`, r.ID, covered.Covered, string(covered.Status),
		nullable(covered.ProviderRefundID), db.Millis(at))
	if err != nil {
		return false, fmt.Errorf("cover refund: %w", err)
	}
	if n == 1 {
		*r = covered
	}
	return n == 1, nil
}

// reverseRefund makes a refund that the provider took failed, false when there is none, or it is failed already. Who
// sent it may not have noted that yet.
func reverseRefund(ctx context.Context, tx *db.Tx, id, code string, at time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE order_refunds SET status = 'failed', failure_code = $2, updated_at = $3
		WHERE id = $1 AND status <> 'failed' AND covered < total`, id, code, db.Millis(at))
	return n == 1, err
}

func refundByID(ctx context.Context, r db.Reader, id string) (Refund, error) {
	found, err := listRefunds(ctx, r, "id = $1", id)
	if err == nil && len(found) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Refund{}, err
	}
	return found[0], nil
}

func countFailedRefunds(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM order_refunds WHERE status = 'failed'`).Scan(&n)
}

func refundsOf(ctx context.Context, r db.Reader, orderID string) ([]Refund, error) {
	return withCreditNotes(ctx, r, orderID, "order_id = $1 ORDER BY created_at, id", orderID)
}

// withCreditNotes lists refunds of an order with their lines and credit notes.
func withCreditNotes(ctx context.Context, r db.Reader, orderID, where string, args ...any) ([]Refund, error) {
	refunds, err := listRefunds(ctx, r, where, args...)
	if err != nil {
		return nil, err
	}
	return refunds, attachCreditNotes(ctx, r, orderID, refunds)
}

func owedRefunds(ctx context.Context, r db.Reader, after Refund, limit int) ([]Refund, error) {
	return listRefunds(ctx, r, "status = 'owed' AND (created_at, id) > ($1, $2) ORDER BY created_at, id LIMIT $3",
		after.CreatedAt.UnixMilli(), after.ID, limit)
}

func listRefunds(ctx context.Context, r db.Reader, where string, args ...any) ([]Refund, error) {
	refunds, err := db.All(ctx, r, scanRefund, `SELECT id, order_id, shop_order_id, return_id, goods, shipping,
		gst_hst, qst, contribution, status, provider_refund_id, failure_code, created_at, updated_at,
		borne_by, reason, request_key, market, covered
		FROM order_refunds WHERE `+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list refunds: %w", err)
	}
	return refunds, nil
}

func scanRefund(rows *sql.Rows) (Refund, error) {
	var r Refund
	var ret, provider, key sql.NullString
	var status string
	var created, updated int64
	err := rows.Scan(&r.ID, &r.OrderID, &r.ShopOrderID, &ret, &r.Amount.Goods, &r.Amount.Shipping, &r.Amount.Tax.GSTHST,
		&r.Amount.Tax.QST, &r.Amount.Contribution, &status, &provider, &r.FailureCode, &created, &updated,
		&r.BorneBy, &r.Reason, &key, &r.Amount.Market, &r.Covered)
	r.ReturnID, r.ProviderRefundID, r.RequestKey = ret.String, provider.String, key.String
	r.Status = RefundStatus(status)
	r.CreatedAt, r.UpdatedAt = time.UnixMilli(created), time.UnixMilli(updated)
	return r, err
}

// contributionBack is what was given back of an order's contribution.
func contributionBack(ctx context.Context, r db.Reader, orderID string) (sum money.Cents, err error) {
	return sum, r.QueryRow(ctx, `SELECT CAST(COALESCE(SUM(contribution), 0) AS BIGINT) FROM order_refunds
		WHERE order_id = $1`, orderID).Scan(&sum)
}

func refundsByKey(ctx context.Context, r db.Reader, orderID, key string) ([]Refund, error) {
	return withCreditNotes(ctx, r, orderID, "order_id = $1 AND request_key = $2 ORDER BY created_at, id", orderID, key)
}
