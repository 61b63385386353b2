package cart

import (
	"context"
	"slices"
)

// SaveForLater moves a line out of the sums, to the list below the cart. It refuses with [ErrFull] when [MaxLines] are
// saved already.
func (s *Service) SaveForLater(ctx context.Context, id, itemID string) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		at := slices.IndexFunc(c.Lines, func(l Line) bool { return l.ID == itemID })
		if at < 0 {
			return ErrItemNotFound
		}
		if !c.save(c.Lines[at]) {
			return ErrFull
		}
		c.Lines = slices.Delete(c.Lines, at, at+1)
		return nil
	}})
	if err != nil {
		return nil, wrap("save for later", err)
	}
	return s.show(c)
}

// PutBack moves a saved line back to the cart, with as many of its units as may be bought; those of its variant that
// are in the cart stay. The shopper saw its current price in the list.
func (s *Service) PutBack(ctx context.Context, id, itemID string) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		at := slices.IndexFunc(c.Saved, func(l Line) bool { return l.ID == itemID })
		if at < 0 {
			return ErrItemNotFound
		}
		l := c.Saved[at]
		if err := s.refuse(l.Offer, 0); err != nil {
			return err
		}
		if !c.join(l) {
			return ErrFull
		}
		c.Saved = slices.Delete(c.Saved, at, at+1)
		back := c.find(func(own *Line) bool { return own.VariantID == l.VariantID })
		back.Quantity, back.SeenPrice = min(back.Quantity, l.Offer.Limit()), l.Offer.Price
		return nil
	}})
	if err != nil {
		return nil, wrap("put back", err)
	}
	return s.show(c)
}

// save adds a line to those saved for later; a variant is saved once, with the greater of its quantities. It is false
// when there is no room.
func (c *Contents) save(l Line) bool {
	for n := range c.Saved {
		if same := &c.Saved[n]; same.VariantID == l.VariantID {
			same.Quantity = max(same.Quantity, l.Quantity)
			return true
		}
	}
	if len(c.Saved) == MaxLines {
		return false
	}
	c.Saved = append(c.Saved, l)
	return true
}
