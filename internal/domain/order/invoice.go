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
func (s *Service) IssueInvoices(ctx context.Context, tx *db.Tx, orderID string, at time.Time) ([]Invoice, error) {
	o, err := s.Hold(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	return s.IssueInvoicesOf(ctx, tx, o, at)
}

// IssueInvoicesOf is [Service.IssueInvoices] for an order already loaded and filed: which shops have a part in it never changes.
// The order stays locked until the transaction ends, so that a part is invoiced once, and so does the counter of each
// shop, so that a number is never lost nor given twice; the counters are always taken in the same order, so that two
// orders never wait for each other.
func (s *Service) IssueInvoicesOf(ctx context.Context, tx *db.Tx, o *Order, at time.Time) ([]Invoice, error) {
	unpaid := fmt.Errorf("order: %s is not paid, nothing to invoice", o.ID)
	if err := tx.LaterOr(ctx, unpaid, `UPDATE orders SET updated_at = $2 WHERE id = $1 AND paid_at IS NOT NULL`, o.ID, millis(at)); err != nil {
		return nil, err
	}
	return issueHeld(ctx, tx, o, at)
}

// issueHeld is the work of [Service.IssueInvoicesOf], once the order is locked.
func issueHeld(ctx context.Context, tx *db.Tx, o *Order, at time.Time) ([]Invoice, error) {
	issued, err := listInvoices(ctx, tx, "order_id = $1", o.ID)
	if err != nil {
		return nil, err
	}
	return issue(ctx, tx, o, issued, at)
}

// issue numbers what was not issued before.
func issue(ctx context.Context, tx *db.Tx, o *Order, issued []Invoice, at time.Time) ([]Invoice, error) {
	fresh := []Invoice{}
	for _, part := range o.Shops {
		if !slices.ContainsFunc(issued, func(i Invoice) bool { return i.ShopOrderID == part.ID }) {
			fresh = append(fresh, Invoice{ID: db.NewID(), ShopOrderID: part.ID, OrderID: o.ID, ShopID: part.ShopID, IssuedAt: at})
		}
	}
	slices.SortFunc(fresh, byShop)
	if err := insertInvoices(ctx, tx, fresh); err != nil {
		return nil, fmt.Errorf("issue invoices: %w", err)
	}
	issued = append(issued, fresh...)
	slices.SortFunc(issued, byShop)
	return issued, nil
}

func byShop(a, b Invoice) int { return cmp.Compare(a.ShopID, b.ShopID) }

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

// insertInvoices gives each of the invoices, of as many shops, its number and writes them.
func insertInvoices(ctx context.Context, tx *db.Tx, fresh []Invoice) error {
	if len(fresh) == 0 {
		return nil
	}
	counters := batch{table: "invoice_counters", columns: "shop_id, last_number"}
	for _, i := range fresh {
		counters.add(i.ShopID, 1)
	}
	numbers := map[string]int64{}
	_, err := db.All(ctx, tx, func(rows *sql.Rows) (_ struct{}, err error) {
		var shopID string
		var number int64
		err = rows.Scan(&shopID, &number)
		numbers[shopID] = number
		return struct{}{}, err
	}, counters.query()+` ON CONFLICT (shop_id) DO UPDATE SET last_number = invoice_counters.last_number + 1
		RETURNING shop_id, last_number`, counters.args...)
	if err != nil {
		return err
	}
	rows := batch{table: "invoices", columns: "id, shop_order_id, order_id, shop_id, number, issued_at"}
	for n := range fresh {
		i := &fresh[n]
		i.Number = numbers[i.ShopID]
		rows.add(i.ID, i.ShopOrderID, i.OrderID, i.ShopID, i.Number, millis(i.IssuedAt))
	}
	return rows.insert(ctx, tx)
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
