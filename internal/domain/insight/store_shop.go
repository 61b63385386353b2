package insight

import (
	"context"
	"database/sql"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// seenByWeek reads the counts of one product, or those of the shop, which [addShopViews] keeps.
func seenByWeek(ctx context.Context, r db.Reader, shopID, productID string, weeks calendar.Weeks) ([]Seen, error) {
	counts, args := `shop_views v WHERE v.shop_id = $3`, []any{dayOf(weeks.Start(0)), dayOf(weeks.End()), shopID}
	if productID != "" {
		counts = `products p JOIN product_views v ON v.product_id = p.id WHERE p.shop_id = $3 AND p.id = $4`
		args = append(args, productID)
	}
	seen := make([]Seen, weeks.Count)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var week int
		var s Seen
		if err = rows.Scan(&week, &s.Views, &s.Additions); err == nil {
			seen[week] = s
		}
		return struct{}{}, err
	}, `SELECT (v.day - CAST($1 AS BIGINT)) / 604800000 AS week, CAST(SUM(v.views) AS BIGINT),
			CAST(SUM(v.additions) AS BIGINT)
		FROM `+counts+` AND v.day >= CAST($1 AS BIGINT) AND v.day < $2 GROUP BY 1`, args...)
	return seen, err
}

// seenByProduct groups in the order of the index that names a shop's products; else SQLite would sort the counts.
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
	args := []any{shopID, mondayOf(dayOf(weeks.Start(0))), dayOf(weeks.End()), minTimesLed, most}
	one := ""
	if productID != "" {
		one, args = ` AND p.id = $6`, append(args, productID)
	}
	return db.All(ctx, r, func(rows *sql.Rows) (f Found, err error) {
		return f, rows.Scan(&f.Terms, &f.Views)
	}, `SELECT s.terms, CAST(SUM(s.views) AS BIGINT) AS times
		FROM products p JOIN product_searches s ON s.product_id = p.id
		WHERE p.shop_id = $1 AND s.week >= $2 AND s.week < $3`+one+`
		GROUP BY s.terms HAVING SUM(s.views) >= $4 ORDER BY times DESC, s.terms LIMIT $5`, args...)
}
