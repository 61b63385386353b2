package fulfilment

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/web"
)

// Routes registers the calls of a seller's day. Each is for an owner of the shop in its path: 401 without identity, 404
// for another's shop, order or question. One call is the buyer's.
func (s *Service) Routes(api huma.API) {
	const shop = "/seller/shops/{shopId}"
	s.orderRoutes(api, shop)
	s.trackingRoutes(api, shop)
	s.pickupRoutes(api, shop)
	s.buyerRoutes(api)
	tag := web.Tag("Seller: returns, questions, messages")
	web.Get(api, shop+"/home", "What needs doing today, and the sales of thirty days", s.getHome,
		web.Tag("Seller: orders"))
	web.Get(api, shop+"/work", "How much waits in each part of the seller space", s.getWork,
		web.Tag("Seller: orders"))

	web.Get(api, shop+"/questions", "A page of the questions on the shop's products", s.getQuestions, tag)
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: shop + "/questions/{questionId}/answer",
		Summary: "Answer a question, or correct the answer"},
		s.putAnswer, tag, web.MaxBody(16<<10), web.Describe("The first answer is sent to the asker by e-mail."))
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: shop + "/questions/{questionId}/visibility",
		Summary: "Take a question off its product's page, or put it back"},
		s.putVisibility, tag, web.MaxBody(16<<10))

	web.Get(api, shop+"/reviews", "A page of the reviews of the shop's products", s.getReviews, tag)
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: shop + "/reviews/{reviewId}/answer",
		Summary: "Answer a review, or correct the answer"}, s.putReply, tag, web.MaxBody(16<<10))

	web.Get(api, shop+"/messages", "A page of the shop's conversations, the last written in first", s.getInbox, tag)
	web.Get(api, shop+"/messages/{orderId}", "The conversation with the customer of an order", s.getConversation, tag)
	web.Post(api, shop+"/messages/{orderId}", "Write to the customer of an order", s.postMessage, tag,
		web.Status(http.StatusCreated),
		web.MaxBody(16<<10), web.Limit("seller-messages", 120, 10*time.Minute))
	web.Route(api, huma.Operation{Method: http.MethodPatch, Path: shop + "/messages/{orderId}/read-status",
		Summary: "Note that the conversation was read"},
		s.patchRead, tag, web.Status(http.StatusNoContent))
}

func (s *Service) orderRoutes(api huma.API, shop string) {
	tag := web.Tag("Seller: orders")
	web.Get(api, shop+"/orders", "A page of the shop's parts of orders", s.getOrders, tag)
	web.Get(api, shop+"/orders.csv", "The shop's parts of orders as a file", s.getOrdersFile, tag)
	web.Get(api, shop+"/packing-slips", "The packing slips of what is left to ship, as one PDF", s.getSlips, tag,
		web.Describe("The first to leave first, a hundred at most."))
	web.Get(api, shop+"/orders/{orderId}", "The shop's part of an order", s.getOrder, tag)
	web.Get(api, shop+"/carriers", "The carriers whose tracking pages are known", s.getCarriers, tag)
	web.Post(api, shop+"/orders/{orderId}/shipments", "Send a parcel; the customer receives a letter", s.postShipment,
		tag,
		web.Status(http.StatusCreated),
		web.MaxBody(256<<10), web.Describe("409 `order_changed` when an item's `left` is no longer what is left, "+
			"`units_not_left` for more than that, "+
			"`order_not_ready` before the order is dispatched; 422 `invalid_units`, `invalid_tracking`."))
	parcel := shop + "/orders/{orderId}/shipments/{parcelId}"
	refusals := "For 24 hours after it was noted. 409 `parcel_too_old` after that"
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: parcel,
		Summary: "Correct how a parcel is followed and tell the customer"},
		s.putShipment, tag, web.MaxBody(16<<10), web.Describe(refusals+"; 422 `invalid_tracking`."))
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: parcel,
		Summary: "Undo a parcel that did not leave and tell the customer"},
		s.deleteShipment, tag, web.Status(http.StatusOK),
		web.Describe(refusals+", `parcel_returned` once a return of its items was asked for."))
	web.Post(api, shop+"/orders/{orderId}/cancellations", "Cancel units: the customer receives a letter and a refund",
		s.postCancellation, tag, web.Status(http.StatusCreated),
		web.MaxBody(256<<10),
		web.Describe("Refusals are those of a shipment. The reason has 1 to 200 characters; the customer reads it."))
	web.Post(api, shop+"/orders/{orderId}/cancellation-preview", "What cancelling units would refund", s.postPreview,
		tag, web.MaxBody(256<<10))
	web.Get(api, shop+"/orders/{orderId}/packing-slip", "The packing slip of what is left to ship, as PDF", s.getSlip,
		tag)
	web.Get(api, shop+"/orders/{orderId}/invoice", "The shop's invoice of an order, as PDF", s.getInvoice, tag)
	web.Get(api, shop+"/orders/{orderId}/credit-notes/{creditNoteId}", "The shop's copy of a credit note, as PDF",
		s.getCreditNote, tag)
}

