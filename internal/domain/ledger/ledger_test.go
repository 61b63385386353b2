package ledger_test

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// noon is of 15 November 2026, in Quebec.
var noon = time.Date(2026, 11, 15, 17, 0, 0, 0, time.UTC)

// books is a ledger with the shop of Maude, and another's.
type books struct {
	*markettest.Market
	*ledger.Service
	api    http.Handler
	shopID string
	other  string
}

func newBooks(t testing.TB, d *db.DB) *books {
	h := &books{Market: markettest.New(t, d)}
	h.At = noon
	h.Service = ledger.New(d, h.Now, h.Shops)
	h.api = markettest.API(h.Routes)
	open := func(name, owner string) string {
		h.User(account.NewUser{ID: owner, FirstName: owner, PasswordHash: "none"})
		return h.Shop(shop.NewShop{OwnerIDs: []string{owner}, Details: shop.Details{Name: name}}).ID
	}
	h.shopID, h.other = open("Atelier Batture", "maude"), open("Maille Nordet", "luc")
	return h
}

func (h *books) post(entries ...ledger.Entry) {
	h.Helper()
	if err := h.DB.Tx(h.Context(), func(tx *db.Tx) error { return h.Post(h.Context(), tx, entries...) }); err != nil {
		h.Fatal(err)
	}
}

// sold is a sale of 100,00 $ with 10,00 $ of shipping by a registered shop, which brings it 114,97 $.
func (h *books) sold(name string, at time.Time) ledger.Sold {
	return ledger.Sold{
		OrderID: "order-" + name, ShopOrderID: "part-" + name, ShopID: h.shopID, At: at, Goods: 10000,
		Shipping: 1000, Registered: true, Tax: tax.Amounts{GSTHST: 550, QST: 1097},
		Fee: commission.Fee{Commission: 1000, Tax: tax.Amounts{GSTHST: 50, QST: 100}},
	}
}

const (
	ofSale = money.Cents(10000 + 1000 + 550 + 1097 - 1000 - 50 - 100)
	day    = 24 * time.Hour
)

func TestAFactIsPostedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		sale := h.sold("a", noon)
		for range 2 {
			h.post(sale.Entry(), sale.Undo("refund"), ledger.Contributed("order-a", 200, noon),
				ledger.ContributionReturned("order-a", "refund", 200, noon))
		}
		entries, err := h.OfOrder(h.Context(), h.DB, "order-a")
		if balance, _ := h.Balance(h.Context(), h.DB, h.shopID); err != nil || len(entries) != 4 || balance != 0 {
			h.Errorf("%d entries, %v, %v", len(entries), balance, err)
		}
	})
}

func TestTheDatabaseRefusesWhatDoesNotSumToZero(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		for name, spoil := range map[string]func(*ledger.Entry){
			"a cent from nowhere":       func(e *ledger.Entry) { e.Platform++ },
			"a customer who paid less":  func(e *ledger.Entry) { e.Customer++ },
			"a shop's gain without one": func(e *ledger.Entry) { e.ShopID = "" },
			"taxes that nobody remits":  func(e *ledger.Entry) { e.Remit = tax.Amounts{} },
		} {
			entry := h.sold("a", noon).Entry()
			spoil(&entry)
			if err := h.DB.Tx(h.Context(), func(tx *db.Tx) error {
				return h.Post(h.Context(), tx, entry)
			}); err == nil {
				h.Errorf("%s was posted", name)
			}
		}
	})
}

func TestAStatementOpensAddsUpAndCloses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		midnight := time.Date(2026, 11, 1, 4, 0, 0, 0, time.UTC) // of 1 November in Quebec, still in summer time
		for n := range 30 {
			h.post(h.sold(fmt.Sprint("before", n), midnight.Add(-time.Duration(n+1)*time.Millisecond)).Entry())
		}
		for n := range 50 {
			h.post(h.sold(fmt.Sprintf("in%02d", n), midnight.Add(time.Duration(n)*time.Hour)).Entry())
		}
		h.post(h.sold("in00", midnight.Add(day)).Undo("refund"))
		h.post(h.sold("after", time.Date(2026, 12, 1, 5, 0, 0, 0, time.UTC)).Entry())
		strange := h.sold("strange", noon)
		strange.ShopID = h.other
		h.post(strange.Entry())
		h.tellsNovember()
		for range 2 { // the same once days are added up, and once more
			if _, err := h.Fold(h.Context()); err != nil {
				h.Fatal(err)
			}
			h.tellsNovember()
		}
		if found, err := h.FoldMismatches(h.Context()); err != nil || len(found) > 0 {
			h.Errorf("the days do not agree: %v, %v", found, err)
		}
	})
}

// tellsNovember reads the statement of the test above, page by page.
func (h *books) tellsNovember() {
	h.Helper()
	var seen []ledger.Row
	for page := 1; page <= 3; page++ {
		st, err := h.Statement(h.Context(), h.shopID, ledger.Period{From: "2026-11-01", To: "2026-11-30"}, page, 20)
		if err != nil || st.Opening != 30*ofSale || st.Closing != 79*ofSale || st.Count != 51 ||
			st.Sales.Goods != 50*10000 || st.Refunds.Commission != 1000 || st.Withheld != 0 {
			h.Fatalf("statement = %+v, %v", st, err)
		}
		seen = append(seen, st.Entries...)
	}
	if len(seen) != 51 || seen[0].Balance != 79*ofSale {
		h.Fatalf("%d entries, the first at %v", len(seen), seen[0].Balance)
	}
	for n, row := range seen[1:] { // each balance is the later one less what came between
		if later := seen[n]; row.Balance != later.Balance-later.Amount() || row.At.After(later.At) {
			h.Fatalf("entry %d: %v after %v", n+1, row.Balance, later.Balance)
		}
	}
	if last := seen[50]; last.Balance-last.Amount() != 30*ofSale {
		h.Errorf("it opened at %v", last.Balance-last.Amount())
	}
}

