package giveaway

import (
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/mail"
)

// letter tells a winner the good news and how to claim the prize; later ones remind.
func (s *Service) letter(e Edition, w Winner, number int, until time.Time) (mail.Message, error) {
	heading, subject := "Vous avez gagné!", "Vous avez gagné notre panier sans déchets"
	if number > 1 {
		heading, subject = "Votre prix vous attend", fmt.Sprintf("Rappel\u00a0: votre panier sans déchets vous "+
			"attend (%d de %d)", number, maxAttempts)
	}
	worth := ""
	if prize := e.Prize; prize.Value > 0 {
		worth = fmt.Sprintf(" d’une valeur d’environ %d\u00a0$", prize.Value)
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Répondez à ce courriel pour recevoir votre panier sans déchets.",
		Blocks: []mail.Block{
			mail.Heading(heading),
			mail.Paragraph("Votre adresse a été tirée au sort parmi toutes les participations à notre concours. " +
				"Vous gagnez un panier sans déchets" + worth + "."),
			mail.Paragraph("Pour le recevoir, répondez à ce courriel avec votre nom, votre adresse postale et votre " +
				"numéro de téléphone. " +
				"Confirmez aussi que vous avez 18\u00a0ans ou plus et que vous résidez légalement au Canada."),
			mail.Note("Répondez au plus tard le " + calendar.French(until) +
				". Sans réponse de votre part, le prix sera remis à une autre personne. " +
				"Il n’est ni monnayable ni transférable."),
			mail.Button{Label: "Voir le concours", URL: s.Page},
		},
		Reason: "Vous recevez ce courriel parce que cette adresse a participé à notre concours.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("giveaway: letter: %w", err)
	}
	return mail.Message{To: []string{w.Email}, ReplyTo: s.Brand.Contact, Subject: subject, HTML: html, Text: text}, nil
}
