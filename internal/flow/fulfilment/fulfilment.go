// Package fulfilment is a seller's day: orders that leave or are given up, questions, messages, and what needs doing
// now. It promises that a seller reaches their own shops alone, of an order their shop's part alone, and that a
// customer is written to in the transaction that changes their order. A buyer gives up what was not shipped by the same
// path, and then the shops are written to as well. It moves no money: what it owes back is written with the change, and
// sent by the checkout. Products and the shop itself are flow/seller's, returns flow/returns'.
package fulfilment

import (
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// ErrOrderChanged refuses what was decided on an order as it was before: someone else of the shop, or a first click,
// was faster.
var ErrOrderChanged = problem.New(problem.Conflict, "order_changed", problem.Say(
	"Cette commande a changé entre-temps. Vérifiez ce qui reste, puis recommencez.",
	"This order has changed meanwhile. Check what is left, then try again."))

// Service is the seller's desk.
type Service struct {
	db *db.DB
	Options
	past pastSales
}

// Options is what the flow is made of.
type Options struct {
	Shops     *shop.Service
	Catalog   *catalog.Service
	Orders    *order.Service
	Invoices  *invoice.Service
	Questions *question.Service
	Reviews   *review.Service
	Ledger    *ledger.Service
	Messages  *message.Service
	Access    order.Access // decides who gives an order up as its buyer
	Brand     mail.Brand
	SellerURL string                    // of the seller space
	Link      func(*order.Order) string // where the customer finds the order
	Now       func() time.Time
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// perPage is how many rows a list shows.
const perPage = 20
