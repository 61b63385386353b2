package follow

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls. Anyone may ask as a guest, so a client gets few of those.
func (s *Service) Routes(api huma.API) {
	const mine = "/users/{userId}/followed-stores"
	tag, empty, small := web.Tag("Followed stores"), web.Status(http.StatusNoContent), web.MaxBody(16<<10)
	few := web.Limit("shop_follows", 20, 10*time.Minute)
	leave := web.Limit("shop_follows_leave", 60, 10*time.Minute)
	web.Post(api, "/shop-follows", "Follow a store as a guest", s.postGuest, tag, empty, few, small,
		web.Describe("A letter asks to confirm. The answer is the same whether the address follows it already or not."))
	web.Post(api, "/shop-follows/confirm", "Confirm it from the letter", s.postConfirm, tag, empty, leave, small)
	web.Post(api, "/shop-follows/leave", "Stop following every store", s.postLeave, tag, empty, leave, small)
	web.Post(api, "/shop-follows/leave/{token}", "Stop it from a mail program (RFC 8058)", s.postOneClick, tag, empty,
		leave, small)
	web.Get(api, mine, "The stores a user follows, by name", s.getList, tag)
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: mine + "/{storeId}", Summary: "Follow a store"}, s.put,
		tag, small, web.Describe("`confirmed` is false while the e-mail of the account is not proved: a letter asks "+
			"to confirm, as for a guest."))
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: mine + "/{storeId}",
		Summary: "Stop following a store"}, s.delete, tag, empty)
}

type guestInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed when a captcha is configured"`
	Body    struct {
		StoreID string `json:"storeId" maxLength:"64"`
		Email   string `json:"email" maxLength:"300"`
		Consent string `json:"consent" enum:"2026-11" doc:"The version of the text that was agreed to"`
		Website string `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

func (s *Service) postGuest(ctx context.Context, in *guestInput) (*struct{}, error) {
	if person, err := s.Captcha.Admit(ctx, in.Body.Website, in.Captcha); !person || err != nil {
		return nil, err
	}
	return nil, s.AskAsGuest(ctx, in.Body.StoreID, in.Body.Email)
}

type tokenInput struct {
	Body struct {
		Token string `json:"token" maxLength:"200" doc:"From the link in the letter"`
	}
}

func (s *Service) postConfirm(ctx context.Context, in *tokenInput) (*struct{}, error) {
	return nil, s.Confirm(ctx, in.Body.Token)
}

func (s *Service) postLeave(ctx context.Context, in *tokenInput) (*struct{}, error) {
	return nil, s.Leave(ctx, in.Body.Token)
}

func (s *Service) postOneClick(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"200"`
}) (*struct{}, error) {
	return nil, s.Leave(ctx, in.Token)
}

type listOutput struct{ Body []Followed }

func (s *Service) getList(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
}) (*listOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	list, err := s.List(ctx, in.UserID)
	return &listOutput{Body: web.List(list)}, err
}

type followOutput struct {
	Body struct {
		Confirmed bool `json:"confirmed"`
	}
}

func (s *Service) put(ctx context.Context, in *struct {
	UserID  string `path:"userId" maxLength:"64"`
	StoreID string `path:"storeId" maxLength:"64"`
	Body    struct {
		Consent string `json:"consent" enum:"2026-11" doc:"The version of the text that was agreed to"`
	}
}) (*followOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	var out followOutput
	var err error
	out.Body.Confirmed, err = s.Follow(ctx, in.UserID, in.StoreID)
	return &out, err
}

func (s *Service) delete(ctx context.Context, in *struct {
	UserID  string `path:"userId" maxLength:"64"`
	StoreID string `path:"storeId" maxLength:"64"`
}) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, s.Unfollow(ctx, in.UserID, in.StoreID)
}
