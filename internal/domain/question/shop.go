package question

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// MaxAnswer is the length of a shop's answer, in characters: the specification is silent, and an answer explains.
const MaxAnswer = 1000

// ErrNotFound is the answer for a question that is not there or is another shop's.
var ErrNotFound = problem.Missing("question_not_found")

// ForShop is a question as the shop it was asked of sees it.
type ForShop struct {
	Published
	ProductName string
	ProductSlug string
	HiddenAt    time.Time // zero while it is on the product's page

	hiddenBy     string
	HiddenReason string // why the market hid it; empty unless it did
}

// HiddenByMarket tells whether an operator took the question off the page: then its shop cannot put it back.
func (q *ForShop) HiddenByMarket() bool { return q.hiddenBy == market }

// market is who hid a question when it was not its shop.
const market = "market"

// ErrHiddenByMarket refuses to put back a question that an operator hid.
var ErrHiddenByMarket = problem.New(problem.Conflict, "hidden_by_market", problem.Say(
	"Cette question a été masquée par le marché. Écrivez-nous pour en parler.",
	"This question was hidden by the market. Write to us to talk about it."))

// Filter is which questions of a shop are wanted.
type Filter string

const (
	Unanswered Filter = "unanswered" // and not hidden; the one that waits longest first
	Answered   Filter = "answered"
	Hidden     Filter = "hidden"
	Every      Filter = "all" // those that wait first
)

// Answer publishes a shop's answer, or replaces it. The customer is written to the first time, not for
// a correction.
func (s *Service) Answer(ctx context.Context, shopID, questionID, text string) (*ForShop, error) {
	text = check.Plain(text)
	if err := check.All(check.Required("answer", text), check.Length("answer", text, 1, MaxAnswer)); err != nil {
		return nil, err
	}
	return s.change(ctx, shopID, questionID, func(tx *db.Tx) error {
		first, err := setFirstAnswer(ctx, tx, shopID, questionID, text, s.Now())
		if err != nil {
			return err
		}
		if first == 1 {
			q, err := forShop(ctx, tx, shopID, questionID)
			if err != nil {
				return err
			}
			return s.tellAsker(ctx, tx, q, shopID, "", q.Answer)
		}
		return replaceAnswer(ctx, tx, shopID, questionID, text)
	})
}

// SetHidden takes a question off its product's page, or puts it back. One that the market hid stays hidden.
func (s *Service) SetHidden(ctx context.Context, shopID, questionID string, hidden bool) (*ForShop, error) {
	return s.change(ctx, shopID, questionID, func(tx *db.Tx) error {
		var at any
		if hidden {
			at = s.Now().UnixMilli()
		}
		q, err := forShop(ctx, tx, shopID, questionID)
		if err == nil && q.HiddenByMarket() && !hidden {
			err = ErrHiddenByMarket
		}
		if err != nil {
			return err
		}
		return setHidden(ctx, tx, shopID, questionID, at)
	})
}

// change does something to a question of a shop, and has the product's page made anew.
func (s *Service) change(ctx context.Context, shopID, questionID string, do func(tx *db.Tx) error) (*ForShop, error) {
	var changed ForShop
	err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if err := do(tx); err != nil {
			return err
		}
		if changed, err = forShop(ctx, tx, shopID, questionID); err != nil {
			return err
		}
		return changes.Note(ctx, tx, Changed, changed.ProductID)
	})
	if err != nil {
		return nil, fmt.Errorf("question: change: %w", err)
	}
	return &changed, nil
}
