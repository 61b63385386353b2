package arrival_test

import (
	"testing"

	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/shipping"
)

func TestAParcelArrivesAfterItsPreparationAndItsWay(t *testing.T) {
	for _, c := range []struct {
		province, postal string
		want             arrival.Days
	}{
		{"QC", "G0L 3Y0", arrival.Days{Min: 2, Max: 6}},
		{"", "", arrival.Days{Min: 2, Max: 6}}, // no place yet
		{"QC", "g4t 1a1", arrival.Days{Min: 4, Max: 10}},
		{"BC", "V5K 0A1", arrival.Days{Min: 5, Max: 11}},
	} {
		if got := arrival.Ordered(arrival.Days{Min: 1, Max: 3}, c.province, c.postal); got != c.want {
			t.Errorf("to %s %s: %+v, want %+v", c.province, c.postal, got, c.want)
		}
	}
}

func TestEveryProvinceCanBeReached(t *testing.T) {
	for _, province := range []string{
		"AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT",
	} {
		if got := arrival.Shipped(province, ""); got.Min < 1 || got.Max < got.Min {
			t.Errorf("to %s: %+v", province, got)
		}
	}
}

func TestAShopWithoutADelayIsHeldToTheUsualOne(t *testing.T) {
	if got := arrival.Ordered(arrival.Days{}, "QC", ""); got != (arrival.Days{Min: 2, Max: 8}) {
		t.Errorf("a parcel: %+v", got)
	}
	if got := arrival.Ready(arrival.Days{}); got != arrival.Usual || got.Max != 5 {
		t.Errorf("a pickup: %+v", got)
	}
}

func TestAPickupIsReadyAndALocalDeliveryBrought(t *testing.T) {
	preparation := arrival.Days{Min: 1, Max: 3}
	if got := arrival.Ready(preparation); got != preparation {
		t.Errorf("ready in %+v", got)
	}
	if got := arrival.Brought(preparation, 2); got != (arrival.Days{Min: 2, Max: 5}) {
		t.Errorf("brought in %+v", got)
	}
	if got := arrival.Brought(arrival.Days{}, 2); got != (arrival.Days{Min: 2, Max: 7}) {
		t.Errorf("without a delay: %+v", got)
	}
}

func TestEachWayOfDeliveryHasItsDays(t *testing.T) {
	preparation := arrival.Days{Min: 1, Max: 3}
	for method, want := range map[shipping.Method]arrival.Days{
		shipping.Parcel: {Min: 5, Max: 11}, shipping.Pickup: preparation, shipping.Local: {Min: 2, Max: 5},
	} {
		if got := arrival.By(method, preparation, 2, "BC", "V5K 0A1"); got != want {
			t.Errorf("%s: %+v, want %+v", method, got, want)
		}
	}
}
