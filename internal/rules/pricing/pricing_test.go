package pricing_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

func ratesOf(t *testing.T, province string) tax.Rates {
	t.Helper()
	rates, err := tax.RatesOn(province, "2026-11-15")
	if err != nil {
		t.Fatal(err)
	}
	return rates
}

// threeShops is the basket of the checkout's design: mugs that ship free, untaxed groceries, and a tuque.
func threeShops(t *testing.T) pricing.Basket {
	return pricing.Basket{
		Lines: []pricing.Line{
			{ID: "mug", ShopID: "batture", Category: tax.Standard, UnitPrice: 3800, Quantity: 2},
			{ID: "honey", ShopID: "rang4", Category: tax.Grocery, UnitPrice: 1450, Quantity: 1},
			{ID: "jam", ShopID: "rang4", Category: tax.Grocery, UnitPrice: 950, Quantity: 1},
			{ID: "tuque", ShopID: "nordet", Category: tax.Standard, UnitPrice: 6400, Quantity: 1},
		},
		Shipping: map[string]shipping.Settings{
			"batture": {Amount: 1200, FreeFrom: 7500},
			"rang4":   {Amount: 850},
			"nordet":  {Amount: 900, Policy: shipping.PerItem},
		},
		Rates: ratesOf(t, "QC"),
	}
}

func TestQuoteOfThreeShops(t *testing.T) {
	bill, err := pricing.Quote(threeShops(t))
	if err != nil {
		t.Fatal(err)
	}
	if bill.Subtotal != 16400 || bill.Shipping != 1750 || bill.Contribution != 0 ||
		bill.Tax != (tax.Amounts{GSTHST: 745, QST: 1486}) || bill.GrandTotal != 20381 {
		t.Errorf("bill = %+v", bill)
	}
	for i, want := range []struct {
		shop            string
		shipping, total money.Cents
	}{{"batture", 0, 8738}, {"nordet", 900, 8393}, {"rang4", 850, 3250}} {
		if got := bill.Shops[i]; got.ShopID != want.shop || got.Shipping != want.shipping || got.Total != want.total {
			t.Errorf("shop %d = %+v; want %+v", i, got, want)
		}
	}
}

func TestTheContributionIsAddedUntaxed(t *testing.T) {
	basket := threeShops(t)
	without, _ := pricing.Quote(basket)
	basket.Contribution = true
	with, err := pricing.Quote(basket)
	if err != nil || with.Contribution != 200 || with.GrandTotal != without.GrandTotal+200 || with.Tax != without.Tax {
		t.Errorf("with = %+v, %v", with, err)
	}
}

func TestWhatIsPickedUpIsTaxedWhereItIsPickedUp(t *testing.T) {
	basket := threeShops(t)
	basket.Rates = ratesOf(t, "ON") // the others' parcels go to Ontario
	basket.RatesOf = map[string]tax.Rates{"batture": ratesOf(t, "QC")}
	basket.Shipping["batture"] = shipping.Settings{Amount: 500}
	bill, err := pricing.Quote(basket)
	if err != nil {
		t.Fatal(err)
	}
	pickedUp, sent := bill.Shops[0], bill.Shops[1]
	if pickedUp.Tax != (tax.Amounts{GSTHST: 405, QST: 808}) || pickedUp.Rates.Province != "QC" { // on 76 $ + 5 $
		t.Errorf("picked up in Quebec: %+v", pickedUp)
	}
	if sent.Tax != (tax.Amounts{GSTHST: 949}) || sent.Rates.Province != "ON" { // 13 % of 64 $ + 9 $
		t.Errorf("sent to Ontario: %+v", sent)
	}
	if bill.Tax != pickedUp.Tax.Add(sent.Tax) || bill.Rates.Province != "ON" {
		t.Errorf("bill = %+v", bill)
	}
}

func TestAnEmptyBasketCostsNothing(t *testing.T) {
	bill, err := pricing.Quote(pricing.Basket{Rates: ratesOf(t, "QC")})
	if err != nil || bill.GrandTotal != 0 || len(bill.Shops) != 0 {
		t.Errorf("bill = %+v, %v", bill, err)
	}
}

func TestQuoteRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(*pricing.Basket)
		want  error
	}{
		"no unit":        {func(b *pricing.Basket) { b.Lines[0].Quantity = 0 }, pricing.ErrLine},
		"negative units": {func(b *pricing.Basket) { b.Lines[0].Quantity = -3 }, pricing.ErrLine},
		"too many units": {func(b *pricing.Basket) { b.Lines[0].Quantity = pricing.MaxUnits + 1 },
			pricing.ErrLine},
		"a negative price":    {func(b *pricing.Basket) { b.Lines[0].UnitPrice = -1 }, pricing.ErrLine},
		"an unknown category": {func(b *pricing.Basket) { b.Lines[0].Category = "luxury" }, pricing.ErrLine},
		"the same line twice": {func(b *pricing.Basket) { b.Lines[1].ID = "mug" }, pricing.ErrLine},
		"an unknown shop":     {func(b *pricing.Basket) { delete(b.Shipping, "rang4") }, pricing.ErrShop},
		"invalid settings": {func(b *pricing.Basket) { b.Shipping["rang4"] = shipping.Settings{Amount: -1} },
			pricing.ErrShop},
		"beyond any order": {func(b *pricing.Basket) { b.Lines[0].UnitPrice = pricing.Ceiling }, pricing.ErrCeiling},
		"dear shipping": {func(b *pricing.Basket) {
			b.Lines[0].UnitPrice, b.Lines[0].Quantity = 0, pricing.MaxUnits
			b.Shipping["batture"] = shipping.Settings{Amount: shipping.MaxAmount, Policy: shipping.PerItem}
		}, pricing.ErrCeiling},
	} {
		t.Run(name, func(t *testing.T) {
			basket := threeShops(t)
			c.spoil(&basket)
			if bill, err := pricing.Quote(basket); !errors.Is(err, c.want) || bill.GrandTotal != 0 {
				t.Errorf("Quote = %v, %v; want %v", bill.GrandTotal, err, c.want)
			}
		})
	}
}

// randomBasket draws from every province, category and shipping policy.
func randomBasket(t *testing.T, random *rand.Rand) pricing.Basket {
	basket := pricing.Basket{
		Rates: ratesOf(t, tax.Provinces()[random.IntN(13)]), Contribution: random.IntN(2) == 0,
		Shipping: map[string]shipping.Settings{},
	}
	policies := []shipping.Policy{shipping.PerItem, shipping.ByQuantity, "otherwise"}
	shops := 1 + random.IntN(4)
	for i := range 1 + random.IntN(9) {
		shop := "shop" + strconv.Itoa(random.IntN(shops))
		basket.Lines = append(basket.Lines, pricing.Line{
			ID: "line" + strconv.Itoa(i), ShopID: shop, Category: tax.Categories()[random.IntN(3)],
			UnitPrice: money.Cents(random.IntN(20_000)), Quantity: 1 + random.IntN(12),
		})
		basket.Shipping[shop] = shipping.Settings{
			Amount: money.Cents(random.IntN(2500)), Policy: policies[random.IntN(3)],
			FreeFrom: money.Cents(random.IntN(2) * random.IntN(40_000)),
			Tiers:    []shipping.Tier{{Quantity: 2, Amount: money.Cents(random.IntN(3000))}, {Quantity: 8, Amount: 0}},
		}
	}
	return basket
}

func TestSumsHoldWhateverTheBasket(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		bill, err := pricing.Quote(randomBasket(t, random))
		if err != nil {
			t.Fatal(err)
		}
		var orderSum money.Cents
		for _, shop := range bill.Shops {
			var goods money.Cents
			taxes := shop.ShippingTax
			for _, line := range shop.Lines {
				if line.Tax.GSTHST < 0 || line.Tax.QST < 0 || line.Total < 0 {
					t.Fatalf("a negative line: %+v", line)
				}
				goods += line.Total
				taxes = taxes.Add(line.Tax)
			}
			if goods != shop.Subtotal || taxes != shop.Tax || shop.Total != goods+shop.Shipping+taxes.Total() ||
				shop.Shipping < 0 {
				t.Fatalf("shop does not add up: %+v", shop)
			}
			orderSum += shop.Total
		}
		if orderSum+bill.Contribution != bill.GrandTotal ||
			bill.GrandTotal != bill.Subtotal+bill.Shipping+bill.Contribution+bill.Tax.Total() {
			t.Fatalf("shops do not make the order: %+v", bill)
		}
	}
}

func TestTheOrderOfLinesChangesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 1000 {
		basket := randomBasket(t, random)
		first, err := pricing.Quote(basket)
		if err != nil {
			t.Fatal(err)
		}
		random.Shuffle(len(basket.Lines), func(i, j int) {
			basket.Lines[i], basket.Lines[j] = basket.Lines[j], basket.Lines[i]
		})
		if again, _ := pricing.Quote(basket); !reflect.DeepEqual(first, again) {
			t.Fatalf("another order of lines, another bill:\n%+v\n%+v", first, again)
		}
	}
}

func BenchmarkQuoteOfThreeShops(b *testing.B) {
	rates, _ := tax.RatesOn("QC", "2026-11-15")
	terms := map[string]shipping.Settings{"a": {Amount: 900}, "b": {Amount: 850}}
	basket := pricing.Basket{Rates: rates, Shipping: terms, Lines: []pricing.Line{
		{ID: "1", ShopID: "a", Category: tax.Standard, UnitPrice: 3800, Quantity: 2},
		{ID: "2", ShopID: "b", Category: tax.Book, UnitPrice: 1450, Quantity: 1},
	}}
	for b.Loop() {
		if _, err := pricing.Quote(basket); err != nil {
			b.Fatal(err)
		}
	}
}
