// Package returns takes a return from the customer's wish to the shop's yes, no or receipt. It promises that a request
// is taken whole or refused with a reason for each item, that its photographs are seen by the buyer, the shop and
// operators alone, that the people concerned are written to in the transaction that changes the order, and that an
// accepted return nobody receives ends by itself. The rules are domain/order's; the money owed back is sent by the
// checkout.
package returns

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"
	"unicode/utf8"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// ErrRefused comes with the reason of each item that cannot be returned as asked.
var ErrRefused = problem.New(problem.Refused, "return_refused", problem.Say(
	"Certains articles ne peuvent pas être retournés.", "Some items cannot be returned."))

// maxItems bounds a request: no order has as many lines.
const maxItems = 200

// Service handles returns.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Orders    *order.Service
	Shops     *shop.Service // tells who owns which
	Access    order.Access
	Files     files.Store // where photographs are kept
	Brand     mail.Brand
	Link      func(*order.Order) string // where the customer finds the order
	SellerURL string                    // of the seller space, where a shop answers
	Now       func() time.Time
	Log       *slog.Logger
	// CreditNotes prints the credit notes of refunds just owed, when their letter carries them. Nil: none does.
	CreditNotes func(ctx context.Context, r db.Reader, o *order.Order, owed []order.Refund) ([]mail.Attachment, error)
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

const expireKind = "returns.expire"

// Register has returns that were not received in time ended, and photographs without a return forgotten, every hour.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, expireKind, func(ctx context.Context, _ struct{}) error {
		return errors.Join(s.Expire(ctx), s.DropWaiting(ctx))
	}, jobs.Timeout(5*time.Minute))
	jobs.Register(q, dropKind, s.deleteFiles)
	q.Every(expireKind, time.Hour)
}

// Ask sends a request of the order's buyer, or of a guest with its token, to the shops.
func (s *Service) Ask(ctx context.Context, orderID, token string, asks []order.ReturnAsk) (*order.Order,
	[]*order.ReturnItem, error) {
	scope, err := s.Access.Require(ctx, orderID, token)
	if err != nil {
		return nil, nil, err
	}
	for n := range asks {
		asks[n].Reason = check.Line(check.Strip(asks[n].Reason))
	}
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, nil, err
	}
	if err := judge(o, asks, s.Now()); err != nil {
		return nil, nil, err
	}
	shops, err := s.shopsOf(ctx, o)
	if err != nil {
		return nil, nil, err
	}
	var asked []*order.ReturnItem
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		// What judge let through may have changed meanwhile: the order decides.
		if o, asked, err = s.Orders.RequestReturn(ctx, tx, scope, orderID, asks, s.Now()); err != nil {
			return err
		}
		letters, err := s.askedLetters(o, asked, shops)
		if err != nil {
			return err
		}
		return enqueue(ctx, tx, letters)
	})
	return o, asked, err
}

// judge refuses what breaks a rule, naming each item: 422 for what must be typed again, else 400 for what cannot be
// returned.
func judge(o *order.Order, asks []order.ReturnAsk, now time.Time) error {
	if len(asks) == 0 || len(asks) > maxItems {
		return order.ErrUnits
	}
	var typed []*problem.Field
	var refused []problem.Field
	seen := map[string]bool{}
	for n, ask := range asks {
		path := fmt.Sprintf("items[%d]", n)
		item := o.Item(ask.ItemID)
		if item == nil {
			return order.ErrNotFound
		}
		typed = append(typed, typedWrong(path, ask, seen[ask.ItemID])...)
		seen[ask.ItemID] = true
		err := item.CheckReturn(now)
		if err == nil && ask.Quantity > item.Returnable() {
			err = order.ErrTooManyUnits
		}
		var why *problem.Error
		if errors.As(err, &why) {
			refused = append(refused, problem.Field{Path: path, Code: why.Code, Text: why.Text})
		}
	}
	if err := check.All(typed...); err != nil {
		return err
	}
	if len(refused) == 0 {
		return nil
	}
	refusal := *ErrRefused
	if refusal.Fields = refused; len(refused) == 1 {
		refusal.Text = refused[0].Text
	}
	return &refusal
}

func typedWrong(path string, ask order.ReturnAsk, twice bool) []*problem.Field {
	broken := []*problem.Field{check.Required(path+".reasonText", ask.Reason)}
	if utf8.RuneCountInString(ask.Reason) > order.MaxReason {
		broken = append(broken, check.Fail(path+".reasonText", "too_long", check.LongerThan(order.MaxReason)))
	}
	if ask.Quantity < 1 || twice {
		broken = append(broken, check.Fail(path+".quantity", order.ErrUnits.Code, order.ErrUnits.Text))
	}
	return broken
}

// Of lists the returns of an order for its buyer, or for a guest with its token, with the order itself.
func (s *Service) Of(ctx context.Context, orderID, token string) (*order.Order, []*order.ReturnItem, error) {
	scope, err := s.Access.Require(ctx, orderID, token)
	if err != nil {
		return nil, nil, err
	}
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, nil, err
	}
	list, err := s.Orders.ReturnsOf(ctx, scope, orderID)
	return o, list, err
}

func (s *Service) shopsOf(ctx context.Context, o *order.Order) (map[string]*shop.Shop, error) {
	shops, err := shop.ByIDs(ctx, s.db, o.ShopIDs())
	if err != nil {
		return nil, fmt.Errorf("returns: read shops: %w", err)
	}
	return shops, nil
}

func enqueue(ctx context.Context, tx *db.Tx, letters []mail.Message) error {
	for _, letter := range letters {
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return err
		}
	}
	return nil
}
