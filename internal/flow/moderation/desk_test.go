package moderation_test

import (
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestTheListOfShopsTellsHowTheyDid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		o.Market.Shop(shop.NewShop{Status: shop.Draft, Details: shop.Details{Name: "Poterie du Ruisseau",
			Taxes: shop.Taxes{GSTNumber: "123456789RT0001", QSTNumber: "1234567890TQ0001"}}})
		paid := o.At.AddDate(0, 0, -10)
		draft := ordertest.Draft("", "", o.shop.ID, "another-shop")
		draft.At = paid
		o.Replay(draft, order.WasPaid(paid, order.Receipt{}), order.WasDispatched(paid),
			order.WasShipped(paid.Add(48*time.Hour), order.Parcel{Units: []order.Units{{ItemID: "mug", Quantity: 1}}}))
		markettest.Must(0, o.CountFigures(t.Context()))
		markettest.Must(0, o.CountFigures(t.Context())) // again is harmless
		all := markettest.Must(o.ListShops(o.desk, "all", ""))
		if all.Total != 2 || all.Counts.Waiting != 1 || all.Counts.Open != 1 {
			t.Fatalf("%+v", all)
		}
		open := markettest.Must(o.ListShops(o.desk, "open", "batt"))
		if len(open.Data) != 1 || open.Data[0].Figures == nil || *open.Data[0].Figures.ShipDays != 2 ||
			open.Data[0].Figures.Orders != 1 || *open.Data[0].Figures.CancelledShare != 0 {
			t.Fatalf("%+v", open.Data)
		}
		waiting := markettest.Must(o.ListShops(o.desk, "waiting", ""))
		if len(waiting.Data) != 1 || waiting.Data[0].ToCorrect != 1 || waiting.Data[0].Figures != nil {
			t.Errorf("a wrong check digit is to be corrected: %+v", waiting.Data)
		}
		if n, _, err := o.WaitingShops(t.Context()); n != 1 || err != nil {
			t.Error(n, err)
		}
		if none := markettest.Must(o.ListShops(o.desk, "all", "nulle part")); none.Total != 0 {
			t.Errorf("%+v", none)
		}
	})
}

func TestTheListOfProductsGoesOnWhereItStopped(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		for range 60 {
			o.At = o.At.Add(time.Second)
			o.Product(catalog.NewProduct{ShopID: o.shop.ID})
		}
		first := markettest.Must(o.ListProducts(o.desk, "newest", "", ""))
		if len(first.Data) != 50 || first.Next != first.Data[49].ID || first.Counts.WithoutPhoto != 61 {
			t.Fatalf("%d %q %+v", len(first.Data), first.Next, first.Counts)
		}
		rest := markettest.Must(o.ListProducts(o.desk, "newest", "", first.Next))
		if len(rest.Data) != 11 || rest.Next != "" || rest.Data[10].ID != o.mug.ID {
			t.Errorf("%d %q", len(rest.Data), rest.Next)
		}
		markettest.Must(0, o.HideProduct(o.desk, o.mug.ID, "Une copie."))
		hidden := markettest.Must(o.ListProducts(o.desk, "hidden", "", ""))
		if len(hidden.Data) != 1 || hidden.Data[0].HiddenReason != "Une copie." || hidden.Counts.Hidden != 1 {
			t.Errorf("%+v", hidden)
		}
		found := markettest.Must(o.ListProducts(o.desk, "newest", "tremp", ""))
		if len(found.Data) != 1 || found.Data[0].ID != o.mug.ID {
			t.Errorf("what is not for sale is found by its name: %+v", found.Data)
		}
		markettest.Must(0, o.report(t.Context(), moderation.OfProduct, first.Data[3].ID, ""))
		reported := markettest.Must(o.ListProducts(o.desk, "reported", "", ""))
		if len(reported.Data) != 1 || reported.Data[0].Reports != 1 {
			t.Errorf("%+v", reported)
		}
	})
}

func TestProductsAreFoundByNameCodeAndShopWhateverTheirState(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		closed := o.Market.Shop(shop.NewShop{Status: shop.Draft, Details: shop.Details{Name: "Poterie du Ruisseau"}})
		bowl := o.Product(catalog.NewProduct{ShopID: closed.ID, Details: catalog.Details{Name: "Grand bol bleu",
			Variants: []catalog.Variant{{Price: 3800, SKU: "BOL-7"}}}})
		hidden := o.Product(catalog.NewProduct{ShopID: o.shop.ID, Details: catalog.Details{Name: "Assiette verte",
			Variants: []catalog.Variant{{Price: 2800, SKU: "ASS-1"}}}})
		markettest.Must(0, o.HideProduct(o.desk, hidden.ID, "Une copie."))
		for typed, want := range map[string]string{
			"bol bleu": bowl.ID, "bol-7": bowl.ID, "BOL-7": bowl.ID, "ruisseau": bowl.ID, "verte": hidden.ID,
			"ass-1": hidden.ID, "tasse": o.mug.ID,
		} {
			ids := markettest.Must(o.FindProducts(t.Context(), typed, "", 50))
			if len(ids) == 0 || ids[0] != want {
				t.Errorf("%q finds %v", typed, ids)
			}
		}
		if ids := markettest.Must(o.FindProducts(t.Context(), "bol", o.shop.ID, 50)); len(ids) != 0 {
			t.Errorf("found in another shop: %v", ids)
		}
		if ids := markettest.Must(o.FindProducts(t.Context(), "bleu", closed.ID, 50)); len(ids) != 1 {
			t.Errorf("not found in its shop: %v", ids)
		}
		listed := markettest.Must(o.ListProducts(o.desk, "newest", "bol-7", ""))
		if len(listed.Data) != 1 || listed.Data[0].StoreName != "Poterie du Ruisseau" {
			t.Errorf("%+v", listed.Data)
		}
	})
}

func TestAShopIsReadWholeAndItsSpaceIsOpenedWithALineOfTheJournal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		record := markettest.Must(o.ReadShop(o.desk, o.shop.ID))
		if len(record.Owners) != 1 || record.Owners[0].Email != "ana@exemple.ca" || record.Products.Published != 1 ||
			record.Commission.Percent != 10 || len(record.Checks) != 6 || len(record.Moves) != 2 {
			t.Errorf("%+v", record)
		}
		markettest.Must(0, o.View(o.desk, o.shop.ID))
		if err := o.View(o.desk, "another"); !errors.Is(err, shop.ErrNotFound) {
			t.Errorf("a shop that is not there: %v", err)
		}
		if acts := o.acts(); acts != "shop.view_as_seller" {
			t.Errorf("journal: %s", acts)
		}
	})
}
