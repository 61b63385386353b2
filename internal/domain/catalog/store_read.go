package catalog

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

const productColumns = `p.id, p.shop_id, p.status, p.name, p.slug, p.description, p.tax_category, p.final_sale,
	p.photos,
	p.options, p.min_price, p.default_regular_price, p.created_at, p.updated_at, p.published_at, p.revision,
	p.edited_by, p.hidden_at, p.hidden_reason, p.hidden_status`

const variantColumns = `v.id, v.sku, v.options, v.price, v.regular_price, v.is_default, v.inventory_mode,
	v.inventory_status,
	v.inventory_quantity, v.limit_per_order, v.length_cm, v.width_cm, v.height_cm, v.weight_kg, v.photo_ids`

type scanner interface{ Scan(into ...any) error }

// scanProduct reads productColumns, then whatever the query adds after them into more.
func scanProduct(row scanner, more ...any) (*Product, error) {
	var (
		p                                 Product
		status, category, photos, options string
		created, updated                  int64
		published, hidden                 sql.NullInt64
		finalSale                         int
		least, regular                    int64
	)
	into := []any{&p.ID, &p.ShopID, &status, &p.Name, &p.Slug, &p.Description, &category, &finalSale, &photos,
		&options, &least, &regular, &created, &updated, &published, &p.Revision, &p.EditedBy, &hidden,
		&p.HiddenReason, &p.hiddenStatus}
	if err := row.Scan(append(into, more...)...); err != nil {
		return nil, err
	}
	p.Status, p.TaxCategory, p.FinalSale = Status(status), tax.Category(category), finalSale == 1
	p.MinPrice, p.DefaultRegularPrice = money.Cents(least), money.Cents(regular)
	p.CreatedAt, p.UpdatedAt, p.PublishedAt = moment(created), moment(updated), db.Moment(published)
	p.HiddenAt = db.Moment(hidden)
	return &p, errors.Join(db.ReadJSON(photos, &p.Photos), db.ReadJSON(options, &p.Options))
}

// scanVariant reads variantColumns, then whatever the query adds after them into more.
func scanVariant(row scanner, more ...any) (Variant, error) {
	var (
		v                               Variant
		options, mode, status, photoIDs string
		isDefault                       int
		price, regular                  int64
	)
	into := []any{&v.ID, &v.SKU, &options, &price, &regular, &isDefault, &mode, &status, &v.InventoryQuantity,
		&v.LimitPerOrder, &v.Length, &v.Width, &v.Height, &v.Weight, &photoIDs}
	if err := row.Scan(append(into, more...)...); err != nil {
		return v, err
	}
	v.Price, v.RegularPrice, v.IsDefault = money.Cents(price), money.Cents(regular), isDefault == 1
	v.InventoryMode, v.InventoryStatus = InventoryMode(mode), InventoryStatus(status)
	return v, errors.Join(db.ReadJSON(options, &v.Options), db.ReadJSON(photoIDs, &v.PhotoIDs))
}

// OfShopByID reads a product of a shop, whatever its status; another shop's product is not found.
func (s *Service) OfShopByID(ctx context.Context, shopID, id string) (*Product, error) {
	return readProduct(ctx, s.db, shopID, id)
}

func readProduct(ctx context.Context, r db.Reader, shopID, id string) (*Product, error) {
	p, err := scanProduct(r.QueryRow(ctx,
		`SELECT `+productColumns+` FROM products p WHERE p.id = $1 AND p.shop_id = $2`, id, shopID))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrProductNotFound
	}
	if err != nil {
		return nil, err
	}
	return p, readParts(ctx, r, p)
}

// readParts fills the variants and the categories of a product.
func readParts(ctx context.Context, r db.Reader, p *Product) (err error) {
	p.Variants, err = db.All(ctx, r, func(r *sql.Rows) (Variant, error) { return scanVariant(r) },
		`SELECT `+variantColumns+
			` FROM variants v WHERE v.product_id = $1 AND v.deleted_at IS NULL ORDER BY v.position`, p.ID)
	if err != nil {
		return err
	}
	p.CategoryIDs, err = db.All(ctx, r, scanText,
		`SELECT category_id FROM product_categories WHERE product_id = $1 ORDER BY position`, p.ID)
	return err
}
