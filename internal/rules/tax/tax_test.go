package tax_test

import (
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

const today = tax.Day("2026-11-15")

func ratesOf(t *testing.T, province string) tax.Rates {
	t.Helper()
	rates, err := tax.RatesOn(province, today)
	if err != nil {
		t.Fatal(err)
	}
	return rates
}

// A sale of 100 $ with 10 $ of shipping, in every province and of every category.
func TestEveryProvinceAndCategory(t *testing.T) {
	type pair = tax.Amounts
	want := map[string]struct{ standard, grocery, book pair }{
		"AB": {pair{550, 0}, pair{}, pair{550, 0}},
		"BC": {pair{550, 0}, pair{}, pair{550, 0}},
		"MB": {pair{550, 0}, pair{}, pair{550, 0}},
		"NB": {pair{1650, 0}, pair{}, pair{550, 0}},
		"NL": {pair{1650, 0}, pair{}, pair{550, 0}},
		"NT": {pair{550, 0}, pair{}, pair{550, 0}},
		"NS": {pair{1540, 0}, pair{}, pair{550, 0}},
		"NU": {pair{550, 0}, pair{}, pair{550, 0}},
		"ON": {pair{1430, 0}, pair{}, pair{550, 0}},
		"PE": {pair{1650, 0}, pair{}, pair{550, 0}},
		"QC": {pair{550, 1097}, pair{}, pair{550, 0}},
		"SK": {pair{550, 0}, pair{}, pair{550, 0}},
		"YT": {pair{550, 0}, pair{}, pair{550, 0}},
	}
	if len(tax.Provinces()) != len(want) {
		t.Fatalf("%d provinces; want %d", len(tax.Provinces()), len(want))
	}
	for _, province := range tax.Provinces() {
		for category, amounts := range map[tax.Category]tax.Amounts{
			tax.Standard: want[province].standard, tax.Grocery: want[province].grocery, tax.Book: want[province].book,
		} {
			sale := tax.OnSale(ratesOf(t, province), []tax.Part{{Category: category, Amount: 10000}}, 1000)
			if sale.Total != amounts {
				t.Errorf("%s in %s: %+v; want %+v", category, province, sale.Total, amounts)
			}
		}
	}
}

func TestRatesAreDated(t *testing.T) {
	for _, c := range []struct {
		province string
		day      tax.Day
		want     money.Rate
	}{
		{"NS", "2025-03-31", 150_000}, {"NS", "2025-04-01", 140_000}, {"NS", today, 140_000},
		{"ON", "2020-01-01", 130_000}, {"QC", "2013-01-01", 50_000},
	} {
		rates, err := tax.RatesOn(c.province, c.day)
		if err != nil || rates.GSTHST != c.want {
			t.Errorf("RatesOn(%s, %s) = %v, %v; want %v", c.province, c.day, rates.GSTHST, err, c.want)
		}
	}
}

func TestNoRatesIsAnErrorNeverZeroTax(t *testing.T) {
	for _, c := range []struct {
		province string
		day      tax.Day
	}{{"", today}, {"qc", today}, {"NY", today}, {"QC", "1999-12-31"}, {"QC", ""}} {
		if rates, err := tax.RatesOn(c.province, c.day); err == nil {
			t.Errorf("RatesOn(%q, %q) = %+v; want an error", c.province, c.day, rates)
		}
	}
}

func TestTheKindNamesTheTaxOnInvoices(t *testing.T) {
	for province, want := range map[string]tax.Kind{"QC": tax.GST, "YT": tax.GST, "ON": tax.HST, "PE": tax.HST} {
		if got := ratesOf(t, province).Kind; got != want {
			t.Errorf("%s pays %s; want %s", province, got, want)
		}
	}
}

func TestADayBelongsToItsPlace(t *testing.T) {
	east := time.FixedZone("EST", -5*3600)
	at := time.Date(2026, 1, 1, 2, 0, 0, 0, time.UTC)
	if got := tax.DayOf(at.In(east)); got != "2025-12-31" {
		t.Errorf("DayOf = %s; want the day of the place, 2025-12-31", got)
	}
}

func TestShippingFollowsTheGoodsItCarries(t *testing.T) {
	quebec := ratesOf(t, "QC")
	for _, c := range []struct {
		name     string
		parts    []tax.Part
		shipping money.Cents
		want     tax.Amounts
	}{
		{"groceries carry no tax", []tax.Part{{tax.Grocery, 2400}}, 850, tax.Amounts{}},
		{"half taxable, half of the shipping", []tax.Part{{tax.Standard, 5000}, {tax.Grocery, 5000}}, 1000,
			tax.Amounts{GSTHST: 275, QST: 549}},
		{"a book's shipping bears GST alone", []tax.Part{{tax.Book, 2000}}, 1000, tax.Amounts{GSTHST: 150}},
		{"nothing to follow is taxed as ordinary", []tax.Part{{tax.Grocery, 0}}, 1000,
			tax.Amounts{GSTHST: 50, QST: 100}},
		{"no shipping", []tax.Part{{tax.Standard, 7600}}, 0, tax.Amounts{GSTHST: 380, QST: 758}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := tax.OnSale(quebec, c.parts, c.shipping).Total; got != c.want {
				t.Errorf("%+v; want %+v", got, c.want)
			}
		})
	}
}

