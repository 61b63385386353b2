package moderation

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Kind is what is reported.
type Kind string

const (
	OfProduct  Kind = "product"
	OfShop     Kind = "shop"
	OfQuestion Kind = "question"
	OfReview   Kind = "review"
	OfMessage  Kind = "message"
)

// Outcome is what an operator decided of a report.
type Outcome string

const (
	Open   Outcome = ""       // nobody looked at it yet
	Kept   Outcome = "kept"   // nothing is wrong
	Hidden Outcome = "hidden" // what was reported is no longer shown; a shop is suspended
)

// Report is what someone told us about a thing of the market.
type Report struct {
	ID          string
	Kind        Kind
	SubjectID   string
	SubjectName string
	ShopID      string // of the subject
	ShopName    string // as it is called now
	Cause       string // one of the list
	Text        string // plain text; may be empty
	Email       string // where to tell what became of it; empty for nobody
	UserID      string // empty for a visitor
	CreatedAt   time.Time
	Outcome     Outcome
	Reason      string    // of the outcome
	ResolvedAt  time.Time // zero while it is open
	ResolvedBy  string    // an operator
}

// MaxText is the length of a report, in characters.
const MaxText = 1000

var errNothing = problem.New(problem.NotFound, "report_subject_not_found", problem.Say(
	"Ce que vous signalez n’est plus affiché.", "What you report is no longer shown."))

// subject is what a report is about.
type subject struct{ name, shopID string }

// Send keeps a report of the visitor's. What is reported must be something that they can see; reporting it twice is the
// same as once.
func (s *Service) Send(ctx context.Context, r Report, orderToken string) error {
	r.Text, r.Email = check.Plain(r.Text), check.Line(r.Email)
	if err := check.All(check.Length("text", r.Text, -1, MaxText), check.Email("email", r.Email)); err != nil {
		return err
	}
	about, err := s.reported(ctx, r.Kind, r.SubjectID, orderToken)
	if err != nil {
		return err
	}
	r.ID, r.CreatedAt, r.SubjectName, r.ShopID = db.NewID(), s.Now(), about.name, about.shopID
	r.UserID, _ = s.Visitor(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error { return insertReport(ctx, tx, r) })
}

// reported finds what a visitor reports, if they can see it.
func (s *Service) reported(ctx context.Context, kind Kind, id, orderToken string) (subject, error) {
	switch kind {
	case OfProduct:
		p, err := s.Catalog.ByID(ctx, id)
		if err != nil {
			return subject{}, unseen(err, catalog.ErrProductNotFound)
		}
		return subject{p.Name, p.ShopID}, nil
	case OfShop:
		found, err := s.Shops.ByID(ctx, id)
		if err == nil && found.Status != shop.Approved {
			err = shop.ErrNotFound
		}
		if err != nil {
			return subject{}, unseen(err, shop.ErrNotFound)
		}
		return subject{found.Name, found.ID}, nil
	case OfQuestion:
		q, err := question.OnDeskByID(ctx, s.db, id)
		if err == nil && !q.HiddenAt.IsZero() {
			err = question.ErrNotFound
		}
		if err != nil {
			return subject{}, unseen(err, question.ErrNotFound)
		}
		return subject{q.ProductName, q.ShopID}, nil
	case OfReview:
		r, err := s.Reviews.OnDeskByID(ctx, id)
		if err == nil && !r.HiddenAt.IsZero() {
			err = review.ErrNotFound
		}
		if err != nil {
			return subject{}, unseen(err, review.ErrNotFound)
		}
		return subject{r.ProductName, r.ShopID}, nil
	}
	return s.reportedMessage(ctx, id, orderToken)
}

// reportedMessage finds a message for one of the two sides of its thread.
func (s *Service) reportedMessage(ctx context.Context, id, orderToken string) (subject, error) {
	m, err := message.ByID(ctx, s.db, id)
	if err == nil && m.Author == message.Market { // nobody reports the market to itself
		err = message.ErrNotFound
	}
	if err != nil {
		return subject{}, unseen(err, message.ErrNotFound)
	}
	about, err := s.Messages.OfShop(ctx, m.OrderID, m.ShopID)
	if err != nil {
		return subject{}, err
	}
	if userID, signedIn := s.Visitor(ctx); signedIn && s.Shops.Owns(ctx, userID, m.ShopID) == nil {
		return subject{about.Reference, m.ShopID}, nil
	}
	if _, err := s.Messages.OfCustomer(ctx, m.OrderID, m.ShopID, orderToken); err != nil {
		return subject{}, errNothing
	}
	return subject{about.Reference, m.ShopID}, nil
}

// LatestReport is the last report that nobody has looked at.
func (s *Service) LatestReport(ctx context.Context) (Report, error) {
	list, err := listReports(ctx, s.db, reportFilter{open: true}, 1)
	if err == nil && len(list) == 0 {
		err = ErrNoReport
	}
	if err != nil {
		return Report{}, err
	}
	return list[0], nil
}

// unseen says that what is reported is not there, for the refusal that means it.
func unseen(err, missing error) error {
	if errors.Is(err, missing) {
		return errNothing
	}
	return err
}
