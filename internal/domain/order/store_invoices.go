package order

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// insertInvoices gives each of the invoices, of as many shops, its number, and writes them.
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
		rows.add(i.ID, i.ShopOrderID, i.OrderID, i.ShopID, i.Number, db.Millis(i.IssuedAt))
	}
	if err := rows.insert(ctx, tx); err != nil {
		return err
	}
	keys := batch{table: "order_keys", columns: "search_key, order_id"}
	for _, i := range fresh {
		i.Number = numbers[i.ShopID]
		keys.add(invoiceKey(i), i.OrderID)
	}
	return tx.Later(ctx, keys.query()+" ON CONFLICT DO NOTHING", keys.args...)
}

func invoicesOf(ctx context.Context, r db.Reader, scope Scope, orderID string) ([]Invoice, error) {
	return listInvoices(ctx, r, "order_id = (SELECT id FROM orders WHERE id = $1 AND ("+scope.condition()+"))",
		orderID, scope.id)
}

func allInvoicesOf(ctx context.Context, r db.Reader, orderID string) ([]Invoice, error) {
	return listInvoices(ctx, r, "order_id = $1", orderID)
}

func findInvoice(ctx context.Context, r db.Reader, shopID, id string) (Invoice, error) {
	found, err := listInvoices(ctx, r, "id = $1 AND shop_id = $2", id, shopID)
	if err != nil {
		return Invoice{}, err
	}
	if len(found) == 0 {
		return Invoice{}, ErrNotFound
	}
	return found[0], nil
}

// listInvoices lists invoices by shop id. They are sorted here because SQLite prepares a statement that sorts again for
// each value, which costs more than the statement.
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
	sortInvoices(invoices)
	return invoices, nil
}
