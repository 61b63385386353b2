package promotion

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// ErrTaken fails a transaction that uses a promotion which was used up, or ended, since it was read. Read again then.
var ErrTaken = errors.New("promotion: used up since it was read")

// ErrUsedByYou: the code allows a person no more uses, and the e-mail or the account of the order has had them.
var ErrUsedByYou = problem.New(problem.Refused, "code_used_by_you", problem.Say(
	"Vous avez déjà utilisé un des codes promo de ce panier. Retirez-le pour passer votre commande.",
	"You have already used one of the promotion codes of this cart. Remove it to place your order."))

// Take counts, in the transaction that places an order and after it wrote the order, that the order uses promotions.
// The transaction fails with [ErrTaken] when one was used up meanwhile, and with [ErrUsedByYou] when its person may not
// use one again: the count of a promotion is also the lock that those who use it wait for, so the last use has one
// taker.
func (s *Service) Take(ctx context.Context, tx *db.Tx, orderID string, used []pricing.Promotion) error {
	byID := func(a, b pricing.Promotion) int { return cmp.Compare(a.ID, b.ID) }
	for _, p := range slices.SortedFunc(slices.Values(used), byID) { // so that two orders never wait in a circle
		if err := takeOne(ctx, tx, p, orderID, s.Now()); err != nil {
			return err
		}
		if p.Limited { // a memory that shows it as free would have buyers refused at the till
			if err := noteChange(ctx, tx, p.ShopID); err != nil {
				return err
			}
		}
	}
	return nil
}

// GiveBack takes an order that failed, or was wholly cancelled, out of the uses of its promotions.
func (s *Service) GiveBack(ctx context.Context, tx *db.Tx, orderID string) error {
	shops, err := giveBack(ctx, tx, orderID)
	if err != nil {
		return fmt.Errorf("give back the uses of promotions: %w", err)
	}
	for _, shopID := range shops {
		if err := noteChange(ctx, tx, shopID); err != nil {
			return err
		}
	}
	return nil
}
