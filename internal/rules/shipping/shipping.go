// Package shipping tells what one shop asks to send a parcel. It knows quantities and amounts only: no address, no
// carrier, no tax (package tax says how the amount is taxed).
package shipping

import (
	"errors"

	"rangrue/internal/kit/money"
)

// Policy says how a shop counts its shipping.
type Policy string

const (
	// PerItem multiplies the shop's amount by the number of units.
	PerItem Policy = "fixedAmountPerItem"
	// ByQuantity takes the tier reached by the number of units, or the shop's amount below the first tier. The
	// specification names only the policy above; any other name, this one included, is read this way.
	ByQuantity Policy = "fixedAmountByQuantity"
)

const (
	// MaxTiers is how many quantity tiers a shop may set.
	MaxTiers = 5
	// MaxAmount bounds what a shop may ask for a unit or a parcel, so that no bill can overflow.
	MaxAmount = money.Cents(10_000_00)
)

// Tier is the whole shipping amount asked from a number of units on.
type Tier struct {
	Quantity int         // smallest number of units; zero means the tier is not set
	Amount   money.Cents // for the parcel, not for each unit
}

// Settings is what a shop chose. The zero value ships free.
type Settings struct {
	Amount   money.Cents // shippingPriceAmount on the wire
	Policy   Policy      // shippingPricePolicy
	Tiers    []Tier      // tier1 to tier5, in any order; read only when the policy is not [PerItem]
	FreeFrom money.Cents // freeShippingThreshold; zero when the shop sets none
}

// The reasons [Settings.Validate] may give.
var (
	ErrAmount       = errors.New("shipping: an amount is negative or beyond MaxAmount")
	ErrTooManyTiers = errors.New("shipping: more than five tiers")
	ErrTierQuantity = errors.New("shipping: a tier's quantity is not above zero")
	ErrTierTwice    = errors.New("shipping: two tiers start at the same quantity")
)

// Validate refuses settings that would make a price depend on the order of the tiers or fall below zero.
func (s Settings) Validate() error {
	if s.Amount < 0 || s.Amount > MaxAmount || s.FreeFrom < 0 {
		return ErrAmount
	}
	if len(s.Tiers) > MaxTiers {
		return ErrTooManyTiers
	}
	starts := map[int]bool{}
	for _, t := range s.Tiers {
		switch {
		case t.Amount < 0 || t.Amount > MaxAmount:
			return ErrAmount
		case t.Quantity <= 0:
			return ErrTierQuantity
		case starts[t.Quantity]:
			return ErrTierTwice
		}
		starts[t.Quantity] = true
	}
	return nil
}

// Quote is what the shop asks to send so many units worth subtotal, before tax. Nothing to send costs nothing.
func Quote(s Settings, units int, subtotal money.Cents) money.Cents {
	switch {
	case units <= 0:
		return 0
	case s.FreeFrom > 0 && subtotal >= s.FreeFrom:
		return 0
	case s.Policy == PerItem:
		return s.Amount * money.Cents(units)
	}
	amount, reached := s.Amount, 0
	for _, t := range s.Tiers {
		if t.Quantity > reached && t.Quantity <= units {
			amount, reached = t.Amount, t.Quantity
		}
	}
	return amount
}

// FreeForOne tells whether one unit at this price, bought alone, ships free: the "Livraison gratuite" of a tile.
func FreeForOne(s Settings, price money.Cents) bool { return Quote(s, 1, price) == 0 }

// LeftToFree is how much more must be bought from the shop to reach its free-shipping threshold. It is false when the
// shop has no threshold, so that no meter is shown.
func LeftToFree(s Settings, subtotal money.Cents) (left money.Cents, hasThreshold bool) {
	if s.FreeFrom <= 0 {
		return 0, false
	}
	return max(s.FreeFrom-subtotal, 0), true
}
