package returns

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// Accept lets the customer send the units back. The caller has checked that an owner of the shop is asking, here and in
// the two that follow.
func (s *Service) Accept(ctx context.Context, shopID, returnID string) (*order.Order, error) {
	return s.settle(ctx, returnID, func(tx *db.Tx) (order.Outcome, error) {
		out, err := s.Orders.AcceptReturn(ctx, tx, order.OfShop(shopID), returnID, s.Now())
		return out, s.note(ctx, tx, shopID, "return.accept", out.Order, "", err)
	})
}

// Deny refuses the units, with a reason the customer will read.
func (s *Service) Deny(ctx context.Context, shopID, returnID, reason string) (*order.Order, error) {
	reason = check.Line(check.Strip(reason))
	if err := check.All(check.Required("reason", reason), check.Length("reason", reason, 1,
		order.MaxReason)); err != nil {
		return nil, err
	}
	return s.settle(ctx, returnID, func(tx *db.Tx) (order.Outcome, error) {
		out, err := s.Orders.DenyReturn(ctx, tx, order.OfShop(shopID), returnID, reason, s.Now())
		return out, s.note(ctx, tx, shopID, "return.deny", out.Order, reason, err)
	})
}

// Receive confirms that the units are back: they go back in stock if the seller says so, and their price and tax are
// owed to the customer from then on.
func (s *Service) Receive(ctx context.Context, shopID, returnID string, restock bool) (*order.Order, error) {
	return s.settle(ctx, returnID, func(tx *db.Tx) (order.Outcome, error) {
		out, err := s.Orders.ReceiveReturn(ctx, tx, order.OfShop(shopID), returnID, restock, s.Now())
		return out, s.note(ctx, tx, shopID, "return.receive", out.Order, "", err)
	})
}

// note writes in the shop's journal what was decided of a return, unless that failed.
func (s *Service) note(ctx context.Context, tx *db.Tx, shopID, act string, o *order.Order, reason string,
	failed error) error {
	if failed != nil {
		return failed
	}
	return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: act, SubjectID: o.ID, SubjectName: o.Reference,
		Changes: shop.Changed(shop.Change{What: "reason", After: reason})})
}

// settle changes a return with all its consequences: the stock, and a letter to the customer.
func (s *Service) settle(ctx context.Context, returnID string, change func(tx *db.Tx) (order.Outcome,
	error)) (*order.Order, error) {
	var o *order.Order
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		out, err := change(tx)
		if err != nil {
			return err
		}
		o = out.Order
		if err := order.Restock(ctx, tx, out.Stock); err != nil {
			return err
		}
		back, err := s.Orders.ComesBack(ctx, tx, o.ID, out.Refunds)
		if err != nil {
			return err
		}
		letter, err := s.settledLetter(o, returnID, back)
		if err != nil {
			return err
		}
		if s.CreditNotes != nil {
			letter[0].Attachments, err = s.CreditNotes(ctx, tx, o, out.Refunds)
			if err != nil {
				return err
			}
		}
		return enqueue(ctx, tx, letter)
	})
	return o, err
}

// expireBatch is how many returns one run ends; the next run takes the others.
const expireBatch = 500

// Expire ends accepted returns that were not received in time, each in its own transaction. It is safe to run anywhere,
// any time: one that was settled meanwhile is left alone.
func (s *Service) Expire(ctx context.Context) error {
	due, err := s.Orders.DueReturns(ctx, s.Now(), expireBatch)
	if err != nil {
		return fmt.Errorf("returns: list due: %w", err)
	}
	for _, ret := range due {
		_, err := s.settle(ctx, ret.ID, func(tx *db.Tx) (order.Outcome, error) {
			return s.Orders.ExpireReturn(ctx, tx, ret.ID, s.Now())
		})
		if err != nil && !errors.Is(err, order.ErrReturnSettled) {
			s.Log.ErrorContext(ctx, "returns: a return could not be ended", "return", ret.ID, "error", err)
		}
	}
	return ctx.Err()
}
