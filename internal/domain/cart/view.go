package cart

import (
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// showItem is show with the first line that matches.
func (s *Service) showItem(c *Contents, matches func(*Line) bool) (*Item, *Cart, error) {
	shown, err := s.show(c)
	if err != nil {
		return nil, nil, err
	}
	for n := range c.Lines {
		if matches(&c.Lines[n]) {
			return &shown.Items[n], shown, nil
		}
	}
	return nil, nil, ErrItemNotFound
}

// show is a cart as the page shows it. What cannot be bought now is shown, and not counted in any sum.
func (s *Service) show(c *Contents) (*Cart, error) {
	shown := emptyCart(c.row)
	now := s.Now()
	for _, l := range c.Saved {
		shown.Saved = append(shown.Saved, s.item(l, now, pricing.BilledLine{}))
	}
	if len(c.Lines) == 0 {
		return shown, nil
	}
	bill, err := quote(c, now)
	if err != nil {
		return nil, fmt.Errorf("cart: price: %w", err)
	}
	shown.SubTotal, shown.CanOrder = bill.Subtotal+bill.Discount, true
	shown.showPromotions(c, bill)
	billed := billedLines(bill)
	shown.Items = make([]Item, len(c.Lines))
	for n, l := range c.Lines {
		item := s.item(l, now, billed[l.ID])
		shown.Items[n] = item
		shown.ItemCount += l.Quantity
		shown.CanOrder = shown.CanOrder && l.Quantity <= item.MaxQuantity
	}
	shown.CartItems = shown.Items
	shown.Stores = storesOf(c, bill, now)
	for _, store := range shown.Stores {
		shown.CanOrder = shown.CanOrder && store.DeliveryRefusal == ""
	}
	return shown, nil
}

// quote makes the sums. No address is known yet, so there is no tax.
func quote(c *Contents, now time.Time) (pricing.Bill, error) {
	basket := pricing.Basket{Shipping: map[string]shipping.Settings{}, Promotions: c.Promotions.List}
	for _, l := range c.Lines {
		if l.Offer.State(now) != catalog.ForSale {
			continue
		}
		if l.Shop != nil {
			basket.Shipping[l.Shop.ID] = c.Choices.Tariff(l.Shop)
		}
		basket.Lines = append(basket.Lines, l.Priced())
	}
	return pricing.Quote(basket)
}

// Priced is the line as rules/pricing bills it: at the current price, whatever was seen before.
func (l Line) Priced() pricing.Line {
	return pricing.Line{
		ID: l.ID, ShopID: l.Offer.ShopID, ProductID: l.Offer.ProductID, Category: l.Offer.TaxCategory,
		UnitPrice: l.Offer.Price, Quantity: l.Quantity,
	}
}