func TestOneRoundingPerShop(t *testing.T) {
	parts := []tax.Part{{tax.Standard, 5}, {tax.Standard, 5}, {tax.Standard, 5}, {tax.Standard, 5}}
	if got := tax.OnSale(ratesOf(t, "QC"), parts, 0).Total.GSTHST; got != 1 {
		t.Errorf("5 %% of 20 cents in four lines = %d; want 1: rounded line by line it would be 0 or 4", got)
	}
}

func TestSharesAddUpAndTotalsAreExact(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		rates := ratesOf(t, tax.Provinces()[random.IntN(13)])
		parts := make([]tax.Part, 1+random.IntN(6))
		size := int64(1 + 1_000_000*random.IntN(2)) // a household's, or the largest there may be
		for i := range parts {
			parts[i] = tax.Part{
				Category: tax.Categories()[random.IntN(3)], Amount: money.Cents(1 + random.Int64N(15_000*size)),
			}
		}
		shipping := money.Cents(random.Int64N(3000 * size / min(size, 10)))
		sale := tax.OnSale(rates, parts, shipping)
		sum := sale.Shipping
		for i, share := range sale.Parts {
			if share.GSTHST < 0 || share.QST < 0 {
				t.Fatalf("a negative share: %+v", share)
			}
			if parts[i].Category == tax.Grocery && share != (tax.Amounts{}) {
				t.Fatalf("groceries bear %+v", share)
			}
			sum = sum.Add(share)
		}
		if sum != sale.Total {
			t.Fatalf("shares make %+v of %+v", sum, sale.Total)
		}
		if want := naive(rates, parts, shipping); sale.Total != want {
			t.Fatalf("%+v on %+v + %v = %+v; want %+v", rates, parts, shipping, sale.Total, want)
		}
	}
}

// naive recomputes a sale line by line in exact fractions: each line and its part of the shipping at its own rates.
func naive(rates tax.Rates, parts []tax.Part, shipping money.Cents) tax.Amounts {
	var goods int64
	for _, p := range parts {
		goods += int64(p.Amount)
	}
	gst, qst := new(big.Rat), new(big.Rat)
	for _, p := range parts {
		base := big.NewRat(int64(p.Amount), 1)
		base.Add(base, big.NewRat(int64(shipping)*int64(p.Amount), goods))
		gstRate, qstRate := rates.On(p.Category)
		gst.Add(gst, new(big.Rat).Mul(base, big.NewRat(int64(gstRate), 1_000_000)))
		qst.Add(qst, new(big.Rat).Mul(base, big.NewRat(int64(qstRate), 1_000_000)))
	}
	round := func(r *big.Rat) money.Cents {
		r.Add(r, big.NewRat(1, 2))
		return money.Cents(new(big.Int).Div(r.Num(), r.Denom()).Int64())
	}
	return tax.Amounts{GSTHST: round(gst), QST: round(qst)}
}
