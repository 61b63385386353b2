package fulfilment_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

func (b *backroom) list(shopID, query string) (page fulfilment.OrderPage) {
	b.Helper()
	code, read := b.as(shopID, "GET", "/orders"+query, nil)
	if read(&page); code != 200 {
		b.Fatalf("orders%s: %d", query, code)
	}
	return page
}

func (b *backroom) order(shopID, orderID string) (o fulfilment.Order) {
	b.Helper()
	code, read := b.as(shopID, "GET", "/orders/"+orderID, nil)
	if read(&o); code != 200 {
		b.Fatalf("order: %d", code)
	}
	return o
}

func TestAShopListsItsOrdersByWhatIsToBeDone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.Replay(b.draft("-unpaid"))
		b.Replay(b.draft("-declined"), order.WasDeclined(noon, "card_declined"))
		b.paid("-new")
		b.Replay(b.draft("-sent"), ordertest.Shipped("-sent")...)
		part := append(ordertest.Paid(), order.WasShipped(noon.Add(day), order.Parcel{
			Units: []order.Units{{ItemID: "mug-part", Quantity: 1}},
		}))
		b.Replay(b.draft("-part"), part...)
		given := append(ordertest.Paid(), order.WasCancelled(noon.Add(day), "Cassée", order.Units{
			ItemID: "mug-given", Quantity: 2,
		}))
		b.Replay(b.draft("-given"), given...)

		for filter, want := range map[string]int{
			"": 4, "?filter=to_ship": 2, "?filter=shipped": 1, "?filter=cancelled": 1, "?filter=all": 4,
		} {
			page := b.list(b.batture, filter)
			if page.Total != want || len(page.Data) != want ||
				page.Counts != (fulfilment.OrderCounts{ToShip: 2, Shipped: 1, Cancelled: 1, All: 4}) {
				t.Errorf("%q: %d of %d, %+v; want %d", filter, len(page.Data), page.Total, page.Counts, want)
			}
		}
		left := map[order.Status]int{order.Dispatched: 2, order.PartiallyShipped: 1}
		for _, head := range b.list(b.batture, "?filter=to_ship").Data {
			if head.CustomerName != "Maude Tremblay" || head.City != "Saint-Pascal" || head.Units != 2 ||
				head.UnitsLeft != left[head.Status] || head.Total != 9773 {
				t.Errorf("head = %+v", head)
			}
		}
		if other := b.list(b.rang4, ""); other.Counts.ToShip != 3 || other.Counts.All != 4 {
			t.Errorf("the other shop's: %+v", other.Counts)
		}
	})
}

func TestAnOrderIsFoundByPartOfItsReferenceOrOfItsBuyersName(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("-maude")
		other := b.draft("-eve")
		other.Contact.FirstName, other.Contact.LastName = "Marie-Ève", "D’Amours"
		other.ShippingAddress.FirstName, other.ShippingAddress.LastName = "Zoé", "L'Écuyer"
		eve := b.Replay(other, ordertest.Paid()...)
		signs := strings.ReplaceAll(o.Reference, "-", "")
		for typed, want := range map[string]string{
			o.Reference: o.ID, strings.ToLower(signs): o.ID, o.Reference[3:7]: o.ID, " " + signs[4:] + " ": o.ID,
			"tremb": o.ID, "TREMBLAY Maude": o.ID, "marie-ève": eve.ID, "marie eve": eve.ID, "d'amours": eve.ID,
			"D’AMOURS": eve.ID, "zoé": eve.ID, "ecuyer": eve.ID, "maude amours": "", "nobody": "", "%": "",
			"_": "", "a' OR '1'='1": "", "%%%%": "",
		} {
			page := b.list(b.batture, "?q="+strings.NewReplacer(" ", "%20", "%", "%25", "'", "%27", "’", "%E2%80%99",
				"è", "%C3%A8", "é", "%C3%A9").Replace(typed))
			got := ""
			if len(page.Data) > 0 {
				got = page.Data[0].ID
			}
			if got != want || page.Total > 1 {
				t.Errorf("%q: found %q, %d in all; want %q", typed, got, page.Total, want)
			}
		}
		if page := b.list(b.batture, "?filter=shipped&q=tremblay"); page.Total != 0 || page.Counts.ToShip != 2 {
			t.Errorf("a search is within its filter: %+v", page)
		}
	})
}

