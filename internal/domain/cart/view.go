package cart

import (
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// showItem is show with one of the lines.
func (s *Service) showItem(c *Contents, is func(*Line) bool) (*Item, *Cart, error) {
	shown, err := s.show(c.row.id, c.Lines)
	if err != nil {
		return nil, nil, err
	}
	for n := range c.Lines {
		if is(&c.Lines[n]) {
			return &shown.Items[n], shown, nil
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
