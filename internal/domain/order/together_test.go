package order_test

import (
	"slices"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestWhatIsBoughtTogetherIsKnownFromTwoPaidOrdersOn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := markettest.New(t, d)
		shopID := m.Shop(shop.NewShop{}).ID
		mug := m.Product(catalog.NewProduct{ShopID: shopID})
		place := func(name string, paid bool, without ...string) {
			draft := ordertest.Draft(name, "", shopID, "another-shop")
			draft.Items[0].Product.ProductID, draft.Items[0].Product.VariantID = mug.ID, mug.Variants[0].ID
			for _, id := range without {
				draft.Items = slices.DeleteFunc(draft.Items, func(i order.DraftItem) bool { return i.ID == id+name })
			}
			if events := ordertest.Paid(); paid {
				m.Replay(draft, events...)
			} else {
				m.Replay(draft)
			}
		}
		with := func() []string { return markettest.Must(m.Orders.BoughtWith(t.Context(), mug.ID, 6)) }
		place("-1", true)
		place("-2", false)
		if got := with(); len(got) != 0 {
			t.Errorf("after one paid order: %v", got)
		}
		place("-3", true)
		place("-4", true, "honey")
		if got := with(); !slices.Equal(got, []string{"product-tuque", "product-honey"}) {
			t.Errorf("bought with the mug: %v", got)
		}
	})
}
