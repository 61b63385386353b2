package checkout

import (
	"context"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// refundCameBack notes a refund that the provider had taken and the bank sent back, and tells the operator. Asking again
// would end the same way: the money must reach its owner by another road.
func (s *Service) refundCameBack(ctx context.Context, refundID, code string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		changed, err := s.Orders.RefundCameBack(ctx, tx, refundID, code, s.Now())
		if err != nil || !changed {
			return err
		}
		return s.alarm(ctx, tx, refundID, code)
	})
}

// alarm tells the operator of money that is owed to a customer and did not reach them.
func (s *Service) alarm(ctx context.Context, tx *db.Tx, refundID, code string) error {
	s.Log.ErrorContext(ctx, "checkout: a refund did not reach its customer", "refund", refundID, "code", code)
	if s.Operator == "" {
		return nil
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Un client attend son argent",
		Blocks: []mail.Block{
			mail.Heading("Un remboursement n’a pas abouti"),
			mail.Paragraph(fmt.Sprintf("Le remboursement %s a été refusé (%s). L’argent est toujours dû au client\u00a0: remboursez-le par un autre moyen.",
				refundID, code)),
		},
		Reason: "Vous recevez ce courriel parce que vous exploitez " + s.Brand.Name + ".",
	})
	if err != nil {
		return fmt.Errorf("checkout: alarm: %w", err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{To: []string{s.Operator}, Subject: "Un remboursement n’a pas abouti", HTML: html, Text: text})
}
