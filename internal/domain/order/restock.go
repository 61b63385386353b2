package order

import (
	"cmp"
	"context"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
)

// Restock returns units to the catalogue, in the order of their variants' ids: the same in every transaction, so that
// two of them never wait for each other in a circle.
func Restock(ctx context.Context, tx *db.Tx, back []Stock) error {
	slices.SortFunc(back, func(a, b Stock) int { return cmp.Compare(a.VariantID, b.VariantID) })
	for _, units := range back {
		if err := catalog.GiveBackStock(ctx, tx, units.VariantID, units.Quantity); err != nil {
			return err
		}
	}
	return nil
}
