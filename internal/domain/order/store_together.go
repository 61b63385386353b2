package order

import (
	"context"
	"database/sql"
	"fmt"

	"rangrue/internal/kit/db"
)

const (
	togetherAtLeast = 2   // orders: one is a coincidence, and someone's own
	togetherAmong   = 500 // orders that are looked at, the latest ones
)

// BoughtWith lists the products that were most often bought in one order with another, by id.
func (s *Service) BoughtWith(ctx context.Context, productID string, limit int) ([]string, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT i.product_id FROM (
			SELECT DISTINCT order_id FROM order_items
			WHERE variant_id IN (SELECT id FROM variants WHERE product_id = $1)
			ORDER BY order_id DESC LIMIT $2
		) latest JOIN orders o ON o.id = latest.order_id JOIN order_items i ON i.order_id = o.id
		WHERE o.status NOT IN ('pending', 'failed', 'cancelled') AND i.product_id <> $1
		GROUP BY i.product_id HAVING COUNT(DISTINCT i.order_id) >= $3
		ORDER BY COUNT(DISTINCT i.order_id) DESC, i.product_id LIMIT $4`,
		productID, togetherAmong, togetherAtLeast, limit)
	if err != nil {
		return nil, fmt.Errorf("order: bought with: %w", err)
	}
	return ids, nil
}
