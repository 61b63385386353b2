package order

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

// insertNote gives a credit note the next number of its shop and writes it, with the key it is found by.
func insertCreditNote(ctx context.Context, tx *db.Tx, n *CreditNote) error {
	err := tx.QueryRow(ctx, `INSERT INTO credit_note_counters (shop_id, last_number) VALUES ($1, 1)
		ON CONFLICT (shop_id) DO UPDATE SET last_number = credit_note_counters.last_number + 1
		RETURNING last_number`, n.ShopID).Scan(&n.Number)
	if err != nil {
		return err
	}
	err = tx.Later(ctx, `INSERT INTO credit_notes (id, refund_id, order_id, shop_id, number, reason, issued_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		n.ID, n.RefundID, n.OrderID, n.ShopID, n.Number, n.Reason, db.Millis(n.IssuedAt))
	if err != nil {
		return err
	}
	return insertKeys(ctx, tx, n.OrderID, searchkey.Of(n.Printed()))
}

func insertRefundLines(ctx context.Context, tx *db.Tx, r Refund) error {
	if len(r.Lines) == 0 {
		return nil
	}
	lines := batch{table: "order_refund_lines", columns: "refund_id, item_id, quantity"}
	for _, l := range r.Lines {
		lines.add(r.ID, l.ItemID, l.Quantity)
	}
	return lines.insert(ctx, tx)
}

// claimRefund notes that a refund has its credit note, false when it had one.
func claimRefund(ctx context.Context, tx *db.Tx, refundID string) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE order_refunds SET credited = 1 WHERE id = $1 AND credited = 0`, refundID)
	return n == 1, err
}

func refundsWithoutCreditNote(ctx context.Context, r db.Reader, limit int) ([]Refund, error) {
	return listRefunds(ctx, r, "credited = 0 ORDER BY created_at, id LIMIT $1", limit)
}

// attachCreditNotes puts in the refunds of an order their credit notes and the units they pay back.
func attachCreditNotes(ctx context.Context, r db.Reader, orderID string, refunds []Refund) error {
	if len(refunds) == 0 {
		return nil
	}
	at := map[string]*Refund{}
	for n := range refunds {
		at[refunds[n].ID] = &refunds[n]
	}
	notes, err := listCreditNotes(ctx, r, "order_id = $1", orderID)
	if err != nil {
		return err
	}
	for _, n := range notes {
		if refund := at[n.RefundID]; refund != nil {
			refund.CreditNote = &n
		}
	}
	_, err = db.All(ctx, r, func(rows *sql.Rows) (u Units, err error) {
		var refundID string
		err = rows.Scan(&refundID, &u.ItemID, &u.Quantity)
		if refund := at[refundID]; refund != nil {
			refund.Lines = append(refund.Lines, u)
		}
		return u, err
	}, `SELECT l.refund_id, l.item_id, l.quantity FROM order_refund_lines l
		JOIN order_refunds r ON r.id = l.refund_id JOIN order_items i ON i.id = l.item_id
		WHERE r.order_id = $1 ORDER BY i.position, i.id`, orderID)
	if err != nil {
		return fmt.Errorf("list the lines of refunds: %w", err)
	}
	return nil
}

func creditNotesOf(ctx context.Context, r db.Reader, scope Scope, orderID string) ([]CreditNote, error) {
	return listCreditNotes(ctx, r, "order_id = (SELECT id FROM orders WHERE id = $1 AND ("+scope.condition()+"))",
		orderID, scope.id)
}

func findCreditNote(ctx context.Context, r db.Reader, shopID, id string) (CreditNote, error) {
	found, err := listCreditNotes(ctx, r, "id = $1 AND shop_id = $2", id, shopID)
	if err != nil {
		return CreditNote{}, err
	}
	if len(found) == 0 {
		return CreditNote{}, ErrNotFound
	}
	return found[0], nil
}

func listCreditNotes(ctx context.Context, r db.Reader, where string, args ...any) ([]CreditNote, error) {
	notes, err := db.All(ctx, r, func(rows *sql.Rows) (n CreditNote, err error) {
		var issued int64
		err = rows.Scan(&n.ID, &n.RefundID, &n.OrderID, &n.ShopID, &n.Number, &n.Reason, &issued)
		n.IssuedAt = time.UnixMilli(issued)
		return n, err
	}, "SELECT id, refund_id, order_id, shop_id, number, reason, issued_at FROM credit_notes WHERE "+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list credit notes: %w", err)
	}
	slices.SortFunc(notes, func(a, b CreditNote) int {
		return cmp.Or(cmp.Compare(a.ShopID, b.ShopID), cmp.Compare(a.Number, b.Number))
	})
	return notes, nil
}
