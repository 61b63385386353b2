package message_test

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

// post is the thread of one order with one shop; token "bon" belongs to the order.
type post struct {
	*testing.T
	*message.Service
	db      *db.DB
	handler http.Handler
	clock   time.Time
	subject message.Subject
}

var ctx = context.Background()

var errHidden = problem.Missing("order_not_found")

func newPost(t *testing.T, d *db.DB) *post {
	p := &post{T: t, db: d, clock: time.Date(2026, 11, 3, 15, 0, 0, 0, time.UTC), subject: message.Subject{
		OrderID: "order", Reference: "RR-7KQ4-M2XD", ShopID: "batture", ShopName: "Atelier Batture",
		ShopSlug: "atelier-batture", ShopEmail: "bonjour@batture.ca", ShopLink: markettest.SellerURL,
		CustomerName: "Maude", CustomerEmail: "maude@courriel.ca",
		CustomerLink: "/suivi-de-commande?commande=order", Open: true,
	}}
	find := func(orderID, shopID string, mine bool) (message.Subject, error) {
		if !mine || orderID != "order" || shopID != "batture" {
			return message.Subject{}, errHidden
		}
		return p.subject, nil
	}
	p.Service = message.New(d, message.Options{
		OfCustomer: func(_ context.Context, orderID, shopID, token string) (message.Subject, error) {
			return find(orderID, shopID, token == "bon")
		},
		OfShop: func(_ context.Context, orderID, shopID string) (message.Subject, error) {
			return find(orderID, shopID, true)
		},
		Brand: markettest.Brand, Now: func() time.Time { return p.clock },
	})
	p.handler = markettest.API(p.Routes)
	return p
}

func (p *post) call(method, path string, body any) (int, func(into any)) {
	p.Helper()
	return webtest.Call(p, p.handler, "", method, "/customer-messages"+path, body)
}

func (p *post) write(text string) (int, func(any)) {
	p.Helper()
	return p.call("POST", "?jeton=bon", map[string]string{"orderId": "order", "storeId": "batture", "message": text})
}

func (p *post) wrote(text string) (w message.Wire) {
	p.Helper()
	code, read := p.write(text)
	if code != 201 {
		p.Fatalf("write %q: %d", text, code)
	}
	read(&w)
	return w
}

func (p *post) answer(text string) {
	p.Helper()
	if _, err := p.WriteAsShop(ctx, "order", "batture", text); err != nil {
		p.Fatal(err)
	}
}

func (p *post) thread() (w message.WireThread) {
	p.Helper()
	code, read := p.call("GET", "/orders/order/stores/batture?jeton=bon", nil)
	if read(&w); code != 200 || w.Messages == nil {
		p.Fatalf("read: %d", code)
	}
	return w
}

// letters are those queued so far, oldest first.
func (p *post) letters() []mail.Message {
	p.Helper()
	return mailtest.Queued(p, p.db)
}

func TestBothSidesWriteAndReadOneThread(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		if empty := p.thread(); len(empty.Messages) != 0 || !empty.CanWrite || empty.StoreName != "Atelier Batture" ||
			empty.Reference != "RR-7KQ4-M2XD" {
			t.Errorf("before any message: %+v", empty)
		}
		first := p.wrote("  Bonjour!\r\nLa <b>tasse</b> est-elle partie?<script>x()</script> ")
		if first.Author != "customer" || first.Message != "Bonjour!\nLa tasse est-elle partie?" ||
			first.ReadAt != nil || !first.CreatedAt.Equal(p.clock) {
			t.Errorf("first = %+v", first)
		}
		p.clock = p.clock.Add(time.Hour)
		p.answer("Elle part demain.")
		thread := p.thread()
		if len(thread.Messages) != 2 || thread.Messages[0].ID != first.ID || thread.Messages[1].Author != "store" ||
			thread.Unread != 1 {
			t.Errorf("thread = %+v", thread)
		}
		shop, err := p.ReadAsShop(ctx, "order", "batture")
		if err != nil || len(shop.Messages) != 2 || shop.Messages[1].Author != message.Shop {
			t.Errorf("the shop reads %+v, %v", shop, err)
		}
	})
}

