package demo

import (
	"context"
	"time"

	"rangrue/internal/domain/question"
)

// Question is what a customer asked about a product, with the shop's answer when it came.
type Question struct {
	ID         string
	ProductID  string
	ShopID     string
	UserID     string
	Question   string // plain text
	Answer     string // empty until answered
	AskedAt    time.Time
	AnsweredAt time.Time // zero until answered
}

// answerDelay is how long the shops of the demo market take to answer.
const answerDelay = 19 * time.Hour

// Questions lists what was asked in the demo market, with times before now.
func Questions(now time.Time) []Question {
	m := market()
	users := map[string]string{}
	for _, c := range m.customers {
		users[c.Key] = c.customerID()
	}
	var list []Question
	for _, s := range m.shops {
		for _, p := range s.Products {
			for _, q := range p.Questions {
				asked := Question{
					ID: fixedID("question", p.Slug+"/"+q.Question), ProductID: p.id(), ShopID: s.id(),
					UserID:   users[q.By],
					Question: compose(q.Question), Answer: compose(q.Answer), AskedAt: ago(now, q.Days),
				}
				if q.Answer != "" {
					asked.AnsweredAt = asked.AskedAt.Add(answerDelay)
				}
				list = append(list, asked)
			}
		}
	}
	return list
}

func loadQuestions(ctx context.Context, d Deps, _ *marketData, now time.Time) error {
	var list []question.Question
	for _, q := range Questions(now) {
		list = append(list, question.Question{
			ID: q.ID, ProductID: q.ProductID, UserID: q.UserID, Text: q.Question, Answer: q.Answer,
			AskedAt: q.AskedAt, AnsweredAt: q.AnsweredAt,
		})
	}
	return d.Questions.Import(ctx, list)
}
