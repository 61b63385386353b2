package returns

import (
	"fmt"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// askedLetters tells the customer that the request went out, and each shop what it is asked to take back.
func (s *Service) askedLetters(o *order.Order, asked []*order.ReturnItem, shops map[string]*shop.Shop) ([]mail.Message,
	error) {
	confirmation, err := s.letter(o, o.Contact.Email, "Votre demande de retour, commande "+o.Reference, buyerReason,
		[]mail.Block{
			mail.Heading("Votre demande de retour est envoyée"),
			mail.Paragraph(fmt.Sprintf("Pour la commande %s du %s. La boutique vous répondra bientôt; attendez sa "+
				"réponse avant d’envoyer ou de rapporter quoi que ce soit.",
				o.Reference, calendar.French(o.CreatedAt))),
			mail.Table{Lines: lines(o, asked, "")},
			mail.Button{Label: "Voir ma commande", URL: s.Link(o)},
		})
	if err != nil {
		return nil, err
	}
	letters := []mail.Message{confirmation}
	for _, part := range o.Shops {
		owner, wanted := shops[part.ShopID], lines(o, asked, part.ShopID)
		if owner == nil || owner.Merchant.Email == "" || len(wanted) == 0 {
			continue
		}
		reason := "Vous recevez ce courriel parce " + french.Elide("que", part.Name) + " vend sur " + s.Brand.Name + "."
		subject := "Demande de retour, commande " + o.Reference
		letter, err := s.letter(o, owner.Merchant.Email, subject, reason, []mail.Block{
			mail.Heading("Demande de retour"),
			mail.Paragraph(fmt.Sprintf("La personne qui a passé la commande %s du %s demande à retourner\u00a0:",
				o.Reference,
				calendar.French(o.CreatedAt))),
			mail.Table{Lines: wanted},
			mail.Button{Label: "Répondre à la demande", URL: s.SellerURL + "/retours"},
		})
		if err != nil {
			return nil, err
		}
		letters = append(letters, letter)
	}
	return letters, nil
}

// lines are the items of a request, of one shop or of all (an empty shopID).
func lines(o *order.Order, asked []*order.ReturnItem, shopID string) []mail.Line {
	var list []mail.Line
	for _, ret := range asked {
		if shopID != "" && ret.ShopID != shopID {
			continue
		}
		item := o.Item(ret.ItemID)
		list = append(list, mail.Line{Label: nameOf(item), Detail: "Raison\u00a0: " + ret.Reason,
			Amount: fmt.Sprintf("× %d", ret.Quantity)})
	}
	return list
}

func nameOf(i *order.Item) string {
	if i.VariantName == "" {
		return i.ProductName
	}
	return i.ProductName + ", " + i.VariantName
}

const buyerReason = "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse."

// settledLetter tells the customer what became of a return, and what comes back to them.
func (s *Service) settledLetter(o *order.Order, returnID, back string) ([]mail.Message, error) {
	item := returned(o, returnID)
	if item == nil {
		return nil, fmt.Errorf("returns: order %s has no return %s", o.ID, returnID)
	}
	title, sentences, err := outcome(o.Part(item.ShopID), item, back)
	if err != nil {
		return nil, err
	}
	subject := title + ", commande " + o.Reference
	letter, err := s.letter(o, o.Contact.Email, subject, buyerReason, append(append([]mail.Block{
		mail.Heading(title),
		mail.Table{Lines: []mail.Line{{Label: nameOf(item), Amount: fmt.Sprintf("× %d", item.Return.Quantity)}}},
	}, sentences...), mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
	return []mail.Message{letter}, err
}

// outcome is the title and the sentences of a return's status.
func outcome(
	part *order.ShopOrder, item *order.Item, back string,
) (title string, sentences []mail.Block, err error) {
	switch item.Return.Status {
	case order.ReturnPending:
		refund, err := part.RefundOf(item, item.Return.Quantity)
		where, by := part.HowToReturn(item.Return.DueAt)
		return "Votre retour est accepté", []mail.Block{
			mail.Paragraph(where), mail.Note(by),
			mail.Paragraph("À sa réception, nous vous rembourserons " + refund.French() +
				", taxes comprises, sur la carte qui a servi au paiement."),
		}, err
	case order.ReturnDenied:
		return "Votre retour est refusé", []mail.Block{
			mail.Paragraph(part.Name + " n’accepte pas ce retour et vous en donne la raison\u00a0:"),
			mail.Note(item.Return.DenyReason),
		}, nil
	case order.ReturnCompleted:
		return "Votre retour est reçu", []mail.Block{
			mail.Paragraph(strings.TrimSpace(part.Name + " a bien reçu votre retour. " + back)),
		}, nil
	}
	return "Votre retour est échu", []mail.Block{
		mail.Paragraph(part.Name + " n’a pas confirmé la réception de votre retour à temps. Le retour est annulé et " +
			"l’article reste le vôtre."),
		mail.Paragraph("Si vous avez envoyé ou rapporté l’article, écrivez à la boutique depuis votre commande."),
	}, nil
}

func returned(o *order.Order, returnID string) *order.Item {
	for _, item := range o.Items() {
		if item.Return != nil && item.Return.ID == returnID {
			return item
		}
	}
	return nil
}

func (s *Service) letter(o *order.Order, to, subject, reason string, blocks []mail.Block) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return mail.Message{}, fmt.Errorf("returns: letter: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: subject, HTML: html, Text: text, About: order.Topic(o.ID)}, nil
}
