package moderation

import (
	"context"
	"errors"
	"strings"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/tax"
)

// Decision is what an operator makes of a shop.
type Decision struct {
	To     shop.Status
	Reason string
	Points []string  // what is to be corrected, one sentence each; written before the reason
	Seen   time.Time // when the shop was last edited, as the operator saw it
}

// text is the reason with its points, as the letter and the seller space show it.
func (d Decision) text() string {
	var lines []string
	for _, p := range append(d.Points, d.Reason) {
		if p = check.Line(p); p != "" {
			lines = append(lines, p)
		}
	}
	return strings.Join(lines, "\n")
}

// shopState is what the journal keeps of a shop.
type shopState struct {
	Status shop.Status `json:"status"`
	Reason string      `json:"reason,omitempty"`
}

func (s *Service) noteShop(ctx context.Context, tx *db.Tx, act string, was, is *shop.Shop, reason string) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "shop", SubjectID: is.ID,
		SubjectName: is.Name, Before: shopState{was.Status, was.StatusReason},
		After: shopState{is.Status, is.StatusReason}, Reason: reason})
}

// Changed is what comes with a refusal of an act on a shop that is no longer what the operator saw.
type Changed struct {
	Status    shop.Status `json:"status"`
	Reason    string      `json:"statusReason"`
	UpdatedAt time.Time   `json:"updatedAt"`
	By        string      `json:"changedBy" doc:"An operator's name; empty when its owners edited it"`
	Shop      seller.Shop `json:"shop"`
}

// Decide moves a shop to another status, writes to its owners and notes it. A shop that changed since the operator read
// it is refused, with what it is now.
func (s *Service) Decide(ctx context.Context, shopID string, d Decision) error {
	reason, err := operator.Reason(d.text())
	if err != nil {
		return err
	}
	_, moved, err := s.Seller.Judge(ctx, shopID, seller.Judgement{To: d.To, Reason: reason, Seen: d.Seen,
		Also: func(tx *db.Tx, was, is *shop.Shop) error {
			return s.noteShop(ctx, tx, "shop."+string(is.Status), was, is, reason)
		}})
	var refused *problem.Error
	if errors.As(err, &refused) && (refused.Code == seller.ErrChanged.Code || refused.Code == shop.ErrStatusMove.Code) {
		return s.changedMeanwhile(ctx, shopID)
	}
	if err == nil && !moved {
		return s.changedMeanwhile(ctx, shopID)
	}
	return err
}

// changedMeanwhile is the refusal of an act on a shop that changed. An operator did it if the journal's last line about
// the shop is as late as its last edit.
func (s *Service) changedMeanwhile(ctx context.Context, shopID string) error {
	is, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return err
	}
	now := Changed{Status: is.Status, Reason: is.StatusReason, UpdatedAt: is.UpdatedAt,
		Shop: s.Seller.ShopWire(is)}
	lines, _, err := s.Operators.Journal(ctx, operator.Filter{SubjectKind: "shop", SubjectID: shopID})
	if err != nil {
		return err
	}
	for _, line := range lines {
		if line.At.UnixMilli() >= is.UpdatedAt.UnixMilli() && strings.HasPrefix(line.Act, "shop.") &&
			line.Act != actView {
			now.By = line.OperatorName
			break
		}
	}
	return seller.ErrChanged.With(now)
}

// AcceptOutside records an operator's word that a shop may sell from outside Quebec.
func (s *Service) AcceptOutside(ctx context.Context, shopID, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	who, _ := operator.From(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		of, err := shop.ByID(ctx, tx, shopID)
		if err != nil {
			return err
		}
		word := shop.Outside{Reason: reason, AcceptedAt: s.Now(), AcceptedBy: who.UserID}
		if err := s.Shops.AcceptOutsideIn(ctx, tx, shopID, word); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "shop.outside", SubjectKind: "shop",
			SubjectID: shopID, SubjectName: of.Name, Before: map[string]string{"reason": of.Outside.Reason},
			After: map[string]string{"reason": reason, "province": of.Merchant.Province}, Reason: reason})
	})
}

// Rate is another commission for a shop, for some months.
type Rate struct {
	Percent float64
	From    string // a day
	Months  int
	Why     ledger.Reason
	Reason  string
}

var (
	textFrom   = problem.Say("Écrivez un jour comme 2026-12-01.", "Write a day such as 2026-12-01.")
	textMonths = problem.Say("De 1 à 12 mois.", "From 1 to 12 months.")
)

// SetRate gives a shop another commission and notes it.
func (s *Service) SetRate(ctx context.Context, shopID string, r Rate) error {
	reason, err := operator.Reason(r.Reason)
	if err != nil {
		return err
	}
	first, err := time.Parse(time.DateOnly, r.From)
	if err != nil {
		return check.Refuse(*check.Fail("from", "day", textFrom))
	}
	if r.Months < 1 || r.Months > 12 {
		return check.Refuse(*check.Fail("months", "range", textMonths))
	}
	of, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return err
	}
	before, err := s.Ledger.Rate(ctx, shopID, s.Now())
	if err != nil {
		return err
	}
	a := ledger.Agreement{ShopID: shopID, Reason: r.Why, Agreement: commission.Agreement{
		Rate: money.Rate(r.Percent*10_000 + 0.5), From: tax.DayOf(first),
		Until: tax.DayOf(calendar.MonthsLater(first, r.Months)),
	}}
	_, err = s.Ledger.Agree(ctx, a, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "shop.commission", SubjectKind: "shop",
			SubjectID: shopID, SubjectName: of.Name, Before: map[string]any{"percent": percent(before)},
			After: map[string]any{"percent": r.Percent, "from": a.From, "until": a.Until}, Reason: reason})
	})
	return err
}

// EndRate brings the ordinary commission back from today on.
func (s *Service) EndRate(ctx context.Context, shopID, agreementID, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	of, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return err
	}
	today := tax.DayOf(s.Now().In(calendar.Eastern))
	return s.Ledger.EndAgreement(ctx, shopID, agreementID, today, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "shop.commission_end", SubjectKind: "shop",
			SubjectID: shopID, SubjectName: of.Name, Before: map[string]any{"agreementId": agreementID},
			After: map[string]any{"until": today}, Reason: reason})
	})
}

func percent(r money.Rate) float64 { return float64(r) / 10_000 }
