package fulfilment

import (
	"context"
	"net/url"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/web"
)

// paperAddress is where a document of an order is fetched, with the seller's token.
func paperAddress(shopID, orderID, paper string) string {
	return web.Prefix + "/seller/shops/" + url.PathEscape(shopID) + "/orders/" + url.PathEscape(orderID) + "/" + paper
}

// PackingSlip prints what goes in the next parcel of an order, or what went when nothing is left.
func (s *Service) PackingSlip(ctx context.Context, shopID, orderID string) (invoice.File, error) {
	o, err := s.Orders.Find(ctx, s.db, order.OfShop(shopID), orderID)
	if err != nil {
		return invoice.File{}, err
	}
	return s.Invoices.PackingSlip(o, o.Part(shopID))
}

// Invoice prints the shop's invoice of an order.
func (s *Service) Invoice(ctx context.Context, shopID, orderID string) (invoice.File, error) {
	scope := order.OfShop(shopID)
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return invoice.File{}, err
	}
	issued, err := s.Orders.InvoicesOf(ctx, scope, orderID)
	if err != nil {
		return invoice.File{}, err
	}
	if len(issued) == 0 {
		return invoice.File{}, order.ErrNotFound
	}
	return s.Invoices.Print(o, issued[0])
}
