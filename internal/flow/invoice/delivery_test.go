package invoice_test

import (
	"context"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/shipping"
)

func TestPapersNameTheWayOfDelivery(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		replay := func(draft order.Draft) (o *order.Order) {
			t.Helper()
			err := d.Tx(t.Context(), func(tx *db.Tx) (err error) {
				o, err = orders.Replay(context.Background(), tx, draft, ordertest.Paid()...)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			return o
		}
		mixed := ordertest.Draft("", "maude", "batture", "rang4")
		mixed.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "12, rue du Quai"}
		mixed.Shops[1].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 1}
		mixed.ShippingAddress.Province = "ON"
		o := replay(mixed)
		files := printed(t, invoices, o)
		says(t, files[0], []string{"Ramassage à la boutique", "Livraison locale", "TPS/TVH", "TVQ", "Livré à",
			"TPS 5\u00a0% et TVQ 9,975\u00a0%, ou TVH 13\u00a0%"}, nil)
		says(t, files[1], []string{"Ramassé à", "12, rue du Quai", "TVQ"}, []string{"Livré à", "TVH 13"})
		slip, err := invoices.PackingSlip(o, o.Part("batture"))
		if err != nil {
			t.Fatal(err)
		}
		says(t, slip, []string{"ramassage à la boutique", "À remettre à", "Maude Tremblay"}, []string{"Grande-Ligne"})

		alone := ordertest.Draft("2", "maude", "batture", "rang4")
		alone.Shops, alone.Items = alone.Shops[:1], alone.Items[:1]
		alone.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "12, rue du Quai"}
		alone.ShippingAddress = order.Address{}
		says(t, printed(t, invoices, replay(alone))[0], []string{"Ramassé à"}, []string{"Livré à"})
	})
}
