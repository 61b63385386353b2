// Package moderation is how operators look after what others put in the market: they judge shops, hide products,
// questions, reviews and messages, and answer what visitors report. It promises that every act has a reason, is a line
// of the journal in the same transaction, and that those it touches are written to with that reason. What a shop, a
// product or a question may become is decided by their domains; selling and orders are other flows.
package moderation

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/picture"
)

// Service is the flow.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Shops     *shop.Service
	Catalog   *catalog.Service
	Questions *question.Service
	Reviews   *review.Service
	Messages  *message.Service
	Accounts  *account.Service
	Ledger    *ledger.Service
	Seller    *seller.Service
	Operators *operator.Service
	Captcha   *captcha.Checker // nil: reports are guarded by limits and a trap alone
	Brand     mail.Brand
	Contact   string // where people answer our letters
	URL       picture.URLOf
	Now       func() time.Time

	// Visitor tells who is signed in; false for a guest.
	Visitor func(ctx context.Context) (userID string, ok bool)
	// Find finds products for sale by words, the best first.
	Find func(words string, limit int) []string
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

const figuresKind = "moderation.figures"

// Register has the figures of shops counted every hour, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, figuresKind, func(ctx context.Context, _ struct{}) error { return s.CountFigures(ctx) })
	q.Every(figuresKind, time.Hour)
}

// CountFigures counts how each shop did in the last ninety days. It reads before the transaction: adding up every order
// takes seconds in a large market, and inside one nobody else could write to SQLite meanwhile.
func (s *Service) CountFigures(ctx context.Context) error {
	now := s.Now()
	sums, err := sumUp(ctx, s.db, now.AddDate(0, 0, -figuresDays))
	if err == nil {
		err = s.db.Tx(ctx, func(tx *db.Tx) error { return replaceFigures(ctx, tx, sums, now) })
	}
	if err != nil {
		return fmt.Errorf("count the figures of shops: %w", err)
	}
	return nil
}

// WaitingShops counts the shops that wait for a decision, and tells since when the first does.
func (s *Service) WaitingShops(ctx context.Context) (int, time.Time, error) {
	return s.Shops.WaitingForDecision(ctx)
}

// OpenReports counts the things that are reported and that nobody has looked at, and tells since when.
func (s *Service) OpenReports(ctx context.Context) (int, time.Time, error) {
	return countOpen(ctx, s.db)
}
