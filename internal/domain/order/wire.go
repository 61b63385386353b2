package order

import (
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// WireHead is an order as listed.
type WireHead struct {
	ID        string      `json:"id"`
	Reference string      `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt time.Time   `json:"createdAt"`
	Total     money.Cents `json:"total"`
	Status    Status      `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled"`
}

// WireItem is an order item. It says what was bought and where it is, never who bought it.
type WireItem struct {
	ID                    string          `json:"id"`
	StoreID               string          `json:"storeId"`
	StoreName             string          `json:"storeName"`
	StoreSlug             string          `json:"storeSlug"`
	DeliveryMethod        shipping.Method `json:"deliveryMethod" enum:"parcel,pickup,local"`
	VariantID             string          `json:"variantId"`
	ProductName           string          `json:"productName"`
	ProductURL            string          `json:"productUrl" doc:"The product's slug"`
	VariantName           string          `json:"variantName"`
	Quantity              int             `json:"quantity"`
	QuantityAlreadyReturn int             `json:"quantityAlreadyReturn" doc:"Units returned or on their way back"`
	QuantityShipped       int             `json:"quantityShipped"`
	QuantityCancelled     int             `json:"quantityCancelled"`
	UnitPrice             money.Cents     `json:"unitPrice"`
	TotalPrice            money.Cents     `json:"totalPrice" doc:"Of all the units ordered, before promotions"`
	Discount              money.Cents     `json:"discount" doc:"Taken off by promotions"`
	Status                ItemStatus      `json:"status" enum:"processing,cancelled,shipped,return_requested,return_denied,pending_return,returned"`
	Thumbnail             string          `json:"thumbnail" doc:"Address of a small picture, empty without one"`
	FinalSale             bool            `json:"finalSale"`
	Shipment              *WireShipment   `json:"shipment" doc:"The latest parcel, null before the first"`
	Shipments             []WireShipment  `json:"shipments" nullable:"false" doc:"Every parcel, oldest first"`
	ReturnItem            *WireReturn     `json:"returnItem" doc:"The latest return, null without one"`
}

// WireShipment is a parcel seen from one of its items.
type WireShipment struct {
	ShippedAt      time.Time `json:"shippedAt"`
	CarrierName    string    `json:"carrierName"`
	TrackingNumber string    `json:"trackingNumber"`
	TrackingLink   string    `json:"trackingLink"`
	Quantity       int       `json:"quantity"`
}

// WireReturn is a return seen from its item. The customer's reason is left out: it may contain anything.
type WireReturn struct {
	Status    ReturnStatus `json:"status" enum:"returnRequested,pendingReturn,returnDenied,returnExpired,completed"`
	UpdatedAt time.Time    `json:"updatedAt"`
	Quantity  int          `json:"quantity"`
}

// PublicDetail is what anyone who knows an order's reference or id may see: items, statuses and parcels. It has no
// name, e-mail, phone, street or amount charged.
type PublicDetail struct {
	ID        string     `json:"id"`
	Reference string     `json:"reference"`
	CreatedAt time.Time  `json:"createdAt"`
	Status    Status     `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled"`
	Items     []WireItem `json:"items" nullable:"false"`
}

// Detail is the whole order, for its owner alone.
type Detail struct {
	PublicDetail
	Total           money.Cents `json:"total"`
	Email           string      `json:"email"`
	Phone           string      `json:"phone"`
	FirstName       string      `json:"firstName"`
	LastName        string      `json:"lastName"`
	ShippingAddress Address     `json:"shippingAddress"`
	BillingAddress  Address     `json:"billingAddress"`
	Gift            *Gift       `json:"gift,omitempty" doc:"Absent unless it is one"`
	Summary         WireSummary `json:"summary"`
}

// WireCard is the card that paid an order.
type WireCard struct {
	Brand string `json:"brand" example:"visa"`
	Last4 string `json:"last4" example:"4242"`
}

// WireCard is the card that paid; nil when none did.
func (a *Attempt) WireCard() *WireCard {
	if a.CardLast4 == "" {
		return nil
	}
	return &WireCard{Brand: a.CardBrand, Last4: a.CardLast4}
}

// WireRefund is money given back, as the order's buyer sees it.
type WireRefund struct {
	ID           string           `json:"id"`
	CreatedAt    time.Time        `json:"createdAt"`
	StoreID      string           `json:"storeId"`
	StoreName    string           `json:"storeName"`
	Lines        []WireRefundLine `json:"lines" nullable:"false" doc:"The units paid back; empty for an amount"`
	Goods        money.Cents      `json:"goods"`
	Shipping     money.Cents      `json:"shipping"`
	Taxes        WireTaxes        `json:"taxes"`
	Contribution money.Cents      `json:"contribution"`
	Total        money.Cents      `json:"total"`
	CardBrand    string           `json:"cardBrand"`
	CardLast4    string           `json:"cardLast4"`
	Status       RefundStatus     `json:"status" enum:"owed,sent,failed"`
	CreditNote   *WireCreditNote  `json:"creditNote" doc:"Null for a moment after an upgrade"`
}

// WireRefundLine is units of an item that a refund pays back.
type WireRefundLine struct {
	ItemID      string `json:"itemId"`
	ProductName string `json:"productName"`
	VariantName string `json:"variantName"`
	Quantity    int    `json:"quantity"`
}

// WireCreditNote is the paper of a refund.
type WireCreditNote struct {
	ID       string    `json:"id"`
	Number   string    `json:"number" example:"NC-000007" doc:"Of the store, without gaps"`
	IssuedAt time.Time `json:"issuedAt"`
	URL      string    `json:"url" doc:"Of the PDF; with the parameter jeton when it was asked with one"`
}

// WireRefunds writes the refunds of an order; url is where a credit note is fetched.
func (o *Order) WireRefunds(refunds []Refund, paid *Attempt, url func(CreditNote) string) []WireRefund {
	list := []WireRefund{}
	for _, r := range refunds {
		part := o.PartByID(r.ShopOrderID)
		if part == nil {
			continue
		}
		w := WireRefund{
			ID: r.ID, CreatedAt: r.CreatedAt.UTC(), StoreID: part.ShopID, StoreName: part.Name,
			Lines: []WireRefundLine{}, Goods: r.Amount.Goods, Shipping: r.Amount.Shipping,
			Taxes:        WireTaxes{GSTHST: r.Amount.Tax.GSTHST, QST: r.Amount.Tax.QST},
			Contribution: r.Amount.Contribution, Total: r.Amount.Total(), Status: r.Status,
			CardBrand: paid.CardBrand, CardLast4: paid.CardLast4,
		}
		for _, l := range r.Lines {
			item := o.Item(l.ItemID)
			w.Lines = append(w.Lines, WireRefundLine{ItemID: l.ItemID, ProductName: item.ProductName,
				VariantName: item.VariantName, Quantity: l.Quantity})
		}
		if n := r.CreditNote; n != nil {
			w.CreditNote = &WireCreditNote{ID: n.ID, Number: n.Printed(), IssuedAt: n.IssuedAt.UTC(), URL: url(*n)}
		}
		list = append(list, w)
	}
	return list
}

// NetOf is what an order came to once refunds are taken out.
func NetOf(total money.Cents, refunds []WireRefund) money.Cents {
	for _, r := range refunds {
		total -= r.Total
	}
	return total
}

// WireSummary is what an order came to.
type WireSummary struct {
	SubTotal         money.Cents             `json:"subTotal" doc:"Of the goods, before promotions"`
	Discount         money.Cents             `json:"discount" doc:"Taken off the goods by promotions"`
	Promotions       []pricing.WirePromotion `json:"promotions" nullable:"false"`
	Shipping         money.Cents             `json:"shipping"`
	ShippingPerStore map[string]money.Cents  `json:"shippingPerStore" doc:"By store id"`
	Fees             money.Cents             `json:"fees" doc:"The platform's contribution"`
	Taxes            WireTaxes               `json:"taxes"`
	GrandTotal       money.Cents             `json:"grandTotal"`
}

// WireTaxes are TPS/TVH and TVQ.
type WireTaxes struct {
	GSTHST money.Cents `json:"gst_hst"`
	QST    money.Cents `json:"qst"`
}

// Wire is the head as listed.
func (h Head) Wire() WireHead {
	return WireHead{ID: h.ID, Reference: h.Reference, CreatedAt: h.CreatedAt.UTC(), Total: h.Total, Status: h.Status}
}

// Public is the part of an order that anyone with its reference may see.
func (s *Service) Public(o *Order) PublicDetail {
	detail := PublicDetail{
		ID:        o.ID,
		Reference: o.Reference,
		CreatedAt: o.CreatedAt.UTC(),
		Status:    o.Status,
		Items:     []WireItem{},
	}
	for _, part := range o.Shops {
		for _, item := range part.Items {
			detail.Items = append(detail.Items, s.wireItem(part, item))
		}
	}
	return detail
}

// Detail is everything an order's owner may see.
func (s *Service) Detail(o *Order) Detail {
	summary := WireSummary{
		SubTotal: o.Subtotal + o.Off(), Discount: o.Off(), Promotions: []pricing.WirePromotion{},
		Shipping: o.Shipping, ShippingPerStore: map[string]money.Cents{}, Fees: o.Contribution,
		Taxes: WireTaxes{GSTHST: o.Tax.GSTHST, QST: o.Tax.QST}, GrandTotal: o.GrandTotal,
	}
	for _, part := range o.Shops {
		summary.ShippingPerStore[part.ShopID] = part.Shipping
		summary.Promotions = append(summary.Promotions, part.WirePromotions()...)
	}
	return Detail{
		PublicDetail: s.Public(o), Total: o.GrandTotal, Email: o.Contact.Email, Phone: o.Contact.Phone,
		FirstName: o.Contact.FirstName, LastName: o.Contact.LastName, ShippingAddress: o.ShippingAddress,
		BillingAddress: o.BillingAddress, Gift: o.Gift, Summary: summary,
	}
}

// Thumbnail is the address of the small picture of an item, empty without one.
func (s *Service) Thumbnail(i *Item) string {
	if i.Thumbnail == "" {
		return ""
	}
	return s.url(i.Thumbnail)
}

func (s *Service) wireItem(part *ShopOrder, i *Item) WireItem {
	w := WireItem{
		ID: i.ID, StoreID: part.ShopID, StoreName: part.Name, StoreSlug: part.Slug,
		DeliveryMethod: part.Delivery.Method, ProductName: i.ProductName,
		ProductURL: i.ProductSlug, VariantID: i.VariantID, VariantName: i.VariantName, Quantity: i.Quantity,
		TotalPrice: i.Total(), Discount: i.Off(), QuantityAlreadyReturn: i.InReturn(),
		QuantityShipped: i.Shipped, QuantityCancelled: i.Cancelled, UnitPrice: i.UnitPrice, Status: i.Status,
		FinalSale: i.FinalSale, Shipments: []WireShipment{},
	}
	w.Thumbnail = s.Thumbnail(i)
	for _, parcel := range i.Shipments {
		w.Shipments = append(w.Shipments, WireShipment{
			ShippedAt: parcel.ShippedAt.UTC(), CarrierName: parcel.CarrierName, TrackingNumber: parcel.TrackingNumber,
			TrackingLink: parcel.TrackingLink, Quantity: parcel.Quantity,
		})
		w.Shipment = &w.Shipments[len(w.Shipments)-1]
	}
	if i.Return != nil {
		w.ReturnItem = &WireReturn{
			Status:    i.Return.Status,
			UpdatedAt: i.Return.UpdatedAt.UTC(),
			Quantity:  i.Return.Quantity,
		}
	}
	return w
}
