package order

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// An order is one row for as long as nothing but its payment can happen to it: its parts and items are a document in that
// row. They are filed in tables of their own, where shops look for them, by whoever changes the order next, which is nearly
// always the job that tells the shops. A buyer waits for one row instead of five.

// pack writes the parts of an order as its row keeps them until they are filed.
func (o *Order) pack() (string, error) {
	document, err := json.Marshal(o.Shops)
	return string(document), err
}

// filedBefore stands for the document of an order that was filed before it was paid, as they once were. Every order whose
// payment is under way has one or the other, and is found by it.
const filedBefore = "-"

// unpack reads the parts of an order out of its row. What happens to it until they are filed happens to all of them.
func (o *Order) unpack(document string) error {
	if document == "" || document == filedBefore {
		return nil
	}
	if err := json.Unmarshal([]byte(document), &o.Shops); err != nil {
		return fmt.Errorf("read the parts of order %s: %w", o.ID, err)
	}
	for _, p := range o.Shops {
		p.OrderID, p.Status, p.CreatedAt = o.ID, o.Status, o.CreatedAt
		for _, i := range p.Items {
			i.OrderID, i.ShopOrderID, i.ShopID, i.Status = o.ID, p.ID, p.ShopID, ItemProcessing
		}
	}
	o.unfiled = true
	return nil
}

// file writes the parts and items of a locked order in their own tables, once, and the sale in the books if it is paid. Give it
// no order whose payment is under way, but in the transaction that ends it.
func (s *Service) file(ctx context.Context, tx *db.Tx, o *Order) error {
	if !o.unfiled {
		return nil
	}
	if err := tx.Later(ctx, `UPDATE orders SET parts = '' WHERE id = $1`, o.ID); err != nil {
		return fmt.Errorf("file order: %w", err)
	}
	o.unfiled = false
	return s.insertFiled(ctx, tx, o, o.Status)
}

// insertFiled writes the parts of an order, all of them with one status, and what the books say of it.
func (s *Service) insertFiled(ctx context.Context, tx *db.Tx, o *Order, status Status) error {
	if err := insertParts(ctx, tx, o, status); err != nil {
		return fmt.Errorf("file order's parts: %w", err)
	}
	if s.Paid == nil || o.PaidAt.IsZero() {
		return nil
	}
	return s.Paid(ctx, tx, o)
}

// Untold lists orders paid before a moment that are not filed yet, the oldest first: the work that follows a payment was lost
// or gave up, and their shops do not know of them.
func (s *Service) Untold(ctx context.Context, before time.Time, limit int) ([]string, error) {
	return db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		"SELECT id FROM orders WHERE parts <> '' AND created_at < $1 AND status = 'paid' AND paid_at < $1 ORDER BY created_at LIMIT $2", before.UnixMilli(), limit)
}
