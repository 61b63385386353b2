package app

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/flow/fulfilment"
)

// buildFulfilment makes what a seller works with every day.
func (a *App) buildFulfilment(now func() time.Time) {
	a.Fulfilment = fulfilment.New(a.DB, fulfilment.Options{
		Shops: a.Shop, Catalog: a.Catalog, Orders: a.Order, Invoices: a.Invoice, Questions: a.Question,
		Reviews: a.Review, Ledger: a.Ledger,
		Messages: a.Customer.Messages, Access: a.Customer.Access, Brand: brand(a.Config), SellerURL: a.Config.SellerURL,
		Link: a.Customer.Link, Now: now,
	})
	a.Fulfilment.Register(a.Jobs)
}

// mountFulfilment registers the calls of a seller's day.
func (a *App) mountFulfilment(api huma.API) {
	if a.Fulfilment == nil { // only its types are needed; see [Document]
		a.Fulfilment = &fulfilment.Service{}
	}
	a.Fulfilment.Routes(api)
	a.Reply.Routes(api)
}
