package fulfilment

import (
	"slices"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// Order is the shop's part of an order. Of the customer it tells what a parcel needs: no e-mail (messages go through
// the platform), no card, nothing of what they bought elsewhere.
type Order struct {
	ID              string         `json:"id"`
	Reference       string         `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt       time.Time      `json:"createdAt"`
	Status          order.Status   `json:"status" enum:"paid,dispatched,partially_shipped,completed,cancelled" doc:"Of the shop's part alone"`
	ShipBy          string         `json:"shipBy,omitempty" format:"date" example:"2026-11-20" doc:"The last day on which it is to leave; absent on orders of before every order had one"`
	Late            bool           `json:"late,omitempty" doc:"Something of it should have left"`
	CanShip         bool           `json:"canShip" doc:"Units are left to ship or to hand over, and the order is dispatched"`
	CanCancel       bool           `json:"canCancel" doc:"Something is left"`
	CustomerName    string         `json:"customerName"`
	Phone           string         `json:"phone" doc:"Ten digits, for the carrier"`
	ShippingAddress *order.Address `json:"shippingAddress" doc:"Null for a pickup: the shop need not know it"`
	Gift            *order.Gift    `json:"gift,omitempty" doc:"Absent unless it is one"`
	Items           []OrderItem    `json:"items" nullable:"false"`
	Shipments       []Parcel       `json:"shipments" nullable:"false" doc:"Oldest first"`
	Amounts         Amounts        `json:"amounts"`
	Refunds         []Refund       `json:"refunds" nullable:"false" doc:"Oldest first"`
	Invoice         *Paper         `json:"invoice" doc:"Null until numbered"`
	PackingSlipURL  string         `json:"packingSlipUrl" doc:"Of the PDF, asked with the seller's token"`
	UnreadMessages  int            `json:"unreadMessages"`

	Delivery     order.WireDelivery `json:"delivery" doc:"Without the customer's code"`
	HandoverNote string             `json:"handoverNote" doc:"Why it was handed over without a code; empty otherwise"`
	TriesLeft    int                `json:"pickupTriesLeft" doc:"Codes that may still be typed for a pickup"`

	Earlier EarlierOrders `json:"earlier" doc:"What the same person, by account or as a guest by e-mail, ordered in this shop before"`
}

// EarlierOrders are those of the customer of an order in the same shop.
type EarlierOrders struct {
	Count  int            `json:"count"`
	Orders []EarlierOrder `json:"orders" nullable:"false" doc:"The latest first, ten at most"`
}

// EarlierOrder is the shop's part of an order of before.
type EarlierOrder struct {
	ID        string       `json:"id"`
	Reference string       `json:"reference"`
	CreatedAt time.Time    `json:"createdAt"`
	Status    order.Status `json:"status" enum:"paid,dispatched,partially_shipped,completed,cancelled"`
	Total     money.Cents  `json:"total" doc:"Of the shop's part, with tax"`

	DeliveryMethod shipping.Method `json:"deliveryMethod" enum:"parcel,pickup,local"`
}

func wireEarlier(e order.Earlier) EarlierOrders {
	wire := EarlierOrders{Count: e.Count, Orders: []EarlierOrder{}}
	for _, h := range e.Parts {
		wire.Orders = append(wire.Orders, EarlierOrder{ID: h.ID, Reference: h.Reference, CreatedAt: h.CreatedAt.UTC(),
			Status: h.Status, Total: h.Total, DeliveryMethod: h.Delivery})
	}
	return wire
}

// OrderItem is an item with what is left to do.
type OrderItem struct {
	order.WireItem
	ProductID        string          `json:"productId"`
	SKU              string          `json:"sku"`
	Total            money.Cents     `json:"total" doc:"Of all units, before tax"`
	QuantityLeft     int             `json:"quantityLeft" doc:"Units still to ship"`
	QuantityReturned int             `json:"quantityReturned" doc:"Units received back"`
	ShippedAt        *time.Time      `json:"shippedAt" doc:"Of the last parcel; null before the first"`
	CancelReason     string          `json:"cancelReason"`
	CancelledBy      order.Canceller `json:"cancelledBy" enum:",shop,buyer,operator" doc:"Who gave units up last; empty when nobody did, or it was not noted"`
	ReturnID         string          `json:"returnId" doc:"The latest return, empty without one"`
}

// Parcel is what the shop sent at once.
type Parcel struct {
	ID              string       `json:"id"`
	ShippedAt       time.Time    `json:"shippedAt"`
	ChangeableUntil *time.Time   `json:"changeableUntil" doc:"It may be corrected or undone until then; null once that time is over"`
	CarrierName     string       `json:"carrierName"`
	TrackingNumber  string       `json:"trackingNumber"`
	TrackingLink    string       `json:"trackingLink"`
	Items           []ParcelItem `json:"items" nullable:"false"`
}

// ParcelItem is units of an item in a parcel.
type ParcelItem struct {
	ItemID      string `json:"itemId"`
	ProductName string `json:"productName"`
	VariantName string `json:"variantName"`
	Quantity    int    `json:"quantity"`
}

// Amounts are those of the shop's part alone.
type Amounts struct {
	SubTotal   money.Cents             `json:"subTotal" doc:"Before promotions"`
	Discount   money.Cents             `json:"discount" doc:"Taken off its goods by promotions"`
	Promotions []pricing.WirePromotion `json:"promotions" nullable:"false"`
	Shipping   money.Cents             `json:"shipping"`
	Taxes      order.WireTaxes         `json:"taxes"`
	Total      money.Cents             `json:"total"`
	Refunded   money.Cents             `json:"refunded" doc:"Given back to the customer, with tax"`
	Net        money.Cents             `json:"net" doc:"Total less what was given back"`
}

// RefundAmounts are what a refund is made of.
type RefundAmounts struct {
	Goods    money.Cents     `json:"goods"`
	Shipping money.Cents     `json:"shipping"`
	Taxes    order.WireTaxes `json:"taxes"`
	Total    money.Cents     `json:"total"`
}

// Refund is money owed or given back to the customer for the shop's part.
type Refund struct {
	RefundAmounts
	ID         string             `json:"id"`
	CreatedAt  time.Time          `json:"createdAt"`
	Cause      string             `json:"cause" enum:"cancellation,return"`
	ReturnID   string             `json:"returnId" doc:"Empty for a cancellation"`
	Status     order.RefundStatus `json:"status" enum:"owed,sent,failed"`
	CreditNote *Paper             `json:"creditNote" doc:"Null for a moment after an upgrade"`
}

// Paper is a document to download with the seller's token.
type Paper struct {
	ID       string    `json:"id"`
	Number   string    `json:"number" example:"000042"`
	IssuedAt time.Time `json:"issuedAt"`
	URL      string    `json:"url"`
}

func (s *Service) wireOrder(o *order.Order, part *order.ShopOrder, refunds []order.Refund) *Order {
	shown := &Order{
		ID: o.ID, Reference: o.Reference, CreatedAt: o.CreatedAt.UTC(), Status: part.Status,
		ShipBy: calendar.LastDate(part.ShipBy), Late: part.Late(s.Now()),
		CustomerName: fullName(o.Contact.FirstName, o.Contact.LastName),
		Phone:        o.Contact.Phone, Gift: o.Gift, Items: []OrderItem{},
		Shipments: parcels(part, s.Now()), Refunds: []Refund{},
		PackingSlipURL: paperAddress(part.ShopID, o.ID, "packing-slip"), Amounts: Amounts{
			SubTotal: part.Gross(), Discount: part.Off(), Promotions: part.WirePromotions(), Shipping: part.Shipping,
			Taxes: order.WireTaxes{GSTHST: part.Tax.GSTHST, QST: part.Tax.QST}, Total: part.Total,
		},
	}
	wires := map[string]order.WireItem{}
	for _, w := range s.Orders.Public(o).Items {
		wires[w.ID] = w
	}
	for _, i := range part.Items {
		shown.Items = append(shown.Items, wireItem(i, wires[i.ID]))
		shown.CanCancel = shown.CanCancel || i.Left() > 0
	}
	if !part.PickedUp() {
		shown.ShippingAddress = &o.ShippingAddress
	}
	shown.Delivery, shown.HandoverNote = part.WireDelivery(), part.HandoverNote
	shown.TriesLeft = max(order.MaxPickupTries-part.PickupTries, 0)
	shown.CanShip = shown.CanCancel && !o.DispatchedAt.IsZero()
	for _, r := range refunds {
		if r.ShopOrderID == part.ID {
			refund := wireRefund(r)
			if n := r.CreditNote; n != nil {
				refund.CreditNote = &Paper{ID: n.ID, Number: n.Printed(), IssuedAt: n.IssuedAt.UTC(),
					URL: paperAddress(part.ShopID, o.ID, "credit-notes/"+n.ID)}
			}
			shown.Refunds = append(shown.Refunds, refund)
			shown.Amounts.Refunded += amounts(r.Amount).Total
		}
	}
	shown.Amounts.Net = shown.Amounts.Total - shown.Amounts.Refunded
	return shown
}

func wireItem(i *order.Item, w order.WireItem) OrderItem {
	item := OrderItem{
		WireItem: w, ProductID: i.ProductID, SKU: i.SKU, Total: i.Total(), QuantityLeft: i.Left(),
		QuantityReturned: i.Returned, CancelReason: i.CancelReason, CancelledBy: i.CancelledBy,
		ShippedAt: web.Moment(i.ShippedAt),
	}
	if i.Return != nil {
		item.ReturnID = i.Return.ID
	}
	return item
}

// parcels gathers, out of the items, what was sent together.
func parcels(part *order.ShopOrder, now time.Time) []Parcel {
	list := []Parcel{}
	at := map[string]int{}
	for _, i := range part.Items {
		for _, sent := range i.Shipments {
			n, known := at[sent.ID]
			if !known {
				n = len(list)
				at[sent.ID] = n
				list = append(list, Parcel{
					ID: sent.ID, ShippedAt: sent.ShippedAt.UTC(), CarrierName: sent.CarrierName,
					TrackingNumber: sent.TrackingNumber, TrackingLink: sent.TrackingLink,
				})
				if until := sent.ChangeableUntil(); !now.After(until) {
					list[n].ChangeableUntil = web.Moment(until)
				}
			}
			list[n].Items = append(list[n].Items, ParcelItem{ItemID: i.ID, ProductName: i.ProductName,
				VariantName: i.VariantName, Quantity: sent.Quantity})
		}
	}
	slices.SortStableFunc(list, func(a, b Parcel) int { return a.ShippedAt.Compare(b.ShippedAt) })
	return list
}

// amounts is a refund as the shop sees it: the platform's contribution, given back with the last of an order, is not
// its business.
func amounts(r pricing.Refund) RefundAmounts {
	r.Contribution = 0
	return RefundAmounts{Goods: r.Goods, Shipping: r.Shipping, Taxes: order.WireTaxes{GSTHST: r.Tax.GSTHST,
		QST: r.Tax.QST}, Total: r.Total()}
}

func wireRefund(r order.Refund) Refund {
	cause := "cancellation"
	if r.ReturnID != "" {
		cause = "return"
	}
	return Refund{RefundAmounts: amounts(r.Amount), ID: r.ID, CreatedAt: r.CreatedAt.UTC(), Cause: cause,
		ReturnID: r.ReturnID, Status: r.Status}
}
