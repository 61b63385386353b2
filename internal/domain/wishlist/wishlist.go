// Package wishlist remembers what a shopper wants to come back to, variant by variant. It stores no stock and no price:
// both come from catalog, which also tells what is no longer sold. The stock is read with every list; the rest of an
// offer is cached until its product or its shop changes.
package wishlist

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

const (
	// PerPage is how many items a page shows.
	PerPage = 20
	// MaxItems bounds one list: it is read by a person.
	MaxItems = 1000
)

// Refusals.
var (
	ErrNotFound  = problem.Missing("wishlist_item_not_found")
	ErrNoVariant = problem.Missing("variant_not_found")
	ErrFull      = problem.New(problem.Refused, "wishlist_full", problem.Say(
		"Votre liste de souhaits est pleine. Retirez-en un article pour en ajouter un autre.",
		"Your wishlist is full. Remove an item to add another one."))
)

// Item is a variant someone wants to come back to, with what the catalogue says of it now.
type Item struct {
	ID        string
	VariantID string
	AddedAt   time.Time
	// Offer is nil when the catalogue has no trace of the variant.
	Offer *catalog.Offer

	stock  int // units of the variant, when they are counted
	cached *cachedOffer
}

// Service answers for every wishlist.
type Service struct {
	db  *db.DB
	now func() time.Time
	url picture.URLOf

	cache *changes.Memory[*cachedOffer]
}

// New makes the service. url turns a key of the file store into an address.
func New(d *db.DB, now func() time.Time, url picture.URLOf) *Service {
	return &Service{db: d, now: now, url: url, cache: newCache()}
}

// List reads a page of a user's list, counted from 1, the latest addition first, and how many items there are in all.
func (s *Service) List(ctx context.Context, userID string, page int) ([]Item, int, error) {
	before := (max(page, 1) - 1) * PerPage
	items, at, err := list(ctx, s.db, userID, PerPage, before)
	if err != nil {
		return nil, 0, fmt.Errorf("wishlist: list: %w", err)
	}
	if len(items) == 0 && before > 0 { // no row beyond the last page carries the total
		if at.total, err = count(ctx, s.db, userID); err != nil {
			return nil, 0, fmt.Errorf("wishlist: count: %w", err)
		}
	}
	return items, at.total, s.attachOffers(ctx, s.db, at.version, items)
}

// ByVariant reads the item of a variant, or refuses with [ErrNotFound].
func (s *Service) ByVariant(ctx context.Context, userID, variantID string) (Item, error) {
	found, at, err := byVariant(ctx, s.db, userID, variantID)
	if err != nil {
		return Item{}, fmt.Errorf("wishlist: by variant: %w", err)
	}
	if len(found) == 0 {
		return Item{}, ErrNotFound
	}
	err = s.attachOffers(ctx, s.db, at.version, found)
	return found[0], err
}

// Marks lists which variants are in the list: what pages need for their hearts.
func (s *Service) Marks(ctx context.Context, userID string) ([]Mark, error) {
	list, err := marks(ctx, s.db, userID)
	if err != nil {
		return nil, fmt.Errorf("wishlist: marks: %w", err)
	}
	return list, nil
}

// Add puts a variant in the list. One that is there already stays where it is.
func (s *Service) Add(ctx context.Context, userID, variantID string) (Item, error) {
	offers, err := catalog.Offers(ctx, s.db, []string{variantID})
	if err != nil {
		return Item{}, fmt.Errorf("wishlist: read variant: %w", err)
	}
	if offer := offers[variantID]; offer == nil || offer.State(s.now()) == catalog.Gone {
		return Item{}, ErrNoVariant
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		added, err := insert(ctx, tx, userID, Item{ID: db.NewID(), VariantID: variantID, AddedAt: s.now()})
		if err != nil {
			return fmt.Errorf("wishlist: add: %w", err)
		}
		if !added {
			return nil
		}
		if total, err := count(ctx, tx, userID); err != nil || total > MaxItems {
			return cmp.Or[error](err, ErrFull)
		}
		return nil
	})
	if err != nil {
		return Item{}, err
	}
	return s.ByVariant(ctx, userID, variantID)
}

// Remove takes an item out of its owner's list; another's is not found.
func (s *Service) Remove(ctx context.Context, userID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := remove(ctx, tx, id, userID)
		if err == nil && n == 0 {
			return ErrNotFound
		}
		return err
	})
}
