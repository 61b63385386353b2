package casework

import (
	"fmt"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
)

// Order is everything about an order.
type Order struct {
	order.WireHead
	UpdatedAt       time.Time         `json:"updatedAt"`
	PaidAt          *time.Time        `json:"paidAt"`
	UserID          string            `json:"userId" doc:"Empty for a guest"`
	Name            string            `json:"name"`
	Email           string            `json:"email"`
	Phone           string            `json:"phone"`
	OrdersPlaced    int               `json:"ordersPlaced" doc:"By this e-mail, this one included"`
	ShippingAddress order.Address     `json:"shippingAddress"`
	BillingAddress  order.Address     `json:"billingAddress"`
	Gift            *order.Gift       `json:"gift,omitempty" doc:"Absent unless it is one"`
	Summary         order.WireSummary `json:"summary"`
	Refunded        money.Cents       `json:"refunded"`
	Refundable      money.Cents       `json:"refundable" doc:"What a refund of everything would give back"`
	Payment         Payment           `json:"payment"`
	Parts           []Part            `json:"parts" nullable:"false"`
	Refunds         []Refund          `json:"refunds" nullable:"false" doc:"Oldest first"`
	Returns         []Return          `json:"returns" nullable:"false" doc:"Oldest first"`
	Letters         []Letter          `json:"letters" nullable:"false" doc:"Oldest first"`
	Conversations   []Conversation    `json:"conversations" nullable:"false"`
	Events          []Event           `json:"events" nullable:"false" doc:"The latest first"`
}

// Payment is the try at charging an order, which has one.
type Payment struct {
	Provider    string              `json:"provider"`
	Status      order.AttemptStatus `json:"status" enum:"started,succeeded,failed,voided"`
	IntentID    string              `json:"intentId" doc:"The provider's"`
	CardBrand   string              `json:"cardBrand"`
	CardLast4   string              `json:"cardLast4"`
	FailureCode string              `json:"failureCode"`
	CreatedAt   time.Time           `json:"createdAt"`
}

// Part is one shop's part of an order.
type Part struct {
	ID            string                  `json:"id"`
	ShopID        string                  `json:"shopId"`
	ShopName      string                  `json:"shopName"`
	ShopSlug      string                  `json:"shopSlug"`
	InvoiceID     string                  `json:"invoiceId" doc:"Empty until numbered"`
	InvoiceNumber string                  `json:"invoiceNumber"`
	Status        order.Status            `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled"`
	Delivery      order.WireDelivery      `json:"delivery" doc:"Without the buyer's code"`
	HandoverNote  string                  `json:"handoverNote" doc:"Why it was handed over without a code"`
	ShipBy        *time.Time              `json:"shipBy"`
	LateDays      int                     `json:"lateDays" doc:"0 when it is not late"`
	RemindedAt    *time.Time              `json:"remindedAt"`
	Items         []Item                  `json:"items" nullable:"false"`
	Parcels       []Parcel                `json:"parcels" nullable:"false" doc:"Oldest first"`
	SubTotal      money.Cents             `json:"subTotal" doc:"Before promotions"`
	Discount      money.Cents             `json:"discount" doc:"Taken off its goods by promotions"`
	Promotions    []pricing.WirePromotion `json:"promotions" nullable:"false"`
	Shipping      money.Cents             `json:"shipping"`
	Taxes         order.WireTaxes         `json:"taxes"`
	Total         money.Cents             `json:"total"`
	Refunded      money.Cents             `json:"refunded"`
	Refundable    money.Cents             `json:"refundable"`
	Net           money.Cents             `json:"net" doc:"What the shop has of it, commission and refunds taken out"`
}

