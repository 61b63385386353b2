package fulfilment_test

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/customer"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

func (b *backroom) ship(orderID string, how body, items ...units) (code int, o fulfilment.Order) {
	b.Helper()
	sent := body{"items": items}
	for name, value := range how {
		sent[name] = value
	}
	code, read := b.as(b.batture, "POST", "/orders/"+orderID+"/shipments", sent)
	read(&o)
	return code, o
}

// bought is the order as Maude's page shows it.
func (b *backroom) bought(orderID string) (d customer.Detail) {
	b.Helper()
	code, read := webtest.Call(b, b.handler, b.maude, "GET", "/orders/"+orderID+"/detail", nil)
	if read(&d); code != 200 {
		b.Fatalf("detail: %d", code)
	}
	return d
}

func TestAParcelLeavesAndItsBuyerFollowsIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		code, got := b.ship(o.ID, body{"carrier": "canada_post", "trackingNumber": " 7023 2109 <b>4418</b>"},
			units{"mug", 1, 2})
		if code != 201 || got.Status != order.PartiallyShipped || got.Items[0].QuantityLeft != 1 ||
			len(got.Shipments) != 1 || !got.CanShip {
			t.Fatalf("%d %+v", code, got)
		}
		const link = "https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=702321094418"
		if sent := got.Shipments[0]; sent.TrackingLink != link || sent.TrackingNumber != "7023 2109 4418" ||
			sent.CarrierName != "Postes Canada" || !sent.ShippedAt.Equal(b.At) {
			t.Errorf("parcel = %+v", sent)
		}
		letters := b.Letters()
		if len(letters) != 1 || letters[0].To[0] != "maude@courriel.ca" || !has(letters[0].Text, "Tasse trempée", "× 1",
			"702321094418", "Le reste de votre commande", "/compte/mes-commandes/"+o.ID) ||
			strings.Contains(letters[0].Text, "Miel") {
			t.Fatalf("letters = %+v", letters)
		}
		for _, item := range b.bought(o.ID).Items {
			if item.ID == "mug" && (len(item.Shipments) != 1 || item.Shipment.TrackingLink != link ||
				item.QuantityShipped != 1) {
				t.Errorf("her page shows %+v", item.WireItem)
			}
		}
		if _, got = b.ship(o.ID, nil, units{"mug", 1, 1}); got.Status != order.Completed || got.CanShip ||
			len(got.Shipments) != 2 {
			t.Errorf("then %+v", got)
		}
		if letters = b.Letters(); len(letters) != 1 || strings.Contains(letters[0].Text, "Le reste") ||
			strings.Contains(letters[0].Text, "Transporteur") {
			t.Errorf("letters = %+v", letters)
		}
	})
}

func TestAParcelThatCannotLeave(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		given := b.Replay(b.draft("-given"), append(ordertest.Paid(), order.WasCancelled(noon, "Cassée", order.Units{
			ItemID: "mug-given", Quantity: 2,
		}))...)
		waiting := b.Replay(b.draft("-waiting"), ordertest.Paid()[0])
		sent := "/orders/" + o.ID + "/shipments"
		for name, c := range map[string]struct {
			status     int
			code, path string
			body       body
		}{
			"more than is left": {409, "units_not_left", sent, body{"items": []units{{"mug", 3, 2}}}},
			"one seen too many": {409, "order_changed", sent, body{"items": []units{{"mug", 1, 3}}}},
			"nothing":           {422, "invalid_units", sent, body{"items": []units{}}},
			"the same twice":    {422, "invalid_units", sent, body{"items": []units{{"mug", 1, 2}, {"mug", 1, 2}}}},
			"an unknown item":   {404, "order_not_found", sent, body{"items": []units{{"nothing", 1, 1}}}},
			"a script for link": {422, "invalid_tracking", sent,
				body{"items": []units{{"mug", 1, 2}}, "trackingLink": "javascript:alert(1)"}},
			"a novel": {422, "invalid_tracking", sent,
				body{"items": []units{{"mug", 1, 2}}, "carrierName": strings.Repeat("a", 101)}},
			"a cancelled order": {409, "order_changed", "/orders/" + given.ID + "/shipments",
				body{"items": []units{{"mug-given", 1, 2}}}},
			"cancelled and seen": {409, "units_not_left", "/orders/" + given.ID + "/shipments",
				body{"items": []units{{"mug-given", 1, 0}}}},
			"a shop not notified yet": {409, "order_not_ready", "/orders/" + waiting.ID + "/shipments",
				body{"items": []units{{"mug-waiting", 1, 2}}}},
		} {
			t.Run(name, func(*testing.T) { b.want(c.status, c.code, b.batture, "POST", c.path, c.body) })
		}
		b.want(422, "invalid_input", b.batture, "POST", sent, body{"items": []units{{"mug", 0, 2}}})
		b.want(422, "invalid_input", b.batture, "POST", sent, body{
			"items": []units{{"mug", 1, 2}}, "carrier": "pigeon",
		})
		if got := b.order(b.batture, o.ID); got.Items[0].QuantityLeft != 2 || len(b.Letters()) != 0 {
			t.Errorf("something left all the same: %+v", got.Items[0])
		}
	})
}

