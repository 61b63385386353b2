// Package promotion keeps the codes and automatic offers that take something off what buyers pay: those of shops, and
// the codes of the market. It promises that a promotion never does anything else than on the day it was made, that no
// more orders use one than it allows, in all and per person, however many buyers race for the last use, and that nobody
// learns whether a code exists in a shop they buy nothing from. What a promotion comes to is rules/pricing's; what was
// taken off is frozen in the order.
package promotion

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// Promotion is a code or an automatic offer.
type Promotion struct {
	ID           string
	ShopID       string // empty: the market's
	Code         string // empty for an automatic offer
	Name         string // as buyers read it
	Kind         pricing.PromotionKind
	Percent      int
	Amount       money.Cents
	Take, Pay    int
	Minimum      money.Cents
	Scope        Scope
	ScopeIDs     []string // of products or categories
	StartsAt     time.Time
	EndsAt       time.Time // zero: it does not end by itself
	MaxUses      int       // in all; 0: as often as one likes
	MaxPerPerson int       // of a code; 0: as often as one likes
	Uses         int
	CreatedAt    time.Time
}

// Scope is what a promotion is about.
type Scope string

const (
	AllProducts    Scope = "all"
	SomeProducts   Scope = "products"
	SomeCategories Scope = "categories" // and those under them
)

// State is where a promotion stands.
type State string

const (
	Active   State = "active"
	Upcoming State = "upcoming"
	Ended    State = "ended"
	UsedUp   State = "used_up"
)

// State judges a promotion at a moment.
func (p *Promotion) State(at time.Time) State {
	switch {
	case !p.EndsAt.IsZero() && !at.Before(p.EndsAt):
		return Ended
	case p.MaxUses > 0 && p.Uses >= p.MaxUses:
		return UsedUp
	case at.Before(p.StartsAt):
		return Upcoming
	}
	return Active
}

// Refusals.
var (
	ErrNotFound = problem.Missing("promotion_not_found")
	// ErrEnded: it is over already.
	ErrEnded = problem.New(problem.Conflict, "promotion_ended", problem.Say(
		"Cette promotion est déjà terminée.", "This promotion is already over."))
	// ErrTooMany: the shop has [MaxLive] that are not over.
	ErrTooMany = problem.New(problem.Conflict, "too_many_promotions", problem.Say(
		"Vous avez déjà 50 promotions en cours ou à venir. Terminez-en une avant d’en créer une autre.",
		"You already have 50 current or upcoming promotions. End one before you make another."))
)

// MaxLive bounds the promotions of a shop, or of the market, that are not over: every pair of them may be tried.
const MaxLive = 50

// Service keeps promotions.
type Service struct {
	db *db.DB
	Options
	memory *changes.Memory[kept]
}

// Options of the service.
type Options struct {
	Shops *shop.Service
	Now   func() time.Time
}

// New makes the service.
func New(d *db.DB, o Options) *Service {
	about := func(of kept) []changes.Thing { return []changes.Thing{{Kind: Changed, ID: changeID(of.shopID)}} }
	return &Service{db: d, Options: o, memory: changes.NewMemory(mostKept, about)}
}

// Changed is the kind of the notes of the change log that the promotions of a shop, or of the market, changed.
const Changed = "promotion"

const (
	mostKept = 8192     // bounds each half of the memory
	marketID = "market" // the market in the change log, which refuses an empty id
)

// Follow lets the service keep automatic offers and codes in memory for as long as the change log says that those of
// their shop are the same.
func (s *Service) Follow(ctx context.Context, f *changes.Follower) error {
	return s.memory.Follow(ctx, f, "promotions")
}

// Create makes a promotion of a shop, or a code of the market when it names none.
func (s *Service) Create(ctx context.Context, p Promotion) (*Promotion, error) {
	p.ID, p.Uses, p.CreatedAt = db.NewID(), 0, s.Now()
	p.Name, p.Code = check.Line(p.Name), check.Code(p.Code)
	if p.StartsAt.IsZero() {
		p.StartsAt = p.CreatedAt
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		// One after the other: two clicks must not make the same code twice, which could then be used twice as often.
		if err := tx.Lock(ctx, "promotions of "+changeID(p.ShopID)); err != nil {
			return err
		}
		if err := s.check(ctx, tx, &p); err != nil {
			return err
		}
		if err := insert(ctx, tx, &p); err != nil {
			return fmt.Errorf("insert a promotion: %w", err)
		}
		return s.changed(ctx, tx, "promotion.create", &p, nil)
	})
	return &p, err
}

// End ends a promotion of a shop, or of the market, now. Orders that used it keep what it took off.
func (s *Service) End(ctx context.Context, shopID, id string) (p *Promotion, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if p, err = find(ctx, tx, shopID, id); err != nil {
			return err
		}
		was := *p
		if p.State(s.Now()) == Ended {
			return ErrEnded
		}
		p.EndsAt = s.Now()
		if err := end(ctx, tx, p); err != nil {
			return fmt.Errorf("end a promotion: %w", err)
		}
		return s.changed(ctx, tx, "promotion.end", p, &was)
	})
	return p, err
}

// changed notes a change for the memories of every node and in the journal of the shop, or of the market.
func (s *Service) changed(ctx context.Context, tx *db.Tx, act string, is, was *Promotion) error {
	if err := noteChange(ctx, tx, is.ShopID); err != nil {
		return err
	}
	after, before := wire(is, s.Now()), Wire{}
	if was != nil {
		before = wire(was, s.Now())
	}
	if is.ShopID != "" {
		return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: is.ShopID, Act: act, SubjectID: is.ID,
			SubjectName: is.Name, Changes: shop.Changed(
				shop.Change{What: "code", Before: before.Code, After: after.Code},
				shop.Change{What: "from", Before: string(before.From), After: string(after.From)},
				shop.Change{What: "until", Before: string(before.To), After: string(after.To)},
			)})
	}
	entry := operator.Entry{Act: act, SubjectKind: "promotion", SubjectID: is.ID, SubjectName: is.Code, After: after}
	if was != nil {
		entry.Before = before
	}
	return operator.Note(ctx, tx, s.Now(), entry)
}

func noteChange(ctx context.Context, tx *db.Tx, shopID string) error {
	return changes.Note(ctx, tx, Changed, changeID(shopID))
}

// changeID names a shop, or the market, in the change log.
func changeID(shopID string) string { return cmp.Or(shopID, marketID) }

// List is the promotions of a shop, or of the market, the newest first.
func (s *Service) List(ctx context.Context, shopID string) ([]*Promotion, error) {
	list, err := listOf(ctx, s.db, shopID)
	if err != nil {
		return nil, fmt.Errorf("list promotions: %w", err)
	}
	return list, nil
}
