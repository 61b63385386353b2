package pricing

import (
	"errors"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Refund is money to give back, by what it was paid for.
type Refund struct {
	Goods        money.Cents
	Shipping     money.Cents
	Tax          tax.Amounts
	Contribution money.Cents
	Market       money.Cents // what the market had paid the shop for these goods, and gets back from it
}

// Total is the whole amount to send back to the buyer.
func (r Refund) Total() money.Cents { return r.Goods + r.Shipping + r.Tax.Total() + r.Contribution }

// Add puts two refunds together.
func (r Refund) Add(o Refund) Refund {
	return Refund{r.Goods + o.Goods, r.Shipping + o.Shipping, r.Tax.Add(o.Tax), r.Contribution + o.Contribution,
		r.Market + o.Market}
}

// Sub takes one refund out of another.
func (r Refund) Sub(o Refund) Refund {
	return Refund{r.Goods - o.Goods, r.Shipping - o.Shipping, r.Tax.Sub(o.Tax), r.Contribution - o.Contribution,
		r.Market - o.Market}
}

// AtMost is the refund with no part of it above what is left to give back.
func (r Refund) AtMost(left Refund) Refund {
	return Refund{
		Goods: min(r.Goods, left.Goods), Shipping: min(r.Shipping, left.Shipping),
		Tax:          tax.Amounts{GSTHST: min(r.Tax.GSTHST, left.Tax.GSTHST), QST: min(r.Tax.QST, left.Tax.QST)},
		Contribution: min(r.Contribution, left.Contribution), Market: min(r.Market, left.Market),
	}
}

// ErrAmount refuses to give back nothing, or more than is left.
var ErrAmount = errors.New("pricing: no more can be given back than is left")

// RefundAmount shares an amount out among what is left of a sale, in proportion: a price that is lowered afterwards
// lowers its taxes with it. The parts add up to the amount, and none is above what is left of it.
func RefundAmount(left Refund, amount money.Cents) (Refund, error) {
	if amount <= 0 || amount > left.Total() {
		return Refund{}, ErrAmount
	}
	parts := amount.Split([]int64{int64(left.Goods), int64(left.Shipping), int64(left.Tax.GSTHST), int64(left.Tax.QST),
		int64(left.Contribution)})
	refund := Refund{Goods: parts[0], Shipping: parts[1], Tax: tax.Amounts{GSTHST: parts[2], QST: parts[3]},
		Contribution: parts[4]}
	if left.Goods > 0 {
		refund.Market = left.Market.Split([]int64{int64(refund.Goods), int64(left.Goods - refund.Goods)})[0]
	}
	return refund, nil
}

// ErrUnits refuses to give back units that were not bought or were given back already.
var ErrUnits = errors.New("pricing: more units to refund than the line still holds")

// PaidLine is what an order remembers of a line once paid.
type PaidLine struct {
	UnitPrice      money.Cents
	Quantity       int
	Discount       money.Cents // taken off by a promotion of the shop
	MarketDiscount money.Cents // and by one of the market, which paid it to the shop
	Tax            tax.Amounts
}

// Net is what the buyer paid for the line, before tax.
func (l PaidLine) Net() money.Cents {
	return l.UnitPrice*money.Cents(l.Quantity) - l.Discount - l.MarketDiscount
}

// RefundUnits gives back count units of a line of which already were given back before. What was taken off a line, and
// its taxes, rarely divide by its units: each refund takes the share up to its last unit less the share given before,
// so that whatever the steps, the last unit brings the sum to exactly what was paid.
func RefundUnits(line PaidLine, already, count int) (Refund, error) {
	if count <= 0 || already < 0 || already+count > line.Quantity {
		return Refund{}, ErrUnits
	}
	upTo := func(units int) Refund {
		weights := []int64{int64(units), int64(line.Quantity - units)}
		share := func(whole money.Cents) money.Cents { return whole.Split(weights)[0] }
		return Refund{Goods: share(line.Net()), Market: share(line.MarketDiscount),
			Tax: tax.Amounts{GSTHST: share(line.Tax.GSTHST), QST: share(line.Tax.QST)}}
	}
	return upTo(already + count).Sub(upTo(already)), nil
}

// RefundShipping gives back a shop's shipping with its share of tax, owed when the shop's whole part is cancelled.
func RefundShipping(shipping money.Cents, share tax.Amounts) Refund {
	return Refund{Shipping: shipping, Tax: share}
}

// RefundContribution gives back the platform's contribution, owed when the whole order is cancelled: the product is
// silent on it, and nobody supports an order that did not happen.
func RefundContribution(contribution money.Cents) Refund { return Refund{Contribution: contribution} }
