package shipping_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"rangrue/internal/rules/shipping"
)

func TestSettingsTravelUnderTheNamesOfTheSpecification(t *testing.T) {
	s := shipping.Settings{
		Amount: 950, Policy: shipping.ByQuantity, FreeFrom: 7500,
		Tiers: []shipping.Tier{{Quantity: 2, Amount: 1200}, {Quantity: 4, Amount: 1500}},
	}
	sent, err := json.Marshal(s.Wire())
	want := `{"shippingPriceAmount":9.50,"shippingPricePolicy":"fixedAmountByQuantity","tier1Amount":12.00,` +
		`"tier1Quantity":2,"tier2Amount":15.00,"tier2Quantity":4,"freeShippingThreshold":75.00}`
	if err != nil || string(sent) != want {
		t.Fatalf("sent %s, %v", sent, err)
	}
	var back shipping.Wire
	if err := json.Unmarshal(sent, &back); err != nil || !reflect.DeepEqual(back.Settings(), s) {
		t.Fatalf("read back %+v, %v", back.Settings(), err)
	}
}

func TestSettingsWithoutTierOrThresholdLeaveThemOut(t *testing.T) {
	sent, _ := json.Marshal(shipping.Settings{Amount: 800, Policy: shipping.PerItem}.Wire())
	if want := `{"shippingPriceAmount":8.00,"shippingPricePolicy":"fixedAmountPerItem"}`; string(sent) != want {
		t.Fatalf("sent %s", sent)
	}
}