func TestASmallSupplierSeesTheTaxesThePlatformRemits(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		sale := h.sold("a", noon)
		sale.Registered = false
		h.post(sale.Entry())
		st, err := h.Statement(h.Context(), h.shopID, ledger.Period{From: "2026-11-15", To: "2026-11-15"}, 1, 20)
		if err != nil || st.Withheld != 1647 || st.Closing != ofSale-1647 || st.Sales.Tax != (tax.Amounts{}) ||
			st.Entries[0].Withheld() != 1647 {
			h.Errorf("statement = %+v, %v", st, err)
		}
	})
}

func TestAnAgreementHoldsFromItsFirstDayToItsLast(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		rate := func() money.Rate {
			r, err := h.Rate(h.Context(), h.shopID, h.At)
			if err != nil {
				h.Fatal(err)
			}
			return r
		}
		if rate() != pricing.Commission {
			h.Errorf("before: %d", rate())
		}
		a, err := h.Agree(h.Context(), ledger.Agreement{ShopID: h.shopID, Reason: ledger.Promotion,
			Agreement: commission.Agreement{Rate: pricing.ReducedCommission, From: "2026-11-15", Until: "2026-12-15"}})
		if err != nil || rate() != pricing.ReducedCommission {
			h.Errorf("agreed: %d, %v", rate(), err)
		}
		if other, err := h.Rate(h.Context(), h.other, h.At); other != pricing.Commission || err != nil {
			h.Errorf("another shop: %d, %v", other, err)
		}
		h.At = time.Date(2026, 12, 15, 4, 59, 0, 0, time.UTC) // a minute to midnight
		if rate() != pricing.ReducedCommission {
			h.Errorf("on its last evening: %d", rate())
		}
		h.At = h.At.Add(time.Minute)
		if rate() != pricing.Commission {
			h.Errorf("once it is over: %d", rate())
		}
		h.At = noon
		if err := h.EndAgreement(h.Context(), h.other, a.ID, "2026-11-15"); err == nil {
			h.Error("ended as another shop's")
		}
		if err := h.EndAgreement(h.Context(), h.shopID, a.ID, "2026-11-15"); err != nil ||
			rate() != pricing.Commission {
			h.Errorf("ended: %d, %v", rate(), err)
		}
	})
}

// Another node's agreement is seen within seconds.
func TestAnotherNodesAgreementIsSeenSoon(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h, away := newBooks(t, dbtest.Open(t, url)), dbtest.Open(t, url)
		before, _ := h.Rate(h.Context(), h.shopID, h.At)
		elsewhere := ledger.New(away, func() time.Time { return h.At }, nil)
		_, err := elsewhere.Agree(context.Background(), ledger.Agreement{ShopID: h.shopID, Reason: ledger.HelpOut,
			Agreement: commission.Agreement{Rate: pricing.ReducedCommission, From: "2026-11-01", Until: "2027-01-01"}})
		if err != nil {
			t.Fatal(err)
		}
		h.At = h.At.Add(15 * time.Second)
		if after, err := h.Rate(h.Context(), h.shopID, h.At); before != pricing.Commission ||
			after != pricing.ReducedCommission || err != nil {
			t.Errorf("before %d, after %d, %v", before, after, err)
		}
	})
}

func TestAnAgreementThatMakesNoSenseIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		for name, a := range map[string]commission.Agreement{
			"more than the ordinary rate": {Rate: pricing.Commission + 1, From: "2026-11-15", Until: "2026-12-15"},
			"a gift to every sale":        {Rate: -1, From: "2026-11-15", Until: "2026-12-15"},
			"an end before its start":     {Rate: 1, From: "2026-12-15", Until: "2026-11-15"},
			"a day that does not exist":   {Rate: 1, From: "2026-02-01", Until: "2026-02-31"},
		} {
			if _, err := h.Agree(h.Context(), ledger.Agreement{ShopID: h.shopID, Agreement: a}); err == nil {
				h.Errorf("%s was agreed", name)
			}
		}
	})
}

// Nodes fold at once while others sell: every entry is counted once, and the balance is right at every moment.
func TestFoldingAtOnceCountsEveryEntryOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		var working sync.WaitGroup
		for n := range 4 {
			working.Go(func() {
				for i := range 10 {
					h.post(h.sold(fmt.Sprint(n, "-", i), noon.Add(time.Duration(i)*day)).Entry())
					if _, err := h.Fold(h.Context()); err != nil {
						h.Error(err)
					}
					if balance, err := h.Balance(h.Context(), h.DB, h.shopID); err != nil || balance%ofSale != 0 ||
						balance < ofSale*money.Cents(i+1) {
						h.Errorf("balance %v, %v", balance, err)
					}
				}
			})
		}
		working.Wait()
		found, err := h.FoldMismatches(h.Context())
		if balance, _ := h.Balance(h.Context(), h.DB, h.shopID); err != nil || len(found) > 0 || balance != 40*ofSale {
			h.Errorf("balance %v, %v, %v", balance, found, err)
		}
	})
}
