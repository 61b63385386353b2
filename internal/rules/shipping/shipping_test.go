package shipping_test

import (
	"errors"
	"slices"
	"testing"
	"testing/quick"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

var tiers = shipping.Settings{
	Amount: 900, Policy: shipping.ByQuantity,
	Tiers: []shipping.Tier{{Quantity: 3, Amount: 1200}, {Quantity: 6, Amount: 1500}, {Quantity: 10, Amount: 0}},
}

func withThreshold(s shipping.Settings, from money.Cents) shipping.Settings {
	s.FreeFrom = from
	return s
}

func TestQuote(t *testing.T) {
	perItem := shipping.Settings{Amount: 250, Policy: shipping.PerItem}
	perItemWithTiers := perItem
	perItemWithTiers.Tiers = tiers.Tiers
	for _, c := range []struct {
		name     string
		settings shipping.Settings
		units    int
		subtotal money.Cents
		want     money.Cents
	}{
		{"nothing to send", tiers, 0, 0, 0},
		{"no settings ships free", shipping.Settings{}, 4, 2000, 0},
		{"per item multiplies by units", perItem, 4, 2000, 1000},
		{"per item ignores tiers", perItemWithTiers, 4, 2000, 1000},
		{"a flat amount whatever the units", shipping.Settings{Amount: 850, Policy: shipping.ByQuantity}, 7, 2000, 850},
		{"no tier reached takes the amount", tiers, 2, 2000, 900},
		{"a tier begins at its quantity", tiers, 3, 2000, 1200},
		{"a tier holds until the next", tiers, 5, 2000, 1200},
		{"the greatest tier reached", tiers, 6, 2000, 1500},
		{"a tier may be free", tiers, 99, 2000, 0},
		{"an unknown policy reads as tiers", shipping.Settings{Amount: 900, Policy: "otherwise", Tiers: tiers.Tiers}, 3,
			1, 1200},
		{"just under the threshold pays", withThreshold(perItem, 5000), 2, 4999, 500},
		{"the threshold itself is free", withThreshold(perItem, 5000), 2, 5000, 0},
		{"the threshold wins over tiers", withThreshold(tiers, 5000), 6, 5001, 0},
		{"no threshold never frees", perItem, 2, 1_000_000, 500},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := shipping.Quote(c.settings, c.units, c.subtotal); got != c.want {
				t.Errorf("Quote = %v; want %v", got, c.want)
			}
		})
	}
}

func TestTiersMayComeInAnyOrder(t *testing.T) {
	reversed := tiers
	reversed.Tiers = slices.Clone(tiers.Tiers)
	slices.Reverse(reversed.Tiers)
	same := func(units uint8, subtotal uint16) bool {
		return shipping.Quote(tiers, int(units), money.Cents(subtotal)) == shipping.Quote(reversed, int(units),
			money.Cents(subtotal))
	}
	if err := quick.Check(same, nil); err != nil {
		t.Error(err)
	}
}

func TestATileIsFreeWhenOneUnitShipsFree(t *testing.T) {
	for _, c := range []struct {
		name     string
		settings shipping.Settings
		price    money.Cents
		want     bool
	}{
		{"always free", shipping.Settings{}, 500, true},
		{"paid", tiers, 500, false},
		{"price under the threshold", withThreshold(tiers, 7500), 7499, false},
		{"price at the threshold", withThreshold(tiers, 7500), 7500, true},
		{"free only from ten units", tiers, 100, false},
		{"free from the first unit by a tier", shipping.Settings{Amount: 900, Tiers: []shipping.Tier{{Quantity: 1}}},
			500, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := shipping.FreeForOne(c.settings, c.price); got != c.want {
				t.Errorf("FreeForOne = %v; want %v", got, c.want)
			}
		})
	}
}

func TestLeftToFree(t *testing.T) {
	if _, shown := shipping.LeftToFree(tiers, 1000); shown {
		t.Error("a shop without a threshold shows a meter")
	}
	for subtotal, want := range map[money.Cents]money.Cents{0: 5000, 4999: 1, 5000: 0, 9000: 0} {
		if left, shown := shipping.LeftToFree(withThreshold(tiers, 5000), subtotal); left != want || !shown {
			t.Errorf("LeftToFree(%v) = %v, %v; want %v, true", subtotal, left, shown, want)
		}
	}
}

func TestValidate(t *testing.T) {
	tier := func(quantity int, amount money.Cents) shipping.Tier {
		return shipping.Tier{Quantity: quantity, Amount: amount}
	}
	for _, c := range []struct {
		name     string
		settings shipping.Settings
		want     error
	}{
		{"OK", withThreshold(tiers, 5000), nil},
		{"OK empty", shipping.Settings{}, nil},
		{"negative amount", shipping.Settings{Amount: -1}, shipping.ErrAmount},
		{"huge amount", shipping.Settings{Amount: shipping.MaxAmount + 1}, shipping.ErrAmount},
		{"negative threshold", shipping.Settings{FreeFrom: -1}, shipping.ErrAmount},
		{"negative tier", shipping.Settings{Tiers: []shipping.Tier{tier(1, -1)}}, shipping.ErrAmount},
		{"tier from zero", shipping.Settings{Tiers: []shipping.Tier{tier(0, 100)}}, shipping.ErrTierQuantity},
		{"same tier twice", shipping.Settings{Tiers: []shipping.Tier{tier(2, 100), tier(2, 200)}},
			shipping.ErrTierTwice},
		{"six tiers", shipping.Settings{Tiers: []shipping.Tier{tier(1, 1), tier(2, 1), tier(3, 1), tier(4, 1),
			tier(5, 1), tier(6, 1)}}, shipping.ErrTooManyTiers},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.settings.Validate(); !errors.Is(err, c.want) {
				t.Errorf("Validate = %v; want %v", err, c.want)
			}
		})
	}
}
