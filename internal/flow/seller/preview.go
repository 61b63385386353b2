package seller

import (
	"context"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// PreviewCase is a purchase to try shipping settings on.
type PreviewCase struct {
	Units    int         `json:"units" minimum:"1" maximum:"1000"`
	Subtotal money.Cents `json:"subtotal" doc:"Of all the units, before tax"`
	Province string      `json:"province,omitempty" maxLength:"2" doc:"Of delivery; QC when absent"`
}

// PreviewLine is what a customer pays in such a case.
type PreviewLine struct {
	PreviewCase
	Shipping   money.Cents  `json:"shipping"`
	GSTHST     money.Cents  `json:"gst_hst"`
	QST        money.Cents  `json:"qst"`
	Total      money.Cents  `json:"total"`
	Free       bool         `json:"free"`
	LeftToFree *money.Cents `json:"leftToFree" doc:"What is missing to ship free; null when the shop has no threshold"`
}

var (
	textSettings = problem.Say(
		"Les montants de livraison doivent être positifs ou nuls, et chaque palier doit commencer à une quantité "+
			"différente.",
		"Shipping amounts must be zero or above, and each tier must start at a different quantity.")
	textCase = problem.Say("Ce cas ne peut pas être calculé.", "This case cannot be worked out.")
)

// preview bills each case as the checkout would, with goods taxed at the ordinary rate.
func preview(settings shipping.Settings, cases []PreviewCase, now time.Time) ([]PreviewLine, error) {
	if settings.Validate() != nil {
		return nil, check.Refuse(*check.Fail("shippingSettings", "shipping", textSettings))
	}
	lines := make([]PreviewLine, len(cases))
	for i, c := range cases {
		if c.Province == "" {
			c.Province = "QC"
		}
		if err := check.All(check.Province("cases.province", c.Province)); err != nil {
			return nil, err
		}
		rates, err := tax.RatesOn(c.Province, tax.DayOf(now.In(calendar.Eastern)))
		if err != nil {
			return nil, err
		}
		if lines[i], err = billCase(settings, c, rates); err != nil {
			return nil, check.Refuse(*check.Fail("cases", "case", textCase)).Because(err)
		}
	}
	return lines, nil
}

// billCase bills so many units that are worth the subtotal together; the last one bears what does not divide.
func billCase(settings shipping.Settings, c PreviewCase, rates tax.Rates) (PreviewLine, error) {
	each := c.Subtotal / money.Cents(c.Units)
	basket := pricing.Basket{Rates: rates, Shipping: map[string]shipping.Settings{"": settings}, Lines: []pricing.Line{
		{ID: "last", Category: tax.Standard, UnitPrice: c.Subtotal - each*money.Cents(c.Units-1), Quantity: 1},
	}}
	if c.Units > 1 {
		basket.Lines = append(basket.Lines, pricing.Line{ID: "others", Category: tax.Standard, UnitPrice: each,
			Quantity: c.Units - 1})
	}
	bill, err := pricing.Quote(basket)
	if err != nil {
		return PreviewLine{}, err
	}
	line := PreviewLine{
		PreviewCase: c, Shipping: bill.Shipping, GSTHST: bill.Tax.GSTHST, QST: bill.Tax.QST, Total: bill.GrandTotal,
		Free: bill.Shipping == 0,
	}
	if left, has := shipping.LeftToFree(settings, c.Subtotal); has {
		line.LeftToFree = &left
	}
	return line, nil
}

type previewInput struct {
	Body struct {
		ShippingSettings shipping.Wire `json:"shippingSettings"`
		Cases            []PreviewCase `json:"cases" minItems:"1" maxItems:"30" nullable:"false"`
	}
}

type previewOutput struct {
	Body struct {
		Cases []PreviewLine `json:"cases" nullable:"false"`
	}
}

func (s *Service) postPreview(ctx context.Context, in *previewInput) (*previewOutput, error) {
	if _, err := web.SignedIn(ctx); err != nil {
		return nil, err
	}
	lines, err := preview(in.Body.ShippingSettings.Settings(), in.Body.Cases, s.Now())
	if err != nil {
		return nil, err
	}
	out := &previewOutput{}
	out.Body.Cases = lines
	return out, nil
}
