package pricing_test

import (
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// withPromotions gives each line a product, and the basket offers and codes of its shops and codes of the market.
func withPromotions(b pricing.Basket, random *rand.Rand) pricing.Basket {
	for n := range b.Lines {
		b.Lines[n].ProductID = "product" + strconv.Itoa(random.IntN(4))
	}
	kinds := []pricing.PromotionKind{pricing.PercentOff, pricing.AmountOff, pricing.FreeShipping, pricing.MultiBuy}
	for n := range random.IntN(7) {
		p := pricing.Promotion{
			ID: "promotion" + strconv.Itoa(n), ShopID: "shop" + strconv.Itoa(random.IntN(4)),
			Kind: kinds[random.IntN(4)], Percent: 1 + random.IntN(100), Amount: money.Cents(1 + random.IntN(30_000)),
			Take: 2 + random.IntN(3), Pay: 1, Minimum: money.Cents(random.IntN(2) * random.IntN(50_000)),
			AllOf: random.IntN(2) == 0, Products: []string{"product1", "product2"},
		}
		if random.IntN(2) == 0 {
			p.Code = "CODE" + strconv.Itoa(n)
		}
		if random.IntN(4) == 0 {
			p.ShopID, p.Code, p.Kind = "", "MARCHE"+strconv.Itoa(n), kinds[random.IntN(2)]
		}
		b.Promotions = append(b.Promotions, p)
	}
	return b
}

func quote(t *testing.T, b pricing.Basket) pricing.Bill {
	t.Helper()
	bill, err := pricing.Quote(b)
	if err != nil {
		t.Fatal(err)
	}
	return bill
}

func TestPromotionsAddUpWhateverTheBasket(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for range 3000 {
		basket := withPromotions(randomBasket(t, random), random)
		bill := quote(t, basket)
		var discount money.Cents
		for _, shop := range bill.Shops {
			var own, market, net money.Cents
			for _, l := range shop.Lines {
				if l.Total < 0 || l.Discount < 0 || l.MarketDiscount < 0 ||
					l.Total != l.UnitPrice*money.Cents(l.Quantity)-l.Discount-l.MarketDiscount {
					t.Fatalf("a line does not add up: %+v", l)
				}
				own, market, net = own+l.Discount, market+l.MarketDiscount, net+l.Total
			}
			checkApplied(t, shop)
			if own != shop.Discount || market != shop.MarketDiscount || net != shop.Subtotal {
				t.Fatalf("lines do not make the shop: %+v", shop)
			}
			discount += own + market
		}
		if discount != bill.Discount {
			t.Fatalf("shops took off %v, the bill says %v", discount, bill.Discount)
		}
		without := basket
		without.Promotions = nil
		if plain := quote(t, without); bill.GrandTotal > plain.GrandTotal {
			t.Fatalf("dearer with promotions: %v than without: %v", bill.GrandTotal, plain.GrandTotal)
		}
	}
}

// checkApplied finds at most one offer, one code and one code of the market, which took off what the shop says.
func checkApplied(t *testing.T, shop pricing.ShopBill) {
	t.Helper()
	var offers, codes, markets int
	var off money.Cents
	for _, a := range shop.Applied {
		switch {
		case a.Market():
			markets++
		case a.Code == "":
			offers++
		default:
			codes++
		}
		if a.Off <= 0 {
			t.Fatalf("%+v took nothing off", a)
		}
		if a.Kind != pricing.FreeShipping {
			off += a.Off
		}
	}
	if offers > 1 || codes > 1 || markets > 1 || off != shop.Discount+shop.MarketDiscount {
		t.Fatalf("applied %+v in %+v", shop.Applied, shop)
	}
}

func TestThePairThatCostsLeastTakesEffect(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for range 1000 {
		basket := withPromotions(randomBasket(t, random), random)
		var own []pricing.Promotion
		for _, p := range basket.Promotions {
			if !p.Market() {
				own = append(own, p)
			}
		}
		basket.Promotions = own
		chosen := quote(t, basket)
		for i, a := range own {
			for _, b := range own[i:] {
				if (a.Code == "") == (b.Code == "") && a.ID != b.ID {
					continue // two of a kind never take effect together in a shop
				}
				tried := basket
				tried.Promotions = []pricing.Promotion{a, b}
				if a.ID == b.ID {
					tried.Promotions = []pricing.Promotion{a}
				}
				if other := quote(t, tried); other.GrandTotal < chosen.GrandTotal {
					t.Fatalf("%+v would cost %v, and %v was chosen", tried.Promotions, other.GrandTotal,
						chosen.GrandTotal)
				}
			}
		}
	}
}

func TestTheOrderOfPromotionsAndLinesChangesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	for range 1000 {
		basket := withPromotions(randomBasket(t, random), random)
		first := quote(t, basket)
		random.Shuffle(len(basket.Lines), func(i, j int) {
			basket.Lines[i], basket.Lines[j] = basket.Lines[j], basket.Lines[i]
		})
		random.Shuffle(len(basket.Promotions), func(i, j int) {
			basket.Promotions[i], basket.Promotions[j] = basket.Promotions[j], basket.Promotions[i]
		})
		if again := quote(t, basket); !reflect.DeepEqual(first, again) {
			t.Fatalf("another order, another bill:\n%+v\n%+v", first, again)
		}
	}
}

