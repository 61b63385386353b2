package customer

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// Detail is an order as its buyer sees it.
type Detail struct {
	ID              string             `json:"id"`
	Reference       string             `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt       time.Time          `json:"createdAt"`
	Status          order.Status       `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled"`
	Total           money.Cents        `json:"total"`
	NetTotal        money.Cents        `json:"netTotal" doc:"Total less what was given back"`
	Refunds         []order.WireRefund `json:"refunds" nullable:"false" doc:"Oldest first"`
	InvoiceURL      string             `json:"invoiceUrl" doc:"Of the one invoice as PDF; empty until the order is paid"`
	Email           string             `json:"email"`
	Phone           string             `json:"phone"`
	FirstName       string             `json:"firstName"`
	LastName        string             `json:"lastName"`
	ShippingAddress order.Address      `json:"shippingAddress"`
	BillingAddress  order.Address      `json:"billingAddress"`
	Gift            *order.Gift        `json:"gift,omitempty" doc:"Absent unless it is one"`
	Card            *order.WireCard    `json:"card" doc:"That paid; null before, and for an order that cost nothing"`
	HasAccount      bool               `json:"hasAccount" doc:"False for a guest's order, which may still open an account"`
	Summary         order.WireSummary  `json:"summary"`
	CanReturn       bool               `json:"canReturn" doc:"At least one item may be returned"`
	CancelRefund    *money.Cents       `json:"cancelRefund" doc:"What the buyer gets back for giving the whole order up; null when they may not"`
	UnreadMessages  int                `json:"unreadMessages" doc:"Of all stores"`
	Stores          []Store            `json:"stores" nullable:"false" doc:"By name"`
	Items           []Item             `json:"items" nullable:"false" doc:"In the order of the stores"`
}

// Store is one shop's part of an order.
type Store struct {
	ID             string                  `json:"id"`
	Name           string                  `json:"name"`
	Slug           string                  `json:"slug"`
	Status         order.Status            `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled" doc:"Of this part alone"`
	SubTotal       money.Cents             `json:"subTotal" doc:"Before promotions"`
	Discount       money.Cents             `json:"discount" doc:"Taken off its goods by promotions"`
	Promotions     []pricing.WirePromotion `json:"promotions" nullable:"false"`
	Shipping       money.Cents             `json:"shipping"`
	Taxes          order.WireTaxes         `json:"taxes"`
	Total          money.Cents             `json:"total"`
	MerchantName   string                  `json:"merchantName"`
	DeliveryTerms  string                  `json:"deliveryTerms"`
	ReturnTerms    string                  `json:"returnTerms"`
	Delivery       order.WireDelivery      `json:"delivery" doc:"With the buyer's code while a pickup waits"`
	Arrival        *calendar.Days          `json:"arrival,omitempty" doc:"When what is left of it, or its last parcel, should arrive; absent when nothing is awaited"`
	ArrivesLate    bool                    `json:"arrivesLate,omitempty" doc:"That is later than was said when it was ordered"`
	CancelRefund   *money.Cents            `json:"cancelRefund" doc:"What the buyer gets back for giving this part up; null when they may not"`
	CanWrite       bool                    `json:"canWrite" doc:"The shop may be written to about this order"`
	UnreadMessages int                     `json:"unreadMessages"`
	Invoice        *invoice.Listed         `json:"invoice" doc:"Null until the order is paid"`
}

// Item is an item with what its buyer may still do.
type Item struct {
	order.WireItem
	CancelReason       string          `json:"cancelReason" doc:"Empty when it was not cancelled"`
	CancelledBy        order.Canceller `json:"cancelledBy" enum:",shop,buyer,operator" doc:"Who gave units up last; empty when nobody did, or it was not noted"`
	DenyReason         string          `json:"denyReason" doc:"The shop's, when it denied the latest return"`
	Returnable         bool            `json:"returnable"`
	ReturnableQuantity int             `json:"returnableQuantity" doc:"Zero when it may not be returned"`
	ReturnableUntil    *time.Time      `json:"returnableUntil" doc:"Null for a final sale and before it is shipped"`
	ReturnRefusal      *ReturnRefusal  `json:"returnRefusal" doc:"Why it may not be returned; null when it may"`
	ToSendBack         *ToSendBack     `json:"toSendBack" doc:"How to give an accepted return back; null without one"`
}

// ToSendBack is what the buyer of an accepted return must know to send it, or to bring it to the shop.
type ToSendBack struct {
	Quantity        int         `json:"quantity"`
	MerchantName    string      `json:"merchantName" doc:"To whom"`
	MerchantAddress string      `json:"merchantAddress"`
	Place           string      `json:"place,omitempty" doc:"Where it is brought, when the shop handed it over itself; absent when it is sent"`
	Hours           string      `json:"hours,omitempty" doc:"When it may be brought there; absent when that is to be agreed with the shop"`
	Before          time.Time   `json:"before" doc:"When the shop must have received it"`
	Refund          money.Cents `json:"refund" doc:"Given back once received, taxes included"`
}

// ReturnRefusal says why an item may not be returned now.
type ReturnRefusal struct {
	Code    string `json:"code" enum:"final_sale,not_shipped,item_cancelled,return_in_progress,return_denied,already_returned,return_window_over"`
	Message string `json:"message" doc:"A sentence to show, in French"`
}

