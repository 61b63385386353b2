package main

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/customer"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

const (
	stallOrders    = 10_000
	stallDays      = 60 // the worst case of a seller's home, which reads them all
	stallToShip    = 300
	stallBuyers    = 2000
	stallMessages  = 300
	stallQuestions = 400
	ordersAtOnce   = 200
)

// fillOrders gives the stall its orders: almost all are shipped, some came back or were given up, the last wait.
func (s *busyShop) fillOrders(ctx context.Context, d *db.DB, buyerID string, products []*catalog.Product) error {
	now := time.Now().Add(-time.Hour)
	orders := order.New(d, func(k string) string { return k })
	entries := ledger.New(d, time.Now, shop.New(d, time.Now, func(k string) string { return k }))
	books := accounting.New(d, accounting.Options{Orders: orders, Now: time.Now, Log: slog.New(slog.DiscardHandler),
		Ledger: entries})
	orders.Paid, orders.Owed = books.Paid, books.Owed
	threads := customer.New(d, customer.Options{Orders: orders, Access: order.Access{Visitor: web.Visitor},
		Brand: mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.ca"}, Now: time.Now}).Messages
	const messages = stallMessages * ordersAtOnce / stallOrders
	for begun := 0; begun < stallOrders; begun += ordersAtOnce {
		var placed []string
		err := d.Tx(ctx, func(tx *db.Tx) error {
			placed = placed[:0]
			for n := begun; n < begun+ordersAtOnce; n++ {
				at := now.Add(-stallDays * 24 * time.Hour / stallOrders * time.Duration(stallOrders-n))
				draft := s.draft(n, products[n%len(products)], at)
				if n-begun < messages {
					draft.UserID = buyerID
				}
				o, err := orders.Replay(ctx, tx, draft, busyShopEvents(n, at)...)
				if err != nil {
					return err
				}
				placed = append(placed, o.ID)
			}
			return nil
		})
		if err != nil {
			return err
		}
		for _, orderID := range placed[:messages] {
			if _, err := threads.Write(web.AsUser(ctx, buyerID), orderID, s.shopID, "",
				"Bonjour, quand ma commande partira-t-elle?"); err != nil {
				return err
			}
		}
		s.orderID = placed[0]
	}
	// Now rather than by a job of the product: PostgreSQL is to learn how few entries are left outside their days.
	if _, err := entries.Fold(ctx); err != nil {
		return err
	}
	return s.fillQuestions(ctx, d, buyerID, products)
}

// draft is an order of one cup or two by one of many guests.
func (s *busyShop) draft(n int, p *catalog.Product, at time.Time) order.Draft {
	v := p.Variants[n%len(p.Variants)]
	first := []string{"Maude", "Luc", "Marie-Ève", "Jonathan", "Zoé"}[n%5]
	last := []string{"Tremblay", "Roy", "Bélanger", "D’Amours", "L’Écuyer", "Gagnon", "Côté"}[n%7]
	home := order.Address{FirstName: first, LastName: last, Address: fmt.Sprint(n, ", rang de la Grande-Ligne"),
		City: "Saint-Pascal", Province: "QC", PostalCode: "G0L 3Y0", Country: "CA"}
	return order.Draft{
		Contact: order.Contact{Email: fmt.Sprintf("personne.%d@exemple.ca", n%stallBuyers), Phone: "4185550142",
			FirstName: first, LastName: last},
		ShippingAddress: home, BillingAddress: home, At: at, Payment: order.DraftPayment{Provider: "sandbox"},
		Shops: []order.DraftShop{{Shipping: shipping.Settings{Amount: 900}, Seller: order.Seller{
			ShopID: s.shopID, Name: "Atelier Batture", Slug: "atelier-batture", MerchantName: "Batture inc.",
			MerchantAddress: "12, rue du Quai, Kamouraska", CommissionRate: pricing.Commission,
		}}},
		Items: []order.DraftItem{{ID: fmt.Sprint("cup-", n), ShopID: s.shopID, UnitPrice: v.Price, Quantity: 1 + n%2,
			Product: order.Product{
				ProductID: p.ID, VariantID: v.ID, ProductName: p.Name, ProductSlug: p.Slug, VariantName: "M",
				SKU: v.SKU, TaxCategory: "standard",
			}}},
	}
}

// busyShopEvents is what became of the order of that number.
func busyShopEvents(n int, at time.Time) []order.Event {
	cup := order.Units{ItemID: fmt.Sprint("cup-", n), Quantity: 1 + n%2}
	events := []order.Event{order.WasPaid(at, order.Receipt{CardBrand: "visa", CardLast4: "4242"}),
		order.WasDispatched(at)}
	switch {
	case n >= stallOrders-stallToShip:
		return events
	case n%50 == 0:
		return append(events, order.WasCancelled(at, "Cassée", cup))
	}
	events = append(events, order.WasShipped(at, order.Parcel{Units: []order.Units{cup}, CarrierName: "Postes Canada",
		TrackingNumber: fmt.Sprint(n)}))
	if n%20 == 1 {
		events = append(events, order.ReturnWasAsked(at, order.ReturnAsk{Units: order.Units{ItemID: cup.ItemID,
			Quantity: 1}, Reason: "Fêlée"}))
	}
	if n%40 == 1 {
		events = append(events, order.ReturnWasAccepted(at, cup.ItemID), order.ReturnWasReceived(at, cup.ItemID, false))
	}
	return events
}

// fillQuestions has half of the questions answered.
func (s *busyShop) fillQuestions(ctx context.Context, d *db.DB, buyerID string, products []*catalog.Product) error {
	list := make([]question.Question, stallQuestions)
	for n := range list {
		list[n] = question.Question{ID: fmt.Sprint("question-", n), ProductID: products[n].ID, UserID: buyerID,
			Text: "Cette tasse va-t-elle au lave-vaisselle?", AskedAt: time.Now()}
		if n%2 == 0 {
			list[n].Answer, list[n].AnsweredAt = "Oui, sans souci.", time.Now()
		}
	}
	return question.New(d, question.Options{}).Import(ctx, list)
}

// orderCalls are the calls about orders and what follows them.
func (s *busyShop) orderCalls() []sellerCall {
	last := stallOrders/20 - 20
	today := time.Now().Format(time.DateOnly)
	begin := time.Now().AddDate(0, -2, 0).Format(time.DateOnly)
	one := "/orders/" + s.orderID
	return []sellerCall{
		s.read("home", "/home"),
		s.read("orders, first page", "/orders"),
		s.read("orders, among the last pages", fmt.Sprint("/orders?page=", last)),
		s.read("orders to ship", "/orders?filter=to_ship"),
		s.read("orders shipped, among the last pages", fmt.Sprint("/orders?filter=shipped&page=", last-20)),
		s.read("orders cancelled", "/orders?filter=cancelled"),
		s.read("orders, searched by name", "/orders?q=belanger%20maude"),
		s.read("orders, searched in vain", "/orders?q=zzzz"),
		s.read("an order", one), s.read("a packing slip", one+"/packing-slip"), s.read("an invoice", one+"/invoice"),
		s.read("returns to settle", "/returns"), s.read("returns, all", "/returns?filter=all"),
		s.read("questions", "/questions"), s.read("messages", "/messages"), s.read("a conversation",
			"/messages/"+s.orderID),
		s.read("money", "/ledger"), s.read("a statement of two months", "/ledger/statement?from="+begin+"&to="+today),
		s.read("payouts", "/ledger/payouts"),
		s.read("reviews", "/reviews"), s.read("promotions", "/promotions"), s.read("saved replies", "/replies"),
		s.read("announcements", "/bulletins"), s.read("the team", "/team"), s.read("the journal", "/journal"),
		s.read("what waits", "/work"), s.read("money, by order", "/ledger/orders"),
		s.read("what works in four weeks", "/insights"), s.read("what works in a year", "/insights?weeks=52"),
		s.read("what works of a product in a year", "/insights?weeks=52&product="+s.productID),
	}
}
