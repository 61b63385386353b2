// Package giveaway keeps the entries of a prize draw and draws its winners so that anyone can check the draw. It takes
// one entry per mailbox until the close date ends, and remembers every letter sent to a winner. The prizes are written
// by operators (see [Edition]), or come from configuration and a text of the market; the rules are on the page.
package giveaway

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

// Rules are the days of an edition and how many win.
type Rules struct {
	Edition   string    // tells this giveaway's entries from those of the next one
	Closes    time.Time // any moment of the last day to enter; zero: there is no giveaway
	Announced time.Time // any moment of the day of the draw
	Winners   int
	Source    string // where the seed will come from, announced before it is known
}

// announceHour is the hour of the draw, Eastern time.
const announceHour = 12

// ClosesAt is the midnight that ends the close date, Eastern time. (The specification says "midnight on a close date";
// the whole of that day still counts.)
func (r Rules) ClosesAt() time.Time {
	y, m, d := r.Closes.In(calendar.Eastern).Date()
	return time.Date(y, m, d+1, 0, 0, 0, 0, calendar.Eastern)
}

// AnnouncedAt is the moment of the draw.
func (r Rules) AnnouncedAt() time.Time {
	y, m, d := r.Announced.In(calendar.Eastern).Date()
	return time.Date(y, m, d, announceHour, 0, 0, 0, calendar.Eastern)
}

// Exists tells whether there is a giveaway.
func (r Rules) Exists() bool { return !r.Closes.IsZero() }

func (r Rules) check() error {
	switch {
	case !r.Exists():
		return nil
	case r.Edition == "" || r.Winners < 1:
		return errors.New("giveaway: an edition has a name and at least one winner")
	case r.AnnouncedAt().Before(r.ClosesAt()):
		return errors.New("giveaway: the winners are announced after the close date, not before")
	}
	return nil
}

// Options are what the service needs.
type Options struct {
	Rules            // what configuration says, as long as operators wrote no edition
	Brand mail.Brand // who writes to winners
	Page  string     // path of the giveaway's page

	Prize     func() (Prize, bool)                                          // false when no text tells it
	Picture   func(ctx context.Context, productSlug string) picture.Picture // of a product that is for sale
	Suppliers func(ctx context.Context, slugs []string) ([]Supplier, error) // those open in the market
	Now       func() time.Time
}

// Service answers for the latest edition.
type Service struct {
	db *db.DB
	Options
}

// New makes the service, or says what is wrong with the rules.
func New(d *db.DB, o Options) (*Service, error) {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Prize == nil {
		o.Prize = func() (Prize, bool) { return Prize{}, false }
	}
	if o.Picture == nil {
		o.Picture = func(context.Context, string) picture.Picture { return picture.Picture{} }
	}
	if o.Suppliers == nil {
		o.Suppliers = func(context.Context, []string) ([]Supplier, error) { return []Supplier{}, nil }
	}
	return &Service{db: d, Options: o}, o.check()
}

// Refusals.
var (
	ErrClosed = problem.New(problem.Refused, "giveaway_closed", problem.Say(
		"Ce concours est terminé. Merci de votre intérêt!", "This giveaway is over. Thank you for your interest!"))
	ErrNone = problem.New(problem.Refused, "giveaway_none", problem.Say(
		"Aucun concours n’est en cours pour le moment.", "There is no giveaway at the moment."))
)

// Enter records an entry in the transaction of the subscription that brings it. Entering twice is entering once.
func (s *Service) Enter(ctx context.Context, tx *db.Tx, email string) error {
	e, err := s.Current(ctx, tx)
	if err != nil {
		return err
	}
	switch now := s.Now(); {
	case !e.Exists():
		return ErrNone
	case !now.Before(e.ClosesAt()):
		return ErrClosed
	default:
		if err := addEntry(ctx, tx, e.Edition, email, now.UnixMilli()); err != nil {
			return fmt.Errorf("giveaway: enter: %w", err)
		}
		return nil
	}
}

// State is where an edition stands.
type State string

const (
	None   State = "none" // there is no giveaway
	Open   State = "open"
	Closed State = "closed" // waits for the day of the draw
	Due    State = "due"    // that day came, and the draw is not done yet
	Drawn  State = "drawn"
)

// Status is all there is to know of the edition.
type Status struct {
	Edition Edition
	State   State
	Entries int
	Digest  string // of the tickets; only once closed, when it can no longer change
	Draw    *Draw  // nil before the draw
	Winners []Winner
}

// Status reads where the edition stands now.
func (s *Service) Status(ctx context.Context) (Status, error) {
	e, err := s.Current(ctx, s.db)
	status := Status{Edition: e, State: None}
	if err != nil || !e.Exists() {
		return status, err
	}
	status.State = Open
	if s.Now().Before(e.ClosesAt()) {
		return status, nil
	}
	status.State = Closed
	draw, err := readDraw(ctx, s.db, e.Edition)
	if err != nil {
		return status, fmt.Errorf("giveaway: status: %w", err)
	}
	if draw == nil {
		tickets, err := readTickets(ctx, s.db, e.Edition)
		if err != nil {
			return status, fmt.Errorf("giveaway: status: %w", err)
		}
		status.Entries, status.Digest = len(tickets), Digest(ids(tickets))
		if !s.Now().Before(e.AnnouncedAt()) {
			status.State = Due
		}
		return status, nil
	}
	status.State, status.Draw, status.Entries, status.Digest = Drawn, draw, draw.Entries, draw.Digest
	if status.Winners, err = readWinners(ctx, s.db, e.Edition); err != nil {
		return status, fmt.Errorf("giveaway: status: %w", err)
	}
	return status, nil
}
