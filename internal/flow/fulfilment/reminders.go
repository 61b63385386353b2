package fulfilment

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

const remindKind = "fulfilment.remind"

// Register names the job of the flow.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, remindKind, func(ctx context.Context, _ struct{}) error { return s.RemindShops(ctx) })
	q.Every(remindKind, time.Hour)
}

// RemindShops writes to shops about what is to leave or be ready on the next working day, and about what is late: each
// part is recalled once before and once after, and a shop receives one letter for all of a kind. Stopped half-way, the
// next run goes on.
func (s *Service) RemindShops(ctx context.Context) error {
	for _, kind := range []order.ShipReminder{order.ShipDue, order.ShipLate} {
		shops, err := s.Orders.ShopsToRemind(ctx, kind, s.Now())
		if err != nil {
			return err
		}
		emails, err := shop.EmailsOf(ctx, s.db, shops)
		if err != nil {
			return fmt.Errorf("fulfilment: read the addresses of shops: %w", err)
		}
		for _, id := range shops {
			if err := s.remindShop(ctx, kind, id, emails[id]); err != nil {
				return fmt.Errorf("fulfilment: remind a shop: %w", err)
			}
		}
	}
	return nil
}

func (s *Service) remindShop(ctx context.Context, kind order.ShipReminder, shopID, email string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		parts, err := s.Orders.TakeReminders(ctx, tx, kind, shopID, s.Now())
		if err != nil || len(parts) == 0 || email == "" {
			return err
		}
		letter, err := s.reminderLetter(kind, parts, email)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
}

func (s *Service) reminderLetter(kind order.ShipReminder, parts []order.ToLeave, to string) (mail.Message, error) {
	title := "À préparer d’ici le prochain jour ouvrable"
	text := "Ces commandes doivent bientôt être parties, ou prêtes à ramasser\u00a0:"
	if kind == order.ShipLate {
		title, text = "Des commandes sont en retard", "Ces commandes devaient déjà être parties, ou prêtes à "+
			"ramasser. Occupez-vous-en dès aujourd’hui, ou annulez ce que vous ne pouvez pas fournir\u00a0:"
	}
	var lines []mail.Line
	for _, p := range parts {
		lines = append(lines, mail.Line{Label: p.Reference, Detail: "Au plus tard le " +
			calendar.French(p.ShipBy.Add(-1))})
	}
	button := mail.Button{Label: "Voir les commandes à préparer", URL: s.SellerURL + "/commandes"}
	if len(parts) == 1 {
		button = mail.Button{Label: "Voir la commande", URL: s.SellerURL + "/commandes/" +
			url.PathEscape(parts[0].OrderID)}
	}
	html, plain, err := mail.Render(s.Brand, mail.Content{
		Preview: text,
		Blocks:  []mail.Block{mail.Heading(title), mail.Paragraph(text), mail.Table{Lines: lines}, button},
		Reason:  "Vous recevez ce courriel parce que votre boutique vend sur " + s.Brand.Name + ".",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("fulfilment: reminder: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: title, HTML: html, Text: plain}, nil
}
