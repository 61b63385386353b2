package customer_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/customer"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

const day = ordertest.Day

var (
	ctx  = context.Background()
	noon = ordertest.Noon
)

// drawer is where Maude and Luc find what they bought.
type drawer struct {
	*markettest.Market
	*customer.Service
	handler http.Handler
}

func newDrawer(t testing.TB, base *db.DB) *drawer {
	m := markettest.New(t, base)
	m.At = noon.Add(2 * day)
	invoices := invoice.New(base, m.Orders, m.Access, invoice.Platform{Name: "Rang & Rue"})
	service := customer.New(base, customer.Options{
		Orders: m.Orders, Invoices: invoices, Access: m.Access, Brand: markettest.Brand,
		SellerURL: markettest.SellerURL, Now: m.Now,
	})
	return &drawer{Market: m, Service: service, handler: markettest.API(service.Routes)}
}

func (d *drawer) call(userID, method, path string, body any) (int, func(into any)) {
	d.Helper()
	return webtest.Call(d, d.handler, userID, method, path, body)
}

func (d *drawer) detail(userID, path string) (detail customer.Detail) {
	d.Helper()
	code, read := d.call(userID, "GET", path, nil)
	if code != 200 {
		d.Fatalf("%s: %d", path, code)
	}
	read(&detail)
	return detail
}

func (d *drawer) answer(orderID, shopID string) {
	d.Helper()
	if _, err := d.Messages.WriteAsShop(ctx, orderID, shopID, "Votre colis est prêt."); err != nil {
		d.Fatal(err)
	}
}

func TestACustomerListsTheirOwnOrders(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		for n := range 22 {
			draft := ordertest.Draft(fmt.Sprint(n), "maude", "batture", "rang4")
			draft.At = noon.Add(-time.Duration(n) * time.Hour)
			d.Replay(draft)
		}
		pictured := ordertest.Draft("-a", "maude", "batture", "rang4")
		pictured.Items[0].Thumbnail, pictured.Items[2].Thumbnail = "tasse.webp", "tuque.webp"
		latest := d.Replay(pictured, ordertest.Paid()...)
		d.Replay(ordertest.Draft("-b", "luc", "batture", "rang4"), ordertest.Paid()...)
		d.answer(latest.ID, "batture")
		d.answer(latest.ID, "rang4")
		list := func(path string) (page web.Page[customer.Head]) {
			code, read := d.call("maude", "GET", path, nil)
			if read(&page); code != 200 {
				t.Fatalf("%s: %d", path, code)
			}
			return page
		}
		first, second := list("/orders"), list("/orders?page=2")
		if first.Total != 23 || len(first.Data) != 20 || first.PageCount != 2 || len(second.Data) != 3 ||
			second.From != 21 {
			t.Errorf("%d of %d, then %d", len(first.Data), first.Total, len(second.Data))
		}
		var head customer.Head
		for _, h := range first.Data {
			if h.ID == latest.ID {
				head = h
			}
		}
		if head.Reference != latest.Reference || head.Status != order.Dispatched || head.Total != latest.GrandTotal ||
			head.UnreadMessages != 2 || len(head.Thumbnails) != 2 ||
			!strings.Contains(head.Thumbnails[0], "tasse.webp") {
			t.Errorf("head = %+v", head)
		}
		if code, _ := d.call("", "GET", "/orders", nil); code != 401 {
			t.Errorf("a guest: %d", code)
		}
	})
}

