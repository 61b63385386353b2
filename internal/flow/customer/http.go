package customer

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// perPage is how many orders a page lists.
const perPage = 20

// Routes registers the calls, those of messages included.
func (s *Service) Routes(api huma.API) {
	tag := web.Tag("Orders")
	web.Get(api, "/orders", "A page of the customer's orders, the latest first", s.getOrders, tag)
	web.Get(api, "/users/{userId}/order/{orderId}/detail", "An order whole, for its owner", s.getOfUser, tag)
	web.Get(api, "/orders/{orderId}/detail", "An order whole, for its owner or with its token", s.getDetail, tag,
		web.Describe("The same as the call under /users, for guests too. 401 without identity or token, 404 for "+
			"another's order."))
	s.Messages.Routes(api)
}

// Head is an order as listed.
type Head struct {
	order.WireHead
	NetTotal       money.Cents `json:"netTotal" doc:"Total less what was given back"`
	UnreadMessages int         `json:"unreadMessages" doc:"Messages of its stores that were not read"`
	Thumbnails     []string    `json:"thumbnails" nullable:"false" doc:"Addresses of small pictures of its items"`
}

type listInput struct {
	Page int `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type listOutput struct{ Body web.Page[Head] }

func (s *Service) getOrders(ctx context.Context, in *listInput) (*listOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	heads, total, err := s.Orders.ListOfUser(ctx, userID, order.Page{Number: in.Page, Size: perPage})
	if err != nil {
		return nil, err
	}
	unread, err := s.Messages.UnreadOfUser(ctx, userID)
	if err != nil {
		return nil, err
	}
	byOrder := map[string]int{}
	for _, u := range unread {
		byOrder[u.OrderID] += u.Count
	}
	ids := make([]string, len(heads))
	for n, h := range heads {
		ids[n] = h.ID
	}
	pictures, err := s.Orders.Thumbnails(ctx, ids)
	if err != nil {
		return nil, err
	}
	wires := make([]Head, len(heads))
	for n, h := range heads {
		wires[n] = Head{WireHead: h.Wire(), NetTotal: h.Total - h.Refunded, UnreadMessages: byOrder[h.ID],
			Thumbnails: web.List(pictures[h.ID])}
	}
	return &listOutput{Body: web.NewPage(wires, in.Page, perPage, total)}, nil
}

type detailOutput struct{ Body *Detail }

func (s *Service) getOfUser(ctx context.Context, in *struct {
	UserID  string `path:"userId" maxLength:"64"`
	OrderID string `path:"orderId" maxLength:"64"`
}) (*detailOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	detail, err := s.Detail(ctx, order.OfUser(in.UserID), in.OrderID, "")
	return &detailOutput{Body: detail}, err
}

func (s *Service) getDetail(ctx context.Context, in *struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}) (*detailOutput, error) {
	scope, err := s.Access.Require(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	detail, err := s.Detail(ctx, scope, in.OrderID, in.Token)
	return &detailOutput{Body: detail}, err
}
