package casework

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/kit/web"
)

func (s *Service) listRoutes(d operator.Desk) {
	operator.Get(d, "/orders", "A page of orders", operator.ReadOrders, s.getOrders)
	operator.Get(d, "/orders.csv", "Orders as a file", operator.ReadOrders, s.getOrdersFile)
}

// ListedPart is a shop's part of an order in a list.
type ListedPart struct {
	ShopID   string       `json:"shopId"`
	ShopName string       `json:"shopName"`
	Status   order.Status `json:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled"`
	ShipBy   *time.Time   `json:"shipBy" doc:"When it was promised to leave; null without a promise"`
	Late     bool         `json:"late"`
}

// ListedOrder is an order in a list.
type ListedOrder struct {
	order.WireHead
	Name     string       `json:"name"`
	Email    string       `json:"email"`
	Province string       `json:"province"`
	LateDays int          `json:"lateDays" doc:"Whole days since the first late part should have left; 0 when none is late"`
	Parts    []ListedPart `json:"parts" nullable:"false"`
}

// OrdersFilter is the query of the list of orders. Inputs embed it, which only an exported type allows.
type OrdersFilter struct {
	Status   string  `query:"status" enum:"pending,paid,failed,dispatched,partially_shipped,completed,cancelled,open" doc:"open: paid and not yet all sent"`
	Shop     string  `query:"shop" maxLength:"64"`
	From     string  `query:"from" format:"date" doc:"Placed on that day or after"`
	To       string  `query:"to" format:"date" doc:"Placed on that day or before"`
	Late     bool    `query:"late"`
	Refund   string  `query:"refund" enum:"failed" doc:"failed: money that did not reach its buyer"`
	Min      float64 `query:"min" minimum:"0" maximum:"10000000" doc:"Dollars"`
	Max      float64 `query:"max" minimum:"0" maximum:"10000000" doc:"Dollars"`
	Province string  `query:"province" enum:"AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT,elsewhere" doc:"elsewhere: not Quebec"`
	Q        string  `query:"q" maxLength:"100" doc:"Beginning of a reference, e-mail, name, phone, tracking or invoice number"`
}

var errDay = problem.New(problem.Invalid, "invalid_day", problem.Say(
	"Écrivez le jour ainsi\u00a0: 2026-11-16.", "Write the day like this: 2026-11-16."))

// filter reads the query. Days are those of Quebec.
func (f OrdersFilter) filter(now time.Time) (order.DeskFilter, error) {
	from, err := dayStart(f.From)
	if err != nil {
		return order.DeskFilter{}, err
	}
	until, err := dayStart(f.To)
	if err != nil {
		return order.DeskFilter{}, err
	}
	if !until.IsZero() {
		until = until.AddDate(0, 0, 1)
	}
	asked := order.DeskFilter{
		Status: order.Status(f.Status), ShopID: f.Shop, From: from, Until: until, Min: cents(f.Min), Max: cents(f.Max),
		Province: f.Province, RefundFailed: f.Refund == "failed", Search: strings.TrimSpace(f.Q),
	}
	if f.Late {
		asked.LateAt = now
	}
	return asked, nil
}

func cents(dollars float64) money.Cents { return money.Cents(dollars*100 + 0.5) }

func dayStart(day string) (time.Time, error) {
	if day == "" {
		return time.Time{}, nil
	}
	start, err := time.ParseInLocation(time.DateOnly, day, calendar.Eastern)
	if err != nil {
		return time.Time{}, errDay.Because(err)
	}
	return start, nil
}

type ordersInput struct {
	OrdersFilter
	Sort   string `query:"sort" enum:"newest,oldest" default:"newest"`
	Before string `query:"before" maxLength:"100" doc:"The next of the page before"`
}

type ordersOutput struct {
	Body struct {
		Data  []ListedOrder `json:"data" nullable:"false"`
		Next  string        `json:"next" doc:"Give it as before to read on; empty at the end"`
		Count int           `json:"count" doc:"How many are found, up to 301, which means more than 300"`
		Total money.Cents   `json:"total" doc:"What those came to"`
	}
}

func (s *Service) getOrders(ctx context.Context, in *ordersInput) (*ordersOutput, error) {
	now := s.Now()
	filter, err := in.filter(now)
	if err != nil {
		return nil, err
	}
	page := order.DeskPage{Before: in.Before, Oldest: in.Sort == "oldest", Size: perPage}
	list, err := s.Orders.ListForDesk(ctx, filter, page)
	if err != nil {
		return nil, err
	}
	out := &ordersOutput{}
	out.Body.Next, out.Body.Count, out.Body.Total = list.Next, list.Found.Orders, list.Found.Total
	for _, h := range list.Heads {
		out.Body.Data = append(out.Body.Data, listed(h, now))
	}
	out.Body.Data = web.List(out.Body.Data)
	return out, nil
}

func listed(h order.DeskHead, now time.Time) ListedOrder {
	row := ListedOrder{WireHead: h.Wire(), Name: fullName(h.FirstName, h.LastName), Email: h.Email,
		Province: h.Province, Parts: []ListedPart{}}
	for _, p := range h.Parts {
		part := ListedPart{ShopID: p.ShopID, ShopName: p.ShopName, Status: p.Status, ShipBy: web.Moment(p.ShipBy)}
		waits := order.ShopOrder{Status: p.Status, ShipBy: p.ShipBy, ReadyAt: p.ReadyAt}
		if part.Late = waits.Late(now); part.Late {
			row.LateDays = max(row.LateDays, lateDays(p.ShipBy, now))
		}
		row.Parts = append(row.Parts, part)
	}
	return row
}

// lateDays counts the days since a promise ended, the day after it being the first.
func lateDays(shipBy, now time.Time) int { return int(now.Sub(shipBy)/(24*time.Hour)) + 1 }

func fullName(first, last string) string { return strings.TrimSpace(first + " " + last) }

// getOrdersFile writes every order found to a file.
func (s *Service) getOrdersFile(ctx context.Context, in *OrdersFilter) (*huma.StreamResponse, error) {
	now := s.Now()
	filter, err := in.filter(now)
	if err != nil {
		return nil, err
	}
	heading := []string{"reference", "date", "etat", "personne", "courriel", "telephone", "province", "boutiques",
		"jours_de_retard", "total"}
	return web.CSV("commandes.csv", heading, func(ctx context.Context, write func([]string) error) error {
		return s.Orders.EachForDesk(ctx, filter, func(h order.DeskHead) error {
			return write(fields(h, listed(h, now)))
		})
	}), nil
}

func fields(h order.DeskHead, row ListedOrder) []string {
	var shops []string
	for _, p := range row.Parts {
		shops = append(shops, p.ShopName)
	}
	late := ""
	if row.LateDays > 0 {
		late = strconv.Itoa(row.LateDays)
	}
	return sheet.ShieldAll([]string{row.Reference, h.CreatedAt.In(calendar.Eastern).Format(time.DateTime),
		string(row.Status), row.Name, row.Email, h.Phone, row.Province, strings.Join(shops, ", "), late,
		row.Total.String()})
}
