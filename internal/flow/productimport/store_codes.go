package productimport

import (
	"context"
	"database/sql"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
)

// codesOf tells which product of a shop each code of another platform names.
func codesOf(ctx context.Context, r db.Reader, shopID string) (map[string]string, error) {
	type pair struct{ code, productID string }
	list, err := db.All(ctx, r, func(r *sql.Rows) (p pair, err error) { return p, r.Scan(&p.code, &p.productID) },
		`SELECT code, product_id FROM product_codes WHERE shop_id = $1`, shopID)
	codes := make(map[string]string, len(list))
	for _, p := range list {
		codes[p.code] = p.productID
	}
	return codes, err
}

// remember notes how the platform calls the products that were written, in the order of the file.
func (v *verdict) remember(ctx context.Context, tx *db.Tx, shopID string, written []*catalog.Product) error {
	for i, e := range v.entries {
		if !e.group.foreign {
			continue
		}
		for _, code := range append([]string{e.group.code}, e.group.otherCodes...) {
			_, err := tx.Exec(ctx, `INSERT INTO product_codes (shop_id, code, product_id) VALUES ($1, $2, $3)
				ON CONFLICT (shop_id, code) DO UPDATE SET product_id = excluded.product_id`, shopID, code,
				written[i].ID)
			if err != nil {
				return err
			}
		}
	}
	return nil
}
