// Package pricing makes totals, and nothing else in the product does: the cart shows a [Bill], checkout charges it,
// the order freezes it. It is given prices, it does not read them, and it never sees what a client claims to owe.
package pricing

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

const (
	// Contribution is the platform's optional part of an order. It is not taxed.
	Contribution = money.Cents(200)
	// Commission is what the platform keeps of a shop's sales.
	Commission = money.Rate(100_000)
	// ReducedCommission holds in the months of a promotion or of the help-out offer.
	ReducedCommission = money.Rate(50_000)
	// Ceiling is more than any order can be worth. Below it no sum in this package overflows.
	Ceiling = money.Cents(1_000_000_000_00)
	// MaxUnits bounds one line for the same reason; the cart's own limits are far lower.
	MaxUnits = 1_000_000
)

// Line is a number of units of one variant at its current price.
type Line struct {
	ID        string // unique in the basket; lines are billed in the order of their ids
	ShopID    string
	ProductID string // what promotions choose by
	Category  tax.Category
	UnitPrice money.Cents
	Quantity  int
}

// Basket is everything a bill depends on.
type Basket struct {
	Lines        []Line
	Shipping     map[string]shipping.Settings // by shop id, one for every shop of the lines: the tariff of its delivery
	Rates        tax.Rates                    // of the province of delivery, on the day of the order
	RatesOf      map[string]tax.Rates         // by shop id, of parts taxed elsewhere: where they are picked up
	Contribution bool
	Promotions   []Promotion // in force for this buyer; of a shop's codes, those asked for
}

// Bill is what a basket costs. Its sums hold by construction: lines make shops, shops make the bill.
type Bill struct {
	Shops        []ShopBill  // by shop id
	Subtotal     money.Cents // of the goods, once promotions are taken off
	Discount     money.Cents // taken off the goods, whoever bears it
	Shipping     money.Cents
	Contribution money.Cents // "fees" on the wire
	Tax          tax.Amounts
	GrandTotal   money.Cents
	Rates        tax.Rates
	Refused      []Refused // codes that took nothing off
}

// ShopBill is one shop's part of a bill, and the whole of its invoice.
type ShopBill struct {
	ShopID      string
	Lines       []BilledLine // by line id
	Units       int
	Subtotal    money.Cents // of the goods, once promotions are taken off
	Shipping    money.Cents
	ShippingTax tax.Amounts // the part of Tax that the shipping bears
	Tax         tax.Amounts
	Total       money.Cents
	Rates       tax.Rates // those of Tax

	Discount       money.Cents // taken off the goods and borne by the shop
	MarketDiscount money.Cents // and by the market
	FreeShipping   bool        // waived by a promotion
	Applied        []Applied   // the shop's offer, its code, then the market's code
}

// BilledLine is a line with what it came to.
type BilledLine struct {
	Line
	Total          money.Cents // before tax, once promotions are taken off
	Discount       money.Cents // taken off and borne by the shop
	MarketDiscount money.Cents // and by the market
	Tax            tax.Amounts // the line's share of its shop's taxes
}

// The reasons [Quote] may refuse a basket.
var (
	ErrLine    = errors.New("pricing: a line has a wrong price, quantity or category, or an id used twice")
	ErrShop    = errors.New("pricing: a line's shop has no valid shipping settings")
	ErrCeiling = errors.New("pricing: the amount is beyond any order")
)

