package catalog

import (
	"context"
	"database/sql"
	"slices"

	"rangrue/internal/kit/db"
)

// WholeOfShop reads every product of a shop, whatever its status, with variants and categories, the oldest first. It is
// for work on all of them at once: it keeps them in memory.
func WholeOfShop(ctx context.Context, r db.Reader, shopID string) ([]*Product, error) {
	all, err := db.All(ctx, r, func(r *sql.Rows) (*Product, error) { return scanProduct(r) },
		`SELECT `+productColumns+` FROM products p WHERE p.shop_id = $1 ORDER BY p.created_at, p.id`, shopID)
	if err != nil {
		return nil, err
	}
	byID := make(map[string]*Product, len(all))
	for _, p := range all {
		byID[p.ID] = p
	}
	err = each(ctx, r, func(r *sql.Rows) error {
		var productID string
		v, err := scanVariant(r, &productID)
		if p := byID[productID]; p != nil {
			p.Variants = append(p.Variants, v)
		}
		return err
	}, `SELECT `+variantColumns+`, v.product_id FROM products p JOIN variants v ON v.product_id = p.id
		WHERE p.shop_id = $1 AND v.deleted_at IS NULL ORDER BY v.product_id, v.position`, shopID)
	if err != nil {
		return nil, err
	}
	return all, each(ctx, r, func(r *sql.Rows) error {
		var productID, categoryID string
		err := r.Scan(&productID, &categoryID)
		if p := byID[productID]; p != nil {
			p.CategoryIDs = append(p.CategoryIDs, categoryID)
		}
		return err
	}, `SELECT c.product_id, c.category_id FROM products p JOIN product_categories c ON c.product_id = p.id
		WHERE p.shop_id = $1 ORDER BY c.product_id, c.position`, shopID)
}

// WholeOfShop is the function of that name outside any transaction.
func (s *Service) WholeOfShop(ctx context.Context, shopID string) ([]*Product, error) {
	return WholeOfShop(ctx, s.db, shopID)
}

// TakenSlugs tells which of some addresses are a product's, or were, and whose.
func (s *Service) TakenSlugs(ctx context.Context, slugs []string) (map[string]string, error) {
	taken := map[string]string{}
	for part := range slices.Chunk(slugs, 200) {
		err := each(ctx, s.db, func(r *sql.Rows) error {
			var slug, productID string
			err := r.Scan(&slug, &productID)
			taken[slug] = productID
			return err
		}, `SELECT slug, product_id FROM product_slugs WHERE slug IN `+in(0, len(part)), anys(part)...)
		if err != nil {
			return nil, err
		}
	}
	return taken, nil
}

// refuseEdited refuses with [ErrMeanwhile] when a product of the batch was edited since it was prepared.
func (b *Batch) refuseEdited(ctx context.Context, tx *db.Tx) error {
	if len(b.old) == 0 {
		return nil
	}
	edited := make(map[string]int64, len(b.old))
	err := each(ctx, tx, func(r *sql.Rows) error {
		var id string
		var at int64
		err := r.Scan(&id, &at)
		edited[id] = at
		return err
	}, `SELECT id, updated_at FROM products WHERE shop_id = $1`, b.shopID)
	if err != nil {
		return err
	}
	for _, old := range b.old {
		if edited[old.ID] != old.UpdatedAt.UnixMilli() {
			return ErrMeanwhile
		}
	}
	return nil
}
