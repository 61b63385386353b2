package accounting_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// taxKey is what a line of the report is about.
type taxKey struct {
	province string
	kind     tax.Kind
	rate     money.Rate
}

// taxSums is what invoices and credit notes say, read one by one.
type taxSums struct {
	base, byShops, byPlatform map[taxKey]money.Cents
	papers                    int
}

func (s *taxSums) add(part *order.ShopOrder, sold []tax.Part, taken tax.Amounts, sign money.Cents) {
	s.papers++
	for _, l := range tax.Levies(part.Rates, sold, taken) {
		key := taxKey{part.Rates.Province, ledger.QST, l.Rate}
		if l.Federal {
			key.kind = part.Rates.Kind
		}
		s.base[key] += sign * l.Base
		if part.GSTNumber != "" || part.QSTNumber != "" {
			s.byShops[key] += sign * l.Amount
		} else {
			s.byPlatform[key] += sign * l.Amount
		}
	}
}

// papersOf adds up the invoices and credit notes of a period, as they print.
func (s *story) papersOf(p ledger.Period) (sums taxSums) {
	s.Helper()
	sums = taxSums{map[taxKey]money.Cents{}, map[taxKey]money.Cents{}, map[taxKey]money.Cents{}, 0}
	within := func(at time.Time) bool {
		day := tax.DayOf(at.In(calendar.Eastern))
		return day >= p.From && day <= p.To
	}
	for _, id := range s.orders {
		o, err := s.Orders.Find(s.Context(), s.db, order.Whole(), id)
		if err != nil {
			s.Fatal(err)
		}
		goods := map[string][]tax.Part{}
		for _, i := range o.Items() {
			goods[i.ShopOrderID] = append(goods[i.ShopOrderID], tax.Part{Category: i.TaxCategory, Amount: i.Total()})
		}
		invoices, err := s.Orders.InvoicesOf(s.Context(), order.Whole(), id)
		if err != nil {
			s.Fatal(err)
		}
		for _, i := range invoices {
			part := o.PartByID(i.ShopOrderID)
			if all := goods[part.ID]; within(i.IssuedAt) {
				sums.add(part, append(tax.Spread(all, part.Shipping), all...), part.Tax, 1)
			}
		}
		refunds, err := s.Orders.RefundsOf(s.Context(), s.db, id)
		if err != nil {
			s.Fatal(err)
		}
		for _, r := range refunds {
			rest := r.Amount.Goods
			var back []tax.Part
			for _, l := range r.Lines {
				i := o.Item(l.ItemID)
				worth := i.UnitPrice * money.Cents(l.Quantity)
				back, rest = append(back, tax.Part{Category: i.TaxCategory, Amount: worth}), rest-worth
			}
			all := goods[r.ShopOrderID]
			back = append(append(back, tax.Spread(all, rest)...), tax.Spread(all, r.Amount.Shipping)...)
			if within(r.CreditNote.IssuedAt) {
				sums.add(o.PartByID(r.ShopOrderID), back, r.Amount.Tax, -1)
			}
		}
	}
	return sums
}

// taxed compares the report of the whole story, and of a part of it, with its papers. Taxes agree to the cent in each
// province; where books share shipping with other goods, a base and the split of the harmonised tax may differ by a
// cent for each paper, since a paper shares out whole cents.
func (s *story) taxed() {
	s.Helper()
	first, last := ordertest.Noon.In(calendar.Eastern), s.at.In(calendar.Eastern)
	half := first.Add(last.Sub(first) / 2)
	for _, p := range []ledger.Period{
		{From: tax.DayOf(first), To: tax.DayOf(last)}, {From: tax.DayOf(half), To: tax.DayOf(last)},
		{From: tax.DayOf(first), To: tax.DayOf(half.AddDate(0, 0, -1))},
	} {
		report, err := s.Ledger.Taxes(s.Context(), p)
		if err != nil {
			s.Fatal(err)
		}
		papers := s.papersOf(p)
		slack := 2 * money.Cents(papers.papers)
		exact := map[taxKey][2]money.Cents{} // of both rates of a harmonised tax together
		for _, l := range report.Lines {
			key := taxKey{l.Province, l.Kind, l.Rate}
			near(s, p, key, "base", l.Base, papers.base[key], slack)
			near(s, p, key, "collected by shops", l.ByShops, papers.byShops[key], slack)
			near(s, p, key, "collected by the platform", l.ByPlatform, papers.byPlatform[key], slack)
			all := exact[taxKey{l.Province, l.Kind, 0}]
			exact[taxKey{l.Province, l.Kind, 0}] = [2]money.Cents{all[0] + l.ByShops, all[1] + l.ByPlatform}
		}
		want := map[taxKey][2]money.Cents{}
		for n, sums := range []map[taxKey]money.Cents{papers.byShops, papers.byPlatform} {
			for key, sum := range sums {
				all := want[taxKey{key.province, key.kind, 0}]
				all[n] += sum
				want[taxKey{key.province, key.kind, 0}] = all
			}
		}
		if !maps.Equal(exact, want) {
			s.Fatalf("taxes from %s to %s: %v; the papers say %v", p.From, p.To, exact, want)
		}
		s.remitted(report, p)
	}
}

