package tax_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

func TestAnInvoiceJustifiesItsTaxes(t *testing.T) {
	honeyAndCandles := []tax.Part{{tax.Grocery, 1450}, {tax.Standard, 1600}}
	bookAndRecord := []tax.Part{{tax.Book, 2495}, {tax.Standard, 3400}}
	for _, c := range []struct {
		name, province string
		goods          []tax.Part
		shipping       money.Cents
		want           []tax.Levy
	}{
		{"groceries bear nothing of the shipping", "QC", honeyAndCandles, 850,
			[]tax.Levy{{true, 50_000, 2046, 102}, {false, 99_750, 2046, 204}}},
		{"a book bears the federal tax alone", "QC", bookAndRecord, 800,
			[]tax.Levy{{true, 50_000, 6695, 335}, {false, 99_750, 3861, 385}}},
		{"a book has a rate of its own where taxes are harmonised", "ON", bookAndRecord, 800,
			[]tax.Levy{{true, 130_000, 3861, 502}, {true, 50_000, 2834, 142}}},
		{"nothing taxable", "QC", []tax.Part{{tax.Grocery, 2400}}, 850,
			[]tax.Levy{{true, 50_000, 0, 0}, {false, 99_750, 0, 0}}},
	} {
		rates := ratesOf(t, c.province)
		sale := tax.OnSale(rates, c.goods, c.shipping)
		sold := append(append([]tax.Part{}, c.goods...), tax.Spread(c.goods, c.shipping)...)
		if got := tax.Levies(rates, sold, sale.Total); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v; want %+v", c.name, got, c.want)
		}
	}
}

func TestLeviesAddUpAndAreTheirRateOfTheirBase(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for range 3000 {
		rates := ratesOf(t, tax.Provinces()[random.IntN(13)])
		goods := make([]tax.Part, 1+random.IntN(5))
		for n := range goods {
			goods[n] = tax.Part{Category: tax.Categories()[random.IntN(3)], Amount: money.Cents(random.IntN(90_000))}
		}
		shipping := money.Cents(random.IntN(3000))
		sale := tax.OnSale(rates, goods, shipping)
		sold := append(append([]tax.Part{}, goods...), tax.Spread(goods, shipping)...)
		var collected money.Cents
		for _, l := range tax.Levies(rates, sold, sale.Total) {
			collected += l.Amount
			if off := l.Rate.Of(l.Base) - l.Amount; off < -1 || off > 1 {
				t.Fatalf("%+v is %d cents off; %+v %d", l, off, goods, shipping)
			}
		}
		if collected != sale.Total.Total() {
			t.Fatalf("levies come to %v of %v", collected, sale.Total)
		}
	}
}
