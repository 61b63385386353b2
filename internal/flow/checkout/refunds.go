package checkout

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
)

// SendRefunds gives back, through the provider, the money that cancellations and returns owe. A refund's id is the key
// of its call, so that one sent twice is given once.
func (s *Service) SendRefunds(ctx context.Context) error {
	last := order.Refund{}
	for ctx.Err() == nil {
		owed, err := s.Orders.OwedRefunds(ctx, last, sweepBatch)
		if err != nil {
			return fmt.Errorf("checkout: list refunds: %w", err)
		}
		for _, r := range owed {
			if err := s.sendRefund(ctx, r); err != nil {
				s.Log.ErrorContext(ctx, "checkout: a refund could not be sent", "refund", r.ID, "error", err)
			}
		}
		if len(owed) < sweepBatch {
			break
		}
		last = owed[len(owed)-1]
	}
	return ctx.Err()
}

// sendRefund sends one, unless the buyer's bank holds the money: the provider would refuse. It waits for the bank's
// decision, which may give the buyer the same money: the refund is read anew once the bank holds nothing.
func (s *Service) sendRefund(ctx context.Context, listed order.Refund) error {
	if held, err := s.Orders.Held(ctx, s.db, listed.OrderID); err != nil || held {
		return err
	}
	r, err := s.Orders.RefundByID(ctx, s.db, listed.ID)
	if err != nil || r.Status != order.RefundOwed {
		return err
	}
	attempt, err := s.Orders.AttemptOf(ctx, s.db, r.OrderID)
	if err != nil {
		return err
	}
	id, err := s.refund(ctx, payment.Refund{Key: r.ID, IntentID: attempt.IntentID, Amount: r.ToSend()})
	refused := errors.Is(err, payment.ErrRefused)
	if err != nil && !refused {
		return err
	}
	return errors.Join(err, s.db.Tx(ctx, func(tx *db.Tx) error {
		if !refused {
			return s.Orders.RefundSent(ctx, tx, r.ID, id, s.Now())
		}
		if changed, err := s.Orders.RefundFailed(ctx, tx, r.ID, "refused", s.Now()); err != nil || !changed {
			return err
		}
		return s.alertOperator(ctx, tx, r.ID, "refused")
	}))
}

// refund asks the provider to give money back, and returns its id there.
func (s *Service) refund(ctx context.Context, r payment.Refund) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, s.ChargeTimeout)
	defer cancel()
	return s.Payments.Refund(ctx, r)
}

// refundCameBack notes a refund that the provider had taken and the bank sent back, and alerts the operator. Trying
// again would end the same way: the money must reach its owner by other means.
func (s *Service) refundCameBack(ctx context.Context, refundID, code string) error {
	if key, late := strings.CutPrefix(refundID, lateRefund); late {
		return s.lateRefundCameBack(ctx, key, code)
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		changed, err := s.Orders.RefundCameBack(ctx, tx, refundID, code, s.Now())
		if err != nil || !changed {
			return err
		}
		return s.alertOperator(ctx, tx, refundID, code)
	})
}

// lateRefundCameBack alerts the operator, once, about a late charge whose refund the bank sent back. The order owes
// nothing, so that no refund of its page shows it: the letter says whose money it is.
func (s *Service) lateRefundCameBack(ctx context.Context, key, code string) error {
	attempt, err := s.Orders.AttemptByKey(ctx, s.db, key)
	if errors.Is(err, order.ErrNotFound) {
		return nil // another system's refund on the same account
	}
	if err != nil {
		return err
	}
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), attempt.OrderID)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		first, err := s.Payments.MarkFirst(ctx, tx, lateRefund+key)
		if err != nil || !first {
			return err
		}
		return s.alarm(ctx, tx, lateRefund+key, code, fmt.Sprintf("Un paiement de %s est arrivé trop tard pour la "+
			"commande %s. La banque a renvoyé son remboursement (%s). L’argent est toujours dû à la personne\u00a0: "+
			"remboursez-la par un autre moyen.", attempt.Amount.French(), o.Reference, code))
	})
}

// alertOperator tells the operator of a refund that an order owes and that did not reach its customer.
func (s *Service) alertOperator(ctx context.Context, tx *db.Tx, refundID, code string) error {
	return s.alarm(ctx, tx, refundID, code, fmt.Sprintf("Le remboursement %s a été refusé (%s). "+
		"L’argent est toujours dû à la personne\u00a0: remboursez-la par un autre moyen, puis notez-le à la "+
		"page de sa commande.", refundID, code))
}

// alarm writes to the operator about money that is owed to a customer and did not reach them.
func (s *Service) alarm(ctx context.Context, tx *db.Tx, refundID, code, sentence string) error {
	s.Log.ErrorContext(ctx, "checkout: a refund did not reach its customer", "refund", refundID, "code", code)
	if s.Operator == "" {
		return nil
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Une personne attend son argent",
		Blocks: []mail.Block{
			mail.Heading("Un remboursement n’a pas abouti"),
			mail.Paragraph(sentence),
		},
		Reason: "Vous recevez ce courriel parce que vous exploitez " + s.Brand.Name + ".",
	})
	if err != nil {
		return fmt.Errorf("checkout: alert the operator: %w", err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{
		To: []string{s.Operator}, Subject: "Un remboursement n’a pas abouti", HTML: html, Text: text,
	})
}

// lateRefund begins the key of the refund of a late charge; that of the attempt follows.
const lateRefund = "late-"

// lateCharge is money taken for an attempt that was already given up.
type lateCharge struct {
	AttemptID string `json:"attemptId"`
	IntentID  string `json:"intentId"`
	Cents     int64  `json:"cents"`
}

// enqueueLateRefund has a charge that came too late for its order refunded. A provider that honours a cancellation
// never sends one; if one does, nobody pays for an order that failed.
func (s *Service) enqueueLateRefund(ctx context.Context, attempt *order.Attempt, result payment.Result) error {
	s.Log.ErrorContext(
		ctx, "checkout: a charge came after its attempt was over; it is refunded", "order", attempt.OrderID,
	)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		late := lateCharge{attempt.Key, result.IntentID, int64(attempt.Amount)}
		return jobs.Enqueue(ctx, tx, lateRefundKind, late, jobs.Key(attempt.Key))
	})
}

// refundLateCharge is the job that refunds a late charge.
func (s *Service) refundLateCharge(ctx context.Context, late lateCharge) error {
	_, err := s.refund(ctx, payment.Refund{
		Key: lateRefund + late.AttemptID, IntentID: late.IntentID, Amount: money.Cents(late.Cents),
	})
	if errors.Is(err, payment.ErrRefused) {
		return jobs.Permanent(err)
	}
	return err
}