func TestTheBuyerSeesTheOrderWhole(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		o := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Shipped("")...)
		d.answer(o.ID, "batture")
		detail := d.detail("maude", "/users/maude/order/"+o.ID+"/detail")
		if detail.Email != "maude@courriel.ca" || detail.ShippingAddress.City != "Saint-Pascal" ||
			detail.Summary.GrandTotal != o.GrandTotal ||
			detail.Status != order.Completed || len(detail.Stores) != 2 || len(detail.Items) != 3 ||
			!detail.CanReturn || detail.UnreadMessages != 1 || !detail.HasAccount ||
			detail.Card == nil || *detail.Card != (order.WireCard{Brand: "visa", Last4: "4242"}) {
			t.Errorf("detail = %+v", detail)
		}
		batture := detail.Stores[0]
		if batture.Name != "Atelier Batture" || batture.UnreadMessages != 1 || !batture.CanWrite ||
			batture.Invoice == nil ||
			batture.Invoice.Total != batture.Total || strings.Contains(batture.Invoice.URL, "jeton") {
			t.Errorf("store = %+v", batture)
		}
		mug, tuque := detail.Items[0], detail.Items[2]
		if !mug.Returnable || mug.ReturnableQuantity != 2 || mug.ReturnRefusal != nil ||
			!mug.ReturnableUntil.Equal(noon.Add(31*day)) ||
			mug.Shipment.CarrierName != "Postes Canada" || mug.TotalPrice != 2*mug.UnitPrice || mug.ToSendBack != nil {
			t.Errorf("mug = %+v", mug)
		}
		if tuque.Returnable || tuque.ReturnRefusal.Code != "final_sale" || tuque.ReturnRefusal.Message == "" ||
			tuque.ReturnableUntil != nil {
			t.Errorf("tuque = %+v", tuque)
		}
		d.At = noon.Add(32 * day)
		late := d.detail("maude", "/orders/"+o.ID+"/detail")
		if late.CanReturn || late.Items[0].ReturnRefusal.Code != "return_window_over" {
			t.Errorf("too late: %+v", late.Items[0])
		}
	})
}

func TestAnAcceptedReturnSaysWhereByWhenAndForHowMuch(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		draft := ordertest.Draft("", "maude", "batture", "rang4")
		mug := draft.Items[0].ID
		asked := order.ReturnAsk{Units: order.Units{ItemID: mug, Quantity: 1}, Reason: "Trop petite."}
		o := d.Replay(draft, append(ordertest.Shipped(""),
			order.ReturnWasAsked(noon.Add(2*day), asked), order.ReturnWasAccepted(noon.Add(3*day), mug))...)
		back := d.detail("maude", "/orders/"+o.ID+"/detail").Items[0].ToSendBack
		bought := o.Item(mug)
		if back == nil || back.Quantity != 1 || back.MerchantName != o.Shops[0].MerchantName ||
			back.MerchantAddress != o.Shops[0].MerchantAddress || !back.Before.Equal(noon.Add(33*day)) ||
			back.Refund <= bought.UnitPrice {
			t.Errorf("to send back: %+v", back)
		}
	})
}

func TestWhatTheShopHandedOverIsBroughtBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		draft := ordertest.Draft("", "maude", "batture", "rang4")
		draft.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "1, côte du Fort", Hours: "Le samedi"}
		draft.Shops[1].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 1}
		asked := func(item string) order.ReturnAsk {
			return order.ReturnAsk{Units: order.Units{ItemID: item, Quantity: 1}, Reason: "Fêlé."}
		}
		o := d.Replay(draft, append(ordertest.Paid(), order.WasReady(noon, "batture"),
			order.WasHandedOver(noon, "batture"),
			order.WasShipped(noon, order.Parcel{Units: []order.Units{{ItemID: "honey", Quantity: 1}}}),
			order.ReturnWasAsked(noon.Add(day), asked("mug"), asked("honey")),
			order.ReturnWasAccepted(noon.Add(2*day), "mug"), order.ReturnWasAccepted(noon.Add(2*day), "honey"))...)
		items := d.detail("maude", "/orders/"+o.ID+"/detail").Items
		if back := items[0].ToSendBack; back.Place != "1, côte du Fort" || back.Hours != "Le samedi" {
			t.Errorf("picked up: %+v", back)
		}
		if back := items[1].ToSendBack; back.Place != o.Shops[1].MerchantAddress || back.Hours != "" {
			t.Errorf("delivered by the shop: %+v", back)
		}
	})
}

