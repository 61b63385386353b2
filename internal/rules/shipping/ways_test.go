package shipping_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

func everyWay() shipping.Ways {
	return shipping.Ways{
		Pickup: &shipping.PickupOffer{Price: 200, Address: "1, rue du Quai", City: "Rimouski", PostalCode: "G5L 1A1",
			Hours: "Mardi au samedi, 10 h à 17 h"},
		Local: &shipping.LocalOffer{RadiusKm: 30, Price: 600, FreeFrom: 5000, Days: 2},
	}
}

func TestEachWayHasItsPrice(t *testing.T) {
	parcel := shipping.Settings{Amount: 900, Policy: shipping.PerItem}
	for _, c := range []struct {
		method   shipping.Method
		subtotal money.Cents
		want     money.Cents
	}{
		{shipping.Parcel, 4000, 2700},
		{shipping.Pickup, 4000, 200},
		{shipping.Pickup, 9000, 200},
		{shipping.Local, 4999, 600},
		{shipping.Local, 5000, 0},
	} {
		if got := shipping.Quote(everyWay().Tariff(c.method, parcel), 3, c.subtotal); got != c.want {
			t.Errorf("%s of %v: %v, want %v", c.method, c.subtotal, got, c.want)
		}
	}
}

func TestParcelsAreTheDefaultUnlessTheShopSendsNone(t *testing.T) {
	ways := everyWay()
	if got := ways.Chosen(""); got != shipping.Parcel {
		t.Errorf("without a choice: %s", got)
	}
	ways.NoParcel = true
	if got := ways.Chosen(""); got != shipping.Pickup {
		t.Errorf("without parcels: %s", got)
	}
	if got := ways.Chosen(shipping.Parcel); got != shipping.Parcel || ways.Offers(got) {
		t.Errorf("a choice that is no longer offered became %s", got)
	}
	if got := (shipping.Ways{}).Methods(); !slices.Equal(got, []shipping.Method{shipping.Parcel}) {
		t.Errorf("a shop that says nothing offers %v", got)
	}
}

func TestWaysAreValidated(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(*shipping.Ways)
		want  error
	}{
		"no way left":       {func(w *shipping.Ways) { *w = shipping.Ways{NoParcel: true} }, shipping.ErrNoWay},
		"a negative pickup": {func(w *shipping.Ways) { w.Pickup.Price = -1 }, shipping.ErrPickupAmount},
		"a dear delivery": {func(w *shipping.Ways) { w.Local.Price = shipping.MaxAmount + 1 },
			shipping.ErrLocalAmount},
		"no radius":     {func(w *shipping.Ways) { w.Local.RadiusKm = 0 }, shipping.ErrRadius},
		"a huge radius": {func(w *shipping.Ways) { w.Local.RadiusKm = shipping.MaxRadius + 1 }, shipping.ErrRadius},
		"too many days": {func(w *shipping.Ways) { w.Local.Days = 4 }, shipping.ErrLocalDays},
	} {
		ways := everyWay()
		c.spoil(&ways)
		if broken := ways.Validate(); len(broken) != 1 || !errors.Is(broken[0], c.want) {
			t.Errorf("%s: %v", name, broken)
		}
	}
	if broken := everyWay().Validate(); broken != nil {
		t.Errorf("good ways: %v", broken)
	}
}

func TestWaysTravelAsTheyAreStored(t *testing.T) {
	sent, err := json.Marshal(everyWay())
	var back shipping.Ways
	if err != nil || json.Unmarshal(sent, &back) != nil || !reflect.DeepEqual(back, everyWay()) {
		t.Errorf("sent %s, %v; read back %+v", sent, err, back)
	}
	if none, _ := json.Marshal(shipping.Ways{}); string(none) != "{}" {
		t.Errorf("nothing is sent as %s", none)
	}
}
