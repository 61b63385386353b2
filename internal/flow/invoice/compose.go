package invoice

import (
	"fmt"
	"slices"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// bundle is everything the papers of an order are made of.
type bundle struct {
	*order.Order
	invoices []order.Invoice
	refunds  []order.Refund
	attempt  *order.Attempt // nil in a shop's own copy, which tells neither the card nor the buyer's e-mail
}

const returnsRemark = "Retours\u00a0: 30\u00a0jours après l’expédition, auprès de chaque boutique. Les conditions " +
	"affichées le jour de l’achat sont dans votre courriel de confirmation."

// wholeInvoice is the one invoice of an order of several shops.
func (s *Service) wholeInvoice(b bundle) *paper {
	o := b.Order
	p := &paper{
		title: "Facture", head: []string{o.Reference, calendar.French(o.PaidAt) + ", " + calendar.FrenchTime(o.PaidAt)},
		at: o.PaidAt, blocks: b.blocks(o.GrandTotal), remarks: []string{returnsRemark}, atBottom: true,
		brand: s.platform.Name, foot: s.platform.foot(),
	}
	for _, part := range o.Shops {
		p.sections = append(p.sections, s.section(b, part))
	}
	p.marks = legend(ratesOf(o.Shops...), p.sections)
	p.totals = append(sold(o, o.Subtotal, o.Off(), o.Shipping, o.Tax, o.Contribution),
		total{"Total payé", o.GrandTotal.French(), true})
	net := o.GrandTotal
	for _, r := range b.refunds {
		label := "Remboursé le " + calendar.French(r.CreatedAt) + ", " + o.PartByID(r.ShopOrderID).Name
		if r.CreditNote != nil {
			label += ", note " + r.CreditNote.Printed()
		}
		p.totals = append(p.totals, total{label, minus(r.Amount.Total()), false})
		net -= r.Amount.Total()
		p.at = r.CreatedAt // the same refunds print the same paper
	}
	if len(b.refunds) > 0 {
		p.totals = append(p.totals, total{"Net", net.French(), true})
	}
	return p
}

// shopInvoice is the invoice of one shop's part.
func (s *Service) shopInvoice(b bundle, part *order.ShopOrder, i order.Invoice) *paper {
	o := b.Order
	p := &paper{
		title: "Facture", head: []string{Number(i), calendar.French(i.IssuedAt), "Commande " + o.Reference},
		at: i.IssuedAt, blocks: b.blocksOf(part), sections: []section{s.section(b, part)}, atBottom: true,
		brand: s.platform.Name, foot: s.platform.foot(),
	}
	p.marks = legend(ratesOf(part), p.sections)
	p.remarks = append(p.remarks, deliveryRemarks(part)...)
	if part.ReturnTerms != "" {
		p.remarks = append(p.remarks, "Retours\u00a0: "+part.ReturnTerms)
	} else {
		p.remarks = append(p.remarks, returnsRemark)
	}
	p.totals = append(sold(&order.Order{Shops: []*order.ShopOrder{part}}, part.Subtotal, part.Off(), part.Shipping,
		part.Tax, 0),
		total{"Total payé", part.Total.French(), true})
	return p
}

// sold are the sums of a sale: what was paid for the goods, of which promotions took something off before.
func sold(o *order.Order, goods, off, shipping money.Cents, taken tax.Amounts, contribution money.Cents) []total {
	federal, quebec := o.TaxNames()
	totals := []total{{"Articles", (goods + off).French(), false}}
	if off > 0 {
		totals = append(totals, total{"Rabais", minus(off), false})
	}
	totals = append(totals, total{"Livraison", shipping.French(), false}, total{federal, taken.GSTHST.French(), false})
	if quebec != "" {
		totals = append(totals, total{quebec, taken.QST.French(), false})
	}
	if contribution > 0 {
		totals = append(totals, total{"Contribution à la plateforme, non taxable", contribution.French(), false})
	}
	return totals
}

// blocksOf is [bundle.blocks] for one shop's part.
func (b bundle) blocksOf(part *order.ShopOrder) [3]block {
	own := *b.Order
	own.Shops = []*order.ShopOrder{part}
	b.Order = &own
	return b.blocks(part.Total)
}

// blocks says who pays, where it goes, and how it was paid.
func (b bundle) blocks(paid money.Cents) [3]block {
	payment := block{title: "Payé", amount: paid.French(), lines: []string{calendar.French(b.PaidAt)}}
	if card := b.attempt.Card(); card != "" {
		payment.lines = append([]string{card}, payment.lines...)
	}
	to := b.destination()
	if b.Contact.Phone != "" {
		to.lines = append(to.lines, check.ShowPhone(b.Contact.Phone))
	}
	return [3]block{b.payer("Facturé à"), to, payment}
}

func (b bundle) payer(title string) block {
	payer := block{title: title, lines: b.BillingAddress.Lines()}
	if b.attempt != nil {
		payer.lines = append(payer.lines, b.Contact.Email)
	}
	return payer
}

// section is what a shop sold in an order, with its taxes.
func (s *Service) section(b bundle, part *order.ShopOrder) section {
	goods := goodsOf(part)
	sec := s.letterhead(part)
	if n := slices.IndexFunc(b.invoices, func(i order.Invoice) bool { return i.ShopOrderID == part.ID }); n >= 0 {
		sec.number = "Facture " + Number(b.invoices[n])
	}
	for _, i := range part.Items {
		sec.rows = append(sec.rows, line{fmt.Sprint(i.Quantity), i.ProductName, detailOf(i),
			markOf(part.Rates, i.TaxCategory), i.UnitPrice.French(), i.Total().French()})
	}
	sec.rows = append(sec.rows, promotionRows(part)...)
	shipping := line{name: order.FrenchMethods[part.Delivery.Method],
		detail: shippingDetail(part.Rates, goods, part.Shipping), amount: part.Shipping.French()}
	if part.Shipping > 0 {
		shipping.mark = markOfAll(part.Rates, goods)
	}
	sec.rows = append(sec.rows, shipping)
	all := slices.Concat(goods, tax.Spread(goods, part.Shipping))
	sec.sums = append([]sum{{"Sous-total", (part.Subtotal + part.Shipping).French()}},
		justify(part.Rates, all, part.Tax, money.Cents.French)...)
	sec.total = part.Total.French()
	return sec
}

// promotionRows are what promotions took off a part, under the lines they took it from.
func promotionRows(part *order.ShopOrder) (rows []line) {
	for _, p := range part.Promotions {
		switch {
		case p.Kind == pricing.FreeShipping:
			rows = append(rows, line{name: p.Label(), detail: "livraison offerte"})
		case p.Market:
			rows = append(rows, line{name: p.Label(), detail: "offert par le marché",
				amount: minus(money.Cents(p.Off))})
		default:
			rows = append(rows, line{name: p.Label(), detail: "rabais", amount: minus(money.Cents(p.Off))})
		}
	}
	return rows
}

// letterhead is who a shop is: name, legal name, address, how to reach it, and its tax numbers.
func (s *Service) letterhead(part *order.ShopOrder) section {
	sec := section{name: part.Name, who: []string{part.MerchantName + ", " + part.MerchantAddress},
		taxes: taxNumbers(s.platform, part)}
	if reach := part.Reach(); reach != "" {
		sec.who = append(sec.who, reach)
	}
	return sec
}

func detailOf(i *order.Item) string {
	var words []string
	for _, w := range []string{i.VariantName, i.SKU} {
		if w != "" {
			words = append(words, w)
		}
	}
	if i.FinalSale {
		words = append(words, "vente finale")
	}
	return strings.Join(words, ", ")
}

// taxNumbers are the shop's own, or the platform's when it collects in the shop's place.
func taxNumbers(platform Platform, part *order.ShopOrder) []string {
	gst, qst := part.GSTNumber, part.QSTNumber
	var lines []string
	if gst == "" && qst == "" {
		gst, qst = platform.GSTNumber, platform.QSTNumber
		lines = append(lines, "Petit fournisseur\u00a0: taxes perçues par "+platform.Name)
	}
	return append(lines, numbers(gst, qst)...)
}

// numbers writes the tax numbers that there are.
func numbers(gst, qst string) (lines []string) {
	if gst != "" {
		lines = append(lines, "TPS/TVH "+gst)
	}
	if qst != "" {
		lines = append(lines, "TVQ "+qst)
	}
	return lines
}

// foot is who runs the market, at the foot of each page.
func (p Platform) foot() string {
	return "Achat fait sur " + p.who() + ". Montants en dollars canadiens."
}

// who is the market's name, address and e-mail.
func (p Platform) who() string {
	who := []string{p.Name}
	for _, w := range []string{p.Address, p.Email} {
		if w != "" {
			who = append(who, w)
		}
	}
	return strings.Join(who, ", ")
}
