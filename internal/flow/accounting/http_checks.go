package accounting

import (
	"context"
	"net/http"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// checkRoutes registers the calls of the console about the daily check.
func (s *Service) checkRoutes(d operator.Desk) {
	operator.Get(d, "/differences", "What the check of the books found", operator.ReadMoney, s.getDifferences)
	operator.Post(d, "/differences/check", "Check the books now", operator.MoveMoney, s.postCheck)
	operator.Post(d, "/differences/{differenceId}/explanation", "Note why a difference is there", operator.MoveMoney,
		s.postExplanation, web.Status(http.StatusNoContent))
}

// WireDifference is something that does not agree.
type WireDifference struct {
	ID          string      `json:"id"`
	What        ledger.What `json:"what" doc:"Which two things were compared: part, payout, charge…"`
	SubjectID   string      `json:"subjectId" doc:"Of the part, the refund, the payout, the run, the shop…"`
	OrderID     string      `json:"orderId" doc:"Empty when it is about no order"`
	Reference   string      `json:"reference" doc:"Of the order"`
	ShopName    string      `json:"shopName" doc:"When it is about a shop"`
	Expected    money.Cents `json:"expected"`
	Found       money.Cents `json:"found"`
	FirstSeen   time.Time   `json:"firstSeen"`
	LastSeen    time.Time   `json:"lastSeen"`
	GoneAt      *time.Time  `json:"goneAt" nullable:"true"`
	Note        string      `json:"note" doc:"Why it is there, in an operator's words"`
	ExplainedBy string      `json:"explainedBy"`
	ExplainedAt *time.Time  `json:"explainedAt" nullable:"true"`
}

// WireCheck is what the last check found.
type WireCheck struct {
	CheckedAt  *time.Time       `json:"checkedAt" nullable:"true" doc:"Null before the first time"`
	ProviderAt *time.Time       `json:"providerAt" nullable:"true" doc:"When the provider's list was last compared"`
	Data       []WireDifference `json:"data" nullable:"false" doc:"Those that are there first, then the latest gone"`
}

type checkOutput struct{ Body WireCheck }

const differencesListed = 200

func (s *Service) getDifferences(ctx context.Context, _ *struct{}) (*checkOutput, error) {
	books, provider, err := s.Ledger.CheckedAt(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.Ledger.Differences(ctx, differencesListed)
	if err != nil {
		return nil, err
	}
	out := &checkOutput{WireCheck{CheckedAt: web.Moment(books), ProviderAt: web.Moment(provider),
		Data: []WireDifference{}}}
	for _, d := range list {
		out.Body.Data = append(out.Body.Data, WireDifference{ID: d.ID, What: d.What, SubjectID: d.Mismatch.ID,
			OrderID: d.OrderID, Reference: d.Reference, ShopName: d.ShopName, Expected: d.Expected, Found: d.Found,
			FirstSeen: d.FirstSeen, LastSeen: d.LastSeen, GoneAt: web.Moment(d.GoneAt), Note: d.Note,
			ExplainedBy: d.ExplainedBy, ExplainedAt: web.Moment(d.ExplainedAt)})
	}
	return out, nil
}

func (s *Service) postCheck(ctx context.Context, in *struct{}) (*checkOutput, error) {
	if err := s.Audit(ctx); err != nil {
		return nil, err
	}
	open, _, err := s.Ledger.Unexplained(ctx)
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "ledger.check", SubjectKind: "ledger",
			After: map[string]int{"mismatches": open}})
	})
	if err != nil {
		return nil, err
	}
	return s.getDifferences(ctx, in)
}

func (s *Service) postExplanation(ctx context.Context, in *struct {
	ID   string `path:"differenceId" maxLength:"64"`
	Body struct {
		Note string `json:"note" maxLength:"1000"`
	}
}) (*struct{}, error) {
	return nil, s.Explain(ctx, in.ID, check.Strip(in.Body.Note))
}

// Explain notes why a difference is there, with a line of the journal.
func (s *Service) Explain(ctx context.Context, id, note string) error {
	note, err := operator.Reason(note)
	if err != nil {
		return err
	}
	who, _ := operator.From(ctx)
	return s.Ledger.Explain(ctx, id, note, who.Name, func(tx *db.Tx, d ledger.Difference) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "ledger.explain", SubjectKind: "ledger",
			SubjectID: d.ID, SubjectName: d.Reference, Reason: note,
			After: map[string]any{"what": d.What, "expected": d.Expected, "found": d.Found}})
	})
}
