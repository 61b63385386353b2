// Package casework is what operators do about orders: they find them, read everything about one, refund, cancel,
// correct and write, remind late shops and overrule returns. It promises that a preview is the act itself, undone
// before it is kept, so that nothing else happens than what was shown; that every change, and every opening of a
// private conversation or of a letter, is a line of the journal in the same transaction; that no letter shows the
// secrets of its links; and that money is given back once however often it is asked.
//
// The rules are domain/order's and the books flow/accounting's. It sends no money: what it owes back is sent by the
// checkout.
package casework

import (
	"context"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/recent"
)

// Service is the operators' desk for orders.
type Service struct {
	db *db.DB
	Options
	counters  []Counter
	sources   []Source
	pastSales *recent.Memory[[]order.DaySales] // see [Service.salesByDay]
}

// Options is what the flow is made of.
type Options struct {
	Orders    *order.Service
	Shops     *shop.Service
	Messages  *message.Service
	Ledger    *ledger.Service
	Operators *operator.Service
	Jobs      *jobs.Queue
	Brand     mail.Brand
	Link      func(*order.Order) string // where the buyer finds the order
	SellerURL string                    // of the seller space
	Contact   string                    // where answers to letters go
	Now       func() time.Time
	// Confirmations writes the letters that followed a payment anew: they are made of the order and are not kept. The
	// id of the buyer's is the order's, that of a shop's is its part's.
	Confirmations func(ctx context.Context, o *order.Order, attachInvoices bool) ([]mail.Message, error)
	// NewPeople counts the accounts opened between two moments.
	NewPeople func(ctx context.Context, from, to time.Time) (int, error)
	// CreditNotes prints the credit notes of refunds just owed, when their letter carries them. Nil: none does.
	CreditNotes func(ctx context.Context, r db.Reader, o *order.Order, owed []order.Refund) ([]mail.Attachment, error)
}

// New makes the flow.
func New(d *db.DB, o Options) *Service {
	s := &Service{db: d, Options: o, pastSales: recent.New[[]order.DaySales](1)}
	s.Find(Source{Kind: "order", Right: operator.ReadOrders, Find: s.findOrders})
	s.Find(Source{Kind: "shop", Right: operator.ReadShops, Find: s.findShops})
	s.Count("late", operator.ReadOrders, func(ctx context.Context) (Waiting, error) {
		return s.Orders.CountLate(ctx, s.Now())
	})
	s.Count("returns", operator.ReadOrders, func(ctx context.Context) (Waiting, error) {
		return s.Orders.CountReturns(ctx, order.ReturnRequested)
	})
	s.Count("refunds", operator.ReadOrders, s.Orders.CountFailedRefunds)
	return s
}

// perPage is how many rows a list shows.
const perPage = 50

// DeskRoutes registers the calls of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	s.todayRoutes(d)
	s.listRoutes(d)
	s.orderRoutes(d)
	s.actRoutes(d)
	s.lateRoutes(d)
	s.paletteRoutes(d)
}
