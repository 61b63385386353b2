// Package commission works out what the platform keeps of a shop's sales and what it gives back when they are undone.
//
// The base is the price of the goods, before tax and without the shipping, which the shop only passes on: the product
// says "10 % of sales" and no more. The commission is a service sold to the merchant, so it bears the taxes of the
// merchant's own province, whatever the province of the parcel.
package commission

import (
	"errors"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// Agreement is a time at another rate: a month of promotion, the help-out offer.
type Agreement struct {
	Rate  money.Rate
	From  tax.Day
	Until tax.Day // the first day at the ordinary rate again
}

// Holds tells whether the agreement is in force on a day.
func (a Agreement) Holds(day tax.Day) bool { return a.From <= day && day < a.Until }

// RateOn is the rate of a shop on a day. Of several agreements the shop has the best one.
func RateOn(agreements []Agreement, day tax.Day) money.Rate {
	rate := pricing.Commission
	for _, a := range agreements {
		if a.Holds(day) {
			rate = min(rate, a.Rate)
		}
	}
	return rate
}

// Fee is a commission with its own taxes.
type Fee struct {
	Commission money.Cents
	Tax        tax.Amounts
}

// Total is what a shop pays.
func (f Fee) Total() money.Cents { return f.Commission + f.Tax.Total() }

// Sub takes one fee out of another.
func (f Fee) Sub(o Fee) Fee { return Fee{f.Commission - o.Commission, f.Tax.Sub(o.Tax)} }

// Of is the fee on goods sold, each part rounded half-up once. The rates are those of the merchant's province on the
// day of the sale.
func Of(goods money.Cents, rate money.Rate, taxes tax.Rates) Fee {
	kept := rate.Of(goods)
	return Fee{Commission: kept, Tax: tax.Amounts{GSTHST: taxes.GSTHST.Of(kept), QST: taxes.QST.Of(kept)}}
}

// ErrGoods refuses to give back the commission of goods that were not sold or were given back already.
var ErrGoods = errors.New("commission: more goods undone than were sold")

// GiveBack is the fee's share of goods now undone, when others of the same sale already were. Each share is what is due
// up to here less what was due before: whatever the steps, the last cent of goods brings the sum to the whole fee.
func GiveBack(charged Fee, sold, before, undone money.Cents) (Fee, error) {
	if before < 0 || undone < 0 || before+undone > sold {
		return Fee{}, ErrGoods
	}
	upTo := func(goods money.Cents) Fee {
		if goods == 0 {
			return Fee{}
		}
		weights := []int64{int64(goods), int64(sold - goods)}
		return Fee{charged.Commission.Split(weights)[0], tax.Amounts{
			GSTHST: charged.Tax.GSTHST.Split(weights)[0], QST: charged.Tax.QST.Split(weights)[0],
		}}
	}
	return upTo(before + undone).Sub(upTo(before)), nil
}
