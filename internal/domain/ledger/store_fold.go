package ledger

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

func foldSome(ctx context.Context, tx *db.Tx) (int, error) {
	fresh, err := db.All(ctx, tx, scanFresh, fmt.Sprintf(`
		UPDATE ledger_entries SET folded = 1 WHERE folded = 0 AND (order_id, source_id, kind) IN (
			SELECT order_id, source_id, kind FROM ledger_entries WHERE folded = 0 ORDER BY shop_id, at LIMIT %d)
		RETURNING shop_id, at, kind, 1, goods, shipping, gst_hst, qst, commission, commission_gst_hst, commission_qst,
		amount, customer`, foldedAtOnce))
	if err != nil {
		return 0, err
	}
	days := map[dayKey]totals{}
	for _, f := range fresh {
		key := dayKey{f.ShopID, dayOf(f.At), f.Kind}
		sum := days[key]
		sum.count, sum.amount, sum.Customer, sum.Parts = sum.count+f.count, sum.amount+f.amount, sum.Customer+
			f.Customer, sum.Parts.Plus(f.Parts)
		days[key] = sum
	}
	keys := slices.SortedFunc(maps.Keys(days), func(a, b dayKey) int { // so that two who fold never wait in a circle
		return cmp.Or(cmp.Compare(a.shopID, b.shopID), cmp.Compare(a.day, b.day), cmp.Compare(a.kind, b.kind))
	})
	for _, key := range keys {
		if err := addToDay(ctx, tx, key, days[key]); err != nil {
			return 0, err
		}
	}
	return len(fresh), nil
}

func scanFresh(rows *sql.Rows) (t totals, err error) {
	var kind string
	var at int64
	err = rows.Scan(&t.ShopID, &at, &kind, &t.count, &t.Goods, &t.Shipping, &t.Tax.GSTHST, &t.Tax.QST, &t.Commission,
		&t.CommissionTax.GSTHST, &t.CommissionTax.QST, &t.amount, &t.Customer)
	t.Kind, t.At = Kind(kind), time.UnixMilli(at)
	return t, err
}

func addToDay(ctx context.Context, tx *db.Tx, key dayKey, t totals) error {
	return tx.Later(ctx, `INSERT INTO ledger_days AS d (shop_id, day, kind, entries, goods, shipping, gst_hst, qst,
		commission,
			commission_gst_hst, commission_qst, amount, customer)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
		ON CONFLICT (shop_id, day, kind) DO UPDATE SET entries = d.entries + excluded.entries,
		goods = d.goods + excluded.goods,
			shipping = d.shipping + excluded.shipping, gst_hst = d.gst_hst + excluded.gst_hst,
			qst = d.qst + excluded.qst,
			commission = d.commission + excluded.commission,
			commission_gst_hst = d.commission_gst_hst + excluded.commission_gst_hst,
			commission_qst = d.commission_qst + excluded.commission_qst, amount = d.amount + excluded.amount,
			customer = d.customer + excluded.customer`,
		key.shopID, string(key.day), string(key.kind), t.count, t.Goods, t.Shipping, t.Tax.GSTHST, t.Tax.QST,
		t.Commission,
		t.CommissionTax.GSTHST, t.CommissionTax.QST, t.amount, t.Customer)
}

// FoldMismatches finds the shops whose days are not the sum of what was folded in them.
func (s *Service) FoldMismatches(ctx context.Context) ([]Mismatch, error) {
	found, err := db.All(ctx, s.db, scanMismatch, `
		SELECT 'days', shop_id, '', CAST(SUM(CASE WHEN n > 0 THEN amount ELSE 0 END) AS BIGINT),
			CAST(SUM(CASE WHEN n > 0 THEN 0 ELSE -amount END) AS BIGINT) FROM (
			SELECT shop_id, amount, customer, 1 AS n FROM ledger_entries WHERE folded = 1 AND shop_id <> ''
			UNION ALL SELECT shop_id, -amount, -customer, -entries FROM ledger_days) AS both_sides
		GROUP BY shop_id HAVING SUM(amount) <> 0 OR SUM(customer) <> 0 OR SUM(n) <> 0`)
	if err != nil {
		return nil, fmt.Errorf("compare the ledger with its days: %w", err)
	}
	return found, nil
}
