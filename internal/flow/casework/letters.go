package casework

import (
	"context"
	"fmt"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

// draft is a letter before it is laid out.
type draft struct {
	to      string
	subject string
	blocks  []mail.Block
	reason  string         // why one receives it
	refunds []order.Refund // whose credit notes it carries
}

const buyerReason = "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse."

func (s *Service) toBuyer(o *order.Order, subject string, blocks ...mail.Block) draft {
	return draft{o.Contact.Email, subject + ", commande " + o.Reference,
		append(blocks, mail.Button{Label: "Voir ma commande", URL: s.Link(o)}), buyerReason, nil}
}

// toShop is false for a shop that gave no address.
func (s *Service) toShop(o *order.Order, owner *shop.Shop, subject string, blocks ...mail.Block) (draft, bool) {
	return s.toShopDesk(owner, subject+", commande "+o.Reference,
		append(blocks, mail.Button{Label: "Voir la commande", URL: s.SellerURL + "/commandes/" + o.ID})...)
}

// toShopDesk is a letter to a shop that is not about one order; false for a shop that gave no address.
func (s *Service) toShopDesk(owner *shop.Shop, subject string, blocks ...mail.Block) (draft, bool) {
	if owner == nil || owner.Merchant.Email == "" {
		return draft{}, false
	}
	reason := "Vous recevez ce courriel parce " + french.Elide("que", owner.Name) + " vend sur " + s.Brand.Name + "."
	return draft{owner.Merchant.Email, subject, blocks, reason, nil}, true
}

// post lays letters out and queues them, and returns them as they will be sent.
func (s *Service) post(ctx context.Context, tx *db.Tx, o *order.Order, drafts ...draft) ([]mail.Message, error) {
	var letters []mail.Message
	for _, d := range drafts {
		html, text, err := mail.Render(s.Brand, mail.Content{Preview: d.subject, Blocks: d.blocks, Reason: d.reason})
		if err != nil {
			return nil, fmt.Errorf("casework: letter: %w", err)
		}
		letter := mail.Message{ID: db.NewID(), To: []string{d.to}, ReplyTo: s.Contact, Subject: d.subject, HTML: html,
			Text: text, About: order.Topic(o.ID)}
		if s.CreditNotes != nil && len(d.refunds) > 0 {
			if letter.Attachments, err = s.CreditNotes(ctx, tx, o, d.refunds); err != nil {
				return nil, err
			}
		}
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return nil, err
		}
		letters = append(letters, letter)
	}
	return letters, nil
}

// refundLetters tell the buyer what they get back and why, and each shop that bears it.
func (s *Service) refundLetters(o *order.Order, shops map[string]*shop.Shop, refunds []order.Refund,
	reason string) []draft {
	var total money.Cents
	for _, r := range refunds {
		total += r.Amount.Total()
	}
	drafts := []draft{s.toBuyer(o, "Nous vous remboursons",
		mail.Heading("Nous vous remboursons "+total.French()),
		mail.Paragraph(fmt.Sprintf("Pour votre commande %s du %s, voici pourquoi\u00a0:", o.Reference,
			calendar.French(o.CreatedAt))),
		mail.Note(reason),
		mail.Paragraph("L’argent revient sur la carte qui a servi au paiement; comptez "+order.RefundDelay+"."))}
	drafts[0].refunds = refunds
	for _, r := range refunds {
		part := o.PartByID(r.ShopOrderID)
		if r.BorneBy != order.ByShop || part == nil {
			continue
		}
		letter, ok := s.toShop(o, shops[part.ShopID], "Un remboursement a été fait",
			mail.Heading("Un remboursement a été fait"),
			mail.Paragraph(fmt.Sprintf("%s a remboursé %s à la personne qui a passé la commande %s. La somme est "+
				"retirée de votre solde, et la commission correspondante vous est rendue.", s.Brand.Name,
				(r.Amount.Total()-r.Amount.Contribution).French(), o.Reference)),
			mail.Note(reason))
		if ok {
			drafts = append(drafts, letter)
		}
	}
	return drafts
}

