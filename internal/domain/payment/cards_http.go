package payment

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls of saved cards. All need the token of the very user of the path; [Service.Routes] has the
// others.
func (c *Cards) Routes(api huma.API) {
	const path = "/users/{userId}/credit-cards"
	tag, small := web.Tag("Credit cards"), web.MaxBody(4<<10)
	web.Get(api, path, "The saved cards, the default one first", c.getList, tag)
	web.Post(api, path, "Save a card", c.post, tag, small, web.Status(http.StatusCreated), web.Limit("credit-cards", 10,
		10*time.Minute),
		web.Describe("`cardToken` is what the card form answered. 400 with the code of the refusal "+
			"(`card_token_invalid`, `expired_card`, `incorrect_cvc`…) or `too_many_cards`."))
	web.Post(api, path+"/default", "Choose the default card", c.postDefault, tag, small)
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: path + "/{id}", Summary: "Change a card's expiry date"},
		c.put, tag, small)
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: path + "/{id}", Summary: "Delete a saved card"},
		c.delete, tag,
		web.Status(http.StatusNoContent), web.Describe("400 `default_card`: choose another default card first."))
}

// WireCard is a saved card. Its number is not known here.
type WireCard struct {
	ID        string `json:"id" doc:"What POST /orders takes as tokenId"`
	Brand     string `json:"brand" example:"visa" doc:"visa, mastercard, amex…"`
	Last4     string `json:"last4" example:"4242"`
	ExpMonth  int    `json:"expMonth" example:"12"`
	ExpYear   int    `json:"expYear" example:"2030"`
	IsDefault bool   `json:"isDefault"`
	IsExpired bool   `json:"isExpired"`
}

func (s SavedCard) wire() WireCard {
	return WireCard{
		ID: s.ID, Brand: s.Brand, Last4: s.Last4, ExpMonth: s.ExpMonth, ExpYear: s.ExpYear, IsDefault: s.IsDefault,
		IsExpired: s.IsExpired,
	}
}

func wireCards(cards []SavedCard) []WireCard {
	wires := make([]WireCard, len(cards))
	for n, card := range cards {
		wires[n] = card.wire()
	}
	return wires
}

type cardsOutput struct{ Body []WireCard }

func (c *Cards) getList(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
}) (*cardsOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	cards, err := c.List(ctx, in.UserID)
	return &cardsOutput{Body: wireCards(cards)}, err
}

type cardOutput struct{ Body WireCard }

type saveInput struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   struct {
		CardToken string `json:"cardToken" maxLength:"600"`
	}
}

func (c *Cards) post(ctx context.Context, in *saveInput) (*cardOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	card, err := c.Save(ctx, in.UserID, in.Body.CardToken)
	return &cardOutput{Body: card.wire()}, err
}

// statusOutput says that it is done, in the words of the specification.
type statusOutput struct {
	Body struct {
		Status string `json:"status" enum:"success"`
	}
}

func success() *statusOutput {
	out := &statusOutput{}
	out.Body.Status = "success"
	return out
}

type defaultInput struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   struct {
		CardID string `json:"cardId" maxLength:"100"`
	}
}

func (c *Cards) postDefault(ctx context.Context, in *defaultInput) (*statusOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return success(), c.SetDefault(ctx, in.UserID, in.Body.CardID)
}

type expiryInput struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"100"`
	Body   struct {
		_        struct{} `additionalProperties:"true"` // the card may come back as it was listed
		ExpMonth int      `json:"expMonth" example:"12"`
		ExpYear  int      `json:"expYear" example:"2030" doc:"Two digits or four"`
	}
}

func (c *Cards) put(ctx context.Context, in *expiryInput) (*statusOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return success(), c.SetExpiry(ctx, in.UserID, in.ID, in.Body.ExpMonth, in.Body.ExpYear)
}

func (c *Cards) delete(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"100"`
}) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, c.Delete(ctx, in.UserID, in.ID)
}
