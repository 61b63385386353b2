package fulfilment

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
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
	heading := []string{"reference", "date", "expedier_au_plus_tard", "etat", "personne", "telephone",
		"mode_de_livraison", "adresse", "ville", "province", "code_postal", "produits", "unites", "a_expedier", "total"}
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
		page, err := s.pageOf(ctx, owned.ID, list)
		if err != nil {
			return err
		}
		takings, err := s.takings(ctx, owned, page.Heads)
		if err != nil {
			return err
		}
		bought, err := s.Orders.LinesOf(ctx, page.Heads)
		if err != nil {
			return err
		}
		for _, h := range page.Heads {
			line := sheet.ShieldAll([]string{h.Reference, h.CreatedAt.In(calendar.Eastern).Format(time.DateTime),
				calendar.LastDate(h.ShipBy), stateOf(h), fullName(h.FirstName, h.LastName), h.Phone,
				order.FrenchMethods[h.Delivery], h.Street, h.City, h.Province, h.PostalCode,
				listed(bought[h.ShopOrderID]), strconv.Itoa(h.Units), strconv.Itoa(h.Left), h.Total.String()})
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

// frenchStates are the states of a shop's orders, as its list names them.
var frenchStates = map[order.Status]string{
	order.Paid: "Payée", order.Dispatched: "À expédier", order.PartiallyShipped: "Partiellement expédiée",
	order.Completed: "Expédiée", order.Cancelled: "Annulée",
}

// frenchHandovers are those of orders that the shop hands over or brings itself, where they have another name.
var frenchHandovers = map[shipping.Method]map[order.Status]string{
	shipping.Pickup: {order.Dispatched: "À remettre", order.PartiallyShipped: "Partiellement remise",
		order.Completed: "Remise"},
	shipping.Local: {order.Dispatched: "À livrer", order.PartiallyShipped: "Partiellement livrée",
		order.Completed: "Livrée"},
}

func stateOf(h order.ShopHead) string {
	return cmp.Or(frenchHandovers[h.Delivery][h.Status], frenchStates[h.Status], string(h.Status))
}

// listed writes what was bought in one cell: 2 × Tasse, Bleu [TAS-B]; 1 × Bol [BOL-1], 1 annulée.
func listed(lines []order.PartLine) string {
	list := make([]string, len(lines))
	for i, l := range lines {
		text := fmt.Sprintf("%d × %s", l.Quantity, l.ProductName)
		if l.VariantName != "" {
			text += ", " + l.VariantName
		}
		if l.SKU != "" {
			text += " [" + l.SKU + "]"
		}
		if l.Cancelled == 1 {
			text += ", 1 annulée"
		} else if l.Cancelled > 1 {
			text += fmt.Sprintf(", %d annulées", l.Cancelled)
		}
		list[i] = text
	}
	return strings.Join(list, "; ")
}
