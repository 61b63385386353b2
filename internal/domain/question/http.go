package question

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls. Asking writes to a public page, so a client gets few of them.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/products/{id}/questions", "The questions of a product, newest first", s.getQuestions,
		web.Tag("Questions"), web.Yield())
	web.Post(api, "/product-questions", "Ask a shop about a product", s.postQuestion, web.Tag("Questions"),
		web.Status(http.StatusCreated), web.Limit("questions", 20, 10*time.Minute), web.MaxBody(16<<10),
		web.Describe("Needs a signed-in customer."))
}

// Wire is a question on a product's page.
type Wire struct {
	ID         string     `json:"id"`
	Question   string     `json:"question" doc:"Plain text"`
	Answer     *string    `json:"answer" doc:"Plain text; null until the shop answers"`
	CreatedAt  time.Time  `json:"createdAt"`
	AnsweredAt *time.Time `json:"answeredAt"`
	User       Author     `json:"user"`

	MarketAnswer     *string    `json:"marketAnswer" doc:"Plain text; what the market itself answered, null when it did not"`
	MarketAnsweredAt *time.Time `json:"marketAnsweredAt"`
}

// Author is what the public learns of someone who asks.
type Author struct {
	FirstName string `json:"firstName" doc:"Empty when the account was closed"`
	LastName  string `json:"lastName" doc:"The initial alone, as in \"B.\""`
}

func (p *Published) wire() Wire {
	w := Wire{ID: p.ID, Question: p.Text, CreatedAt: p.AskedAt, User: Author{FirstName: p.FirstName,
		LastName: p.LastInitial}}
	if p.Answer != "" {
		w.Answer = &p.Answer
	}
	if !p.AnsweredAt.IsZero() {
		w.AnsweredAt = &p.AnsweredAt
	}
	if p.MarketAnswer != "" {
		w.MarketAnswer, w.MarketAnsweredAt = &p.MarketAnswer, &p.MarketAnsweredAt
	}
	return w
}

type listOut struct{ Body []Wire }

func (s *Service) getQuestions(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
}) (*listOut, error) {
	list, err := s.Of(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	out := &listOut{Body: make([]Wire, len(list))}
	for i := range list {
		out.Body[i] = list[i].wire()
	}
	return out, nil
}

type askInput struct {
	Body struct {
		ProductID string `json:"productId" maxLength:"64"`
		Question  string `json:"question" doc:"20 to 500 characters; tags are removed"`
	}
}

type askOutput struct{ Body Wire }

func (s *Service) postQuestion(ctx context.Context, in *askInput) (*askOutput, error) {
	asked, err := s.Ask(ctx, in.Body.ProductID, in.Body.Question)
	if err != nil {
		return nil, err
	}
	return &askOutput{Body: asked.wire()}, nil
}