func TestTheOrderThatWaitsLongestIsFirstToShipAndPagesFollow(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		var placed []string
		for n := range 23 {
			d := b.draft(fmt.Sprint("-", n))
			d.At = noon.Add(time.Duration(n) * time.Minute)
			paid := []order.Event{order.WasPaid(d.At, order.Receipt{}), order.WasDispatched(d.At)}
			placed = append(placed, b.Replay(d, paid...).ID)
		}
		first, second := b.list(b.batture, "?filter=to_ship"), b.list(b.batture, "?filter=to_ship&page=2")
		if first.Total != 23 || first.PageCount != 2 || len(second.Data) != 3 || first.Data[0].ID != placed[0] ||
			second.Data[2].ID != placed[22] {
			t.Errorf("to ship: %+v … %+v", first.Page, second.Page)
		}
		latest := b.list(b.batture, "?filter=all&page=2")
		if len(latest.Data) != 3 || latest.Data[2].ID != placed[0] {
			t.Errorf("all: %+v", latest.Page)
		}
	})
}

// cardDigits are the last digits of the card that paid, as a word: an id may hold them by chance.
var cardDigits = regexp.MustCompile(`\b4242\b`)

func TestAShopSeesItsOwnPartAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		draft := b.draft("")
		draft.Contribution = true
		o := b.Replay(draft, append(ordertest.Shipped(""),
			order.ReturnWasAsked(noon.Add(2*day), order.ReturnAsk{Units: order.Units{ItemID: "mug", Quantity: 1},
				Reason: "Fêlée"}))...)
		code, read := b.as(b.batture, "GET", "/orders/"+o.ID, nil)
		var raw map[string]any
		read(&raw)
		text := fmt.Sprint(raw)
		if code != 200 || strings.Contains(text, "Miel") || strings.Contains(text, "Tuque") ||
			cardDigits.MatchString(text) || strings.Contains(text, "maude@courriel.ca") {
			t.Errorf("%d: the shop learns too much: %s", code, text)
		}
		got := b.order(b.batture, o.ID)
		if len(got.Items) != 1 || got.Amounts.SubTotal != 7600 || got.Amounts.Shipping != 900 ||
			got.Amounts.Total != 9773 || got.Amounts.Refunded != 0 || got.Amounts.Net != 9773 {
			t.Errorf("amounts = %+v", got.Amounts)
		}
		mug := got.Items[0]
		if mug.QuantityLeft != 0 || mug.SKU != "TT-350" || mug.ShippedAt == nil || mug.ReturnID == "" ||
			mug.Status != order.ItemReturnRequested {
			t.Errorf("mug = %+v", mug)
		}
		if len(got.Shipments) != 1 || got.Shipments[0].Items[0].Quantity != 2 ||
			got.Shipments[0].CarrierName != "Postes Canada" || got.CanShip || got.CanCancel {
			t.Errorf("shipments = %+v", got.Shipments)
		}
		if got.Phone != "4185550142" || got.ShippingAddress.City != "Saint-Pascal" || got.Invoice == nil ||
			got.Invoice.Number != "000001" {
			t.Errorf("order = %+v", got)
		}
	})
}

func TestAnUnpaidOrderIsNoBusinessOfTheShops(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		for _, o := range []*order.Order{
			b.Replay(b.draft("-unpaid")), b.Replay(b.draft("-declined"), order.WasDeclined(noon, "card_declined")),
			b.Replay(b.draft("-voided"), order.WasVoided(noon)),
		} {
			for _, path := range []string{"", "/packing-slip", "/invoice"} {
				b.want(404, "order_not_found", b.batture, "GET", "/orders/"+o.ID+path, nil)
			}
			item := []units{{o.Part(b.batture).Items[0].ID, 1, 2}}
			b.want(404, "order_not_found", b.batture, "POST", "/orders/"+o.ID+"/shipments", body{"items": item})
			b.want(404, "order_not_found", b.batture, "POST", "/orders/"+o.ID+"/cancellations", body{
				"items": item, "reason": "Non",
			})
			b.want(404, "order_not_found", b.batture, "POST", "/messages/"+o.ID, body{"message": "Bonjour"})
		}
		if len(b.Letters()) != 0 {
			t.Error("someone was written to")
		}
	})
}

func TestPapersAreForTheShopThatSells(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("")
		for path, words := range map[string][]string{
			"/packing-slip": {"Bordereau d", o.Reference, "Saint-Pascal", "TT-350", "Dans ce colis"},
			"/invoice":      {"Facture", "000001", "97,73"},
		} {
			code, pdf := b.paper(b.batture, "/orders/"+o.ID+path)
			if code != 200 || !has(pdf, append(words, "%PDF")...) || strings.Contains(pdf, "Miel") {
				t.Errorf("%s: %d, %d bytes", path, code, len(pdf))
			}
		}
		if _, slip := b.paper(b.batture, "/orders/"+o.ID+"/packing-slip"); strings.Contains(slip, "38,00") {
			t.Error("a packing slip tells a price")
		}
	})
}

