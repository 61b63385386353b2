package fulfilment_test

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/shipping"
)

// pickedUp is an order whose mugs are fetched at Batture's.
func (b *backroom) pickedUp(name string) *order.Order {
	d := b.draft(name)
	d.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "12, rue du Quai", Hours: "Le samedi",
		Instructions: "Sonnez."}
	return b.Replay(d, ordertest.Paid()...)
}

func (b *backroom) ready(orderID string) (o fulfilment.Order) {
	b.Helper()
	code, read := b.as(b.batture, "POST", "/orders/"+orderID+"/ready", nil)
	if read(&o); code != 200 {
		b.Fatalf("ready: %d", code)
	}
	return o
}

func (b *backroom) codeOf(orderID string) string {
	b.Helper()
	for _, store := range b.bought(orderID).Stores {
		if store.ID == b.batture {
			return store.Delivery.Code
		}
	}
	return ""
}

func TestAPickupGoesFromReadyToHandedOver(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.pickedUp("")
		b.want(409, "picked_up", b.batture, "POST", "/orders/"+o.ID+"/shipments",
			body{"items": []units{{"mug", 1, 2}}})
		b.want(409, "not_picked_up", b.rang4, "POST", "/orders/"+o.ID+"/ready", nil)
		b.want(409, "pickup_not_ready", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": "123456"})
		got := b.ready(o.ID)
		if got.Delivery.ReadyAt == nil || got.Delivery.Code != "" || got.ShippingAddress != nil || !got.CanShip {
			t.Errorf("the shop sees %+v", got)
		}
		code := b.codeOf(o.ID)
		letters := b.Letters()
		if len(letters) != 1 || code == "" || !has(letters[0].Text, code, "12, rue du Quai", "Le samedi", "Sonnez.",
			"Tasse trempée") || strings.Contains(letters[0].Text, "Miel") {
			t.Fatalf("letters = %+v", letters)
		}
		if b.ready(o.ID); len(b.Letters()) != 0 {
			t.Error("a second click writes again")
		}
		var page fulfilment.OrderPage
		_, read := b.as(b.batture, "GET", "/orders?filter=to_ship", nil)
		if read(&page); len(page.Data) != 1 || page.Data[0].DeliveryMethod != shipping.Pickup ||
			page.Data[0].ReadyAt == nil {
			t.Errorf("its list: %+v", page.Data)
		}
		b.want(422, "pickup_code", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": "x"})
		b.want(201, "", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": code})
		letters = b.Letters()
		if len(letters) != 1 || !has(letters[0].Text, "vous a remis", "Tasse trempée") ||
			strings.Contains(letters[0].Text, "sans code") {
			t.Errorf("letters = %+v", letters)
		}
		_, read = b.as(b.batture, "GET", "/orders/"+o.ID, nil)
		if read(&got); got.Status != order.Completed || len(got.Shipments) != 1 || got.TriesLeft != 4 {
			t.Errorf("then %+v", got)
		}
		if b.codeOf(o.ID) != "" {
			t.Error("a code that was used is still shown")
		}
		b.want(409, "units_not_left", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": code})
	})
}

func TestAPickupWithoutACodeNeedsAReason(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.pickedUp("")
		b.ready(o.ID)
		b.Letters()
		for range order.MaxPickupTries {
			b.want(422, "pickup_code", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": "x"})
		}
		b.want(409, "pickup_tries", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": b.codeOf(o.ID)})
		b.want(422, "invalid_input", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"reason": " "})
		b.want(201, "", b.batture, "POST", "/orders/"+o.ID+"/handover", body{"reason": "Permis de conduire vérifié"})
		letters := b.Letters()
		if len(letters) != 1 || !has(letters[0].Text, "sans code", "Permis de conduire vérifié") {
			t.Errorf("letters = %+v", letters)
		}
		handed := b.bought(o.ID).Items[0]
		b.want(409, "no_tracking", b.batture, "PUT", "/orders/"+o.ID+"/shipments/"+b.parcelOf(o.ID),
			body{"trackingNumber": "7023"})
		if handed.DeliveryMethod != shipping.Pickup || handed.Shipment == nil {
			t.Errorf("her page shows %+v", handed.WireItem)
		}
		status, _ := b.as(b.batture, "DELETE", "/orders/"+o.ID+"/shipments/"+b.parcelOf(o.ID), nil)
		letters = b.Letters()
		if status != 200 || len(letters) != 1 || !has(letters[0].Text, "vous attend encore", "code de ramassage") {
			t.Errorf("undone: %d %+v", status, letters)
		}
	})
}

func (b *backroom) parcelOf(orderID string) string {
	b.Helper()
	var o fulfilment.Order
	_, read := b.as(b.batture, "GET", "/orders/"+orderID, nil)
	read(&o)
	return o.Shipments[0].ID
}

func TestTwoTabsHandAPickupOverOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.pickedUp("")
		b.ready(o.ID)
		b.Letters()
		code := b.codeOf(o.ID)
		var given atomic.Int32
		var wait sync.WaitGroup
		for range 2 {
			wait.Go(func() {
				status, _ := b.as(b.batture, "POST", "/orders/"+o.ID+"/handover", body{"code": code})
				if status == 201 {
					given.Add(1)
				}
			})
		}
		wait.Wait()
		if letters := b.Letters(); given.Load() != 1 || len(letters) != 1 {
			t.Errorf("given %d times, %d letters", given.Load(), len(letters))
		}
	})
}

func TestALocalDeliveryIsToldAsSuch(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		d := b.draft("")
		d.Shops[0].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 1}
		o := b.Replay(d, ordertest.Paid()...)
		if code, got := b.ship(o.ID, nil, units{"mug", 2, 2}); code != 201 || got.Delivery.Method != shipping.Local {
			t.Fatalf("%d %+v", code, got)
		}
		if letters := b.Letters(); len(letters) != 1 || !has(letters[0].Text, "vous livre elle-même") ||
			strings.Contains(letters[0].Text, "colis") || strings.Contains(letters[0].Text, "Arrivée") {
			t.Errorf("letters = %+v", letters)
		}
	})
}
