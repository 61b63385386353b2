// Package invoice shows the papers of orders: the invoice of each shop, the one invoice of the whole order, and a
// credit note for each refund, listed for the order's owner and printed as PDF. It promises that a shop's invoice and a
// credit note always print the same, because everything on them was frozen with the order and the refund; the order's
// invoice changes only when something is refunded. It issues nothing: numbers are given by domain/order.
package invoice

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
)

// Platform is who runs the market, as invoices name it. Its tax numbers print for shops that have none: it then
// collects in their place.
type Platform struct {
	Name      string
	Address   string
	Email     string
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
		part := o.PartByID(i.ShopOrderID)
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

// Refunds lists what was given back of an order already loaded, for its buyer. token goes in the addresses of notes.
func (s *Service) Refunds(ctx context.Context, o *order.Order, token string) ([]order.WireRefund, error) {
	refunds, err := s.orders.RefundsOf(ctx, s.db, o.ID)
	if err != nil || len(refunds) == 0 {
		return []order.WireRefund{}, err
	}
	paid, err := s.orders.AttemptOf(ctx, s.db, o.ID)
	if err != nil {
		return nil, err
	}
	return o.WireRefunds(refunds, paid, func(n order.CreditNote) string { return noteAddress(n, token) }), nil
}

// File is a paper printed.
type File struct {
	Name string
	Data []byte
}

// bundle gathers what the papers of an order are made of, for its buyer or an operator.
func (s *Service) bundle(ctx context.Context, o *order.Order) (b bundle, err error) {
	if b, err = s.shopBundle(ctx, o); err == nil {
		b.attempt, err = s.orders.AttemptOf(ctx, s.db, o.ID)
	}
	return b, err
}

// shopBundle is the same for a shop.
func (s *Service) shopBundle(ctx context.Context, o *order.Order) (b bundle, err error) {
	b.Order = o
	if b.invoices, err = s.orders.InvoicesOf(ctx, order.Whole(), o.ID); err != nil {
		return b, err
	}
	b.refunds, err = s.orders.RefundsOf(ctx, s.db, o.ID)
	return b, err
}

// bundleOf is [Service.bundle] for the owner of an order, or for a guest with its token.
func (s *Service) bundleOf(ctx context.Context, orderID, token string) (bundle, error) {
	o, err := s.orders.Find(ctx, s.db, s.access.Scope(ctx, orderID, token), orderID)
	if err != nil {
		return bundle{}, err
	}
	return s.bundle(ctx, o)
}

// PDF prints one invoice of a shop for the owner of its order, or for a guest with the order's token.
func (s *Service) PDF(ctx context.Context, shopID, invoiceID, token string) (File, error) {
	found, err := s.orders.FindInvoice(ctx, shopID, invoiceID)
	if err != nil {
		return File{}, err
	}
	b, err := s.bundleOf(ctx, found.OrderID, token)
	if err != nil {
		return File{}, err
	}
	return s.printInvoice(b, found)
}

// OrderPDF prints the one invoice of an order, all its shops and refunds together, for its owner, or for a guest with
// its token. An order that was never paid has none.
func (s *Service) OrderPDF(ctx context.Context, orderID, token string) (File, error) {
	o, err := s.orders.Find(ctx, s.db, s.access.Scope(ctx, orderID, token), orderID)
	if err != nil {
		return File{}, err
	}
	return s.PrintOrder(ctx, o)
}

// PrintOrder prints the one invoice of an order already loaded.
func (s *Service) PrintOrder(ctx context.Context, o *order.Order) (File, error) {
	if o.PaidAt.IsZero() {
		return File{}, order.ErrNotFound
	}
	b, err := s.bundle(ctx, o)
	if err != nil {
		return File{}, err
	}
	return file("facture-"+o.Reference, s.wholeInvoice(b))
}

// CreditNotePDF prints a credit note for the owner of its order, or for a guest with the order's token.
func (s *Service) CreditNotePDF(ctx context.Context, shopID, noteID, token string) (File, error) {
	found, err := s.orders.FindCreditNote(ctx, shopID, noteID)
	if err != nil {
		return File{}, err
	}
	b, err := s.bundleOf(ctx, found.OrderID, token)
	if err != nil {
		return File{}, err
	}
	return s.printNote(b, noteID)
}

// ShopPaper prints the shop's own copy of its invoice of an order, or of one of its credit notes: without the buyer's
// e-mail and card, and nothing of the other shops. Find the order in the scope of the shop.
func (s *Service) ShopPaper(ctx context.Context, o *order.Order, shopID, noteID string) (File, error) {
	b, err := s.shopBundle(ctx, o)
	if err != nil {
		return File{}, err
	}
	if noteID != "" {
		return s.printNote(b, noteID)
	}
	for _, i := range b.invoices {
		if i.ShopID == shopID {
			return s.printInvoice(b, i)
		}
	}
	return File{}, order.ErrNotFound
}

// DeskInvoice prints one shop's invoice of an order for an operator.
func (s *Service) DeskInvoice(ctx context.Context, orderID, invoiceID string) (File, error) {
	b, err := s.deskBundle(ctx, orderID)
	if err != nil {
		return File{}, err
	}
	for _, i := range b.invoices {
		if i.ID == invoiceID {
			return s.printInvoice(b, i)
		}
	}
	return File{}, order.ErrNotFound
}

// DeskNote prints a credit note of an order for an operator.
func (s *Service) DeskNote(ctx context.Context, orderID, noteID string) (File, error) {
	b, err := s.deskBundle(ctx, orderID)
	if err != nil {
		return File{}, err
	}
	return s.printNote(b, noteID)
}

func (s *Service) deskBundle(ctx context.Context, orderID string) (bundle, error) {
	o, err := s.orders.Find(ctx, s.db, order.Whole(), orderID)
	if err != nil {
		return bundle{}, err
	}
	return s.bundle(ctx, o)
}

// printNotes makes the PDF of the credit notes of refunds of an order, as the transaction that owes them knows them.
func (s *Service) printNotes(ctx context.Context, r db.Reader, o *order.Order, refunds []order.Refund) ([]File, error) {
	b := bundle{Order: o}
	var err error
	if b.attempt, err = s.orders.AttemptOf(ctx, r, o.ID); err != nil {
		return nil, err
	}
	if b.invoices, err = s.orders.InvoicesWithin(ctx, r, o.ID); err != nil {
		return nil, err
	}
	if b.refunds, err = s.orders.RefundsOf(ctx, r, o.ID); err != nil {
		return nil, err
	}
	var files []File
	for _, refund := range refunds {
		if refund.CreditNote == nil {
			continue
		}
		f, err := s.printNote(b, refund.CreditNote.ID)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// Attachments prints the credit notes of refunds just owed, for the letter that tells a guest; a customer finds theirs
// in the account.
func (s *Service) Attachments(
	ctx context.Context, r db.Reader, o *order.Order, refunds []order.Refund,
) (attached []mail.Attachment, err error) {
	if o.UserID != "" || len(refunds) == 0 {
		return nil, nil
	}
	notes, err := s.printNotes(ctx, r, o, refunds)
	for _, f := range notes {
		attached = append(attached, mail.Attachment{Name: f.Name, ContentType: "application/pdf", Data: f.Data})
	}
	return attached, err
}

func (s *Service) printInvoice(b bundle, i order.Invoice) (File, error) {
	part := b.PartByID(i.ShopOrderID)
	if part == nil {
		return File{}, fmt.Errorf("invoice: order %s has no part of invoice %s", b.ID, i.ID)
	}
	return file("facture-"+part.Slug+"-"+Number(i), s.shopInvoice(b, part, i))
}

func (s *Service) printNote(b bundle, noteID string) (File, error) {
	for _, r := range b.refunds {
		if part := b.PartByID(r.ShopOrderID); r.CreditNote != nil && r.CreditNote.ID == noteID && part != nil {
			return file("note-de-credit-"+part.Slug+"-"+r.CreditNote.Printed(), s.creditNote(b, r))
		}
	}
	return File{}, order.ErrNotFound
}

func file(name string, p *paper) (File, error) { return p.set().file(name) }

// Number is an invoice's number as it is printed.
func Number(i order.Invoice) string { return fmt.Sprintf("%06d", i.Number) }
