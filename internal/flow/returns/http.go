package returns

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// Routes registers the customer's calls, for the order's owner or with its token, and those of the shops.
func (s *Service) Routes(api huma.API) {
	tag := web.Tag("Returns")
	web.Post(api, "/return-requests", "Ask to return items of an order", s.post, tag, web.Status(http.StatusCreated),
		web.MaxBody(256<<10), web.Limit("return-requests", 20, 10*time.Minute), web.Describe(
			"All items are asked for, or none. 400 `return_refused`: `errors` tells why of each item, by its path "+
				"`items[0]`: "+
				"`final_sale`, `not_shipped`, `item_cancelled`, `return_in_progress`, `return_denied`, "+
				"`already_returned`, `return_window_over`, `too_many_units`. "+
				"422 for a missing or too long reason."))
	web.Get(api, "/return-requests/order/{orderId}", "The returns of an order, the latest request first", s.getOfOrder,
		tag)
	s.photoRoutes(api)
	web.Get(api, "/users/{userId}/returns", "A page of the customer's returns, the latest first", s.getOfUser, tag)
	s.sellerRoutes(api)
}

// Request is what a customer asked for at once.
type Request struct {
	ID        string    `json:"id"`
	OrderID   string    `json:"orderId"`
	Reference string    `json:"reference"`
	CreatedAt time.Time `json:"createdAt"`
	Items     []Item    `json:"items" nullable:"false"`
}

// Item is a number of units to send back.
type Item struct {
	ID            string             `json:"id" doc:"Of the return"`
	ItemID        string             `json:"itemId" doc:"Of the order's item"`
	StoreID       string             `json:"storeId"`
	StoreName     string             `json:"storeName"`
	StoreSlug     string             `json:"storeSlug"`
	ProductName   string             `json:"productName"`
	ProductURL    string             `json:"productUrl" doc:"The product's slug"`
	VariantName   string             `json:"variantName"`
	Quantity      int                `json:"quantity"`
	ReasonText    string             `json:"reasonText"`
	Photos        []string           `json:"photos" nullable:"false" doc:"Ids of its photographs"`
	Status        order.ReturnStatus `json:"status" enum:"returnRequested,pendingReturn,returnDenied,returnExpired,completed"`
	DenyReason    string             `json:"denyReason" doc:"The shop's, when it denied the return"`
	ReceiveBefore *time.Time         `json:"receiveBefore" doc:"The shop must have received an accepted return before; null until accepted"`
	UpdatedAt     time.Time          `json:"updatedAt"`
}

// Listed is a return in the list of all that a customer sends back.
type Listed struct {
	Item
	OrderID     string      `json:"orderId"`
	Reference   string      `json:"reference"`
	Thumbnail   string      `json:"thumbnail" doc:"Address of a small picture, empty without one"`
	RequestedAt time.Time   `json:"requestedAt"`
	Refund      money.Cents `json:"refund" doc:"With tax: given back once received, what would be while it is open, else 0"`
}

func (s *Service) listed(r order.ShopReturn) Listed {
	return Listed{
		Item: Item{
			ID: r.ID, ItemID: r.ItemID, StoreID: r.ShopID, StoreName: r.Part.Name, StoreSlug: r.Part.Slug,
			ProductName: r.Item.ProductName, ProductURL: r.Item.ProductSlug, VariantName: r.Item.VariantName,
			Quantity: r.Quantity, ReasonText: r.Reason, Photos: web.List(r.Photos), Status: r.Status,
			DenyReason: r.DenyReason, ReceiveBefore: web.Moment(r.DueAt), UpdatedAt: r.UpdatedAt.UTC(),
		},
		OrderID: r.OrderID, Reference: r.Reference, Thumbnail: s.Orders.Thumbnail(r.Item),
		RequestedAt: r.RequestedAt.UTC(), Refund: r.Refund,
	}
}

type listedOutput struct{ Body web.Page[Listed] }

func (s *Service) getOfUser(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}) (*listedOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	list, total, err := s.Orders.ReturnsOfUser(ctx, in.UserID, order.Page{Number: in.Page, Size: perPage})
	if err != nil {
		return nil, err
	}
	wires := make([]Listed, len(list))
	for n, r := range list {
		wires[n] = s.listed(r)
	}
	return &listedOutput{Body: web.NewPage(wires, in.Page, perPage, total)}, nil
}

// wire groups returns by request, the latest first.
func wire(o *order.Order, list []*order.ReturnItem) []Request {
	requests := []Request{}
	for n := len(list) - 1; n >= 0; n-- {
		ret := list[n]
		item := itemOf(o, ret)
		if last := len(requests) - 1; last >= 0 && requests[last].ID == ret.RequestID {
			requests[last].Items = append([]Item{item}, requests[last].Items...)
			continue
		}
		requests = append(requests, Request{
			ID: ret.RequestID, OrderID: o.ID, Reference: o.Reference, CreatedAt: ret.RequestedAt.UTC(),
			Items: []Item{item},
		})
	}
	return requests
}

func itemOf(o *order.Order, ret *order.ReturnItem) Item {
	item := Item{
		ID: ret.ID, ItemID: ret.ItemID, StoreID: ret.ShopID, Quantity: ret.Quantity, ReasonText: ret.Reason,
		Photos:     web.List(ret.Photos),
		Status:     ret.Status,
		DenyReason: ret.DenyReason, UpdatedAt: ret.UpdatedAt.UTC(), ReceiveBefore: web.Moment(ret.DueAt),
	}
	if part := o.Part(ret.ShopID); part != nil {
		item.StoreName, item.StoreSlug = part.Name, part.Slug
	}
	if bought := o.Item(ret.ItemID); bought != nil {
		item.ProductName, item.ProductURL, item.VariantName = bought.ProductName, bought.ProductSlug, bought.VariantName
	}
	return item
}

type requestInput struct {
	Token string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
	Body  struct {
		OrderID string    `json:"orderId" maxLength:"64"`
		Items   []AskItem `json:"items" maxItems:"200" nullable:"false"`
	}
}

// AskItem is one item of a request.
type AskItem struct {
	ID         string   `json:"id" maxLength:"64" doc:"Of the order's item"`
	Quantity   int      `json:"quantity"`
	ReasonText string   `json:"reasonText" doc:"1 to 200 characters"`
	Photos     []string `json:"photos,omitempty" maxItems:"4" doc:"Ids of photographs sent for the order"`
}

type requestOutput struct{ Body Request }

func (s *Service) post(ctx context.Context, in *requestInput) (*requestOutput, error) {
	asks := make([]order.ReturnAsk, len(in.Body.Items))
	for n, item := range in.Body.Items {
		asks[n] = order.ReturnAsk{Units: order.Units{ItemID: item.ID, Quantity: item.Quantity}, Reason: item.ReasonText,
			Photos: item.Photos}
	}
	o, asked, err := s.Ask(ctx, in.Body.OrderID, in.Token, asks)
	if err != nil {
		return nil, err
	}
	return &requestOutput{Body: wire(o, asked)[0]}, nil
}

type requestsOutput struct{ Body []Request }

func (s *Service) getOfOrder(ctx context.Context, in *struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}) (*requestsOutput, error) {
	o, list, err := s.Of(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	return &requestsOutput{Body: wire(o, list)}, nil
}
