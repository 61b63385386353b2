package catalog

import (
	"context"
	"fmt"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// refuseUnknown turns a shop or a category that does not exist into words, before a foreign key does it without any.
func refuseUnknown(ctx context.Context, tx *db.Tx, batch []*Product, prefix func(int) string) error {
	shops, categories := map[string]bool{}, map[string]bool{}
	for _, p := range batch {
		shops[p.ShopID] = false
		for _, id := range p.CategoryIDs {
			categories[id] = false
		}
	}
	if err := markKnown(ctx, tx, "shops", shops); err != nil {
		return err
	}
	if err := markKnown(ctx, tx, "categories", categories); err != nil {
		return err
	}
	var broken []*problem.Field
	for i, p := range batch {
		if !shops[p.ShopID] {
			broken = append(broken, check.Fail(prefix(i)+"storeId", "unknown_store", textShop))
		}
		for _, id := range p.CategoryIDs {
			if !categories[id] {
				broken = append(broken, check.Fail(prefix(i)+"categoryIds", "unknown_category", textCategory))
			}
		}
	}
	return check.All(broken...)
}

// refuseTakenSKUs tells which SKUs of a batch are already used in their shop, by another product of the batch or by
// one that exists. A variant that is being updated does not conflict with itself.
func refuseTakenSKUs(ctx context.Context, tx *db.Tx, batch []*Product, prefix func(int) string) error {
	type place struct{ product, variant int }
	byShop := map[string]map[string]place{}
	var broken []*problem.Field
	refuse := func(at place) {
		path := fmt.Sprintf("%svariants[%d].sku", prefix(at.product), at.variant)
		broken = append(broken, check.Fail(path, "sku_taken", textSKU))
	}
	for i, p := range batch {
		for k, v := range p.Variants {
			if v.SKU == "" {
				continue
			}
			if byShop[p.ShopID] == nil {
				byShop[p.ShopID] = map[string]place{}
			}
			if _, twice := byShop[p.ShopID][v.SKU]; twice {
				refuse(place{i, k})
			}
			byShop[p.ShopID][v.SKU] = place{i, k}
		}
	}
	for shopID, skus := range byShop {
		taken, err := takenSKUs(ctx, tx, shopID, skus)
		if err != nil {
			return err
		}
		for sku, productID := range taken {
			if at := skus[sku]; batch[at.product].ID != productID {
				refuse(at)
			}
		}
	}
	return check.All(broken...)
}
