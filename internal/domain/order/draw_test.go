package order

import (
	"context"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/tax"
)

func TestAReferenceAlreadyDrawnIsDrawnAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		draws := []string{"RR-AAAA-AAAA", "RR-AAAA-AAAA", "RR-CCCC-CCCC"}
		s := New(d, nil)
		s.drawReference = func() string {
			next := draws[0]
			draws = draws[1:]
			return next
		}
		for _, want := range []string{"RR-AAAA-AAAA", "RR-CCCC-CCCC"} {
			var o *Order
			err := d.Tx(context.Background(), func(tx *db.Tx) (err error) {
				o, _, err = s.Place(context.Background(), tx, Draft{
					ShippingAddress: Address{Province: "QC"}, Shops: []DraftShop{{Seller: Seller{ShopID: "shop"}}},
					Items: []DraftItem{
						{ShopID: "shop", Product: Product{TaxCategory: tax.Standard}, UnitPrice: 100, Quantity: 1},
					},
					Payment: DraftPayment{Provider: "sandbox"}, At: time.Unix(1_790_000_000, 0),
				})
				return err
			})
			if err != nil || o.Reference != want {
				t.Fatalf("reference %v, %v; want %s", o, err, want)
			}
		}
	})
}
