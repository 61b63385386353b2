package moderation

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// hiddenLetter tells a shop that a product is hidden, and why.
func (s *Service) hiddenLetter(p *catalog.Product, reason string) seller.Letter {
	return seller.Letter{Subject: "Un de vos produits est masqué\u00a0: " + p.Name, Blocks: []mail.Block{
		mail.Heading("Un de vos produits est masqué"),
		mail.Paragraph(fmt.Sprintf("«\u00a0%s\u00a0» ne paraît plus sur %s. Voici pourquoi\u00a0:", p.Name,
			s.Brand.Name)),
		mail.Note(reason),
		mail.Paragraph("Corrigez-le dans votre espace vendeur, puis répondez à ce courriel\u00a0: nous le remettrons " +
			"en vente. Les commandes déjà payées restent à expédier."),
		mail.Button{Label: "Ouvrir le produit", URL: s.Seller.SellerURL + "/produits/" + p.ID},
	}}
}

// backLetter tells a shop that a product is shown again.
func (s *Service) backLetter(p *catalog.Product, reason string) seller.Letter {
	return seller.Letter{Subject: "Votre produit est de retour\u00a0: " + p.Name, Blocks: []mail.Block{
		mail.Heading("Votre produit est de retour"),
		mail.Paragraph(fmt.Sprintf("«\u00a0%s\u00a0» n’est plus masqué sur %s.", p.Name, s.Brand.Name)),
		mail.Note(reason),
		mail.Button{Label: "Ouvrir le produit", URL: s.Seller.SellerURL + "/produits/" + p.ID},
	}}
}

// tellShop writes to everyone who runs a shop.
func (s *Service) tellShop(ctx context.Context, tx *db.Tx, of *shop.Shop, l seller.Letter) error {
	emails, err := s.Seller.OwnersEmails(ctx, of.ID)
	if err != nil {
		return err
	}
	for _, email := range emails {
		if err := s.Seller.TellOwner(ctx, tx, of, email, l); err != nil {
			return err
		}
	}
	return nil
}

// tellAsker writes to someone why their question is no longer shown, unless they closed their account.
func (s *Service) tellAsker(ctx context.Context, tx *db.Tx, q question.OnDesk, reason string) error {
	asker, err := s.Accounts.ByID(ctx, q.UserID)
	if errors.Is(err, account.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.send(ctx, tx, asker.Email, "Votre question n’est plus affichée",
		"Vous recevez ce courriel parce que vous avez posé une question à une boutique.", []mail.Block{
			mail.Heading("Votre question n’est plus affichée"),
			mail.Paragraph(fmt.Sprintf("Vous aviez demandé, au sujet de «\u00a0%s\u00a0»\u00a0:", q.ProductName)),
			mail.Note(q.Text),
			mail.Paragraph("Voici pourquoi nous l’avons masquée\u00a0:"),
			mail.Note(reason),
		})
}

// tellReviewer writes to a buyer why their review is no longer shown, unless they were forgotten.
func (s *Service) tellReviewer(ctx context.Context, tx *db.Tx, r *review.Review, reason string) error {
	if r.Email == "" {
		return nil
	}
	blocks := []mail.Block{
		mail.Heading("Votre avis n’est plus affiché"),
		mail.Paragraph(fmt.Sprintf("Vous aviez donné votre avis sur «\u00a0%s\u00a0».", r.ProductName)),
	}
	if r.Text != "" {
		blocks = append(blocks, mail.Note(r.Text))
	}
	return s.send(ctx, tx, r.Email, "Votre avis n’est plus affiché",
		"Vous recevez ce courriel parce que vous avez donné votre avis sur un produit.",
		append(blocks, mail.Paragraph("Voici pourquoi nous l’avons masqué\u00a0:"), mail.Note(reason)))
}

// tellReporter writes to someone what became of what they reported.
func (s *Service) tellReporter(ctx context.Context, tx *db.Tx, r Report, to Outcome) error {
	became := "Nous l’avons regardé de près\u00a0: il reste affiché, car il respecte nos règles."
	if to == Hidden {
		became = "Nous l’avons regardé de près\u00a0: il n’est plus affiché."
	}
	return s.send(ctx, tx, r.Email, "Merci de votre signalement",
		"Vous recevez ce courriel parce que vous nous avez laissé cette adresse en signalant quelque chose.",
		[]mail.Block{
			mail.Heading("Merci de votre signalement"),
			mail.Paragraph(fmt.Sprintf("Vous nous avez signalé quelque chose\u00a0: «\u00a0%s\u00a0».", r.SubjectName)),
			mail.Paragraph(became),
		})
}

func (s *Service) send(ctx context.Context, tx *db.Tx, to, subject, reason string, blocks []mail.Block) error {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return fmt.Errorf("moderation: letter: %w", err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{To: []string{to}, ReplyTo: s.Contact, Subject: subject, HTML: html,
		Text: text})
}

// LetterWire is a letter as an operator reads it before it leaves.
type LetterWire struct {
	To      []string `json:"to" nullable:"false"`
	Subject string   `json:"subject"`
	Text    string   `json:"text" doc:"Its words, without the frame"`
}

// letterWire writes a letter to the owners of a shop as plain text.
func (s *Service) letterWire(ctx context.Context, shopID string, l seller.Letter) (LetterWire, error) {
	emails, err := s.Seller.OwnersEmails(ctx, shopID)
	if err != nil {
		return LetterWire{}, err
	}
	_, text, err := mail.Render(s.Brand, mail.Content{Preview: l.Subject, Blocks: l.Blocks})
	return LetterWire{To: web.List(emails), Subject: l.Subject, Text: text}, err
}
