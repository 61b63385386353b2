package invoice

import (
	"fmt"
	"slices"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// The marks of lines, as the legend explains them.
const (
	taxable   = "T"
	zeroRated = "D"
	book      = "L"
	partly    = "P" // shipping, or an amount, that bears the rates of several kinds of goods
)

// markOf says how goods of a category are taxed at some rates. Where a book pays the same as everything, it is taxable.
func markOf(r tax.Rates, c tax.Category) string {
	federal, quebec := r.On(c)
	switch {
	case federal == 0 && quebec == 0:
		return zeroRated
	case federal == r.GSTHST && quebec == r.QST:
		return taxable
	}
	return book
}

// markOfAll is the mark of an amount that follows some goods.
func markOfAll(r tax.Rates, goods []tax.Part) string {
	found := ""
	for _, p := range goods {
		switch m := markOf(r, p.Category); {
		case p.Amount == 0, m == found:
		case found == "":
			found = m
		default:
			return partly
		}
	}
	if found == "" {
		return taxable // goods worth nothing: as ordinary ones
	}
	return found
}

// legend explains the marks that a paper uses. One of several provinces names the rates of each.
func legend(rates []tax.Rates, sections []section) []mark {
	used := map[string]bool{}
	for _, s := range sections {
		for _, line := range s.rows {
			used[line.mark] = true
		}
	}
	var taxed, books []string
	for _, r := range rates {
		ordinary := federalName(r) + " " + percent(r.GSTHST)
		if r.QST > 0 {
			ordinary += " et TVQ " + percent(r.QST)
		}
		taxed, books = append(taxed, ordinary), append(books, federalName(r)+" "+percent(r.Federal))
	}
	var list []mark
	for _, m := range []mark{
		{taxable, "Taxable\u00a0: " + strings.Join(taxed, ", ou ")},
		{zeroRated, "Détaxé\u00a0: aliment de base, 0\u00a0%"},
		{book, "Livre\u00a0: " + strings.Join(slices.Compact(books), ", ou ") + " seulement"},
		{partly, "Partielle\u00a0: suit les articles"},
	} {
		if used[m.letter] {
			list = append(list, m)
		}
	}
	return list
}

func federalName(r tax.Rates) string {
	if r.Kind == tax.HST {
		return "TVH"
	}
	return "TPS"
}

// percent writes a rate as it is read: 5 %, 9,975 %.
func percent(r money.Rate) string {
	text := fmt.Sprintf("%d,%04d", r/10_000, r%10_000)
	return strings.TrimRight(strings.TrimRight(text, "0"), ",") + "\u00a0%"
}

// goodsOf is what a part sold, by how it is taxed.
func goodsOf(part *order.ShopOrder) []tax.Part {
	var goods []tax.Part
	for _, i := range part.Items {
		goods = append(goods, tax.Part{Category: i.TaxCategory, Amount: i.Total() - i.Off()})
	}
	return goods
}

// justify writes each rate with its base and amount, show telling how an amount is written.
func justify(r tax.Rates, sold []tax.Part, taken tax.Amounts, show func(money.Cents) string) []sum {
	var sums []sum
	for _, l := range tax.Levies(r, sold, taken) {
		name := "TVQ"
		if l.Federal {
			name = federalName(r)
		}
		sums = append(sums, sum{name + " " + percent(l.Rate) + " sur " + show(l.Base), show(l.Amount)})
	}
	return sums
}

// shippingDetail says what part of the shipping bears which tax, when it is not the whole.
func shippingDetail(r tax.Rates, goods []tax.Part, shipping money.Cents) string {
	if shipping == 0 {
		return "gratuite"
	}
	if markOfAll(r, goods) != partly {
		return ""
	}
	var federal, quebec money.Cents
	for _, p := range tax.Spread(goods, shipping) {
		onFederal, onQuebec := r.On(p.Category)
		if onFederal > 0 {
			federal += p.Amount
		}
		if onQuebec > 0 {
			quebec += p.Amount
		}
	}
	switch {
	case r.QST > 0 && federal == shipping:
		return "TVQ sur " + quebec.French() + ", la part des articles hors livre"
	case federal == shipping: // two rates of the same tax, whose bases are said below
		return ""
	case r.QST == 0 || federal == quebec:
		return "taxée sur " + federal.French() + ", la part des articles taxables"
	}
	return "TPS sur " + federal.French() + ", TVQ sur " + quebec.French()
}
