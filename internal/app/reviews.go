package app

import (
	"context"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/review"
)

// buildReviews makes what buyers say of what they received, and has it follow their orders.
func (a *App) buildReviews(signing secret, now func() time.Time) {
	access := order.Access{Key: signing.key("order link")}
	a.Review = review.New(a.DB, review.Options{
		Now: now, Files: a.Files, URL: a.Files.URL, LinkKey: signing.key("review link"), Brand: brand(a.Config),
		Admit: a.Account.Admit,
		OrderToken: func(orderID, token string) bool {
			return access.Scope(context.Background(), orderID, token) == order.Whole()
		},
	})
	a.Review.Register(a.Jobs)
	a.Order.UnitsMoved = a.Review.UnitsMoved
}