// Every reason that the document promises is one an item can have, and the other way round.
func TestWhyAnItemCannotBeReturned(t *testing.T) {
	ask := order.ReturnWasAsked(noon.Add(2*day), order.ReturnAsk{
		Units: order.Units{ItemID: "mug", Quantity: 2}, Reason: "Fêlée",
	})
	accepted := order.ReturnWasAccepted(noon.Add(2*day), "mug")
	for want, events := range map[string][]order.Event{
		"not_shipped": ordertest.Paid(),
		"item_cancelled": append(ordertest.Paid(),
			order.WasCancelled(noon, "Cassées", order.Units{ItemID: "mug", Quantity: 2})),
		"return_in_progress": append(ordertest.Shipped(""), ask),
		"return_denied":      append(ordertest.Shipped(""), ask, order.ReturnWasDenied(noon.Add(2*day), "mug", "Non")),
		"already_returned": append(ordertest.Shipped(""), ask, accepted,
			order.ReturnWasReceived(noon.Add(2*day), "mug", false)),
	} {
		t.Run(want, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, base *db.DB) {
				d := newDrawer(t, base)
				o := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), events...)
				mug := d.detail("maude", "/orders/"+o.ID+"/detail").Items[0]
				if mug.Returnable || mug.ReturnableQuantity != 0 || mug.ReturnRefusal == nil ||
					mug.ReturnRefusal.Code != want {
					t.Errorf("mug = %+v, refused for %+v", mug, mug.ReturnRefusal)
				}
			})
		})
	}
}

func TestAnOrderIsHiddenFromStrangers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		hers := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Paid()...)
		guests := d.Replay(ordertest.Draft("-b", "", "batture", "rang4"), ordertest.Paid()...)
		token := d.Access.Token(guests.ID)
		thread := "/customer-messages/orders/" + hers.ID + "/stores/batture"
		for _, c := range []struct {
			who, path string
			want      int
		}{
			{"", "/users/maude/order/" + hers.ID + "/detail", 401}, {"luc", "/users/maude/order/" + hers.ID + "/detail",
				403},
			{"luc", "/users/luc/order/" + hers.ID + "/detail", 404}, {"", "/orders/" + hers.ID + "/detail", 401},
			{"luc", "/orders/" + hers.ID + "/detail", 404}, {"", "/orders/" + hers.ID + "/detail?jeton=" + token, 404},
			{"luc", "/orders/" + guests.ID + "/detail", 404}, {"", "/orders/" + guests.ID + "/detail?jeton=" + token,
				200},
			{"luc", "/orders/" + guests.ID + "/detail?jeton=" + token, 200}, {"maude", thread, 200}, {"", thread, 401},
			{"luc", thread, 404},
			{"", thread + "?jeton=" + token, 404}, {"maude", strings.Replace(thread, "batture", "nordet", 1), 404},
			{"", "/customer-messages/orders/" + guests.ID + "/stores/rang4?jeton=" + token, 200},
		} {
			if code, _ := d.call(c.who, "GET", c.path, nil); code != c.want {
				t.Errorf("%q, %s: %d; want %d", c.who, c.path, code, c.want)
			}
		}
		detail := d.detail("", "/orders/"+guests.ID+"/detail?jeton="+token)
		if detail.HasAccount {
			t.Error("a guest's order has an account")
		}
		if !strings.HasSuffix(detail.Stores[0].Invoice.URL, "jeton="+token) {
			t.Errorf("a guest cannot open %s", detail.Stores[0].Invoice.URL)
		}
	})
}

func TestTheInboxHoldsEveryConversationOfACustomerAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		first := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Paid()...)
		second := d.Replay(ordertest.Draft("-b", "maude", "batture", "rang4"), ordertest.Paid()...)
		his := d.Replay(ordertest.Draft("-c", "luc", "batture", "rang4"), ordertest.Paid()...)
		for n, thread := range [][2]string{{first.ID, "rang4"}, {his.ID, "batture"}, {second.ID, "batture"},
			{first.ID, "batture"}} {
			d.At = noon.Add(2*day + time.Duration(n)*time.Minute)
			d.answer(thread[0], thread[1])
		}
		body := map[string]string{"orderId": second.ID, "storeId": "batture", "message": "Merci beaucoup!"}
		d.At = d.At.Add(time.Minute)
		if code, _ := d.call("maude", "POST", "/customer-messages", body); code != 201 {
			t.Fatalf("written: %d", code)
		}
		var page web.Page[message.WireHead]
		code, read := d.call("maude", "GET", "/users/maude/messages", nil)
		if read(&page); code != 200 || page.Total != 3 || len(page.Data) != 3 {
			t.Fatalf("%d, %+v", code, page)
		}
		if h := page.Data[0]; h.OrderID != second.ID || h.Reference != second.Reference ||
			h.StoreName != "Atelier Batture" || h.StoreSlug != "boutique-batture" || h.LastAuthor != "customer" ||
			h.Last != "Merci beaucoup!" || h.Unread != 1 || !h.LastAt.Equal(d.At) {
			t.Errorf("first: %+v", h)
		}
		if h := page.Data[2]; h.OrderID != first.ID || h.StoreID != "rang4" || h.LastAuthor != "store" {
			t.Errorf("last: %+v", h)
		}
		for who, want := range map[string]int{"": 401, "luc": 403} {
			if code, _ := d.call(who, "GET", "/users/maude/messages", nil); code != want {
				t.Errorf("%q: %d; want %d", who, code, want)
			}
		}
	})
}

