package checkout_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/pricing"
)

// keepBooks has the market's money counted, as the whole product does.
func (m *market) keepBooks() *accounting.Service {
	books := accounting.New(m.db,
		accounting.Options{Orders: m.orders, Ledger: ledger.New(m.db, m.now, m.shops), Now: m.now})
	m.orders.Paid, m.orders.Owed = books.Paid, books.Owed
	m.options.Commission = books.Ledger.Rate
	m.open(m.options)
	return books
}

func TestAnOrderIsInTheBooksOnceItsShopsAreNotifiedWithTheCommissionOfItsDay(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		books := m.keepBooks()
		markettest.Must(books.Ledger.Agree(guest, ledger.Agreement{ShopID: m.nordet, Reason: ledger.Promotion,
			Agreement: commission.Agreement{Rate: pricing.ReducedCommission, From: "2026-11-01", Until: "2026-12-01"}}))
		r := m.request(m.fill(guest, m.mug, m.tuque), visa)
		r.Contribution = true
		placed := m.place(r)
		if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
			m.Errorf("the books do not agree before the shops are notified: %v", found)
		}
		m.drain()
		o := m.find(placed.ID)
		if o.Part(m.nordet).CommissionRate != pricing.ReducedCommission ||
			o.Part(m.batture).CommissionRate != pricing.Commission ||
			o.Part(m.batture).Province != "QC" {
			m.Errorf("the order froze %+v and %+v", o.Part(m.nordet).Seller, o.Part(m.batture).Seller)
		}
		// Batture remits its taxes: 38,00 $ + 12,00 $ + 2,50 $ + 4,99 $ less 3,80 $ + 0,19 $ + 0,38 $. Nordet is a
		// small supplier in a month of promotion: 64,00 $ + 9,00 $ less 3,20 $ + 0,16 $ + 0,32 $.
		for shopID, want := range map[string]int{m.batture: 5749 - 437, m.nordet: 7300 - 368} {
			if got := markettest.Must(books.Ledger.Balance(guest, m.db, shopID)); int(got) != want {
				m.Errorf("balance %v; want %d", got, want)
			}
		}
		if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
			m.Errorf("the books do not agree: %v", found)
		}
	})
}

// Whatever step the process dies at, an order is in the books if it is paid, and once.
func TestACrashLeavesTheBooksTrue(t *testing.T) {
	for step, entries := range map[string]int{"reserved": 0, "charged": 1, "settled": 1} {
		t.Run(step, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				m := newMarket(t, d)
				books := m.keepBooks()
				m.crashing(step)
				m.dies(m.request(m.fill(guest, m.tuque), visa))
				m.restart()
				m.later(time.Minute)
				for range 2 {
					markettest.Must(0, m.Sweep(guest))
					m.drain()
				}
				if n := m.count("SELECT COUNT(*) FROM ledger_entries"); n != entries {
					m.Errorf("%d entries; want %d", n, entries)
				}
				if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
					m.Errorf("the books do not agree: %v", found)
				}
			})
		})
	}
}