// Two people of the shop click on what they both saw: one parcel leaves, one letter is written, whatever they clicked
// on.
func TestTwoClicksAtOnceChangeAnOrderOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		for name, calls := range map[string][2]string{
			"-ship": {"shipments", "shipments"}, "-cancel": {"cancellations", "cancellations"},
			"-both": {"shipments", "cancellations"},
		} {
			o := b.paid(name)
			var done atomic.Int32
			var clicks sync.WaitGroup
			for n := range 8 {
				clicks.Go(func() {
					sent := body{"items": []units{{"mug" + name, 1, 2}}}
					if calls[n%2] == "cancellations" {
						sent["reason"] = "Cassée"
					}
					switch code, _ := b.as(b.batture, "POST", "/orders/"+o.ID+"/"+calls[n%2], sent); code {
					case 201:
						done.Add(1)
					case 409:
					default:
						t.Errorf("%s: %d", name, code)
					}
				})
			}
			clicks.Wait()
			if letters := b.Letters(); done.Load() != 1 || len(letters) != 1 ||
				b.order(b.batture, o.ID).Items[0].QuantityLeft != 1 {
				t.Errorf("%s: %d changes, %d letters", name, done.Load(), len(letters))
			}
		}
	})
}

func TestCancelledUnitsAreRefundedAndGoBackOnTheShelf(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		draft := b.draft("")
		draft.Contribution = true
		o := b.Replay(draft, ordertest.Paid()...)
		cancel := func(left int, reason string) (o2 fulfilment.Order, previewed money.Cents) {
			item := []units{{"mug", 1, left}}
			var preview fulfilment.RefundAmounts
			code, read := b.as(b.batture, "POST", "/orders/"+o.ID+"/cancellation-preview", body{"items": item})
			if read(&preview); code != 200 {
				t.Fatalf("preview: %d", code)
			}
			code, read = b.as(b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
				"items": item, "reason": reason,
			})
			if read(&o2); code != 201 {
				t.Fatalf("cancel: %d", code)
			}
			return o2, preview.Total
		}
		first, previewed := cancel(2, " Une tasse s’est\n <i>cassée</i>. ")
		if first.Amounts.Refunded != previewed || previewed != 4369 || b.stock() != 10 ||
			first.Items[0].CancelReason != "Une tasse s’est cassée." {
			t.Errorf("first: %v previewed, stock %d, %+v", previewed, b.stock(), first)
		}
		letters := b.Letters()
		if len(letters) != 1 || !has(letters[0].Text, "Une tasse s’est cassée.", "43,69", "Tasse trempée") {
			t.Errorf("letters = %+v", letters)
		}
		whole, previewed := cancel(1, "L’autre aussi")
		if whole.Status != order.Cancelled || whole.Amounts.Refunded != 9773 || whole.Amounts.Net != 0 ||
			previewed != 9773-4369 || len(whole.Refunds) != 2 ||
			whole.Refunds[1].Shipping != 900 || whole.Refunds[1].Cause != "cancellation" || b.stock() != 11 {
			t.Errorf("whole: %+v, %v previewed", whole.Amounts, previewed)
		}
		b.want(409, "units_not_left", b.batture, "POST", "/orders/"+o.ID+"/cancellation-preview", body{
			"items": []units{{"mug", 1, 0}},
		})
		b.want(409, "units_not_left", b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
			"items": []units{{"mug", 1, 0}}, "reason": "Encore",
		})
		b.want(422, "invalid_input", b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
			"items": []units{{"mug", 1, 0}}, "reason": " <b></b> ",
		})
		b.want(422, "invalid_input", b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
			"items": []units{{"mug", 1, 0}}, "reason": strings.Repeat("é", 201),
		})
		var mug customer.Item
		for _, item := range b.bought(o.ID).Items {
			if item.ID == "mug" {
				mug = item
			}
		}
		if mug.Status != order.ItemCancelled || mug.CancelReason != "L’autre aussi" {
			t.Errorf("her page shows %+v", mug)
		}
	})
}

// The last shop to give up brings the platform's contribution back to the customer, and learns nothing of it.
func TestTheContributionIsBetweenTheCustomerAndThePlatform(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		draft := b.draft("")
		draft.Contribution = true
		o := b.Replay(draft, append(ordertest.Paid(),
			order.WasCancelled(noon, "Fini", order.Units{ItemID: "honey", Quantity: 1},
				order.Units{ItemID: "tuque", Quantity: 1}))...)
		b.want(201, "", b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
			"items": []units{{"mug", 2, 2}}, "reason": "Fini",
		})
		if got := b.order(b.batture, o.ID); got.Amounts.Refunded != 9773 || got.Refunds[0].Total != 9773 {
			t.Errorf("the shop sees %+v", got.Amounts)
		}
		if letters := b.Letters(); !has(letters[0].Text, "99,73") {
			t.Errorf("letter = %s", letters[0].Text)
		}
		refunds := markettest.Must(b.Orders.RefundsOf(ctx, b.DB, o.ID))
		var sum money.Cents
		for _, r := range refunds {
			sum += r.Amount.Total()
		}
		if sum != o.GrandTotal {
			t.Errorf("%v given back of %v", sum, o.GrandTotal)
		}
	})
}
