// Package accounting tells the ledger what happens to orders, and pays the shops. It promises that a sale is posted in
// the transaction that makes its order paid, and a refund in the one that owes it; that orders older than the ledger
// are posted in small steps, that the ledger is compared with the orders every day, and that a shop's balance is never
// paid twice. The rules are those of rules/commission and the books those of domain/ledger.
package accounting

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/tax"
)

// Service keeps the books.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Orders *order.Service
	Ledger *ledger.Service
	Now    func() time.Time
	Log    *slog.Logger
	// Transfer sends money to a shop's account at the payment provider. Nil: every payout goes through the bank.
	Transfer func(ctx context.Context, t payment.Transfer) (id string, err error)

	// Connect opens accounts of shops at the payment provider. Nil: there is none.
	Connect Connector

	// Provider tells what the payment provider has in its own books. Nil: they are not compared.
	Provider payment.Provider

	Shops     *shop.Service
	Operators *operator.Service
	Brand     mail.Brand
	Platform  invoice.Platform // who pays, as statements name it
	SellerURL string
	// Minimum is the smallest sum worth paying; above SecondApproval two people are needed.
	Minimum, SecondApproval money.Cents
	// TermsVersion is the day of the conditions for sellers in force. Nil: payouts wait for no acceptance.
	TermsVersion func() string
	// ConfirmPassword lets the person who asks pass if this is their password.
	ConfirmPassword func(ctx context.Context, password string) error
	// OwnersEmails are the addresses of those who run a shop. Nil: no letters.
	OwnersEmails func(ctx context.Context, shopID string) ([]string, error)
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

const (
	auditKind = "ledger.audit"
	foldKind  = "ledger.fold"

	reserveKind = "ledger.reserve"
)

// Register has the books completed and compared once a day, and when a market first starts with a ledger. Every minute
// what was posted is added to the sums of its day.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, auditKind, func(ctx context.Context, _ struct{}) error { return s.Audit(ctx) },
		jobs.Timeout(time.Hour))
	q.Every(auditKind, 24*time.Hour)
	jobs.Register(q, foldKind, func(ctx context.Context, _ struct{}) error { _, err := s.Ledger.Fold(ctx); return err })
	q.Every(foldKind, time.Minute)
	jobs.Register(q, reserveKind, func(ctx context.Context, _ struct{}) error { return s.ReserveOpenReturns(ctx) })
	q.Every(reserveKind, 24*time.Hour)
	s.registerPayouts(q)
}

// Paid posts the sale of an order that is being paid: one statement, nothing read.
func (s *Service) Paid(ctx context.Context, tx *db.Tx, o *order.Order) error {
	entries, err := sales(o)
	if err != nil {
		return err
	}
	return s.Ledger.Post(ctx, tx, entries...)
}

// Owed posts refunds of an order that were just written. What an older order lacks is posted first.
func (s *Service) Owed(ctx context.Context, tx *db.Tx, o *order.Order, _ []order.Refund) error {
	return s.post(ctx, tx, o)
}

