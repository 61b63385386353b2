package seller_test

import (
	"testing"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/shipping"
)

func TestThePreviewShowsWhatABuyerAtAPostalCodeWouldSee(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		ask := func(user, postalCode string) (int, []shop.Option) {
			var got struct{ Options []shop.Option }
			return f.call(user, "POST", "/seller/delivery-preview", map[string]any{
				"city": "Kamouraska", "postalCode": "G0L 1M0", "deliveryMinDays": 1, "deliveryMaxDays": 3,
				"shippingSettings": map[string]any{"shippingPriceAmount": 9,
					"shippingPricePolicy": "fixedAmountByQuantity"},
				"deliveryWays": map[string]any{
					"local": map[string]any{"radiusKm": 40, "price": 6, "freeFrom": 50, "days": 2}, "noParcel": true},
				"buyerPostalCode": postalCode, "subtotal": 60,
			}, &got), got.Options
		}
		status, got := ask(f.luc, "G5R 1A1") // Rivière-du-Loup
		if status != 200 || len(got) != 1 || got[0].Method != shipping.Local || !got[0].Available || got[0].Price != 0 {
			t.Errorf("%d %+v", status, got)
		}
		if _, got = ask(f.luc, "H2X 1Y4"); got[0].Available || got[0].Refusal == "" {
			t.Errorf("far away: %+v", got)
		}
		if status, _ := ask(f.luc, "nulle part"); status != 422 {
			t.Errorf("no postal code: %d", status)
		}
		if status, _ := ask("", "G5R 1A1"); status != 401 {
			t.Errorf("nobody: %d", status)
		}
	})
}
