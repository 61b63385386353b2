// Package customer shows customers what they bought and lets them talk about it with the shops: their orders, each
// order whole, their conversations. A guest does the same with the signed link of the order. It promises that nobody
// reaches another's order; it changes no order.
package customer

import (
	"context"
	"net/url"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Service shows orders to those who placed them.
type Service struct {
	db *db.DB
	Options

	// Messages are the conversations about orders.
	Messages *message.Service
}

// Options is what the flow is made of.
type Options struct {
	Orders    *order.Service
	Invoices  *invoice.Service
	Access    order.Access
	Admit     func(ctx context.Context, userID, email string) error // see [message.Options]
	Brand     mail.Brand
	SellerURL string // of the seller space, where shops read their messages
	Now       func() time.Time
}

// New makes the flow, and the conversations that go through it.
func New(d *db.DB, o Options) *Service {
	s := &Service{db: d, Options: o}
	s.Messages = message.New(d, message.Options{OfCustomer: s.subjectOfCustomer, OfShop: s.subjectOfShop,
		Admit: o.Admit, Brand: o.Brand, Now: o.Now})
	return s
}

// Link is where a customer finds an order: in their account, or behind its signed link for a guest.
func (s *Service) Link(o *order.Order) string {
	if o.UserID != "" {
		return "/compte/mes-commandes/" + url.PathEscape(o.ID)
	}
	return checkout.TrackingLink(s.Access, o.ID)
}

// threadLink is where a customer reads what a shop of the order wrote.
func (s *Service) threadLink(o *order.Order, slug string) string {
	if o.UserID != "" {
		return s.Link(o) + "/boutique/" + url.PathEscape(slug)
	}
	return s.Link(o) + "&boutique=" + url.QueryEscape(slug)
}

func (s *Service) subjectOfCustomer(ctx context.Context, orderID, shopID, token string) (message.Subject, error) {
	scope, err := s.Access.Require(ctx, orderID, token)
	if err != nil {
		return message.Subject{}, err
	}
	return s.subject(ctx, scope, orderID, shopID)
}

func (s *Service) subjectOfShop(ctx context.Context, orderID, shopID string) (message.Subject, error) {
	return s.subject(ctx, order.OfShop(shopID), orderID, shopID)
}

// subject is an order and one of its shops, as far as the scope reaches.
func (s *Service) subject(ctx context.Context, scope order.Scope, orderID, shopID string) (message.Subject, error) {
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return message.Subject{}, err
	}
	part := o.Part(shopID)
	if part == nil {
		return message.Subject{}, order.ErrNotFound
	}
	about := message.Subject{
		OrderID: o.ID, Reference: o.Reference, ShopID: part.ShopID, ShopName: part.Name, ShopSlug: part.Slug,
		ShopLink: s.SellerURL + "/messages/" + url.PathEscape(o.ID), CustomerID: o.UserID,
		CustomerName: o.Contact.FirstName, CustomerLast: o.Contact.LastName, CustomerEmail: o.Contact.Email,
		CustomerLink: s.threadLink(o, part.Slug), Open: shopsKnow(o),
	}
	shops, err := shop.ByIDs(ctx, s.db, []string{shopID})
	if owner := shops[shopID]; owner != nil {
		about.ShopEmail = owner.Merchant.Email
	}
	return about, err
}

// shopsKnow tells whether the shops were notified of an order: one that was never paid is not shown to them.
func shopsKnow(o *order.Order) bool { return !o.PaidAt.IsZero() }