// post writes what the ledger lacks of an order: the sale of each part and every refund. The order must be locked, so
// that two refunds never share out the same commission.
func (s *Service) post(ctx context.Context, tx *db.Tx, o *order.Order) error {
	posted, err := s.Ledger.OfOrder(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	refunds, err := s.Orders.RefundsOf(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	missing, err := missing(o, refunds, posted)
	if err != nil {
		return fmt.Errorf("accounting: order %s: %w", o.ID, err)
	}
	return s.Ledger.Post(ctx, tx, missing...)
}

// sales are the entries of an order that is paid.
func sales(o *order.Order) ([]ledger.Entry, error) {
	var entries []ledger.Entry
	for _, part := range o.Shops {
		sold, err := soldOf(o, part)
		if err != nil {
			return nil, err
		}
		entries = append(entries, sold.Entry())
		if sold.Market > 0 {
			entries = append(entries, sold.Promoted())
		}
	}
	if o.Contribution > 0 {
		entries = append(entries, ledger.Contributed(o.ID, o.Contribution, o.PaidAt))
	}
	return entries, nil
}

// soldOf is a part of an order as it was sold, with the commission of that day.
func soldOf(o *order.Order, part *order.ShopOrder) (ledger.Sold, error) {
	rates, err := tax.RatesOn(part.Province, tax.DayOf(part.CreatedAt.In(calendar.Eastern)))
	if err != nil {
		return ledger.Sold{}, fmt.Errorf("accounting: taxes of the commission: %w", err)
	}
	return ledger.Sold{
		OrderID: o.ID, ShopOrderID: part.ID, ShopID: part.ShopID, At: o.PaidAt, Goods: part.Subtotal,
		Market: part.MarketDiscount, Shipping: part.Shipping, Tax: part.Tax,
		Registered: part.GSTNumber != "" || part.QSTNumber != "",
		Fee:        commission.Of(part.Sold(), part.CommissionRate, rates),
	}, nil
}

// missing are the entries of a paid order that were not posted. Commission is given back in the order in which refunds
// are posted, so that it adds up whatever the clocks of those who wrote them.
func missing(o *order.Order, refunds []order.Refund, posted []ledger.Entry) ([]ledger.Entry, error) {
	known := map[string]bool{}
	undone := map[string]money.Cents{} // goods, as the shop sold them, by part
	for _, e := range posted {
		known[string(e.Kind)+e.SourceID] = true
		if undoes(e) {
			undone[e.ShopOrderID] -= e.Goods
		}
	}
	entries, err := sales(o)
	if err != nil {
		return nil, err
	}
	for _, r := range refunds {
		if known[string(ledger.KindRefund)+r.ID] || known[string(ledger.KindGoodwill)+r.ID] {
			continue
		}
		back, err := undoneOf(o, r, undone[r.ShopOrderID])
		if err != nil {
			return nil, err
		}
		if r.BorneBy != order.ByMarket {
			undone[r.ShopOrderID] += r.Amount.Goods + r.Amount.Market
		}
		entries = append(entries, back...)
	}
	var lacking []ledger.Entry
	for _, e := range entries {
		if !known[string(e.Kind)+e.SourceID] {
			lacking = append(lacking, e)
		}
	}
	return lacking, nil
}

// undoes tells that an entry takes goods back from a shop.
func undoes(e ledger.Entry) bool {
	return e.Kind == ledger.KindRefund || e.Kind == ledger.KindPromotionBack
}

// undoneOf are the entries of a refund, when goods of the same part were already undone before.
func undoneOf(o *order.Order, r order.Refund, before money.Cents) ([]ledger.Entry, error) {
	for _, part := range o.Shops {
		if part.ID != r.ShopOrderID {
			continue
		}
		sold, err := soldOf(o, part)
		if err != nil {
			return nil, err
		}
		entries, err := undo(sold, r, before)
		if err != nil {
			return nil, err
		}
		if r.Amount.Contribution > 0 {
			entries = append(entries, ledger.ContributionReturned(o.ID, r.ID, r.Amount.Contribution, r.CreatedAt))
		}
		return entries, nil
	}
	return nil, fmt.Errorf("accounting: refund %s is of no part of order %s", r.ID, o.ID)
}

// undo is a refund of a part in double entry, borne by the shop or by the platform. What the platform's own code had
// added to the sale goes back to it with the goods.
func undo(sold ledger.Sold, r order.Refund, before money.Cents) (entries []ledger.Entry, err error) {
	if r.BorneBy == order.ByMarket {
		sold.At, sold.Goods, sold.Shipping, sold.Tax = r.CreatedAt, r.Amount.Goods, r.Amount.Shipping, r.Amount.Tax
		return []ledger.Entry{sold.Goodwill(r.ID)}, nil
	}
	back := r.Amount.Goods + r.Amount.Market
	if sold.Fee, err = commission.GiveBack(sold.Fee, sold.Goods+sold.Market, before, back); err != nil {
		return nil, err
	}
	sold.At, sold.Goods, sold.Shipping, sold.Tax = r.CreatedAt, r.Amount.Goods, r.Amount.Shipping, r.Amount.Tax
	sold.Market = r.Amount.Market
	entries = []ledger.Entry{sold.Undo(r.ID)}
	if sold.Market > 0 {
		entries = append(entries, sold.PromotedBack(r.ID))
	}
	return entries, nil
}
