package fulfilment

import (
	"context"
	"time"

	"rangrue/internal/domain/question"
	"rangrue/internal/kit/web"
)

// Question is what someone asked about a product of the shop.
type Question struct {
	ID          string          `json:"id"`
	ProductID   string          `json:"productId"`
	ProductName string          `json:"productName"`
	ProductURL  string          `json:"productUrl" doc:"The product's slug"`
	Question    string          `json:"question" doc:"Plain text"`
	Answer      *string         `json:"answer" doc:"Plain text; null until answered"`
	CreatedAt   time.Time       `json:"createdAt"`
	AnsweredAt  *time.Time      `json:"answeredAt"`
	Hidden      bool            `json:"hidden" doc:"Not on the product's page"`
	ByMarket    bool            `json:"hiddenByMarket" doc:"An operator hid it: the shop cannot put it back"`
	HiddenWhy   string          `json:"hiddenReason" doc:"Why an operator hid it; empty unless one did"`
	Market      string          `json:"marketAnswer" doc:"What the market itself answered; empty when it did not"`
	User        question.Author `json:"user"`
}

func wireQuestion(q question.ForShop) Question {
	w := Question{
		ID: q.ID, ProductID: q.ProductID, ProductName: q.ProductName, ProductURL: q.ProductSlug, Question: q.Text,
		CreatedAt:  q.AskedAt,
		AnsweredAt: web.Moment(q.AnsweredAt), Hidden: !q.HiddenAt.IsZero(),
		ByMarket: q.HiddenByMarket(), HiddenWhy: q.HiddenReason, Market: q.MarketAnswer,
		User: question.Author{FirstName: q.FirstName, LastName: q.LastInitial},
	}
	if q.Answer != "" {
		w.Answer = &q.Answer
	}
	return w
}

type questionsInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Filter string `query:"filter" default:"all" enum:"unanswered,answered,hidden,all" doc:"all: those that wait for an answer first"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type questionsOutput struct{ Body web.Page[Question] }

func (s *Service) getQuestions(ctx context.Context, in *questionsInput) (*questionsOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list, total, err := s.Questions.OfShop(ctx, owned.ID, question.Filter(in.Filter), in.Page, perPage)
	if err != nil {
		return nil, err
	}
	wires := make([]Question, len(list))
	for n, q := range list {
		wires[n] = wireQuestion(q)
	}
	return &questionsOutput{Body: web.NewPage(wires, in.Page, perPage, total)}, nil
}

// QuestionPath names a question on a product of a shop. Inputs embed it, which only an exported type allows.
type QuestionPath struct {
	ShopID     string `path:"shopId" maxLength:"64"`
	QuestionID string `path:"questionId" maxLength:"64"`
}

type questionOutput struct{ Body Question }

type answerInput struct {
	QuestionPath
	Body struct {
		Answer string `json:"answer" doc:"1 to 1,000 characters; tags are removed"`
	}
}

func (s *Service) putAnswer(ctx context.Context, in *answerInput) (*questionOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	changed, err := s.Questions.Answer(ctx, owned.ID, in.QuestionID, in.Body.Answer)
	if err != nil {
		return nil, err
	}
	return &questionOutput{Body: wireQuestion(*changed)}, nil
}

type hideInput struct {
	QuestionPath
	Body struct {
		Hidden bool `json:"hidden"`
	}
}

func (s *Service) putVisibility(ctx context.Context, in *hideInput) (*questionOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	changed, err := s.Questions.SetHidden(ctx, owned.ID, in.QuestionID, in.Body.Hidden)
	if err != nil {
		return nil, err
	}
	return &questionOutput{Body: wireQuestion(*changed)}, nil
}
