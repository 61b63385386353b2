package fulfilment

import (
	"context"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

// OrderHead is the shop's part of an order in its list.
type OrderHead struct {
	ID             string       `json:"id"`
	Reference      string       `json:"reference" example:"RR-7KQ4-M2XD"`
	CreatedAt      time.Time    `json:"createdAt"`
	Status         order.Status `json:"status" enum:"paid,dispatched,partially_shipped,completed,cancelled" doc:"Of the shop's part alone"`
	CustomerName   string       `json:"customerName"`
	City           string       `json:"city" doc:"Where the parcel goes; empty, as the province, for what is picked up"`
	Province       string       `json:"province"`
	Units          int          `json:"units"`
	UnitsLeft      int          `json:"unitsLeft" doc:"Still to ship"`
	Total          money.Cents  `json:"total" doc:"Of the shop's part, with tax"`
	Net            *money.Cents `json:"net" doc:"Left to the shop after commission and refunds; null for who may not see the shop's money, and until it is in the books"`
	ShipBy         string       `json:"shipBy,omitempty" format:"date" example:"2026-11-20" doc:"The last day on which it is to leave; absent on orders of before every order had one"`
	Late           bool         `json:"late,omitempty" doc:"Something of it should have left"`
	UnreadMessages int          `json:"unreadMessages"`

	DeliveryMethod shipping.Method `json:"deliveryMethod" enum:"parcel,pickup,local"`
	ReadyAt        *time.Time      `json:"readyAt" doc:"When it could be picked up; null before, and for other deliveries"`
}

// OrderCounts is how many orders each filter finds.
type OrderCounts struct {
	ToShip    int `json:"to_ship"`
	Shipped   int `json:"shipped"`
	Cancelled int `json:"cancelled"`
	All       int `json:"all"`
}

// OrderPage is a page of orders with the counts of every filter.
type OrderPage struct {
	web.Page[OrderHead]
	Counts OrderCounts `json:"counts" doc:"Without the search"`
}

// pageOf reads a page of the shop's parts of orders, without the addresses of those who fetch theirs: where they live
// is not the shop's business.
func (s *Service) pageOf(ctx context.Context, shopID string, list order.ShopList) (order.ShopPage, error) {
	page, err := s.Orders.ListOfShop(ctx, shopID, list)
	for i := range page.Heads {
		if h := &page.Heads[i]; h.Delivery == shipping.Pickup {
			h.Street, h.City, h.Province, h.PostalCode = "", "", "", ""
		}
	}
	return page, err
}

// ListOrders lists the shop's parts of orders.
func (s *Service) ListOrders(ctx context.Context, owned *shop.Shop, list order.ShopList) (*OrderPage, error) {
	page, err := s.pageOf(ctx, owned.ID, list)
	if err != nil {
		return nil, err
	}
	heads, counts := page.Heads, page.Counts
	unread, err := s.unread(ctx, owned.ID, idsOf(heads)...)
	if err != nil {
		return nil, err
	}
	takings, err := s.takings(ctx, owned, heads)
	if err != nil {
		return nil, err
	}
	wires := make([]OrderHead, len(heads))
	for n, h := range heads {
		wires[n] = OrderHead{
			ID: h.ID, Reference: h.Reference, CreatedAt: h.CreatedAt.UTC(), Status: h.Status,
			CustomerName: fullName(h.FirstName, h.LastName),
			City:         h.City, Province: h.Province, Units: h.Units, UnitsLeft: h.Left, Total: h.Total,
			UnreadMessages: unread[h.ID], ShipBy: calendar.LastDate(h.ShipBy), Late: h.Late(s.Now()),
			DeliveryMethod: h.Delivery, ReadyAt: web.Moment(h.ReadyAt),
		}
		if t, ok := takings[h.ID]; ok {
			wires[n].Net = &t.Net
		}
	}
	return &OrderPage{
		Page: web.NewPage(wires, list.Page.Number, list.Page.Size, page.Total),
		Counts: OrderCounts{ToShip: counts.ToShip, Shipped: counts.Shipped, Cancelled: counts.Cancelled,
			All: counts.All},
	}, nil
}

func idsOf(heads []order.ShopHead) []string {
	ids := make([]string, len(heads))
	for n, h := range heads {
		ids[n] = h.ID
	}
	return ids
}

// takings are what orders bring the shop, for who may see its money; none for the others.
func (s *Service) takings(ctx context.Context, owned *shop.Shop, heads []order.ShopHead) (map[string]ledger.Takings,
	error) {
	if !owned.Role.May(shop.Money) {
		return nil, nil
	}
	return s.Ledger.TakingsOf(ctx, owned.ID, idsOf(heads))
}

// unread counts what the shop has not read of some orders.
func (s *Service) unread(ctx context.Context, shopID string, orderIDs ...string) (map[string]int, error) {
	list, err := s.Messages.UnreadOfShop(ctx, shopID, orderIDs...)
	byOrder := make(map[string]int, len(list))
	for _, u := range list {
		byOrder[u.OrderID] = u.Count
	}
	return byOrder, err
}

func fullName(first, last string) string {
	if first == "" || last == "" {
		return first + last
	}
	return first + " " + last
}

// FindOrder shows the shop's part of an order.
func (s *Service) FindOrder(ctx context.Context, owned *shop.Shop, orderID string) (*Order, error) {
	scope := order.OfShop(owned.ID)
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, err
	}
	refunds, err := s.Orders.RefundsOf(ctx, s.db, orderID)
	if err != nil {
		return nil, err
	}
	invoices, err := s.Invoices.Within(ctx, scope, o, "")
	if err != nil {
		return nil, err
	}
	unread, err := s.unread(ctx, owned.ID, o.ID)
	if err != nil {
		return nil, err
	}
	earlier, err := s.Orders.EarlierOf(ctx, o, owned.ID)
	if err != nil {
		return nil, err
	}
	part := o.Part(owned.ID)
	shown := s.wireOrder(o, part, refunds)
	shown.Earlier = wireEarlier(earlier)
	shown.UnreadMessages = unread[o.ID]
	for _, i := range invoices {
		shown.Invoice = &Paper{ID: i.ID, Number: i.Number, IssuedAt: i.IssuedAt,
			URL: paperAddress(owned.ID, o.ID, "invoice")}
	}
	return shown, nil
}
