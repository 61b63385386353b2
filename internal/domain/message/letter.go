package message

import (
	"fmt"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// letter tells the other side what was written, and where to answer. It has no one to go to when that side gave no
// address.
func (s *Service) letter(about Subject, m Message) (mail.Message, error) {
	from, to, link := about.CustomerName, about.ShopEmail, about.ShopLink
	if m.Author == Shop {
		from, to, link = about.ShopName, about.CustomerEmail, about.CustomerLink
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
		Reason: reason(about, m.Author),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("message: letter: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: "Nouveau message, commande " + about.Reference, HTML: html,
		Text: text}, nil
}

func reason(about Subject, author Side) string {
	if author == Shop {
		return "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse."
	}
	return "Vous recevez ce courriel parce qu’une commande a été passée chez " + about.ShopName + "."
}