// oneShop sells two mugs at 38 $ and a bowl at 20 $, and ships for 12 $, or nothing from 90 $.
func oneShop(t *testing.T, promotions ...pricing.Promotion) pricing.Basket {
	return pricing.Basket{
		Lines: []pricing.Line{
			{ID: "mug", ShopID: "batture", ProductID: "mug", Category: tax.Standard, UnitPrice: 3800, Quantity: 2},
			{ID: "bowl", ShopID: "batture", ProductID: "bowl", Category: tax.Standard, UnitPrice: 2000, Quantity: 1},
		},
		Shipping: map[string]shipping.Settings{"batture": {Amount: 1200, FreeFrom: 9000}}, Rates: ratesOf(t, "QC"),
		Promotions: promotions,
	}
}

func TestEachKindOfPromotion(t *testing.T) {
	shop := func(p pricing.Promotion) pricing.Promotion {
		p.ID, p.ShopID, p.AllOf = "p", "batture", p.Products == nil
		return p
	}
	for name, c := range map[string]struct {
		promotion          pricing.Promotion
		subtotal, shipping money.Cents
	}{
		"a percentage": {shop(pricing.Promotion{Kind: pricing.PercentOff, Percent: 5}), 9120, 0},
		"of chosen products": {shop(pricing.Promotion{Kind: pricing.PercentOff, Percent: 80,
			Products: []string{"bowl"}}), 8000, 1200},
		"an amount": {shop(pricing.Promotion{Kind: pricing.AmountOff, Amount: 3000}), 6600, 1200},
		"more than there is": {shop(pricing.Promotion{Kind: pricing.AmountOff, Amount: 99999,
			Products: []string{"bowl"}}), 7600, 1200},
		"three for the price of two": {shop(pricing.Promotion{Kind: pricing.MultiBuy, Take: 3, Pay: 2}), 7600, 1200},
		"one that would cost its buyer the free shipping": {
			shop(pricing.Promotion{Kind: pricing.AmountOff, Amount: 700}), 9600, 0},
		"below its minimum": {shop(pricing.Promotion{Kind: pricing.AmountOff, Amount: 3000, Minimum: 9601}), 9600, 0},
	} {
		bill := quote(t, oneShop(t, c.promotion))
		if bill.Subtotal != c.subtotal || bill.Shipping != c.shipping {
			t.Errorf("%s: %v and %v of shipping; want %v and %v", name, bill.Subtotal, bill.Shipping, c.subtotal,
				c.shipping)
		}
	}
	basket := oneShop(t, shop(pricing.Promotion{Kind: pricing.FreeShipping}))
	basket.Lines = basket.Lines[:1]
	if bill := quote(t, basket); bill.Shipping != 0 || bill.Shops[0].Applied[0].Off != 1200 || bill.Discount != 0 {
		t.Errorf("free shipping: %+v", bill)
	}
}

