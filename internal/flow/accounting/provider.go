package accounting

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/money"
)

const (
	comparedBack = 7 * 24 * time.Hour // how far back the provider's list is compared with ours
	listedBefore = 24 * time.Hour     // and how much further it is read: its clock is not ours
	settling     = time.Hour          // what moved since is left to those who are moving it
)

// compareProvider finds where the provider's list of recent charges, refunds and disputes is not ours. What the list
// has of charges that are not ours is another system's on the same account.
func (s *Service) compareProvider(ctx context.Context) (found []ledger.Mismatch, err error) {
	if s.Provider == nil {
		return nil, nil
	}
	c := comparison{Service: s, since: s.Now().Add(-comparedBack), settled: s.Now().Add(-settling)}
	for _, compare := range []func(context.Context) error{c.charges, c.refunds, c.disputes} {
		if err := compare(ctx); err != nil {
			return nil, fmt.Errorf("accounting: the provider's list: %w", err)
		}
	}
	return c.found, nil
}

// comparison is one reading of the provider's list.
type comparison struct {
	*Service
	since, settled time.Time
	ours           map[string]ledger.Charged // by the provider's id
	found          []ledger.Mismatch
}

func (c *comparison) differ(what ledger.What, id, orderID string, expected, found money.Cents) {
	if expected != found {
		c.found = append(c.found, ledger.Mismatch{What: what, ID: id, OrderID: orderID, Expected: expected,
			Found: found})
	}
}

// compared tells that something happened in the time that is compared.
func (c *comparison) compared(at time.Time) bool { return at.After(c.since) && at.Before(c.settled) }

// charges compares what was taken for each order, and what was given back of it.
func (c *comparison) charges(ctx context.Context) error {
	from := c.since.Add(-listedBefore)
	ours, err := c.Ledger.ChargedSince(ctx, c.Provider.Name(), from.Add(-listedBefore), c.settled)
	if err != nil {
		return err
	}
	c.ours = map[string]ledger.Charged{}
	for _, o := range ours {
		c.ours[o.IntentID] = o
	}
	listed := map[string]bool{}
	err = c.Provider.Charges(ctx, from, func(b payment.BookedCharge) error {
		o, known := c.ours[b.IntentID]
		if listed[b.IntentID] = true; !known || !c.compared(o.At) {
			return nil
		}
		c.differ(ledger.WrongCharge, o.OrderID, o.OrderID, o.Taken, b.Amount)
		if !o.Moving {
			c.differ(ledger.WrongChargeRefunds, o.OrderID, o.OrderID, o.Refunded, b.Refunded)
		}
		return nil
	})
	for id, o := range c.ours {
		if !listed[id] && c.compared(o.At) {
			c.differ(ledger.WrongCharge, o.OrderID, o.OrderID, o.Taken, 0)
		}
	}
	return err
}

// refunds compares each refund that either side knows.
func (c *comparison) refunds(ctx context.Context) error {
	from := c.since.Add(-listedBefore)
	made, err := c.Ledger.RefundsSince(ctx, c.Provider.Name(), from)
	if err != nil {
		return err
	}
	ours := map[string]ledger.RefundMade{}
	for _, r := range made {
		ours[r.ID] = r
	}
	listed := map[string]bool{}
	err = c.Provider.Refunds(ctx, from, func(b payment.BookedRefund) error {
		r, known := ours[b.Key]
		if listed[b.Key] = true; !known || !b.At.Before(c.settled) || !r.At.Before(c.settled) {
			return nil
		}
		var expected money.Cents
		if r.Sent {
			expected = r.Amount
		}
		c.differ(ledger.WrongProviderRefund, r.ID, r.OrderID, expected, b.Amount)
		return nil
	})
	for id, r := range ours {
		if r.Sent && !listed[id] && c.compared(r.At) {
			c.differ(ledger.WrongProviderRefund, r.ID, r.OrderID, r.Amount, 0)
		}
	}
	return err
}

// disputes finds those of our charges that nobody told us of.
func (c *comparison) disputes(ctx context.Context) error {
	known, err := c.Ledger.DisputesKnown(ctx, c.Provider.Name(), c.since.Add(-2*listedBefore))
	if err != nil {
		return err
	}
	return c.Provider.Disputes(ctx, c.since, func(d payment.Dispute) error {
		if o, ours := c.ours[d.IntentID]; ours && !known[d.ID] && d.OpenedAt.Before(c.settled) {
			c.differ(ledger.WrongProviderDispute, d.ID, o.OrderID, d.Amount, 0)
		}
		return nil
	})
}