func TestReadingIsNotedForEachSide(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.wrote("Bonjour!")
		p.wrote("Êtes-vous là?")
		p.answer("Oui!")
		ofShop := func() int { return count(t)(p.UnreadOfShop(ctx, "batture", "order", "another")) }
		ofOrder := func() int { return count(t)(p.UnreadOfOrder(ctx, "order")) }
		if ofShop() != 2 || ofOrder() != 1 {
			t.Errorf("unread: shop %d, customer %d; want 2 and 1", ofShop(), ofOrder())
		}
		p.clock = p.clock.Add(time.Minute)
		var done struct{ Status string }
		code, read := p.call("PATCH", "/orders/order/stores/batture/read-status?jeton=bon", nil)
		if read(&done); code != 200 || done.Status != "success" {
			t.Errorf("mark read: %d %+v", code, done)
		}
		thread := p.thread()
		if thread.Unread != 0 || ofOrder() != 0 || ofShop() != 2 || thread.Messages[0].ReadAt != nil ||
			!thread.Messages[2].ReadAt.Equal(p.clock) {
			t.Errorf("after the customer read: %+v", thread)
		}
		if err := p.MarkReadAsShop(ctx, "order", "batture"); err != nil || ofShop() != 0 {
			t.Errorf("after the shop read: %d, %v", ofShop(), err)
		}
	})
}

func count(t *testing.T) func([]message.Unread, error) int {
	return func(list []message.Unread, err error) (n int) {
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range list {
			n += u.Count
		}
		return n
	}
}

func TestASideThatDoesNotReadIsWrittenToEveryQuarterOfAnHour(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.wrote("Un")
		p.clock = p.clock.Add(14 * time.Minute)
		p.wrote("Deux")
		if n := len(p.letters()); n != 1 {
			t.Fatalf("%d letters after two messages within the quarter; want 1", n)
		}
		p.clock = p.clock.Add(time.Minute)
		p.wrote("Trois")
		if n := len(p.letters()); n != 2 {
			t.Fatalf("%d letters a quarter of an hour later; want 2", n)
		}
		if err := p.MarkReadAsShop(ctx, "order", "batture"); err != nil {
			t.Fatal(err)
		}
		p.wrote("Quatre") // it reads: the next message is news again
		p.answer("Bonjour Maude!")
		letters := p.letters()
		if len(letters) != 4 {
			t.Fatalf("%d letters; want 4", len(letters))
		}
		toShop, toCustomer := letters[0], letters[3]
		if toShop.To[0] != "bonjour@batture.ca" || !strings.Contains(toShop.Text, "Nouveau message de Maude") ||
			!strings.Contains(toShop.Text, "Un") ||
			!strings.Contains(toShop.Text, "https://exemple.ca/espace-vendeur") ||
			strings.Contains(toShop.Text, "maude@courriel.ca") {
			t.Errorf("to the shop: %s", toShop.Text)
		}
		if toCustomer.To[0] != "maude@courriel.ca" || toCustomer.Subject != "Nouveau message, commande RR-7KQ4-M2XD" ||
			!strings.Contains(toCustomer.Text, "Atelier Batture") ||
			!strings.Contains(toCustomer.Text, "https://exemple.ca/suivi-de-commande?commande=order") {
			t.Errorf("to the customer: %+v", toCustomer)
		}
	})
}

func TestMessagesSentAtOnceMakeOneLetter(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				if _, err := p.Write(ctx, "order", "batture", "bon", "Bonjour"); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if n := len(p.letters()); n != 1 || len(p.thread().Messages) != 8 {
			t.Errorf("%d letters for %d messages", n, len(p.thread().Messages))
		}
	})
}

