package moderation

import (
	"context"

	"rangrue/internal/domain/shop"
)

// What the calls of the console answer, for tests: the session is operator's to test.

func (s *Service) ListShops(ctx context.Context, view shop.View, search string) (ShopPage, error) {
	out, err := s.getShops(ctx, &shopsInput{View: view, Search: search, Page: 1})
	if err != nil {
		return ShopPage{}, err
	}
	return out.Body, nil
}

func (s *Service) ListProducts(ctx context.Context, view, search, before string) (ProductList, error) {
	out, err := s.getProducts(ctx, &productsInput{View: view, Search: search, Before: before})
	if err != nil {
		return ProductList{}, err
	}
	return out.Body, nil
}

func (s *Service) ReadShop(ctx context.Context, id string) (ShopRecord, error) {
	out, err := s.getShop(ctx, &ShopPath{id})
	if err != nil {
		return ShopRecord{}, err
	}
	return out.Body, nil
}

func (s *Service) View(ctx context.Context, id string) error {
	_, err := s.postView(ctx, &ShopPath{id})
	return err
}

func (s *Service) ListReports(ctx context.Context, state string) ([]ReportWire, error) {
	out, err := s.getReports(ctx, &reportsInput{State: state})
	if err != nil {
		return nil, err
	}
	return out.Body.Data, nil
}

func (s *Service) ReadReport(ctx context.Context, id string) (ReportRecord, error) {
	out, err := s.getReport(ctx, &ReportPath{id})
	if err != nil {
		return ReportRecord{}, err
	}
	return out.Body, nil
}

func (s *Service) ListReviews(ctx context.Context, view string) (ReviewList, error) {
	out, err := s.getReviews(ctx, &reviewsInput{View: view})
	if err != nil {
		return ReviewList{}, err
	}
	return out.Body, nil
}
