package order

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// marketSalesByDay is [salesByDay] of every shop, by the moment of the payment.
func marketSalesByDay(
	ctx context.Context, r db.Reader, from, to time.Time, change, before, after int64,
) ([]daySales, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (d daySales, err error) {
		return d, rows.Scan(&d.day, &d.Orders, &d.Amount)
	}, `SELECT (o.paid_at + CASE WHEN o.paid_at < $2 THEN CAST($3 AS BIGINT) ELSE CAST($4 AS BIGINT) END) / 86400000
			AS day, COUNT(*), CAST(SUM(o.sub_total + o.shipping) AS BIGINT)
		FROM orders o WHERE o.paid_at IS NOT NULL AND o.paid_at >= $1 AND o.paid_at < $5 GROUP BY 1`,
		from.UnixMilli(), change, before, after, to.UnixMilli())
}

func salesBetween(ctx context.Context, r db.Reader, from, to time.Time) (sum DaySales, err error) {
	sum.Day = from
	return sum, r.QueryRow(ctx, `SELECT COUNT(*), CAST(COALESCE(SUM(o.sub_total + o.shipping), 0) AS BIGINT)
		FROM orders o WHERE o.paid_at IS NOT NULL AND o.paid_at >= $1 AND o.paid_at < $2`,
		from.UnixMilli(), to.UnixMilli()).Scan(&sum.Orders, &sum.Amount)
}

func refundsBetween(ctx context.Context, r db.Reader, from, to time.Time) (sum money.Cents, err error) {
	return sum, r.QueryRow(ctx, `SELECT CAST(COALESCE(SUM(total), 0) AS BIGINT) FROM order_refunds
		WHERE created_at >= $1 AND created_at < $2`, from.UnixMilli(), to.UnixMilli()).Scan(&sum)
}
