package invoice

import (
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Payout is what the statement of a payout is made of.
type Payout struct {
	ledger.Payout
	LastDay tax.Day // that it counts
	Shop    *shop.Shop
	Lines   []ledger.PaidLine
}

// PrintPayout prints the statement of a payout. Its lines and what was reserved come to its sum, to the cent.
func PrintPayout(platform Platform, p Payout) (File, error) {
	st := p.statement(platform)
	s := st.begin()
	s.payoutTable(p.Lines)
	s.closing(st)
	return s.file("releve-de-versement-" + p.Shop.Slug + "-" + string(p.LastDay))
}

func (p Payout) statement(platform Platform) *paper {
	to := block{title: "Versé à", lines: []string{p.Shop.Name}}
	if p.Shop.Merchant.LegalName != "" {
		to.lines = append(to.lines, p.Shop.Merchant.LegalName)
	}
	to.lines = append(to.lines, numbers(p.Shop.Taxes.GSTNumber, p.Shop.Taxes.QSTNumber)...)
	sum := block{title: "Net versé", amount: p.Amount.French(), lines: []string{"Compte qui se termine par " +
		p.AccountLast}}
	return &paper{
		title: "Relevé de versement", head: []string{calendar.French(p.CreatedAt), "Référence " + p.ID},
		at: p.CreatedAt, blocks: [3]block{to, p.dates(), sum}, totals: p.totals(), remarks: p.remarks(platform),
		brand: platform.Name, foot: platform.who() + ". Montants en dollars canadiens.",
	}
}

// dates says what a payout counts, and what became of it.
func (p Payout) dates() block {
	dates := block{title: "Dates", lines: []string{
		"Ce qui était disponible le " + calendar.French(p.Until.AddDate(0, 0, -1)),
		"Préparé le " + calendar.French(p.CreatedAt)}}
	if !p.SentAt.IsZero() {
		dates.lines = append(dates.lines, "Envoyé le "+calendar.French(p.SentAt))
	}
	switch p.Status {
	case ledger.PayoutConfirmed:
		dates.lines = append(dates.lines, "Confirmé le "+calendar.French(p.EndedAt))
	case ledger.PayoutFailed:
		dates.lines = append(dates.lines, "Revenu le "+calendar.French(p.EndedAt)+", remis au solde")
	}
	return dates
}

// sums are what the lines of a payout come to.
func (p Payout) sums() (sales, refunds ledger.Parts, withheld money.Cents) {
	for _, l := range p.Lines {
		sales, refunds = sales.Plus(l.Sales), refunds.Plus(l.Refunds)
		withheld += l.Withheld
	}
	return sales, refunds, withheld
}

func (p Payout) totals() []total {
	sales, refunds, _ := p.sums()
	var totals []total
	for _, t := range []struct {
		label  string
		amount money.Cents
	}{
		{"Articles", sales.Goods}, {"Livraison", sales.Shipping}, {"TPS/TVH perçue", sales.Tax.GSTHST},
		{"TVQ perçue", sales.Tax.QST}, {"Commission", sales.Commission},
		{"TPS/TVH sur la commission", sales.CommissionTax.GSTHST}, {"TVQ sur la commission", sales.CommissionTax.QST},
		{"Remboursements, commission rendue", refunds.Total()},
	} {
		if t.amount != 0 {
			totals = append(totals, total{t.label, signed(t.amount), false})
		}
	}
	switch carried := p.Amount - sales.Total() - refunds.Total(); {
	case carried < 0:
		totals = append(totals, total{"Réservé pour des retours ou des litiges ouverts", signed(carried), false})
	case carried > 0:
		totals = append(totals, total{"Réservé plus tôt, de nouveau disponible", signed(carried), false})
	}
	return append(totals, total{"Net versé", p.Amount.French(), true})
}

// remarks say whose tax numbers the commission bears, and which taxes are not in the sum.
func (p Payout) remarks(platform Platform) []string {
	remarks := []string{"Une commande remboursée après son versement paraît seule, avec ce qui en est repris."}
	if list := numbers(platform.GSTNumber, platform.QSTNumber); len(list) > 0 {
		text := "Taxes sur la commission perçues par " + platform.Name
		for _, number := range list {
			text += ", " + number
		}
		remarks = append(remarks, text+".")
	}
	if _, _, withheld := p.sums(); withheld != 0 {
		remarks = append(remarks, "Petit fournisseur\u00a0: "+withheld.French()+
			" de taxes de ces ventes sont remises par "+platform.Name+" à votre place, hors de ces sommes.")
	}
	return remarks
}

// signed writes an amount with the minus sign of French typography.
func signed(c money.Cents) string { return minus(-c) }

// The columns of a statement, from the left.
var payoutColumns = []struct {
	title string
	width float64
}{
	{"Commande", 32}, {"Vente", 36.3}, {"Articles et livraison", 32}, {"Taxes perçues", 24}, {"Commission", 22},
	{"Ses taxes", 19}, {"Net", 21},
}

func (s *sheet) payoutTable(lines []ledger.PaidLine) {
	titles := []string{}
	for _, c := range payoutColumns {
		titles = append(titles, c.title)
	}
	head := func() {
		s.style("", 8.5, softInk)
		s.payoutRow(titles)
	}
	head()
	for _, l := range lines {
		if s.room(2 * rowHigh); s.y == pageTop {
			head()
		}
		if l.Sales != (ledger.Parts{}) {
			s.style("", 9, ink)
			s.payoutRow(append([]string{l.Reference, calendar.French(l.At)}, amountsOf(l.Sales)...))
		}
		if l.Refunds != (ledger.Parts{}) {
			s.style("", 9, softInk)
			s.payoutRow(append([]string{l.Reference, "Remboursement"}, amountsOf(l.Refunds)...))
		}
	}
	s.y += 4
}

func amountsOf(p ledger.Parts) []string {
	return []string{signed(p.Goods + p.Shipping), signed(p.Tax.Total()), signed(p.Commission),
		signed(p.CommissionTax.Total()), signed(p.Total())}
}

func (s *sheet) payoutRow(texts []string) {
	x := edge
	for n, c := range payoutColumns {
		align := "R"
		if n < 2 {
			align = "L"
		}
		s.put(x, s.y+(rowHigh-lineHigh)/2, c.width, align, texts[n])
		x += c.width
	}
	s.y += rowHigh
	s.rule(edge, s.y, inside, 0.25, hairline)
}
