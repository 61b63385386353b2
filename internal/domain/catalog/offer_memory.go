package catalog

import (
	"context"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// OfferMemory remembers offers by variant. Their count of units moves without a note while [ExactBelow] or
// more are left: a smaller one is exact, any other says only that as many as that are there. Whoever needs to know
// reads it (see [Offer.WithCount]).
type OfferMemory = changes.Memory[*Offer]

// offersKept bounds each half of the memory: an offer with its photos is about two kilobytes.
const offersKept = 8192

// NewOfferMemory makes a memory that knows nothing yet.
func NewOfferMemory() *OfferMemory {
	return changes.NewMemory(offersKept, func(o *Offer) []changes.Thing {
		return []changes.Thing{{Kind: "product", ID: o.ProductID}, {Kind: "shop", ID: o.ShopID}}
	})
}

// OffersAt is [Offers] through a memory, which may be nil, at the version that the caller's own query saw.
func OffersAt(ctx context.Context, m *OfferMemory, r db.Reader, version int64, variantIDs []string) (map[string]*Offer,
	error) {
	_, committed := r.(*db.DB)
	return m.Read(version, variantIDs, committed, func(ids []string) (map[string]*Offer, error) {
		return Offers(ctx, r,
			ids)
	})
}

// WithCount is the offer with so many units left. A remembered offer is shared, so it is a copy.
func (o *Offer) WithCount(units int) *Offer {
	if o.InventoryQuantity == units {
		return o
	}
	counted := *o
	counted.InventoryQuantity = units
	return &counted
}
