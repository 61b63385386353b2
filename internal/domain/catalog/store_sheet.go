package catalog

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/shipping"
)

const sheetColumns = productColumns + `, s.name, s.slug, s.city, s.region, s.postal_code, s.category_code, s.lat, s.lon,
	s.photo, s.shipping, s.delivery_min_days, s.delivery_max_days, s.delivery_note, s.return_terms, s.vacation_until,
	s.legal_name, s.legal_address, s.legal_city, s.legal_province, s.legal_postal_code, s.ways,
	r.stars_1, r.stars_2, r.stars_3, r.stars_4, r.stars_5, r.latest`

// rated joins the counts of the reviews of product p; most products have none.
const rated = ` LEFT JOIN product_ratings r ON r.product_id = p.id`

// visible is the condition under which the public sees product p of shop s.
const visible = `p.status = 'published' AND s.status = 'approved'`

// ByID reads a published product of an approved shop.
func (s *Service) ByID(ctx context.Context, id string) (*Sheet, error) {
	return s.sheet(ctx, `FROM products p JOIN shops s ON s.id = p.shop_id`+rated+` WHERE p.id = $1 AND `+visible, id)
}

// BySlug reads a published product by its address. An old address finds it too: compare the slug asked with the one it
// has now, and send the visitor there for good.
func (s *Service) BySlug(ctx context.Context, asked string) (*Sheet, error) {
	return s.sheet(ctx, `FROM product_slugs a JOIN products p ON p.id = a.product_id JOIN shops s ON s.id = p.shop_id
		`+rated+` WHERE a.slug = $1 AND `+visible, asked)
}

// SheetOfShop reads a product of a shop as its page would show it, whatever its status: the shop's own preview.
func (s *Service) SheetOfShop(ctx context.Context, shopID, id string) (*Sheet, error) {
	return s.sheet(ctx, `FROM products p JOIN shops s ON s.id = p.shop_id`+rated+
		` WHERE p.id = $1 AND p.shop_id = $2`, id, shopID)
}

func (s *Service) sheet(ctx context.Context, from string, keys ...any) (*Sheet, error) {
	sheet, err := scanSheet(s.db.QueryRow(ctx, `SELECT `+sheetColumns+` `+from, keys...))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrProductNotFound
	}
	if err != nil {
		return nil, err
	}
	return sheet, readParts(ctx, s.db, &sheet.Product)
}

func scanSheet(row scanner) (*Sheet, error) {
	var (
		shop                                      SheetShop
		photo, settings, ways                     string
		lat, lon                                  sql.NullFloat64
		vacation                                  sql.NullInt64
		street, city, province, postal, legalName string
		wire                                      shipping.Wire
		stars                                     [5]sql.NullInt64
		latest                                    sql.NullString
		reviews                                   Reviews
	)
	p, err := scanProduct(row, &shop.Name, &shop.Slug, &shop.City, &shop.Region, &shop.Postal, &shop.CategoryCode, &lat,
		&lon,
		&photo, &settings, &shop.MinDays, &shop.MaxDays, &shop.DeliveryNote, &shop.ReturnTerms, &vacation,
		&legalName, &street, &city, &province, &postal, &ways, &stars[0], &stars[1], &stars[2], &stars[3], &stars[4],
		&latest)
	if err != nil {
		return nil, err
	}
	shop.ID = p.ShopID
	shop.Located, shop.Lat, shop.Lon = lat.Valid && lon.Valid, lat.Float64, lon.Float64
	shop.VacationUntil = db.Moment(vacation)
	shop.LegalName, shop.LegalAddress = legalName, joinPlace(street, city, province, postal)
	for i, n := range stars {
		reviews.Stars[i] = int(n.Int64)
	}
	err = errors.Join(db.ReadJSON(photo, &shop.Photo), db.ReadJSON(settings, &wire), db.ReadJSON(ways, &shop.Ways),
		db.ReadJSON(latest.String, &reviews.Latest))
	shop.Shipping = wire.Settings()
	return &Sheet{Product: *p, Shop: shop, Reviews: reviews}, err
}
