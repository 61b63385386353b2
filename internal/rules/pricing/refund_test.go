package pricing_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

func TestRefundOfAUnitBearsItsShareOfTax(t *testing.T) {
	line := pricing.PaidLine{UnitPrice: 1000, Quantity: 3, Tax: tax.Amounts{GSTHST: 150, QST: 299}}
	first, err := pricing.RefundUnits(line, 0, 1)
	if err != nil || first.Goods != 1000 || first.Tax != (tax.Amounts{GSTHST: 50, QST: 100}) || first.Total() != 1150 {
		t.Errorf("first unit = %+v, %v", first, err)
	}
	rest, err := pricing.RefundUnits(line, 1, 2)
	if err != nil || rest.Goods != 2000 || rest.Tax != (tax.Amounts{GSTHST: 100, QST: 199}) {
		t.Errorf("the two others = %+v, %v", rest, err)
	}
}

func TestRefundRefusesUnitsThatAreNotThere(t *testing.T) {
	line := pricing.PaidLine{UnitPrice: 1000, Quantity: 3}
	for _, c := range []struct{ already, count int }{{0, 4}, {3, 1}, {2, 2}, {0, 0}, {0, -1}, {-1, 1}} {
		if r, err := pricing.RefundUnits(line, c.already, c.count); !errors.Is(err, pricing.ErrUnits) {
			t.Errorf("RefundUnits(already %d, count %d) = %+v, %v", c.already, c.count, r, err)
		}
	}
}

// Giving back every unit in random steps, every shipping and the contribution gives back exactly what was paid.
func TestRefundsOfAllPartsAddUpToWhatWasPaid(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 2000 {
		bill, err := pricing.Quote(withPromotions(randomBasket(t, random), random))
		if err != nil {
			t.Fatal(err)
		}
		back := pricing.RefundContribution(bill.Contribution)
		for _, shop := range bill.Shops {
			ofShop := pricing.RefundShipping(shop.Shipping, shop.ShippingTax)
			for _, line := range shop.Lines {
				paid := pricing.PaidLine{UnitPrice: line.UnitPrice, Quantity: line.Quantity, Tax: line.Tax,
					Discount: line.Discount, MarketDiscount: line.MarketDiscount}
				for done := 0; done < line.Quantity; {
					step := 1 + random.IntN(line.Quantity-done)
					part, err := pricing.RefundUnits(paid, done, step)
					if err != nil {
						t.Fatal(err)
					}
					if min(part.Goods, part.Tax.GSTHST, part.Tax.QST, part.Market) < money.Cents(0) {
						t.Fatalf("a negative refund: %+v", part)
					}
					ofShop, done = ofShop.Add(part), done+step
				}
			}
			if ofShop.Total() != shop.Total || ofShop.Market != shop.MarketDiscount {
				t.Fatalf("shop paid %v, given back %v", shop.Total, ofShop.Total())
			}
			back = back.Add(ofShop)
		}
		if back.Total() != bill.GrandTotal {
			t.Fatalf("paid %v, given back %v", bill.GrandTotal, back.Total())
		}
	}
}

func TestAReturnedUnitGivesBackItsReducedShare(t *testing.T) {
	line := pricing.PaidLine{UnitPrice: 1000, Quantity: 3, Discount: 200, MarketDiscount: 100}
	first, err := pricing.RefundUnits(line, 0, 1)
	if err != nil || first.Goods != 900 || first.Market != 33 {
		t.Errorf("first unit = %+v, %v", first, err)
	}
	rest, err := pricing.RefundUnits(line, 1, 2)
	if err != nil || rest.Goods != 1800 || rest.Market != 67 {
		t.Errorf("the two others = %+v, %v", rest, err)
	}
}
