package outreach

import (
	"fmt"
	"net/url"

	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// UnsubscribePath is the page that the link in a message opens; the token comes as its parameter "jeton".
const UnsubscribePath = "/infolettre/desabonnement"

// welcome is what a new subscriber receives: thanks, what to expect, and the way out.
func (s *Service) welcome(subscriberID, email string) (mail.Message, error) {
	token := s.token(subscriberID)
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Merci de vous être inscrit(e) à notre infolettre.",
		Blocks: []mail.Block{
			mail.Heading("Bienvenue parmi nous!"),
			mail.Paragraph("Merci de vous être inscrit(e) à notre infolettre. Vous y trouverez les nouveautés des boutiques d’ici, " +
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
			"List-Unsubscribe":      "<" + mail.Absolute(s.Brand, web.Prefix+"/newsletter/unsubscribe/"+url.PathEscape(token)) + ">",
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	}, nil
}

// forward is how feedback reaches the people who read it.
func (s *Service) forward(f Feedback, signedIn bool) (mail.Message, error) {
	author := "Visiteur sans compte"
	if signedIn {
		author = "Client connecté"
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: f.Name,
		Blocks: []mail.Block{
			mail.Heading("Nouveau commentaire"),
			mail.Table{Lines: []mail.Line{{Label: "De", Detail: author, Amount: f.Name}, {Label: "Courriel", Amount: f.Email}}},
			mail.Paragraph(f.Message),
		},
		Reason: "Répondez à ce courriel pour écrire à son auteur.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: forward: %w", err)
	}
	return mail.Message{
		To: []string{s.Inbox}, ReplyTo: f.Email, Subject: "Commentaire de " + f.Name, HTML: html, Text: text,
	}, nil
}
