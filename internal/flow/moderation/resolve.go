package moderation

import (
	"context"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
)

// Resolve answers what was reported about a thing: it is kept, or hidden. What was hidden before and is kept now comes
// back. A shop is suspended or reopened, which needs the right to judge shops.
func (s *Service) Resolve(ctx context.Context, reportID string, to Outcome, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	r, err := reportByID(ctx, s.db, reportID)
	if err != nil {
		return err
	}
	if r.Kind == OfShop && (to == Hidden || r.Outcome == Hidden) {
		return s.resolveShop(ctx, r, to, reason)
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if to == Hidden {
			return s.hide(ctx, tx, r, reason)
		}
		if r.Outcome == Hidden {
			if err := s.bringBack(ctx, tx, r, reason); err != nil {
				return err
			}
		}
		return s.answerReports(ctx, tx, r.Kind, r.SubjectID, Kept, reason)
	})
}

func (s *Service) hide(ctx context.Context, tx *db.Tx, r Report, reason string) error {
	switch r.Kind {
	case OfProduct:
		return s.hideProduct(ctx, tx, r.SubjectID, reason)
	case OfQuestion:
		return s.hideQuestion(ctx, tx, r.SubjectID, reason)
	case OfReview:
		return s.hideReview(ctx, tx, r.SubjectID, reason)
	}
	if err := s.Messages.HideIn(ctx, tx, r.SubjectID, reason); err != nil {
		return err
	}
	if err := s.noteMessage(ctx, tx, "message.hide", r, reason); err != nil {
		return err
	}
	return s.answerReports(ctx, tx, OfMessage, r.SubjectID, Hidden, reason)
}

func (s *Service) bringBack(ctx context.Context, tx *db.Tx, r Report, reason string) error {
	switch r.Kind {
	case OfProduct:
		return s.putBackProduct(ctx, tx, r.SubjectID, reason)
	case OfQuestion:
		return s.restoreQuestion(ctx, tx, r.SubjectID, reason)
	case OfReview:
		return s.restoreReview(ctx, tx, r.SubjectID, reason)
	}
	if err := s.Messages.RestoreIn(ctx, tx, r.SubjectID); err != nil {
		return err
	}
	return s.noteMessage(ctx, tx, "message.restore", r, reason)
}

func (s *Service) noteMessage(ctx context.Context, tx *db.Tx, act string, r Report, reason string) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "message", SubjectID: r.SubjectID,
		SubjectName: r.SubjectName, Reason: reason})
}

// resolveShop suspends a reported shop, or opens it again.
func (s *Service) resolveShop(ctx context.Context, r Report, to Outcome, reason string) error {
	if who, _ := operator.From(ctx); !who.Role.May(operator.JudgeShops) {
		return operator.ErrNoRight
	}
	j := seller.Judgement{To: shop.Suspended, Reason: reason}
	if to == Kept {
		j.To = shop.Approved
	}
	j.Also = func(tx *db.Tx, was, is *shop.Shop) error {
		if err := s.noteShop(ctx, tx, "shop."+string(is.Status), was, is, reason); err != nil {
			return err
		}
		return s.answerReports(ctx, tx, OfShop, r.SubjectID, to, reason)
	}
	_, moved, err := s.Seller.Judge(ctx, r.SubjectID, j)
	if err != nil || moved {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.answerReports(ctx, tx, OfShop, r.SubjectID, to, reason) })
}

// answerReports closes what was reported about a thing, notes it, and writes to those who want to know.
func (s *Service) answerReports(ctx context.Context, tx *db.Tx, kind Kind, subjectID string, to Outcome,
	reason string) error {
	who, _ := operator.From(ctx)
	open, err := resolve(ctx, tx, kind, subjectID, to, reason, who.UserID, s.Now())
	if err != nil {
		return err
	}
	written := map[string]bool{}
	for _, r := range open {
		err := operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "report." + string(to), SubjectKind: "report",
			SubjectID: r.ID, SubjectName: r.SubjectName, Reason: reason,
			After: map[string]string{"kind": string(r.Kind), "cause": r.Cause}})
		if err != nil {
			return err
		}
		if r.Email == "" || written[r.Email] {
			continue
		}
		written[r.Email] = true
		if err := s.tellReporter(ctx, tx, r, to); err != nil {
			return err
		}
	}
	return nil
}

// AnswerMessage writes in the conversation of a reported message, in the name of the market: both sides read it and get
// a letter. The report still waits for its decision.
func (s *Service) AnswerMessage(ctx context.Context, reportID, text string) error {
	r, err := reportByID(ctx, s.db, reportID)
	if err == nil && r.Kind != OfMessage {
		err = ErrNoReport
	}
	if err != nil {
		return err
	}
	m, err := message.ByID(ctx, s.db, r.SubjectID)
	if err != nil {
		return err
	}
	about, err := s.Messages.OfShop(ctx, m.OrderID, m.ShopID)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := s.Messages.WriteAsMarketIn(ctx, tx, about, text); err != nil {
			return err
		}
		return s.noteMessage(ctx, tx, "message.answer", r, "")
	})
}

// openMessage reads a reported message and notes that an operator opened it.
func (s *Service) openMessage(ctx context.Context, r Report) (m message.Message, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if m, err = message.ByID(ctx, tx, r.SubjectID); err != nil {
			return err
		}
		return s.noteMessage(ctx, tx, "message.open", r, "")
	})
	return m, err
}