func TestWhatIsWrittenHasALength(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.wrote(strings.Repeat("é", 500))
		for _, text := range []string{"", "  \n ", "<b></b>", strings.Repeat("é", 501)} {
			var refusal web.Problem
			code, read := p.write(text)
			if read(&refusal); code != 422 || len(refusal.Errors) != 1 || refusal.Detail == "" {
				t.Errorf("%.20q: %d %+v", text, code, refusal)
			}
		}
		if len(p.thread().Messages) != 1 {
			t.Error("a refused message was kept")
		}
	})
}

func TestTheMarketWritesToBothSides(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.wrote("Bonjour!")
		market := func(text string) error {
			return d.Tx(ctx, func(tx *db.Tx) error { return p.WriteAsMarketIn(ctx, tx, p.subject, text) })
		}
		for _, text := range []string{" ", strings.Repeat("é", 501)} {
			if market(text) == nil {
				t.Errorf("%.20q was written", text)
			}
		}
		if err := market("Restons <b>polis</b>."); err != nil {
			t.Fatal(err)
		}
		if err := market("Merci."); err != nil {
			t.Fatal(err)
		}
		thread := p.thread()
		if last := thread.Messages[1]; len(thread.Messages) != 3 || last.Author != "market" ||
			last.Message != "Restons polis." || thread.Unread != 0 {
			t.Errorf("thread = %+v", thread)
		}
		letters := p.letters()[1:] // after the shop's, for the first message
		if len(letters) != 4 || letters[0].To[0] != "maude@courriel.ca" || letters[1].To[0] != "bonjour@batture.ca" {
			t.Fatalf("letters = %+v", letters)
		}
		if text := letters[0].Text; !strings.Contains(text, "Nouveau message de Rang & Rue") ||
			!strings.Contains(text, "Restons polis.") || !strings.Contains(text, "/suivi-de-commande?commande=order") {
			t.Errorf("the customer reads %s", text)
		}
		if text := letters[1].Text; !strings.Contains(text, markettest.SellerURL) ||
			!strings.Contains(text, "passée chez Atelier Batture") {
			t.Errorf("the shop reads %s", text)
		}
	})
}

func TestStrangersFindNoThread(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.wrote("Bonjour!")
		for _, path := range []string{
			"/orders/order/stores/batture", "/orders/order/stores/batture?jeton=faux",
			"/orders/order/stores/rang4?jeton=bon", "/orders/autre/stores/batture?jeton=bon",
		} {
			if code, _ := p.call("GET", path, nil); code != 404 {
				t.Errorf("GET %s: %d", path, code)
			}
			read := strings.Replace(path, "?", "/read-status?", 1)
			if !strings.Contains(path, "?") {
				read = path + "/read-status"
			}
			if code, _ := p.call("PATCH", read, nil); code != 404 {
				t.Errorf("PATCH %s: %d", read, code)
			}
		}
		body := map[string]string{"orderId": "order", "storeId": "batture", "message": "Bonjour"}
		if code, _ := p.call("POST", "?jeton=faux", body); code != 404 || len(p.thread().Messages) != 1 {
			t.Errorf("POST: %d", code)
		}
	})
}

func TestAShopThatWasNotNotifiedOfTheOrderIsNotWrittenTo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.subject.Open = false
		var refusal web.Problem
		code, read := p.write("Bonjour!")
		if read(&refusal); code != 409 || refusal.Code != "order_not_ready" || p.thread().CanWrite {
			t.Errorf("%d %+v", code, refusal)
		}
	})
}

func TestAShopWithoutAnAddressIsWrittenToInTheThreadAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		p := newPost(t, d)
		p.subject.ShopEmail = ""
		p.wrote("Bonjour!")
		if len(p.letters()) != 0 || len(p.thread().Messages) != 1 {
			t.Errorf("%d letters, %d messages", len(p.letters()), len(p.thread().Messages))
		}
	})
}
