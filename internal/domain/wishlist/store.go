package wishlist

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// facts are an item and what the catalogue says of its variant now, without what must be parsed; see [look].
const facts = `SELECT w.id, w.variant_id, w.added_at, v.price, v.regular_price, v.inventory_mode, v.inventory_status,
	v.inventory_quantity, v.deleted_at, p.status, p.updated_at, s.id, s.name, s.slug, s.status, s.vacation_until
	FROM wishlist_items w LEFT JOIN variants v ON v.id = w.variant_id LEFT JOIN products p ON p.id = v.product_id
	LEFT JOIN shops s ON s.id = p.shop_id `

func scan(row interface{ Scan(...any) error }) (item Item, err error) {
	var (
		added                                             int64
		price, regular, quantity, deleted, edited         sql.NullInt64
		mode, stock, status, shopID, shopName, slug, open sql.NullString
		vacation                                          sql.NullInt64
	)
	err = row.Scan(&item.ID, &item.VariantID, &added, &price, &regular, &mode, &stock, &quantity, &deleted, &status, &edited,
		&shopID, &shopName, &slug, &open, &vacation)
	item.AddedAt = time.UnixMilli(added).UTC()
	if !shopID.Valid {
		return item, err
	}
	item.edited = edited.Int64
	item.Offer = &catalog.Offer{
		Variant: catalog.Variant{
			ID: item.VariantID, Price: money.Cents(price.Int64), RegularPrice: money.Cents(regular.Int64), InventoryMode: catalog.InventoryMode(mode.String),
			InventoryStatus: catalog.InventoryStatus(stock.String), InventoryQuantity: int(quantity.Int64),
		},
		Withdrawn: deleted.Valid, ProductStatus: catalog.Status(status.String), ShopID: shopID.String, ShopName: shopName.String, ShopSlug: slug.String,
		ShopApproved: open.String == string(shop.Approved),
	}
	if vacation.Valid {
		item.Offer.VacationUntil = time.UnixMilli(vacation.Int64)
	}
	return item, err
}

func scanRow(rows *sql.Rows) (Item, error) { return scan(rows) }

func count(ctx context.Context, r db.Reader, userID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM wishlist_items WHERE user_id = $1`, userID).Scan(&n)
}

// list writes its limit in the text, and gives the first page no offset: SQLite prepares a query anew each time a bound
// limit is given its value.
func list(ctx context.Context, r db.Reader, userID string, limit, offset int) ([]Item, error) {
	query, args := facts+`WHERE w.user_id = $1 ORDER BY w.added_at DESC, w.id DESC LIMIT `+strconv.Itoa(limit), []any{userID}
	if offset > 0 {
		query, args = query+` OFFSET $2`, append(args, offset)
	}
	return db.All(ctx, r, scanRow, query, args...)
}

func byVariant(ctx context.Context, r db.Reader, userID, variantID string) (Item, error) {
	item, err := scan(r.QueryRow(ctx, facts+`WHERE w.user_id = $1 AND w.variant_id = $2`, userID, variantID))
	if errors.Is(err, sql.ErrNoRows) {
		return Item{}, ErrNotFound
	}
	return item, err
}

func ofProduct(ctx context.Context, r db.Reader, userID, productID string) ([]Item, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (item Item, err error) {
		return item, rows.Scan(&item.ID, &item.VariantID)
	}, `SELECT w.id, w.variant_id FROM variants v JOIN wishlist_items w ON w.variant_id = v.id
		WHERE v.product_id = $2 AND w.user_id = $1 ORDER BY v.position`, userID, productID)
}

// insert is false when the variant was there already.
func insert(ctx context.Context, tx *db.Tx, userID string, item Item) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO wishlist_items (id, user_id, variant_id, added_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (user_id, variant_id) DO NOTHING`, item.ID, userID, item.VariantID, item.AddedAt.UnixMilli())
	return n == 1, err
}

// Forget empties the list of an account that is being closed.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM wishlist_items WHERE user_id = $1`, userID)
	return err
}
