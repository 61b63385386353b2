package returns_test

import (
	"bytes"
	"image"
	"image/jpeg"
	"net/http/httptest"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/returns"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

func photograph() []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewRGBA(image.Rect(0, 0, 64, 48)), nil); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// fetch is the status of a read as someone, and its bytes.
func (d *desk) fetch(who, path string) (int, []byte) {
	d.Helper()
	r := httptest.NewRequestWithContext(web.AsUser(ctx, who), "GET", web.Prefix+path, nil)
	w := httptest.NewRecorder()
	d.handler.ServeHTTP(w, r)
	if w.Code == 200 && w.Header().Get("Cache-Control") != "private, no-store" {
		d.Errorf("%s may be kept: %s", path, w.Header().Get("Cache-Control"))
	}
	return w.Code, w.Body.Bytes()
}

func (d *desk) keep(orderID string) string {
	d.Helper()
	return markettest.Must(d.KeepPhoto(ctx, order.OfUser("maude"), orderID, photograph()))
}

func TestAPhotographIsSeenByTheBuyerAndTheShopConcernedAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		owner, rival := d.User(account.NewUser{FirstName: "Ana"}), d.User(account.NewUser{FirstName: "Bob"})
		d.batture = d.Shop(shop.NewShop{OwnerIDs: []string{owner}, Details: shop.Details{Name: "Ana"}}).ID
		d.rang4 = d.Shop(shop.NewShop{OwnerIDs: []string{rival}, Details: shop.Details{Name: "Bob"}}).ID
		o := d.replay("", "maude", ordertest.Shipped("")...)
		other := d.replay("-b", "maude", ordertest.Shipped("-b")...)
		token := d.Market.Access.Token(o.ID)
		id, foreign := d.keep(o.ID), d.keep(other.ID)
		request := func(photos ...string) int {
			code, _ := d.call("maude", "POST", "", map[string]any{"orderId": o.ID, "items": []map[string]any{
				{"id": "mug", "quantity": 1, "reasonText": "Fêlée", "photos": photos}}})
			return code
		}
		if code := request(foreign); code != 422 {
			t.Errorf("another order's photograph: %d", code)
		}
		if code := request(id, id); code != 422 {
			t.Errorf("the same photograph twice: %d", code)
		}
		if code := request("1", "2", "3", "4", "5"); code != 422 {
			t.Errorf("five photographs: %d", code)
		}
		if code := request(id); code != 201 {
			t.Fatalf("asked: %d", code)
		}
		buyer := "/return-requests/order/" + o.ID + "/photos/" + id
		ofShop := func(shopID string) string {
			return "/seller/shops/" + shopID + "/orders/" + o.ID + "/return-photos/" + id
		}
		for _, c := range []struct {
			who, path string
			want      int
		}{
			{"maude", buyer, 200}, {"", buyer + "?jeton=" + token, 200}, {"", buyer, 401}, {"luc", buyer, 404},
			{"maude", "/return-requests/order/" + other.ID + "/photos/" + id, 404},
			{owner, ofShop(d.batture), 200}, {rival, ofShop(d.batture), 404}, {rival, ofShop(d.rang4), 404},
			{"maude", ofShop(d.batture), 404}, {"", ofShop(d.batture), 401},
		} {
			code, body := d.fetch(c.who, c.path)
			if code != c.want || code == 200 && !bytes.HasPrefix(body, []byte{0xff, 0xd8}) {
				t.Errorf("%q, %s: %d; want %d", c.who, c.path, code, c.want)
			}
		}
		var page web.Page[returns.ShopReturn]
		_, read := webtest.Call(d.Market, d.handler, owner, "GET", "/seller/shops/"+d.batture+"/returns", nil)
		if read(&page); len(page.Data) != 1 || len(page.Data[0].Photos) != 1 || page.Data[0].Photos[0] != id {
			t.Errorf("its shop sees %+v", page.Data)
		}
		if exported := markettest.Must(d.Export(ctx, "maude")).([]returns.Exported); len(exported) != 2 ||
			len(exported[0].JPEG) == 0 {
			t.Errorf("%d exported", len(exported))
		}
	})
}

func TestAPhotographWithoutAReturnIsForgottenAndSoAreThoseOfSomeoneWhoLeaves(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDesk(t, base)
		o := d.replay("", "maude", ordertest.Shipped("")...)
		stored := func() (n int) {
			d.letters() // runs what is queued
			for _, err := range d.Files.List(ctx, "prive/retours/") {
				markettest.Must(0, err)
				n++
			}
			return n
		}
		joined := d.keep(o.ID)
		d.keep(o.ID)
		_, _, err := d.Ask(web.AsUser(ctx, "maude"), o.ID, "", []order.ReturnAsk{
			{Units: order.Units{ItemID: "mug", Quantity: 1}, Reason: "Fêlée", Photos: []string{joined}}})
		if err != nil || stored() != 2 {
			t.Fatalf("asked: %v, %d stored", err, stored())
		}
		d.At = d.At.Add(25 * time.Hour)
		markettest.Must(0, d.DropWaiting(ctx))
		if n := stored(); n != 1 {
			t.Errorf("%d stored after a day; want the one that was asked with", n)
		}
		d.Change(func(tx *db.Tx) error { return d.Forget(ctx, tx, "maude") })
		if n := stored(); n != 0 {
			t.Errorf("%d stored after she left", n)
		}
	})
}
