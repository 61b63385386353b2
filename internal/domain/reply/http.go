package reply

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls of the seller space. Each is for a member of the shop in its path.
func (s *Service) Routes(api huma.API) {
	const path = "/seller/shops/{shopId}/replies"
	tag := web.Tag("Seller: returns, questions, messages")
	web.Get(api, path, "The replies that a shop saved, by name", s.getReplies, tag)
	web.Post(api, path, "Save a reply", s.postReply, tag, web.Status(http.StatusCreated), web.MaxBody(16<<10),
		web.Describe("422 `name_taken` when the shop has one of that name; 409 `too_many_replies` beyond fifty."))
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: path + "/{replyId}", Summary: "Replace a saved reply"},
		s.putReply, tag, web.MaxBody(32<<10),
		web.Describe("409 `reply_changed` when someone else edited it since it was read."))
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: path + "/{replyId}",
		Summary: "Delete a saved reply"}, s.deleteReply, tag, web.Status(http.StatusNoContent))
}

// ShopPath names a shop. Inputs embed it, which only an exported type allows.
type ShopPath struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

// Path names a reply of a shop.
type Path struct {
	ShopPath
	ReplyID string `path:"replyId" maxLength:"64"`
}

// Fields are what one writes of a reply.
type Fields struct {
	Name string `json:"name" doc:"1 to 60 characters"`
	Text string `json:"text" doc:"1 to 1,000 characters; tags are removed"`
}

type replyOutput struct{ Body Reply }

type repliesOutput struct {
	Body struct {
		Data []Reply `json:"data" nullable:"false"`
	}
}

func (s *Service) getReplies(ctx context.Context, in *ShopPath) (*repliesOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	replies, err := s.List(ctx, owned.ID)
	out := &repliesOutput{}
	out.Body.Data = web.List(replies)
	return out, err
}

func (s *Service) postReply(ctx context.Context, in *struct {
	ShopPath
	Body Fields
}) (*replyOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	saved, err := s.Add(ctx, owned.ID, in.Body)
	return &replyOutput{Body: saved}, err
}

func (s *Service) putReply(ctx context.Context, in *struct {
	Path
	Body struct {
		Fields
		Was Fields `json:"was" doc:"The reply as it was read"`
	}
}) (*replyOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	saved, err := s.Edit(ctx, owned.ID, in.ReplyID, in.Body.Was, in.Body.Fields)
	return &replyOutput{Body: saved}, err
}

func (s *Service) deleteReply(ctx context.Context, in *Path) (*struct{}, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return nil, s.Delete(ctx, owned.ID, in.ReplyID)
}
