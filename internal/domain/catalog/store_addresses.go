package catalog

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// Address is what a map of the site says of a visible product.
type Address struct {
	Slug      string
	UpdatedAt time.Time
	Photos    []Photo // keys not addresses; some may not be ready
}

// AddressParts cuts the visible products, in the order of their ids, into parts of a size, and tells when each part was
// last edited. New products join the last part, so the others stay as crawlers know them.
func (s *Service) AddressParts(ctx context.Context, size int) (edited []time.Time, err error) {
	err = each(ctx, s.db, func(r *sql.Rows) error {
		var part, latest int64
		err := r.Scan(&part, &latest)
		edited = append(edited, moment(latest))
		return err
	}, `SELECT part, MAX(updated_at) FROM (
			SELECT (ROW_NUMBER() OVER (ORDER BY p.id) - 1) / $1 AS part, p.updated_at AS updated_at
			FROM products p CROSS JOIN shops s WHERE s.id = p.shop_id AND `+visible+`) AS numbered
		GROUP BY part ORDER BY part`, size)
	return edited, err
}

// AddressesOfPart gives the products of one part to fn, the first part being 0. Nothing is given beyond the last.
func (s *Service) AddressesOfPart(ctx context.Context, size, part int, fn func(Address) error) error {
	return each(ctx, s.db, func(r *sql.Rows) error {
		var a Address
		var photos string
		var updated int64
		if err := r.Scan(&a.Slug, &updated, &photos); err != nil {
			return err
		}
		if err := db.ReadJSON(photos, &a.Photos); err != nil {
			return err
		}
		a.UpdatedAt = moment(updated)
		return fn(a)
	}, `SELECT p.slug, p.updated_at, p.photos FROM products p CROSS JOIN shops s
		WHERE s.id = p.shop_id AND `+visible+` ORDER BY p.id LIMIT $1 OFFSET $2`, size, size*part)
}
