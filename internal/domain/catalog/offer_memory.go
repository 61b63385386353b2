package catalog

import "rangrue/internal/kit/changes"

// OfferMemory keeps offers by variant for as long as the change log says that they are the same. The log has every sale
// only once fewer than [ExactBelow] units are left: a smaller remembered count is exact, any other means "at least
// [ExactBelow]". A caller that needs to know reads the count (see [Offer.WithCount]).
type OfferMemory = changes.Memory[*Offer]

// offersKept bounds each half of the memory: an offer with its photos is about two kilobytes.
const offersKept = 8192

// NewOfferMemory makes an empty memory.
func NewOfferMemory() *OfferMemory {
	return changes.NewMemory(offersKept, func(o *Offer) []changes.Thing {
		return []changes.Thing{{Kind: "product", ID: o.ProductID}, {Kind: "shop", ID: o.ShopID}}
	})
}

// WithCount is the offer with so many units left. It is a copy, because a remembered offer is shared.
func (o *Offer) WithCount(units int) *Offer {
	if o.InventoryQuantity == units {
		return o
	}
	counted := *o
	counted.InventoryQuantity = units
	return &counted
}
