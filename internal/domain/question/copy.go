package question

import (
	"context"
	"fmt"
	"time"
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
	list, err := listAsked(ctx, s.db, userID)
	if err != nil {
		return nil, fmt.Errorf("question: export: %w", err)
	}
	if list == nil {
		list = []Asked{}
	}
	return list, nil
}
