package catalog_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

// names walks a shop's list two products at a time.
func (m *market) names(list catalog.ShopList, total int) (names []string) {
	m.t.Helper()
	for list.Limit = 2; list.Offset <= total+2; list.Offset += list.Limit {
		page, err := m.OfShop(ctx, m.shopID, list)
		if err != nil || page.Total != total {
			m.t.Fatalf("%+v: %d in all, %v; want %d", list, page.Total, err, total)
		}
		for _, p := range page.Products {
			names = append(names, p.Name)
		}
	}
	return names
}

// Pages follow each other whatever the list is sorted by, although the last are read from its end.
func TestPagesOfAShopsListFollowEachOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		if has, err := m.HasProducts(ctx, m.shopID); has || err != nil {
			t.Errorf("a new shop has products: %v, %v", has, err)
		}
		for i := range 6 { // the second is archived, the third a draft
			p := m.plain(fmt.Sprint("Bol ", i))
			m.now = morning.Add(time.Duration(i) * time.Minute)
			p.CreatedAt = m.now
			p.Variants = []catalog.Variant{{Price: 2000 + money.Cents(i), InventoryMode: catalog.ByStock,
				InventoryQuantity: i % 3 * 5}}
			if i == 2 {
				p.Status = catalog.Draft
			}
			made := markettest.Must(m.Create(ctx, p))
			if i == 1 {
				if err := m.SetStatus(ctx, m.shopID, made.ID, catalog.Archived); err != nil {
					t.Fatal(err)
				}
			}
		}
		openShop(d, "another", "Rang 4")
		other := m.plain("Bol d’ailleurs")
		other.ShopID, other.Variants[0].InventoryMode = "another", catalog.ByStock
		markettest.Must(m.Create(ctx, other))

		for _, c := range []struct {
			list catalog.ShopList
			want []string
		}{
			{catalog.ShopList{}, []string{"Bol 0", "Bol 2", "Bol 3", "Bol 4", "Bol 5"}},
			{catalog.ShopList{Status: catalog.Published}, []string{"Bol 0", "Bol 3", "Bol 4", "Bol 5"}},
			{catalog.ShopList{Status: catalog.Archived}, []string{"Bol 1"}},
			{catalog.ShopList{Search: "BOL"}, []string{"Bol 0", "Bol 2", "Bol 3", "Bol 4", "Bol 5"}},
			{catalog.ShopList{Stock: catalog.RunningOut}, []string{"Bol 0", "Bol 3"}},
			{catalog.ShopList{Stock: catalog.NothingIn}, []string{"Bol 0", "Bol 3"}},
			{catalog.ShopList{Stock: catalog.RunningOut, Search: "bol 3"}, []string{"Bol 3"}},
			{catalog.ShopList{Stock: catalog.RunningOut, Status: catalog.Draft}, nil},
		} {
			for _, c.list.Sort = range []catalog.ShopSort{"", catalog.ByCreated, catalog.ByUpdated, catalog.ByName,
				catalog.ByPrice} {
				c.list.Ascending = true
				if got := m.names(c.list, len(c.want)); !slices.Equal(got, c.want) {
					t.Errorf("%+v lists %v; want %v", c.list, got, c.want)
				}
				c.list.Ascending = false
				got := m.names(c.list, len(c.want))
				if slices.Reverse(got); !slices.Equal(got, c.want) {
					t.Errorf("%+v lists %v from its end; want %v", c.list, got, c.want)
				}
			}
		}
		if has, err := m.HasProducts(ctx, m.shopID); !has || err != nil {
			t.Errorf("the shop has products: %v, %v", has, err)
		}
	})
}
