package fulfilment_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

// giveUp cancels an order, or the part of a shop, as someone who may hold its token.
func (b *backroom) giveUp(userID, orderID, token, shopID string) (int, string) {
	b.Helper()
	sent := body{}
	if shopID != "" {
		sent["storeId"] = shopID
	}
	code, read := webtest.Call(b, b.handler, userID, "POST", "/orders/"+orderID+"/cancellations?jeton="+token, sent)
	var refusal struct{ Code string }
	if code >= 400 {
		read(&refusal)
	}
	return code, refusal.Code
}

// givenBack is what an order gave back so far.
func (b *backroom) givenBack(orderID string) (sum money.Cents) {
	b.Helper()
	for _, r := range markettest.Must(b.Orders.RefundsOf(ctx, b.DB, orderID)) {
		sum += r.Amount.Total()
	}
	return sum
}

func TestABuyerGivesUpOneShopThenTheRest(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		draft := b.draft("")
		draft.Contribution = true
		o := b.Replay(draft, ordertest.Paid()...)
		shown := b.bought(o.ID)
		if shown.CancelRefund == nil || *shown.CancelRefund != o.GrandTotal {
			t.Fatalf("the whole would give back %v; want %v", shown.CancelRefund, o.GrandTotal)
		}
		first := *shown.Stores[0].CancelRefund
		if code, why := b.giveUp(b.maude, o.ID, "", b.batture); code != 204 || b.givenBack(o.ID) != first {
			t.Fatalf("%d %s, %v given back; %v was shown", code, why, b.givenBack(o.ID), first)
		}
		if b.stock() != 11 {
			t.Errorf("%d in stock; want the nine and the two given up", b.stock())
		}
		letters := b.Letters()
		if len(letters) != 2 || letters[0].To[0] != "maude@courriel.ca" ||
			!has(letters[0].Text, "Votre annulation est confirmée", "Tasse trempée", "97,73") ||
			!has(letters[1].Text, "ne les préparez pas", "Tasse trempée", "/commandes/"+o.ID) ||
			has(letters[1].Text, "Miel") || has(letters[1].Text, "$") {
			t.Errorf("letters = %+v", letters)
		}
		if item := b.order(b.batture, o.ID).Items[0]; item.CancelledBy != order.CancelledByBuyer {
			t.Errorf("its shop sees %+v", item)
		}
		shown = b.bought(o.ID)
		if shown.Stores[0].CancelRefund != nil || shown.Items[0].CancelledBy != order.CancelledByBuyer ||
			shown.CancelRefund == nil || *shown.CancelRefund != o.GrandTotal-first {
			t.Errorf("then her page shows %+v", shown.Stores)
		}
		if code, why := b.giveUp(b.maude, o.ID, "", b.batture); code != 409 || why != "nothing_to_cancel" {
			t.Errorf("again: %d %s", code, why)
		}
		if code, why := b.giveUp(b.maude, o.ID, "", ""); code != 204 || b.givenBack(o.ID) != o.GrandTotal {
			t.Errorf("the rest: %d %s, %v of %v given back", code, why, b.givenBack(o.ID), o.GrandTotal)
		}
		if shown = b.bought(o.ID); shown.Status != order.Cancelled || shown.NetTotal != 0 || shown.CancelRefund != nil {
			t.Errorf("in the end %s, %v", shown.Status, shown.NetTotal)
		}
	})
}

func TestWhoMayGiveAnOrderUpAndUntilWhen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		hers := b.paid("")
		guests := b.Replay(ordertest.Draft("-g", "", b.batture, b.rang4), ordertest.Paid()...)
		unpaid := b.Replay(b.draft("-u"))
		early := b.Replay(b.draft("-e"), ordertest.Paid()[0]) // paid, and the shops are not told yet
		if _, o := b.ship(hers.ID, nil, units{"mug", 1, 2}); o.Status != order.PartiallyShipped {
			t.Fatalf("shipped: %+v", o)
		}
		b.Letters()
		token := b.Access.Token(guests.ID)
		for _, c := range []struct {
			name, who, orderID, token, shopID string
			status                            int
			code                              string
		}{
			{"nobody", "", hers.ID, "", "", 401, "sign_in_required"},
			{"another's token", "", hers.ID, token, "", 404, "order_not_found"},
			{"another person", b.owners[b.batture], hers.ID, "", "", 404, "order_not_found"},
			{"a shop that is not in it", b.maude, hers.ID, "", "nordet", 404, "order_not_found"},
			{"a parcel left", b.maude, hers.ID, "", "", 409, "already_shipped"},
			{"the part it left of", b.maude, hers.ID, "", b.batture, 409, "already_shipped"},
			{"not paid yet", b.maude, unpaid.ID, "", "", 409, "payment_in_progress"},
			{"the other part", b.maude, hers.ID, "", b.rang4, 204, ""},
			{"a guest with the link", "", guests.ID, token, "", 204, ""},
			{"before the shops are told", b.maude, early.ID, "", "", 204, ""},
		} {
			if status, code := b.giveUp(c.who, c.orderID, c.token, c.shopID); status != c.status || code != c.code {
				t.Errorf("%s: %d %q; want %d %q", c.name, status, code, c.status, c.code)
			}
		}
		letters, notes := b.Letters(), 0
		for _, l := range letters {
			notes += len(l.Attachments)
		}
		if len(letters) != 6 || notes != 2 { // three buyers and the shops of two orders; the guest's credit notes
			t.Errorf("%d letters with %d credit notes", len(letters), notes)
		}
	})
}

// A buyer gives up while the shop sends the parcel: one of them wins, and money goes back only if it is the buyer.
func TestAParcelAndItsBuyersCancellationHaveOneWinner(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		for n, name := range []string{"-a", "-b", "-c", "-d", "-e", "-f"} {
			o, before := b.paid(name), b.stock()
			var sent, given atomic.Int32
			var clicks sync.WaitGroup
			for click := range 6 {
				clicks.Go(func() {
					if (click+n)%2 == 0 {
						parcel := body{"items": []units{{"mug" + name, 1, 2}}}
						if code, _ := b.as(b.batture, "POST", "/orders/"+o.ID+"/shipments", parcel); code == 201 {
							sent.Add(1)
						}
						return
					}
					if code, _ := b.giveUp(b.maude, o.ID, "", b.batture); code == 204 {
						given.Add(1)
					}
				})
			}
			clicks.Wait()
			back, stock := b.givenBack(o.ID), b.stock()-before
			if sent.Load()+given.Load() != 1 || given.Load() == 1 && (back != 9773 || stock != 2) ||
				sent.Load() == 1 && (back != 0 || stock != 0) {
				t.Errorf("%s: %d parcels, %d cancellations, %v given back, %d put back", name, sent.Load(),
					given.Load(), back, stock)
			}
		}
	})
}
