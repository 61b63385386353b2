package question

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Asked is a question in the copy of someone's data. When its author leaves, the question stays on its page, without a
// name: it helps others, and the account that it names is emptied.
type Asked struct {
	ProductID string    `json:"productId"`
	Question  string    `json:"question"`
	CreatedAt time.Time `json:"createdAt"`
}

// Export lists what a user asked.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	list, err := db.All(ctx, s.db, func(r *sql.Rows) (a Asked, err error) {
		var at int64
		err = r.Scan(&a.ProductID, &a.Question, &at)
		a.CreatedAt = time.UnixMilli(at).UTC()
		return a, err
	}, `SELECT product_id, question, asked_at FROM product_questions WHERE user_id = $1 ORDER BY asked_at, id`, userID)
	if err != nil {
		return nil, fmt.Errorf("question: export: %w", err)
	}
	if list == nil {
		list = []Asked{}
	}
	return list, nil
}
