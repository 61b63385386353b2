package moderation

import (
	"context"
	"errors"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/question"
	"rangrue/internal/kit/db"
)

// questionState is what the journal keeps of a question.
type questionState struct {
	Question string `json:"question"`
	Hidden   bool   `json:"hidden"`
	Answer   string `json:"marketAnswer,omitempty"`
}

func (s *Service) noteQuestion(ctx context.Context, tx *db.Tx, act string, was, is question.OnDesk,
	reason string) error {
	state := func(q question.OnDesk) questionState {
		return questionState{q.Text, !q.HiddenAt.IsZero(), q.MarketAnswer}
	}
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "question", SubjectID: is.ID,
		SubjectName: is.ProductName, Before: state(was), After: state(is), Reason: reason})
}

// HideQuestion takes a question off its product's page, writes to the one who asked why, and answers what was reported
// about it.
func (s *Service) HideQuestion(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.hideQuestion(ctx, tx, id, reason) })
}

func (s *Service) hideQuestion(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Questions.HideIn(ctx, tx, id, reason)
	if err != nil {
		return err
	}
	if err := s.noteQuestion(ctx, tx, "question.hide", was, is, reason); err != nil {
		return err
	}
	if err := s.answerReports(ctx, tx, OfQuestion, id, Hidden, reason); err != nil {
		return err
	}
	return s.tellAsker(ctx, tx, is, reason)
}

// RestoreQuestion puts a question back on its product's page.
func (s *Service) RestoreQuestion(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.restoreQuestion(ctx, tx, id, reason) })
}

func (s *Service) restoreQuestion(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Questions.RestoreIn(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.noteQuestion(ctx, tx, "question.restore", was, is, reason)
}

// AnswerConflict is what comes with the refusal of an answer: who was there before, when, and what the market answers
// now.
type AnswerConflict struct {
	operator.Earlier
	Answer string `json:"answer"`
}

const actAnswer = "question.answer"

// AnswerQuestion answers in the name of the market, beside the shop, or replaces its answer that the operator read,
// seen; an empty answer takes it away.
func (s *Service) AnswerQuestion(ctx context.Context, id, seen, text string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		was, is, err := s.Questions.AnswerIn(ctx, tx, id, seen, text)
		if errors.Is(err, question.ErrAnswered) {
			return answeredMeanwhile(ctx, tx, id)
		}
		if err != nil {
			return err
		}
		return s.noteQuestion(ctx, tx, actAnswer, was, is, "")
	})
}

// answeredMeanwhile refuses an answer that came second.
func answeredMeanwhile(ctx context.Context, tx *db.Tx, id string) error {
	is, err := question.OnDeskByID(ctx, tx, id)
	if err != nil {
		return err
	}
	earlier, err := operator.LastEdit(ctx, tx, operator.Filter{Act: actAnswer, SubjectKind: "question", SubjectID: id})
	if err != nil {
		return err
	}
	return question.ErrAnswered.With(AnswerConflict{earlier, is.MarketAnswer})
}
