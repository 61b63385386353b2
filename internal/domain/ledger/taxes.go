package ledger

import (
	"cmp"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/rules/tax"
)

// QST names the tax of Quebec beside the federal kinds of rules/tax.
const QST = tax.Kind("QST")

// TaxLine is one tax at one rate in one province: what it was taken on and what it came to, credit notes deducted.
type TaxLine struct {
	Province   string
	Kind       tax.Kind // GST, HST or [QST]
	Rate       money.Rate
	Base       money.Cents
	ByShops    money.Cents // collected by registered shops, which remit it
	ByPlatform money.Cents // collected in the place of small suppliers; the platform remits it
}

// CommissionTax is what the platform's own commissions bore in the province of the merchants who paid them.
type CommissionTax struct {
	Province   string
	Commission money.Cents
	Tax        tax.Amounts
}

// Taxes are those of the sales that were paid in a period, less those of its credit notes, and of the commissions.
// A base of several kinds of goods shares its shipping out in exact proportion, to the cent for each paper.
type Taxes struct {
	Period
	Lines       []TaxLine
	Commissions []CommissionTax
}

// TaxTotal is one tax of all provinces together.
type TaxTotal struct {
	Kind                             tax.Kind
	ByShops, ByPlatform, Commissions money.Cents
}

// ToRemit is what the platform owes the government.
func (t TaxTotal) ToRemit() money.Cents { return t.ByPlatform + t.Commissions }

// Taxes adds up the taxes of a period.
func (s *Service) Taxes(ctx context.Context, p Period) (*Taxes, error) {
	report := &Taxes{Period: p}
	from, until := p.bounds()
	settled := min(max(from, s.settled()), until)
	if from < settled {
		sums, err := s.settledSums(ctx, from, settled)
		if err != nil {
			return nil, err
		}
		report.addSums(sums)
	}
	if settled < until {
		sums, err := s.sums(ctx, settled, until)
		if err != nil {
			return nil, err
		}
		report.addSums(sums)
	}
	slices.SortFunc(report.Lines, func(a, b TaxLine) int {
		return cmp.Or(cmp.Compare(a.Province, b.Province), cmp.Compare(a.Kind, b.Kind), cmp.Compare(b.Rate, a.Rate))
	})
	slices.SortFunc(report.Commissions, func(a, b CommissionTax) int { return cmp.Compare(a.Province, b.Province) })
	return report, nil
}

// settled is the last full hour before which no payment or credit note is written any more: a transaction dates what
// it writes when it begins, and may end a while later.
func (s *Service) settled() int64 { return s.now().Add(-time.Hour).Truncate(time.Hour).UnixMilli() }

// taxSums are the sums that taxes are told from.
type taxSums struct {
	groups      []taxGroup
	commissions []CommissionTax
}

func (s *Service) sums(ctx context.Context, from, until int64) (sums taxSums, err error) {
	if sums.groups, err = taxGroups(ctx, s.db, from, until); err != nil {
		return sums, err
	}
	sums.commissions, err = commissionTaxes(ctx, s.db, from, until)
	return sums, err
}

// settledSums are the sums of hours that are settled. No sale or credit note is ever dated back, so they are
// remembered: a month of a busy market takes half a second to add up. They are added up again every hour all the same,
// since entries of orders that are older than the ledger are written by a job.
func (s *Service) settledSums(ctx context.Context, from, until int64) (taxSums, error) {
	key := fmt.Sprint(from, until, s.settled())
	if sums, known := s.settledTaxes.Get(key); known {
		return sums, nil
	}
	sums, err, _ := s.adding.Do(key, func() (any, error) { // those who ask meanwhile wait for the same sums
		sums, err := s.sums(context.WithoutCancel(ctx), from, until)
		if err == nil {
			s.settledTaxes.Put(key, sums)
		}
		return sums, err
	})
	return sums.(taxSums), err
}

func (t *Taxes) addSums(sums taxSums) {
	for _, g := range sums.groups {
		for _, l := range g.lines() {
			t.add(l)
		}
	}
	for _, c := range sums.commissions {
		at := slices.IndexFunc(t.Commissions, func(have CommissionTax) bool { return have.Province == c.Province })
		if at < 0 {
			t.Commissions = append(t.Commissions, c)
			continue
		}
		have := &t.Commissions[at]
		have.Commission, have.Tax = have.Commission+c.Commission, have.Tax.Add(c.Tax)
	}
}

