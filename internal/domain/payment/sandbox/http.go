package sandbox

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the call of the sandbox's own card form, which replaces a processor's script in the browser.
func (s *Sandbox) Routes(api huma.API) {
	web.Post(api, "/payments/sandbox/tokens", "Turn a test card into a token (sandbox)", s.postToken,
		web.Tag("Payments"), web.Status(http.StatusCreated), web.MaxBody(4<<10),
		web.Describe("Takes test numbers only, and keeps nothing. A token serves once, within half an hour. "+
			"422 tells the field to correct: `number`, `expiry` or `cvc`."))
	web.Post(api, "/payments/sandbox/challenges", "Answer the bank about a charge that waits (sandbox)", s.postAnswer,
		web.Tag("Payments"), web.Status(http.StatusNoContent), web.MaxBody(4<<10),
		web.Describe("What the bank's own window does with a real card. Only the first answer counts."))
}

type answerInput struct {
	Body struct {
		ClientSecret string `json:"clientSecret" maxLength:"400" doc:"Of payment_action_required"`
		Accept       bool   `json:"accept" doc:"False: the buyer does not know the charge"`
	}
}

func (s *Sandbox) postAnswer(ctx context.Context, in *answerInput) (*struct{}, error) {
	return nil, s.Answer(ctx, in.Body.ClientSecret, in.Body.Accept)
}

type tokenInput struct {
	Body struct {
		Number   string `json:"number" maxLength:"40" example:"4242 4242 4242 4242"`
		ExpMonth int    `json:"expMonth" example:"12"`
		ExpYear  int    `json:"expYear" example:"30" doc:"Two digits or four"`
		CVC      string `json:"cvc" maxLength:"4" example:"123"`
	}
}

type tokenOutput struct {
	Body struct {
		ID   string `json:"id" doc:"What POST /orders takes as tokenId"`
		Card struct {
			Brand    string `json:"brand" example:"visa"`
			Last4    string `json:"last4" example:"4242"`
			ExpMonth int    `json:"expMonth"`
			ExpYear  int    `json:"expYear"`
		} `json:"card"`
	}
}

func (s *Sandbox) postToken(_ context.Context, in *tokenInput) (*tokenOutput, error) {
	b := in.Body
	id, card, err := s.Tokenise(Typed{Number: b.Number, ExpMonth: b.ExpMonth, ExpYear: b.ExpYear, CVC: b.CVC})
	if err != nil {
		return nil, err
	}
	out := &tokenOutput{}
	out.Body.ID = id
	out.Body.Card.Brand, out.Body.Card.Last4 = card.Brand, card.Last4
	out.Body.Card.ExpMonth, out.Body.Card.ExpYear = card.ExpMonth, card.ExpYear
	return out, nil
}
