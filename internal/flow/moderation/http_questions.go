package moderation

import (
	"context"
	"time"

	"rangrue/internal/domain/question"
	"rangrue/internal/kit/web"
)

// ListedQuestion is a question in the operators' list.
type ListedQuestion struct {
	ID             string     `json:"id"`
	Question       string     `json:"question" doc:"Plain text"`
	Author         string     `json:"author" doc:"First name and initial; empty when the account was closed"`
	AuthorID       string     `json:"authorId"`
	ProductID      string     `json:"productId"`
	ProductName    string     `json:"productName"`
	ProductSlug    string     `json:"productSlug"`
	StoreID        string     `json:"storeId"`
	StoreName      string     `json:"storeName"`
	Answer         string     `json:"answer" doc:"Of the shop; empty until it answers"`
	MarketAnswer   string     `json:"marketAnswer" doc:"Empty unless the market answered"`
	AskedAt        time.Time  `json:"askedAt"`
	HiddenAt       *time.Time `json:"hiddenAt" doc:"Null while it is shown"`
	HiddenByMarket bool       `json:"hiddenByMarket"`
	HiddenReason   string     `json:"hiddenReason"`
	Reports        int        `json:"reports" doc:"Open ones"`
}

// QuestionList is a list of questions.
type QuestionList struct {
	Data   []ListedQuestion `json:"data" nullable:"false"`
	Next   string           `json:"next" doc:"To send as before; empty at the end"`
	Counts struct {
		Reported int `json:"reported"`
		Hidden   int `json:"hidden"`
	} `json:"counts"`
}

func (s *Service) listedQuestion(q question.OnDesk, reports int) ListedQuestion {
	w := ListedQuestion{ID: q.ID, Question: q.Text, Author: q.FirstName, AuthorID: q.UserID, ProductID: q.ProductID,
		ProductName: q.ProductName, ProductSlug: q.ProductSlug, StoreID: q.ShopID, StoreName: q.ShopName,
		Answer: q.Answer, MarketAnswer: q.MarketAnswer, AskedAt: q.AskedAt, HiddenAt: web.Moment(q.HiddenAt),
		HiddenByMarket: q.HiddenByMarket(), HiddenReason: q.HiddenReason, Reports: reports}
	if q.LastInitial != "" {
		w.Author += " " + q.LastInitial
	}
	return w
}

type questionsInput struct {
	View   string `query:"view" default:"newest" enum:"newest,reported,hidden"`
	Before string `query:"before" maxLength:"64" doc:"The id of the last question read"`
}

func (s *Service) getQuestions(ctx context.Context, in *questionsInput) (*struct{ Body QuestionList }, error) {
	list, next, err := s.listQuestions(ctx, in)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(list))
	for i, q := range list {
		ids[i] = q.ID
	}
	reports, err := openCounts(ctx, s.db, OfQuestion, ids)
	if err != nil {
		return nil, err
	}
	out := QuestionList{Data: make([]ListedQuestion, len(list)), Next: next}
	for i, q := range list {
		out.Data[i] = s.listedQuestion(q, reports[q.ID])
	}
	if out.Counts.Hidden, err = s.Questions.CountHidden(ctx); err != nil {
		return nil, err
	}
	open, err := openByKind(ctx, s.db)
	out.Counts.Reported = open[OfQuestion]
	return &struct{ Body QuestionList }{out}, err
}

func (s *Service) listQuestions(ctx context.Context, in *questionsInput) (list []question.OnDesk, next string,
	err error) {
	if in.View == "reported" {
		ids, err := reportedIDs(ctx, s.db, OfQuestion, 4*perList)
		if err != nil {
			return nil, "", err
		}
		list, err = s.Questions.OnDeskByIDs(ctx, ids)
		return list, "", err
	}
	list, err = s.Questions.OnDesk(ctx, question.DeskList{View: question.DeskView(in.View), Before: in.Before,
		Limit: perList + 1})
	if len(list) > perList {
		list = list[:perList]
		next = list[perList-1].ID
	}
	return list, next, err
}

// QuestionPath names a question in the path of a call.
type QuestionPath struct {
	QuestionID string `path:"questionId" maxLength:"64"`
}

func (s *Service) postHideQuestion(ctx context.Context, in *struct {
	QuestionPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.HideQuestion(ctx, in.QuestionID, in.Body.Reason)
}

func (s *Service) postRestore(ctx context.Context, in *struct {
	QuestionPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.RestoreQuestion(ctx, in.QuestionID, in.Body.Reason)
}

func (s *Service) postAnswer(ctx context.Context, in *struct {
	QuestionPath
	Body struct {
		Answer string `json:"answer" doc:"1 to 1000 characters, shown as the market's; empty takes it away"`
		Was    string `json:"was" doc:"The market's answer as it was read; another since is refused with 409"`
	}
}) (*struct{}, error) {
	return nil, s.AnswerQuestion(ctx, in.QuestionID, in.Body.Was, in.Body.Answer)
}
