package catalog

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"rangrue/internal/kit/db"
)

// LowBelow is the count under which a counted variant of a published product is about to run out.
const LowBelow = 4

// isLow is the condition of the index variants_low, in its very words and number: only so is the index known to hold every
// such variant v of shop $1.
const isLow = `v.shop_id = $1 AND v.deleted_at IS NULL AND v.inventory_mode = 'stock' AND v.inventory_quantity < 4`

const lowRows = ` FROM variants v JOIN products p ON p.id = v.product_id WHERE ` + isLow + ` AND p.status = 'published'`

// maxLow is as far as variants that run out are counted.
const maxLow = 100

// LowStock lists the variants of a shop that run out first, or already have, and tells how many do in all, up to 100.
func (s *Service) LowStock(ctx context.Context, shopID string, limit int) ([]*Offer, int, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT v.id`+lowRows+` ORDER BY v.inventory_quantity, v.id LIMIT `+strconv.Itoa(limit), shopID)
	if err != nil {
		return nil, 0, fmt.Errorf("list low stock: %w", err)
	}
	total := len(ids)
	if total == limit {
		if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM (SELECT v.id`+lowRows+` LIMIT `+strconv.Itoa(maxLow)+`) low`, shopID).Scan(&total); err != nil {
			return nil, 0, fmt.Errorf("count low stock: %w", err)
		}
	}
	found, err := Offers(ctx, s.db, ids)
	if err != nil {
		return nil, 0, fmt.Errorf("read low stock: %w", err)
	}
	var low []*Offer
	for _, id := range ids {
		if offer := found[id]; offer != nil {
			low = append(low, offer)
		}
	}
	return low, total, nil
}