// Item is a line of an order.
type Item struct {
	ID          string           `json:"id"`
	ProductID   string           `json:"productId"`
	ProductName string           `json:"productName"`
	VariantName string           `json:"variantName"`
	SKU         string           `json:"sku"`
	Thumbnail   string           `json:"thumbnail"`
	UnitPrice   money.Cents      `json:"unitPrice"`
	Quantity    int              `json:"quantity"`
	Total       money.Cents      `json:"total"`
	Status      order.ItemStatus `json:"status" enum:"processing,cancelled,shipped,return_requested,return_denied,pending_return,returned"`
	Left        int              `json:"left" doc:"Units still to leave"`
	Shipped     int              `json:"shipped"`
	Cancelled   int              `json:"cancelled"`
	Returned    int              `json:"returned"`
	Refundable  int              `json:"refundable" doc:"Units that were not paid back in any way"`
}

// Parcel is what a shop sent at once.
type Parcel struct {
	ID             string    `json:"id"`
	ShippedAt      time.Time `json:"shippedAt"`
	CarrierName    string    `json:"carrierName"`
	TrackingNumber string    `json:"trackingNumber"`
	TrackingLink   string    `json:"trackingLink"`
	Units          int       `json:"units"`
}

// Refund is money given back.
type Refund struct {
	ID          string             `json:"id"`
	ShopName    string             `json:"shopName"`
	Total       money.Cents        `json:"total"`
	Covered     money.Cents        `json:"covered" doc:"Of the total: what the buyer has by a lost dispute or by hand, not through the provider"`
	Status      order.RefundStatus `json:"status" enum:"owed,sent,failed"`
	BorneBy     order.Bearer       `json:"borneBy" enum:"shop,market"`
	Reason      string             `json:"reason"`
	FailureCode string             `json:"failureCode"`
	CreditNote  string             `json:"creditNote" example:"NC-000007" doc:"Its number; empty until it has one"`
	NoteID      string             `json:"creditNoteId" doc:"Empty until it has one"`
	CreatedAt   time.Time          `json:"createdAt"`
}

// Conversation is a thread between the buyer and a shop. What it says is read by another call, which the journal notes.
type Conversation struct {
	ShopID   string    `json:"shopId"`
	ShopName string    `json:"shopName"`
	Messages int       `json:"messages"`
	LastAt   time.Time `json:"lastAt"`
}

func (s *Service) wire(o *order.Order, f facts) Order {
	detail := s.Orders.Detail(o)
	thumbnails := map[string]string{}
	for _, item := range detail.Items {
		thumbnails[item.ID] = item.Thumbnail
	}
	w := Order{
		WireHead: order.Head{ID: o.ID, Reference: o.Reference, CreatedAt: o.CreatedAt, Total: o.GrandTotal,
			Status: o.Status}.Wire(),
		UpdatedAt: o.UpdatedAt.UTC(), PaidAt: web.Moment(o.PaidAt), UserID: o.UserID,
		Name: fullName(o.Contact.FirstName, o.Contact.LastName), Email: o.Contact.Email, Phone: o.Contact.Phone,
		OrdersPlaced: f.placed, ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress,
		Gift: o.Gift, Summary: detail.Summary,
		Payment: Payment{Provider: f.attempt.Provider, Status: f.attempt.Status, IntentID: f.attempt.IntentID,
			CardBrand: f.attempt.CardBrand, CardLast4: f.attempt.CardLast4, FailureCode: f.attempt.FailureCode,
			CreatedAt: f.attempt.CreatedAt.UTC()},
		Letters: web.List(f.letters), Refunds: []Refund{}, Returns: []Return{}, Parts: []Part{},
	}
	contribution := o.Contribution
	for _, r := range f.refunds {
		w.Refunded += r.Amount.Total()
		contribution -= r.Amount.Contribution
		refund := Refund{ID: r.ID, ShopName: o.PartByID(r.ShopOrderID).Name,
			Total: r.Amount.Total(), Covered: r.Covered, Status: r.Status, BorneBy: r.BorneBy, Reason: r.Reason,
			FailureCode: r.FailureCode, CreatedAt: r.CreatedAt.UTC()}
		if r.CreditNote != nil {
			refund.CreditNote, refund.NoteID = r.CreditNote.Printed(), r.CreditNote.ID
		}
		w.Refunds = append(w.Refunds, refund)
	}
	for _, part := range o.Shops {
		w.Parts = append(w.Parts, wirePart(o, part, f, thumbnails))
	}
	w.Refundable = refundable(o, contribution)
	for _, r := range f.returns {
		w.Returns = append(w.Returns, wireReturn(r, o.Item(r.ItemID), o.Reference, o.Part(r.ShopID).Name, w.Name))
	}
	w.Conversations = conversations(o, f)
	w.Events = events(o, f)
	return w
}

