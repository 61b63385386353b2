package insight

import (
	"context"
	"database/sql"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

func seenByWeek(ctx context.Context, r db.Reader, shopID, productID string, weeks calendar.Weeks) ([]Seen, error) {
	seen := make([]Seen, weeks.Count)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var week int
		var s Seen
		if err = rows.Scan(&week, &s.Views, &s.Additions); err == nil {
			seen[week] = s
		}
		return struct{}{}, err
	}, `SELECT (v.day - CAST($2 AS BIGINT)) / 604800000 AS week, CAST(SUM(v.views) AS BIGINT),
			CAST(SUM(v.additions) AS BIGINT)
		FROM products p JOIN product_views v ON v.product_id = p.id
		WHERE p.shop_id = $1 AND v.day >= CAST($2 AS BIGINT) AND v.day < $3 AND ($4 = '' OR p.id = $4) GROUP BY 1`,
		shopID, dayOf(weeks.Start(0)), dayOf(weeks.End()), productID)
	return seen, err
}

func seenByProduct(ctx context.Context, r db.Reader, shopID string, weeks calendar.Weeks) ([]SeenProduct, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (s SeenProduct, err error) {
		return s, rows.Scan(&s.ProductID, &s.Name, &s.Views, &s.Additions)
	}, `SELECT p.id, p.name, CAST(SUM(v.views) AS BIGINT), CAST(SUM(v.additions) AS BIGINT)
		FROM products p JOIN product_views v ON v.product_id = p.id
		WHERE p.shop_id = $1 AND v.day >= $2 AND v.day < $3 GROUP BY p.id, p.name`,
		shopID, dayOf(weeks.Start(0)), dayOf(weeks.End()))
}

func foundBy(
	ctx context.Context, r db.Reader, shopID, productID string, weeks calendar.Weeks, most int,
) ([]Found, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (f Found, err error) {
		return f, rows.Scan(&f.Terms, &f.Views)
	}, `SELECT s.terms, CAST(SUM(s.views) AS BIGINT) AS times
		FROM products p JOIN product_searches s ON s.product_id = p.id
		WHERE p.shop_id = $1 AND s.week >= $2 AND s.week < $3 AND ($4 = '' OR p.id = $4)
		GROUP BY s.terms HAVING SUM(s.views) >= $5 ORDER BY times DESC, s.terms LIMIT $6`,
		shopID, mondayOf(dayOf(weeks.Start(0))), dayOf(weeks.End()), productID, fewestLed, most)
}
