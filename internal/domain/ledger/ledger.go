// Package ledger keeps what the platform owes each shop, and why: a sale, its refunds, the commission and its taxes,
// the payouts. It promises double entry: by every fact what the customer, the shop, the platform, the governments and
// the bank gain or give sums to zero, which the database itself checks; a fact is posted once however often it is
// reported; and an entry is never changed. So for every order, what its customer paid less what was refunded is the sum
// of what its shops and the platform have of it ([Service.Mismatches] compares).
//
// It moves no money and knows neither orders nor payments but by id: the flow that does tells it the facts, in the
// transaction that makes them true.
package ledger

import (
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/recent"
	"rangrue/internal/kit/seal"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/tax"
)

// Service answers for the ledger.
type Service struct {
	db    *db.DB
	now   func() time.Time
	shops *shop.Service

	// Hold is how long what was shipped waits before it may be paid out.
	Hold time.Duration
	// Connects tells that shops can open an account at the payment provider.
	Connects bool
	// Box seals bank accounts. Nil: none can be kept.
	Box *seal.Box

	mu       sync.Mutex
	rates    map[string][]Agreement // by shop, those not over
	ratesDue time.Time              // when they are read again

	settledTaxes *recent.Memory[taxSums] // of hours that are settled, see [Service.settledSums]
	adding       singleflight.Group      // those that are being added up
}

// New makes the service.
func New(d *db.DB, now func() time.Time, shops *shop.Service) *Service {
	return &Service{db: d, now: now, shops: shops, Hold: DefaultHold, settledTaxes: recent.New[taxSums](50)}
}

// Kind is the nature of the fact behind an entry.
type Kind string

const (
	KindSale             Kind = "sale"              // a shop's part of an order was paid
	KindRefund           Kind = "refund"            // some of it is owed back to the customer
	KindGoodwill         Kind = "goodwill"          // the platform paid some of it back, and the shop keeps its sale
	KindPromotion        Kind = "promotion"         // the platform paid the shop what its own code took off
	KindPromotionBack    Kind = "promotion_back"    // and got it back with a refund
	KindContribution     Kind = "contribution"      // the customer gave to the platform
	KindContributionBack Kind = "contribution_back" // and got it back
	KindPayout           Kind = "payout"            // the shop's balance was sent to it
	KindPayoutBack       Kind = "payout_back"       // and did not reach it
)

// Parts are what a shop's amount is made of, signed as the shop sees them: a commission is negative, and positive when
// it is given back.
type Parts struct {
	Goods         money.Cents
	Shipping      money.Cents
	Tax           tax.Amounts // collected by the shop; none for a small supplier
	Commission    money.Cents
	CommissionTax tax.Amounts
}

// Total is what the parts come to.
func (p Parts) Total() money.Cents {
	return p.Goods + p.Shipping + p.Tax.Total() + p.Commission + p.CommissionTax.Total()
}

// Plus puts two sums together.
func (p Parts) Plus(o Parts) Parts {
	return Parts{
		p.Goods + o.Goods, p.Shipping + o.Shipping, p.Tax.Add(o.Tax), p.Commission + o.Commission,
		p.CommissionTax.Add(o.CommissionTax),
	}
}

// Entry is one fact in double entry. What each party gained is positive.
type Entry struct {
	Kind        Kind
	SourceID    string // the fact: with the kind, an entry's identity
	OrderID     string // empty for a payout
	ShopID      string // empty when no shop has a part in it
	ShopOrderID string
	At          time.Time
	Parts
	Customer money.Cents
	Platform money.Cents
	Remit    tax.Amounts // kept by the platform for the governments
	Bank     money.Cents // left for the shop's own account
}

// Amount is what the shop gained.
func (e Entry) Amount() money.Cents { return e.Parts.Total() - e.Bank }

// Sold is a shop's part of an order that was paid, or the undoing of some of it; amounts are positive in both.
type Sold struct {
	OrderID     string
	ShopOrderID string
	ShopID      string
	At          time.Time
	Goods       money.Cents // as the customer paid them
	Market      money.Cents // added to them by the platform, whose code took it off
	Shipping    money.Cents
	Tax         tax.Amounts
	Registered  bool // the shop collects and remits the taxes itself; the platform does for a small supplier
	Fee         commission.Fee
}

// Entry is the sale in double entry.
func (s Sold) Entry() Entry {
	e := Entry{
		Kind: KindSale, SourceID: s.ShopOrderID, OrderID: s.OrderID, ShopID: s.ShopID, ShopOrderID: s.ShopOrderID,
		At:       s.At,
		Customer: -(s.Goods + s.Shipping + s.Tax.Total()), Platform: s.Fee.Commission, Remit: s.Fee.Tax,
		Parts: Parts{Goods: s.Goods, Shipping: s.Shipping, Commission: -s.Fee.Commission,
			CommissionTax: tax.Amounts{}.Sub(s.Fee.Tax)},
	}
	if s.Registered {
		e.Tax = s.Tax
	} else {
		e.Remit = e.Remit.Add(s.Tax)
	}
	return e
}

// Undo is the refund of that id in double entry: a sale the other way round.
func (s Sold) Undo(refundID string) Entry {
	e := s.Entry()
	e.Kind, e.SourceID = KindRefund, refundID
	e.Customer, e.Platform, e.Remit = -e.Customer, -e.Platform, tax.Amounts{}.Sub(e.Remit)
	e.Parts = Parts{
		Goods: -e.Goods, Shipping: -e.Shipping, Tax: tax.Amounts{}.Sub(e.Tax), Commission: -e.Commission,
		CommissionTax: tax.Amounts{}.Sub(e.CommissionTax),
	}
	return e
}

// Goodwill is a refund of that id in double entry when the platform bears it: the shop, its taxes and its commission
// stay as they were. No shop has a part in it, so it is in no shop's statement.
func (s Sold) Goodwill(refundID string) Entry {
	amount := s.Goods + s.Shipping + s.Tax.Total()
	return Entry{Kind: KindGoodwill, SourceID: refundID, OrderID: s.OrderID, ShopOrderID: s.ShopOrderID, At: s.At,
		Customer: amount, Platform: -amount}
}

// Promoted is what the platform pays the shop because its own code took it off the sale: an expense of the platform.
func (s Sold) Promoted() Entry {
	return Entry{Kind: KindPromotion, SourceID: s.ShopOrderID, OrderID: s.OrderID, ShopID: s.ShopID,
		ShopOrderID: s.ShopOrderID, At: s.At, Parts: Parts{Goods: s.Market}, Platform: -s.Market}
}

// PromotedBack is what the platform gets back of it with a refund of that id.
func (s Sold) PromotedBack(refundID string) Entry {
	e := s.Promoted()
	e.Kind, e.SourceID, e.Goods, e.Platform = KindPromotionBack, refundID, -e.Goods, -e.Platform
	return e
}

// Contributed is what a customer gave to the platform with an order.
func Contributed(orderID string, amount money.Cents, at time.Time) Entry {
	return Entry{Kind: KindContribution, SourceID: orderID, OrderID: orderID, At: at, Customer: -amount,
		Platform: amount}
}

// ContributionReturned is what they got back of it with a refund.
func ContributionReturned(orderID, refundID string, amount money.Cents, at time.Time) Entry {
	return Entry{Kind: KindContributionBack, SourceID: refundID, OrderID: orderID, At: at, Customer: amount,
		Platform: -amount}
}
