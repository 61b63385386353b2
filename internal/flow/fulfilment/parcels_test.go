package fulfilment_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAParcelIsCorrectedForADayAndTheCustomerTold(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		_, shown := b.ship(o.ID, body{"carrier": "canada_post", "trackingNumber": "111"}, units{"mug", 1, 2})
		parcel := shown.Shipments[0]
		if parcel.ChangeableUntil == nil || !parcel.ChangeableUntil.Equal(b.At.Add(day)) {
			t.Errorf("changeable until %v", parcel.ChangeableUntil)
		}
		b.Letters()
		path := "/orders/" + o.ID + "/shipments/" + parcel.ID
		right := body{"carrier": "purolator", "trackingNumber": "329"}
		for _, letters := range []int{1, 0} { // asking twice tells once
			var got fulfilment.Order
			code, read := b.as(b.batture, "PUT", path, right)
			if read(&got); code != 200 || got.Shipments[0].CarrierName != "Purolator" ||
				got.Shipments[0].TrackingLink != "https://www.purolator.com/en/shipping/tracker?pin=329" {
				t.Fatalf("%d %+v", code, got.Shipments)
			}
			sent := b.Letters()
			if len(sent) != letters || letters == 1 &&
				!has(sent[0].Text, "a corrigé le suivi", "Purolator", "329", o.Reference) {
				t.Errorf("letters = %+v", sent)
			}
		}
		b.want(404, "order_not_found", b.rang4, "PUT", "/orders/nothing/shipments/"+parcel.ID, right)
		b.want(404, "parcel_not_found", b.rang4, "PUT", path, right)
		b.want(422, "invalid_tracking", b.batture, "PUT", path, body{"trackingLink": "javascript:alert(1)"})
		b.At = b.At.Add(day + time.Second)
		b.want(409, "parcel_too_old", b.batture, "PUT", path, body{"carrier": "ups"})
		if got := b.order(b.batture, o.ID); got.Shipments[0].ChangeableUntil != nil || len(b.Letters()) != 0 {
			t.Errorf("after a day: %+v", got.Shipments[0])
		}
	})
}

func TestAnUndoneParcelIsToShipAgainAndTheCustomerTold(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		_, shown := b.ship(o.ID, nil, units{"mug", 2, 2})
		b.Letters()
		path := "/orders/" + o.ID + "/shipments/" + shown.Shipments[0].ID
		b.want(404, "parcel_not_found", b.rang4, "DELETE", path, nil)
		var got fulfilment.Order
		code, read := b.as(b.batture, "DELETE", path, nil)
		if read(&got); code != 200 || got.Status != order.Dispatched || got.Items[0].QuantityLeft != 2 ||
			!got.CanShip ||
			len(got.Shipments) != 0 {
			t.Fatalf("%d %+v", code, got)
		}
		if letters := b.Letters(); len(letters) != 1 || letters[0].To[0] != "maude@courriel.ca" ||
			!has(letters[0].Text, "n’est pas encore parti", "Tasse trempée", "× 2") ||
			strings.Contains(letters[0].Text, "Miel") {
			t.Errorf("letters = %+v", letters)
		}
		b.want(404, "parcel_not_found", b.batture, "DELETE", path, nil)
		for _, item := range b.bought(o.ID).Items {
			if item.ID == "mug" && (item.QuantityShipped != 0 || len(item.Shipments) != 0 || item.Returnable) {
				t.Errorf("her page shows %+v", item)
			}
		}
	})
}

func TestUnitsThatLeftCanBeReturnedWhileOthersWait(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		b.ship(o.ID, nil, units{"mug", 1, 2})
		detail := b.bought(o.ID)
		for _, item := range detail.Items {
			if want := item.ID == "mug"; item.Returnable != want || want && item.ReturnableQuantity != 1 {
				t.Errorf("%s: %+v", item.ID, item)
			}
		}
		if !detail.CanReturn {
			t.Error("nothing can be returned")
		}
	})
}
