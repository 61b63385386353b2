package fulfilment_test

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

type judged struct{ Lines []fulfilment.TrackingLine }

// check sends a file of tracking numbers to be judged.
func (b *backroom) check(query, file string) (int, []fulfilment.TrackingLine, string) {
	b.Helper()
	asker := web.AsUser(ctx, b.owners[b.batture])
	r := httptest.NewRequestWithContext(asker, "POST",
		web.Prefix+"/seller/shops/"+b.batture+"/orders/tracking-check"+query, strings.NewReader(file))
	r.Header.Set("Content-Type", "text/csv")
	out := httptest.NewRecorder()
	b.handler.ServeHTTP(out, r)
	var answer struct {
		judged
		Code string
	}
	markettest.Must(0, json.Unmarshal(out.Body.Bytes(), &answer))
	return out.Code, answer.Lines, answer.Code
}

// note sends the lines of a check.
func (b *backroom) note(lines []fulfilment.TrackingLine) []fulfilment.TrackingLine {
	b.Helper()
	var tracked []fulfilment.TrackedLine
	for _, line := range lines {
		tracked = append(tracked, line.TrackedLine)
	}
	var answer judged
	code, read := b.as(b.batture, "POST", "/orders/tracking", body{"lines": tracked})
	if read(&answer); code != 200 {
		b.Fatalf("note tracking numbers: %d", code)
	}
	return answer.Lines
}

func states(lines []fulfilment.TrackingLine) (list []string) {
	for _, line := range lines {
		list = append(list, fmt.Sprintf("%d %s", line.Line, line.State))
	}
	return list
}

func TestAFileOfTrackingNumbersSaysWhatEachLineDoes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		ready, sent := b.paid("-a"), b.Replay(b.draft("-sent"), ordertest.Shipped("-sent")...)
		given := b.Replay(b.draft("-given"), append(ordertest.Paid(), order.WasCancelled(noon.Add(day), "Cassée",
			order.Units{ItemID: "mug-given", Quantity: 2}))...)
		fetched := b.draft("-pickup")
		fetched.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "12, rue du Quai", Hours: "Midi"}
		pickup := b.Replay(fetched, ordertest.Paid()...)
		unpaid := b.Replay(b.draft("-unpaid"))
		number := b.order(b.batture, b.paid("-invoice").ID)
		file := strings.Join([]string{
			"Order Number;Weight;Tracking Number",
			strings.ToLower(ready.Reference) + `;2;="7023 2100"`,
			ready.Reference + ";2;9999",
			sent.Reference + ";2;7024",
			given.Reference + ";2;7025",
			pickup.Reference + ";2;7026",
			unpaid.Reference + ";2;7027",
			"RR-2222-2222;2;7028", ";2;7029", number.Reference + ";2;", ";;", "",
		}, "\r\n")
		code, lines, _ := b.check("?carrier=canada_post", file)
		want := "2 ready|3 twice|4 known|5 cancelled|6 untracked|7 unknown|8 unknown|9 unknown|10 invalid"
		if got := strings.Join(states(lines), "|"); code != 200 || got != want {
			t.Fatalf("%d %s\nwant %s", code, got, want)
		}
		for _, line := range lines[1:] {
			if line.Detail == "" {
				t.Errorf("no reason for %+v", line)
			}
		}
		if first := lines[0]; first.OrderID != ready.ID || first.TrackingNumber != "7023 2100" || first.Units != 2 ||
			first.CarrierName != "Postes Canada" || first.CustomerName != "Maude Tremblay" || first.Detail != "" {
			t.Errorf("what will be sent: %+v", first)
		}
		if len(b.Letters()) != 0 || b.order(b.batture, ready.ID).Status != order.Dispatched {
			t.Error("a check changed something")
		}
	})
}

func TestTrackingNumbersSendWholeOrdersOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		one := b.paid("-a")
		part := b.Replay(b.draft("-part"), append(ordertest.Paid(), order.WasShipped(noon.Add(day), order.Parcel{
			TrackingNumber: "7001", Units: []order.Units{{ItemID: "mug-part", Quantity: 1}}}))...)
		file := fmt.Sprintf("%s,7023,Canada Post\n%s,7024,Ma charrette\n", one.Reference, part.Reference)
		_, lines, _ := b.check("", file)
		if got := strings.Join(states(b.note(lines)), "|"); got != "1 done|2 done" {
			t.Fatalf("noted: %s", got)
		}
		letters := b.Letters()
		if len(letters) != 2 || !has(letters[0].Text+letters[1].Text, "7023", "7024", "Postes Canada",
			"Ma charrette", "canadapost-postescanada.ca") {
			t.Errorf("customers got: %+v", letters)
		}
		for _, id := range []string{one.ID, part.ID} {
			if o := b.order(b.batture, id); o.Status != order.Completed || o.CanShip {
				t.Errorf("sent: %+v", o)
			}
		}
		if parcels := b.order(b.batture, part.ID).Shipments; len(parcels) != 2 || parcels[1].Items[0].Quantity != 1 {
			t.Errorf("the rest left in a parcel of its own: %+v", parcels)
		}
		if o := b.order(b.rang4, one.ID); o.Status != order.Dispatched {
			t.Errorf("the other shop's part: %s", o.Status)
		}
		if got := strings.Join(states(b.note(lines)), "|"); got != "1 known|2 known" || len(b.Letters()) != 0 {
			t.Errorf("noted again: %s", got)
		}
		if _, again, _ := b.check("", file); strings.Join(states(again), "|") != "1 known|2 known" {
			t.Errorf("the same file again: %v", states(again))
		}
	})
}

func TestAParcelThatWasNotedByHandSendsNothingElse(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		part := b.Replay(b.draft("-part"), append(ordertest.Paid(), order.WasShipped(noon.Add(day), order.Parcel{
			TrackingNumber: "7001", Units: []order.Units{{ItemID: "mug-part", Quantity: 1}}}))...)
		_, lines, _ := b.check("", "commande\tsuivi\n"+part.Reference+"\t7001\n")
		if got := strings.Join(states(b.note(lines)), "|"); got != "2 known" {
			t.Errorf("noted: %s", got)
		}
		if o := b.order(b.batture, part.ID); o.Status != order.PartiallyShipped {
			t.Errorf("status %s", o.Status)
		}
	})
}

func TestColumnsAreRecognisedAsToolsWriteThem(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("-a")
		b.Change(func(tx *db.Tx) error {
			whole := markettest.Must(b.Orders.Find(ctx, tx, order.Whole(), o.ID))
			_, err := b.Orders.IssueInvoices(ctx, tx, whole, noon)
			return err
		})
		invoice := b.order(b.batture, o.ID).Invoice.Number
		ref := o.Reference
		for file, want := range map[string]string{
			"Name,Fulfillment: Tracking Number,Fulfillment: Tracking Company\n#" + ref + ",7023,UPS\n": "UPS",

			"Référence client 1;Numéro de repérage;Service\n" + ref + ";7023;Accéléré\n": "",

			"\ufeffSale ID,Order ID,Tracking code,Carrier\n1," + ref + ",7023,canada_post\n": "Postes Canada",

			"R\xe9f\xe9rence;No de suivi;Transporteur\n" + ref + ";7023;Purolator Express\n": "Purolator",

			"facture,suivi,transporteur\n" + invoice + ",7023,Chit Chats\n": "Chit Chats",

			"order,tracking number\n" + strings.TrimPrefix(strings.ToLower(ref), "rr-") + ",'7023'\n\n": "",
		} {
			code, lines, refusal := b.check("", file)
			if code != 200 || len(lines) != 1 || lines[0].State != "ready" || lines[0].TrackingNumber != "7023" ||
				lines[0].CarrierName != want || lines[0].OrderID != o.ID {
				t.Errorf("%q: %d %s %+v", file, code, refusal, lines)
			}
		}
		for file, want := range map[string]string{
			" \n": "tracking_file", "\x00": "tracking_file", "nom;prix\nTasse;38": "tracking_columns",
			o.Reference: "tracking_columns",
			"commande;suivi\n" + strings.Repeat("RR-2222-2222;1\n", 501): "tracking_lines",
		} {
			if code, _, got := b.check("", file); code != 422 || got != want {
				t.Errorf("%.40q: %d %s; want %s", file, code, got, want)
			}
		}
		for number, want := range map[string]string{"7,02321E+15": "tableur", strings.Repeat("7", 101): "valides"} {
			_, lines, _ := b.check("", "commande;suivi\n"+o.Reference+";"+number)
			if len(lines) != 1 || lines[0].State != "invalid" || !strings.Contains(lines[0].Detail, want) {
				t.Errorf("%s: %+v", number, lines)
			}
		}
	})
}
