package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// amountSince sums the entries of a shop from the start of a day up to and including an entry.
func amountSince(ctx context.Context, r db.Reader, shopID string, day tax.Day, e Entry) (since money.Cents, err error) {
	return since, r.QueryRow(ctx, `SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND at >= $2
		AND at <= $3
		AND (at, source_id, kind) <= ($3, $4, $5)`, shopID, startOf(day, 0).UnixMilli(), e.At.UnixMilli(), e.SourceID,
		string(e.Kind)).Scan(&since)
}

// Balance is what the platform owes a shop now; a negative one is owed by the shop.
func (s *Service) Balance(ctx context.Context, r db.Reader, shopID string) (balance money.Cents, err error) {
	err = r.QueryRow(ctx, `SELECT (SELECT COALESCE(SUM(amount), 0) FROM ledger_days WHERE shop_id = $1)
		+ (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND folded = 0)`,
		shopID).Scan(&balance)
	if err != nil {
		return 0, fmt.Errorf("balance of a shop: %w", err)
	}
	return balance, nil
}

// before is what the platform owed a shop when a day began.
func (s *Service) before(ctx context.Context, shopID string, day tax.Day) (balance money.Cents, err error) {
	err = s.db.QueryRow(ctx, `SELECT (SELECT COALESCE(SUM(amount), 0) FROM ledger_days WHERE shop_id = $1 AND day < $2)
		+ (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND folded = 0 AND at < $3)`,
		shopID, string(day), startOf(day, 0).UnixMilli()).Scan(&balance)
	if err != nil {
		return 0, fmt.Errorf("open a statement: %w", err)
	}
	return balance, nil
}

func scanTotals(rows *sql.Rows) (t totals, err error) {
	var kind string
	err = rows.Scan(&kind, &t.count, &t.Goods, &t.Shipping, &t.Tax.GSTHST, &t.Tax.QST, &t.Commission,
		&t.CommissionTax.GSTHST,
		&t.CommissionTax.QST, &t.amount, &t.Customer)
	t.Kind = Kind(kind)
	return t, err
}

// rowsOf lists entries of a period, the latest first, each with the balance after it. The numbers are in the text
// because SQLite prepares a query anew each time a bound limit is given its value; the page is found in the index
// alone, then read.
func (s *Service) rowsOf(ctx context.Context, shopID string, p Period, skipped, size int) ([]Row, error) {
	from, until := p.bounds()
	rows, err := db.All(ctx, s.db, scanStatementRow, statementRows+`
		FROM (SELECT order_id, source_id, kind FROM ledger_entries WHERE shop_id = $1 AND at >= $2 AND at < $3
			ORDER BY at DESC, source_id DESC, kind DESC LIMIT `+strconv.Itoa(size)+` OFFSET `+strconv.Itoa(skipped)+
		`) page
		JOIN ledger_entries e ON e.order_id = page.order_id AND e.source_id = page.source_id AND e.kind = page.kind
		LEFT JOIN orders o ON o.id = e.order_id ORDER BY e.at DESC, e.source_id DESC, e.kind DESC`, shopID, from, until)
	if err != nil {
		return nil, fmt.Errorf("list a statement: %w", err)
	}
	if len(rows) == 0 {
		return nil, nil
	}
	balance, err := s.after(ctx, shopID, rows[0].Entry)
	if err != nil {
		return nil, err
	}
	for n := range rows {
		rows[n].Balance = balance
		balance -= rows[n].Amount()
	}
	return rows, nil
}

const statementRows = `
	SELECT e.order_id, e.source_id, e.kind, e.shop_id, e.shop_order_id, e.at, e.goods, e.shipping, e.gst_hst, e.qst,
	e.commission,
		e.commission_gst_hst, e.commission_qst, e.amount, e.customer, e.platform, e.remit_gst_hst, e.remit_qst, e.bank,
		COALESCE(o.reference, '')`

func scanStatementRow(rows *sql.Rows) (r Row, err error) {
	err = scanWith(rows, &r.Entry, &r.Reference)
	return r, err
}
func (s *Service) totals(ctx context.Context, shopID string, p Period) ([]totals, error) {
	from, until := p.bounds()
	sums, err := db.All(ctx, s.db, scanTotals, `
		SELECT kind, SUM(entries), SUM(goods), SUM(shipping), SUM(gst_hst), SUM(qst), SUM(commission),
		SUM(commission_gst_hst),
			SUM(commission_qst), SUM(amount), SUM(customer)
		FROM (SELECT kind, entries, goods, shipping, gst_hst, qst, commission, commission_gst_hst, commission_qst,
		amount, customer
			FROM ledger_days WHERE shop_id = $1 AND day >= $2 AND day <= $3
			UNION ALL
			SELECT kind, COUNT(*), SUM(goods), SUM(shipping), SUM(gst_hst), SUM(qst), SUM(commission),
			SUM(commission_gst_hst),
				SUM(commission_qst), SUM(amount), SUM(customer)
			FROM ledger_entries WHERE shop_id = $1 AND folded = 0 AND at >= $4 AND at < $5 GROUP BY kind) AS days
		GROUP BY kind`,
		shopID, string(p.From), string(p.To), from, until)
	if err != nil {
		return nil, fmt.Errorf("add up a statement: %w", err)
	}
	return sums, nil
}
