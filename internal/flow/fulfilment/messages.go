package fulfilment

import (
	"context"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/kit/web"
)

// Thread is a conversation in the shop's inbox.
type Thread struct {
	OrderID       string    `json:"orderId"`
	Reference     string    `json:"reference"`
	CustomerName  string    `json:"customerName"`
	LastMessage   string    `json:"lastMessage" doc:"Plain text"`
	LastAuthor    string    `json:"lastAuthor" enum:"customer,store,market"`
	LastMessageAt time.Time `json:"lastMessageAt"`
	Unread        int       `json:"unread" doc:"Messages of the customer that the shop has not read"`
}

// Conversation is the shop's thread with the customer of an order.
type Conversation struct {
	OrderID      string         `json:"orderId"`
	Reference    string         `json:"reference"`
	CustomerName string         `json:"customerName"`
	FirstName    string         `json:"customerFirstName"`
	CanWrite     bool           `json:"canWrite"`
	Unread       int            `json:"unread" doc:"Messages of the customer that the shop has not read"`
	Messages     []message.Wire `json:"messages" nullable:"false" doc:"Oldest first"`
}

type inboxInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"all" enum:"unread,all"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type inboxOutput struct{ Body web.Page[Thread] }

func (s *Service) getInbox(ctx context.Context, in *inboxInput) (*inboxOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	heads, total, err := s.Messages.Inbox(ctx, owned.ID, in.Filter == "unread", in.Page, perPage)
	if err != nil {
		return nil, err
	}
	threads := make([]Thread, len(heads))
	for n, h := range heads {
		last := h.Last.Wire()
		threads[n] = Thread{
			OrderID: h.OrderID, Reference: h.Reference, CustomerName: fullName(h.FirstName, h.LastName),
			LastMessage: last.Message,
			LastAuthor:  last.Author, LastMessageAt: last.CreatedAt, Unread: h.Unread,
		}
	}
	return &inboxOutput{Body: web.NewPage(threads, in.Page, perPage, total)}, nil
}

type conversationOutput struct{ Body Conversation }

func (s *Service) getConversation(ctx context.Context, in *OrderPath) (*conversationOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	thread, err := s.Messages.ReadAsShop(ctx, in.OrderID, owned.ID)
	if err != nil {
		return nil, err
	}
	about := thread.Subject
	out := &conversationOutput{Body: Conversation{
		OrderID: about.OrderID, Reference: about.Reference, CustomerName: fullName(about.CustomerName,
			about.CustomerLast), FirstName: about.CustomerName, CanWrite: about.Open,
		Messages: message.Wires(thread.Messages),
	}}
	for _, m := range thread.Messages {
		if m.Author == message.Customer && m.ReadAt.IsZero() {
			out.Body.Unread++
		}
	}
	return out, nil
}

type writeInput struct {
	OrderPath
	Body struct {
		Message string `json:"message" doc:"1 to 500 characters; tags are removed"`
	}
}

type writeOutput struct{ Body message.Wire }

func (s *Service) postMessage(ctx context.Context, in *writeInput) (*writeOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	m, err := s.Messages.WriteAsShop(ctx, in.OrderID, owned.ID, in.Body.Message)
	if err != nil {
		return nil, err
	}
	return &writeOutput{Body: m.Wire()}, nil
}

func (s *Service) patchRead(ctx context.Context, in *OrderPath) (*struct{}, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return nil, s.Messages.MarkReadAsShop(ctx, in.OrderID, owned.ID)
}
