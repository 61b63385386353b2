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

// isLow is true of the variants v of shop $1 that run out, as the index variants_low has it. low_left repeats the
// count of those alone, so that selling from ample stock touches no index. Every statement that writes a count writes
// it too, see [lowLeft].
const isLow = `v.shop_id = $1 AND v.deleted_at IS NULL AND v.low_left IS NOT NULL`

// lowLeft is low_left for a counted variant whose count is that expression, which is not negative.
func lowLeft(count string) string {
	return `CASE WHEN ` + count + ` < ` + strconv.Itoa(LowBelow) + ` THEN ` + count + ` END`
}

const lowRows = ` FROM variants v JOIN products p ON p.id = v.product_id WHERE ` + isLow + ` AND p.status = 'published'`

// maxLow is as far as variants that run out are counted.
const maxLow = 100

// LowStock lists the variants of a shop that run out first, or already have, and tells how many do in all, up to 100.
func (s *Service) LowStock(ctx context.Context, shopID string, limit int) ([]*Offer, int, error) {
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT v.id`+lowRows+` ORDER BY v.low_left, v.id LIMIT `+strconv.Itoa(limit), shopID)
	if err != nil {
		return nil, 0, fmt.Errorf("list low stock: %w", err)
	}
	total := len(ids)
	if total == limit {
		if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM (SELECT v.id`+lowRows+` LIMIT `+strconv.Itoa(maxLow)+`) low`,
			shopID).Scan(&total); err != nil {
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
