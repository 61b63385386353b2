package cart

import (
	"cmp"
	"context"
	"slices"

	"rangrue/internal/kit/db"
)

// Claim makes the browser's cart the user's once they signed in (see [Service.Merge]), and returns the cart to use from
// now on, which may be another.
func (s *Service) Claim(ctx context.Context, id, userID string) (*Cart, error) {
	var cartID string
	err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		cartID, err = s.Merge(ctx, tx, id, userID)
		return err
	})
	if err != nil {
		return nil, wrap("claim", err)
	}
	c, err := s.readToShow(ctx, userID, cartID)
	if err != nil {
		return nil, wrap("claim", err)
	}
	return s.show(c)
}

// Merge makes a guest's cart the user's at sign-in, and returns the id of the cart to use from now on. The user's other
// open carts are merged into it: quantities of the same variant add up, to its limit at most, and what is saved for
// later is saved once. A guest's cart that is
// unknown, ordered or someone else's is left alone; the user then gets their own, or a new one.
func (s *Service) Merge(ctx context.Context, tx *db.Tx, guestCartID, userID string) (cartID string, err error) {
	now := s.Now()
	claimed, err := claimRow(ctx, tx, guestCartID, userID, now)
	if err != nil {
		return "", err
	}
	carts, err := lockOpenCarts(ctx, tx, userID, now)
	if err != nil {
		return "", err
	}
	if len(carts) == 0 {
		fresh := s.newRow()
		return fresh.id, insertRow(ctx, tx, fresh, userID, nil)
	}
	last := len(carts) - 1
	if claimed {
		last = slices.IndexFunc(carts, func(c *Contents) bool { return c.row.id == guestCartID })
	}
	into := carts[last]
	return into.row.id, mergeInto(ctx, tx, into, slices.Delete(carts, last, last+1))
}

// mergeInto moves the lines of locked carts into another locked one and deletes the carts. Lines above [MaxLines] are
// left out.
func mergeInto(ctx context.Context, tx *db.Tx, into *Contents, from []*Contents) error {
	if len(from) == 0 {
		return nil
	}
	least := map[string]int{} // by variant: no line ends with fewer units than one of the carts had
	for _, l := range into.Lines {
		least[l.VariantID] = l.Quantity
	}
	for _, c := range from {
		for _, code := range c.Codes {
			into.addCode(code)
		}
		into.Choices = into.Choices.with(c.Choices)
		for _, l := range c.Lines {
			if into.join(l) {
				least[l.VariantID] = max(least[l.VariantID], l.Quantity)
			}
		}
		for _, l := range c.Saved {
			into.save(l)
		}
	}
	if err := (offerReader{}).attach(ctx, tx, into, ""); err != nil {
		return err
	}
	for n := range into.Lines {
		l := &into.Lines[n]
		l.Quantity = max(min(l.Quantity, l.Offer.Limit()), least[l.VariantID])
	}
	slices.SortFunc(into.Lines, func(a, b Line) int {
		return cmp.Or(cmp.Compare(a.addedAt, b.addedAt), cmp.Compare(a.ID, b.ID))
	})
	return replaceLocked(ctx, tx, into, from)
}

// join adds a line to the one of the same variant, or as a new one; false when there is no room for it.
func (c *Contents) join(l Line) bool {
	if same := c.find(func(own *Line) bool { return own.VariantID == l.VariantID }); same != nil {
		same.Quantity += l.Quantity
		return true
	}
	if len(c.Lines) == MaxLines {
		return false
	}
	c.Lines = append(c.Lines, l)
	return true
}