// Detail shows an order whole to its buyer, or to a guest with its token; to anyone else it is not there.
func (s *Service) Detail(ctx context.Context, scope order.Scope, orderID, token string) (*Detail, error) {
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, err
	}
	unread, err := s.Messages.UnreadOfOrder(ctx, orderID)
	if err != nil {
		return nil, err
	}
	invoices, err := s.Invoices.Within(ctx, scope, o, token)
	if err != nil {
		return nil, err
	}
	d, err := s.detail(o, unread, invoices)
	if err != nil {
		return nil, err
	}
	if d.Refunds, err = s.Invoices.Refunds(ctx, o, token); err != nil {
		return nil, err
	}
	d.NetTotal = order.NetOf(d.Total, d.Refunds)
	if !o.PaidAt.IsZero() {
		d.InvoiceURL = invoice.OrderAddress(o.ID, token)
		attempt, err := s.Orders.AttemptOf(ctx, s.db, o.ID)
		if err != nil {
			return nil, err
		}
		d.Card = attempt.WireCard()
		return d, d.showCancelling(o)
	}
	return d, nil
}

func (s *Service) detail(o *order.Order, unread []message.Unread, invoices []invoice.Listed) (*Detail, error) {
	whole := s.Orders.Detail(o)
	d := &Detail{
		ID: o.ID, Reference: o.Reference, CreatedAt: whole.CreatedAt, Status: o.Status, Total: whole.Total,
		Email: whole.Email,
		Phone: whole.Phone, FirstName: whole.FirstName, LastName: whole.LastName,
		ShippingAddress: whole.ShippingAddress,
		BillingAddress:  whole.BillingAddress, HasAccount: o.UserID != "", Gift: whole.Gift,
		Summary: whole.Summary, Stores: []Store{},
		Items: []Item{},
	}
	for _, wire := range whole.Items {
		item := s.item(o.Item(wire.ID), wire)
		var err error
		if item.ToSendBack, err = toSendBack(o.Part(wire.StoreID), o.Item(wire.ID)); err != nil {
			return nil, err
		}
		d.Items = append(d.Items, item)
		d.CanReturn = d.CanReturn || item.Returnable
	}
	for _, part := range o.Shops {
		store := storeOf(o, part, s.Now())
		for _, u := range unread {
			if u.ShopID == part.ShopID {
				store.UnreadMessages = u.Count
				d.UnreadMessages += u.Count
			}
		}
		for n := range invoices {
			if invoices[n].StoreID == part.ShopID {
				store.Invoice = &invoices[n]
			}
		}
		d.Stores = append(d.Stores, store)
	}
	return d, nil
}

// showCancelling says what the buyer of a paid order would get back for giving it up, whole or by shop.
func (d *Detail) showCancelling(o *order.Order) (err error) {
	contribution := o.Contribution
	for _, r := range d.Refunds {
		contribution -= r.Contribution
	}
	if d.CancelRefund, err = cancelRefund(o, "", contribution); err != nil {
		return err
	}
	for n := range d.Stores {
		if d.Stores[n].CancelRefund, err = cancelRefund(o, d.Stores[n].ID, contribution); err != nil {
			return err
		}
	}
	return nil
}

// cancelRefund is nil when the buyer may not give an order up, or the part of one shop. The contribution comes back
// with the last of an order.
func cancelRefund(o *order.Order, shopID string, contribution money.Cents) (*money.Cents, error) {
	units, err := o.Unshipped(shopID)
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		return nil, nil
	}
	refund, err := o.CancelRefund(units)
	if err != nil {
		return nil, err
	}
	total := refund.Total()
	if rest, err := o.Unshipped(""); err == nil && len(rest) == len(units) {
		total += contribution
	}
	return &total, nil
}

func storeOf(o *order.Order, part *order.ShopOrder, now time.Time) Store {
	awaited, late := o.Arrival(part, now)
	return Store{
		ID: part.ShopID, Name: part.Name, Slug: part.Slug, Status: part.Status, SubTotal: part.Gross(),
		Discount: part.Off(), Promotions: part.WirePromotions(), Shipping: part.Shipping,
		Taxes: order.WireTaxes{GSTHST: part.Tax.GSTHST, QST: part.Tax.QST}, Total: part.Total,
		MerchantName:  part.MerchantName,
		DeliveryTerms: part.DeliveryTerms, ReturnTerms: part.ReturnTerms, Arrival: awaited.Days(), ArrivesLate: late,
		CanWrite: shopsKnow(o), Delivery: part.BuyersDelivery(),
	}
}

// toSendBack is nil unless the shop accepted a return of the item and waits for it.
func toSendBack(part *order.ShopOrder, i *order.Item) (*ToSendBack, error) {
	if i.Return == nil || i.Return.Status != order.ReturnPending {
		return nil, nil
	}
	refund, err := part.RefundOf(i, i.Return.Quantity)
	place, hours := part.BringBack()
	return &ToSendBack{
		Quantity: i.Return.Quantity, MerchantName: part.MerchantName, MerchantAddress: part.MerchantAddress,
		Place: place, Hours: hours, Before: i.Return.DueAt.UTC(), Refund: refund,
	}, err
}

func (s *Service) item(i *order.Item, wire order.WireItem) Item {
	item := Item{WireItem: wire, CancelReason: i.CancelReason, CancelledBy: i.CancelledBy}
	if i.Return != nil {
		item.DenyReason = i.Return.DenyReason
	}
	if until := i.ReturnableUntil(); !until.IsZero() {
		until = until.UTC()
		item.ReturnableUntil = &until
	}
	err := i.CheckReturn(s.Now())
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		item.ReturnRefusal = &ReturnRefusal{Code: refusal.Code, Message: refusal.Text.FR}
		return item
	}
	item.Returnable, item.ReturnableQuantity = true, i.Returnable()
	return item
}
