package fulfilment

import (
	"context"
	"fmt"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/rules/shipping"
)

// shippedLetter tells the customer what left and how to follow it.
func (s *Service) shippedLetter(o *order.Order, part *order.ShopOrder, parcel order.Parcel) (mail.Message, error) {
	left := 0
	for _, item := range part.Items {
		left += item.Left()
	}
	heading, did, another := "Votre colis est en route", "%s a expédié un colis de votre commande %s.", "un autre colis"
	if part.Delivery.Method == shipping.Local {
		heading, did = "Votre livraison est en route", "%s vous livre elle-même ces articles de votre commande %s."
		another = "une autre livraison"
	}
	blocks := []mail.Block{
		mail.Heading(heading),
		mail.Paragraph(fmt.Sprintf(did, part.Name, o.Reference)),
		mail.Table{Lines: lines(o, parcel.Units)},
	}
	if how := carriedBy(parcel); how != "" {
		blocks = append(blocks, mail.Note(how))
	}
	if days := o.ArrivalOfParcel(part, s.Now()); !days.None() {
		blocks = append(blocks, mail.Note("Arrivée prévue\u00a0: "+days.French()))
	}
	if left > 0 {
		blocks = append(blocks,
			mail.Paragraph("Le reste de votre commande chez cette boutique suivra dans "+another+"."))
	}
	if parcel.TrackingLink != "" {
		blocks = append(blocks, mail.Button{Label: "Suivre mon colis", URL: parcel.TrackingLink})
	}
	return s.letter(o, heading+", commande "+o.Reference,
		append(blocks, mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
}

// correctedLetter tells the customer how a parcel is really followed.
func (s *Service) correctedLetter(o *order.Order, part *order.ShopOrder, parcel order.Parcel) (mail.Message, error) {
	blocks := []mail.Block{
		mail.Heading("Le suivi de votre colis est corrigé"),
		mail.Paragraph(fmt.Sprintf("%s a corrigé le suivi d’un colis de votre commande %s. Ces renseignements "+
			"remplacent ceux que vous avez reçus.", part.Name, o.Reference)),
	}
	if how := carriedBy(parcel); how != "" {
		blocks = append(blocks, mail.Note(how))
	} else {
		blocks = append(blocks, mail.Note("Ce colis n’a pas de suivi."))
	}
	if parcel.TrackingLink != "" {
		blocks = append(blocks, mail.Button{Label: "Suivre mon colis", URL: parcel.TrackingLink})
	}
	return s.letter(o, "Suivi corrigé, commande "+o.Reference,
		append(blocks, mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
}

// undoneLetter tells the customer that units said to have left did not.
func (s *Service) undoneLetter(o *order.Order, part *order.ShopOrder, units []order.Units) (mail.Message, error) {
	heading, what := "Votre colis n’est pas encore parti", "l’envoi"
	next := "Ils sont encore à la boutique. Vous recevrez un courriel quand ils partiront."
	if part.PickedUp() {
		heading, what = "Votre commande vous attend encore", "la remise"
		next = "Ils sont encore à la boutique, et votre code de ramassage reste le même."
	}
	return s.letter(o, heading+", commande "+o.Reference, []mail.Block{
		mail.Heading(heading),
		mail.Paragraph(fmt.Sprintf("%s avait noté par erreur %s de ces articles de votre commande %s\u00a0:",
			part.Name, what, o.Reference)),
		mail.Table{Lines: lines(o, units)},
		mail.Paragraph(next),
		mail.Button{Label: "Voir ma commande", URL: s.Link(o)},
	})
}

// carriedBy says who carries a parcel, under which number; empty when the seller gave neither.
func carriedBy(p order.Parcel) string {
	switch {
	case p.TrackingNumber == "" && p.CarrierName == "":
		return ""
	case p.TrackingNumber == "":
		return "Transporteur\u00a0: " + p.CarrierName
	case p.CarrierName == "":
		return "Numéro de suivi\u00a0: " + p.TrackingNumber
	}
	return "Transporteur\u00a0: " + p.CarrierName + "\nNuméro de suivi\u00a0: " + p.TrackingNumber
}

// cancelledLetter tells the customer what will not come, why, and what they get back.
func (s *Service) cancelledLetter(ctx context.Context, tx *db.Tx, out order.Outcome, part *order.ShopOrder,
	reason string) (mail.Message, error) {
	o := out.Order
	back, err := s.comesBack(ctx, tx, out)
	if err != nil {
		return mail.Message{}, err
	}
	blocks := []mail.Block{
		mail.Heading("Des articles de votre commande sont annulés"),
		mail.Paragraph(fmt.Sprintf("%s ne peut pas vous envoyer ces articles de votre commande %s\u00a0:", part.Name,
			o.Reference)),
		mail.Table{Lines: lines(o, out.Given)},
		mail.Paragraph("La boutique vous en donne la raison\u00a0:"),
		mail.Note(reason),
	}
	return s.letter(o, "Articles annulés, commande "+o.Reference, append(append(blocks, back...),
		mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
}

// comesBack says what a cancellation gives back, when it gives something back.
func (s *Service) comesBack(ctx context.Context, tx *db.Tx, out order.Outcome) ([]mail.Block, error) {
	back, err := s.Orders.ComesBack(ctx, tx, out.Order.ID, out.Refunds)
	if err != nil || back == "" {
		return nil, err
	}
	return []mail.Block{mail.Paragraph(back)}, nil
}

func lines(o *order.Order, units []order.Units) []mail.Line {
	var list []mail.Line
	for _, u := range units {
		item := o.Item(u.ItemID)
		list = append(list, mail.Line{Label: item.ProductName, Detail: item.VariantName, Amount: fmt.Sprintf("× %d",
			u.Quantity)})
	}
	return list
}

func (s *Service) letter(o *order.Order, subject string, blocks []mail.Block) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: subject, Blocks: blocks,
		Reason: "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("fulfilment: letter: %w", err)
	}
	return mail.Message{To: []string{o.Contact.Email}, Subject: subject, HTML: html, Text: text,
		About: order.Topic(o.ID)}, nil
}
