// Package disputes deals with charges that buyers contest with their bank. It promises that a dispute is written once
// whatever its news; that the shops' part of the sum is reserved in the transaction that opens it, and given free in
// the one that ends it; that the bank is handed evidence only by an operator; and that a lost dispute costs a shop
// something only once an operator has said so, with a reason, after having seen what it does.
package disputes

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
)

// Service deals with disputes.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Disputes  *dispute.Service
	Orders    *order.Service
	Ledger    *ledger.Service
	Messages  *message.Service
	Payments  *payment.Service
	Brand     mail.Brand
	SellerURL string // of the seller space
	Contact   string // where answers to letters go
	Now       func() time.Time
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// errNotPaid has the provider tell again later: the charge is contested before its order was settled.
var errNotPaid = errors.New("disputes: the order of this charge is not settled yet")

// Receive takes in what the provider says of a dispute. One of a charge that is not ours is left alone.
func (s *Service) Receive(ctx context.Context, news payment.Dispute) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.ReceiveIn(ctx, tx, news) })
}

// ReceiveIn is [Service.Receive] in a transaction of the caller's.
func (s *Service) ReceiveIn(ctx context.Context, tx *db.Tx, news payment.Dispute) error {
	attempt, err := s.attemptOf(ctx, tx, news)
	if errors.Is(err, order.ErrNotFound) {
		return nil // another system's charge on the same account
	}
	if err != nil {
		return fmt.Errorf("disputes: charge %s: %w", news.IntentID, err)
	}
	if attempt.Status != order.AttemptSucceeded {
		return errNotPaid
	}
	o, err := s.Orders.Lock(ctx, tx, attempt.OrderID)
	if err != nil {
		return err
	}
	d, change, err := s.Disputes.Note(ctx, tx, dispute.Dispute{
		Provider: attempt.Provider, ProviderID: news.ID, OrderID: o.ID, Amount: news.Amount, Reason: news.Reason,
		State: dispute.State(news.State), Inquiry: news.Inquiry, DueAt: news.DueAt, OpenedAt: news.OpenedAt,
	}, s.Now())
	if err != nil {
		return err
	}
	return s.follow(ctx, tx, o, d, change)
}

// attemptOf finds the charge that is contested. Stripe tells its intent alone, which is noted before any money moves;
// the sandbox tells our key.
func (s *Service) attemptOf(ctx context.Context, r db.Reader, news payment.Dispute) (*order.Attempt, error) {
	if news.Key != "" {
		return s.Orders.AttemptByKey(ctx, r, news.Key)
	}
	return s.Orders.AttemptByIntent(ctx, r, s.Payments.Name(), news.IntentID)
}

// follow does what the news of a dispute ask for, in their transaction.
func (s *Service) follow(ctx context.Context, tx *db.Tx, o *order.Order, d dispute.Dispute,
	change dispute.Change) error {
	if change.Opened {
		if err := s.hold(ctx, tx, o, d); err != nil {
			return err
		}
		if err := s.writeToShops(ctx, tx, o, openedLetter(s.Brand.Name, o, d)); err != nil {
			return err
		}
	}
	if change.Moved && d.State == dispute.Won {
		if err := s.release(ctx, tx, d.ID); err != nil {
			return err
		}
		return s.writeToShops(ctx, tx, o, wonLetter(o, d))
	}
	return nil
}

// hold reserves what each shop would lose: its part of the sum, less the commission it would get back.
func (s *Service) hold(ctx context.Context, tx *db.Tx, o *order.Order, d dispute.Dispute) error {
	posted, err := s.Ledger.OfOrder(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	contribution, err := s.Orders.ContributionLeft(ctx, tx, o)
	if err != nil {
		return err
	}
	byPart, _ := o.Contested(d.Amount, contribution)
	for _, part := range o.Shops {
		share, left := byPart[part.ID], part.Left().Total()
		if share == 0 || left == 0 {
			continue
		}
		net := money.Cents(0)
		for _, e := range posted {
			if e.ShopOrderID == part.ID {
				net += e.Amount()
			}
		}
		reserved := net.Split([]int64{int64(share), int64(left - share)})[0]
		if reserved <= 0 {
			continue
		}
		if err := s.Ledger.Reserve(ctx, tx, ledger.Reserve{Kind: ledger.ForDispute, SourceID: d.ID, OrderID: o.ID,
			ShopOrderID: part.ID, ShopID: part.ShopID, Amount: reserved}); err != nil {
			return fmt.Errorf("disputes: %w", err)
		}
	}
	return nil
}

func (s *Service) release(ctx context.Context, tx *db.Tx, disputeID string) error {
	if err := s.Ledger.Release(ctx, tx, ledger.ForDispute, disputeID); err != nil {
		return fmt.Errorf("disputes: %w", err)
	}
	return nil
}
