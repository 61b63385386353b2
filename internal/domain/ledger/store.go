package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

const columns = `order_id, source_id, kind, shop_id, shop_order_id, at, goods, shipping, gst_hst, qst, commission,
	commission_gst_hst, commission_qst, amount, customer, platform, remit_gst_hst, remit_qst, bank`

// width is the number of columns of a new row: those above, and whether there is nothing to fold.
const width = 20

// Post writes entries in one statement that waits for nothing. A fact already posted is left as it is.
func (s *Service) Post(ctx context.Context, tx *db.Tx, entries ...Entry) error {
	if len(entries) == 0 {
		return nil
	}
	args := make([]any, 0, width*len(entries))
	for _, e := range entries {
		args = append(args, e.OrderID, e.SourceID, string(e.Kind), e.ShopID, e.ShopOrderID, e.At.UnixMilli(), e.Goods,
			e.Shipping,
			e.Tax.GSTHST, e.Tax.QST, e.Commission, e.CommissionTax.GSTHST, e.CommissionTax.QST, e.Amount(), e.Customer,
			e.Platform,
			e.Remit.GSTHST, e.Remit.QST, e.Bank, noShop(e))
	}
	if err := tx.Later(ctx, insertion(len(entries)), args...); err != nil {
		return fmt.Errorf("post to the ledger: %w", err)
	}
	return nil
}

// noShop is 1 when the entry is in no shop's sums.
func noShop(e Entry) int {
	if e.ShopID == "" {
		return 1
	}
	return 0
}

// usual are the statements of the orders of few shops, which are nearly all of them: written once.
var usual = func() (texts [8]string) {
	for n := 1; n < len(texts); n++ {
		texts[n] = write(n)
	}
	return texts
}()

// insertion is the statement that posts n entries.
func insertion(n int) string {
	if n < len(usual) {
		return usual[n]
	}
	return write(n)
}

func write(n int) string {
	return "INSERT INTO ledger_entries (" + columns + ", folded) VALUES " + db.Rows(n, width) +
		" ON CONFLICT DO NOTHING"
}

// OfOrder lists what was posted of an order.
func (s *Service) OfOrder(ctx context.Context, r db.Reader, orderID string) ([]Entry, error) {
	entries, err := db.All(ctx, r, scanEntry,
		"SELECT "+columns+" FROM ledger_entries WHERE order_id = $1 ORDER BY at, source_id, kind", orderID)
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
		&e.OrderID, &e.SourceID, &kind, &e.ShopID, &e.ShopOrderID, &at, &e.Goods, &e.Shipping, &e.Tax.GSTHST,
		&e.Tax.QST, &e.Commission,
		&e.CommissionTax.GSTHST, &e.CommissionTax.QST, &amount, &e.Customer, &e.Platform, &e.Remit.GSTHST, &e.Remit.QST,
		&e.Bank,
	}, more...)...)
	e.Kind, e.At = Kind(kind), time.UnixMilli(at)
	return err
}
