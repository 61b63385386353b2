package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

const columns = `order_id, source_id, kind, shop_id, shop_order_id, at, goods, shipping, gst_hst, qst, commission,
	commission_gst_hst, commission_qst, amount, customer, platform, remit_gst_hst, remit_qst, bank`

// width is the number of columns.
const width = 19

// Post writes entries in one statement that waits for nothing. A fact already posted is left as it is.
func (s *Service) Post(ctx context.Context, tx *db.Tx, entries ...Entry) error {
	if len(entries) == 0 {
		return nil
	}
	args := make([]any, 0, width*len(entries))
	for _, e := range entries {
		args = append(args, e.OrderID, e.SourceID, string(e.Kind), e.ShopID, e.ShopOrderID, e.At.UnixMilli(), e.Goods, e.Shipping,
			e.Tax.GSTHST, e.Tax.QST, e.Commission, e.CommissionTax.GSTHST, e.CommissionTax.QST, e.Amount(), e.Customer, e.Platform,
			e.Remit.GSTHST, e.Remit.QST, e.Bank)
	}
	if err := tx.Later(ctx, insertion(len(entries)), args...); err != nil {
		return fmt.Errorf("post to the ledger: %w", err)
	}
	return nil
}

// insertion is the statement that posts n entries. Orders of few shops always get the same few texts, which the engines
// keep prepared.
func insertion(n int) string {
	var q strings.Builder
	q.WriteString("INSERT INTO ledger_entries (" + columns + ") VALUES ")
	for i := range n * width {
		switch {
		case i == 0:
			q.WriteString("(")
		case i%width == 0:
			q.WriteString("), (")
		default:
			q.WriteString(", ")
		}
		fmt.Fprintf(&q, "$%d", i+1)
	}
	q.WriteString(") ON CONFLICT DO NOTHING")
	return q.String()
}

// OfOrder lists what was posted of an order.
func (s *Service) OfOrder(ctx context.Context, r db.Reader, orderID string) ([]Entry, error) {
	entries, err := db.All(ctx, r, scanEntry, "SELECT "+columns+" FROM ledger_entries WHERE order_id = $1 ORDER BY at, source_id, kind", orderID)
	if err != nil {
		return nil, fmt.Errorf("read the ledger of an order: %w", err)
	}
	return entries, nil
}

func scanEntry(rows *sql.Rows) (e Entry, err error) {
	err = scanWith(rows, &e)
	return e, err
}

// scanWith reads an entry and what the query adds behind its columns.
func scanWith(rows *sql.Rows, e *Entry, more ...any) error {
	var kind string
	var at, amount int64
	err := rows.Scan(append([]any{
		&e.OrderID, &e.SourceID, &kind, &e.ShopID, &e.ShopOrderID, &at, &e.Goods, &e.Shipping, &e.Tax.GSTHST, &e.Tax.QST, &e.Commission,
		&e.CommissionTax.GSTHST, &e.CommissionTax.QST, &amount, &e.Customer, &e.Platform, &e.Remit.GSTHST, &e.Remit.QST, &e.Bank,
	}, more...)...)
	e.Kind, e.At = Kind(kind), time.UnixMilli(at)
	return err
}
