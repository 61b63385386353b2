package seller_test

import (
	"errors"
	"strings"
	"testing"

	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/markettest"
)

func TestAnOwnerClosesTheirShop(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		path := "/seller/shops/" + shopID + "/closing"
		before := len(mailtest.Queued(t, d))
		var refused refusal
		if status := f.call(f.ana, "POST", path, map[string]any{"reason": " "}, &refused); status != 422 {
			t.Errorf("without a reason: %d", status)
		}
		var closed seller.Shop
		why := map[string]any{"reason": "Je prends ma retraite."}
		if status := f.call(f.ana, "POST", path, why, &closed); status != 200 || closed.Status != shop.Closed {
			t.Fatalf("close: %d %+v", status, closed)
		}
		letters := mailtest.Queued(t, d)[before:]
		if len(letters) != 2 || letters[0].To[0] != "bonjour@exemple.ca" || letters[1].To[0] != "ana@exemple.ca" ||
			!strings.Contains(letters[0].Text, "Je prends ma retraite.") {
			t.Errorf("letters: %+v", letters)
		}
		if status := f.call(f.ana, "POST", path, why, &closed); status != 200 {
			t.Errorf("a second time: %d", status)
		}
		if again := mailtest.Queued(t, d)[before:]; len(again) != 2 {
			t.Errorf("letters of the second time: %d", len(again))
		}
		if _, err := f.Shops.BySlug(ctx, closed.Slug); !errors.Is(err, shop.ErrNotFound) {
			t.Errorf("a closed shop is found: %v", err)
		}
		page := markettest.Must(f.Shops.PageBySlug(ctx, closed.Slug))
		if wire := page.Wire(func(key string) string { return key }); !wire.Closed {
			t.Errorf("its page: %+v", wire)
		}
		lines, _, err := f.Shops.Journal(ctx, shopID, shop.JournalFilter{Kind: "shop"})
		if err != nil || len(lines) != 1 || lines[0].Act != "shop.close" {
			t.Errorf("journal: %+v %v", lines, err)
		}
	})
}
