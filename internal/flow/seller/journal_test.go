package seller_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

type journal struct {
	Data []shop.Noted
	Next string
}

func TestAShopsJournalSaysWhoChangedWhat(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		space := "/seller/shops/" + shopID
		markettest.Must(0, f.Shops.AddOwner(ctx, shopID, f.luc))
		made := f.add(shopID, f.cup())
		cup := f.cup()
		delete(cup, "options")
		cup["variants"] = []map[string]any{{"id": made.Variants[0].ID, "price": 31}}
		if status := f.call(f.luc, "PUT", space+"/products/"+made.ID, cup, nil); status != 200 {
			t.Fatalf("edit: %d", status)
		}
		away := map[string]any{"until": "2026-12-26"}
		if status := f.call(f.ana, "PUT", space+"/vacation", away, nil); status != 200 {
			t.Fatalf("leave: %d", status)
		}
		read := func(query string) (got journal) {
			if status := f.call(f.ana, "GET", space+"/journal"+query, nil, &got); status != 200 {
				t.Fatalf("journal: %d", status)
			}
			return got
		}
		all := read("").Data
		if len(all) != 3 || all[0].Act != "shop.vacation" || all[0].Name != "Ana Roy" ||
			all[0].Changes[0] != (shop.Change{What: "until", After: "2026-12-26"}) {
			t.Fatalf("journal: %+v", all)
		}
		edit := read("?kind=product&person=" + f.luc).Data
		if len(edit) != 1 || edit[0].Act != "product.edit" || edit[0].SubjectID != made.ID ||
			edit[0].Name != "Luc Roy" {
			t.Fatalf("his edits: %+v", edit)
		}
		found := false
		for _, c := range edit[0].Changes {
			found = found || c.What == "price" && c.After == "31,00\u00a0$"
		}
		if !found {
			t.Errorf("the price is not told: %+v", edit[0].Changes)
		}
		if got := read("?before=" + all[0].ID).Data; len(got) != 2 {
			t.Errorf("those before: %+v", got)
		}
		markettest.Must(0, f.SetRole(ctx, shopID, f.luc, shop.Catalogue))
		if status := f.call(f.luc, "GET", space+"/journal", nil, nil); status != 403 {
			t.Errorf("a colleague reads the journal: %d", status)
		}
		f.At = f.At.Add(366 * 24 * time.Hour)
		markettest.Must(0, f.Shops.Sweep(ctx))
		if got := read("").Data; len(got) != 0 {
			t.Errorf("after a year: %+v", got)
		}
	})
}