func TestASlipOfAGiftBearsItsMessageAndNoPrice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		d := b.draft("")
		d.Gift = &order.Gift{Message: "Joyeux anniversaire, Rose!"}
		o := b.Replay(d, ordertest.Paid()...)
		_, slip := b.paper(b.batture, "/orders/"+o.ID+"/packing-slip")
		if !has(slip, "Un cadeau pour vous", "Joyeux anniversaire, Rose!") || strings.Contains(slip, "38,00") {
			t.Error("the slip has no message, or a price")
		}
		var shown struct{ Gift *order.Gift }
		if code, read := b.as(b.batture, "GET", "/orders/"+o.ID, nil); code == 200 {
			read(&shown)
		}
		if shown.Gift == nil || shown.Gift.Message != d.Gift.Message {
			t.Errorf("the shop reads %+v", shown.Gift)
		}
	})
}

func TestAnotherShopsThingsAreNotThere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		d := b.draft("-alone")
		d.Items, d.Shops = d.Items[:1], d.Shops[:1]
		alone := b.Replay(d, append(ordertest.Paid(), order.WasShipped(noon, order.Parcel{
			Units: []order.Units{{ItemID: "mug-alone", Quantity: 1}},
		}))...)
		whole := b.Replay(b.draft(""), append(ordertest.Shipped(""),
			order.ReturnWasAsked(noon.Add(2*day), order.ReturnAsk{Units: order.Units{ItemID: "mug", Quantity: 1},
				Reason: "Fêlée"}))...)
		asked := markettest.Must(b.Questions.Ask(web.AsUser(ctx, b.maude), b.mug.ID, "Va-t-elle au lave-vaisselle?"))
		b.Letters()
		mug := []units{{"mug-alone", 1, 1}}
		for path, method := range map[string]string{
			"/orders/" + alone.ID: "GET", "/orders/" + alone.ID + "/packing-slip": "GET",
			"/orders/" + alone.ID + "/invoice": "GET", "/messages/" + alone.ID: "GET",
			"/orders/" + alone.ID + "/shipments": "POST", "/orders/" + alone.ID + "/cancellations": "POST",
			"/orders/" + alone.ID + "/cancellation-preview": "POST",
			"/messages/" + alone.ID + "/read-status":        "PATCH",
		} {
			sent := body{"items": mug, "reason": "x"}
			if method != "POST" {
				sent = nil
			} else if strings.HasSuffix(path, "shipments") || strings.HasSuffix(path, "preview") {
				delete(sent, "reason")
			}
			b.want(404, "order_not_found", b.rang4, method, path, sent)
		}
		// In an order of both, the other shop's item and return are as far away.
		b.want(404, "order_not_found", b.rang4, "POST", "/orders/"+whole.ID+"/cancellation-preview", body{
			"items": []units{{"mug", 1, 0}},
		})
		b.want(404, "order_not_found", b.rang4, "POST", "/orders/"+b.paid("-open").ID+"/shipments", body{
			"items": []units{{"mug-open", 1, 2}},
		})
		back := "/returns/" + whole.Item("mug").Return.ID
		b.want(404, "order_not_found", b.rang4, "GET", back, nil)
		b.want(404, "order_not_found", b.rang4, "POST", back+"/accept", nil)
		b.want(404, "order_not_found", b.rang4, "POST", back+"/deny", body{"reason": "Non"})
		b.want(404, "order_not_found", b.rang4, "POST", back+"/receive", body{"restock": true})
		b.want(404, "question_not_found", b.rang4, "PUT", "/questions/"+asked.ID+"/answer", body{"answer": "Oui"})
		b.want(404, "question_not_found", b.rang4, "PUT", "/questions/"+asked.ID+"/visibility", body{"hidden": true})
		b.owners[b.batture] = b.owners[b.rang4] // a stranger at Batture's own address
		for _, path := range []string{
			"/home", "/orders", "/orders.csv", "/packing-slips", "/carriers",
			"/returns", "/questions", "/messages", "/orders/" + alone.ID,
		} {
			b.want(404, "store_not_found", b.batture, "GET", path, nil)
		}
		b.owners[b.batture] = ""
		b.want(401, "sign_in_required", b.batture, "GET", "/home", nil)
		if letters := b.Letters(); len(letters) != 0 || b.stock() != 9 {
			t.Errorf("someone was written to, or the stock moved: %+v", letters)
		}
	})
}
