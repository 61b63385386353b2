package catalog

import (
	"context"
	"slices"

	"rangrue/internal/kit/db"
)

// copied ends the name of a copy, until its shop gives it another.
const copied = " (copie)"

// Copy makes a draft like one of a shop's products, whatever its status: the same words, photos, options and prices. A
// code belongs to one variant and units to one product, so the copy has neither.
func (s *Service) Copy(ctx context.Context, shopID, id string) (*Product, error) {
	p, err := readProduct(ctx, s.db, shopID, id)
	if err != nil {
		return nil, err
	}
	d := p.Details
	name := []rune(d.Name)
	d.Name, d.Slug = string(name[:min(len(name), MaxName-len(copied))])+copied, ""
	ids := map[string]string{}
	d.Photos = slices.Clone(d.Photos)
	for i := range d.Photos {
		ids[d.Photos[i].ID] = db.NewID()
		d.Photos[i].ID = ids[d.Photos[i].ID]
	}
	d.Variants = slices.Clone(d.Variants)
	for i := range d.Variants {
		v := &d.Variants[i]
		v.ID, v.SKU, v.InventoryQuantity = "", "", 0
		v.PhotoIDs = slices.Clone(v.PhotoIDs)
		for k := range v.PhotoIDs {
			v.PhotoIDs[k] = ids[v.PhotoIDs[k]]
		}
	}
	return s.Create(ctx, NewProduct{ShopID: shopID, Status: Draft, Details: d})
}
