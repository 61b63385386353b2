package disputes

import (
	"context"
	"fmt"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
)

// letter is what a shop reads of a dispute.
type letter struct {
	subject string
	blocks  []mail.Block
}

func openedLetter(market string, o *order.Order, d dispute.Dispute) func(*order.ShopOrder) *letter {
	return func(*order.ShopOrder) *letter {
		due := ""
		if !d.DueAt.IsZero() {
			due = " avant le " + calendar.French(d.DueAt)
		}
		return &letter{"Un paiement est contesté", []mail.Block{
			mail.Heading("Un paiement est contesté"),
			mail.Paragraph(fmt.Sprintf("La personne qui a passé la commande %s conteste son paiement auprès de sa "+
				"banque. %s répondra à la banque%s.", o.Reference, market, due)),
			mail.Paragraph("Votre part de la somme est réservée jusqu’à la décision de la banque. Vous avez une " +
				"preuve d’envoi ou de livraison? Répondez à ce courriel\u00a0: nous la joindrons au dossier."),
		}}
	}
}

// wonLetter tells each shop that nothing is reserved any more. An inquiry ends so too when the buyer was paid back:
// nobody was proved right, and nothing came back to the shop.
func wonLetter(o *order.Order, d dispute.Dispute) func(*order.ShopOrder) *letter {
	return func(*order.ShopOrder) *letter {
		if d.Inquiry {
			return &letter{"La demande de la banque est close", []mail.Block{
				mail.Heading("La demande de la banque est close"),
				mail.Paragraph(fmt.Sprintf("La banque ne demande plus rien au sujet de la commande %s. La somme qui "+
					"était réservée ne l’est plus.", o.Reference)),
			}}
		}
		return &letter{"Le litige est gagné", []mail.Block{
			mail.Heading("Le litige est gagné"),
			mail.Paragraph(fmt.Sprintf("La banque nous donne raison pour la commande %s. La somme réservée est de "+
				"nouveau dans votre solde.", o.Reference)),
		}}
	}
}

// lostLetter tells each shop what the lost dispute takes from it, and what of it was owed already.
func lostLetter(market string, loss order.Loss, reason string) func(*order.ShopOrder) *letter {
	return func(part *order.ShopOrder) *letter {
		blocks := []mail.Block{mail.Heading("Le litige est perdu")}
		gave := func(sum money.Cents, effect string) {
			blocks = append(blocks, mail.Paragraph(fmt.Sprintf(
				"La banque a rendu %s à la personne qui a passé la commande %s. %s", sum.French(),
				loss.Order.Reference, effect)))
		}
		for _, r := range loss.Refunds {
			sum := r.Amount.Total() - r.Amount.Contribution
			if r.ShopOrderID != part.ID || sum == 0 {
				continue
			}
			effect := market + " assume la perte, et votre solde reste le même."
			if r.BorneBy == order.ByShop {
				effect = "La somme est retirée de votre solde, et la commission correspondante vous est rendue."
			}
			gave(sum, effect)
		}
		if sum := loss.Covered[part.ID]; sum > 0 {
			gave(sum, "C’est un remboursement qui lui était déjà dû\u00a0: il ne change plus votre solde.")
		}
		if len(blocks) == 1 {
			return nil
		}
		return &letter{"Le litige est perdu", append(blocks, mail.Note(reason))}
	}
}

// writeToShops writes to the shops of an order that gave an address, and returns the letters.
func (s *Service) writeToShops(ctx context.Context, tx *db.Tx, o *order.Order,
	what func(*order.ShopOrder) *letter) error {
	_, err := s.post(ctx, tx, o, what)
	return err
}

func (s *Service) post(ctx context.Context, tx *db.Tx, o *order.Order, what func(*order.ShopOrder) *letter) (
	[]mail.Message, error) {
	shops, err := shop.ByIDs(ctx, s.db, o.ShopIDs())
	if err != nil {
		return nil, fmt.Errorf("disputes: read shops: %w", err)
	}
	var letters []mail.Message
	for _, part := range o.Shops {
		owner, letter := shops[part.ShopID], what(part)
		if letter == nil || owner == nil || owner.Merchant.Email == "" {
			continue
		}
		subject := letter.subject + ", commande " + o.Reference
		html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject,
			Blocks: append(letter.blocks, mail.Button{Label: "Voir la commande",
				URL: s.SellerURL + "/commandes/" + o.ID}),
			Reason: "Vous recevez ce courriel parce " + french.Elide("que", owner.Name) + " vend sur " + s.Brand.Name +
				"."})
		if err != nil {
			return nil, fmt.Errorf("disputes: letter: %w", err)
		}
		m := mail.Message{ID: db.NewID(), To: []string{owner.Merchant.Email}, ReplyTo: s.Contact, Subject: subject,
			HTML: html, Text: text, About: order.Topic(o.ID)}
		if err := mail.Enqueue(ctx, tx, m); err != nil {
			return nil, err
		}
		letters = append(letters, m)
	}
	return letters, nil
}
