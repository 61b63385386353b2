package invoice

import (
	"fmt"
	"slices"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// creditNote is what a refund corrects of a shop's invoice. It tells the sums as they stood once it was issued, so that
// it always prints the same.
func (s *Service) creditNote(b bundle, r order.Refund) *paper {
	part, number := b.PartByID(r.ShopOrderID), r.CreditNote.Printed()
	at := r.CreditNote.IssuedAt
	if b.attempt == nil {
		r.Amount.Contribution = 0 // the platform's: no business of the shop
	}
	p := &paper{
		title: "Note de crédit", head: []string{number, calendar.French(at) + ", " + calendar.FrenchTime(at)}, at: at,
		blocks: [3]block{b.payer("Crédité à"), b.corrected(part), b.refunded(r)}, reason: r.CreditNote.Reason,
		sections: []section{s.noteSection(b, part, r)}, brand: s.platform.Name, foot: s.platform.foot(),
	}
	p.marks = legend(ratesOf(part), p.sections)
	invoiced := "la facture de la boutique"
	if i := b.invoiceOf(part); i != nil {
		invoiced = "la facture " + Number(*i)
	}
	p.remarks = []string{"Cette note réduit d’autant les taxes de " + invoiced + ". Gardez les deux ensemble."}
	p.totals = b.noteTotals(part, r)
	return p
}

func (b bundle) invoiceOf(part *order.ShopOrder) *order.Invoice {
	n := slices.IndexFunc(b.invoices, func(i order.Invoice) bool { return i.ShopOrderID == part.ID })
	if n < 0 { // refunded in the moment before its invoice was numbered
		return nil
	}
	return &b.invoices[n]
}

// corrected names the invoice that a note corrects.
func (b bundle) corrected(part *order.ShopOrder) block {
	lines := []string{"Commande " + b.Reference, "du " + calendar.French(b.PaidAt)}
	if i := b.invoiceOf(part); i != nil {
		lines = []string{"Facture " + Number(*i), "du " + calendar.French(i.IssuedAt), "Commande " + b.Reference}
	}
	return block{title: "Corrige", lines: lines}
}

func (b bundle) refunded(r order.Refund) block {
	back := block{title: "Remboursé", amount: r.Amount.Total().French()}
	if card := b.attempt.Card(); card != "" {
		back.lines = []string{card, order.RefundDelay}
	}
	return back
}

// noteSection is what a refund gives back. Units that had been paid back in part by an amount come back for less.
func (s *Service) noteSection(b bundle, part *order.ShopOrder, r order.Refund) section {
	sec := s.letterhead(part)
	sec.number = "Note " + r.CreditNote.Printed()
	goods := goodsOf(part)
	var back []tax.Part
	rest := r.Amount.Goods // what the units below do not explain
	for _, l := range r.Lines {
		i := b.Item(l.ItemID)
		worth := (i.Total() - i.Off()) * money.Cents(l.Quantity) / money.Cents(i.Quantity)
		back, rest = append(back, tax.Part{Category: i.TaxCategory, Amount: worth}), rest-worth
		sec.rows = append(sec.rows, line{fmt.Sprintf("−%d", l.Quantity), i.ProductName, detailOf(i),
			markOf(part.Rates, i.TaxCategory), paidEach(i).French(), minus(worth)})
	}
	if last := len(sec.rows) - 1; rest != 0 && part.Off() > 0 && max(rest, -rest) <= money.Cents(len(r.Lines)) {
		// What a promotion took off rarely divides by the units: the last line bears the cents.
		back[last].Amount, rest = back[last].Amount+rest, 0
		sec.rows[last].amount = minus(back[last].Amount)
	}
	whole := markOfAll(part.Rates, goods)
	switch {
	case rest != 0 && len(r.Lines) > 0:
		sec.rows = append(sec.rows, line{name: "Déjà remboursé", mark: whole, amount: minus(rest)})
	case rest != 0:
		sec.rows = append(sec.rows, line{name: "Remboursement partiel", detail: "sur les articles", mark: whole,
			amount: minus(rest)})
	}
	if r.Amount.Shipping > 0 {
		sec.rows = append(sec.rows, line{name: order.FrenchMethods[part.Delivery.Method], mark: whole,
			amount: minus(r.Amount.Shipping)})
	}
	if r.Amount.Contribution > 0 {
		sec.rows = append(sec.rows, line{name: "Contribution à la plateforme", detail: "non taxable",
			amount: minus(r.Amount.Contribution)})
	}
	back = slices.Concat(back, tax.Spread(goods, rest), tax.Spread(goods, r.Amount.Shipping))
	sec.sums = append([]sum{{"Sous-total", minus(r.Amount.Total() - r.Amount.Tax.Total())}},
		justify(part.Rates, back, r.Amount.Tax, minus)...)
	sec.total = minus(r.Amount.Total())
	return sec
}

// paidEach is what a unit was paid, promotions taken off.
func paidEach(i *order.Item) money.Cents { return (i.Total() - i.Off()) / money.Cents(i.Quantity) }

// noteTotals are what is left of the shop's invoice, and for the buyer of the whole order, after a refund.
func (b bundle) noteTotals(part *order.ShopOrder, r order.Refund) []total {
	var before, all pricing.Refund // of this part before the note; of the order, the note included
	for _, other := range b.refunds {
		if other.ShopOrderID == part.ID && other.ID != r.ID {
			before = before.Add(other.Amount)
		}
		all = all.Add(other.Amount)
		if other.ID == r.ID {
			break
		}
	}
	earlier := before.Total() - before.Contribution
	this := r.Amount.Total() - r.Amount.Contribution
	label := "Facture de la boutique"
	if i := b.invoiceOf(part); i != nil {
		label = "Facture " + Number(*i)
	}
	totals := []total{{label, part.Total.French(), false}}
	if earlier > 0 {
		totals = append(totals, total{"Notes précédentes", minus(earlier), false})
	}
	totals = append(totals, total{"Cette note, sans contribution", minus(this), false},
		total{"Reste facturé par la boutique", (part.Total - earlier - this).French(), true})
	if r.Amount.Contribution == 0 {
		totals[len(totals)-2].label = "Cette note"
	}
	if b.attempt == nil {
		return totals
	}
	return append(totals, total{"Payé pour la commande", b.GrandTotal.French(), false},
		total{"Remboursé en tout", minus(all.Total()), false},
		total{"Net sur votre carte", (b.GrandTotal - all.Total()).French(), true})
}
