package order

import (
	"context"
	"database/sql"
	"strconv"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// sold is the condition on so for what counts as a sale of a shop in some weeks: $1 is the shop, $2 and $3 are when
// they begin and end.
const sold = `so.shop_id = $1 AND so.created_at >= CAST($2 AS BIGINT) AND so.created_at < $3
	AND so.status <> 'pending' AND so.status <> 'failed' AND so.status <> 'cancelled'`

// kept is what an item brings the shop after refunds: what a promotion of the market takes off is paid by the market.
const kept = `(i.unit_price * i.quantity - i.discount)
	* (i.quantity - i.quantity_cancelled - i.quantity_returned - i.quantity_refunded) / i.quantity`

// firstOf is when some weeks of as many hours begin: where the clock changed, an hour off.
func firstOf(weeks calendar.Weeks) int64 {
	return weeks.End().UnixMilli() - int64(weeks.Count)*7*dayMillis
}

func goodsByWeek(ctx context.Context, r db.Reader, shopID string, weeks calendar.Weeks) ([]Goods, error) {
	return scanWeeks(ctx, r, weeks, `SELECT (so.created_at - CAST($2 AS BIGINT)) / 604800000 AS week, COUNT(*),
			SUM(so.units),
			CAST(SUM(so.sub_total + so.market_discount - so.refunded_goods - so.refunded_market) AS BIGINT)
		FROM shop_orders so WHERE `+sold+` GROUP BY 1`, shopID, firstOf(weeks), weeks.End().UnixMilli())
}

func goodsOfProductByWeek(
	ctx context.Context, r db.Reader, shopID, productID string, weeks calendar.Weeks,
) ([]Goods, error) {
	return scanWeeks(ctx, r, weeks, `SELECT (so.created_at - CAST($2 AS BIGINT)) / 604800000 AS week,
			COUNT(DISTINCT so.id), SUM(i.quantity), CAST(SUM(`+kept+`) AS BIGINT)
		FROM shop_orders so JOIN order_items i ON i.shop_order_id = so.id
		WHERE `+sold+` AND i.product_id = $4 GROUP BY 1`, shopID, firstOf(weeks), weeks.End().UnixMilli(), productID)
}

func scanWeeks(ctx context.Context, r db.Reader, weeks calendar.Weeks, query string, args ...any) ([]Goods, error) {
	sums := make([]Goods, weeks.Count)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var week int
		var g Goods
		if err = rows.Scan(&week, &g.Orders, &g.Units, &g.Amount); err == nil {
			sums[week] = g
		}
		return struct{}{}, err
	}, query, args...)
	return sums, err
}

func goodsByProduct(ctx context.Context, r db.Reader, shopID string, weeks calendar.Weeks) ([]GoodsOf, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (g GoodsOf, err error) {
		return g, rows.Scan(&g.ProductID, &g.Name, &g.Orders, &g.Units, &g.Amount)
	}, `SELECT i.product_id, MAX(i.product_name), COUNT(DISTINCT so.id), SUM(i.quantity), CAST(SUM(`+kept+`) AS BIGINT)
		FROM shop_orders so JOIN order_items i ON i.shop_order_id = so.id
		WHERE `+sold+` GROUP BY i.product_id`, shopID, firstOf(weeks), weeks.End().UnixMilli())
}

func returnsAsked(
	ctx context.Context, r db.Reader, shopID, productID string, weeks calendar.Weeks,
) ([]askedReturn, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (a askedReturn, err error) {
		return a, rows.Scan(&a.productID, &a.name, &a.reason, &a.units)
	}, `SELECT i.product_id, i.product_name, r.reason, r.quantity
		FROM return_items r JOIN order_items i ON i.id = r.item_id
		WHERE r.shop_id = $1 AND r.requested_at >= $2 AND r.requested_at < $3 AND ($4 = '' OR i.product_id = $4)
		ORDER BY r.requested_at DESC, r.id DESC LIMIT `+strconv.Itoa(mostReturns),
		shopID, firstOf(weeks), weeks.End().UnixMilli(), productID)
}
