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

// Invoice prints the shop's copy of its invoice of an order.
func (s *Service) Invoice(ctx context.Context, shopID, orderID string) (invoice.File, error) {
	return s.CreditNote(ctx, shopID, orderID, "")
}

// CreditNote prints the shop's copy of a credit note of an order.
func (s *Service) CreditNote(ctx context.Context, shopID, orderID, noteID string) (invoice.File, error) {
	o, err := s.Orders.Find(ctx, s.db, order.OfShop(shopID), orderID)
	if err != nil {
		return invoice.File{}, err
	}
	return s.Invoices.ShopPaper(ctx, o, shopID, noteID)
}
