package moderation

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/web"
)

// ReportWire is a report.
type ReportWire struct {
	ID          string     `json:"id"`
	Kind        Kind       `json:"kind" enum:"product,shop,question,review,message"`
	SubjectID   string     `json:"subjectId"`
	SubjectName string     `json:"subjectName"`
	StoreID     string     `json:"storeId"`
	StoreName   string     `json:"storeName"`
	Cause       string     `json:"cause" enum:"misleading,counterfeit,forbidden,dangerous,offensive,personal_data,spam,other"`
	Text        string     `json:"text"`
	Email       string     `json:"email" doc:"Empty when nobody wants to know"`
	CreatedAt   time.Time  `json:"createdAt"`
	Outcome     Outcome    `json:"outcome" enum:",kept,hidden" doc:"Empty while it is open"`
	Reason      string     `json:"reason" doc:"Of the outcome"`
	ResolvedAt  *time.Time `json:"resolvedAt"`
}

func (r Report) wire() ReportWire {
	return ReportWire{ID: r.ID, Kind: r.Kind, SubjectID: r.SubjectID, SubjectName: r.SubjectName, StoreID: r.ShopID,
		StoreName: r.ShopName, Cause: r.Cause, Text: r.Text, Email: r.Email, CreatedAt: r.CreatedAt,
		Outcome: r.Outcome, Reason: r.Reason, ResolvedAt: web.Moment(r.ResolvedAt)}
}

func wires(list []Report) []ReportWire {
	rows := make([]ReportWire, len(list))
	for i, r := range list {
		rows[i] = r.wire()
	}
	return rows
}

// ReportList is a list of reports.
type ReportList struct {
	Data   []ReportWire `json:"data" nullable:"false"`
	Next   string       `json:"next" doc:"To send as before; empty at the end"`
	Counts struct {
		Products  int `json:"product"`
		Shops     int `json:"shop"`
		Questions int `json:"question"`
		Reviews   int `json:"review"`
		Messages  int `json:"message"`
	} `json:"counts" doc:"Things with an open report"`
}

type reportsInput struct {
	State  string `query:"state" default:"open" enum:"open,resolved"`
	Kind   Kind   `query:"kind" enum:"product,shop,question,review,message"`
	ShopID string `query:"shop" maxLength:"64"`
	Before string `query:"before" maxLength:"64" doc:"The id of the last report read"`
}

func (s *Service) getReports(ctx context.Context, in *reportsInput) (*struct{ Body ReportList }, error) {
	list, err := listReports(ctx, s.db, reportFilter{open: in.State == "open", kind: in.Kind, shopID: in.ShopID,
		before: in.Before}, perList+1)
	if err != nil {
		return nil, err
	}
	out := ReportList{}
	if len(list) > perList {
		list = list[:perList]
		out.Next = list[perList-1].ID
	}
	out.Data = wires(list)
	open, err := openByKind(ctx, s.db)
	c := &out.Counts
	c.Products, c.Shops, c.Questions = open[OfProduct], open[OfShop], open[OfQuestion]
	c.Reviews, c.Messages = open[OfReview], open[OfMessage]
	return &struct{ Body ReportList }{out}, err
}

// ReportRecord is a report with what it is about; one of the last five is not null, unless the thing is gone.
type ReportRecord struct {
	Report   ReportWire      `json:"report"`
	Others   []ReportWire    `json:"others" nullable:"false" doc:"Other reports about the same thing"`
	Product  *ListedProduct  `json:"product"`
	Shop     *ListedShop     `json:"shop"`
	Question *ListedQuestion `json:"question"`
	Review   *ListedReview   `json:"review"`
	Message  *MessageWire    `json:"message"`
}

// MessageWire is a reported message.
type MessageWire struct {
	OrderID   string    `json:"orderId"`
	Author    string    `json:"author" enum:"customer,shop"`
	Text      string    `json:"text"`
	CreatedAt time.Time `json:"createdAt"`
	Hidden    bool      `json:"hidden"`
}

// ReportPath names a report in the path of a call.
type ReportPath struct {
	ReportID string `path:"reportId" maxLength:"64"`
}

func (s *Service) getReport(ctx context.Context, in *ReportPath) (*struct{ Body ReportRecord }, error) {
	r, err := reportByID(ctx, s.db, in.ReportID)
	if err != nil {
		return nil, err
	}
	out := ReportRecord{Report: r.wire(), Others: []ReportWire{}}
	all, err := reportsOf(ctx, s.db, r.Kind, r.SubjectID)
	if err != nil {
		return nil, err
	}
	for _, other := range all {
		if other.ID != r.ID {
			out.Others = append(out.Others, other.wire())
		}
	}
	if err := s.addSubject(ctx, r, &out); err != nil {
		return nil, err
	}
	return &struct{ Body ReportRecord }{out}, nil
}

func (s *Service) addSubject(ctx context.Context, r Report, out *ReportRecord) error {
	switch r.Kind {
	case OfProduct:
		found, err := s.Catalog.OnDeskByIDs(ctx, []string{r.SubjectID})
		if err == nil && len(found) == 1 {
			out.Product = &s.listedProducts(found, nil)[0]
		}
		return err
	case OfShop:
		of, err := s.Shops.ByID(ctx, r.SubjectID)
		if err != nil {
			return unless(err, shop.ErrNotFound)
		}
		listed := s.listedShop(of)
		out.Shop = &listed
		return nil
	case OfQuestion:
		q, err := question.OnDeskByID(ctx, s.db, r.SubjectID)
		if err != nil {
			return unless(err, question.ErrNotFound)
		}
		listed := s.listedQuestion(q, 0)
		out.Question = &listed
		return nil
	case OfReview:
		found, err := s.Reviews.OnDeskByID(ctx, r.SubjectID)
		if err != nil {
			return unless(err, review.ErrNotFound)
		}
		listed := s.listedReview(found, 0)
		out.Review = &listed
		return nil
	}
	m, err := s.openMessage(ctx, r)
	if err != nil {
		return unless(err, message.ErrNotFound)
	}
	out.Message = &MessageWire{m.OrderID, string(m.Author), m.Text, m.CreatedAt, !m.HiddenAt.IsZero()}
	return nil
}

// unless is err, but for a refusal that means that something is gone.
func unless(err, gone error) error {
	if errors.Is(err, gone) {
		return nil
	}
	return err
}

func (s *Service) postReportAnswer(ctx context.Context, in *struct {
	ReportPath
	Body struct {
		Message string `json:"message" doc:"1 to 500 characters; tags are removed"`
	}
}) (*struct{}, error) {
	return nil, s.AnswerMessage(ctx, in.ReportID, in.Body.Message)
}

func (s *Service) postResolution(ctx context.Context, in *struct {
	ReportPath
	Body struct {
		Outcome Outcome `json:"outcome" enum:"kept,hidden"`
		Reason  string  `json:"reason" maxLength:"1000"`
	}
}) (*struct{}, error) {
	return nil, s.Resolve(ctx, in.ReportID, in.Body.Outcome, in.Body.Reason)
}
