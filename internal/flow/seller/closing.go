package seller

import (
	"context"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Close takes a shop off the market at its owner's word, by the path that operators use: it sells nothing more, open
// orders go on and their money is paid. Its owners and the operator are written to. Only an operator opens it again.
func (s *Service) Close(ctx context.Context, shopID, reason string) (*shop.Shop, error) {
	closed, _, err := s.Judge(ctx, shopID, Judgement{To: shop.Closed, Reason: reason,
		Also: func(tx *db.Tx, was, is *shop.Shop) error {
			if err := shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: "shop.close", SubjectID: shopID,
				SubjectName: is.Name, Changes: shop.Changed(shop.Change{What: "reason", After: is.StatusReason})},
			); err != nil {
				return err
			}
			return s.tellClosed(ctx, tx, is)
		}})
	return closed, err
}

// tellClosed says to the operator that a shop left.
func (s *Service) tellClosed(ctx context.Context, tx *db.Tx, closed *shop.Shop) error {
	return s.send(ctx, tx, s.Operator, "Une boutique a fermé\u00a0: "+closed.Name,
		"Vous recevez ce courriel parce que vous exploitez "+s.Brand.Name+".", []mail.Block{
			mail.Heading(closed.Name),
			mail.Paragraph("Sa ou son propriétaire l’a fermée. Raison donnée\u00a0: " + closed.StatusReason),
			mail.Paragraph("Ses commandes en cours se poursuivent et leur argent lui sera versé."),
			mail.Button{Label: "Ouvrir dans la Régie", URL: s.OperatorURL + "/boutiques/" + closed.ID},
		})
}

func (s *Service) postClosing(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		Reason string `json:"reason" maxLength:"1000" doc:"Why, in a few words"`
	}
}) (*shopOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	closed, err := s.Close(ctx, in.ShopID, in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(closed)}, nil
}