func TestTheMarketsCodeComesAfterAndChangesNoShipping(t *testing.T) {
	bill := quote(t, oneShop(t,
		pricing.Promotion{ID: "a", ShopID: "batture", Kind: pricing.PercentOff, Percent: 5, AllOf: true},
		pricing.Promotion{ID: "b", Code: "MARCHE", Kind: pricing.AmountOff, Amount: 1000, AllOf: true}))
	shop := bill.Shops[0]
	if shop.Discount != 480 || shop.MarketDiscount != 1000 || bill.Subtotal != 8120 || bill.Shipping != 0 ||
		bill.Tax != (tax.Amounts{GSTHST: 406, QST: 810}) || len(shop.Applied) != 2 {
		t.Errorf("bill = %+v", bill)
	}
}

func TestACodeThatTakesNothingOffSaysWhy(t *testing.T) {
	code := pricing.Promotion{ID: "z", ShopID: "batture", Code: "AUTOMNE", Kind: pricing.PercentOff, Percent: 10,
		AllOf: true}
	change := func(f func(*pricing.Promotion)) pricing.Promotion {
		p := code
		f(&p)
		return p
	}
	for name, c := range map[string]struct {
		code pricing.Promotion
		want pricing.Refused
	}{
		"below its minimum": {change(func(p *pricing.Promotion) { p.Minimum = 10_000 }),
			pricing.Refused{Code: "AUTOMNE", Reason: pricing.BelowLeast, Missing: 400}},
		"of other products": {change(func(p *pricing.Promotion) { p.AllOf, p.Products = false, []string{"tuque"} }),
			pricing.Refused{Code: "AUTOMNE", Reason: pricing.NoProduct}},
		"too few units": {change(func(p *pricing.Promotion) { p.Kind, p.Take, p.Pay = pricing.MultiBuy, 5, 4 }),
			pricing.Refused{Code: "AUTOMNE", Reason: pricing.TooFew, MissingUnits: 2}},
		"not worth it": {change(func(p *pricing.Promotion) { p.Percent = 7 }),
			pricing.Refused{Code: "AUTOMNE", Reason: pricing.BetterOne}},
	} {
		if bill := quote(t, oneShop(t, c.code)); len(bill.Refused) != 1 || bill.Refused[0] != c.want {
			t.Errorf("%s: %+v; want %+v", name, bill.Refused, c.want)
		}
	}
}

func TestACodeForFreeShippingSaysThatThereIsNoneToPay(t *testing.T) {
	basket := pricing.Basket{
		Lines: []pricing.Line{{ID: "a", ShopID: "shop", ProductID: "mug", Category: tax.Standard, UnitPrice: 3800,
			Quantity: 1}},
		Shipping: map[string]shipping.Settings{"shop": {}}, // as when it is picked up
		Promotions: []pricing.Promotion{{ID: "1", ShopID: "shop", Code: "LIVRAISON", Kind: pricing.FreeShipping,
			AllOf: true}},
	}
	if refused := quote(t, basket).Refused; len(refused) != 1 || refused[0].Reason != pricing.ShipsFree {
		t.Errorf("picked up: %+v", refused)
	}
	basket.Shipping["shop"] = shipping.Settings{Amount: 900}
	if bill := quote(t, basket); len(bill.Refused) != 0 || bill.Shipping != 0 {
		t.Errorf("sent: %+v", bill)
	}
	offer := basket.Promotions[0]
	offer.ID, offer.Code = "0", ""
	basket.Promotions = append(basket.Promotions, offer)
	if refused := quote(t, basket).Refused; len(refused) != 1 || refused[0].Reason != pricing.BetterOne {
		t.Errorf("with an offer of the same: %+v", refused)
	}
}
