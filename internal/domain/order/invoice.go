package order

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

// Invoice says that one shop's part of an order was invoiced. What it prints is the part itself, frozen as it is.
type Invoice struct {
	ID          string
	ShopOrderID string
	OrderID     string
	ShopID      string
	Number      int64 // 1, 2, 3… of the shop, without gaps
	IssuedAt    time.Time
}

// IssueInvoices numbers an invoice for each shop of a paid order that has none yet, and returns them all, by shop id.
// The counter of a shop stays locked until the transaction ends, so that a number is never lost nor given twice; the
// counters are always taken in the same order, so that two orders never wait for each other.
func (s *Service) IssueInvoices(ctx context.Context, tx *db.Tx, orderID string, at time.Time) ([]Invoice, error) {
	o, err := lock(ctx, tx, Whole(), orderID, at)
	if err != nil {
		return nil, err
	}
	if o.PaidAt.IsZero() {
		return nil, fmt.Errorf("order: %s is not paid, nothing to invoice", orderID)
	}
	issued, err := listInvoices(ctx, tx, "order_id = $1", orderID)
	if err != nil {
		return nil, err
	}
	for _, part := range slices.SortedFunc(slices.Values(o.Shops), func(a, b *ShopOrder) int { return cmp.Compare(a.ShopID, b.ShopID) }) {
		if slices.ContainsFunc(issued, func(i Invoice) bool { return i.ShopOrderID == part.ID }) {
			continue
		}
		invoice := Invoice{ID: db.NewID(), ShopOrderID: part.ID, OrderID: o.ID, ShopID: part.ShopID, IssuedAt: at}
		if err := insertInvoice(ctx, tx, &invoice); err != nil {
			return nil, fmt.Errorf("issue invoice: %w", err)
		}
		issued = append(issued, invoice)
	}
	slices.SortFunc(issued, func(a, b Invoice) int { return cmp.Compare(a.ShopID, b.ShopID) })
	return issued, nil
}

// InvoicesOf lists the invoices of an order the scope reaches.
func (s *Service) InvoicesOf(ctx context.Context, scope Scope, orderID string) ([]Invoice, error) {
	all, err := listInvoices(ctx, s.db, "order_id = (SELECT id FROM orders WHERE id = $1 AND ("+scope.condition()+")) ORDER BY shop_id", orderID, scope.id)
	return slices.DeleteFunc(all, func(i Invoice) bool { return !scope.covers(i.ShopID) }), err
}

// FindInvoice loads an invoice of a shop, whoever asks: reach its order through a [Scope] before showing it.
func (s *Service) FindInvoice(ctx context.Context, shopID, id string) (Invoice, error) {
	found, err := listInvoices(ctx, s.db, "id = $1 AND shop_id = $2", id, shopID)
	if err != nil {
		return Invoice{}, err
	}
	if len(found) == 0 {
		return Invoice{}, ErrNotFound
	}
	return found[0], nil
}

func insertInvoice(ctx context.Context, tx *db.Tx, i *Invoice) error {
	err := tx.QueryRow(ctx, `INSERT INTO invoice_counters (shop_id, last_number) VALUES ($1, 1)
		ON CONFLICT (shop_id) DO UPDATE SET last_number = invoice_counters.last_number + 1
		RETURNING last_number`, i.ShopID).Scan(&i.Number)
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `INSERT INTO invoices (id, shop_order_id, order_id, shop_id, number, issued_at)
		VALUES ($1, $2, $3, $4, $5, $6)`, i.ID, i.ShopOrderID, i.OrderID, i.ShopID, i.Number, millis(i.IssuedAt))
	return err
}

func listInvoices(ctx context.Context, r db.Reader, where string, args ...any) ([]Invoice, error) {
	invoices, err := db.All(ctx, r, func(rows *sql.Rows) (i Invoice, err error) {
		var issued int64
		err = rows.Scan(&i.ID, &i.ShopOrderID, &i.OrderID, &i.ShopID, &i.Number, &issued)
		i.IssuedAt = time.UnixMilli(issued)
		return i, err
	}, "SELECT id, shop_order_id, order_id, shop_id, number, issued_at FROM invoices WHERE "+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list invoices: %w", err)
	}
	return invoices, nil
}
