package wishlist_test

import (
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/wishlist"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web/webtest"
)

func TestAGuestsWishesAreShownAndStoredNowhere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		wishes := guestList{{VariantID: w.tuque}, {ProductID: w.mugs.ID}, {VariantID: "inconnu"},
			{ProductID: "inconnu"}}
		code, read := webtest.Call(t, w.handler, "", "POST", "/wishlists/guest", wishes.body())
		var shown []wishlist.Wire
		if read(&shown); code != 200 || len(shown) != 4 || shown[0].Name != "Tuque" ||
			*shown[0].InventoryQuantity != 2 || shown[1].VariantID != w.blue ||
			shown[1].Availability != catalog.ForSale || !shown[2].IsDeleted || !shown[3].IsDeleted {
			t.Errorf("shown: %d %+v", code, shown)
		}
	})
}

func TestAGuestsWishesJoinTheListOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWindow(t, d)
		w.wish(w.blue)
		wishes := guestList{{VariantID: w.tuque}, {VariantID: w.green}, {ProductID: w.mugs.ID}, {VariantID: "inconnu"}}
		for range 2 {
			if code := w.call(w.maude, "POST", w.maude+"/wishlists/join", wishes.body(), nil); code != 204 {
				t.Fatalf("join: %d", code)
			}
		}
		if got := w.list(1); got.Total != 3 {
			t.Errorf("%d wishes; want each once", got.Total)
		}
		if code := w.call(w.luc, "POST", w.maude+"/wishlists/join", wishes.body(), nil); code != 403 {
			t.Errorf("another joins: %d", code)
		}
	})
}

type guestList []wishlist.Wish

func (g guestList) body() map[string]any { return map[string]any{"items": []wishlist.Wish(g)} }
