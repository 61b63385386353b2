package message

import (
	"fmt"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// letter tells a side of the thread what was written, and where to answer. It has no one to go to when that side gave
// no address.
func (s *Service) letter(about Subject, m Message, reader Side) (mail.Message, error) {
	from := map[Side]string{Customer: about.CustomerName, Shop: about.ShopName, Market: s.Brand.Name}[m.Author]
	to, link := about.ShopEmail, about.ShopLink
	if reader == Customer {
		to, link = about.CustomerEmail, about.CustomerLink
	}
	heading := "Nouveau message " + french.Elide("de", from)
	if from == "" {
		from, heading = "La personne qui a commandé", "Nouveau message"
	}
	if to == "" {
		return mail.Message{}, nil
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: fmt.Sprintf("%s vous a écrit au sujet de la commande %s.", from, about.Reference),
		Blocks: []mail.Block{
			mail.Heading(heading),
			mail.Paragraph(fmt.Sprintf("Au sujet de la commande %s\u00a0:", about.Reference)),
			mail.Note(m.Text),
			mail.Button{Label: "Lire et répondre", URL: link},
		},
		Reason: reason(about, reader),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("message: letter: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: "Nouveau message, commande " + about.Reference, HTML: html,
		Text: text}, nil
}

func reason(about Subject, reader Side) string {
	if reader == Customer {
		return "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse."
	}
	return "Vous recevez ce courriel parce qu’une commande a été passée chez " + about.ShopName + "."
}
