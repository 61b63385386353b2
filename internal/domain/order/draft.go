package order

import (
	"cmp"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// Draft is everything needed to place an order. Its prices come from the catalogue, never from the buyer.
type Draft struct {
	ID        string // empty: made by Place, as is the reference
	Reference string
	UserID    string
	CartID    string

	IdempotencyKey string // empty: none; unique among orders otherwise
	RequestHash    string

	Contact         Contact
	ShippingAddress Address
	BillingAddress  Address
	Gift            *Gift // nil unless it is one

	Shops        []DraftShop
	Items        []DraftItem
	Contribution bool
	Promotions   []pricing.Promotion // that may take effect

	Payment DraftPayment
	At      time.Time
}

// DraftShop is a shop of the order and how its part is delivered, at which tariff.
type DraftShop struct {
	Seller
	Shipping shipping.Settings
	Delivery Delivery
}

// province is where a part of the draft is taxed: where it is picked up, else where it goes.
func (s DraftShop) province(destination string) string {
	if s.Delivery.Method == shipping.Pickup {
		return cmp.Or(s.Province, "QC")
	}
	return destination
}

// DraftItem is a line to buy.
type DraftItem struct {
	ID     string // empty: made by Place
	ShopID string
	Product
	UnitPrice money.Cents
	Quantity  int
}

// DraftPayment is the charge about to be tried.
type DraftPayment struct {
	Provider  string
	CardToken string // the provider's
}

// Quote bills the draft by the province it is shipped to and the day it is placed. What is picked up is taxed where
// that is; when all of it is, no destination is needed and the first shop's province is the order's.
func (d Draft) Quote() (pricing.Bill, error) {
	destination := d.ShippingAddress.Province
	if d.AllPickedUp() {
		destination = d.Shops[0].province("")
	}
	day := tax.DayOf(d.At.In(calendar.Eastern))
	rates, err := tax.RatesOn(destination, day)
	if err != nil {
		return pricing.Bill{}, err
	}
	basket := pricing.Basket{Rates: rates, Contribution: d.Contribution, Shipping: map[string]shipping.Settings{},
		Promotions: d.Promotions}
	for _, s := range d.Shops {
		basket.Shipping[s.ShopID] = s.Shipping
		if taxed := s.province(destination); taxed != destination {
			elsewhere, err := tax.RatesOn(taxed, day)
			if err != nil {
				return pricing.Bill{}, err
			}
			if basket.RatesOf == nil {
				basket.RatesOf = map[string]tax.Rates{}
			}
			basket.RatesOf[s.ShopID] = elsewhere
		}
	}
	for n, i := range d.Items {
		basket.Lines = append(basket.Lines, pricing.Line{
			ID: lineID(n), ShopID: i.ShopID, ProductID: i.ProductID, Category: i.TaxCategory, UnitPrice: i.UnitPrice,
			Quantity: i.Quantity,
		})
	}
	return pricing.Quote(basket)
}

// AllPickedUp tells that nothing of the draft goes to an address.
func (d Draft) AllPickedUp() bool {
	for _, s := range d.Shops {
		if s.Delivery.Method != shipping.Pickup {
			return false
		}
	}
	return len(d.Shops) > 0
}

// lineID names a line of the bill by its place in the draft: an item may have no id yet when it is only quoted.
func lineID(n int) string { return fmt.Sprintf("%04d", n) }

// Billed reads what each item of the draft came to, in their order, out of the draft's own bill.
func (d Draft) Billed(bill pricing.Bill) []pricing.BilledLine {
	byID := map[string]pricing.BilledLine{}
	for _, s := range bill.Shops {
		for _, line := range s.Lines {
			byID[line.ID] = line
		}
	}
	lines := make([]pricing.BilledLine, len(d.Items))
	for n := range lines {
		lines[n] = byID[lineID(n)]
	}
	return lines
}

// order makes the order that the draft and its bill describe. Only Place calls it, with every id made.
func (d Draft) order(bill pricing.Bill) *Order {
	o := &Order{
		ID: d.ID, Reference: d.Reference, UserID: d.UserID, CartID: d.CartID, Status: Pending,
		IdempotencyKey: d.IdempotencyKey, RequestHash: d.RequestHash,
		Contact: d.Contact, ShippingAddress: d.ShippingAddress, BillingAddress: d.BillingAddress,
		Gift:     d.Gift,
		Subtotal: bill.Subtotal, Shipping: bill.Shipping, Contribution: bill.Contribution, Tax: bill.Tax,
		GrandTotal: bill.GrandTotal, Rates: bill.Rates, CreatedAt: d.At, UpdatedAt: d.At,
	}
	billed := d.Billed(bill)
	parts := map[string]*ShopOrder{}
	shops := map[string]DraftShop{}
	for _, s := range d.Shops {
		s.Province, s.Delivery.Method = cmp.Or(s.Province, "QC"), cmp.Or(s.Delivery.Method, shipping.Parcel)
		shops[s.ShopID] = s
	}
	for _, s := range bill.Shops {
		part := &ShopOrder{
			ID: db.NewID(), OrderID: d.ID, Seller: shops[s.ShopID].Seller, Delivery: shops[s.ShopID].Delivery,
			Rates: s.Rates, Status: Pending, Units: s.Units, Subtotal: s.Subtotal,
			Shipping: s.Shipping, Tax: s.Tax, ShippingTax: s.ShippingTax, Total: s.Total, CreatedAt: d.At,
			Discount: s.Discount, MarketDiscount: s.MarketDiscount, Promotions: promotionsOf(s.Applied),
		}
		parts[s.ShopID] = part
		o.Shops = append(o.Shops, part)
	}
	for n, i := range d.Items {
		part := parts[i.ShopID]
		part.Items = append(part.Items, &Item{
			ID: i.ID, OrderID: d.ID, ShopOrderID: part.ID, ShopID: i.ShopID, Product: i.Product,
			UnitPrice: i.UnitPrice, Quantity: i.Quantity, Tax: billed[n].Tax, Status: ItemProcessing,
			Discount: billed[n].Discount, MarketDiscount: billed[n].MarketDiscount, position: len(part.Items),
		})
	}
	sortShops(o.Shops)
	return o
}

// withIDs gives the draft every id it lacks and refuses one that cannot be placed.
func (d Draft) withIDs() (Draft, error) {
	if d.ID == "" {
		d.ID = db.NewID()
	}
	items := make([]DraftItem, len(d.Items))
	for n, item := range d.Items {
		if item.ID == "" {
			item.ID = db.NewID()
		}
		items[n] = item
	}
	d.Items = items
	if len(items) == 0 || d.At.IsZero() || d.Payment.Provider == "" {
		return d, errors.New("order: a draft needs items, a time and a payment provider")
	}
	return d, nil
}
