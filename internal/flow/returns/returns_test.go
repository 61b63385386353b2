package returns_test

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

const day = ordertest.Day

var (
	ctx  = context.Background()
	noon = ordertest.Noon
)

// desk is where customers ask two shops for returns.
type desk struct {
	*markettest.Market
	*returns.Service
	queue          *jobs.Queue
	handler        http.Handler
	sent           []mail.Message
	batture, rang4 string
}

func newDesk(t *testing.T, base *db.DB) *desk {
	d := &desk{Market: markettest.New(t, base)}
	d.At = noon.Add(2 * day)
	d.batture = d.Shop(shop.NewShop{Details: shop.Details{Name: "batture"}}).ID
	d.rang4 = d.Shop(shop.NewShop{Details: shop.Details{Name: "rang4"}}).ID
	d.Service = returns.New(base, returns.Options{
		Orders: d.Orders, Shops: d.Shops, Access: d.Market.Access,
		Files: markettest.Must(files.Open(ctx, t.TempDir(), "")), Brand: markettest.Brand, Now: d.Now,
		SellerURL: markettest.SellerURL,
		Link:      func(o *order.Order) string { return "/commande/" + o.ID }, Log: slog.New(slog.DiscardHandler),
	})
	d.queue = jobs.New(base, jobs.Options{Now: func() time.Time { return time.Now().Add(2 * time.Hour) }})
	jobs.Register(d.queue, mail.JobKind, mail.Deliver(d))
	d.Register(d.queue)
	d.handler = markettest.API(d.Routes)
	return d
}

// Send implements mail.Sender.
func (d *desk) Send(_ context.Context, m mail.Message) error {
	d.sent = append(d.sent, m)
	return m.Check()
}

// letters delivers what is queued and takes what was sent since the last call, by address.
func (d *desk) letters() map[string]mail.Message {
	d.Helper()
	if err := d.queue.Drain(ctx); err != nil {
		d.Fatal(err)
	}
	byAddress := map[string]mail.Message{}
	for _, m := range d.sent {
		byAddress[m.To[0]] = m
	}
	d.sent = nil
	return byAddress
}

func (d *desk) replay(name, userID string, events ...order.Event) *order.Order {
	d.Helper()
	return d.Replay(ordertest.Draft(name, userID, d.batture, d.rang4), events...)
}

type ask struct {
	ID         string `json:"id"`
	Quantity   int    `json:"quantity"`
	ReasonText string `json:"reasonText"`
}

func (d *desk) call(userID, method, path string, body any) (int, func(into any)) {
	d.Helper()
	return webtest.Call(d.Market, d.handler, userID, method, "/return-requests"+path, body)
}

func (d *desk) ask(userID, orderID string, items ...ask) (int, func(into any)) {
	d.Helper()
	return d.call(userID, "POST", "", map[string]any{"orderId": orderID, "items": items})
}

// asked asks for what must be granted, and throws the letters away.
func (d *desk) asked(orderID string, items ...ask) (r returns.Request) {
	d.Helper()
	code, read := d.ask("maude", orderID, items...)
	if read(&r); code != 201 {
		d.Fatalf("ask: %d", code)
	}
	d.letters()
	return r
}

func TestACustomerAsksAndEveryoneConcernedIsNotified(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		var got returns.Request
		code, read := d.ask("maude", o.ID, ask{"mug", 1, " L’anse\n est <b>fêlée</b>. "}, ask{"honey", 1, "Trop sucré"})
		if read(&got); code != 201 || len(got.Items) != 2 || got.Reference != o.Reference ||
			!got.CreatedAt.Equal(d.At) {
			t.Fatalf("%d %+v", code, got)
		}
		mug := got.Items[0]
		if mug.ItemID != "mug" || mug.ReasonText != "L’anse est fêlée." || mug.Status != order.ReturnRequested ||
			mug.Quantity != 1 ||
			mug.ProductName != "Tasse trempée" || mug.StoreName != "Atelier Batture" || mug.ReceiveBefore != nil {
			t.Errorf("mug = %+v", mug)
		}
		letters := d.letters()
		if len(letters) != 3 || !strings.Contains(letters["batture@exemple.ca"].Text, "L’anse est fêlée.") ||
			strings.Contains(letters["batture@exemple.ca"].Text, "Miel") ||
			!strings.Contains(letters["rang4@exemple.ca"].Text, "Trop sucré") ||
			!strings.Contains(letters["maude@courriel.ca"].Text, "https://exemple.ca/commande/"+o.ID) {
			t.Errorf("letters = %+v", letters)
		}
		var list []returns.Request
		code, read = d.call("maude", "GET", "/order/"+o.ID, nil)
		if read(&list); code != 200 || len(list) != 1 || len(list[0].Items) != 2 || list[0].ID != got.ID {
			t.Errorf("list: %d %+v", code, list)
		}
	})
}

