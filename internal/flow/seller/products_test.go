package seller_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// cup is a form with two variants; keys are photographs sent before.
func (f *fair) cup(keys ...string) map[string]any {
	photos := make([]map[string]any, len(keys))
	for i, key := range keys {
		photos[i] = map[string]any{"key": key, "alt": "Vue " + string(rune('A'+i))}
	}
	return map[string]any{
		"status": "published", "name": "Tasse trempée", "description": "<p>Bleue</p><script>x()</script>",
		"categoryIds": []string{f.cups.ID},
		"photos":      photos,
		"options":     []map[string]any{{"name": " Format", "values": []string{"250 ml ", "350 ml"}}},
		"variants": []map[string]any{
			{"sku": "TAS-250", "options": map[string]string{"Format": "250 ml"}, "price": 34, "inventoryMode": "stock",
				"inventoryQuantity": 14, "photoKeys": keys[:min(1, len(keys))]},
			{"sku": "TAS-350", "options": map[string]string{"Format": "350 ml"}, "price": 38.5, "regularPrice": 46,
				"isDefault": true},
		},
	}
}

func (f *fair) add(shopID string, form map[string]any) (made seller.Product) {
	f.Helper()
	if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products", form, &made); status != 201 {
		f.Fatalf("%d %+v", status, made)
	}
	return made
}

func TestAProductIsWrittenPreviewedAndEdited(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		var one, two seller.Photo
		f.upload(f.ana, "/seller/photos", photo(200, 90, 70), &one)
		f.upload(f.ana, "/seller/photos", photo(50, 90, 70), &two)
		made := f.add(shopID, f.cup(one.Key, two.Key))
		if made.Description != "<p>Bleue</p>" || made.Photos[0].Alt != "Vue A" || made.Photos[1].Key != two.Key ||
			made.Variants[0].PhotoKeys[0] != one.Key || made.Options[0].Name != "Format" ||
			made.Options[0].Values[0] != "250 ml" || made.PublishedAt == nil {
			t.Errorf("%+v", made)
		}
		path := "/seller/shops/" + shopID + "/products/" + made.ID
		// Two are sold while the form is open; the seller adds six, withdraws the other format and turns the photos
		// around.
		markettest.Must(0, d.Tx(ctx, func(tx *db.Tx) error {
			return catalog.TakeStock(ctx, tx, made.Variants[0].ID, 2)
		}))
		edited := f.cup(two.Key, one.Key)
		delete(edited, "options")
		edited["status"], edited["variants"] = "draft", []map[string]any{
			{"id": made.Variants[0].ID, "sku": "TAS", "price": 30, "inventoryMode": "stock", "inventoryQuantity": 20,
				"quantitySeen": 14},
		}
		var got seller.Product
		if status := f.call(f.ana, "PUT", path, edited, &got); status != 200 || got.Status != catalog.Draft ||
			len(got.Variants) != 1 || got.Variants[0].ID != made.Variants[0].ID ||
			got.Variants[0].InventoryQuantity != 18 || got.Photos[0].Key != two.Key || got.Slug != made.Slug {
			t.Errorf("%d %+v", status, got)
		}
		var preview catalog.ProductWire
		if status := f.call(f.ana, "GET", path+"/preview", nil, &preview); status != 200 ||
			preview.Name != "Tasse trempée" || preview.StoreName != "Atelier Batture" ||
			len(preview.ProductPhotos) != 2 {
			t.Errorf("%d %+v", status, preview)
		}
		if _, err := f.Catalog.ByID(ctx, made.ID); err == nil {
			t.Error("a draft is open to the public")
		}
		var read seller.Product
		f.call(f.ana, "GET", path, nil, &read)
		if string(markettest.Must(json.Marshal(read))) != string(markettest.Must(json.Marshal(got))) {
			t.Errorf("%+v\n%+v", read, got)
		}
	})
}

