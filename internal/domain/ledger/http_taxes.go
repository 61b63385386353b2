package ledger

import (
	"bytes"
	"context"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/tax"
)

// DeskRoutes registers the calls of the console about taxes.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/taxes", "Taxes of a period, by province and rate", operator.ReadMoney, s.getTaxes, web.Describe(
		"Days are those of Quebec, both included; the month so far when none is given, and at most 366. Sales count "+
			"on the day they were paid, credit notes are deducted on the day they were issued."))
	operator.Get(d, "/taxes.csv", "The same as CSV", operator.ReadMoney, s.getTaxesCSV)
}

// WireTaxes are the taxes of a period.
type WireTaxes struct {
	From        tax.Day             `json:"from" format:"date"`
	To          tax.Day             `json:"to" format:"date"`
	Lines       []WireTaxLine       `json:"lines" nullable:"false" doc:"By province, tax and rate"`
	Commissions []WireCommissionTax `json:"commissions" nullable:"false" doc:"By the province of the merchants"`
	Totals      []WireTaxTotal      `json:"totals" nullable:"false"`
}

// WireTaxLine is one tax at one rate in one province.
type WireTaxLine struct {
	Province    string      `json:"province"`
	Tax         tax.Kind    `json:"tax" enum:"GST,HST,QST"`
	RatePercent float64     `json:"ratePercent"`
	Base        money.Cents `json:"base" doc:"What it was taken on, less what credit notes gave back"`
	ByShops     money.Cents `json:"byShops" doc:"Collected by registered shops, which remit it"`
	ByPlatform  money.Cents `json:"byPlatform" doc:"Collected in the place of small suppliers, to remit"`
}

// WireCommissionTax is what the platform's commissions bore.
type WireCommissionTax struct {
	Province   string      `json:"province"`
	Commission money.Cents `json:"commission"`
	GSTHST     money.Cents `json:"gstHst"`
	QST        money.Cents `json:"qst"`
}

// WireTaxTotal is one tax of all provinces.
type WireTaxTotal struct {
	Tax         tax.Kind    `json:"tax" enum:"GST,HST,QST"`
	ByShops     money.Cents `json:"byShops"`
	ByPlatform  money.Cents `json:"byPlatform"`
	Commissions money.Cents `json:"commissions"`
	ToRemit     money.Cents `json:"toRemit" doc:"By the platform: what it collected, and the taxes of its commissions"`
}

func (s *Service) getTaxes(ctx context.Context, in *PeriodInput) (*struct{ Body WireTaxes }, error) {
	t, err := s.taxesOf(ctx, *in)
	if err != nil {
		return nil, err
	}
	out := WireTaxes{From: t.From, To: t.To, Lines: []WireTaxLine{}, Commissions: []WireCommissionTax{},
		Totals: []WireTaxTotal{}}
	for _, l := range t.Lines {
		out.Lines = append(out.Lines, WireTaxLine{Province: l.Province, Tax: l.Kind, RatePercent: percent(l.Rate),
			Base: l.Base, ByShops: l.ByShops, ByPlatform: l.ByPlatform})
	}
	for _, c := range t.Commissions {
		out.Commissions = append(out.Commissions, WireCommissionTax{Province: c.Province, Commission: c.Commission,
			GSTHST: c.Tax.GSTHST, QST: c.Tax.QST})
	}
	for _, k := range t.Totals() {
		out.Totals = append(out.Totals, WireTaxTotal{Tax: k.Kind, ByShops: k.ByShops, ByPlatform: k.ByPlatform,
			Commissions: k.Commissions, ToRemit: k.ToRemit()})
	}
	return &struct{ Body WireTaxes }{out}, nil
}

func (s *Service) getTaxesCSV(ctx context.Context, in *PeriodInput) (*csvOutput, error) {
	t, err := s.taxesOf(ctx, *in)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := t.WriteCSV(&file); err != nil {
		return nil, err
	}
	name := "taxes-" + string(t.From) + "-" + string(t.To) + ".csv"
	return &csvOutput{
		ContentType: "text/csv; charset=utf-8", ContentDisposition: `attachment; filename="` + name + `"`,
		CacheControl: web.CacheNever, Body: file.Bytes(),
	}, nil
}

func (s *Service) taxesOf(ctx context.Context, in PeriodInput) (*Taxes, error) {
	period, err := in.Read(s.now())
	if err != nil {
		return nil, err
	}
	return s.Taxes(ctx, period)
}
