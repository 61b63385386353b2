// Package invoice shows the invoices of orders: one for each shop, listed for the order's owner and printed as PDF. It
// promises that an invoice always prints the same, because everything on it was frozen with the order. It issues
// nothing: numbers are given by domain/order when an order is paid.
package invoice

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Platform is who runs the market, as invoices name it. Its tax numbers print for shops that have none: it then
// collects in their place.
type Platform struct {
	Name      string
	Address   string
	GSTNumber string
	QSTNumber string
}

// Service shows invoices.
type Service struct {
	db       *db.DB
	orders   *order.Service
	access   order.Access
	platform Platform
}

// New makes the service.
func New(d *db.DB, orders *order.Service, access order.Access, platform Platform) *Service {
	return &Service{db: d, orders: orders, access: access, platform: platform}
}

// Listed is an invoice in the list of an order's.
type Listed struct {
	ID        string      `json:"id"`
	Number    string      `json:"number" example:"000042" doc:"Of the store, without gaps"`
	OrderID   string      `json:"orderId"`
	StoreID   string      `json:"storeId"`
	StoreName string      `json:"storeName"`
	IssuedAt  time.Time   `json:"issuedAt"`
	Total     money.Cents `json:"total"`
	URL       string      `json:"url" doc:"Of the PDF; with the parameter jeton when it was asked with one"`
}

// Of lists the invoices of an order for its owner, or for a guest with its token.
func (s *Service) Of(ctx context.Context, orderID, token string) ([]Listed, error) {
	scope := s.access.Scope(ctx, orderID, token)
	o, err := s.orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, err
	}
	return s.Within(ctx, scope, o, token)
}

// Within lists the invoices of an order already loaded, as far as the scope reaches. token goes in their addresses.
func (s *Service) Within(ctx context.Context, scope order.Scope, o *order.Order, token string) ([]Listed, error) {
	issued, err := s.orders.InvoicesOf(ctx, scope, o.ID)
	if err != nil {
		return nil, err
	}
	list := []Listed{}
	for _, i := range issued {
		part := partOf(o, i)
		if part == nil {
			continue
		}
		list = append(list, Listed{
			ID: i.ID, Number: Number(i), OrderID: o.ID, StoreID: i.ShopID, StoreName: part.Name,
			IssuedAt: i.IssuedAt.UTC(),
			Total:    part.Total, URL: address(i, token),
		})
	}
	return list, nil
}

// File is an invoice printed.
type File struct {
	Name string
	Data []byte
}

// PDF prints one invoice of a shop for the owner of its order, or for a guest with the order's token.
func (s *Service) PDF(ctx context.Context, shopID, invoiceID, token string) (File, error) {
	found, err := s.orders.FindInvoice(ctx, shopID, invoiceID)
	if err != nil {
		return File{}, err
	}
	o, err := s.orders.Find(ctx, s.db, s.access.Scope(ctx, found.OrderID, token), found.OrderID)
	if err != nil {
		return File{}, err
	}
	return s.Print(o, found)
}

// Print makes the PDF of an invoice of an order already loaded.
func (s *Service) Print(o *order.Order, i order.Invoice) (File, error) {
	part := partOf(o, i)
	if part == nil {
		return File{}, fmt.Errorf("invoice: order %s has no part of invoice %s", o.ID, i.ID)
	}
	data, err := write(s.platform, o, part, i)
	if err != nil {
		return File{}, fmt.Errorf("invoice: print: %w", err)
	}
	return File{Name: fmt.Sprintf("facture-%s-%s.pdf", part.Slug, Number(i)), Data: data}, nil
}

// Number is an invoice's number as it is printed.
func Number(i order.Invoice) string { return fmt.Sprintf("%06d", i.Number) }

func partOf(o *order.Order, i order.Invoice) *order.ShopOrder {
	for _, part := range o.Shops {
		if part.ID == i.ShopOrderID {
			return part
		}
	}
	return nil
}
