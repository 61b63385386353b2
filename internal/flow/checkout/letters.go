package checkout

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
)

// TrackingPath is the page that the link in the customer's letter opens, with the order's id and its token.
const TrackingPath = "/suivi-de-commande"

// TrackingLink opens an order whole, without a password: send it to its buyer alone.
func TrackingLink(access order.Access, orderID string) string {
	return TrackingPath + "?" + url.Values{"commande": {orderID}, "jeton": {access.Token(orderID)}}.Encode()
}

// confirmation is the contract as Quebec's consumer law requires it: who sells, what, at what price and fees, when it
// ships and how it can be returned.
func (s *Service) confirmation(o *order.Order) (mail.Message, error) {
	greeting := "Merci pour votre commande!"
	if o.Contact.FirstName != "" {
		greeting = "Merci pour votre commande, " + o.Contact.FirstName + "!"
	}
	blocks := []mail.Block{
		mail.Heading(greeting),
		mail.Paragraph(fmt.Sprintf("Votre commande %s du %s est payée. "+
			"%s",
			o.Reference, calendar.French(o.CreatedAt), whatComes(o))),
		mail.Button{Label: "Suivre ma commande", URL: TrackingLink(s.Access, o.ID)},
	}
	for _, part := range o.Shops {
		blocks = append(blocks, shopBlocks(o, part)...)
	}
	blocks = append(blocks,
		mail.Heading("Total"), mail.Table{Totals: orderTotals(o)},
	)
	if o.HasDestination() {
		blocks = append(blocks, mail.Paragraph("Livraison à\u00a0:\n"+strings.Join(o.ShippingAddress.Lines(), "\n")))
	}
	if o.Gift != nil {
		blocks = append(blocks, mail.Paragraph(giftText(
			"Vous offrez cette commande\u00a0: les colis partent sans prix.", o.Gift)))
	}
	if o.UserID == "" {
		blocks = append(blocks, mail.Note("La facture de votre commande est jointe à ce courriel. "+
			"Gardez-le\u00a0: le lien ci-dessus ouvre votre commande sans mot de passe."))
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Commande " + o.Reference + ", " + o.GrandTotal.French(), Blocks: blocks,
		Reason: "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("checkout: confirmation: %w", err)
	}
	return mail.Message{
		To:      []string{o.Contact.Email},
		Subject: "Votre commande " + o.Reference,
		HTML:    html,
		Text:    text,
	}, nil
}

// ordinaryReturns holds for every shop, and is said of one that adds nothing.
const ordinaryReturns = "30\u00a0jours après l’expédition, sauf pour les articles en vente finale. Demandez le " +
	"retour depuis votre commande."

// shopBlocks is one shop's part: its goods and sums, then the merchant and its terms.
func shopBlocks(o *order.Order, part *order.ShopOrder) []mail.Block {
	table := mail.Table{Lines: itemLines(part), Totals: append(promotionLines(part),
		mail.Line{Label: order.FrenchMethods[part.Delivery.Method], Amount: part.Shipping.French()},
		mail.Line{Label: "Taxes", Amount: part.Tax.Total().French()},
		mail.Line{Label: "Total de la boutique", Amount: part.Total.French()},
	)}
	terms := []string{"Commerçant\u00a0: " + part.MerchantName + ", " + part.MerchantAddress}
	if reach := part.Reach(); reach != "" {
		terms = append(terms, "Pour joindre le commerçant\u00a0: "+reach)
	}
	terms = append(terms, deliveryLines(o, part)...)
	terms = append(terms, "Retours\u00a0: "+cmp.Or(part.ReturnTerms, ordinaryReturns))
	return []mail.Block{mail.Heading(part.Name), table, mail.Note(strings.Join(terms, "\n"))}
}

// promotionLines are what promotions took off a part.
func promotionLines(part *order.ShopOrder) (lines []mail.Line) {
	for _, p := range part.Promotions {
		if p.Kind == pricing.FreeShipping {
			lines = append(lines, mail.Line{Label: p.Label(), Amount: "Livraison offerte"})
			continue
		}
		label := p.Label()
		if p.Market {
			label += ", offert par le marché"
		}
		lines = append(lines, mail.Line{Label: label, Amount: "−" + money.Cents(p.Off).French()})
	}
	return lines
}

func itemLines(part *order.ShopOrder) []mail.Line {
	var lines []mail.Line
	for _, i := range part.Items {
		detail := fmt.Sprintf("%d × %s", i.Quantity, i.UnitPrice.French())
		if i.VariantName != "" {
			detail = i.VariantName + " · " + detail
		}
		if i.FinalSale {
			detail += " · vente finale"
		}
		lines = append(lines, mail.Line{Label: i.ProductName, Detail: detail, Amount: i.Total().French()})
	}
	return lines
}

func orderTotals(o *order.Order) []mail.Line {
	federal, quebec := o.TaxNames()
	totals := []mail.Line{{Label: "Sous-total", Amount: (o.Subtotal + o.Off()).French()}}
	if o.Off() > 0 {
		totals = append(totals, mail.Line{Label: "Rabais", Amount: "−" + o.Off().French()})
	}
	totals = append(totals, mail.Line{Label: "Livraison", Amount: o.Shipping.French()})
	if o.Contribution > 0 {
		totals = append(totals, mail.Line{Label: "Contribution à la plateforme", Amount: o.Contribution.French()})
	}
	totals = append(totals, mail.Line{Label: federal, Amount: o.Tax.GSTHST.French()})
	if quebec != "" {
		totals = append(totals, mail.Line{Label: quebec, Amount: o.Tax.QST.French()})
	}
	return append(totals, mail.Line{Label: "Total payé", Amount: o.GrandTotal.French()})
}

// notice is the letter to a shop: what to prepare and where it goes. It says nothing of the other shops' parts.
func (s *Service) notice(o *order.Order, part *order.ShopOrder, to string) (mail.Message, error) {
	blocks := []mail.Block{
		mail.Heading("Nouvelle commande"),
		mail.Paragraph(fmt.Sprintf("La commande %s du %s est payée. Vous pouvez la préparer.",
			o.Reference, calendar.French(o.CreatedAt))),
		mail.Table{Lines: itemLines(part), Totals: append(promotionLines(part),
			mail.Line{Label: order.FrenchMethods[part.Delivery.Method], Amount: part.Shipping.French()},
			mail.Line{Label: "Taxes", Amount: part.Tax.Total().French()},
			mail.Line{Label: "Total", Amount: part.Total.French()},
		)},
		mail.Paragraph(whereTo(o, part)),
	}
	if o.Gift != nil {
		blocks = append(blocks, mail.Paragraph(giftText("C’est un cadeau\u00a0: ne mettez dans le colis ni prix ni "+
			"facture. Le bordereau d’expédition est sans prix.", o.Gift)))
	}
	blocks = append(blocks,
		mail.Button{Label: "Préparer la commande", URL: s.Seller + "/commandes/" + url.PathEscape(o.ID)})
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: fmt.Sprintf("Commande %s, %s", o.Reference, part.Total.French()), Blocks: blocks,
		Reason: "Vous recevez ce courriel parce " + french.Elide("que", part.Name) + " vend sur " + s.Brand.Name + ".",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("checkout: notice: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: "Nouvelle commande " + o.Reference, HTML: html, Text: text}, nil
}

// giftText is what a letter says of a gift, with the message that goes with it.
func giftText(text string, g *order.Gift) string {
	if g.Message == "" {
		return text
	}
	return text + "\nMot à joindre\u00a0:\n" + g.Message
}