// cancelLetters tell the buyer what will not come and what they get back, and each shop what it need not prepare.
func (s *Service) cancelLetters(out order.Outcome, shops map[string]*shop.Shop, units []order.Units,
	reason, back string) []draft {
	o := out.Order
	blocks := []mail.Block{
		mail.Heading("Des articles de votre commande sont annulés"),
		mail.Paragraph(s.Brand.Name + " a annulé ces articles\u00a0:"), mail.Table{Lines: lines(o, units, "")},
		mail.Paragraph("Voici pourquoi\u00a0:"), mail.Note(reason),
	}
	if back != "" {
		blocks = append(blocks, mail.Paragraph(back))
	}
	drafts := []draft{s.toBuyer(o, "Articles annulés", blocks...)}
	drafts[0].refunds = out.Refunds
	for _, part := range o.Shops {
		own := lines(o, units, part.ShopID)
		if len(own) == 0 {
			continue
		}
		letter, ok := s.toShop(o, shops[part.ShopID], "Articles annulés",
			mail.Heading("Des articles sont annulés"),
			mail.Paragraph(s.Brand.Name+" a annulé ces articles\u00a0: ne les préparez pas."), mail.Table{Lines: own},
			mail.Note(reason))
		if ok {
			drafts = append(drafts, letter)
		}
	}
	return drafts
}

// overruleLetters tell the buyer and the shop what was decided of a return.
func (s *Service) overruleLetters(o *order.Order, shops map[string]*shop.Shop, item *order.Item,
	refunds []order.Refund, reason, back string) ([]draft, error) {
	part := o.Part(item.ShopID)
	units := []order.Units{{ItemID: item.ID, Quantity: item.Return.Quantity}}
	table := mail.Table{Lines: lines(o, units, "")}
	title := "Votre retour est accepté"
	blocks := []mail.Block{mail.Paragraph(s.Brand.Name + " a repris votre demande et vous donne raison.")}
	if item.Return.Status == order.ReturnCompleted {
		title = "Votre retour est remboursé"
		blocks = append(blocks, mail.Paragraph(strings.TrimSpace(back+" Vous n’avez rien à rendre.")))
	} else {
		refund, err := part.RefundOf(item, item.Return.Quantity)
		if err != nil {
			return nil, err
		}
		where, by := part.HowToReturn(item.Return.DueAt)
		blocks = append(blocks, mail.Paragraph(where), mail.Note(by), mail.Paragraph(fmt.Sprintf(
			"À sa réception, nous vous rembourserons %s, taxes comprises.", refund.French())))
	}
	drafts := []draft{s.toBuyer(o, title, append([]mail.Block{mail.Heading(title), table}, blocks...)...)}
	drafts[0].refunds = refunds
	letter, ok := s.toShop(o, shops[part.ShopID], "Un retour a été tranché",
		mail.Heading("Un retour a été tranché"),
		mail.Paragraph(s.Brand.Name+" a tranché ce retour en faveur de la personne\u00a0: "+nextForShop(item)), table,
		mail.Paragraph("Voici pourquoi\u00a0:"), mail.Note(reason))
	if ok {
		drafts = append(drafts, letter)
	}
	return drafts, nil
}

func nextForShop(item *order.Item) string {
	if item.Return.Status == order.ReturnCompleted {
		return "elle est remboursée, et la somme est retirée de votre solde."
	}
	return "elle peut vous rendre les articles, dont vous confirmerez la réception."
}

// correctionLetter tells the buyer how a parcel is really followed.
func (s *Service) correctionLetter(o *order.Order, part *order.ShopOrder, parcel order.Parcel) draft {
	how := "Ce colis n’a pas de suivi."
	switch {
	case parcel.CarrierName != "" && parcel.TrackingNumber != "":
		how = "Transporteur\u00a0: " + parcel.CarrierName + "\nNuméro de suivi\u00a0: " + parcel.TrackingNumber
	case parcel.CarrierName != "":
		how = "Transporteur\u00a0: " + parcel.CarrierName
	case parcel.TrackingNumber != "":
		how = "Numéro de suivi\u00a0: " + parcel.TrackingNumber
	}
	blocks := []mail.Block{
		mail.Heading("Le suivi de votre colis est corrigé"),
		mail.Paragraph(fmt.Sprintf("Voici le suivi du colis %s. Il remplace celui que vous avez reçu.",
			french.Elide("de", part.Name))),
		mail.Note(how),
	}
	if parcel.TrackingLink != "" {
		blocks = append(blocks, mail.Button{Label: "Suivre mon colis", URL: parcel.TrackingLink})
	}
	return s.toBuyer(o, "Suivi corrigé", blocks...)
}

