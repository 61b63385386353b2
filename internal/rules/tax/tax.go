// Package tax computes what a shop must collect on a sale: GST or HST, and QST in Quebec. It takes facts (amounts,
// categories, rates) and returns amounts; it does not know who remits them, the shop or the platform.
package tax

import (
	"math/bits"

	"rangrue/internal/kit/money"
)

// Category is how the law sees a product.
type Category string

const (
	Standard Category = "standard"
	Grocery  Category = "grocery" // basic groceries: zero-rated, no tax at all
	// printed books: the federal part everywhere, no QST and no provincial part of the HST
	Book Category = "book"
)

// Categories lists every category, for forms and checks.
func Categories() []Category { return []Category{Standard, Grocery, Book} }

// Valid tells whether c is one of the known categories.
func (c Category) Valid() bool { return c == Standard || c == Grocery || c == Book }

// Amounts are the two taxes of the product's wire: gst_hst and qst.
type Amounts struct {
	GSTHST money.Cents
	QST    money.Cents
}

// Add sums two pairs of taxes.
func (a Amounts) Add(b Amounts) Amounts { return Amounts{a.GSTHST + b.GSTHST, a.QST + b.QST} }

// Sub takes b away from a.
func (a Amounts) Sub(b Amounts) Amounts { return Amounts{a.GSTHST - b.GSTHST, a.QST - b.QST} }

// Total is what both taxes come to.
func (a Amounts) Total() money.Cents { return a.GSTHST + a.QST }

// Part is an amount of goods of one category.
type Part struct {
	Category Category
	Amount   money.Cents
}

// On gives the two rates that apply to goods of a category.
func (r Rates) On(c Category) (gstHST, qst money.Rate) {
	switch c {
	case Grocery:
		return 0, 0
	case Book:
		return r.Federal, 0
	default:
		return r.GSTHST, r.QST
	}
}

// Sale is what one shop must collect and how each tax is spread, so that a part can be given back to the cent.
type Sale struct {
	Total    Amounts
	Parts    []Amounts // the share of each part given, in the same order
	Shipping Amounts   // the share of the shipping
}

// OnSale taxes one shop's goods and the shipping that carries them. Shipping follows the goods: it bears each rate in
// the proportion of the goods that bear it. Each tax is rounded half-up once, for the whole shop; then its cents are
// shared out by largest remainder, ties to the first part, so that the shares add up to the tax.
func OnSale(r Rates, parts []Part, shipping money.Cents) Sale {
	gst, gstShares := levy(parts, shipping, r.GSTHST, func(c Category) money.Rate { rate, _ := r.On(c); return rate })
	qst, qstShares := levy(parts, shipping, r.QST, func(c Category) money.Rate { _, rate := r.On(c); return rate })
	sale := Sale{Total: Amounts{GSTHST: gst, QST: qst}, Parts: make([]Amounts, len(parts))}
	for i := range parts {
		sale.Parts[i] = Amounts{GSTHST: gstShares[i], QST: qstShares[i]}
	}
	sale.Shipping = Amounts{GSTHST: gstShares[len(parts)], QST: qstShares[len(parts)]}
	return sale
}

// levy computes a single tax: its total, and the shares of every part followed by the shipping's. Goods worth nothing
// have no proportion to follow; their shipping then bears the ordinary rate.
func levy(parts []Part, shipping money.Cents, ordinary money.Rate, rateOf func(Category) money.Rate) (money.Cents,
	[]money.Cents) {
	weights := make([]int64, len(parts)+1) // millionths of a cent of tax
	var goods money.Cents
	var onGoods int64
	for i, p := range parts {
		weights[i] = int64(rateOf(p.Category)) * int64(p.Amount)
		onGoods += weights[i]
		goods += p.Amount
	}
	if goods == 0 {
		weights[len(parts)] = int64(ordinary) * int64(shipping)
		total := ordinary.Of(shipping)
		return total, total.Split(weights)
	}
	onShipping, _ := share(onGoods, shipping, int64(goods))
	weights[len(parts)] = onShipping
	whole := int64(goods) * 1_000_000
	cents, rest := share(onGoods, goods+shipping, whole) // exact until this single rounding
	if rest >= whole-rest {
		cents++
	}
	return money.Cents(cents), money.Cents(cents).Split(weights)
}

// share is tax × amount / of, and what is left over. The product has more digits than a number holds; nothing is
// negative.
func share(tax int64, amount money.Cents, of int64) (quotient, rest int64) {
	high, low := bits.Mul64(uint64(tax), uint64(amount))
	q, r := bits.Div64(high, low, uint64(of))
	return int64(q), int64(r)
}
