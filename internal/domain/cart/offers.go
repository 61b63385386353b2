package cart

import (
	"context"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// offerReader reads the offers and shops of carts. The zero value asks the database each time. One with memories asks
// only for what changed since it was last read, which spares two of the three reads of an addition.
type offerReader struct {
	offers *catalog.OfferMemory
	shops  *changes.Memory[*shop.Shop]
}

// shopsKept bounds each half of the memory of shops.
const shopsKept = 4096

func newOfferReader() offerReader {
	about := func(s *shop.Shop) []changes.Thing { return []changes.Thing{{Kind: "shop", ID: s.ID}} }
	return offerReader{offers: catalog.NewOfferMemory(), shops: changes.NewMemory(shopsKept, about)}
}

// Follow lets the service keep offers and shops in memory for as long as the change log says that they are the same.
// Without it everything is read each time, as [Service.Read] does for an order in any case.
func (s *Service) Follow(ctx context.Context, f *changes.Follower) error {
	if err := s.memory.offers.Follow(ctx, f, "offers"); err != nil {
		return err
	}
	return s.memory.shops.Follow(ctx, f, "shops")
}

// attach gives each line its offer and its shop, and reads those of one more variant unless that is empty. Variants are
// withdrawn, never deleted; a line whose variant is missing all the same cannot be shown and is left out.
func (o offerReader) attach(ctx context.Context, r db.Reader, c *Contents, variantID string) (err error) {
	_, committed := r.(*db.DB) // what a transaction reads may never be committed, so it is not remembered
	c.offers, err = o.offers.Read(c.version, c.variantIDs(variantID), committed,
		func(ids []string) (map[string]*catalog.Offer, error) { return catalog.Offers(ctx, r, ids) })
	if err != nil {
		return err
	}
	c.shops, err = o.shops.Read(c.version, c.shopIDs(), committed,
		func(ids []string) (map[string]*shop.Shop, error) { return shop.ByIDs(ctx, r, ids) })
	if err != nil {
		return err
	}
	for _, list := range []*[]Line{&c.Lines, &c.Saved} {
		*list = slices.DeleteFunc(*list, func(l Line) bool { return c.offers[l.VariantID] == nil })
		for n := range *list {
			l := &(*list)[n]
			l.Offer = c.offers[l.VariantID]
			l.Shop = c.shops[l.Offer.ShopID]
		}
	}
	return nil
}

// recount reads the offers again whose remembered count may be too high for their line. The change log has every sale
// only once fewer than [catalog.ExactBelow] units are left, so a remembered count above that means no more than "at
// least so many", which is enough for most lines.
func (o offerReader) recount(ctx context.Context, r db.Reader, c *Contents) error {
	if o.offers == nil {
		return nil
	}
	var ids []string
	for _, l := range c.Lines {
		counted := l.Offer.InventoryMode == catalog.ByStock
		if counted && l.Quantity > catalog.ExactBelow && l.Offer.InventoryQuantity >= catalog.ExactBelow {
			ids = append(ids, l.VariantID)
		}
	}
	fresh, err := catalog.Offers(ctx, r, ids)
	if err != nil {
		return err
	}
	for n := range c.Lines {
		if offer := fresh[c.Lines[n].VariantID]; offer != nil {
			c.Lines[n].Offer = offer
		}
	}
	return nil
}