// reminder asks a shop to send what is late of some orders.
func (s *Service) reminder(orders []*order.Order, owner *shop.Shop) (draft, bool) {
	if owner == nil {
		return draft{}, false
	}
	var blocks []mail.Block
	ways := map[shipping.Method]int{}
	for _, o := range orders {
		part := o.Part(owner.ID)
		must := "partir"
		if part.PickedUp() {
			must = "être prêts"
		}
		ways[part.Delivery.Method]++
		blocks = append(blocks,
			mail.Paragraph(fmt.Sprintf("Ces articles de la commande %s devaient %s au plus tard le %s\u00a0:",
				o.Reference, must, calendar.French(part.ShipBy.Add(-1)))),
			mail.Table{Lines: lines(o, leftOf(part), "")})
	}
	title, ask := reminderWords(ways, len(orders))
	blocks = append(append([]mail.Block{mail.Heading(title)}, blocks...), mail.Paragraph(ask))
	if len(orders) == 1 {
		return s.toShop(orders[0], owner, title, blocks...)
	}
	return s.toShopDesk(owner, title, append(blocks,
		mail.Button{Label: "Voir les commandes", URL: s.SellerURL + "/commandes"})...)
}

// reminderWords are the title of a reminder of some orders, counted by their way of delivery, and what it asks for.
// Those of several ways are called orders.
func reminderWords(ways map[shipping.Method]int, orders int) (title, ask string) {
	const blocked = " Si quelque chose vous en empêche, répondez à ce courriel."
	one, many := "Une commande est en retard", "%d commandes sont en retard"
	ask = "Faites partir ces articles ou préparez-les dès aujourd’hui, ou annulez ce que vous ne pouvez pas fournir."
	switch orders {
	case ways[shipping.Parcel]:
		one, many = "Un colis est en retard", "%d colis sont en retard"
		ask = "Expédiez-les dès aujourd’hui, ou annulez ce que vous ne pouvez pas envoyer."
	case ways[shipping.Pickup]:
		one, many = "Un ramassage est en retard", "%d ramassages sont en retard"
		ask = "Préparez-les dès aujourd’hui et notez qu’ils sont prêts, ou annulez ce que vous ne pouvez pas remettre."
	case ways[shipping.Local]:
		one, many = "Une livraison locale est en retard", "%d livraisons locales sont en retard"
		ask = "Livrez ces articles dès aujourd’hui, ou annulez ce que vous ne pouvez pas fournir."
	}
	if orders == 1 {
		return one, ask + blocked
	}
	return fmt.Sprintf(many, orders), ask + blocked
}

// leftOf are the units of a part that have not left.
func leftOf(part *order.ShopOrder) (units []order.Units) {
	for _, item := range part.Items {
		if item.Left() > 0 {
			units = append(units, order.Units{ItemID: item.ID, Quantity: item.Left()})
		}
	}
	return units
}

// lines are units of items, of one shop or of all (an empty shopID).
func lines(o *order.Order, units []order.Units, shopID string) (list []mail.Line) {
	for _, u := range units {
		item := o.Item(u.ItemID)
		if item == nil || shopID != "" && item.ShopID != shopID {
			continue
		}
		list = append(list, mail.Line{Label: item.ProductName, Detail: item.VariantName,
			Amount: fmt.Sprintf("× %d", u.Quantity)})
	}
	return list
}

func (s *Service) shopsOf(ctx context.Context, o *order.Order) (map[string]*shop.Shop, error) {
	shops, err := shop.ByIDs(ctx, s.db, o.ShopIDs())
	if err != nil {
		return nil, fmt.Errorf("casework: read shops: %w", err)
	}
	return shops, nil
}
