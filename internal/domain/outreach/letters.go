package outreach

import (
	"fmt"
	"net/url"
	"strings"

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
				url.QueryEscape(s.TokenKey.Token(toConfirm, subscriberID))},
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
	token := s.TokenKey.Token(toLeave, subscriberID)
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
		Headers: s.leaveHeaders(token),
	}, nil
}

func (s *Service) leaveHeaders(token string) map[string]string {
	return mail.OneClick(s.Brand, web.Prefix+"/newsletter/unsubscribe/"+url.PathEscape(token))
}

// campaignLetter is a campaign as one reader receives it.
func (s *Service) campaignLetter(c *Campaign, subscriberID, email string) (mail.Message, error) {
	token := s.TokenKey.Token(toLeave, subscriberID)
	blocks := []mail.Block{mail.Heading(c.Subject)}
	for _, paragraph := range paragraphs(c.Body) {
		blocks = append(blocks, mail.Paragraph(paragraph))
	}
	if c.ButtonLabel != "" {
		blocks = append(blocks, mail.Button{Label: c.ButtonLabel, URL: c.ButtonURL})
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: excerpt(c.Body), Blocks: blocks,
		Reason:      "Vous recevez ce courriel parce que cette adresse est inscrite à notre infolettre.",
		Unsubscribe: UnsubscribePath + "?jeton=" + url.QueryEscape(token),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: campaign: %w", err)
	}
	return mail.Message{To: []string{email}, ReplyTo: s.Inbox, Subject: c.Subject, HTML: html, Text: text,
		Headers: s.leaveHeaders(token)}, nil
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

// answerLetter is what an operator answers to someone who wrote. Their answer comes to the contact address.
func (s *Service) answerLetter(t *Thread, text string) (mail.Message, error) {
	blocks := []mail.Block{mail.Heading("Bonjour " + t.Name + ",")}
	for _, paragraph := range paragraphs(text) {
		blocks = append(blocks, mail.Paragraph(paragraph))
	}
	if asked := lastReceived(t); asked != "" {
		blocks = append(blocks, mail.Note("Vous nous écriviez\u00a0: «\u00a0"+asked+"\u00a0»"))
	}
	html, body, err := mail.Render(s.Brand, mail.Content{
		Preview: excerpt(text), Blocks: blocks,
		Reason: "Vous recevez ce courriel parce que vous nous avez écrit. Répondez-y pour poursuivre la conversation.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("outreach: answer: %w", err)
	}
	subject := "Votre message"
	if t.Subject != "" {
		subject = "Re\u00a0: " + t.Subject
	}
	return mail.Message{To: []string{t.Email}, ReplyTo: s.Inbox, Subject: subject, HTML: html, Text: body}, nil
}

// paragraphs are the parts of a text between its empty lines.
func paragraphs(text string) (parts []string) {
	for _, part := range strings.Split(text, "\n\n") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}

// lastReceived is the latest message of the author of a thread.
func lastReceived(t *Thread) (text string) {
	for _, m := range t.Messages {
		if m.Kind == ByContact || m.Kind == ByFeedback {
			text = m.Text
		}
	}
	return text
}
