package accounting

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/db"
)

const (
	postedAtOnce   = 50  // orders in one transaction: short enough for buyers not to notice
	comparedAtOnce = 500 // orders in one query
)

// Audit completes the books, then compares them with everything they must agree with, and follows what does not. New
// differences are logged, and reported once to those who look after money.
func (s *Service) Audit(ctx context.Context) error {
	posted, err := s.CatchUp(ctx)
	if err != nil {
		return err
	}
	if posted > 0 {
		s.Log.InfoContext(ctx, "accounting: orders were posted afterwards", "orders", posted)
	}
	found, err := s.Compare(ctx)
	if err != nil {
		return err
	}
	atProvider, unread := s.compareProvider(ctx)
	found = append(found, atProvider...)
	for _, m := range found {
		s.Log.ErrorContext(ctx, "accounting: the books do not agree", "with", m.What, "id", m.ID, "order", m.OrderID,
			"expected", m.Expected, "found", m.Found)
	}
	_, err = s.Ledger.Follow(ctx, found, s.Provider != nil && unread == nil,
		func(tx *db.Tx, fresh []ledger.Mismatch) error { return s.tellDifferences(ctx, tx, len(fresh)) })
	return errors.Join(err, unread)
}

// CatchUp posts the paid orders of which the ledger lacks something: those that are older than it. It may run anywhere,
// any time, and stop anywhere. An order that cannot be posted is logged and left to the comparison, which finds it.
func (s *Service) CatchUp(ctx context.Context) (posted int, err error) {
	for after := ""; ; {
		ids, err := s.Ledger.Unposted(ctx, after, postedAtOnce)
		if err != nil || len(ids) == 0 {
			return posted, err
		}
		if s.postAll(ctx, ids...) == nil {
			posted += len(ids)
		} else { // one of them is in the way: each by itself
			for _, id := range ids {
				if err := s.postAll(ctx, id); err == nil {
					posted++
				} else {
					s.Log.ErrorContext(ctx, "accounting: an order cannot be posted", "order", id, "error", err)
				}
			}
		}
		if ctx.Err() != nil {
			return posted, ctx.Err()
		}
		after = ids[len(ids)-1]
	}
}

// postAll posts what the ledger lacks of some orders in one transaction, orders by id so that two never wait in a
// circle.
func (s *Service) postAll(ctx context.Context, ids ...string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, id := range ids {
			o, err := s.Orders.Lock(ctx, tx, id)
			if err != nil {
				return fmt.Errorf("accounting: order %s: %w", id, err)
			}
			if err := s.post(ctx, tx, o); err != nil {
				return err
			}
		}
		return nil
	})
}

// Compare finds where the ledger and the orders, refunds, payouts, disputes, or its own days tell differently.
func (s *Service) Compare(ctx context.Context) ([]ledger.Mismatch, error) {
	all, err := s.Ledger.MoneyMismatches(ctx)
	if err != nil {
		return nil, err
	}
	days, err := s.Ledger.FoldMismatches(ctx)
	if err != nil {
		return nil, err
	}
	all = append(all, days...)
	for after := ""; ; {
		found, last, err := s.Ledger.Mismatches(ctx, after, comparedAtOnce)
		if err != nil {
			return nil, err
		}
		if last == "" {
			return all, nil
		}
		all, after = append(all, found...), last
	}
}
