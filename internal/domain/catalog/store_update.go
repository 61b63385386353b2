package catalog

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

func deleteCategoriesOf(ctx context.Context, tx *db.Tx, productID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM product_categories WHERE product_id = $1`, productID)
	return err
}

func withdrawVariants(ctx context.Context, tx *db.Tx, p *Product) error {
	_, err := tx.Exec(ctx, `UPDATE variants SET deleted_at = $1 WHERE product_id = $2 AND deleted_at IS NULL`,
		p.UpdatedAt.UnixMilli(), p.ID)
	return err
}

// setStatus moves a product that was not edited since it was read.
func setStatus(ctx context.Context, tx *db.Tx, p *Product, to Status, now time.Time) error {
	n, err := tx.Exec(ctx, `UPDATE products SET status = $1, updated_at = $2, revision = revision + 1, edited_by = $7,
		published_at = CASE WHEN $3 = 1 THEN COALESCE(published_at, $2) ELSE published_at END
		WHERE id = $4 AND shop_id = $5 AND revision = $6`, string(to), now.UnixMilli(), to == Published, p.ID,
		p.ShopID, p.Revision, p.EditedBy)
	return orMeanwhile(n, err)
}

// orMeanwhile is the refusal of an edit of a product whose revision is no longer the one that was read.
func orMeanwhile(n int64, err error) error {
	if err == nil && n == 0 {
		return ErrMeanwhile
	}
	return err
}

func setPhotoIDs(ctx context.Context, tx *db.Tx, v Variant) error {
	_, err := tx.Exec(ctx, `UPDATE variants SET photo_ids = $1 WHERE id = $2`, db.JSON(v.PhotoIDs), v.ID)
	return err
}

// updateProductRow writes the row of a product that was not edited since it was read, and gives it its new revision.
func updateProductRow(ctx context.Context, tx *db.Tx, p *Product) error {
	n, err := tx.Exec(ctx, `UPDATE products SET name = $1, name_key = $2, slug = $3, description = $4,
		tax_category = $5,
		final_sale = $6, photos = $7, options = $8, min_price = $9, default_regular_price = $10, updated_at = $11,
		status = $12,
		published_at = $13, revision = revision + 1, edited_by = $17 WHERE id = $14 AND shop_id = $15
		AND revision = $16`,
		p.Name, nameKey(p), p.Slug, p.Description, string(p.TaxCategory), p.FinalSale, db.JSON(p.Photos),
		db.JSON(p.Options), int64(p.MinPrice), int64(p.DefaultRegularPrice), p.UpdatedAt.UnixMilli(), string(p.Status),
		db.Millis(p.PublishedAt), p.ID, p.ShopID, p.Revision, p.EditedBy)
	p.Revision++
	return orMeanwhile(n, err)
}

// rewriteVariants writes the variants that change or were withdrawn, and adds the new ones. A variant counted before
// and after keeps the count in its row, not the one that was read, plus the shop's correction.
func rewriteVariants(ctx context.Context, tx *db.Tx, old, p *Product, withdrawn bool) error {
	const corrected = `CASE WHEN inventory_mode <> 'stock' OR $14 <> 'stock' THEN $15
		WHEN inventory_quantity + $16 < 0 THEN 0 ELSE inventory_quantity + $16 END`
	var added [][]any
	for i, v := range p.Variants {
		at := slices.IndexFunc(old.Variants, func(o Variant) bool { return o.ID == v.ID })
		if at < 0 {
			added = append(added, variantRow(p, i))
			continue
		}
		if !withdrawn && at == i && sameList(bare([]Variant{v}), bare([]Variant{old.Variants[at]})) {
			continue
		}
		_, err := tx.Exec(ctx, `UPDATE variants SET deleted_at = NULL, position = $1, sku = $2, options = $3,
			price = $4,
			regular_price = $5, is_default = $6, inventory_status = $7, limit_per_order = $8, length_cm = $9,
			width_cm = $10,
			height_cm = $11, weight_kg = $12, photo_ids = $13,
			inventory_quantity = `+corrected+`, low_left = CASE WHEN $14 = 'stock' THEN `+lowLeft(corrected)+
			` END, inventory_mode = $14
			WHERE id = $17 AND product_id = $18`,
			i, v.SKU, db.JSON(v.Options), int64(v.Price), int64(v.RegularPrice), v.IsDefault,
			string(v.InventoryStatus),
			v.LimitPerOrder, v.Length, v.Width, v.Height, v.Weight, db.JSON(v.PhotoIDs), string(v.InventoryMode),
			v.InventoryQuantity, v.InventoryQuantity-old.Variants[at].InventoryQuantity, v.ID, p.ID)
		if err != nil {
			return fmt.Errorf("update variant: %w", err)
		}
	}
	return insertRows(ctx, tx, variantHead, added, "")
}
