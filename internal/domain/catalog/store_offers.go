package catalog

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

// Offers reads variants by id, inside the caller's transaction or outside any. Unknown ids are absent from the answer.
func Offers(ctx context.Context, r db.Reader, variantIDs []string) (map[string]*Offer, error) {
	found := make(map[string]*Offer, len(variantIDs))
	if len(variantIDs) == 0 {
		return found, nil
	}
	list, err := db.All(ctx, r, scanOffer, `SELECT `+variantColumns+`, v.deleted_at, p.id, p.name, p.slug, p.status,
		p.photos,
		p.options, p.tax_category, p.final_sale, s.id, s.name, s.slug, s.status, s.vacation_until
		FROM variants v JOIN products p ON p.id = v.product_id JOIN shops s ON s.id = p.shop_id
		WHERE v.id IN `+in(0, len(variantIDs)), anys(variantIDs)...)
	for _, o := range list {
		found[o.ID] = o
	}
	return found, err
}

func scanOffer(r *sql.Rows) (*Offer, error) {
	var (
		o                                             Offer
		deleted, vacation                             sql.NullInt64
		status, photos, options, category, shopStatus string
		finalSale                                     int
	)
	v, err := scanVariant(r, &deleted, &o.ProductID, &o.ProductName, &o.ProductSlug, &status, &photos, &options,
		&category,
		&finalSale, &o.ShopID, &o.ShopName, &o.ShopSlug, &shopStatus, &vacation)
	if err != nil {
		return nil, err
	}
	o.Variant, o.Withdrawn, o.ProductStatus = v, deleted.Valid, Status(status)
	o.TaxCategory, o.FinalSale = tax.Category(category), finalSale == 1
	o.ShopApproved, o.VacationUntil = shopStatus == "approved", db.Moment(vacation)
	return &o, errors.Join(db.ReadJSON(photos, &o.Photos), db.ReadJSON(options, &o.OptionOrder))
}