// add puts a line with those of the same tax.
func (t *Taxes) add(l TaxLine) {
	for n := range t.Lines {
		if have := &t.Lines[n]; have.Province == l.Province && have.Kind == l.Kind && have.Rate == l.Rate {
			have.Base, have.ByShops, have.ByPlatform = have.Base+l.Base, have.ByShops+l.ByShops,
				have.ByPlatform+l.ByPlatform
			return
		}
	}
	t.Lines = append(t.Lines, l)
}

// Totals are the federal taxes and that of Quebec, each in all provinces.
func (t *Taxes) Totals() []TaxTotal {
	totals := []TaxTotal{{Kind: tax.GST}, {Kind: tax.HST}, {Kind: QST}}
	of := func(k tax.Kind) *TaxTotal {
		return &totals[slices.IndexFunc(totals, func(t TaxTotal) bool { return t.Kind == k })]
	}
	for _, l := range t.Lines {
		of(l.Kind).ByShops += l.ByShops
		of(l.Kind).ByPlatform += l.ByPlatform
	}
	for _, c := range t.Commissions {
		of(federalKind(c.Province, t.To)).Commissions += c.Tax.GSTHST
		of(QST).Commissions += c.Tax.QST
	}
	return totals
}

// federalKind names the federal tax of a province.
func federalKind(province string, day tax.Day) tax.Kind {
	rates, err := tax.RatesOn(province, day)
	if err != nil {
		return tax.GST // no province without rates ever sold
	}
	return rates.Kind
}

// taxGroup is what was sold at the same rates, by shops that collect themselves or by those that do not.
type taxGroup struct {
	rates    tax.Rates
	small    bool        // the platform collects
	ordinary money.Cents // goods and shipping that bear the ordinary rates
	books    money.Cents // those that bear the federal part alone
	taxes    tax.Amounts
	onBooks  money.Cents // of taxes.GSTHST, where books have a rate of their own
}

// lines are the taxes of a group, as its invoices justify them.
func (g taxGroup) lines() []TaxLine {
	line := func(k tax.Kind, rate money.Rate, base, amount money.Cents) TaxLine {
		l := TaxLine{Province: g.rates.Province, Kind: k, Rate: rate, Base: base, ByShops: amount}
		if g.small {
			l.ByShops, l.ByPlatform = 0, amount
		}
		return l
	}
	var lines []TaxLine
	if g.rates.Federal == g.rates.GSTHST {
		lines = append(lines, line(g.rates.Kind, g.rates.GSTHST, g.ordinary+g.books, g.taxes.GSTHST))
	} else {
		lines = append(lines, line(g.rates.Kind, g.rates.GSTHST, g.ordinary, g.taxes.GSTHST-g.onBooks))
		if g.books != 0 || g.onBooks != 0 {
			lines = append(lines, line(g.rates.Kind, g.rates.Federal, g.books, g.onBooks))
		}
	}
	if g.rates.QST > 0 {
		lines = append(lines, line(QST, g.rates.QST, g.ordinary, g.taxes.QST))
	}
	return lines
}

// taxNames are the taxes as Quebec calls them.
var taxNames = map[tax.Kind]string{tax.GST: "TPS", tax.HST: "TVH", QST: "TVQ"}

// WriteCSV writes the report for an accountant: a line for each tax, then one for each tax on commissions.
func (t *Taxes) WriteCSV(to io.Writer) error {
	out := csv.NewWriter(to)
	lines := [][]string{{"nature", "province", "taxe", "taux", "base", "percue_par_les_boutiques",
		"percue_par_la_plateforme", "a_remettre"}}
	for _, l := range t.Lines {
		rate := strconv.FormatFloat(percent(l.Rate), 'f', -1, 64)
		lines = append(lines, []string{"ventes", l.Province, taxNames[l.Kind], rate, l.Base.String(),
			l.ByShops.String(), l.ByPlatform.String(), l.ByPlatform.String()})
	}
	for _, c := range t.Commissions {
		for _, tax := range []struct {
			name   string
			amount money.Cents
		}{{taxNames[federalKind(c.Province, t.To)], c.Tax.GSTHST}, {taxNames[QST], c.Tax.QST}} {
			lines = append(lines, []string{"commissions", c.Province, tax.name, "", c.Commission.String(), "",
				tax.amount.String(), tax.amount.String()})
		}
	}
	for _, line := range lines {
		for n := range line {
			if n < 4 { // sums may be negative, and are no formulas
				line[n] = sheet.Shield(line[n])
			}
		}
		if err := out.Write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
