package returns

import (
	"context"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// perPage is how many returns a page shows.
const perPage = 20

// sellerRoutes registers the calls of the shops. Each is for an owner of the shop in its path: 401 without identity,
// 404 for another's shop or return.
func (s *Service) sellerRoutes(api huma.API) {
	const all, one = "/seller/shops/{shopId}/returns", "/seller/shops/{shopId}/returns/{returnId}"
	tag := web.Tag("Seller: returns, questions, messages")
	web.Get(api, all, "A page of the shop's returns", s.getReturns, tag)
	web.Get(api, one, "A return", s.getReturn, tag)
	web.Post(api, one+"/accept", "Let the customer send the units back", s.postAccept, tag)
	web.Post(api, one+"/deny", "Refuse a return, with a reason", s.postDeny, tag, web.MaxBody(16<<10))
	web.Post(api, one+"/receive", "Confirm receipt: the customer is refunded", s.postReceive, tag, web.MaxBody(16<<10))
}

// ShopReturn is units that a customer wants to send back, as their shop sees them.
type ShopReturn struct {
	ID            string             `json:"id"`
	OrderID       string             `json:"orderId"`
	Reference     string             `json:"reference"`
	CustomerName  string             `json:"customerName"`
	ItemID        string             `json:"itemId"`
	ProductName   string             `json:"productName"`
	ProductURL    string             `json:"productUrl" doc:"The product's slug"`
	VariantName   string             `json:"variantName"`
	SKU           string             `json:"sku"`
	Quantity      int                `json:"quantity"`
	ReasonText    string             `json:"reasonText" doc:"The customer's"`
	Photos        []string           `json:"photos" nullable:"false" doc:"Ids of the customer's photographs"`
	Status        order.ReturnStatus `json:"status" enum:"returnRequested,pendingReturn,returnDenied,returnExpired,completed"`
	DenyReason    string             `json:"denyReason"`
	CountedStock  bool               `json:"countedStock" doc:"The units may be put back in stock"`
	Restocked     bool               `json:"restocked"`
	Refund        money.Cents        `json:"refund" doc:"With tax: given back once received, what would be while it is open, else 0"`
	RequestedAt   time.Time          `json:"requestedAt"`
	UpdatedAt     time.Time          `json:"updatedAt"`
	ReceiveBefore *time.Time         `json:"receiveBefore" doc:"Null until accepted"`
}

func shopReturn(r order.ShopReturn) ShopReturn {
	return ShopReturn{
		ID: r.ID, OrderID: r.OrderID, Reference: r.Reference,
		CustomerName: strings.TrimSpace(r.FirstName + " " + r.LastName), ItemID: r.ItemID,
		ProductName: r.Item.ProductName, ProductURL: r.Item.ProductSlug, VariantName: r.Item.VariantName,
		SKU: r.Item.SKU, Quantity: r.Quantity,
		ReasonText: r.Reason, Photos: web.List(r.Photos), Status: r.Status, DenyReason: r.DenyReason,
		CountedStock: r.Item.StockTaken,
		Restocked:    r.Restocked, Refund: r.Refund,
		RequestedAt: r.RequestedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(), ReceiveBefore: web.Moment(r.DueAt),
	}
}

type returnsInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"open" enum:"open,settled,all" doc:"open: the one that waits longest first; else the latest first"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type returnsOutput struct{ Body web.Page[ShopReturn] }

func (s *Service) getReturns(ctx context.Context, in *returnsInput) (*returnsOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list, total, err := s.Orders.ReturnsOfShop(ctx, owned.ID, order.ReturnFilter(in.Filter), order.Page{Number: in.Page,
		Size: perPage})
	if err != nil {
		return nil, err
	}
	wires := make([]ShopReturn, len(list))
	for n, r := range list {
		wires[n] = shopReturn(r)
	}
	return &returnsOutput{Body: web.NewPage(wires, in.Page, perPage, total)}, nil
}

// ReturnPath names a return of a shop. Inputs embed it, which only an exported type allows.
type ReturnPath struct {
	ShopID   string `path:"shopId" maxLength:"64"`
	ReturnID string `path:"returnId" maxLength:"64"`
}

type returnOutput struct{ Body ShopReturn }

func (s *Service) getReturn(ctx context.Context, in *ReturnPath) (*returnOutput, error) {
	return s.settled(ctx, *in, func(string) error { return nil })
}

func (s *Service) postAccept(ctx context.Context, in *ReturnPath) (*returnOutput, error) {
	return s.settled(ctx, *in, func(shopID string) error {
		_, err := s.Accept(ctx, shopID, in.ReturnID)
		return err
	})
}

type denyInput struct {
	ReturnPath
	Body struct {
		Reason string `json:"reason" doc:"1 to 200 characters; the customer reads it"`
	}
}

func (s *Service) postDeny(ctx context.Context, in *denyInput) (*returnOutput, error) {
	return s.settled(ctx, in.ReturnPath, func(shopID string) error {
		_, err := s.Deny(ctx, shopID, in.ReturnID, in.Body.Reason)
		return err
	})
}

type receiveInput struct {
	ReturnPath
	Body struct {
		Restock bool `json:"restock" doc:"Put the units back in stock, if they are counted"`
	}
}

func (s *Service) postReceive(ctx context.Context, in *receiveInput) (*returnOutput, error) {
	return s.settled(ctx, in.ReturnPath, func(shopID string) error {
		_, err := s.Receive(ctx, shopID, in.ReturnID, in.Body.Restock)
		return err
	})
}

// settled changes a return of the seller's shop, and shows it as it then is.
func (s *Service) settled(ctx context.Context, at ReturnPath, do func(shopID string) error) (*returnOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, at.ShopID)
	if err != nil {
		return nil, err
	}
	if err := do(owned.ID); err != nil {
		return nil, err
	}
	r, err := s.Orders.ReturnOfShop(ctx, owned.ID, at.ReturnID)
	if err != nil {
		return nil, err
	}
	return &returnOutput{Body: shopReturn(r)}, nil
}
