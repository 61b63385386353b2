package firstday

import (
	"fmt"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// testLetter shows an operator that letters arrive.
func (s *Service) testLetter(to string) (mail.Message, error) {
	return s.letter(to, "Les lettres partent", []mail.Block{
		mail.Heading("Les lettres partent"),
		mail.Paragraph("Vous avez demandé cette lettre dans la Régie. Si vous la lisez, le courriel du marché " +
			"fonctionne."),
	}, "Vous recevez ce courriel parce que vous l’avez demandé dans la Régie.")
}

// invitationLetter asks a maker to open a shop.
func (s *Service) invitationLetter(i Invitation) (mail.Message, error) {
	subject := "Ouvrez votre boutique chez " + s.Brand.Name
	blocks := []mail.Block{mail.Heading(subject), mail.Paragraph("Bonjour " + i.Name + ",")}
	for part := range strings.SplitSeq(i.Message, "\n\n") {
		if part = strings.TrimSpace(part); part != "" {
			blocks = append(blocks, mail.Paragraph(part))
		}
	}
	blocks = append(blocks,
		mail.Paragraph("Nous aimerions voir vos créations parmi celles "+french.Elide("de", s.Brand.Name)+
			". Ouvrir une boutique prend quelques minutes\u00a0: un nom, une adresse, vos premiers produits."),
		mail.Button{Label: "Ouvrir ma boutique", URL: s.SellerURL})
	letter, err := s.letter(i.Email, subject, blocks, "Vous recevez ce courriel parce que "+i.By+", de l’équipe "+
		french.Elide("de", s.Brand.Name)+", vous invite à ouvrir une boutique. Nous ne vous écrirons plus si vous n’y "+
		"donnez pas suite.")
	letter.ReplyTo = s.Brand.Contact
	return letter, err
}

func (s *Service) letter(to, subject string, blocks []mail.Block, reason string) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return mail.Message{}, fmt.Errorf("first day: letter: %w", err)
	}
	return mail.Message{ID: db.NewID(), To: []string{to}, Subject: subject, HTML: html, Text: text}, nil
}
