package tax

import "rangrue/internal/kit/money"

// Levy is one tax at one rate as an invoice justifies it: what it was taken on and what it came to.
type Levy struct {
	Federal bool // GST or HST, as the rates' [Kind] says; else QST
	Rate    money.Rate
	Base    money.Cents
	Amount  money.Cents
}

// Spread shares an amount out among the categories of goods, in proportion to what they are worth: how shipping, and a
// price lowered for the whole sale, bear each rate. Goods worth nothing bear it as ordinary ones. The parts add up to
// the amount, which may be negative.
func Spread(goods []Part, amount money.Cents) []Part {
	if amount < 0 {
		parts := Spread(goods, -amount)
		for n := range parts {
			parts[n].Amount = -parts[n].Amount
		}
		return parts
	}
	weights := make([]int64, len(Categories()))
	for _, p := range goods {
		for n, c := range Categories() {
			if p.Category == c {
				weights[n] += int64(p.Amount)
			}
		}
	}
	var parts []Part
	for n, share := range amount.Split(weights) {
		parts = append(parts, Part{Category: Categories()[n], Amount: share})
	}
	return parts
}

// Levies says which rates an amount of taxes was taken at, on which part of what was sold. The amounts add up to what
// was collected; a rate that applies to nothing is left out, but for the ordinary ones of the place, which an invoice
// shows even when they come to nothing.
func Levies(r Rates, sold []Part, collected Amounts) []Levy {
	base := map[money.Rate]money.Cents{r.GSTHST: 0}
	var onQST money.Cents
	for _, p := range sold {
		federal, quebec := r.On(p.Category)
		if federal > 0 {
			base[federal] += p.Amount
		}
		if quebec > 0 {
			onQST += p.Amount
		}
	}
	ordinary := Levy{Federal: true, Rate: r.GSTHST, Base: base[r.GSTHST], Amount: collected.GSTHST}
	levies := []Levy{ordinary}
	if books, apart := base[r.Federal]; apart && r.Federal != r.GSTHST && books != 0 {
		amount := collected.GSTHST // a book pays the federal part of the HST alone
		if ordinary.Base != 0 {
			amount = min(r.Federal.Of(books), collected.GSTHST)
		}
		levies[0].Amount -= amount
		levies = append(levies, Levy{Federal: true, Rate: r.Federal, Base: books, Amount: amount})
	}
	if r.QST > 0 {
		levies = append(levies, Levy{Rate: r.QST, Base: onQST, Amount: collected.QST})
	}
	return levies
}
