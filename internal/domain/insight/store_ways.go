package insight

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"rangrue/internal/kit/db"
)

// addWays adds to how often searches led to products in a week. A product takes [mostWays] different ones: those that
// come after are not counted.
func addWays(ctx context.Context, tx *db.Tx, week int64, led map[way]int64) error {
	inOrder := slices.SortedFunc(maps.Keys(led), func(a, b way) int {
		return cmp.Or(cmp.Compare(a.productID, b.productID), cmp.Compare(a.terms, b.terms))
	})
	for _, w := range inOrder {
		err := tx.Later(ctx, `INSERT INTO product_searches (product_id, week, terms, views)
			SELECT p.id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS BIGINT) FROM products p WHERE p.id = $1
				AND ((SELECT COUNT(*) FROM product_searches s WHERE s.product_id = p.id AND s.week = CAST($2 AS BIGINT))
					< CAST($5 AS BIGINT)
				OR EXISTS (SELECT 1 FROM product_searches s
					WHERE s.product_id = p.id AND s.week = CAST($2 AS BIGINT) AND s.terms = CAST($3 AS TEXT)))
			ON CONFLICT (product_id, week, terms) DO UPDATE SET views = product_searches.views + excluded.views`,
			w.productID, week, w.terms, led[w], mostWays)
		if err != nil {
			return err
		}
	}
	return nil
}

// shrink gathers the views of old days into the first of their week, and keeps of past weeks the searches that led
// most to each product.
func shrink(ctx context.Context, tx *db.Tx, today int64) error {
	for n := int64(1); n <= overdueWeeks; n++ {
		past := mondayOf(today) - n*weekMillis
		for _, views := range [][2]string{{"product_views", "product_id"}, {"shop_views", "shop_id"}} {
			if err := gather(ctx, tx, views[0], views[1], past-dailyWeeks*weekMillis); err != nil {
				return err
			}
		}
		if _, err := tx.Exec(ctx, `DELETE FROM product_searches WHERE week = $1 AND (product_id, terms) IN (
			SELECT ranked.product_id, ranked.terms FROM (SELECT product_id, terms,
				ROW_NUMBER() OVER (PARTITION BY product_id ORDER BY views DESC, terms) AS place
				FROM product_searches WHERE week = $1) AS ranked
			WHERE ranked.place > $2)`, past, keptWays); err != nil {
			return err
		}
	}
	return nil
}

// gather adds the other days of a week to its Monday, and takes them away, in a table of views by key and day.
func gather(ctx context.Context, tx *db.Tx, table, key string, monday int64) error {
	_, err := tx.Exec(ctx, `INSERT INTO `+table+` (`+key+`, day, views, seconds, additions)
		SELECT `+key+`, CAST($1 AS BIGINT), CAST(SUM(views) AS BIGINT), CAST(SUM(seconds) AS BIGINT),
			CAST(SUM(additions) AS BIGINT)
		FROM `+table+` WHERE day > CAST($1 AS BIGINT) AND day < $2 GROUP BY `+key+`
		ON CONFLICT (`+key+`, day) DO UPDATE SET views = `+table+`.views + excluded.views,
		seconds = `+table+`.seconds + excluded.seconds,
		additions = `+table+`.additions + excluded.additions`, monday, monday+weekMillis)
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `DELETE FROM `+table+` WHERE day > $1 AND day < $2`, monday, monday+weekMillis)
	return err
}
