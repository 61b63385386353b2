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

// Take counts, in the transaction that places an order and before it writes the order, a use of each promotion. The
// transaction fails with [ErrTaken] when one was used up meanwhile. The count of a promotion is also the lock that
// those who use it wait for: the last use has one taker, and [Service.Record] sees every other use of a person.
//
// It comes before the order because the order is written by a statement whose answer is needed: the counts leave with
// it, and not in a round trip of their own.
func (s *Service) Take(ctx context.Context, tx *db.Tx, used []pricing.Promotion) error {
	byID := func(a, b pricing.Promotion) int { return cmp.Compare(a.ID, b.ID) }
	for _, p := range slices.SortedFunc(slices.Values(used), byID) { // so that two orders never wait in a circle
		if err := takeOne(ctx, tx, p, s.Now()); err != nil {
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

// Record writes, in the same transaction and after the order, that the order has the uses that [Service.Take] counted.
// The transaction fails with [ErrUsedByYou] when its person may not use a promotion again.
func (s *Service) Record(ctx context.Context, tx *db.Tx, orderID string, used []pricing.Promotion) error {
	for _, p := range used {
		if err := recordOne(ctx, tx, p, orderID, s.Now()); err != nil {
			return err
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
