package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// partsOf adds up the entries e of two kinds, column by column.
func partsOf(kind, also Kind) string {
	text := ""
	for _, column := range []string{"goods", "shipping", "gst_hst", "qst", "commission", "commission_gst_hst",
		"commission_qst"} {
		text += `, SUM(CASE WHEN e.kind = '` + string(kind) + `' OR e.kind = '` + string(also) + `' THEN e.` + column +
			` ELSE 0 END)`
	}
	return text
}

// soldAndUndone are the sums of what was sold and of what was undone, with what the market paid and got back.
var soldAndUndone = partsOf(KindSale, KindPromotion) + partsOf(KindRefund, KindPromotionBack)

// payoutOf is about the payout that pays the sale of a part page; one that failed paid nothing.
const payoutOf = ` FROM ledger_payout_entries l JOIN ledger_payouts t ON t.id = l.payout_id AND t.status <> 'failed'
	WHERE l.order_id = page.order_id AND l.source_id = page.id AND l.kind = 'sale'`

// contested is about the disputes of a part page that keep a sum back. Of two, the one that waits for an answer counts:
// its state sorts last.
const contested = ` FROM ledger_reserves r JOIN disputes d ON d.id = r.source_id WHERE r.kind = 'dispute'
	AND r.shop_id = $1 AND r.shop_order_id = page.id AND r.released_at IS NULL`

var selectEarnings = `
	SELECT page.order_id, o.reference, page.created_at, page.status, page.units,
		(SELECT i.product_name FROM order_items i WHERE i.shop_order_id = page.id ORDER BY i.position LIMIT 1),
		(SELECT MAX(s.shipped_at) FROM shipments s WHERE s.order_id = page.order_id AND s.shop_id = $1),
		(SELECT COALESCE(SUM(r.amount), 0) FROM ledger_reserves r WHERE r.shop_id = $1 AND r.shop_order_id = page.id
			AND r.released_at IS NULL),
		(SELECT MAX(d.state)` + contested + `), (SELECT COALESCE(SUM(r.amount), 0)` + contested + `),
		(SELECT MIN(d.due_at)` + contested + `),
		COALESCE((SELECT MAX(t.id)` + payoutOf + `), ''), COALESCE((SELECT MAX(t.status)` + payoutOf + `), '')` +
	soldAndUndone

// earnings is one statement, so that what it tells belongs together: of one order, or of a page of a shop's. The
// numbers are in the text because SQLite prepares a query anew each time a bound limit is given its value. That a
// part's sale is counted keeps PostgreSQL from joining those of all parts.
func (s *Service) earnings(ctx context.Context, shopID, orderID string, skipped, size int) ([]Earning, error) {
	now := s.now()
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (Earning, error) {
		r, err := scanEarning(rows)
		r.place(now, s.Hold)
		return r.Earning, err
	}, selectEarnings+`
		FROM (SELECT p.id, p.order_id, p.created_at, p.status, p.units FROM shop_orders p WHERE p.shop_id = $1
			AND ($2 = '' OR p.order_id = $2) AND (SELECT COUNT(*) FROM ledger_entries e
				WHERE e.order_id = p.order_id AND e.source_id = p.id AND e.kind = 'sale') > 0
			ORDER BY p.created_at DESC, p.id DESC LIMIT `+strconv.Itoa(size)+` OFFSET `+strconv.Itoa(skipped)+`) page
		JOIN orders o ON o.id = page.order_id
		JOIN ledger_entries e ON e.order_id = page.order_id AND e.shop_order_id = page.id
		GROUP BY page.order_id, o.reference, page.created_at, page.id, page.status, page.units
		ORDER BY page.created_at DESC, page.id DESC`, shopID, orderID)
	if err != nil {
		return nil, fmt.Errorf("list what orders bring: %w", err)
	}
	return list, nil
}

func scanEarning(rows *sql.Rows) (r earningRow, err error) {
	var at int64
	var shipped, due sql.NullInt64
	var state, payoutStatus sql.NullString
	var contest Contest
	places := []any{&r.OrderID, &r.Reference, &at, &r.status, &r.Units, &r.Title, &shipped, &r.Reserved, &state,
		&contest.Reserved, &due, &r.PayoutID, &payoutStatus}
	err = rows.Scan(slices.Concat(places, into(&r.Sales), into(&r.Refunds))...)
	r.At, r.shippedAt, r.payoutStatus = time.UnixMilli(at).UTC(), db.Moment(shipped), PayoutStatus(payoutStatus.String)
	if state.Valid {
		contest.State, contest.DueAt = state.String, db.Moment(due)
		r.Contest = &contest
	}
	return r, err
}

