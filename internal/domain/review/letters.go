package review

import (
	"fmt"
	"net/url"
	"strings"

	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// StopPath is the page where a reader has no more such letters sent.
const StopPath = Path + "/arreter"

// askLetter asks the buyer of some lines what they think of them.
func (s *Service) askLetter(orderID string, lines []Line) (mail.Message, error) {
	const subject = "Que pensez-vous de votre achat?"
	greeting := "Bonjour,"
	if name := lines[0].firstName; name != "" {
		greeting = "Bonjour " + name + ","
	}
	names := make([]string, len(lines))
	for i, l := range lines {
		names[i] = "•\u00a0" + l.ProductName
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Votre avis aide les ateliers d’ici, et les prochains acheteurs.",
		Blocks: []mail.Block{
			mail.Heading(subject),
			mail.Paragraph(greeting + "\nvous avez sûrement eu le temps d’essayer\u00a0:\n" +
				strings.Join(names, "\n")),
			mail.Paragraph("Quelques étoiles suffisent, quelques mots sont les bienvenus. Votre avis aide l’atelier " +
				"qui a fabriqué ce que vous avez reçu, et les personnes qui hésitent encore."),
			mail.Button{Label: "Donner mon avis", URL: s.Link(orderID)},
			mail.Note("Ce lien s’ouvre sans mot de passe et ne sert qu’aux avis de cette commande. " +
				"Votre avis paraîtra sous votre prénom et l’initiale de votre nom."),
		},
		Reason: "Vous recevez ce courriel, une seule fois par commande, parce que vous avez acheté sur " +
			s.Brand.Name + ".",
		Unsubscribe: s.link(StopPath, toStop, orderID),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("review: letter: %w", err)
	}
	stop := web.Prefix + "/orders/" + url.PathEscape(orderID) + "/review-letters/stop?token=" +
		url.QueryEscape(s.LinkKey.Signature(toStop, orderID))
	return mail.Message{To: []string{lines[0].email}, Subject: subject, HTML: html, Text: text,
		Headers: mail.OneClick(s.Brand, stop)}, nil
}
