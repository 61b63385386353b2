package fulfilment_test

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// returned is an order of which Maude wants to send one mug back; the letters to her and the shop are dropped.
func (b *backroom) returned(name string) (o *order.Order, returnID string) {
	b.Helper()
	o = b.Replay(b.draft(name), append(ordertest.Shipped(name),
		order.ReturnWasAsked(noon.Add(2*day), order.ReturnAsk{Units: order.Units{ItemID: "mug" + name, Quantity: 1},
			Reason: "Fêlée"}))...)
	b.Letters()
	return o, o.Item("mug" + name).Return.ID
}

func (b *backroom) settle(returnID, step string, sent any) (code int, r returns.ShopReturn) {
	b.Helper()
	code, read := b.as(b.batture, "POST", "/returns/"+returnID+"/"+step, sent)
	read(&r)
	return code, r
}

func (b *backroom) returnsOf(query string) (page web.Page[returns.ShopReturn]) {
	b.Helper()
	code, read := b.as(b.batture, "GET", "/returns"+query, nil)
	if read(&page); code != 200 {
		b.Fatalf("returns%s: %d", query, code)
	}
	return page
}

func TestAReturnIsAcceptedReceivedAndRefunded(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o, id := b.returned("")
		waiting := b.returnsOf("").Data
		if len(waiting) != 1 || waiting[0].Refund != 4369 || waiting[0].ReasonText != "Fêlée" ||
			waiting[0].CustomerName != "Maude Tremblay" || !waiting[0].CountedStock || waiting[0].ReceiveBefore != nil {
			t.Fatalf("waiting = %+v", waiting)
		}
		code, r := b.settle(id, "accept", nil)
		if code != 200 || r.Status != order.ReturnPending || r.ReceiveBefore == nil ||
			!r.ReceiveBefore.Equal(b.At.Add(order.ReceiveWindow)) {
			t.Errorf("%d %+v", code, r)
		}
		b.want(409, "return_already_settled", b.batture, "POST", "/returns/"+id+"/deny", body{"reason": "Trop tard"})
		code, r = b.settle(id, "receive", body{"restock": true})
		if code != 200 || r.Status != order.ReturnCompleted || !r.Restocked || r.Refund != 4369 || b.stock() != 10 {
			t.Errorf("%d %+v, stock %d", code, r, b.stock())
		}
		letters := b.Letters()
		if len(letters) != 2 || !has(letters[0].Text, "attend votre colis") || !has(letters[1].Text, "43,69") {
			t.Errorf("letters = %+v", letters)
		}
		if got := b.order(b.batture, o.ID); got.Amounts.Refunded != 4369 || got.Refunds[0].Cause != "return" ||
			got.Refunds[0].ReturnID != id || got.Items[0].QuantityReturned != 1 {
			t.Errorf("the order then: %+v", got)
		}
		open, settled := b.returnsOf("").Total, b.returnsOf("?filter=settled").Total
		if all := b.returnsOf("?filter=all").Total; open != 0 || settled != 1 || all != 1 {
			t.Errorf("%d open, %d settled, %d in all", open, settled, all)
		}
	})
}

// What an operator gave back already is not given again when the units are back, and the letter promises nothing.
func TestAReturnThatWasPaidBackBeforeIsReceived(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o, id := b.returned("")
		b.Change(func(tx *db.Tx) error {
			_, _, _, err := b.Orders.Refund(ctx, tx, o.ID, order.Decision{Key: "all", BorneBy: order.ByShop,
				Reason: "Geste"}, b.Now())
			return err
		})
		for _, step := range []string{"accept", "receive"} {
			if code, _ := b.settle(id, step, body{"restock": true}); code != 200 {
				t.Fatalf("%s: %d", step, code)
			}
		}
		if letters := b.Letters(); len(letters) != 2 || !has(letters[1].Text, "a bien reçu votre retour.") ||
			has(letters[1].Text, "remboursons") {
			t.Errorf("letters = %+v", letters)
		}
	})
}

func TestLettersSayThatMoneyWaitsForTheBank(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.Orders.Contested = func(context.Context, db.Reader, string) (bool, error) { return true, nil }
		_, id := b.returned("")
		for _, step := range []string{"accept", "receive"} {
			if code, _ := b.settle(id, step, body{"restock": true}); code != 200 {
				t.Fatalf("%s: %d", step, code)
			}
		}
		byShop, byBuyer := b.paid("-s"), b.paid("-b")
		code, _ := b.as(b.batture, "POST", "/orders/"+byShop.ID+"/cancellations", body{
			"items": []units{{"mug-s", 1, 2}}, "reason": "Cassée",
		})
		if code != 201 {
			t.Fatal(code)
		}
		if code, why := b.giveUp(b.maude, byBuyer.ID, "", ""); code != 204 {
			t.Fatal(code, why)
		}
		waiting := 0
		for _, l := range b.Letters() {
			if has(l.Text, "5 à 10") {
				t.Errorf("it promises money within days:\n%s", l.Text)
			}
			if has(l.Text, "Nous vous devons", "Votre banque examine une contestation") {
				waiting++
			}
		}
		if waiting != 3 {
			t.Errorf("%d of 3 letters say that the bank decides", waiting)
		}
	})
}

func TestADeniedReturnTellsItsReasonToTheBuyer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o, id := b.returned("")
		b.want(422, "invalid_input", b.batture, "POST", "/returns/"+id+"/deny", body{"reason": " \n "})
		b.want(422, "invalid_input", b.batture, "POST", "/returns/"+id+"/deny", body{
			"reason": strings.Repeat("é", 201),
		})
		// not accepted yet
		b.want(409, "return_already_settled", b.batture, "POST", "/returns/"+id+"/receive", body{"restock": true})
		code, r := b.settle(id, "deny", body{"reason": "L’anse a été <b>recollée</b>."})
		if code != 200 || r.Status != order.ReturnDenied || r.DenyReason != "L’anse a été recollée." || r.Refund != 0 {
			t.Errorf("%d %+v", code, r)
		}
		for _, item := range b.bought(o.ID).Items {
			if want := map[string]string{"mug": "L’anse a été recollée."}[item.ID]; item.DenyReason != want {
				t.Errorf("%s: her page says %q", item.ID, item.DenyReason)
			}
		}
		if letters := b.Letters(); len(letters) != 1 || !has(letters[0].Text, "L’anse a été recollée.") {
			t.Errorf("letters = %+v", letters)
		}
	})
}

// However many confirm receipt at once, the customer is refunded once and the shelf gets its units once.
func TestAReturnIsReceivedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o, id := b.returned("")
		if code, _ := b.settle(id, "accept", nil); code != 200 {
			t.Fatal(code)
		}
		var done atomic.Int32
		var clicks sync.WaitGroup
		for range 6 {
			clicks.Go(func() {
				switch code, _ := b.as(b.batture, "POST", "/returns/"+id+"/receive", body{"restock": true}); code {
				case 200:
					done.Add(1)
				case 409:
				default:
					t.Errorf("receive: %d", code)
				}
			})
		}
		clicks.Wait()
		if refunds := markettest.Must(b.Orders.RefundsOf(ctx, b.DB, o.ID)); done.Load() != 1 || len(refunds) != 1 ||
			b.stock() != 10 || len(b.Letters()) != 2 {
			t.Errorf("%d receipts, %d refunds, stock %d", done.Load(), len(refunds), b.stock())
		}
	})
}
