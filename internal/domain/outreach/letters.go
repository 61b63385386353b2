package outreach

import (
	"fmt"
	"net/url"

	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// UnsubscribePath is the page that the link in a message opens; the token comes as its parameter "jeton".
const UnsubscribePath = "/infolettre/desabonnement"

// ConfirmPath is the page that the link to confirm opens, with the same parameter.
const ConfirmPath = "/infolettre/confirmation"

// askToConfirm is what a new subscriber receives first with double opt-in. Someone who did not ask for
// it has nothing to do.
func (s *Service) askToConfirm(subscriberID, email string) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Encore un clic pour recevoir notre infolettre.",
		Blocks: []mail.Block{
			mail.Heading("Confirmez votre inscription"),
			mail.Paragraph("Quelqu’un, sans doute vous, a inscrit cette adresse à notre infolettre. Confirmez-le " +
				"pour commencer à la recevoir."),
			mail.Button{Label: "Confirmer mon inscription", URL: ConfirmPath + "?jeton=" +
				url.QueryEscape(s.token(toConfirm, subscriberID))},
			mail.Note("Ce lien est valide 30\u00a0jours. Si vous n’avez rien demandé, ignorez ce courriel\u00a0: " +
				"vous ne recevrez rien d’autre."),
		},
		Reason: "Vous recevez ce courriel parce que cette adresse vient d’être inscrite à notre infolettre.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: confirmation: %w", err)
	}
	return mail.Message{To: []string{email}, Subject: "Confirmez votre inscription à notre infolettre", HTML: html,
		Text: text}, nil
}

// welcome is what a new subscriber receives: thanks, what to expect, and the way out.
func (s *Service) welcome(subscriberID, email string) (mail.Message, error) {
	token := s.token(toLeave, subscriberID)
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Merci de vous être inscrit(e) à notre infolettre.",
		Blocks: []mail.Block{
			mail.Heading("Bienvenue parmi nous!"),
			mail.Paragraph("Merci de vous être inscrit(e) à notre infolettre. Vous y trouverez les nouveautés des " +
				"boutiques d’ici, " +
				"leurs histoires et quelques promotions, sans encombrer votre boîte de réception."),
			mail.Button{Label: "Découvrir les boutiques", URL: "/boutique"},
		},
		Reason:      "Vous recevez ce courriel parce que cette adresse vient d’être inscrite à notre infolettre.",
		Unsubscribe: UnsubscribePath + "?jeton=" + url.QueryEscape(token),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: welcome: %w", err)
	}
	return mail.Message{
		To: []string{email}, Subject: "Bienvenue à notre infolettre", HTML: html, Text: text,
		Headers: map[string]string{ // the button of mail programs, RFC 8058
			"List-Unsubscribe": "<" + mail.Absolute(s.Brand, web.Prefix+"/newsletter/unsubscribe/"+
				url.PathEscape(token)) + ">",
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	}, nil
}

// forward is how a message reaches the people who read it; an answer goes to its author.
func (s *Service) forward(heading, subject string, lines []mail.Line, f Feedback) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: f.Name,
		Blocks:  []mail.Block{mail.Heading(heading), mail.Table{Lines: lines}, mail.Paragraph(f.Message)},
		Reason:  "Répondez à ce courriel pour écrire à son auteur.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: forward: %w", err)
	}
	return mail.Message{To: []string{s.Inbox}, ReplyTo: f.Email, Subject: subject, HTML: html, Text: text}, nil
}

// from tells who wrote.
func from(f Feedback, signedIn bool) []mail.Line {
	author := "Visiteur sans compte"
	if signedIn {
		author = "Client connecté"
	}
	return []mail.Line{{Label: "De", Detail: author, Amount: f.Name}, {Label: "Courriel", Amount: f.Email}}
}
