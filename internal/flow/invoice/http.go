package invoice

import (
	"context"
	"net/url"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/web"
)

// Routes registers the calls. Without the owner's identity or the order's token they answer 404, as for no invoice.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/invoices/orders/{orderId}", "The invoices of an order", s.getList, web.Tag("Invoices"))
	web.Get(api, "/stores/{storeId}/invoices/{invoiceId}/pdf", "An invoice as PDF", s.getPDF, web.Tag("Invoices"))
	web.Get(api, "/invoices/orders/{orderId}/pdf", "The one invoice of an order, as PDF", s.getOrderPDF,
		web.Tag("Invoices"), web.Describe("Every shop's part with its own number, the contribution, the card, refunds "+
			"and what is left. 404 until the order is paid."))
	web.Get(api, "/stores/{storeId}/credit-notes/{creditNoteId}/pdf", "A credit note as PDF", s.getNotePDF,
		web.Tag("Invoices"))
}

// DeskRoutes registers the calls of the console: the papers of any order, as its buyer has them.
func (s *Service) DeskRoutes(d operator.Desk) {
	const path = "/orders/{orderId}"
	operator.Get(d, path+"/invoice", "The one invoice of an order, as PDF", operator.ReadOrders, s.getDeskOrder)
	operator.Get(d, path+"/invoices/{invoiceId}", "A shop's invoice of an order, as PDF", operator.ReadOrders,
		s.getDeskInvoice)
	operator.Get(d, path+"/credit-notes/{creditNoteId}", "A credit note of an order, as PDF", operator.ReadOrders,
		s.getDeskNote)
}

// OrderPath names an order.
type OrderPath struct {
	OrderID string `path:"orderId" maxLength:"64"`
}

func (s *Service) getDeskOrder(ctx context.Context, in *OrderPath) (*pdfOutput, error) {
	o, err := s.orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	return output(s.PrintOrder(ctx, o))
}

func (s *Service) getDeskInvoice(ctx context.Context, in *struct {
	OrderPath
	InvoiceID string `path:"invoiceId" maxLength:"64"`
}) (*pdfOutput, error) {
	return output(s.DeskInvoice(ctx, in.OrderID, in.InvoiceID))
}

func (s *Service) getDeskNote(ctx context.Context, in *struct {
	OrderPath
	NoteID string `path:"creditNoteId" maxLength:"64"`
}) (*pdfOutput, error) {
	return output(s.DeskNote(ctx, in.OrderID, in.NoteID))
}

type listInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}

type listOutput struct{ Body []Listed }

func (s *Service) getList(ctx context.Context, in *listInput) (*listOutput, error) {
	list, err := s.Of(ctx, in.OrderID, in.Token)
	return &listOutput{Body: list}, err
}

type pdfInput struct {
	StoreID   string `path:"storeId" maxLength:"64"`
	InvoiceID string `path:"invoiceId" maxLength:"64"`
	Token     string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}

type pdfOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"application/pdf"`
}

func (s *Service) getPDF(ctx context.Context, in *pdfInput) (*pdfOutput, error) {
	return output(s.PDF(ctx, in.StoreID, in.InvoiceID, in.Token))
}

func (s *Service) getOrderPDF(ctx context.Context, in *listInput) (*pdfOutput, error) {
	return output(s.OrderPDF(ctx, in.OrderID, in.Token))
}

func (s *Service) getNotePDF(ctx context.Context, in *struct {
	StoreID string `path:"storeId" maxLength:"64"`
	NoteID  string `path:"creditNoteId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}) (*pdfOutput, error) {
	return output(s.CreditNotePDF(ctx, in.StoreID, in.NoteID, in.Token))
}

func output(file File, err error) (*pdfOutput, error) {
	if err != nil {
		return nil, err
	}
	return &pdfOutput{
		ContentType: "application/pdf", ContentDisposition: `attachment; filename="` + file.Name + `"`,
		CacheControl: web.CacheNever, Body: file.Data,
	}, nil
}

// address is where an invoice's PDF is fetched.
func address(i order.Invoice, token string) string {
	return withToken("/stores/"+url.PathEscape(i.ShopID)+"/invoices/"+url.PathEscape(i.ID)+"/pdf", token)
}

// OrderAddress is where the one invoice of an order is fetched.
func OrderAddress(orderID, token string) string {
	return withToken("/invoices/orders/"+url.PathEscape(orderID)+"/pdf", token)
}

// noteAddress is where a credit note's PDF is fetched.
func noteAddress(n order.CreditNote, token string) string {
	return withToken("/stores/"+url.PathEscape(n.ShopID)+"/credit-notes/"+url.PathEscape(n.ID)+"/pdf", token)
}

func withToken(path, token string) string {
	path = web.Prefix + path
	if token == "" {
		return path
	}
	return path + "?jeton=" + url.QueryEscape(token)
}
