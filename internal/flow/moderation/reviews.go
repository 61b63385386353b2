package moderation

import (
	"context"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/review"
	"rangrue/internal/kit/db"
)

// reviewState is what the journal keeps of a review.
type reviewState struct {
	Stars  int    `json:"stars"`
	Text   string `json:"text"`
	Hidden bool   `json:"hidden"`
}

func (s *Service) noteReview(ctx context.Context, tx *db.Tx, act string, was, is *review.Review, reason string) error {
	state := func(r *review.Review) reviewState { return reviewState{r.Stars, r.Text, !r.HiddenAt.IsZero()} }
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "review", SubjectID: is.ID,
		SubjectName: is.ProductName, Before: state(was), After: state(is), Reason: reason})
}

// HideReview takes a review off its product's page, writes to its author why, and answers what was reported about it.
func (s *Service) HideReview(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.hideReview(ctx, tx, id, reason) })
}

func (s *Service) hideReview(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Reviews.HideIn(ctx, tx, id, reason)
	if err != nil {
		return err
	}
	if err := s.noteReview(ctx, tx, "review.hide", was, is, reason); err != nil {
		return err
	}
	if err := s.answerReports(ctx, tx, OfReview, id, Hidden, reason); err != nil {
		return err
	}
	return s.tellReviewer(ctx, tx, is, reason)
}

// RestoreReview puts a review back on its product's page.
func (s *Service) RestoreReview(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.restoreReview(ctx, tx, id, reason) })
}

func (s *Service) restoreReview(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Reviews.RestoreIn(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.noteReview(ctx, tx, "review.restore", was, is, reason)
}
