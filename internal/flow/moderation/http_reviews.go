package moderation

import (
	"context"
	"time"

	"rangrue/internal/domain/review"
	"rangrue/internal/kit/web"
)

// ListedReview is a review in the operators' list.
type ListedReview struct {
	review.Wire
	OrderID      string     `json:"orderId" doc:"The order of its line"`
	ProductID    string     `json:"productId"`
	ProductName  string     `json:"productName"`
	ProductSlug  string     `json:"productSlug"`
	StoreID      string     `json:"storeId"`
	StoreName    string     `json:"storeName"`
	HiddenAt     *time.Time `json:"hiddenAt" doc:"Null while it is shown"`
	HiddenReason string     `json:"hiddenReason"`
	Reports      int        `json:"reports" doc:"Open ones"`
}

// ReviewList is a list of reviews.
type ReviewList struct {
	Data   []ListedReview `json:"data" nullable:"false"`
	Next   string         `json:"next" doc:"To send as before; empty at the end"`
	Counts struct {
		Reported int `json:"reported"`
		Hidden   int `json:"hidden"`
	} `json:"counts"`
}

func (s *Service) listedReview(r *review.Review, reports int) ListedReview {
	return ListedReview{Wire: r.Wire(s.URL), OrderID: r.OrderID, ProductID: r.ProductID, ProductName: r.ProductName,
		ProductSlug: r.ProductSlug, StoreID: r.ShopID, StoreName: r.ShopName, HiddenAt: web.Moment(r.HiddenAt),
		HiddenReason: r.HiddenReason, Reports: reports}
}

type reviewsInput struct {
	View   string `query:"view" default:"newest" enum:"newest,reported,hidden"`
	Before string `query:"before" maxLength:"64" doc:"The id of the last review read"`
}

func (s *Service) getReviews(ctx context.Context, in *reviewsInput) (*struct{ Body ReviewList }, error) {
	list, next, err := s.listReviews(ctx, in)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(list))
	for i, r := range list {
		ids[i] = r.ID
	}
	reports, err := openCounts(ctx, s.db, OfReview, ids)
	if err != nil {
		return nil, err
	}
	out := ReviewList{Data: make([]ListedReview, len(list)), Next: next}
	for i := range list {
		out.Data[i] = s.listedReview(&list[i], reports[list[i].ID])
	}
	if out.Counts.Hidden, err = s.Reviews.CountHidden(ctx); err != nil {
		return nil, err
	}
	open, err := openByKind(ctx, s.db)
	out.Counts.Reported = open[OfReview]
	return &struct{ Body ReviewList }{out}, err
}

func (s *Service) listReviews(ctx context.Context, in *reviewsInput) (list []review.Review, next string, err error) {
	if in.View == "reported" {
		ids, err := reportedIDs(ctx, s.db, OfReview, 4*perList)
		if err != nil {
			return nil, "", err
		}
		list, err = s.Reviews.OnDeskByIDs(ctx, ids)
		return list, "", err
	}
	list, err = s.Reviews.OnDesk(ctx, review.DeskList{View: review.DeskView(in.View), Before: in.Before,
		Limit: perList + 1})
	if len(list) > perList {
		list = list[:perList]
		next = list[perList-1].ID
	}
	return list, next, err
}

// ReviewPath names a review in the path of a call.
type ReviewPath struct {
	ReviewID string `path:"reviewId" maxLength:"64"`
}

func (s *Service) postHideReview(ctx context.Context, in *struct {
	ReviewPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.HideReview(ctx, in.ReviewID, in.Body.Reason)
}

func (s *Service) postRestoreReview(ctx context.Context, in *struct {
	ReviewPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.RestoreReview(ctx, in.ReviewID, in.Body.Reason)
}
