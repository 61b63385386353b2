package message

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// perPage is how many conversations a page of the customer's inbox lists.
const perPage = 20

// Routes registers the customer's calls, for the order's owner or with its token. The shop's are registered by the flow
// that knows who owns which shop.
func (s *Service) Routes(api huma.API) {
	const thread = "/customer-messages/orders/{orderId}/stores/{storeId}"
	tag := web.Tag("Customer messages")
	web.Get(api, thread, "What a customer and a shop wrote about an order", s.getThread, tag)
	web.Get(api, "/users/{userId}/messages", "A page of the customer's conversations, the last written in first",
		s.getInbox, tag)
	web.Post(api, "/customer-messages", "Write to a shop about an order", s.postMessage, tag,
		web.Status(http.StatusCreated),
		web.MaxBody(16<<10), web.Limit("customer-messages", 30, 10*time.Minute),
		web.Describe("Plain text of 1 to 500 characters; tags are removed. 409 `order_not_ready` while the order is "+
			"not paid."))
	web.Route(api, huma.Operation{Method: http.MethodPatch, Path: thread + "/read-status",
		Summary: "Note that the thread was read"},
		s.patchRead, tag)
}

// Wire is a message.
type Wire struct {
	ID        string     `json:"id"`
	OrderID   string     `json:"orderId"`
	StoreID   string     `json:"storeId"`
	Author    string     `json:"author" enum:"customer,store,market"`
	Message   string     `json:"message" doc:"Plain text; empty when the market hid it"`
	Hidden    bool       `json:"hidden" doc:"The market hid its words"`
	CreatedAt time.Time  `json:"createdAt"`
	ReadAt    *time.Time `json:"readAt" doc:"By the other side; null until then, and always of what the market wrote"`
}

// WireThread is a conversation.
type WireThread struct {
	OrderID   string `json:"orderId"`
	Reference string `json:"reference"`
	StoreID   string `json:"storeId"`
	StoreName string `json:"storeName"`
	StoreSlug string `json:"storeSlug"`
	CanWrite  bool   `json:"canWrite" doc:"False while the shop does not know of the order"`
	Unread    int    `json:"unread" doc:"Messages of the store that the customer has not read"`
	Messages  []Wire `json:"messages" nullable:"false" doc:"Oldest first"`
}

// Wire is the message as both sides read it.
func (m Message) Wire() Wire {
	w := Wire{ID: m.ID, OrderID: m.OrderID, StoreID: m.ShopID, Author: "customer", Message: m.Text,
		CreatedAt: m.CreatedAt}
	switch m.Author {
	case Shop:
		w.Author = "store"
	case Market:
		w.Author = "market"
	}
	if w.Hidden = !m.HiddenAt.IsZero(); w.Hidden {
		w.Message = ""
	}
	if !m.ReadAt.IsZero() {
		w.ReadAt = &m.ReadAt
	}
	return w
}

// Wires are messages as both sides read them.
func Wires(messages []Message) []Wire {
	list := make([]Wire, len(messages))
	for n, m := range messages {
		list[n] = m.Wire()
	}
	return list
}

type threadInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	StoreID string `path:"storeId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}

type threadOutput struct{ Body WireThread }

func (s *Service) getThread(ctx context.Context, in *threadInput) (*threadOutput, error) {
	thread, err := s.Read(ctx, in.OrderID, in.StoreID, in.Token)
	if err != nil {
		return nil, err
	}
	about := thread.Subject
	out := &threadOutput{Body: WireThread{
		OrderID: about.OrderID, Reference: about.Reference, StoreID: about.ShopID, StoreName: about.ShopName,
		StoreSlug: about.ShopSlug,
		CanWrite:  about.Open, Messages: Wires(thread.Messages),
	}}
	for _, m := range thread.Messages {
		if m.Author == Shop && m.ReadAt.IsZero() {
			out.Body.Unread++
		}
	}
	return out, nil
}

// WireHead is a conversation in the customer's inbox.
type WireHead struct {
	OrderID    string    `json:"orderId"`
	Reference  string    `json:"reference"`
	StoreID    string    `json:"storeId"`
	StoreName  string    `json:"storeName"`
	StoreSlug  string    `json:"storeSlug"`
	LastAuthor string    `json:"lastAuthor" enum:"customer,store,market"`
	Last       string    `json:"last" doc:"The last message; empty when the market hid it"`
	LastAt     time.Time `json:"lastAt"`
	Unread     int       `json:"unread" doc:"Messages of the store that the customer has not read"`
}

type inboxOutput struct{ Body web.Page[WireHead] }

func (s *Service) getInbox(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}) (*inboxOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	heads, total, err := s.InboxOfUser(ctx, in.UserID, in.Page, perPage)
	if err != nil {
		return nil, err
	}
	wires := make([]WireHead, len(heads))
	for n, h := range heads {
		last := h.Last.Wire()
		wires[n] = WireHead{OrderID: h.OrderID, Reference: h.Reference, StoreID: h.Last.ShopID, StoreName: h.ShopName,
			StoreSlug: h.ShopSlug, LastAuthor: last.Author, Last: last.Message, LastAt: last.CreatedAt,
			Unread: h.Unread}
	}
	return &inboxOutput{Body: web.NewPage(wires, in.Page, perPage, total)}, nil
}

type messageInput struct {
	Token string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
	Body  struct {
		OrderID string `json:"orderId" maxLength:"64"`
		StoreID string `json:"storeId" maxLength:"64"`
		Message string `json:"message" doc:"1 to 500 characters"`
	}
}

type messageOutput struct{ Body Wire }

func (s *Service) postMessage(ctx context.Context, in *messageInput) (*messageOutput, error) {
	m, err := s.Write(ctx, in.Body.OrderID, in.Body.StoreID, in.Token, in.Body.Message)
	if err != nil {
		return nil, err
	}
	return &messageOutput{Body: m.Wire()}, nil
}

type readOutput struct {
	Body struct {
		Status string `json:"status" enum:"success"`
	}
}

func (s *Service) patchRead(ctx context.Context, in *threadInput) (*readOutput, error) {
	if err := s.MarkRead(ctx, in.OrderID, in.StoreID, in.Token); err != nil {
		return nil, err
	}
	out := &readOutput{}
	out.Body.Status = "success"
	return out, nil
}