func TestEachItemThatCannotBeReturnedSaysWhy(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		waiting := d.replay("-b", "maude", ordertest.Paid()...)
		refused := func(name, orderID string, status int, want map[string]string, items ...ask) {
			t.Helper()
			var p web.Problem
			code, read := d.ask("maude", orderID, items...)
			read(&p)
			got := map[string]string{}
			for _, e := range p.Errors {
				got[e.Path] = e.Code
				if e.Message == "" {
					t.Errorf("%s: %s has no sentence", name, e.Path)
				}
			}
			if code != status || len(got) != len(want) {
				t.Errorf("%s: %d %+v; want %d %v", name, code, p, status, want)
			}
			for path, reason := range want {
				if got[path] != reason {
					t.Errorf("%s: %s is %q; want %q", name, path, got[path], reason)
				}
			}
		}
		refused("final sale and too many", o.ID, 400,
			map[string]string{"items[1]": "final_sale", "items[2]": "too_many_units"},
			ask{"mug", 1, "Fêlée"}, ask{"tuque", 1, "Gratte"}, ask{"honey", 2, "Sucré"})
		refused("not shipped", waiting.ID, 400, map[string]string{"items[0]": "not_shipped"}, ask{"mug-b", 1, "Fêlée"})
		refused("no reason, no quantity", o.ID, 422,
			map[string]string{"items[0].reasonText": "required", "items[1].quantity": "invalid_units"},
			ask{"mug", 1, "  "}, ask{"honey", 0, "Sucré"})
		refused("a long reason", o.ID, 422, map[string]string{"items[0].reasonText": "too_long"},
			ask{"mug", 1, strings.Repeat("é", 201)})
		refused("twice", o.ID, 422, map[string]string{"items[1].quantity": "invalid_units"},
			ask{"mug", 1, "Fêlée"}, ask{"mug", 1, "Fêlée"})
		refused("nothing", o.ID, 422, map[string]string{"items": "required"})
		refused("another order's item", o.ID, 404, nil, ask{"mug-b", 1, "Fêlée"})
		d.At = noon.Add(day + order.ReturnWindow + time.Millisecond)
		refused("too late", o.ID, 400, map[string]string{"items[0]": "return_window_over"}, ask{"mug", 1, "Fêlée"})
		d.At = noon.Add(day + order.ReturnWindow)
		d.asked(o.ID, ask{"mug", 1, strings.Repeat("é", 200)})
		refused("already under way", o.ID, 400, map[string]string{"items[0]": "return_in_progress"},
			ask{"mug", 1, "Fêlée"})
		if len(d.letters()) != 0 {
			t.Error("someone was notified of a refused request")
		}
	})
}

func TestOnlyTheBuyerAsksAndSees(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		for userID, want := range map[string]int{"": 401, "luc": 404} {
			if code, _ := d.ask(userID, o.ID, ask{"mug", 1, "Fêlée"}); code != want {
				t.Errorf("%q asks: %d; want %d", userID, code, want)
			}
			if code, _ := d.call(userID, "GET", "/order/"+o.ID, nil); code != want {
				t.Errorf("%q reads: %d; want %d", userID, code, want)
			}
		}
	})
}