// refundable is what is left of an order; nothing of one that was not paid.
func refundable(o *order.Order, contribution money.Cents) (sum money.Cents) {
	if o.PaidAt.IsZero() {
		return 0
	}
	for _, part := range o.Shops {
		sum += part.Left().Total()
	}
	if sum > 0 {
		sum += contribution
	}
	return sum
}

func wirePart(o *order.Order, part *order.ShopOrder, f facts, thumbnails map[string]string) Part {
	w := Part{
		ID: part.ID, ShopID: part.ShopID, ShopName: part.Name, ShopSlug: part.Slug, Status: part.Status,
		Delivery: part.WireDelivery(), HandoverNote: part.HandoverNote,
		ShipBy: web.Moment(part.ShipBy), RemindedAt: web.Moment(part.RemindedAt), SubTotal: part.Gross(),
		Discount: part.Off(), Promotions: part.WirePromotions(),
		Shipping: part.Shipping, Taxes: order.WireTaxes{GSTHST: part.Tax.GSTHST, QST: part.Tax.QST}, Total: part.Total,
		Refunded: part.Refunded.Total(), Net: net(f.entries, part.ID), Items: []Item{}, Parcels: []Parcel{},
	}
	if !o.PaidAt.IsZero() {
		w.Refundable = part.Left().Total()
	}
	if part.Late(f.now) {
		w.LateDays = lateDays(part.ShipBy, f.now)
	}
	for _, i := range f.invoices {
		if i.ShopOrderID == part.ID {
			w.InvoiceID, w.InvoiceNumber = i.ID, fmt.Sprintf("%06d", i.Number)
		}
	}
	at := map[string]int{}
	for _, i := range part.Items {
		w.Items = append(w.Items, wireItem(o, i, thumbnails[i.ID]))
		for _, p := range i.Shipments {
			n, known := at[p.ID]
			if !known {
				n, at[p.ID] = len(w.Parcels), len(w.Parcels)
				w.Parcels = append(w.Parcels, Parcel{ID: p.ID, ShippedAt: p.ShippedAt.UTC(), CarrierName: p.CarrierName,
					TrackingNumber: p.TrackingNumber, TrackingLink: p.TrackingLink})
			}
			w.Parcels[n].Units += p.Quantity
		}
	}
	return w
}

func wireItem(o *order.Order, i *order.Item, thumbnail string) Item {
	item := Item{
		ID: i.ID, ProductID: i.ProductID, ProductName: i.ProductName, VariantName: i.VariantName, SKU: i.SKU,
		Thumbnail: thumbnail, UnitPrice: i.UnitPrice, Quantity: i.Quantity, Total: i.Total(), Status: i.Status,
		Left: i.Left(), Shipped: i.Shipped, Cancelled: i.Cancelled, Returned: i.Returned,
	}
	if !o.PaidAt.IsZero() {
		item.Refundable = max(i.Unrefunded(), 0)
	}
	return item
}

func conversations(o *order.Order, f facts) []Conversation {
	list := []Conversation{}
	for _, part := range o.Shops {
		c := Conversation{ShopID: part.ShopID, ShopName: part.Name}
		for _, m := range f.written {
			if m.ShopID == part.ShopID {
				c.Messages++
				c.LastAt = m.At.UTC()
			}
		}
		if c.Messages > 0 {
			list = append(list, c)
		}
	}
	return list
}
