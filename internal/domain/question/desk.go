package question

import (
	"context"
	"slices"
	"strings"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// DeskView is a list of questions of the operator's console.
type DeskView string

const (
	DeskNewest DeskView = "newest"
	DeskHidden DeskView = "hidden" // by a shop or by the market; the last hidden first
)

// OnDesk is a question as operators read it.
type OnDesk struct {
	ForShop
	ShopID, ShopName string
}

// DeskList asks for questions of the whole market.
type DeskList struct {
	View   DeskView
	Before string // the id of a question of the same list: only those after it
	Limit  int
}

// OnDesk lists questions of the market, hidden or not.
func (s *Service) OnDesk(ctx context.Context, list DeskList) ([]OnDesk, error) {
	return deskList(ctx, s.db, list)
}

// OnDeskByIDs reads some questions, in the order of their ids; unknown ones are left out.
func (s *Service) OnDeskByIDs(ctx context.Context, ids []string) ([]OnDesk, error) {
	found, err := deskByIDs(ctx, s.db, ids)
	slices.SortFunc(found, func(a, b OnDesk) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return found, err
}

// OnDeskByID reads a question in the caller's transaction, or outside any.
func OnDeskByID(ctx context.Context, r db.Reader, id string) (OnDesk, error) {
	found, err := deskByIDs(ctx, r, []string{id})
	if err == nil && len(found) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return OnDesk{}, err
	}
	return found[0], nil
}

// CountHidden counts the questions that are hidden.
func (s *Service) CountHidden(ctx context.Context) (int, error) { return countHidden(ctx, s.db) }

// HideIn takes a question off its product's page in the name of the market, in the caller's transaction: its shop
// cannot put it back.
func (s *Service) HideIn(ctx context.Context, tx *db.Tx, id, reason string) (was, is OnDesk, err error) {
	reason = strings.TrimSpace(check.Strip(reason))
	err = check.All(check.Required("reason", reason), check.Length("reason", reason, 1, MaxAnswer))
	if err != nil {
		return was, is, err
	}
	return s.changeOnDesk(ctx, tx, id, func() error { return hideByMarket(ctx, tx, id, reason, s.Now()) })
}

// RestoreIn puts a question back on its product's page, whoever hid it.
func (s *Service) RestoreIn(ctx context.Context, tx *db.Tx, id string) (was, is OnDesk, err error) {
	return s.changeOnDesk(ctx, tx, id, func() error { return restore(ctx, tx, id) })
}

// ErrAnswered refuses an answer of the market's when the one that the operator read is no longer there.
var ErrAnswered = problem.New(problem.Conflict, "answer_changed", problem.Say(
	"La réponse du marché a changé depuis que vous avez ouvert cette question.",
	"The market's answer has changed since you opened this question."))

// AnswerIn publishes the market's own answer, beside the shop's, or replaces the one that was read, seen; an empty one
// takes it away. The one who asked is written to the first time.
func (s *Service) AnswerIn(ctx context.Context, tx *db.Tx, id, seen, text string) (was, is OnDesk, err error) {
	text = check.Plain(text)
	if err := check.All(check.Length("answer", text, -1, MaxAnswer)); err != nil {
		return was, is, err
	}
	was, is, err = s.changeOnDesk(ctx, tx, id, func() error {
		fresh, err := setMarketAnswer(ctx, tx, id, seen, text, s.Now())
		if err == nil && !fresh {
			return ErrAnswered
		}
		return err
	})
	if err == nil && seen == "" && text != "" {
		err = s.tellAsker(ctx, tx, is.ForShop, is.ShopID, s.Brand.Name, text)
	}
	return was, is, err
}

func (s *Service) changeOnDesk(ctx context.Context, tx *db.Tx, id string, do func() error) (was, is OnDesk, err error) {
	if was, err = OnDeskByID(ctx, tx, id); err != nil {
		return was, is, err
	}
	if err = do(); err != nil {
		return was, is, err
	}
	if is, err = OnDeskByID(ctx, tx, id); err != nil {
		return was, is, err
	}
	return was, is, changes.Note(ctx, tx, Changed, is.ProductID)
}