func near(s *story, p ledger.Period, key taxKey, what string, got, want, slack money.Cents) {
	s.Helper()
	if off := got - want; off > slack || off < -slack {
		s.Fatalf("%s of %+v from %s to %s: %v; the papers say %v", what, key, p.From, p.To, got, want)
	}
}

// remitted compares the taxes of commissions with the entries.
func (s *story) remitted(report *ledger.Taxes, p ledger.Period) {
	s.Helper()
	var want, got money.Cents
	for _, e := range s.allEntries() {
		if day := tax.DayOf(e.At.In(calendar.Eastern)); day >= p.From && day <= p.To {
			want -= e.CommissionTax.Total()
		}
	}
	for _, c := range report.Commissions {
		got += c.Tax.Total()
	}
	var total money.Cents
	for _, k := range report.Totals() {
		total += k.Commissions
	}
	if got != want || total != want {
		s.Fatalf("taxes of commissions from %s to %s: %v, %v in totals; the entries say %v", p.From, p.To, got, total,
			want)
	}
}

func TestTheTaxesOfADayAreByProvinceAndByWhoCollects(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		d := ordertest.Draft("une", "maude", "batture", "rang4")
		d.Shops[0].GSTNumber, d.Shops[0].QSTNumber = "123456789 RT0001", "1234567890 TQ0001"
		b.replay(d, ordertest.Paid()...)
		b.sale("hier") // same day: both shops collect nothing themselves
		d = ordertest.Draft("ailleurs", "maude", "batture", "rang4")
		d.ShippingAddress.Province, d.At = "ON", ordertest.Noon.AddDate(0, 1, 0)
		b.replay(d, order.WasPaid(d.At, order.Receipt{}), order.WasDispatched(d.At))

		report, err := b.Ledger.Taxes(t.Context(), ledger.Period{From: "2026-11-02", To: "2026-11-02"})
		if err != nil {
			t.Fatal(err)
		}
		// mugs 76,00 $ and 9,00 $ of shipping; honey and tuque 78,50 $ and 9,00 $
		want := []ledger.TaxLine{
			{Province: "QC", Kind: tax.GST, Rate: 50_000, Base: 2*8500 + 2*8750, ByShops: 425, ByPlatform: 425 + 2*438},
			{Province: "QC", Kind: ledger.QST, Rate: 99_750, Base: 2*8500 + 2*8750, ByShops: 848,
				ByPlatform: 848 + 2*873},
		}
		if len(report.Lines) != 2 || report.Lines[0] != want[0] || report.Lines[1] != want[1] {
			t.Errorf("%+v; want %+v", report.Lines, want)
		}
		var file strings.Builder
		if err := report.WriteCSV(&file); err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{
			"ventes,QC,TPS,5,345.00,4.25,13.01,13.01\n", "ventes,QC,TVQ,9.975,345.00,8.48,25.94,25.94\n",
			"commissions,QC,TPS,,30.90,,1.54,1.54\n",
		} {
			if !strings.Contains(file.String(), line) {
				t.Errorf("no %q in\n%s", line, file.String())
			}
		}
	})
}

// The report takes each part at the rates of its own: what is picked up in Quebec is not taxed in Ontario.
func TestTheReportTaxesAPickupWhereItWasPickedUp(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		d := ordertest.Draft("", "maude", "batture", "rang4")
		d.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup}
		d.ShippingAddress.Province, d.ShippingAddress.PostalCode = "ON", "M5V 3L9"
		o := b.replay(d, ordertest.Paid()...)
		day := tax.DayOf(ordertest.Noon.In(calendar.Eastern))
		report, err := b.Ledger.Taxes(b.Context(), ledger.Period{From: day, To: day})
		if err != nil {
			b.Fatal(err)
		}
		found := map[taxKey]money.Cents{}
		for _, l := range report.Lines {
			found[taxKey{l.Province, l.Kind, l.Rate}] = l.ByPlatform
		}
		batture, rang4 := o.Part("batture"), o.Part("rang4")
		want := map[taxKey]money.Cents{
			{"QC", tax.GST, 50_000}: batture.Tax.GSTHST, {"QC", ledger.QST, 99_750}: batture.Tax.QST,
			{"ON", tax.HST, 130_000}: rang4.Tax.GSTHST,
		}
		if !maps.Equal(found, want) {
			b.Errorf("report = %v; want %v", found, want)
		}
	})
}

// What is settled is remembered and what is not is added up at each reading: each sale counts once, from the moment it
// is paid, while the hours go by.
func TestTheReportTellsEverySaleOnceAndAtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		day := tax.DayOf(ordertest.Noon.In(calendar.Eastern))
		var sold money.Cents
		for n := range 8 {
			d := ordertest.Draft(fmt.Sprint("sale", n), "maude", "batture", "rang4")
			d.At = ordertest.Noon.Add(time.Duration(n) * 35 * time.Minute)
			b.at = d.At
			o := b.replay(d, order.WasPaid(d.At, order.Receipt{}), order.WasDispatched(d.At))
			for _, part := range o.Shops {
				sold += part.Subtotal + part.Shipping
			}
			for range 2 { // told, and remembered
				report, err := b.Ledger.Taxes(b.Context(), ledger.Period{From: day, To: day})
				if err != nil {
					b.Fatal(err)
				}
				if got := report.Lines[0].Base; got != sold {
					b.Fatalf("base after %d sales = %v; want %v", n+1, got, sold)
				}
			}
		}
	})
}
