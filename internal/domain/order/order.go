// Package order stores what was bought: the order, each shop's part, the items, parcels, returns, charges, refunds and
// invoices. It promises that a status changes only along the life cycles of lifecycle.go, that amounts are those of
// rules/pricing, and that no more is refunded than was paid.
//
// It charges nobody, moves no stock and sends no mail. Its functions take the caller's transaction and return what the
// change requires (units to put back in stock, money to refund), so that flows commit a change and its consequences
// together. It reads no clock: every change is given its time, which is also how a past order is replayed (see
// [Service.Replay]).
package order

import (
	"context"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// Service places, reads and changes orders.
type Service struct {
	db            *db.DB
	url           picture.URLOf
	drawReference func() string

	// Paid is called in the transaction that makes an order paid, and Owed in the one that writes refunds (never with
	// an empty list), so that the ledger commits with them. Nil: nothing is posted.
	Paid func(ctx context.Context, tx *db.Tx, o *Order) error
	Owed func(ctx context.Context, tx *db.Tx, o *Order, refunds []Refund) error

	// Undone is called in the transaction that makes an order with promotions fail, or cancels the last of it. Nil:
	// nobody follows.
	Undone func(ctx context.Context, tx *db.Tx, orderID string) error

	// ReturnOpened is called in the transaction that opens a return, or accepts it, with the refund that receiving it
	// would owe; ReturnEnded in the one that ends it. Nil: nothing is reserved.
	ReturnOpened func(ctx context.Context, tx *db.Tx, o *Order, wouldOwe Refund) error
	ReturnEnded  func(ctx context.Context, tx *db.Tx, returnID string) error

	// Contested tells whether the buyer's bank holds the money of an order. Nil: it never does. See [Service.Held].
	Contested func(ctx context.Context, r db.Reader, orderID string) (bool, error)

	// UnitsMoved is called in the transaction that ships, cancels, returns or pays back units of an order. Nil: nobody
	// follows.
	UnitsMoved func(ctx context.Context, tx *db.Tx, orderID string) error
}

// New makes the service. url turns a key of the file store into an address, for thumbnails.
func New(d *db.DB, url picture.URLOf) *Service {
	return &Service{db: d, url: url, drawReference: NewReference}
}

// The limits of returns.
const (
	ReturnWindow  = 30 * 24 * time.Hour // to ask, after the last parcel left
	ReceiveWindow = 30 * 24 * time.Hour // for the seller to confirm receipt, after accepting
	MaxReason     = 200                 // characters
)

// ErrNotFound is the answer for an order, item or return that is not there or not the caller's to see.
var ErrNotFound = problem.Missing("order_not_found")

// Order is a purchase from one or several shops, paid at once.
type Order struct {
	ID        string
	Reference string // see [NewReference]
	UserID    string // empty for a guest
	CartID    string
	Status    Status

	IdempotencyKey string // of the request that placed it
	RequestHash    string

	Contact         Contact
	ShippingAddress Address // zero when all of it is picked up and the buyer gave none
	BillingAddress  Address
	Gift            *Gift // nil unless it is one

	Subtotal     money.Cents // paid for the goods, once promotions are taken off
	Shipping     money.Cents
	Contribution money.Cents
	Tax          tax.Amounts
	GrandTotal   money.Cents
	Rates        tax.Rates // those of the destination; each part has those that its taxes were computed with

	CreatedAt    time.Time
	UpdatedAt    time.Time
	PaidAt       time.Time // zero until then, as the next two
	FailedAt     time.Time
	DispatchedAt time.Time

	Shops []*ShopOrder // by name
}

// Contact is how to reach the buyer, a guest or not.
type Contact struct {
	Email     string
	Phone     string
	FirstName string
	LastName  string
}

// Address is where a parcel goes or a bill is made out, frozen with the order.
type Address struct {
	FirstName  string `json:"firstName"`
	LastName   string `json:"lastName"`
	Address    string `json:"address"`
	Address2   string `json:"address2,omitempty"`
	City       string `json:"city"`
	Province   string `json:"province"`
	PostalCode string `json:"postalCode"`
	Country    string `json:"country"`
}

// Seller is a shop as it was on the day of the order: what a contract and an invoice must still say years later.
type Seller struct {
	ShopID          string
	Name            string
	Slug            string
	MerchantName    string // legal name
	MerchantAddress string // on one line
	MerchantPhone   string // ten digits; empty when the shop gave none
	MerchantEmail   string
	Province        string // the merchant's, whose taxes the commission bears; QC unless a draft says otherwise
	GSTNumber       string // empty when the platform collects the taxes in the shop's place
	QSTNumber       string
	DeliveryTerms   string
	DeliveryMinDays int // working days before the part leaves
	DeliveryDays    int // working days in which the part is to leave; 0 for what is usual
	ReturnTerms     string
	CommissionRate  money.Rate
}

// Reach is how to reach the merchant, by phone and e-mail; empty when it gave neither.
func (s Seller) Reach() string {
	var ways []string
	for _, way := range []string{check.ShowPhone(s.MerchantPhone), s.MerchantEmail} {
		if way != "" {
			ways = append(ways, way)
		}
	}
	return strings.Join(ways, ", ")
}

// ShopOrder is one shop's part of an order.
type ShopOrder struct {
	ID      string
	OrderID string
	Seller
	Delivery    Delivery
	Rates       tax.Rates // those of Tax
	Status      Status    // of this part alone
	Units       int
	Subtotal    money.Cents // paid for the goods, once promotions are taken off
	Shipping    money.Cents
	Tax         tax.Amounts
	ShippingTax tax.Amounts // the shipping's share of Tax
	Total       money.Cents
	Refunded    pricing.Refund // given back so far, whoever bears it; without a contribution
	ShipBy      time.Time      // when it is to have left, or to be ready; zero until paid
	RemindedAt  time.Time      // when an operator last wrote to the shop about it
	CreatedAt   time.Time
	Items       []*Item

	Discount       money.Cents // taken off the goods and borne by the shop
	MarketDiscount money.Cents // and by the market, which pays it to the shop
	Promotions     []Promotion // that took something off, in the words of that day

	ReadyAt      time.Time // when the shop said that it can be picked up; zero before, and for other deliveries
	PickupCode   string    // the buyer's; made when it is ready
	PickupTries  int       // wrong codes so far
	HandoverNote string    // why it was handed over without a code
}

// Product is what an item is a unit of, in the words of the day of the order.
type Product struct {
	ProductID   string
	VariantID   string
	ProductName string
	ProductSlug string
	VariantName string // values of its options: Bleu marée, 350 ml
	SKU         string
	Thumbnail   string // key of the file store
	TaxCategory tax.Category
	FinalSale   bool // cannot be returned
	StockTaken  bool // its units were counted out of the stock, and go back to it
}

// Item is a number of units of one variant. Every unit is left to ship, shipped or cancelled; a shipped one may have
// been returned.
type Item struct {
	ID          string
	OrderID     string
	ShopOrderID string
	ShopID      string
	Product
	UnitPrice      money.Cents
	Quantity       int
	Discount       money.Cents // taken off the line and borne by the shop
	MarketDiscount money.Cents // and by the market
	Tax            tax.Amounts // the line's share of its shop's taxes
	Status         ItemStatus

	Shipped      int
	Cancelled    int
	Returned     int
	Refunded     int       // units that an operator paid back without their coming back
	ShippedAt    time.Time // of the last parcel
	CancelledAt  time.Time
	CancelReason string
	CancelledBy  Canceller // who gave units up last

	Shipments []Shipment  // parcels that carry units of the item, oldest first; Quantity is this item's
	Return    *ReturnItem // the latest one

	position int  // among the items of its part
	touched  bool // changed since it was loaded
}

// Left is how many units are still to be shipped.
func (i *Item) Left() int { return i.Quantity - i.Shipped - i.Cancelled }

// Total is the price of all the units, before promotions and tax.
func (i *Item) Total() money.Cents { return i.UnitPrice * money.Cents(i.Quantity) }

// Shipment is a parcel, seen from one of its items.
type Shipment struct {
	ID             string
	ShippedAt      time.Time
	CarrierName    string
	TrackingNumber string
	TrackingLink   string
	Quantity       int
}

// ReturnItem is a number of units a customer wants to send back.
type ReturnItem struct {
	ID          string
	RequestID   string // items asked for together share it
	OrderID     string
	ShopID      string
	ItemID      string
	Quantity    int
	Reason      string
	DenyReason  string
	Restocked   bool
	Status      ReturnStatus
	RequestedAt time.Time
	UpdatedAt   time.Time
	DueAt       time.Time // an accepted return must be received before; zero until accepted
	Photos      []string  // ids of its photographs, in lists of returns alone
}

// Open tells that the return is still to be settled.
func (r *ReturnItem) Open() bool { return r.Status == ReturnRequested || r.Status == ReturnPending }

// Items lists the items of every shop.
func (o *Order) Items() []*Item {
	var all []*Item
	for _, s := range o.Shops {
		all = append(all, s.Items...)
	}
	return all
}

// PartByID finds a shop's part by its id, nil when the order has none such.
func (o *Order) PartByID(id string) *ShopOrder {
	for _, part := range o.Shops {
		if part.ID == id {
			return part
		}
	}
	return nil
}

// ShopIDs lists the shops of an order, in the order of its parts.
func (o *Order) ShopIDs() []string {
	ids := make([]string, len(o.Shops))
	for n, part := range o.Shops {
		ids[n] = part.ShopID
	}
	return ids
}

// Item finds an item by id, nil when the order has none such.
func (o *Order) Item(id string) *Item {
	for _, i := range o.Items() {
		if i.ID == id {
			return i
		}
	}
	return nil
}

// Part finds a shop's part of the order, nil when it has none.
func (o *Order) Part(shopID string) *ShopOrder {
	for _, part := range o.Shops {
		if part.ShopID == shopID {
			return part
		}
	}
	return nil
}

func (o *Order) payment() payment {
	return payment{paid: !o.PaidAt.IsZero(), failed: !o.FailedAt.IsZero(), dispatched: !o.DispatchedAt.IsZero()}
}

// Units is a number of units of one item.
type Units struct {
	ItemID   string
	Quantity int
}

// Stock is a number of units to put back in the shop's stock.
type Stock struct {
	VariantID string
	Quantity  int
}
