package invoice

import (
	"context"
	"net/url"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/web"
)

// Routes registers the calls. Without the owner's identity or the order's token they answer 404, as for no invoice.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/invoices/orders/{orderId}", "The invoices of an order", s.getList, web.Tag("Invoices"))
	web.Get(api, "/stores/{storeId}/invoices/{invoiceId}/pdf", "An invoice as PDF", s.getPDF, web.Tag("Invoices"))
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
	file, err := s.PDF(ctx, in.StoreID, in.InvoiceID, in.Token)
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
	path := web.Prefix + "/stores/" + url.PathEscape(i.ShopID) + "/invoices/" + url.PathEscape(i.ID) + "/pdf"
	if token == "" {
		return path
	}
	return path + "?jeton=" + url.QueryEscape(token)
}