// Quote bills a basket. The same basket gives the same bill, in whatever order its lines come. The sums are made in
// this order: the price of the lines, the shop's offer, its code, its shipping, then the market's code, and taxes on
// what is left. Of a shop's offers and codes, one of each at most takes effect: the pair that costs the buyer least.
func Quote(b Basket) (Bill, error) {
	byShop, err := group(b.Lines)
	if err != nil {
		return Bill{}, err
	}
	bill := Bill{Rates: b.Rates}
	promotions := byID(b.Promotions)
	for _, lines := range byShop {
		settings, known := b.Shipping[lines[0].ShopID]
		if !known || settings.Validate() != nil {
			return Bill{}, fmt.Errorf("%w: shop %q", ErrShop, lines[0].ShopID)
		}
		rates, elsewhere := b.RatesOf[lines[0].ShopID]
		if !elsewhere {
			rates = b.Rates
		}
		shop := cheapest(lines, settings, rates, promotions)
		if shop.Shipping > Ceiling {
			return Bill{}, ErrCeiling
		}
		bill.Shops = append(bill.Shops, shop)
	}
	if len(promotions) > 0 {
		bill.takeMarketOff(promotions)
		bill.refuse(promotions)
	}
	for _, shop := range bill.Shops {
		bill.Subtotal += shop.Subtotal
		bill.Discount += shop.Discount + shop.MarketDiscount
		bill.Shipping += shop.Shipping
		bill.Tax = bill.Tax.Add(shop.Tax)
		bill.GrandTotal += shop.Total
	}
	if b.Contribution {
		bill.Contribution = Contribution
		bill.GrandTotal += Contribution
	}
	return bill, nil
}

// group checks the lines and puts them together by shop, shops and lines by id.
func group(lines []Line) ([][]Line, error) {
	sorted := slices.Clone(lines)
	slices.SortFunc(sorted, func(a, b Line) int {
		return cmp.Or(cmp.Compare(a.ShopID, b.ShopID), cmp.Compare(a.ID, b.ID))
	})
	var shops [][]Line
	var sum money.Cents
	first := 0 // of the shop
	seen := make(map[string]bool, len(sorted))
	for i, l := range sorted {
		if l.Quantity <= 0 || l.Quantity > MaxUnits || l.UnitPrice < 0 || !l.Category.Valid() || seen[l.ID] {
			return nil, fmt.Errorf("%w: line %q", ErrLine, l.ID)
		}
		if l.UnitPrice > (Ceiling-sum)/money.Cents(l.Quantity) {
			return nil, ErrCeiling
		}
		seen[l.ID] = true
		sum += l.UnitPrice * money.Cents(l.Quantity)
		if i == 0 || l.ShopID != sorted[i-1].ShopID {
			shops = append(shops, nil)
			first = i
		}
		shops[len(shops)-1] = sorted[first : i+1]
	}
	return shops, nil
}

// cheapest bills a shop's lines with the pair of promotions that costs the buyer least; of two that cost the same, the
// one of fewer promotions.
func cheapest(lines []Line, settings shipping.Settings, rates tax.Rates, promotions []Promotion) ShopBill {
	tried := pairs(promotions, lines[0].ShopID)
	best := billShop(lines, settings, rates, nil)
	for _, pair := range tried[1:] {
		if shop := billShop(lines, settings, rates, pair); shop.Total < best.Total {
			best = shop
		}
	}
	return best
}

func billShop(lines []Line, settings shipping.Settings, rates tax.Rates, promotions []Promotion) ShopBill {
	shop := ShopBill{ShopID: lines[0].ShopID, Lines: make([]BilledLine, len(lines)), Rates: rates}
	for i, l := range lines {
		total := l.UnitPrice * money.Cents(l.Quantity)
		shop.Lines[i] = BilledLine{Line: l, Total: total}
		shop.Units += l.Quantity
		shop.Subtotal += total
	}
	for _, p := range promotions {
		shop.takeOff(p)
	}
	shop.Shipping = shipping.Quote(settings, shop.Units, shop.Subtotal)
	if shop.FreeShipping {
		shop.waiveShipping()
	}
	shop.addTaxes()
	return shop
}

// addTaxes makes the taxes of what is left to pay, and the total.
func (s *ShopBill) addTaxes() {
	parts := make([]tax.Part, len(s.Lines))
	for i, l := range s.Lines {
		parts[i] = tax.Part{Category: l.Category, Amount: l.Total}
	}
	sale := tax.OnSale(s.Rates, parts, s.Shipping)
	for i := range s.Lines {
		s.Lines[i].Tax = sale.Parts[i]
	}
	s.Tax, s.ShippingTax = sale.Total, sale.Shipping
	s.Total = s.Subtotal + s.Shipping + s.Tax.Total()
}