func TestAGuestAsksWithTheSignedLink(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o, other := d.replay("", "", ordertest.Shipped("")...), d.replay("-b", "", ordertest.Shipped("-b")...)
		body := map[string]any{"orderId": o.ID, "items": []ask{{"mug", 2, "Fêlée"}}}
		for token, want := range map[string]int{
			"": 401, "faux": 404, d.Access.Token(other.ID): 404, d.Access.Token(o.ID): 201,
		} {
			if code, _ := d.call("", "POST", "?jeton="+token, body); code != want {
				t.Errorf("token %q: %d; want %d", token, code, want)
			}
		}
		var list []returns.Request
		code, read := d.call("", "GET", "/order/"+o.ID+"?jeton="+d.Access.Token(o.ID), nil)
		if read(&list); code != 200 || len(list) != 1 {
			t.Errorf("%d %+v", code, list)
		}
	})
}

func TestTheCustomerIsNotifiedOfWhatTheShopDecides(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		asked := d.asked(o.ID, ask{"mug", 1, "Fêlée"}, ask{"honey", 1, "Sucré"})
		mug, honey := asked.Items[0].ID, asked.Items[1].ID
		if _, err := d.Accept(ctx, d.rang4, mug); err == nil {
			t.Error("another shop accepted the return")
		}
		steps := []struct {
			do   func() (*order.Order, error)
			want string
		}{
			{func() (*order.Order, error) { return d.Deny(ctx, d.rang4, honey, "Le pot est entamé.") },
				"Le pot est entamé."},
			{func() (*order.Order, error) { return d.Accept(ctx, d.batture, mug) }, "4\u00a0décembre 2026"},
			{func() (*order.Order, error) { return d.Receive(ctx, d.batture, mug, false) }, "43,69\u00a0$"},
		}
		for _, step := range steps {
			if _, err := step.do(); err != nil {
				t.Fatal(err)
			}
			if letter := d.letters()["maude@courriel.ca"]; !strings.Contains(letter.Text, step.want) {
				t.Errorf("no %q in %q", step.want, letter.Text)
			}
		}
		owed, err := d.Orders.OwedRefunds(ctx, order.Refund{}, 10)
		if err != nil || len(owed) != 1 || owed[0].Amount.Total() != 3800+190+379 {
			t.Errorf("owed = %+v, %v", owed, err)
		}
		var list []returns.Request
		_, read := d.call("maude", "GET", "/order/"+o.ID, nil)
		if read(&list); list[0].Items[0].Status != order.ReturnCompleted || list[0].Items[0].ReceiveBefore == nil ||
			list[0].Items[1].DenyReason != "Le pot est entamé." {
			t.Errorf("list = %+v", list)
		}
	})
}

// What the shop handed over or brought itself is brought back to it; only a parcel is sent.
func TestAReturnComesBackTheWayItWasDelivered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		draft := ordertest.Draft("", "maude", d.batture, d.rang4)
		draft.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "1, côte du Fort", Hours: "Le samedi"}
		draft.Shops[1].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 1}
		o := d.Replay(draft, append(ordertest.Paid(), order.WasReady(noon, d.batture),
			order.WasHandedOver(noon, d.batture),
			order.WasShipped(noon, order.Parcel{Units: []order.Units{{ItemID: "honey", Quantity: 1}}}))...)
		asked := d.asked(o.ID, ask{"mug", 1, "Fêlée"}, ask{"honey", 1, "Sucré"})
		for n, c := range []struct {
			shopID string
			words  []string
		}{
			{d.batture, []string{"Rapportez-le à la boutique", "1, côte du Fort", "Heures\u00a0: Le samedi",
				"avant le 4\u00a0décembre 2026"}},
			{d.rang4, []string{"Rapportez-le à la boutique", o.Shops[1].MerchantAddress, "pour convenir d’un moment"}},
		} {
			markettest.Must(d.Accept(ctx, c.shopID, asked.Items[n].ID))
			letter := d.letters()["maude@courriel.ca"].Text
			for _, words := range c.words {
				if !strings.Contains(letter, words) {
					t.Errorf("no %q in %q", words, letter)
				}
			}
			if strings.Contains(letter, "colis") || strings.Contains(letter, "preuve d’envoi") {
				t.Errorf("a parcel is asked for: %q", letter)
			}
		}
	})
}

