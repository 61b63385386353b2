package restock

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls. Anyone may ask, so a client gets few of them.
func (s *Service) Routes(api huma.API) {
	tag, empty, small := web.Tag("Stock alerts"), web.Status(http.StatusNoContent), web.MaxBody(16<<10)
	few := web.Limit("stock_alerts", 20, 10*time.Minute)
	leave := web.Limit("stock_alerts_cancel", 60, 10*time.Minute)
	web.Post(api, "/stock-alerts", "Be told once when a sold-out variant is back", s.post, tag, empty, few, small,
		web.Describe("The answer is the same whether the address waits already or not. 409 `in_stock` when there is "+
			"nothing to wait for."))
	web.Post(api, "/stock-alerts/cancel", "Cancel what a mailbox waits for", s.postCancel, tag, empty, leave, small)
	web.Post(api, "/stock-alerts/cancel/{token}", "Cancel it from a mail program (RFC 8058)", s.postOneClick, tag,
		empty, leave, small)
}

type askInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed when a captcha is configured"`
	Body    struct {
		VariantID string `json:"variantId" maxLength:"64"`
		Email     string `json:"email" doc:"Where the one letter goes"`
		Consent   string `json:"consent" enum:"2026-11" doc:"The version of the text that was agreed to"`
		Website   string `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

func (s *Service) post(ctx context.Context, in *askInput) (*struct{}, error) {
	if person, err := s.Captcha.Admit(ctx, in.Body.Website, in.Captcha); !person || err != nil {
		return nil, err
	}
	return nil, s.Ask(ctx, in.Body.VariantID, in.Body.Email)
}

type cancelInput struct {
	Body struct {
		Token string `json:"token" maxLength:"200" doc:"From the link in the letter"`
	}
}

func (s *Service) postCancel(ctx context.Context, in *cancelInput) (*struct{}, error) {
	return nil, s.Cancel(ctx, in.Body.Token)
}

func (s *Service) postOneClick(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"200"`
}) (*struct{}, error) {
	return nil, s.Cancel(ctx, in.Token)
}
