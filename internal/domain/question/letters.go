package question

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// tellAsker writes to the customer who asked that someone answered, unless they closed their account or the question is
// not shown. It is the shop that answers when by is empty.
func (s *Service) tellAsker(ctx context.Context, tx *db.Tx, q ForShop, shopID, by, answer string) error {
	if s.Brand.PublicURL == "" || !q.HiddenAt.IsZero() {
		return nil
	}
	email, shopName, err := askerAndShop(ctx, tx, q.UserID, shopID)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return err
	}
	if by == "" {
		by = shopName
	}
	letter, err := s.answerLetter(q, by, answer, email)
	if err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}

// tellShop writes to the shop of a product, if it gave an address.
func (s *Service) tellShop(ctx context.Context, tx *db.Tx, shopID string, q *Published) error {
	if s.Brand.PublicURL == "" {
		return nil
	}
	email, shopName, productName, err := shopAndProduct(ctx, tx, shopID, q.ProductID)
	if err != nil || email == "" {
		return err
	}
	letter, err := s.askedLetter(q, productName, shopName, email)
	if err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}

// answerLetter tells the customer that a shop, or the market, answered.
func (s *Service) answerLetter(q ForShop, by, answer, to string) (mail.Message, error) {
	return s.letter(to, by+" vous a répondu",
		"Vous recevez ce courriel parce que vous avez posé une question à une boutique.", []mail.Block{
			mail.Heading(by + " vous a répondu"),
			mail.Paragraph(fmt.Sprintf("Vous aviez demandé, au sujet de «\u00a0%s\u00a0»\u00a0:", q.ProductName)),
			mail.Note(q.Text),
			mail.Paragraph("La réponse\u00a0:"),
			mail.Note(answer),
			mail.Button{Label: "Voir le produit", URL: "/produit/" + url.PathEscape(q.ProductSlug)},
		})
}

// askedLetter tells a shop that someone waits for its answer.
func (s *Service) askedLetter(q *Published, productName, shopName, to string) (mail.Message, error) {
	return s.letter(to, "Nouvelle question sur un produit",
		"Vous recevez ce courriel parce "+french.Elide("que", shopName)+" vend sur "+s.Brand.Name+".", []mail.Block{
			mail.Heading("Nouvelle question"),
			mail.Paragraph(fmt.Sprintf("Au sujet de «\u00a0%s\u00a0»\u00a0:", productName)),
			mail.Note(q.Text),
			mail.Paragraph("Votre réponse paraîtra sur la page du produit."),
			mail.Button{Label: "Répondre", URL: s.SellerURL + "/questions"},
		})
}

func (s *Service) letter(to, subject, reason string, blocks []mail.Block) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return mail.Message{}, fmt.Errorf("question: letter: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: subject, HTML: html, Text: text}, nil
}
