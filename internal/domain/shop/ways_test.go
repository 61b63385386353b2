package shop_test

import (
	"errors"
	"slices"
	"testing"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

// openDoor is Batture with a pickup and a local delivery around Kamouraska.
func openDoor() shop.Details {
	d := batture()
	d.Ways = shipping.Ways{
		Pickup: &shipping.PickupOffer{Address: " 12, rue du Quai ", City: "Kamouraska", PostalCode: "g0l1m0",
			Hours: "Mardi au samedi", Instructions: "<b>Sonnez</b>."},
		Local: &shipping.LocalOffer{RadiusKm: 40, Price: 600, FreeFrom: 5000, Days: 2},
	}
	return d
}

func TestAShopKeepsItsWaysOfDelivery(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		made := markettest.Must(shops(d).Create(ctx, shop.NewShop{Status: shop.Approved, Details: openDoor()}))
		got := markettest.Must(shops(d).ByID(ctx, made.ID)).Ways
		if p := got.Pickup; p.PostalCode != "G0L 1M0" || p.Address != "12, rue du Quai" || p.Instructions != "Sonnez." {
			t.Errorf("pickup = %+v", p)
		}
		if l := got.Local; l.RadiusKm != 40 || l.FreeFrom != 5000 || got.NoParcel {
			t.Errorf("local = %+v", l)
		}
	})
}

func TestWaysThatBreakARuleAreRefusedAtTheirField(t *testing.T) {
	for path, spoil := range map[string]func(*shop.Details){
		"deliveryWays.noParcel":          func(d *shop.Details) { d.Ways = shipping.Ways{NoParcel: true} },
		"deliveryWays.pickup.price":      func(d *shop.Details) { d.Ways.Pickup.Price = -1 },
		"deliveryWays.pickup.address":    func(d *shop.Details) { d.Ways.Pickup.Address = " " },
		"deliveryWays.pickup.hours":      func(d *shop.Details) { d.Ways.Pickup.Hours = "" },
		"deliveryWays.pickup.postalCode": func(d *shop.Details) { d.Ways.Pickup.PostalCode = "M5V 2T6" },
		"deliveryWays.local.radiusKm":    func(d *shop.Details) { d.Ways.Local.RadiusKm = 0 },
		"deliveryWays.local.days":        func(d *shop.Details) { d.Ways.Local.Days = 9 },
		"deliveryWays.local.price":       func(d *shop.Details) { d.Ways.Local.Price = -5 },
	} {
		d := openDoor()
		spoil(&d)
		var refused *problem.Error
		if err := shop.CheckReady(d, false); !errors.As(err, &refused) || len(refused.Fields) != 1 ||
			refused.Fields[0].Path != path {
			t.Errorf("%s: %v", path, err)
		}
	}
	lost := openDoor()
	lost.Located = false
	if err := shop.CheckReady(lost, false); err == nil {
		t.Error("a shop that is not on the map delivers around itself")
	}
	if err := shop.CheckReady(openDoor(), false); err != nil {
		t.Errorf("good ways: %v", err)
	}
}

func TestALocalDeliveryGoesAsFarAsItsRadius(t *testing.T) {
	d := openDoor()
	for _, c := range []struct {
		city, postal string
		want         shop.Reach
	}{
		{"Saint-Pascal", "G0L 3Y0", shop.WithinReach},
		{"Rivière-du-Loup", "G5R 1A1", shop.WithinReach}, // 36 km
		{"Rimouski", "G5L 1A1", shop.TooFar},
		{"Kamouraska", "H2X 1Y4", shop.TooFar}, // the postal code of a town decides
		{"Ottawa", "K1P 1J1", shop.NotOnTheMap},
	} {
		if got := d.Reaches(c.city, c.postal); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.city, c.postal, got, c.want)
		}
	}
}

func TestABuyerSeesWhatTheyMayHave(t *testing.T) {
	d := openDoor()
	methods := func(options []shop.Option) (list []shipping.Method) {
		for _, o := range options {
			if o.Available {
				list = append(list, o.Method)
			}
		}
		return list
	}
	near := d.Options(1, 6000, shop.Destination{City: "Saint-Pascal", Province: "QC", PostalCode: "G0L 3Y0"}, morning)
	if got := methods(near); !slices.Equal(got, []shipping.Method{shipping.Parcel, shipping.Pickup, shipping.Local}) {
		t.Errorf("nearby: %v", got)
	}
	if local := near[2]; local.Price != 0 || local.Arrival.From != "2026-11-18" || local.Arrival.To != "2026-11-23" {
		t.Errorf("local = %+v, %+v", local, local.Arrival) // prepared in 2 to 4 days, brought in 2
	}
	if pickup := near[1]; pickup.Price != 0 || pickup.Arrival.To != "2026-11-19" || pickup.Pickup.City != "Kamouraska" {
		t.Errorf("pickup = %+v, %+v", pickup, pickup.Arrival)
	}
	far := d.Options(1, 6000, shop.Destination{City: "Montréal", Province: "QC", PostalCode: "H2X 1Y4"}, morning)
	if got := methods(far); slices.Contains(got, shipping.Local) || far[2].Refusal == "" {
		t.Errorf("far away: %+v", far)
	}
	if unknown := d.Options(1, 6000, shop.Destination{Province: "QC"}, morning); !unknown[2].Available {
		t.Error("before an address is known, the local delivery is hidden")
	}
}
