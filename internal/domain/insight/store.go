package insight

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// write adds counts to those of the day. Rows are taken in one order, so that two nodes never wait for each other.
func (s *Service) write(ctx context.Context, c counts) error {
	now := s.now()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, id := range slices.Sorted(maps.Keys(c.views)) {
			if err := addInterest(ctx, tx, id, c.views[id].interest*growth(now), now.UnixMilli()); err != nil {
				return err
			}
		}
		return addCounts(ctx, tx, dayOf(now), c)
	})
	if err != nil {
		return fmt.Errorf("write the counts: %w", err)
	}
	return nil
}

// addCounts adds to the counts of a day.
func addCounts(ctx context.Context, tx *db.Tx, day int64, all counts) error {
	for _, id := range slices.Sorted(maps.Keys(all.views)) {
		c := all.views[id]
		err := tx.Later(ctx, `INSERT INTO product_views (product_id, day, views, seconds, additions)
			SELECT p.id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT)
			FROM products p WHERE p.id = $1
			ON CONFLICT (product_id, day) DO UPDATE SET views = product_views.views + excluded.views,
			seconds = product_views.seconds + excluded.seconds,
			additions = product_views.additions + excluded.additions`, id, day, c.views, c.seconds, c.additions)
		if err != nil {
			return err
		}
	}
	if err := addShopViews(ctx, tx, day, all.views); err != nil {
		return err
	}
	for _, terms := range slices.Sorted(maps.Keys(all.searches)) {
		c := all.searches[terms]
		err := tx.Later(ctx, `INSERT INTO search_terms (terms, day, searches, empty) VALUES ($1, $2, $3, $4)
			ON CONFLICT (terms, day) DO UPDATE SET searches = search_terms.searches + excluded.searches,
			empty = search_terms.empty + excluded.empty`, terms, day, c.searches, c.empty)
		if err != nil {
			return err
		}
	}
	return addWays(ctx, tx, mondayOf(day), all.led)
}

// addShopViews adds the views of products to those of their shops.
func addShopViews(ctx context.Context, tx *db.Tx, day int64, views map[string]viewCount) error {
	const atOnce = 500
	ofShop := map[string]viewCount{}
	for ids := range slices.Chunk(slices.Collect(maps.Keys(views)), atOnce) {
		marks, args := db.Placeholders(ids)
		_, err := db.All(ctx, tx, func(rows *sql.Rows) (_ struct{}, err error) {
			var id, shopID string
			err = rows.Scan(&id, &shopID)
			ofShop[shopID] = ofShop[shopID].plus(views[id])
			return struct{}{}, err
		}, `SELECT id, shop_id FROM products WHERE id IN (`+marks+`)`, args...)
		if err != nil {
			return err
		}
	}
	for _, shopID := range slices.Sorted(maps.Keys(ofShop)) {
		c := ofShop[shopID]
		err := tx.Later(ctx, `INSERT INTO shop_views (shop_id, day, views, seconds, additions)
			VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (shop_id, day) DO UPDATE SET views = shop_views.views + excluded.views,
			seconds = shop_views.seconds + excluded.seconds,
			additions = shop_views.additions + excluded.additions`, shopID, day, c.views, c.seconds, c.additions)
		if err != nil {
			return err
		}
	}
	return nil
}

func addInterest(ctx context.Context, tx *db.Tx, productID string, score float64, at int64) error {
	if score == 0 {
		return nil
	}
	return tx.Later(ctx, `INSERT INTO product_interest (product_id, score, updated_at)
		SELECT p.id, CAST($2 AS DOUBLE PRECISION), CAST($3 AS BIGINT) FROM products p WHERE p.id = $1
		ON CONFLICT (product_id) DO UPDATE SET score = product_interest.score + excluded.score,
		updated_at = excluded.updated_at`,
		productID, score, at)
}

// Sold counts units bought, in the transaction that settles the sale.
func (s *Service) Sold(ctx context.Context, tx *db.Tx, productID string, units int) error {
	now := s.now()
	return addInterest(ctx, tx, productID, saleWeight*float64(units)*growth(now), now.UnixMilli())
}

// Popularity tells the faded interest of every product that has any left, by id: about how many views of today it is
// worth.
func (s *Service) Popularity(ctx context.Context) (map[string]float64, error) {
	const faded = 0.01
	scale, scores := growth(s.now()), map[string]float64{}
	_, err := db.All(ctx, s.db, func(r *sql.Rows) (_ struct{}, err error) {
		var id string
		var score float64
		err = r.Scan(&id, &score)
		if score /= scale; score >= faded {
			scores[id] = score
		}
		return struct{}{}, err
	}, `SELECT product_id, score FROM product_interest`)
	if err != nil {
		return nil, fmt.Errorf("read the popularity: %w", err)
	}
	return scores, nil
}

// announce notes that popularity changed if it did of late, and makes old counts smaller or forgets them.
func (s *Service) announce(ctx context.Context) error {
	now := s.now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, old := range forgotten {
			if _, err := tx.Exec(ctx, `DELETE FROM `+old.table+` WHERE `+old.column+` < $1`,
				dayOf(now.AddDate(0, 0, -old.days))); err != nil {
				return fmt.Errorf("forget old counts: %w", err)
			}
		}
		if err := shrink(ctx, tx, dayOf(now)); err != nil {
			return fmt.Errorf("make old counts smaller: %w", err)
		}
		var moved int
		err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM product_interest WHERE updated_at >= $1`,
			now.Add(-2*announceEvery).UnixMilli()).Scan(&moved)
		if err != nil || moved == 0 {
			return err
		}
		return changes.Note(ctx, tx, PopularityChanged, "products")
	})
}
