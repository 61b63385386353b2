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
func (s *Service) write(ctx context.Context, views map[string]viewCount, searches map[string]searchCount) error {
	now := s.now()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, id := range slices.Sorted(maps.Keys(views)) {
			if err := addInterest(ctx, tx, id, views[id].interest*growth(now), now.UnixMilli()); err != nil {
				return err
			}
		}
		return addCounts(ctx, tx, dayOf(now), views, searches)
	})
	if err != nil {
		return fmt.Errorf("write the counts: %w", err)
	}
	return nil
}

// addCounts adds to the counts of a day.
func addCounts(ctx context.Context, tx *db.Tx, day int64, views map[string]viewCount,
	searches map[string]searchCount) error {
	for _, id := range slices.Sorted(maps.Keys(views)) {
		c := views[id]
		err := tx.Later(ctx, `INSERT INTO product_views (product_id, day, views, seconds)
			SELECT p.id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT) FROM products p WHERE p.id = $1
			ON CONFLICT (product_id, day) DO UPDATE SET views = product_views.views + excluded.views,
			seconds = product_views.seconds + excluded.seconds`, id, day, c.views, c.seconds)
		if err != nil {
			return err
		}
	}
	for _, terms := range slices.Sorted(maps.Keys(searches)) {
		c := searches[terms]
		err := tx.Later(ctx, `INSERT INTO search_terms (terms, day, searches, empty) VALUES ($1, $2, $3, $4)
			ON CONFLICT (terms, day) DO UPDATE SET searches = search_terms.searches + excluded.searches,
			empty = search_terms.empty + excluded.empty`, terms, day, c.searches, c.empty)
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

// announce notes that popularity changed if it did of late, and forgets old counts.
func (s *Service) announce(ctx context.Context) error {
	now := s.now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for table, keep := range map[string]int{"product_views": keepViews, "search_terms": keepTerms} {
			if _, err := tx.Exec(ctx, `DELETE FROM `+table+` WHERE day < $1`,
				dayOf(now.AddDate(0, 0, -keep))); err != nil {
				return fmt.Errorf("forget old counts: %w", err)
			}
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