// into are the places of parts, in the order of their columns.
func into(p *Parts) []any {
	return []any{&p.Goods, &p.Shipping, &p.Tax.GSTHST, &p.Tax.QST, &p.Commission, &p.CommissionTax.GSTHST,
		&p.CommissionTax.QST}
}

// takingsOf adds up a shop's entries of some orders.
func takingsOf(ctx context.Context, r db.Reader, shopID string, orderIDs []string) (map[string]Takings, error) {
	found := map[string]Takings{}
	if len(orderIDs) == 0 {
		return found, nil
	}
	marks, args := db.Placeholders(orderIDs)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (orderID string, err error) {
		var t Takings
		err = rows.Scan(&orderID, &t.Commission, &t.CommissionTaxes, &t.Net)
		found[orderID] = t
		return orderID, err
	}, `SELECT e.order_id, CAST(SUM(e.commission) AS BIGINT),
			CAST(SUM(e.commission_gst_hst + e.commission_qst) AS BIGINT), CAST(SUM(e.amount) AS BIGINT)
		FROM ledger_entries e WHERE e.order_id IN (`+marks+`) AND e.shop_id = $`+strconv.Itoa(len(args)+1)+`
			AND e.kind IN ('sale', 'promotion', 'refund', 'promotion_back')
		GROUP BY e.order_id`, append(args, shopID)...)
	if err != nil {
		return nil, fmt.Errorf("list takings: %w", err)
	}
	return found, nil
}

// salesOf counts the parts of orders that a shop sold.
func salesOf(ctx context.Context, r db.Reader, shopID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT (SELECT COALESCE(SUM(entries), 0) FROM ledger_days WHERE shop_id = $1
			AND kind = 'sale')
		+ (SELECT COUNT(*) FROM ledger_entries WHERE shop_id = $1 AND folded = 0 AND kind = 'sale')`,
		shopID).Scan(&n)
}

// insertPaid notes which entries a payout pays: those of the shop's parts that are available, and that no payout paid
// or tries to pay.
func insertPaid(ctx context.Context, tx *db.Tx, p Payout, hold time.Duration) error {
	return tx.Later(ctx, `INSERT INTO ledger_payout_entries (payout_id, order_id, source_id, kind)
		SELECT CAST($2 AS TEXT), e.order_id, e.source_id, e.kind FROM ledger_entries e
		JOIN shop_orders o ON o.id = e.shop_order_id AND (o.status = 'completed' OR o.status = 'cancelled')
		WHERE e.shop_id = $1 AND (e.kind = 'sale' OR e.kind = 'refund' OR e.kind = 'promotion'
				OR e.kind = 'promotion_back')
			AND NOT EXISTS (SELECT 1 FROM shipments s WHERE s.order_id = o.order_id AND s.shop_id = $1
				AND s.shipped_at > $3)
			AND NOT EXISTS (SELECT 1 FROM ledger_payout_entries l JOIN ledger_payouts t ON t.id = l.payout_id
				WHERE l.order_id = e.order_id AND l.source_id = e.source_id AND l.kind = e.kind
				AND t.status <> 'failed')`, p.ShopID, p.ID, p.Until.Add(-hold).UnixMilli())
}

// PaidLine is a part of an order in the statement of a payout.
type PaidLine struct {
	OrderID   string
	Reference string
	At        time.Time // of the sale, or of the first refund when the sale was paid before
	Sales     Parts
	Refunds   Parts
	Withheld  money.Cents // taxes that the platform remits in the shop's place; in no sum
}

// Net is what the payout pays for a part.
func (l PaidLine) Net() money.Cents { return l.Sales.Total() + l.Refunds.Total() }

// PaidBy lists what a payout pays, the oldest first.
func (s *Service) PaidBy(ctx context.Context, payoutID string) ([]PaidLine, error) {
	lines, err := db.All(ctx, s.db, scanPaidLine, `
		SELECT e.order_id, o.reference, MIN(e.at),
			SUM(e.remit_gst_hst + e.remit_qst + e.commission_gst_hst + e.commission_qst)`+soldAndUndone+`
		FROM ledger_payout_entries l
		JOIN ledger_entries e ON e.order_id = l.order_id AND e.source_id = l.source_id AND e.kind = l.kind
		JOIN orders o ON o.id = e.order_id WHERE l.payout_id = $1
		GROUP BY e.order_id, o.reference ORDER BY MIN(e.at), e.order_id`, payoutID)
	if err != nil {
		return nil, fmt.Errorf("list what a payout pays: %w", err)
	}
	return lines, nil
}

func scanPaidLine(rows *sql.Rows) (l PaidLine, err error) {
	var at int64
	err = rows.Scan(slices.Concat([]any{&l.OrderID, &l.Reference, &at, &l.Withheld}, into(&l.Sales),
		into(&l.Refunds))...)
	l.At = time.UnixMilli(at).UTC()
	return l, err
}
