package operator

import (
	"fmt"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// roleNames are the roles as a letter names them.
var roleNames = map[Role]string{
	Direction: "la direction", Support: "le service", Finances: "les finances", Content: "le contenu",
}

// invitationLetter asks someone to help run the market.
func (s *Service) invitationLetter(i Invitation, from, link string) (mail.Message, error) {
	subject := "Une invitation à la Régie " + french.Elide("de", s.Brand.Name)
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: []mail.Block{
		mail.Heading("Bienvenue à la Régie"),
		mail.Paragraph(fmt.Sprintf("%s vous invite à tenir le marché avec l’équipe. Votre rôle sera\u00a0: %s.",
			from, roleNames[i.Role])),
		mail.Paragraph("Vous choisirez un mot de passe si vous n’avez pas de compte, puis vous installerez un second " +
			"facteur\u00a0: une application d’authentification sur votre téléphone."),
		mail.Button{Label: "Accepter l’invitation", URL: link},
		mail.Paragraph("Ce lien est bon pendant sept jours et ne sert qu’une fois."),
	}, Reason: "Vous recevez ce courriel parce qu’une personne de l’équipe " + french.Elide("de", s.Brand.Name) +
		" vous invite à la Régie."})
	if err != nil {
		return mail.Message{}, fmt.Errorf("operator: letter: %w", err)
	}
	return mail.Message{To: []string{i.Email}, Subject: subject, HTML: html, Text: text}, nil
}
