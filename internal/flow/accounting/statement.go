package accounting

import (
	"context"
	"errors"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/web"
)

// statementRoutes registers the statement of a payout for the owners of its shop.
func (s *Service) statementRoutes(api huma.API) {
	web.Get(api, "/seller/shops/{shopId}/ledger/payouts/{payoutId}/pdf", "The statement of a payout, as PDF",
		s.getStatement, web.Tag("Seller: money"))
}

// statementDesk registers it for the console.
func (s *Service) statementDesk(d operator.Desk) {
	operator.Get(d, "/payouts/{payoutId}/pdf", "The statement of a payout, as PDF", operator.ReadMoney,
		s.getDeskStatement)
}

// Statement prints what a payout is made of.
func (s *Service) Statement(ctx context.Context, p ledger.Payout) (invoice.File, error) {
	found, err := s.Shops.ByID(ctx, p.ShopID)
	if errors.Is(err, shop.ErrNotFound) { // it is gone; its payouts stay
		found, err = &shop.Shop{Details: shop.Details{Name: p.ShopID, Slug: p.ShopID}}, nil
	}
	if err != nil {
		return invoice.File{}, err
	}
	lines, err := s.Ledger.PaidBy(ctx, p.ID)
	if err != nil {
		return invoice.File{}, err
	}
	return invoice.PrintPayout(s.Platform, invoice.Payout{Payout: p, LastDay: LastDay(p), Shop: found, Lines: lines})
}

func (s *Service) getStatement(ctx context.Context, in *struct {
	ledger.ShopInput
	PayoutID string `path:"payoutId" maxLength:"64"`
}) (*pdfOutput, error) {
	if _, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID); err != nil {
		return nil, err
	}
	p, err := s.Ledger.PayoutOf(ctx, in.ShopID, in.PayoutID)
	if err != nil {
		return nil, err
	}
	return pdf(s.Statement(ctx, p))
}

func (s *Service) getDeskStatement(ctx context.Context, in *struct {
	PayoutID string `path:"payoutId" maxLength:"64"`
}) (*pdfOutput, error) {
	p, err := s.Ledger.Payout(ctx, in.PayoutID)
	if err != nil {
		return nil, err
	}
	return pdf(s.Statement(ctx, p))
}

type pdfOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"application/pdf"`
}

func pdf(file invoice.File, err error) (*pdfOutput, error) {
	if err != nil {
		return nil, err
	}
	return &pdfOutput{ContentType: "application/pdf", CacheControl: web.CacheNever, Body: file.Data,
		ContentDisposition: `attachment; filename="` + file.Name + `"`}, nil
}
