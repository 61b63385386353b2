package cart

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// read makes the cart as the page shows it.
func (s *Service) read(ctx context.Context, id string) (*Cart, error) {
	lines, err := s.Lines(ctx, s.db, id)
	if err != nil {
		return nil, fmt.Errorf("cart: read: %w", err)
	}
	return s.show(id, lines)
}

// readItem reads the cart and one of its lines.
func (s *Service) readItem(ctx context.Context, id string, is func(*Item) bool) (*Item, *Cart, error) {
	c, err := s.read(ctx, id)
	return itemOf(c, err, is)
}

// itemOf finds one line of a cart that was read. It may be gone again already: another tab removed it.
func itemOf(c *Cart, err error, is func(*Item) bool) (*Item, *Cart, error) {
	if err != nil {
		return nil, nil, err
	}
	for i := range c.Items {
		if is(&c.Items[i]) {
			return &c.Items[i], c, nil
		}
	}
	return nil, nil, ErrItemNotFound
}

// show puts lines, offers and shops together. What cannot be bought now is shown but not counted in any sum.
func (s *Service) show(id string, lines []Line) (*Cart, error) {
	c := emptyCart(id)
	if len(lines) == 0 {
		return c, nil
	}
	now := s.Now()
	bill, err := quote(lines, now)
	if err != nil {
		return nil, fmt.Errorf("cart: price: %w", err)
	}
	c.SubTotal, c.CanOrder = bill.Subtotal, true
	totals := lineTotals(bill)
	for _, l := range lines {
		item := s.item(l, now, totals[l.ID])
		c.Items = append(c.Items, item)
		c.ItemCount += l.Quantity
		c.CanOrder = c.CanOrder && l.Quantity <= item.MaxQuantity
	}
	c.CartItems = c.Items
	c.Stores = storesOf(lines, bill)
	return c, nil
}

// quote has the sums made where all sums are made. No address is known yet, so no tax is asked for.
func quote(lines []Line, now time.Time) (pricing.Bill, error) {
	basket := pricing.Basket{Shipping: map[string]shipping.Settings{}}
	for _, l := range lines {
		if l.Offer.State(now) != catalog.ForSale {
			continue
		}
		if l.Shop != nil {
			basket.Shipping[l.Shop.ID] = l.Shop.Shipping
		}
		basket.Lines = append(basket.Lines, l.Priced())
	}
	return pricing.Quote(basket)
}

// Priced is the line as rules/pricing bills it: at the current price, whatever was seen before.
func (l Line) Priced() pricing.Line {
	return pricing.Line{ID: l.ID, ShopID: l.Offer.ShopID, Category: l.Offer.TaxCategory, UnitPrice: l.Offer.Price, Quantity: l.Quantity}
}