func TestAnOrderThatWasNotPaidIsNoBusinessOfTheShops(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		o := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"))
		body := map[string]string{"orderId": o.ID, "storeId": "batture", "message": "Bonjour!"}
		if code, _ := d.call("maude", "POST", "/customer-messages", body); code != 409 {
			t.Errorf("written to: %d", code)
		}
		if detail := d.detail("maude", "/orders/"+o.ID+"/detail"); detail.Stores[0].CanWrite ||
			detail.Stores[0].Invoice != nil {
			t.Errorf("store = %+v", detail.Stores[0])
		}
	})
}

func TestTheLetterLeadsWhereTheCustomerReads(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		hers := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Paid()...)
		guests := d.Replay(ordertest.Draft("-b", "", "batture", "rang4"), ordertest.Paid()...)
		if link := d.Link(hers); link != "/compte/mes-commandes/"+hers.ID {
			t.Errorf("an account's: %s", link)
		}
		if link := d.Link(guests); link != "/suivi-de-commande?commande="+guests.ID+"&jeton="+
			d.Access.Token(guests.ID) {
			t.Errorf("a guest's: %s", link)
		}
		d.answer(hers.ID, "batture")
		d.answer(guests.ID, "batture")
		var letters string
		if err := d.DB.QueryRow(ctx, `SELECT MIN(payload) || MAX(payload) FROM jobs WHERE kind = $1`,
			mail.JobKind).Scan(&letters); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{
			"https://exemple.ca/compte/mes-commandes/" + hers.ID + "/boutique/boutique-batture",
			"jeton=" + d.Access.Token(guests.ID), "boutique=boutique-batture",
		} {
			if !strings.Contains(letters, want) {
				t.Errorf("no %s in the letters", want)
			}
		}
	})
}

func TestAClosedAccountTakesItsConversationsAlong(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		hers := d.Replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Paid()...)
		his := d.Replay(ordertest.Draft("-b", "luc", "batture", "rang4"), ordertest.Paid()...)
		d.answer(hers.ID, "batture")
		d.answer(his.ID, "batture")
		if exported, err := d.Messages.Export(ctx, "maude"); err != nil || len(exported.([]message.Wire)) != 1 {
			t.Errorf("export = %+v, %v", exported, err)
		}
		if err := d.DB.Tx(ctx, func(tx *db.Tx) error { return d.Messages.Forget(ctx, tx, "maude") }); err != nil {
			t.Fatal(err)
		}
		for orderID, want := range map[string]int{hers.ID: 0, his.ID: 1} {
			thread, err := d.Messages.ReadAsShop(ctx, orderID, "batture")
			if err != nil || len(thread.Messages) != want {
				t.Errorf("%d messages, %v; want %d", len(thread.Messages), err, want)
			}
		}
	})
}

// One page of twenty orders, as the API answers it.
func BenchmarkOrders(b *testing.B) {
	dbtest.Bench(b, "page", func(b *testing.B, base *db.DB) {
		d := newDrawer(b, base)
		for n := range 20 {
			d.Replay(ordertest.Draft(fmt.Sprint(n), "maude", "batture", "rang4"), ordertest.Paid()...)
		}
		b.ReportAllocs()
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				if code, _ := d.call("maude", "GET", "/orders", nil); code != 200 {
					b.Error(code)
				}
			}
		})
	})
}
