package catalog

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// ExactBelow is the count under which every sale is noted in the change log. Above it a cached page may show a count
// that is a few orders old, which does not matter to the reader; noting every sale would empty every cache at every
// order.
const ExactBelow = 10

// TakeStock takes units of a variant inside the transaction that places an order. It returns [ErrOutOfStock] and
// changes nothing when too few are left. A variant that is not counted has any number of units while its shop says it
// is in stock. Take variants in the order of their ids, so that two orders never wait for each other in a circle.
func TakeStock(ctx context.Context, tx *db.Tx, variantID string, units int) error {
	if units <= 0 {
		return ErrOutOfStock
	}
	var productID string
	var left int
	err := tx.QueryRow(ctx, `UPDATE variants
		SET inventory_quantity = inventory_quantity - $1, low_left = `+lowLeft(`inventory_quantity - $1`)+`
		WHERE id = $2 AND deleted_at IS NULL AND inventory_mode = 'stock' AND inventory_quantity >= $1
		RETURNING product_id, inventory_quantity`, units, variantID).Scan(&productID, &left)
	if errors.Is(err, sql.ErrNoRows) {
		return takeUncounted(ctx, tx, variantID)
	}
	if err != nil {
		return err
	}
	return noteCount(ctx, tx, productID, left)
}

func takeUncounted(ctx context.Context, tx *db.Tx, variantID string) error {
	var one int
	err := tx.QueryRow(ctx, `SELECT 1 FROM variants WHERE id = $1 AND deleted_at IS NULL AND inventory_mode = 'status'
		AND inventory_status = 'in_stock'`, variantID).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrOutOfStock
	}
	return err
}

// GiveBackStock returns units to a counted variant: the payment failed, an item was cancelled, a return was restocked.
// A withdrawn variant gets its units back too, in case its shop sells it again; one that is not counted is left as it
// is.
func GiveBackStock(ctx context.Context, tx *db.Tx, variantID string, units int) error {
	if units <= 0 {
		return nil
	}
	var productID string
	var left int
	err := tx.QueryRow(ctx, `UPDATE variants
		SET inventory_quantity = inventory_quantity + $1, low_left = `+lowLeft(`inventory_quantity + $1`)+`
		WHERE id = $2 AND inventory_mode = 'stock' RETURNING product_id, inventory_quantity`,
		units, variantID).Scan(&productID, &left)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return err
	}
	return noteCount(ctx, tx, productID, left-units)
}

// noteCount notes a product in the change log when its count is low enough to be shown. Both ways it is given the
// smaller count: what is left after taking, what there was before giving back.
func noteCount(ctx context.Context, tx *db.Tx, productID string, smaller int) error {
	if smaller >= ExactBelow {
		return nil
	}
	return changes.Note(ctx, tx, "product", productID)
}

// SetStock corrects the count of a shop's variant by the difference between what the shop saw and what it wants, so
// that units sold in the meantime stay sold. A count never falls below zero.
func (s *Service) SetStock(ctx context.Context, shopID, variantID string, seen, wanted int) error {
	if wanted < 0 || wanted > MaxQuantity {
		return check.Refuse(*check.Fail("inventoryQuantity", "range", between(0, MaxQuantity)))
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		var productID string
		const corrected = `CASE WHEN inventory_quantity + $1 < 0 THEN 0 ELSE inventory_quantity + $1 END`
		err := tx.QueryRow(ctx, `UPDATE variants
			SET inventory_quantity = `+corrected+`, low_left = `+lowLeft(corrected)+`
			WHERE id = $2 AND shop_id = $3 AND deleted_at IS NULL AND inventory_mode = 'stock' RETURNING product_id`,
			wanted-seen, variantID, shopID).Scan(&productID)
		if errors.Is(err, sql.ErrNoRows) {
			return ErrProductNotFound
		}
		if err != nil {
			return err
		}
		return changes.Note(ctx, tx, "product", productID)
	})
}