func TestAProductTakesOnlyPicturesOfItsOwners(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		var lucs seller.Photo
		f.upload(f.luc, "/seller/photos", photo(10, 90, 70), &lucs)
		for _, key := range []string{lucs.Key, "prive/factures/1.pdf", "photos/aa/bb/800.jpeg"} {
			var refused refusal
			if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products", f.cup(key),
				&refused); status != 422 || refused.Errors[0].Path != "photos[0].key" {
				t.Errorf("%s: %d %+v", key, status, refused)
			}
		}
		markettest.Must(0, f.Shops.AddOwner(ctx, shopID, f.luc))
		f.add(shopID, f.cup(lucs.Key))
		wrong := f.cup(lucs.Key)
		wrong["photos"] = []any{}
		var refused refusal
		if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products", wrong, &refused); status != 422 ||
			refused.Errors[0].Path != "variants[0].photoKeys" {
			t.Errorf("a variant with another product's photo: %d %+v", status, refused)
		}
	})
}

func TestAListIsSearchedFilteredSortedAndPaged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		one := func(name, sku, status string, price float64, mode string, units int, inStock string) {
			f.add(shopID, map[string]any{"name": name, "status": status, "categoryIds": []string{f.cups.ID},
				"variants": []map[string]any{
					{"sku": sku, "price": price, "inventoryMode": mode, "inventoryQuantity": units,
						"inventoryStatus": inStock}}})
			f.At = f.At.Add(1e9)
		}
		one("Théière", "THE-1", "published", 40, "stock", 30, "in_stock")
		one("Bol à thé", "BOL_1", "published", 20, "stock", 3, "in_stock")
		one("Assiette", "ASS-1", "draft", 30, "stock", 0, "in_stock")
		one("Vase", "VAS-1", "published", 50, "status", 0, "out_of_stock")
		one("Pot", "POT-1", "archived", 10, "status", 0, "in_stock")
		for query, want := range map[string]string{
			"":                             "Vase, Assiette, Bol à thé, Théière of 4",
			"?status=archived":             "Pot of 1",
			"?status=draft":                "Assiette of 1",
			"?search=THE":                  "Bol à thé, Théière of 2",
			"?search=l_1":                  "Bol à thé of 1",
			"?search=the-1":                "Théière of 1",
			"?search=vas-":                 "Vase of 1",
			"?search=%25":                  " of 0",
			"?search=!!":                   " of 0",
			"?stock=low":                   "Assiette, Bol à thé of 2",
			"?stock=out":                   "Vase, Assiette of 2",
			"?stock=low&search=bol":        "Bol à thé of 1",
			"?sort=name&direction=asc":     "Assiette, Bol à thé, Théière, Vase of 4",
			"?sort=price&direction=asc":    "Bol à thé, Assiette, Théière, Vase of 4",
			"?sort=updated":                "Vase, Assiette, Bol à thé, Théière of 4",
			"?page=2&perPage=3":            "Théière of 4",
			"?page=2&perPage=2":            "Bol à thé, Théière of 4",
			"?page=4&perPage=1&sort=name":  "Assiette of 4",
			"?page=3&perPage=1&sort=price": "Assiette of 4",
			"?page=3&perPage=3&sort=price": " of 4",
		} {
			var got seller.ProductPage
			if status := f.call(f.ana, "GET", "/seller/shops/"+shopID+"/products"+query, nil, &got); status != 200 {
				t.Errorf("%s: %d", query, status)
			}
			names := []string{}
			for _, p := range got.Data {
				names = append(names, p.Name)
			}
			if listed := strings.Join(names, ", ") + " of " +
				string(markettest.Must(json.Marshal(got.Total))); listed != want ||
				got.Counts != (seller.StatusCounts{Draft: 1, Published: 3, Archived: 1}) {
				t.Errorf("%s: %s; want %s, %+v", query, listed, want, got.Counts)
			}
		}
		var got seller.ProductPage
		f.call(f.ana, "GET", "/seller/shops/"+shopID+"/products?search=bol", nil, &got)
		if p := got.Data[0]; p.SKU != "BOL_1" || *p.Units != 3 || !p.Low || !p.Available || p.MinPrice != 2000 ||
			p.Variants != 1 {
			t.Errorf("%+v", p)
		}
	})
}

func TestManyProductsChangeAtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		cup := f.add(shopID, f.cup())
		bare := f.add(shopID, map[string]any{"name": "Ébauche"})
		bulk := func(body map[string]any) (got seller.BulkResult) {
			t.Helper()
			body["ids"] = []string{cup.ID, bare.ID, cup.ID, "inconnu"}
			if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products/bulk", body, &got); status != 200 {
				t.Errorf("%v: %d", body, status)
			}
			return got
		}
		read := func() *catalog.Product { return markettest.Must(f.Catalog.OfShopByID(ctx, shopID, cup.ID)) }
		got := bulk(map[string]any{"action": "publish"})
		if got.Done != 1 || len(got.Refused) != 2 || !slices.ContainsFunc(got.Refused, func(r seller.BulkRefusal) bool {
			return r.Name == "Ébauche" && strings.Contains(r.Detail, "catégorie")
		}) {
			t.Errorf("%+v", got)
		}
		if bulk(map[string]any{"action": "price", "percent": -12.5}); read().Variants[0].Price != 2975 ||
			read().Variants[1].Price != 3369 || read().MinPrice != 2975 {
			t.Errorf("%+v", read().Variants)
		}
		if got = bulk(map[string]any{"action": "price", "percent": 50}); got.Done != 1 || len(got.Refused) != 2 ||
			read().Variants[1].Price != 3369 {
			// the draft without a price is done: nothing to change
			t.Errorf("above its regular price: %+v %+v", got, read().Variants)
		}
		if bulk(map[string]any{"action": "stock", "quantity": 7}); read().Variants[0].InventoryQuantity != 7 ||
			read().Variants[1].InventoryMode != catalog.ByStock || read().Variants[1].InventoryQuantity != 7 {
			t.Errorf("%+v", read().Variants)
		}
		for action, status := range map[string]catalog.Status{"unpublish": catalog.Draft, "archive": catalog.Archived} {
			if bulk(map[string]any{"action": action}); read().Status != status {
				t.Errorf("%s: %s", action, read().Status)
			}
		}
		for name, wrong := range map[string]map[string]any{
			"no quantity": {"action": "stock"}, "no percent": {"action": "price"},
			"too much": {"action": "price", "percent": -95}, "nothing": {"action": "price", "percent": 0.001},
		} {
			wrong["ids"] = []string{cup.ID}
			if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products/bulk", wrong, nil); status != 422 {
				t.Errorf("%s: %d", name, status)
			}
		}
	})
}

func TestACopyIsADraftWithoutCodesOrUnits(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		var one seller.Photo
		f.upload(f.ana, "/seller/photos", photo(200, 90, 70), &one)
		made := f.add(shopID, f.cup(one.Key))
		path := "/seller/shops/" + shopID + "/products/" + made.ID + "/copy"
		var like seller.Product
		if status := f.call(f.ana, "POST", path, nil, &like); status != 201 {
			t.Fatalf("%d", status)
		}
		if like.ID == made.ID || like.Name != "Tasse trempée (copie)" || like.Slug == made.Slug ||
			like.Status != catalog.Draft || like.Description != made.Description || like.Photos[0].Key != one.Key ||
			len(like.Variants) != 2 || like.Variants[0].PhotoKeys[0] != one.Key {
			t.Errorf("%+v", like)
		}
		for i, v := range like.Variants {
			if v.SKU != "" || v.InventoryQuantity != 0 || v.ID == made.Variants[i].ID ||
				v.Price != made.Variants[i].Price || v.RegularPrice != made.Variants[i].RegularPrice {
				t.Errorf("%+v", v)
			}
		}
		if again := f.call(f.ana, "POST", path, nil, nil); again != 201 {
			t.Errorf("once more: %d", again)
		}
	})
}
