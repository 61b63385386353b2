package commission_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/pricing"
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

func TestTheCommissionBearsTheTaxesOfTheMerchant(t *testing.T) {
	for _, c := range []struct {
		goods    money.Cents
		rate     money.Rate
		province string
		want     commission.Fee
	}{
		{7600, pricing.Commission, "QC", commission.Fee{Commission: 760, Tax: tax.Amounts{GSTHST: 38, QST: 76}}},
		{7600, pricing.ReducedCommission, "QC", commission.Fee{Commission: 380, Tax: tax.Amounts{GSTHST: 19, QST: 38}}},
		{7600, pricing.Commission, "ON", commission.Fee{Commission: 760, Tax: tax.Amounts{GSTHST: 99}}},
		{0, pricing.Commission, "QC", commission.Fee{}},
		{5, pricing.Commission, "QC", commission.Fee{Commission: 1}},
	} {
		if got := commission.Of(c.goods, c.rate, ratesOf(t, c.province)); got != c.want {
			t.Errorf("Of(%v, %d, %s) = %+v; want %+v", c.goods, c.rate, c.province, got, c.want)
		}
	}
}

func TestAShopHasTheBestOfItsAgreements(t *testing.T) {
	agreements := []commission.Agreement{
		{Rate: pricing.ReducedCommission, From: "2026-11-01", Until: "2026-12-01"},
		{Rate: 30_000, From: "2026-11-15", Until: "2026-11-20"},
		{Rate: 200_000, From: "2026-10-01", Until: "2027-01-01"}, // never worse than the ordinary rate
	}
	for day, want := range map[tax.Day]money.Rate{
		"2026-10-31": pricing.Commission, "2026-11-01": pricing.ReducedCommission, "2026-11-15": 30_000,
		"2026-11-19": 30_000, "2026-11-20": pricing.ReducedCommission, "2026-11-30": pricing.ReducedCommission,
		"2026-12-01": pricing.Commission,
	} {
		if got := commission.RateOn(agreements, day); got != want {
			t.Errorf("on %s: %d; want %d", day, got, want)
		}
	}
}

// Whatever the steps in which a sale is undone, no step takes and all steps together give the whole fee.
func TestWhatIsGivenBackAddsUpToTheFee(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 14))
	for range 2000 {
		sold := money.Cents(random.IntN(50_000))
		charged := commission.Of(sold, money.Rate(random.IntN(100_001)), ratesOf(t, tax.Provinces()[random.IntN(13)]))
		left, before := charged, money.Cents(0)
		for before < sold {
			undone := min(1+money.Cents(random.IntN(9_000)), sold-before)
			back, err := commission.GiveBack(charged, sold, before, undone)
			if err != nil || back.Commission < 0 || back.Tax.GSTHST < 0 || back.Tax.QST < 0 {
				t.Fatalf("GiveBack(%+v, %v, %v, %v) = %+v, %v", charged, sold, before, undone, back, err)
			}
			left, before = left.Sub(back), before+undone
		}
		if sold > 0 && left != (commission.Fee{}) {
			t.Fatalf("of %+v on %v, %+v was kept", charged, sold, left)
		}
	}
}

func TestGoodsNeverSoldGiveNothingBack(t *testing.T) {
	fee := commission.Fee{Commission: 100}
	for _, c := range [][2]money.Cents{{0, 1001}, {600, 401}, {-1, 1}, {0, -1}} {
		if _, err := commission.GiveBack(fee, 1000, c[0], c[1]); !errors.Is(err, commission.ErrGoods) {
			t.Errorf("%v: %v", c, err)
		}
	}
	if back, err := commission.GiveBack(fee, 1000, 0, 0); err != nil || back != (commission.Fee{}) {
		t.Errorf("a refund of shipping alone gives %+v, %v", back, err)
	}
}
