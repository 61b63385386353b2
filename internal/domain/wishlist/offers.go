package wishlist

import (
	"context"
	"fmt"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// cachedOffer is an offer with the part of an item that depends on it alone. It is kept until the product or the shop
// changes.
type cachedOffer struct {
	offer *catalog.Offer
	wire  Wire // without the item's own fields, the availability and the stock
}

// cacheSize bounds each half of the cache.
const cacheSize = 4096

func newCache() *changes.Memory[*cachedOffer] {
	return changes.NewMemory(cacheSize, func(c *cachedOffer) []changes.Thing {
		return []changes.Thing{{Kind: "product", ID: c.offer.ProductID}, {Kind: "shop", ID: c.offer.ShopID}}
	})
}

// Follow has the cache follow the change log. Without it nothing is cached.
func (s *Service) Follow(ctx context.Context, f *changes.Follower) error {
	return s.cache.Follow(ctx, f, "wishlist")
}

// attachOffers gives items the offers of their variants, as they are at a version of the catalogue.
func (s *Service) attachOffers(ctx context.Context, r db.Reader, version int64, items []Item) error {
	variants := make([]string, len(items))
	for n, item := range items {
		variants[n] = item.VariantID
	}
	found, err := s.cache.Read(version, variants, true, func(ids []string) (map[string]*cachedOffer, error) {
		offers, err := catalog.Offers(ctx, r, ids)
		read := make(map[string]*cachedOffer, len(offers))
		for id, offer := range offers {
			read[id] = &cachedOffer{offer: offer, wire: s.offerWire(offer)}
		}
		return read, err
	})
	if err != nil {
		return fmt.Errorf("wishlist: read variants: %w", err)
	}
	for n := range items {
		if c := found[items[n].VariantID]; c != nil {
			items[n].cached, items[n].Offer = c, c.offer.WithCount(items[n].stock)
		}
	}
	return nil
}

// offerWire is the part of an item that depends on its offer alone.
func (s *Service) offerWire(o *catalog.Offer) Wire {
	w := Wire{
		ProductID: o.ProductID, ProductSlug: o.ProductSlug, Name: o.ProductName, VariantName: o.VariantName(),
		Options: o.Options,
		StoreID: o.ShopID, StoreName: o.ShopName, StoreSlug: o.ShopSlug, CurrentPrice: o.Price,
		RegularPrice:  o.RegularPrice,
		InventoryMode: o.InventoryMode, InventoryStatus: catalog.OutOfStock,
	}
	if w.Options == nil {
		w.Options = map[string]string{}
	}
	if photo, ok := o.Photo(); ok {
		thumbs := photo.Thumbs.URLs(s.url)
		w.Thumbs, w.Alt = &thumbs, photo.Alt
	}
	return w
}
