package seller

import (
	"context"
	"fmt"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

// tellOperator says that a shop waits for its approval.
func (s *Service) tellOperator(ctx context.Context, tx *db.Tx, waiting *shop.Shop, owner *account.User) error {
	return s.send(ctx, tx, s.Operator, "Une boutique attend votre approbation\u00a0: "+waiting.Name,
		"Vous recevez ce courriel parce que vous exploitez "+s.Brand.Name+".", []mail.Block{
			mail.Heading(waiting.Name),
			mail.Paragraph(fmt.Sprintf("%s %s (%s) vient de créer cette boutique, à %s. Catégorie\u00a0: %s.",
				owner.FirstName, owner.LastName, owner.Email, waiting.City, waiting.CategoryCode.Label())),
			mail.Paragraph(fmt.Sprintf("Marchand\u00a0: %s, %s, %s (%s) %s.", waiting.Merchant.LegalName,
				waiting.Merchant.Address,
				waiting.Merchant.City, waiting.Merchant.Province, waiting.Merchant.PostalCode)),
			mail.Note("Pour l’approuver\u00a0: rangrue shop approve " + waiting.Slug),
		})
}

// tellOwner says what became of a shop: it is open, or it is suspended and why.
func (s *Service) tellOwner(ctx context.Context, tx *db.Tx, judged *shop.Shop, emails ...string) error {
	subject, blocks := "Votre boutique est ouverte\u00a0: "+judged.Name, []mail.Block{
		mail.Heading("Votre boutique est ouverte"),
		mail.Paragraph("Bonne nouvelle! " + judged.Name + " est maintenant visible sur " + s.Brand.Name +
			". Publiez vos produits\u00a0: ils paraîtront aussitôt."),
		mail.Button{Label: "Aller à mon espace vendeur", URL: s.SellerURL},
	}
	if judged.Status == shop.Suspended {
		subject, blocks = "Votre boutique est suspendue\u00a0: "+judged.Name, []mail.Block{
			mail.Heading("Votre boutique est suspendue"),
			mail.Paragraph(judged.Name + " et ses produits ne paraissent plus sur " + s.Brand.Name +
				". Voici pourquoi\u00a0:"),
			mail.Note(judged.SuspensionReason),
			mail.Paragraph("Les commandes déjà payées restent à expédier. Répondez à ce courriel pour en parler " +
				"avec nous."),
			mail.Button{Label: "Aller à mon espace vendeur", URL: s.SellerURL},
		}
	}
	reason := "Vous recevez ce courriel parce " + french.Elide("que", judged.Name) + " vend sur " + s.Brand.Name + "."
	for _, email := range emails {
		if err := s.send(ctx, tx, email, subject, reason, blocks); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) send(ctx context.Context, tx *db.Tx, to, subject, reason string, blocks []mail.Block) error {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return fmt.Errorf("seller: letter: %w", err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{To: []string{to}, ReplyTo: s.Operator, Subject: subject, HTML: html,
		Text: text})
}