// Units of a line that promotions made cheaper give back what was paid for them, whoever bore the discount.
func TestAReturnOfADiscountedLineGivesBackWhatWasPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		draft := ordertest.Draft("", "maude", d.batture, d.rang4)
		draft.Promotions = []pricing.Promotion{
			{ID: "offre", ShopID: d.batture, Label: "Offre", Kind: pricing.PercentOff, Percent: 10, AllOf: true},
			{ID: "code", Label: "Code", Code: "MARCHE", Kind: pricing.AmountOff, Amount: 1000, AllOf: true},
		}
		o := d.Replay(draft, ordertest.Shipped("")...)
		mugs := o.Item("mug")
		if mugs.Discount != 760 || mugs.MarketDiscount == 0 {
			t.Fatalf("sold %+v", mugs)
		}
		returned := d.asked(o.ID, ask{"mug", 2, "Fêlées"}).Items[0].ID
		markettest.Must(d.Accept(ctx, d.batture, returned))
		markettest.Must(d.Receive(ctx, d.batture, returned, false))
		owed := markettest.Must(d.Orders.OwedRefunds(ctx, order.Refund{}, 10))
		if want := mugs.Total() - mugs.Off() + mugs.Tax.Total(); len(owed) != 1 || owed[0].Amount.Total() != want {
			t.Errorf("owed %+v; want %v", owed, want)
		}
	})
}

func TestAnAcceptedReturnThatNobodyReceivesEndsByItself(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		asked := d.asked(o.ID, ask{"mug", 2, "Fêlée"})
		if _, err := d.Accept(ctx, d.batture, asked.Items[0].ID); err != nil {
			t.Fatal(err)
		}
		d.letters()
		status := func() order.ReturnStatus {
			found, err := d.Orders.Find(ctx, d.DB, order.Whole(), o.ID)
			if err != nil {
				t.Fatal(err)
			}
			return found.Item("mug").Return.Status
		}
		d.At = d.At.Add(order.ReceiveWindow - time.Second)
		if err := d.Expire(ctx); err != nil || status() != order.ReturnPending {
			t.Errorf("too early: %s, %v", status(), err)
		}
		d.At = d.At.Add(time.Second)
		for range 2 {
			if err := d.Expire(ctx); err != nil || status() != order.ReturnExpired {
				t.Errorf("in time: %s, %v", status(), err)
			}
		}
		if letters := d.letters(); len(letters) != 1 ||
			letters["maude@courriel.ca"].Subject != "Votre retour est échu, commande "+o.Reference {
			t.Errorf("letters = %+v", letters)
		}
	})
}

func TestACustomerListsTheirReturnsAcrossOrders(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		asked := func(name string, at time.Time) order.Event {
			return order.ReturnWasAsked(at, order.ReturnAsk{
				Units: order.Units{ItemID: "mug" + name, Quantity: 1}, Reason: "Trop petite.",
			})
		}
		d.replay("", "maude", append(ordertest.Shipped(""), asked("", noon.Add(2*day)))...)
		latest := d.replay("-b", "maude", append(ordertest.Shipped("-b"), asked("-b", noon.Add(3*day)),
			order.ReturnWasDenied(noon.Add(4*day), "mug-b", "Trop tard."))...)
		d.replay("-c", "luc", append(ordertest.Shipped("-c"), asked("-c", noon.Add(5*day)))...)
		list := func(who string) (int, web.Page[returns.Listed]) {
			var page web.Page[returns.Listed]
			code, read := webtest.Call(d.Market, d.handler, who, "GET", "/users/maude/returns", nil)
			if code == 200 {
				read(&page)
			}
			return code, page
		}
		code, page := list("maude")
		if code != 200 || page.Total != 2 || len(page.Data) != 2 {
			t.Fatalf("%d, %+v", code, page)
		}
		if r := page.Data[0]; r.OrderID != latest.ID || r.Reference != latest.Reference ||
			r.StoreName != "Atelier Batture" || r.ProductName != "Tasse trempée" || r.Status != order.ReturnDenied ||
			r.DenyReason != "Trop tard." || r.Refund != 0 {
			t.Errorf("the latest: %+v", r)
		}
		if r := page.Data[1]; r.Status != order.ReturnRequested || r.Refund != 4369 {
			t.Errorf("the open one: %+v", r)
		}
		for who, want := range map[string]int{"": 401, "luc": 403} {
			if code, _ := list(who); code != want {
				t.Errorf("%q: %d; want %d", who, code, want)
			}
		}
	})
}
