package seller_test

import (
	"encoding/json"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// conflict is a refusal that tells what a product is now.
type conflict struct {
	Code  string
	Extra struct {
		ChangedBy string
		ChangedAt time.Time
		Product   seller.Product
	}
}

func TestOfTwoPeopleWhoEditAProductTheSecondIsToldWhatChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		markettest.Must(0, f.Shops.AddOwner(ctx, shopID, f.luc))
		made := f.add(shopID, f.cup())
		path := "/seller/shops/" + shopID + "/products/" + made.ID
		form := f.cup()
		delete(form, "options")
		form["variants"], form["revision"] = []map[string]any{{"id": made.Variants[0].ID, "price": 31}}, made.Revision
		f.At = f.At.Add(time.Minute)
		var first seller.Product
		if status := f.call(f.luc, "PUT", path, form, &first); status != 200 || first.Revision != made.Revision+1 {
			t.Fatalf("%d %+v", status, first)
		}
		form["name"] = "Tasse à moi"
		var refused conflict
		status := f.call(f.ana, "PUT", path, form, &refused)
		if status != 409 || refused.Code != "product_changed" || refused.Extra.ChangedBy != "Luc Roy" ||
			!refused.Extra.ChangedAt.Equal(f.At) || refused.Extra.Product.Variants[0].Price != 3100 ||
			refused.Extra.Product.Revision != first.Revision {
			t.Fatalf("%d %+v", status, refused)
		}
		if now := markettest.Must(f.Catalog.OfShopByID(ctx, shopID, made.ID)); now.Name != first.Name {
			t.Errorf("the second edit was written: %q", now.Name)
		}
		form["revision"] = refused.Extra.Product.Revision
		if status := f.call(f.ana, "PUT", path, form, &first); status != 200 || first.Name != "Tasse à moi" {
			t.Errorf("%d %+v", status, first)
		}
	})
}

func TestAProductHiddenByTheMarketIsEditedAndNotPublished(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		made := f.add(shopID, f.cup())
		f.Change(func(tx *db.Tx) error {
			_, _, err := f.Catalog.HideIn(ctx, tx, made.ID, "Une marque qui n’est pas la vôtre.")
			return err
		})
		if _, err := f.Catalog.ByID(ctx, made.ID); err == nil {
			t.Error("a hidden product is open to the public")
		}
		path := "/seller/shops/" + shopID + "/products/" + made.ID
		var seen seller.Product
		f.call(f.ana, "GET", path, nil, &seen)
		if seen.Status != catalog.Draft || seen.HiddenAt == nil || seen.HiddenWhy == "" {
			t.Errorf("%+v", seen)
		}
		form := f.cup()
		form["status"], form["name"] = "published", "Tasse corrigée"
		var refused refusal
		if status := f.call(f.ana, "PUT", path, form, &refused); status != 422 || refused.Errors[0].Path != "status" {
			t.Errorf("%d %+v", status, refused)
		}
		var bulk seller.BulkResult
		f.call(f.ana, "POST", "/seller/shops/"+shopID+"/products/bulk",
			map[string]any{"action": "publish", "ids": []string{made.ID}}, &bulk)
		if bulk.Done != 0 || len(bulk.Refused) != 1 {
			t.Errorf("%+v", bulk)
		}
		form["status"] = "draft"
		if status := f.call(f.ana, "PUT", path, form, &seen); status != 200 {
			t.Errorf("corrected: %d", status)
		}
		var listed seller.ProductPage
		f.call(f.ana, "GET", "/seller/shops/"+shopID+"/products", nil, &listed)
		if text := markettest.Must(json.Marshal(listed.Data)); len(listed.Data) != 1 || !listed.Data[0].Hidden {
			t.Errorf("%s", text)
		}
		f.Change(func(tx *db.Tx) error {
			_, _, err := f.Catalog.PutBackIn(ctx, tx, made.ID)
			return err
		})
		if back, err := f.Catalog.ByID(ctx, made.ID); err != nil || back.Name != "Tasse corrigée" {
			t.Errorf("%+v %v", back, err)
		}
	})
}

func TestOfTwoPeopleWhoEditAShopTheSecondIsToldWhatChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		markettest.Must(0, f.Shops.AddOwner(ctx, shopID, f.luc))
		path := "/seller/shops/" + shopID
		var read, first seller.Shop
		f.call(f.ana, "GET", path, nil, &read)
		form := form()
		form["revision"], form["tagline"] = read.Revision, "Des tasses"
		f.At = f.At.Add(time.Minute)
		if status := f.call(f.luc, "PUT", path, form, &first); status != 200 || first.Revision != read.Revision+1 {
			t.Fatalf("%d %+v", status, first)
		}
		form["tagline"] = "Des bols"
		var refused struct {
			Code  string
			Extra struct {
				ChangedBy string
				Shop      seller.Shop
			}
		}
		if status := f.call(f.ana, "PUT", path, form, &refused); status != 409 || refused.Code != "shop_edited" ||
			refused.Extra.ChangedBy != "Luc Roy" || refused.Extra.Shop.Tagline != "Des tasses" {
			t.Fatalf("%d %+v", status, refused)
		}
		f.call(f.ana, "PUT", path+"/vacation", map[string]any{"until": ""}, &first)
		form["revision"] = refused.Extra.Shop.Revision
		if status := f.call(f.ana, "PUT", path, form, &first); status != 200 || first.Tagline != "Des bols" {
			t.Errorf("%d %+v", status, first)
		}
		delete(form, "revision")
		if status := f.call(f.luc, "PUT", path, form, nil); status != 200 {
			t.Errorf("without a revision: %d", status)
		}
	})
}
