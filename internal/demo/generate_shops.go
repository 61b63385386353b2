package demo

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

// openShops makes sure that the first n generated shops are there. One at a time: their addresses come from their
// names, and two shops of one name must always share them out the same way.
func openShops(ctx context.Context, d Deps, m *marketData, n int) error {
	for i := range n {
		_, err := d.Shops.ByID(ctx, generatedShopID(i))
		if errors.Is(err, shop.ErrNotFound) {
			_, err = d.Shops.Create(ctx, m.generateShop(i, d))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (m *marketData) generateShop(i int, d Deps) shop.NewShop {
	names := slices.Sorted(maps.Keys(m.towns))
	town := m.towns[pick(names, i, "town")]
	code := codeOf(i)
	turn := i / len(shop.Categories())
	trade := trades[code][turn%len(trades[code])]
	// no two shops of one trade share a place
	place := places[(turn/len(trades[code])+7*(turn%len(trades[code])))%len(places)]
	postal := pick(town.Prefixes, i, "prefix") + fmt.Sprintf(" %d%c%d", mix(i, "a")%9+1,
		"ABCEGHJKLMNPRSTVXYZ"[mix(i, "b")%19], mix(i, "c")%9+1)
	name := compose(trade + " " + place)
	at := town.place(postal)
	at.Lat += float64(mix(i, "lat")%200)/10_000 - 0.01 // a kilometre around, as streets are
	at.Lon += float64(mix(i, "lon")%200)/10_000 - 0.01
	return shop.NewShop{
		ID: generatedShopID(i), Status: shop.Approved, CreatedAt: ago(d.Now(), float64(30+mix(i, "age")%700)),
		Details: shop.Details{
			Name: name, CategoryCode: shop.CategoryCode(code), Place: at,
			Tagline: compose("De l'ouvrage bien fait, une pièce à la fois."),
			Presentation: paragraphs([]string{fmt.Sprintf("%s vend ce qui sort de son atelier. L'adresse : %s.",
				trade+" "+place, town.Name)}),
			Shipping: generateShipping(i), Delivery: shop.Delivery{MinDays: 2, MaxDays: 3 + int(mix(i, "days")%5)},
			ReturnTerms: "Trente jours, dans l’état où la pièce est arrivée.",
			Merchant: shop.Merchant{
				LegalName: name, Address: fmt.Sprintf("%d, rue Principale", 10+mix(i, "street")%990), City: at.City,
				Province:   "QC",
				PostalCode: postal, Email: fmt.Sprintf("boutique%d@demo.example", i),
			},
		},
	}
}

func generateShipping(i int) shipping.Settings {
	s := shipping.Settings{Amount: money.Dollars(6 + int64(mix(i, "ship")%10)), Policy: shipping.ByQuantity}
	switch mix(i, "policy") % 5 {
	case 0:
		s.Policy = shipping.PerItem
		s.Amount /= 2
	case 1:
		s.Tiers = []shipping.Tier{{Quantity: 3, Amount: s.Amount + 300}, {Quantity: 6, Amount: s.Amount + 700}}
	case 2:
		s.Amount = 0
	}
	if mix(i, "threshold")%2 == 0 {
		s.FreeFrom = money.Dollars(50 + 10*int64(mix(i, "free")%10))
	}
	return s
}
