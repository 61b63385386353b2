package cart

import (
	"context"
	"math"
	"slices"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

// Contents is a cart at the moment it was read, with the offer and the shop of each line.
type Contents struct {
	Lines   []Line   // to buy, oldest first
	Saved   []Line   // for later: in no sum and no order; the first saved first
	Codes   []string // of promotions, as their shopper typed them but in capitals
	Choices Choices
	row     row   // as it was read or last saved, whatever was done to Lines since
	version int64 // of the catalogue at that moment
	offers  map[string]*catalog.Offer
	shops   map[string]*shop.Shop

	Promotions pricing.Promotions // that may take effect on the lines
}

// Read reads a cart of the visitor's with its offers and shops as the database has them now; give it a transaction to
// read inside one. It refuses with [ErrNotFound] or [ErrOrdered]. A cart that is being paid for can be read but not
// closed.
func (s *Service) Read(ctx context.Context, r db.Reader, id string) (*Contents, error) {
	c, err := s.readRow(ctx, r, s.visitor(ctx), id)
	if err != nil {
		return nil, err
	}
	if err := (offerReader{}).attach(ctx, r, c, ""); err != nil {
		return nil, err
	}
	return c, s.promote(ctx, r, s.visitor(ctx), c)
}

// ReadToShow reads a cart of the visitor's to be shown, as [Service.Open] does: what the change log says is unchanged
// may come from memory. It refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) ReadToShow(ctx context.Context, id string) (*Contents, error) {
	return s.readToShow(ctx, s.visitor(ctx), id)
}

// readToShow reads a cart that belongs to a user or to nobody, to be shown: offers and shops may come from memory.
func (s *Service) readToShow(ctx context.Context, userID, id string) (*Contents, error) {
	c, err := s.readRow(ctx, s.db, userID, id)
	if err != nil {
		return nil, err
	}
	if err := s.memory.attach(ctx, s.db, c, ""); err != nil {
		return nil, err
	}
	if err := s.memory.recount(ctx, s.db, c); err != nil {
		return nil, err
	}
	return c, s.promote(ctx, s.db, userID, c)
}

// variantIDs lists the variants of all lines, and one more, unless that is empty or among them.
func (c *Contents) variantIDs(more string) []string {
	ids := make([]string, 0, len(c.Lines)+len(c.Saved)+1)
	for _, list := range [][]Line{c.Lines, c.Saved} {
		for _, l := range list {
			if !slices.Contains(ids, l.VariantID) {
				ids = append(ids, l.VariantID)
			}
		}
	}
	if more != "" && !slices.Contains(ids, more) {
		ids = append(ids, more)
	}
	return ids
}

// shopIDs lists the shops of the offers.
func (c *Contents) shopIDs() []string {
	var ids []string
	for _, offer := range c.offers {
		if !slices.Contains(ids, offer.ShopID) {
			ids = append(ids, offer.ShopID)
		}
	}
	return ids
}

// find is the first line that matches, nil when none does.
func (c *Contents) find(matches func(*Line) bool) *Line {
	for n := range c.Lines {
		if matches(&c.Lines[n]) {
			return &c.Lines[n]
		}
	}
	return nil
}

// add puts units of a variant on its line, or on a new one.
func (c *Contents) add(variantID string, quantity int, now time.Time) error {
	offer := c.offers[variantID]
	if offer == nil {
		return ErrGone
	}
	l := c.find(func(l *Line) bool { return l.VariantID == variantID })
	if l == nil {
		c.Lines = append(c.Lines, Line{
			ID: db.NewID(), VariantID: variantID, Offer: offer, Shop: c.shops[offer.ShopID], addedAt: now.UnixMilli(),
		})
		l = &c.Lines[len(c.Lines)-1]
	}
	l.Quantity += min(quantity, math.MaxInt32) // far above any limit, and too small for the sum to overflow
	l.SeenPrice = offer.Price
	return nil
}
