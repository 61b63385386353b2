package fulfilment

import (
	"context"

	"rangrue/internal/domain/review"
	"rangrue/internal/kit/web"
)

// Review is what a buyer says of a product of the shop.
type Review struct {
	review.Wire
	ProductID   string `json:"productId"`
	ProductName string `json:"productName"`
	ProductURL  string `json:"productUrl" doc:"The product's slug"`
	Hidden      bool   `json:"hidden" doc:"The market took it off the product's page"`
	HiddenWhy   string `json:"hiddenReason" doc:"Empty unless it is hidden"`
}

func (s *Service) wireReview(r *review.Review) Review {
	return Review{Wire: r.Wire(s.Reviews.URL), ProductID: r.ProductID, ProductName: r.ProductName,
		ProductURL: r.ProductSlug, Hidden: !r.HiddenAt.IsZero(), HiddenWhy: r.HiddenReason}
}

type reviewsInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"all" enum:"unanswered,answered,hidden,all" doc:"unanswered: the one that waits longest first; else the latest first"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type reviewsOutput struct{ Body web.Page[Review] }

func (s *Service) getReviews(ctx context.Context, in *reviewsInput) (*reviewsOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list, total, err := s.Reviews.OfShop(ctx, owned.ID, review.Filter(in.Filter), in.Page)
	if err != nil {
		return nil, err
	}
	wires := make([]Review, len(list))
	for n := range list {
		wires[n] = s.wireReview(&list[n])
	}
	return &reviewsOutput{Body: web.NewPage(wires, in.Page, review.PerPage, total)}, nil
}

type replyInput struct {
	ShopID   string `path:"shopId" maxLength:"64"`
	ReviewID string `path:"reviewId" maxLength:"64"`
	Body     struct {
		Answer string `json:"answer" doc:"1 to 1,000 characters; tags are removed"`
	}
}

func (s *Service) putReply(ctx context.Context, in *replyInput) (*struct{ Body Review }, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	changed, err := s.Reviews.Answer(ctx, owned.ID, in.ReviewID, in.Body.Answer)
	if err != nil {
		return nil, err
	}
	return &struct{ Body Review }{s.wireReview(changed)}, nil
}
