// Package bulletin keeps what the market announces to its shops. It promises that the team of a shop sees an
// announcement on its days alone, and only if it is for shops of that status; that nobody sees one that was withdrawn;
// and that having read it is each person's own. It writes no letter.
package bulletin

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/richtext"
)

// Said is what an operator writes.
type Said struct {
	Title    string
	Body     string        // HTML; cleaned when it is kept
	Statuses []shop.Status // of the shops it is for; none: all of them
	StartsAt time.Time     // zero: at once
	EndsAt   time.Time     // zero: it does not end by itself
}

// Bulletin is an announcement of the market.
type Bulletin struct {
	ID string
	Said
	WithdrawnAt time.Time // zero unless it was
	Revision    int       // grows with every edit
	CreatedAt   time.Time
	Reads       int       // how many people opened it; read by [Service.List] alone
	ReadAt      time.Time // when the reader opened it; read by [Service.For] alone
}

// State is where an announcement stands.
type State string

const (
	Upcoming  State = "upcoming"
	Current   State = "current"
	Over      State = "over"
	Withdrawn State = "withdrawn"
)

// State judges an announcement at a moment.
func (b *Bulletin) State(at time.Time) State {
	switch {
	case !b.WithdrawnAt.IsZero():
		return Withdrawn
	case !b.EndsAt.IsZero() && !at.Before(b.EndsAt):
		return Over
	case at.Before(b.StartsAt):
		return Upcoming
	}
	return Current
}

// Refusals.
var (
	ErrNotFound = problem.Missing("bulletin_not_found")
	// ErrWithdrawn: it was withdrawn, and is only read any more.
	ErrWithdrawn = problem.New(problem.Conflict, "bulletin_withdrawn", problem.Say(
		"Cette annonce est retirée. Écrivez-en une autre.", "This announcement was withdrawn. Write another one."))
	// ErrChanged: someone else edited it meanwhile.
	ErrChanged = problem.New(problem.Conflict, "bulletin_changed", problem.Say(
		"Quelqu’un d’autre a modifié cette annonce. Rechargez la page avant de la modifier.",
		"Someone else edited this announcement. Reload the page before you edit it."))
	textDays = problem.Say("Le dernier jour ne peut pas précéder le premier, ni aujourd’hui.",
		"The last day cannot be before the first one, nor before today.")
	textStatus = problem.Say("Choisissez des états de boutique qui existent.", "Choose statuses of shops that exist.")
)

const (
	maxTitle = 120
	maxBody  = 5000 // letters, without the tags
	mostSeen = 20   // announcements that a shop sees at once
)

// Service keeps announcements.
type Service struct {
	db *db.DB
	Options
}

// Options of the service.
type Options struct {
	Shops *shop.Service
	Now   func() time.Time
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// List is every announcement, the newest first.
func (s *Service) List(ctx context.Context) ([]*Bulletin, error) {
	list, err := listAll(ctx, s.db)
	if err != nil {
		return nil, fmt.Errorf("list bulletins: %w", err)
	}
	return list, nil
}

// Create announces something, as the operator of the context.
func (s *Service) Create(ctx context.Context, said Said) (*Bulletin, error) {
	said, err := s.checked(said)
	if err != nil {
		return nil, err
	}
	b := &Bulletin{ID: db.NewID(), Said: said, Revision: 1, CreatedAt: s.Now()}
	return b, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insert(ctx, tx, b); err != nil {
			return fmt.Errorf("insert a bulletin: %w", err)
		}
		return s.note(ctx, tx, "bulletin.create", nil, b)
	})
}

// Edit says something else, unless another revision than the one that was seen is kept now.
func (s *Service) Edit(ctx context.Context, id string, seen int, said Said) (*Bulletin, error) {
	said, err := s.checked(said)
	if err != nil {
		return nil, err
	}
	return s.change(ctx, id, "bulletin.edit", func(b *Bulletin) error {
		if b.Revision != seen {
			return ErrChanged
		}
		b.Said = said
		return nil
	})
}

// Withdraw hides an announcement from everyone it was for, for good.
func (s *Service) Withdraw(ctx context.Context, id string) (*Bulletin, error) {
	return s.change(ctx, id, "bulletin.withdraw", func(b *Bulletin) error {
		b.WithdrawnAt = s.Now()
		return nil
	})
}

// change changes an announcement that was not withdrawn, with its line in the journal.
func (s *Service) change(ctx context.Context, id, act string, change func(*Bulletin) error) (is *Bulletin, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if is, err = find(ctx, tx, id); err != nil {
			return err
		}
		was := *is
		if was.State(s.Now()) == Withdrawn {
			return ErrWithdrawn
		}
		if err := change(is); err != nil {
			return err
		}
		is.Revision++
		changed, err := update(ctx, tx, is, was.Revision)
		if err != nil {
			return fmt.Errorf("change a bulletin: %w", err)
		}
		if !changed {
			return ErrChanged
		}
		return s.note(ctx, tx, act, &was, is)
	})
	return is, err
}

func (s *Service) note(ctx context.Context, tx *db.Tx, act string, was, is *Bulletin) error {
	entry := operator.Entry{Act: act, SubjectKind: "bulletin", SubjectID: is.ID, SubjectName: is.Title,
		After: wire(is, s.Now()).Fields}
	if was != nil {
		entry.Before = wire(was, s.Now()).Fields
	}
	return operator.Note(ctx, tx, s.Now(), entry)
}

// checked is what an operator wrote as it is kept, or why it is not.
func (s *Service) checked(said Said) (Said, error) {
	now := s.Now()
	said.Title, said.Body = check.Line(said.Title), richtext.Clean(said.Body)
	if said.StartsAt.IsZero() {
		said.StartsAt = now
	}
	plain := richtext.Plain(said.Body)
	rules := []*problem.Field{
		check.Required("title", said.Title), check.Length("title", said.Title, 1, maxTitle),
		check.Required("body", plain), check.Length("body", plain, 1, maxBody),
	}
	if !said.EndsAt.IsZero() && (!said.EndsAt.After(said.StartsAt) || !said.EndsAt.After(now)) {
		rules = append(rules, check.Fail("to", "days", textDays))
	}
	slices.Sort(said.Statuses)
	said.Statuses = slices.Compact(said.Statuses)
	for _, status := range said.Statuses {
		if len(status.Moves()) == 0 {
			rules = append(rules, check.Fail("statuses", "status", textStatus))
		}
	}
	return said, check.All(rules...)
}

// For is what a person of a shop's team sees, the newest first, each with whether they opened it.
func (s *Service) For(ctx context.Context, of *shop.Shop, userID string) ([]*Bulletin, error) {
	list, err := listFor(ctx, s.db, of.Status, userID, s.Now())
	if err != nil {
		return nil, fmt.Errorf("list the bulletins of a shop: %w", err)
	}
	return list, nil
}

// MarkRead notes that a person of a shop's team opened an announcement that is for the shop; once is enough.
func (s *Service) MarkRead(ctx context.Context, of *shop.Shop, userID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		shown, err := listFor(ctx, tx, of.Status, userID, s.Now())
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(shown, func(b *Bulletin) bool { return b.ID == id }) {
			return ErrNotFound
		}
		return insertRead(ctx, tx, id, userID, s.Now())
	})
}
