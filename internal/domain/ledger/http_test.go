package ledger_test

import (
	"encoding/csv"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/pricing"
)

func TestOnlyItsOwnersSeeTheMoneyOfAShop(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		h.post(h.sold("a", noon).Entry())
		for _, path := range []string{"", "/statement", "/statement.csv", "/payouts"} {
			for who, want := range map[string]int{"": 401, "luc": 404, "maude": 200} {
				if status := h.status(who, path); status != want {
					h.Errorf("%q, %s: %d; want %d", who, path, status, want)
				}
			}
		}
	})
}

func (h *books) status(who, path string) int {
	h.Helper()
	status, _ := webtest.Call(h, h.api, who, "GET", "/seller/shops/"+h.shopID+"/ledger"+path, nil)
	return status
}

func TestTheBalanceTellsTheCommissionAndTheLastPayout(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		h.post(h.sold("a", noon.Add(-2*day)).Entry(), h.sold("b", noon).Entry())
		_, err := h.Agree(h.Context(), ledger.Agreement{ShopID: h.shopID, Reason: ledger.HelpOut,
			Agreement: commission.Agreement{Rate: pricing.ReducedCommission, From: "2026-11-15", Until: "2027-01-15"}})
		if err != nil {
			h.Fatal(err)
		}
		if err := h.SetTransferAccount(h.Context(), h.shopID, "acct_1234"); err != nil {
			h.Fatal(err)
		}
		run, err := h.OpenRun(h.Context(), "2026-11-14", "", "")
		if err != nil {
			h.Fatal(err)
		}
		if _, err := h.ProposePayout(h.Context(), run, h.shopID, true, 0); err != nil {
			h.Fatal(err)
		}
		var got ledger.WireBalance
		status, read := webtest.Call(h, h.api, "maude", "GET", "/seller/shops/"+h.shopID+"/ledger", nil)
		read(&got)
		if status != 200 || got.Balance != 0 || got.Stages.OnItsWay != 2*ofSale || got.Stages.Total != 2*ofSale ||
			got.Account == nil || got.Account.Last != "1234" || got.Next.Day != "2026-11-16" ||
			got.CommissionPercent != 5 || !got.SmallSupplier {
			h.Errorf("%d: %+v", status, got)
		}
		if len(got.Agreements) != 1 || got.Agreements[0].To != "2027-01-14" || got.LastPayout == nil ||
			got.LastPayout.Until != "2026-11-14" || got.LastPayout.Amount != 2*ofSale {
			h.Errorf("agreements %+v, last payout %+v", got.Agreements, got.LastPayout)
		}
	})
}

func TestAStatementIsOfTheMonthUnlessDaysAreGiven(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		h.post(h.sold("october", noon.Add(-30*day)).Entry(), h.sold("november", noon).Entry())
		for query, want := range map[string][2]string{
			"":                               {"2026-11-01", "2026-11-15"},
			"?from=2026-10-01":               {"2026-10-01", "2026-11-15"},
			"?to=2026-10-20":                 {"2026-10-01", "2026-10-20"},
			"?from=2026-10-01&to=2026-10-31": {"2026-10-01", "2026-10-31"},
			"?from=2026-12-01":               {"2026-12-01", "2026-12-01"},
		} {
			var got ledger.WireStatement
			status, read := webtest.Call(h, h.api, "maude", "GET", "/seller/shops/"+h.shopID+"/ledger/statement"+query,
				nil)
			read(&got)
			if status != 200 || string(got.From) != want[0] || string(got.To) != want[1] ||
				got.Closing != got.Opening+got.Sales.Total+got.Refunds.Total+got.Payouts || got.Entries == nil {
				h.Errorf("%s: %d %+v", query, status, got)
			}
		}
		for _, query := range []string{
			"?from=hier", "?from=2026-02-30", "?from=2026-11-10&to=2026-11-09", "?from=2025-01-01&to=2026-11-01",
			"?perPage=1000", "?page=0",
		} {
			if status := h.status("maude", "/statement"+query); status != 422 {
				h.Errorf("%s: %d", query, status)
			}
		}
	})
}

// What an accountant reads adds up line by line and column by column.
func TestTheCSVAddsUp(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newBooks(t, d)
		h.post(h.sold("before", noon.Add(-40*day)).Entry(), h.sold("a", noon).Entry(),
			h.sold("a", noon.Add(time.Hour)).Undo("refund"))
		r := httptest.NewRequestWithContext(web.AsUser(h.Context(), "maude"), "GET",
			web.Prefix+"/seller/shops/"+h.shopID+"/ledger/statement.csv", nil)
		out := httptest.NewRecorder()
		h.api.ServeHTTP(out, r)
		lines, err := csv.NewReader(strings.NewReader(out.Body.String())).ReadAll()
		if err != nil || len(lines) != 3 || out.Header().Get("Content-Type") != "text/csv; charset=utf-8" ||
			!strings.Contains(out.Header().Get("Content-Disposition"),
				"releve-atelier-batture-2026-11-01-2026-11-15.csv") {
			h.Fatalf("%v, %v\n%s", err, out.Header(), out.Body)
		}
		want := "2026-11-15 12:00:00,vente,,100.00,10.00,5.50,10.97,-10.00,-0.50,-1.00,0.00,114.97,229.94"
		if got := strings.Join(lines[1], ","); got != want {
			h.Errorf("sale: %s\nwant  %s", got, want)
		}
		want = "2026-11-15 13:00:00,remboursement,,-100.00,-10.00,-5.50,-10.97,10.00,0.50,1.00,0.00,-114.97,114.97"
		if got := strings.Join(lines[2], ","); got != want {
			h.Errorf("refund: %s\nwant    %s", got, want)
		}
	})
}
