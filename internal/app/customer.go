package app

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/wishlist"
	"rangrue/internal/flow/customer"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/web"
)

// customers are the services a customer meets once they have bought.
type customers struct {
	Wishlist *wishlist.Service
	Cards    *payment.Cards
	Customer *customer.Service
	Returns  *returns.Service
}

// buildCustomer makes what a customer finds once they have bought: orders, messages, returns, and what they keep.
func (a *App) buildCustomer(signing secret, now func() time.Time) {
	c := a.Config
	access := order.Access{Key: signing.key("order link"), Visitor: web.Visitor}
	a.Wishlist = wishlist.New(a.DB, now, a.Files.URL)
	a.Cards = payment.NewCards(a.Payment, a.Account)
	a.Cards.Register(a.Jobs)
	a.Customer = customer.New(a.DB, customer.Options{
		Orders: a.Order, Invoices: a.Invoice, Access: access, Brand: brand(c), SellerURL: c.SellerURL, Now: now,
		Admit: a.Account.Admit,
	})
	a.Returns = returns.New(a.DB, returns.Options{
		Orders: a.Order, Shops: a.Shop, Access: access, Files: a.Files, Brand: brand(c),
		Link: a.Customer.Link, SellerURL: c.SellerURL,
		Now: now, Log: a.Log, CreditNotes: a.Invoice.Attachments,
	})
	a.Returns.Register(a.Jobs)
}

// mountCustomer registers the calls of customers.
func (a *App) mountCustomer(api huma.API) {
	a.Wishlist.Routes(api)
	a.Cards.Routes(api)
	a.Customer.Routes(api)
	a.Returns.Routes(api)
}

// emptyCustomers has only types to describe; see [Document].
func emptyCustomers() customers {
	return customers{
		Wishlist: &wishlist.Service{}, Cards: &payment.Cards{}, Returns: &returns.Service{},
		Customer: &customer.Service{Messages: &message.Service{}},
	}
}
