package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Period is a time in whole days of Quebec, both included.
type Period struct{ From, To tax.Day }

// bounds are the moments a period begins at and ends before.
func (p Period) bounds() (from, until int64) {
	return startOf(p.From, 0).UnixMilli(), startOf(p.To, 1).UnixMilli()
}

// startOf is the first moment of a day, or of one that comes days later.
func startOf(day tax.Day, days int) time.Time {
	t, _ := time.ParseInLocation(time.DateOnly, string(day), calendar.Eastern) // only days that were checked come here
	return t.AddDate(0, 0, days)
}

// Statement is what happened to a shop's money in a period.
type Statement struct {
	Period
	Opening  money.Cents // owed to the shop when the period began
	Closing  money.Cents // and when it ended
	Sales    Parts
	Refunds  Parts
	Withheld money.Cents // taxes of a small supplier's sales that the platform remits; in no other sum
	Payouts  money.Cents // less those that did not reach the shop
	Count    int         // of entries
	Entries  []Row       // a page of them, the latest first
}

// Row is an entry in a statement.
type Row struct {
	Entry
	Reference string      // of the order
	Balance   money.Cents // after the entry
}

// Withheld is what the customer paid in taxes that the platform remits in the shop's place.
func (e Entry) Withheld() money.Cents {
	if e.Kind != KindSale && e.Kind != KindRefund {
		return 0
	}
	return -e.Customer - e.Goods - e.Shipping - e.Tax.Total()
}

// Balance is what the platform owes a shop now; a negative one is owed by the shop.
func (s *Service) Balance(ctx context.Context, r db.Reader, shopID string) (balance money.Cents, err error) {
	err = r.QueryRow(ctx, `SELECT (SELECT COALESCE(SUM(amount), 0) FROM ledger_days WHERE shop_id = $1)
		+ (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND folded = 0)`, shopID).Scan(&balance)
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

// Statement adds up a period of a shop and lists a page of its entries; pages count from 1.
func (s *Service) Statement(ctx context.Context, shopID string, p Period, page, size int) (*Statement, error) {
	statement := &Statement{Period: p}
	var err error
	if statement.Opening, err = s.before(ctx, shopID, p.From); err != nil {
		return nil, err
	}
	statement.Closing = statement.Opening
	totals, err := s.totals(ctx, shopID, p)
	if err != nil {
		return nil, err
	}
	for _, t := range totals {
		statement.add(t)
	}
	statement.Entries, err = s.page(ctx, shopID, p, (max(page, 1)-1)*size, size)
	return statement, err
}

// totals is the sum of a period's entries of one kind.
type totals struct {
	Entry
	count  int
	amount money.Cents
}

func (s *Service) totals(ctx context.Context, shopID string, p Period) ([]totals, error) {
	from, until := p.bounds()
	sums, err := db.All(ctx, s.db, scanTotals, `
		SELECT kind, SUM(entries), SUM(goods), SUM(shipping), SUM(gst_hst), SUM(qst), SUM(commission), SUM(commission_gst_hst),
			SUM(commission_qst), SUM(amount), SUM(customer)
		FROM (SELECT kind, entries, goods, shipping, gst_hst, qst, commission, commission_gst_hst, commission_qst, amount, customer
			FROM ledger_days WHERE shop_id = $1 AND day >= $2 AND day <= $3
			UNION ALL
			SELECT kind, COUNT(*), SUM(goods), SUM(shipping), SUM(gst_hst), SUM(qst), SUM(commission), SUM(commission_gst_hst),
				SUM(commission_qst), SUM(amount), SUM(customer)
			FROM ledger_entries WHERE shop_id = $1 AND folded = 0 AND at >= $4 AND at < $5 GROUP BY kind) AS days
		GROUP BY kind`,
		shopID, string(p.From), string(p.To), from, until)
	if err != nil {
		return nil, fmt.Errorf("add up a statement: %w", err)
	}
	return sums, nil
}

func scanTotals(rows *sql.Rows) (t totals, err error) {
	var kind string
	err = rows.Scan(&kind, &t.count, &t.Goods, &t.Shipping, &t.Tax.GSTHST, &t.Tax.QST, &t.Commission, &t.CommissionTax.GSTHST,
		&t.CommissionTax.QST, &t.amount, &t.Customer)
	t.Kind = Kind(kind)
	return t, err
}

func (st *Statement) add(t totals) {
	st.Count += t.count
	st.Closing += t.amount
	st.Withheld += t.Withheld()
	switch t.Kind {
	case KindSale:
		st.Sales = st.Sales.plus(t.Parts)
	case KindRefund:
		st.Refunds = st.Refunds.plus(t.Parts)
	case KindPayout, KindPayoutBack:
		st.Payouts += t.amount
	}
}

// page lists entries of a period, the latest first, each with the balance after it. The numbers are in the text because
// SQLite prepares a query anew each time a bound limit is given its value; the page is found in the index alone, then read.
func (s *Service) page(ctx context.Context, shopID string, p Period, skipped, size int) ([]Row, error) {
	from, until := p.bounds()
	rows, err := db.All(ctx, s.db, scanStatementRow, statementRows+`
		FROM (SELECT order_id, source_id, kind FROM ledger_entries WHERE shop_id = $1 AND at >= $2 AND at < $3
			ORDER BY at DESC, source_id DESC, kind DESC LIMIT `+strconv.Itoa(size)+` OFFSET `+strconv.Itoa(skipped)+`) page
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

// after is what the platform owed a shop after an entry: what it owed when the day began, and what came since.
func (s *Service) after(ctx context.Context, shopID string, e Entry) (money.Cents, error) {
	day := dayOf(e.At)
	balance, err := s.before(ctx, shopID, day)
	if err != nil {
		return 0, err
	}
	var since money.Cents
	err = s.db.QueryRow(ctx, `SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE shop_id = $1 AND at >= $2 AND at <= $3
		AND (at, source_id, kind) <= ($3, $4, $5)`, shopID, startOf(day, 0).UnixMilli(), e.At.UnixMilli(), e.SourceID, string(e.Kind)).Scan(&since)
	if err != nil {
		return 0, fmt.Errorf("balance after an entry: %w", err)
	}
	return balance + since, nil
}

const statementRows = `
	SELECT e.order_id, e.source_id, e.kind, e.shop_id, e.shop_order_id, e.at, e.goods, e.shipping, e.gst_hst, e.qst, e.commission,
		e.commission_gst_hst, e.commission_qst, e.amount, e.customer, e.platform, e.remit_gst_hst, e.remit_qst, e.bank,
		COALESCE(o.reference, '')`

func scanStatementRow(rows *sql.Rows) (r Row, err error) {
	err = scanWith(rows, &r.Entry, &r.Reference)
	return r, err
}
