package people

import (
	"context"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

// File is what operators see of a person.
type File struct {
	Row
	FirstName       string               `json:"firstName"`
	SuspendedReason string               `json:"suspendedReason" doc:"As the letter told it"`
	Operator        bool                 `json:"operator" doc:"Runs the market, and cannot be suspended"`
	Addresses       []*account.Address   `json:"addresses" nullable:"false"`
	LatestOrders    []order.WireHead     `json:"latestOrders" nullable:"false" doc:"The latest twenty"`
	OrdersInAll     int                  `json:"ordersInAll" doc:"With those that were never paid"`
	UnderWay        int                  `json:"underWay" doc:"Orders that are paid and not yet complete"`
	Sessions        []identity.Opened    `json:"sessions" nullable:"false"`
	SessionsKnown   bool                 `json:"sessionsKnown" doc:"False when another identity service keeps them"`
	Newsletter      *outreach.Consent    `json:"newsletter,omitempty" doc:"Absent: never subscribed"`
	Shops           []OwnedShop          `json:"shops" nullable:"false"`
	Threads         []outreach.ThreadRow `json:"threads" nullable:"false" doc:"What they wrote to the market"`
	Notes           []account.PersonNote `json:"notes" nullable:"false"`
}

// OwnedShop is a shop that a person runs, with the terms that were accepted for it.
type OwnedShop struct {
	ID              string     `json:"id"`
	Name            string     `json:"name"`
	Slug            string     `json:"slug"`
	Status          string     `json:"status"`
	TermsVersion    string     `json:"termsVersion" doc:"Day of the text, empty before any was accepted"`
	TermsAcceptedAt *time.Time `json:"termsAcceptedAt" nullable:"true"`
}

// Open reads the file of a person and notes that it was opened.
func (s *Service) Open(ctx context.Context, personID string) (*File, error) {
	file, err := s.File(ctx, personID)
	if err != nil {
		return nil, err
	}
	return file, s.db.Tx(ctx, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "person.open", SubjectKind: "person",
			SubjectID: personID, SubjectName: file.Name})
	})
}

// File gathers what is known of a person.
func (s *Service) File(ctx context.Context, personID string) (*File, error) {
	u, err := s.Accounts.ByID(ctx, personID)
	if err != nil {
		return nil, err
	}
	bought, err := s.Orders.BoughtBy(ctx, []string{u.ID})
	if err != nil {
		return nil, err
	}
	f := &File{Row: rowOf(u, bought[u.ID]), FirstName: u.FirstName, SuspendedReason: u.SuspendedReason}
	for _, read := range []func(context.Context, *account.User, *File) error{
		s.readOrders, s.readSessions, s.readShops, s.readOutreach, s.readNotes,
	} {
		if err := read(ctx, u, f); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (s *Service) readOrders(ctx context.Context, u *account.User, f *File) error {
	heads, total, err := s.Orders.ListOfUser(ctx, u.ID, order.Page{Number: 1, Size: 20})
	if err != nil {
		return err
	}
	f.OrdersInAll, f.LatestOrders = total, []order.WireHead{}
	for _, h := range heads {
		f.LatestOrders = append(f.LatestOrders, h.Wire())
	}
	underWay, err := s.Orders.UnderWayOf(ctx, s.db, u.ID)
	f.UnderWay = len(underWay)
	return err
}

func (s *Service) readSessions(ctx context.Context, u *account.User, f *File) (err error) {
	f.Sessions, f.SessionsKnown = []identity.Opened{}, s.Sessions != nil
	if s.Sessions != nil {
		var open []identity.Opened
		open, err = s.Sessions(ctx, u.ID)
		f.Sessions = web.List(open)
	}
	if err == nil {
		f.Operator, err = s.IsOperator(ctx, u.ID)
	}
	return err
}

func (s *Service) readShops(ctx context.Context, u *account.User, f *File) error {
	f.Shops = []OwnedShop{}
	owned, err := s.Shops.OwnedBy(ctx, u.ID)
	for _, o := range owned {
		f.Shops = append(f.Shops, OwnedShop{ID: o.ID, Name: o.Name, Slug: o.Slug, Status: string(o.Status),
			TermsVersion: o.Terms.Version, TermsAcceptedAt: web.Moment(o.Terms.AcceptedAt)})
	}
	return err
}

func (s *Service) readOutreach(ctx context.Context, u *account.User, f *File) (err error) {
	if f.Newsletter, err = s.Outreach.ConsentOf(ctx, u.Email); err != nil {
		return err
	}
	threads, err := s.Outreach.ThreadsOf(ctx, u.ID, u.Email)
	f.Threads = web.List(threads)
	return err
}

func (s *Service) readNotes(ctx context.Context, u *account.User, f *File) error {
	notes, err := s.Accounts.NotesOn(ctx, u.ID)
	if err != nil {
		return err
	}
	f.Notes = web.List(notes)
	addresses, err := s.Accounts.Addresses(ctx, u.ID)
	f.Addresses = web.List(addresses)
	return err
}