type homeOutput struct{ Body *Home }

func (s *Service) getHome(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
}) (*homeOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	home, err := s.Home(ctx, owned)
	return &homeOutput{Body: home}, err
}

type workOutput struct{ Body Work }

func (s *Service) getWork(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
}) (*workOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	work, err := s.Work(ctx, owned.ID)
	return &workOutput{Body: work.of(owned.Role)}, err
}

type carriersOutput struct{ Body []Carrier }

func (s *Service) getCarriers(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
}) (*carriersOutput, error) {
	_, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	return &carriersOutput{Body: Carriers()}, err
}

type ordersInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"all" enum:"to_ship,shipped,cancelled,all" doc:"to_ship: the first to leave first; else the latest first"`
	Search string `query:"q" maxLength:"100" doc:"Part of a reference, or words of the customer's name"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type ordersOutput struct{ Body *OrderPage }

func (s *Service) getOrders(ctx context.Context, in *ordersInput) (*ordersOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	page, err := s.ListOrders(ctx, owned, order.ShopList{
		Filter: order.ShopFilter(in.Filter), Search: in.Search, Page: order.Page{Number: in.Page, Size: perPage},
	})
	return &ordersOutput{Body: page}, err
}

// OrderPath names an order of a shop. Inputs embed it, which only an exported type allows.
type OrderPath struct {
	ShopID  string `path:"shopId" maxLength:"64"`
	OrderID string `path:"orderId" maxLength:"64"`
}

type orderOutput struct{ Body *Order }

func (s *Service) getOrder(ctx context.Context, in *OrderPath) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.FindOrder(ctx, owned, in.OrderID)
	return &orderOutput{Body: o}, err
}

type shipInput struct {
	OrderPath
	Body struct {
		Items []Units `json:"items" maxItems:"200" nullable:"false"`
		Tracking
	}
}

func (s *Service) postShipment(ctx context.Context, in *shipInput) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.Ship(ctx, owned, in.OrderID, in.Body.Items, in.Body.Tracking)
	return &orderOutput{Body: o}, err
}

type cancelInput struct {
	OrderPath
	Body struct {
		Items  []Units `json:"items" maxItems:"200" nullable:"false"`
		Reason string  `json:"reason" doc:"1 to 200 characters; the customer reads it"`
	}
}

func (s *Service) postCancellation(ctx context.Context, in *cancelInput) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.Cancel(ctx, owned, in.OrderID, in.Body.Items, in.Body.Reason)
	return &orderOutput{Body: o}, err
}

type previewInput struct {
	OrderPath
	Body struct {
		Items []Units `json:"items" maxItems:"200" nullable:"false"`
	}
}

type previewOutput struct{ Body RefundAmounts }

func (s *Service) postPreview(ctx context.Context, in *previewInput) (*previewOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	refund, err := s.CancelRefund(ctx, owned.ID, in.OrderID, in.Body.Items)
	return &previewOutput{Body: refund}, err
}

type paperOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"application/pdf"`
}

func (s *Service) getSlip(ctx context.Context, in *OrderPath) (*paperOutput, error) {
	return s.paper(ctx, in, s.PackingSlip)
}

func (s *Service) getInvoice(ctx context.Context, in *OrderPath) (*paperOutput, error) {
	return s.paper(ctx, in, s.Invoice)
}

func (s *Service) getCreditNote(ctx context.Context, in *struct {
	OrderPath
	NoteID string `path:"creditNoteId" maxLength:"64"`
}) (*paperOutput, error) {
	return s.paper(ctx, &in.OrderPath, func(ctx context.Context, shopID, orderID string) (invoice.File, error) {
		return s.CreditNote(ctx, shopID, orderID, in.NoteID)
	})
}

// paper prints a document of an order for an owner of its shop.
func (s *Service) paper(ctx context.Context, in *OrderPath, print func(ctx context.Context, shopID,
	orderID string) (invoice.File, error)) (*paperOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	file, err := print(ctx, owned.ID, in.OrderID)
	if err != nil {
		return nil, err
	}
	return &paperOutput{
		ContentType: "application/pdf", ContentDisposition: `attachment; filename="` + file.Name + `"`,
		CacheControl: web.CacheNever, Body: file.Data,
	}, nil
}
