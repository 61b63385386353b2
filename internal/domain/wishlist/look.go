package wishlist

import (
	"context"
	"fmt"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// look is an offer with the words and the picture that the list shows of it, which are worked out once per edit.
type look struct {
	offer *catalog.Offer
	shown Wire // without the item's own part, its state and its count
}

// looksKept bounds each half of the memory.
const looksKept = 4096

func newLooks() *changes.Memory[*look] {
	return changes.NewMemory(looksKept, func(l *look) []changes.Thing {
		return []changes.Thing{{Kind: "product", ID: l.offer.ProductID}, {Kind: "shop", ID: l.offer.ShopID}}
	})
}

// Follow lets the service remember what did not change. Without it everything is read each time.
func (s *Service) Follow(ctx context.Context, f *changes.Follower) error {
	return s.looks.Follow(ctx, f, "wishlist")
}

// dress gives items their looks as they are at a version of the catalogue.
func (s *Service) dress(ctx context.Context, r db.Reader, version int64, items []Item) error {
	variants := make([]string, len(items))
	for n, item := range items {
		variants[n] = item.VariantID
	}
	found, err := s.looks.Read(version, variants, true, func(ids []string) (map[string]*look, error) {
		offers, err := catalog.Offers(ctx, r, ids)
		looks := make(map[string]*look, len(offers))
		for id, offer := range offers {
			looks[id] = &look{offer: offer, shown: s.shown(offer)}
		}
		return looks, err
	})
	if err != nil {
		return fmt.Errorf("wishlist: read variants: %w", err)
	}
	for n := range items {
		if l := found[items[n].VariantID]; l != nil {
			items[n].look, items[n].Offer = l, l.offer.WithCount(items[n].left)
		}
	}
	return nil
}

// shown is what the list says of an offer for as long as its shop changes nothing.
func (s *Service) shown(o *catalog.Offer) Wire {
	w := Wire{
		ProductID: o.ProductID, ProductSlug: o.ProductSlug, Name: o.ProductName, VariantName: o.VariantName(), Options: o.Options,
		StoreID: o.ShopID, StoreName: o.ShopName, StoreSlug: o.ShopSlug, CurrentPrice: o.Price, RegularPrice: o.RegularPrice,
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
