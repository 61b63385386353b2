package ledger

import (
	"context"
	"database/sql"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// taxedSums adds up what was paid for goods of items i, of which quantity units, by how they are taxed.
func taxedSums(quantity string) string {
	sum := func(condition string) string {
		return `CAST(COALESCE(SUM(CASE WHEN ` + condition + ` THEN
			(i.unit_price * i.quantity - i.discount - i.market_discount) * ` + quantity + ` / i.quantity
			ELSE 0 END), 0) AS BIGINT)`
	}
	return sum(`i.tax_category = 'standard'`) + ` AS ordinary, ` + sum(`i.tax_category = 'book'`) + ` AS books, ` +
		sum(`i.id IS NOT NULL`) + ` AS worth`
}

// taxShares begins a statement over the invoices and credit notes of a period from $1 to before $2. Each paper has the
// goods it was about, by how they are taxed, and an amount to share out among the kinds of goods of its part: shipping,
// and what was given back of no particular unit. Goods worth nothing are taken for ordinary ones.
var taxShares = `
	WITH papers AS (
		SELECT p.id AS part, 1 AS sign, ` + taxedSums("i.quantity") + `, p.sub_total + p.shipping AS net,
			p.gst_hst AS gst_hst, p.qst AS qst
		FROM orders o JOIN shop_orders p ON p.order_id = o.id JOIN order_items i ON i.shop_order_id = p.id
		WHERE o.paid_at IS NOT NULL AND o.paid_at >= $1 AND o.paid_at < $2
		GROUP BY p.id, p.sub_total, p.shipping, p.gst_hst, p.qst
		UNION ALL
		SELECT r.shop_order_id, -1, ` + taxedSums("l.quantity") + `, r.goods + r.shipping, r.gst_hst, r.qst
		FROM order_refunds r LEFT JOIN order_refund_lines l ON l.refund_id = r.id
			LEFT JOIN order_items i ON i.id = l.item_id
		WHERE r.created_at >= $1 AND r.created_at < $2
		GROUP BY r.id, r.shop_order_id, r.goods, r.shipping, r.gst_hst, r.qst),
	goods AS (
		SELECT i.shop_order_id AS part, ` + taxedSums("i.quantity") + `
		FROM order_items i WHERE i.shop_order_id IN (SELECT part FROM papers) GROUP BY i.shop_order_id),
	shares AS (
		SELECT d.part, d.sign, d.gst_hst, d.qst,
			d.ordinary + CASE WHEN g.worth = 0 THEN d.net - d.worth
				ELSE (2 * (d.net - d.worth) * g.ordinary + g.worth) / (2 * g.worth) END AS ordinary,
			d.books + CASE WHEN g.worth = 0 THEN 0
				ELSE (2 * (d.net - d.worth) * g.books + g.worth) / (2 * g.worth) END AS books
		FROM papers d JOIN goods g ON g.part = d.part)`

// onBooks is what books bore of a paper's federal tax where they have a rate of their own: see [tax.Levies].
const onBooks = `CASE WHEN s.federal_rate = s.gst_hst_rate OR s.books = 0 THEN 0 WHEN s.ordinary = 0 THEN s.gst_hst
	WHEN (2 * s.books * s.federal_rate + 1000000) / 2000000 > s.gst_hst THEN s.gst_hst
	ELSE (2 * s.books * s.federal_rate + 1000000) / 2000000 END`

// ratedShares gives each share the rates of its part: its own when it was picked up elsewhere, else its order's.
const ratedShares = `(SELECT s.*, COALESCE(p.tax_province, o.tax_province) AS province,
		COALESCE(p.tax_kind, o.tax_kind) AS kind, COALESCE(p.gst_hst_rate, o.gst_hst_rate) AS gst_hst_rate,
		COALESCE(p.federal_rate, o.federal_rate) AS federal_rate, COALESCE(p.qst_rate, o.qst_rate) AS qst_rate,
		CASE WHEN p.gst_number = '' AND p.qst_number = '' THEN 1 ELSE 0 END AS small
	FROM shares s JOIN shop_orders p ON p.id = s.part JOIN orders o ON o.id = p.order_id)`

// taxGroups adds up the papers of a period by province, rates and who collects.
func taxGroups(ctx context.Context, r db.Reader, from, until int64) ([]taxGroup, error) {
	groups, err := db.All(ctx, r, func(rows *sql.Rows) (g taxGroup, err error) {
		var small int
		err = rows.Scan(&g.rates.Province, &g.rates.Kind, &g.rates.GSTHST, &g.rates.Federal, &g.rates.QST, &small,
			&g.ordinary, &g.books, &g.taxes.GSTHST, &g.taxes.QST, &g.onBooks)
		g.small = small == 1
		return g, err
	}, taxShares+` SELECT s.province, s.kind, s.gst_hst_rate, s.federal_rate, s.qst_rate, s.small,
			CAST(SUM(s.sign * s.ordinary) AS BIGINT), CAST(SUM(s.sign * s.books) AS BIGINT),
			CAST(SUM(s.sign * s.gst_hst) AS BIGINT), CAST(SUM(s.sign * s.qst) AS BIGINT),
			CAST(SUM(s.sign * `+onBooks+`) AS BIGINT)
		FROM `+ratedShares+` AS s
		GROUP BY s.province, s.kind, s.gst_hst_rate, s.federal_rate, s.qst_rate, s.small`, from, until)
	if err != nil {
		return nil, fmt.Errorf("add up taxes: %w", err)
	}
	return groups, nil
}

// commissionTaxes adds up what was posted of the sales and refunds of a period, by the province of the merchant.
func commissionTaxes(ctx context.Context, r db.Reader, from, until int64) ([]CommissionTax, error) {
	taxes, err := db.All(ctx, r, func(rows *sql.Rows) (c CommissionTax, err error) {
		var base, gst, qst int64
		err = rows.Scan(&c.Province, &base, &gst, &qst)
		c.Commission, c.Tax = money.Cents(base), tax.Amounts{GSTHST: money.Cents(gst), QST: money.Cents(qst)}
		return c, err
	}, `SELECT p.merchant_province, CAST(-SUM(e.commission) AS BIGINT), CAST(-SUM(e.commission_gst_hst) AS BIGINT),
			CAST(-SUM(e.commission_qst) AS BIGINT)
		FROM (SELECT e.* FROM orders o JOIN ledger_entries e ON e.order_id = o.id AND e.kind = 'sale'
				WHERE o.paid_at IS NOT NULL AND o.paid_at >= $1 AND o.paid_at < $2
			UNION ALL
			SELECT e.* FROM order_refunds r JOIN ledger_entries e ON e.order_id = r.order_id AND e.source_id = r.id
				AND e.kind = 'refund' WHERE r.created_at >= $1 AND r.created_at < $2) AS e
		JOIN shop_orders p ON p.id = e.shop_order_id
		GROUP BY p.merchant_province ORDER BY p.merchant_province`, from, until)
	if err != nil {
		return nil, fmt.Errorf("add up taxes of commissions: %w", err)
	}
	return taxes, nil
}
