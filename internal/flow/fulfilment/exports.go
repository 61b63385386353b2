package fulfilment

import (
	"context"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/kit/web"
)

const (
	maxSlips = 100 // printed at once
	fileStep = 200 // orders of a file read at once
)

// PackingSlips prints what a shop has left to ship, the first to leave first, one order after the other.
func (s *Service) PackingSlips(ctx context.Context, shopID string) (invoice.File, error) {
	page, err := s.Orders.ListOfShop(ctx, shopID, order.ShopList{Filter: order.ToShip,
		Page: order.Page{Number: 1, Size: maxSlips}})
	if err != nil {
		return invoice.File{}, err
	}
	var orders []*order.Order
	for _, h := range page.Heads {
		o, err := s.Orders.Find(ctx, s.db, order.OfShop(shopID), h.ID)
		if err != nil {
			return invoice.File{}, err
		}
		orders = append(orders, o)
	}
	return s.Invoices.PackingSlips(orders, shopID)
}

func (s *Service) getSlips(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
}) (*paperOutput, error) {
	print := func(ctx context.Context, shopID, _ string) (invoice.File, error) { return s.PackingSlips(ctx, shopID) }
	return s.paper(ctx, &OrderPath{ShopID: in.ShopID}, print)
}

// getOrdersFile writes the shop's parts of orders to a file.
func (s *Service) getOrdersFile(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"all" enum:"to_ship,shipped,cancelled,all"`
	Search string `query:"q" maxLength:"100"`
}) (*huma.StreamResponse, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list := order.ShopList{Filter: order.ShopFilter(in.Filter), Search: in.Search}
	heading := []string{"reference", "date", "expedier_avant", "etat", "personne", "ville", "province", "unites",
		"a_expedier", "total"}
	if owned.Role.May(shop.Money) {
		heading = append(heading, "commission", "taxes_commission", "net")
	}
	return web.CSV("commandes.csv", heading, func(ctx context.Context, write func([]string) error) error {
		return s.eachOrder(ctx, owned, list, write)
	}), nil
}

// eachOrder gives the line of each order of a list, a page at a time. Who may see the shop's money reads what it
// brings, signed as in a statement.
func (s *Service) eachOrder(ctx context.Context, owned *shop.Shop, list order.ShopList,
	write func([]string) error) error {
	for number := 1; ; number++ {
		list.Page = order.Page{Number: number, Size: fileStep}
		page, err := s.Orders.ListOfShop(ctx, owned.ID, list)
		if err != nil {
			return err
		}
		takings, err := s.takings(ctx, owned, page.Heads)
		if err != nil {
			return err
		}
		for _, h := range page.Heads {
			line := sheet.ShieldAll([]string{h.Reference, h.CreatedAt.In(calendar.Eastern).Format(time.DateTime),
				calendar.LastDate(h.ShipBy), string(h.Status), fullName(h.FirstName, h.LastName), h.City, h.Province,
				strconv.Itoa(h.Units), strconv.Itoa(h.Left), h.Total.String()})
			if t, ok := takings[h.ID]; ok {
				line = append(line, t.Commission.String(), t.CommissionTaxes.String(), t.Net.String())
			} else if takings != nil { // not in the books yet
				line = append(line, "", "", "")
			}
			if err := write(line); err != nil {
				return err
			}
		}
		if len(page.Heads) < fileStep {
			return nil
		}
	}
}
