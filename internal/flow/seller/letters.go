package seller

import (
	"context"
	"fmt"
	"strings"

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
				owner.FirstName, owner.LastName, owner.Email, waiting.City, waiting.Category())),
			mail.Paragraph(fmt.Sprintf("Marchand\u00a0: %s, %s, %s (%s) %s.", waiting.Merchant.LegalName,
				waiting.Merchant.Address,
				waiting.Merchant.City, waiting.Merchant.Province, waiting.Merchant.PostalCode)),
			mail.Button{Label: "Ouvrir dans la Régie", URL: s.OperatorURL + "/boutiques/" + waiting.ID},
		})
}

// tellCorrected says that a shop made the changes that it was asked for.
func (s *Service) tellCorrected(ctx context.Context, tx *db.Tx, waiting *shop.Shop) error {
	return s.send(ctx, tx, s.Operator, "Une boutique a fait ses corrections\u00a0: "+waiting.Name,
		"Vous recevez ce courriel parce que vous exploitez "+s.Brand.Name+".", []mail.Block{
			mail.Heading(waiting.Name),
			mail.Paragraph("La boutique a modifié ses renseignements et attend de nouveau votre décision."),
			mail.Button{Label: "Ouvrir dans la Régie", URL: s.OperatorURL + "/boutiques/" + waiting.ID},
		})
}

// Letter is what the owners of a shop are written when it moves, as the operator may read it before.
type Letter struct {
	Subject string
	Blocks  []mail.Block
}

// LetterOf is the letter of a judgement on a shop that has been in another status.
func (s *Service) LetterOf(judged *shop.Shop, j Judgement, was shop.Status) Letter {
	name := judged.Name
	l := Letter{}
	said := func(subject, first string, after ...string) {
		l.Subject = subject + "\u00a0: " + name
		l.Blocks = []mail.Block{mail.Heading(subject), mail.Paragraph(first)}
		for _, line := range strings.Split(strings.TrimSpace(j.Reason), "\n") {
			if line = strings.TrimSpace(line); line != "" {
				l.Blocks = append(l.Blocks, mail.Note(line))
			}
		}
		for _, text := range after {
			l.Blocks = append(l.Blocks, mail.Paragraph(text))
		}
		l.Blocks = append(l.Blocks, mail.Button{Label: "Aller à mon espace vendeur", URL: s.SellerURL})
	}
	const talk = "Répondez à ce courriel pour en parler avec nous."
	switch {
	case j.To == shop.ChangesRequested:
		said("Quelques corrections avant d’ouvrir votre boutique", "Nous avons lu la demande "+
			french.Elide("de", name)+". Voici ce qu’il reste à corriger\u00a0:",
			"Enregistrez vos corrections dans votre espace vendeur\u00a0: nous les lirons aussitôt. "+talk)
	case j.To == shop.Refused:
		said("Votre demande n’est pas retenue", name+" ne pourra pas vendre sur "+s.Brand.Name+
			". Voici pourquoi\u00a0:", "La décision peut être revue. "+talk)
	case j.To == shop.Suspended:
		said("Votre boutique est suspendue", name+" et ses produits ne paraissent plus sur "+s.Brand.Name+
			". Voici pourquoi\u00a0:", "Les commandes déjà payées restent à expédier. "+talk)
	case j.To == shop.Closed:
		said("Votre boutique est fermée", name+" quitte "+s.Brand.Name+" et ses produits ne paraissent plus. "+
			"Voici pourquoi\u00a0:", "Les commandes déjà payées restent à expédier, et leur argent vous sera versé. "+
			talk)
	case was == shop.Suspended || was == shop.Closed:
		said("Votre boutique est rouverte", name+" et ses produits publiés paraissent de nouveau sur "+s.Brand.Name+".")
	default:
		said("Votre boutique est ouverte", "Bonne nouvelle! "+name+" est maintenant visible sur "+s.Brand.Name+
			". Publiez vos produits\u00a0: ils paraîtront aussitôt.")
	}
	return l
}

// tellOwners writes to those who run a shop what became of it.
func (s *Service) tellOwners(ctx context.Context, tx *db.Tx, judged *shop.Shop, j Judgement, was shop.Status,
	emails []string) error {
	letter := s.LetterOf(judged, j, was)
	for _, email := range emails {
		if err := s.TellOwner(ctx, tx, judged, email, letter); err != nil {
			return err
		}
	}
	return nil
}

// TellOwner writes a letter to someone who runs a shop.
func (s *Service) TellOwner(ctx context.Context, tx *db.Tx, of *shop.Shop, email string, l Letter) error {
	reason := "Vous recevez ce courriel parce " + french.Elide("que", of.Name) + " vend sur " + s.Brand.Name + "."
	return s.send(ctx, tx, email, l.Subject, reason, l.Blocks)
}

func (s *Service) send(ctx context.Context, tx *db.Tx, to, subject, reason string, blocks []mail.Block) error {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return fmt.Errorf("seller: letter: %w", err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{To: []string{to}, ReplyTo: s.Operator, Subject: subject, HTML: html,
		Text: text})
}
