// Package people is where operators look after people: it finds them, opens their file, suspends and reinstates those
// with an account, ends their sessions, and gives or erases what is kept about anyone as the law asks. It promises
// that each act and each opening of a file is a line of the journal in the same transaction, and that a suspended
// person's tokens stop at once. It keeps nothing of its own: what it shows belongs to the domains that it reads.
package people

import (
	"context"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Options is what the flow is made of.
type Options struct {
	Accounts *account.Service
	Orders   *order.Service
	Shops    *shop.Service
	Outreach *outreach.Service
	Now      func() time.Time

	// Sessions lists the sessions of a user. Nil: another identity service keeps them.
	Sessions func(ctx context.Context, userID string) ([]identity.Opened, error)
	// Stop has this node refuse the tokens of a user whose sessions were ended.
	Stop func(ctx context.Context, userID string) error
	// IsOperator tells whether someone runs the market.
	IsOperator func(ctx context.Context, userID string) (bool, error)
	// Guests are what is kept of people without an account, and how it is forgotten.
	Guests []GuestPart
	// OrderLink is where someone who cannot sign in follows an order.
	OrderLink func(orderID string) string
}

// Service answers for the people of the market.
type Service struct {
	db *db.DB
	Options
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

var errOperator = problem.New(problem.Conflict, "person_is_operator", problem.Say(
	"Cette personne fait partie de l’équipe. Retirez-lui d’abord l’accès à la Régie.",
	"This person is an operator. Remove their access to the console first."))

// perPage is how many people a page lists.
const perPage = 50

// Row is a person as listed.
type Row struct {
	ID            string      `json:"id"`
	Name          string      `json:"name"`
	Email         string      `json:"email"`
	Phone         string      `json:"phone" doc:"Ten digits, or empty"`
	EmailVerified bool        `json:"emailVerified"`
	CreatedAt     time.Time   `json:"createdAt"`
	SuspendedAt   *time.Time  `json:"suspendedAt" nullable:"true"`
	Orders        int         `json:"orders" doc:"Paid ones"`
	Bought        money.Cents `json:"bought" doc:"Total of those orders, before refunds"`
	LastOrderAt   *time.Time  `json:"lastOrderAt" nullable:"true"`
}

// List reads a page of people, the newest first, and the id that the next page goes on before; empty at the end.
func (s *Service) List(ctx context.Context, l account.Listing) (rows []Row, next string, err error) {
	l.Limit = perPage + 1
	found, err := s.Accounts.People(ctx, l)
	if err != nil {
		return nil, "", err
	}
	if len(found) > perPage {
		found = found[:perPage]
		next = found[perPage-1].ID
	}
	ids := make([]string, len(found))
	for i, u := range found {
		ids[i] = u.ID
	}
	bought, err := s.Orders.BoughtBy(ctx, ids)
	if err != nil {
		return nil, "", err
	}
	for _, u := range found {
		rows = append(rows, rowOf(u, bought[u.ID]))
	}
	return rows, next, nil
}

func rowOf(u *account.User, b order.Bought) Row {
	return Row{
		ID: u.ID, Name: nameOf(u), Email: u.Email, Phone: u.Phone, EmailVerified: !u.EmailVerifiedAt.IsZero(),
		CreatedAt: u.CreatedAt, SuspendedAt: web.Moment(u.SuspendedAt), Orders: b.Orders, Bought: b.Total,
		LastOrderAt: web.Moment(b.Last),
	}
}

func nameOf(u *account.User) string { return u.FirstName + " " + u.LastName }

// note writes the journal about a person.
func (s *Service) note(ctx context.Context, tx *db.Tx, u *account.User, e operator.Entry) error {
	e.SubjectKind, e.SubjectID, e.SubjectName = "person", u.ID, nameOf(u)
	return operator.Note(ctx, tx, s.Now(), e)
}
