package ledger_test

import (
	"fmt"
	"net/http/httptest"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
)

// Ten thousand sales of one shop in one month, asked for by eight clients at once, each call whole. The bar is a p99 of
// 60 ms.
func BenchmarkTenThousandSales(b *testing.B) {
	dbtest.Bench(b, "money", func(b *testing.B, d *db.DB) {
		h := newBooks(b, d)
		var entries []ledger.Entry
		for n := range 10_000 {
			entries = append(entries, h.sold(fmt.Sprintf("%05d", n), noon.Add(-time.Duration(n)*2*time.Minute)).Entry())
			if len(entries) == 500 {
				h.post(entries...)
				entries = nil
			}
		}
		// nothing is folded yet
		b.Run("statement of a minute", func(b *testing.B) {
			h.clients(b, "/seller/shops/"+h.shopID+"/ledger/statement")
		})
		if _, err := h.Fold(h.Context()); err != nil {
			b.Fatal(err)
		}
		for name, path := range map[string]string{
			"balance": "", "statement": "/statement", "last page": "/statement?page=500", "payouts": "/payouts",
		} {
			b.Run(name, func(b *testing.B) { h.clients(b, "/seller/shops/"+h.shopID+"/ledger"+path) })
		}
		b.Run("csv", func(b *testing.B) { h.clients(b, "/seller/shops/"+h.shopID+"/ledger/statement.csv") })
	})
}

// clients asks as eight people at once and tells the p99, and what a call costs this process, which a busy machine does
// not change.
func (h *books) clients(b *testing.B, path string) {
	took := make([][]time.Duration, 8)
	var asking sync.WaitGroup
	spent := processorTime()
	b.ResetTimer()
	for n := range took {
		asking.Go(func() {
			for range (b.N + 7) / 8 {
				begun := time.Now()
				out := httptest.NewRecorder()
				h.api.ServeHTTP(out, httptest.NewRequestWithContext(web.AsUser(b.Context(), "maude"), "GET",
					web.Prefix+path, nil))
				if out.Code != 200 {
					b.Errorf("%s: %d %s", path, out.Code, out.Body)
				}
				took[n] = append(took[n], time.Since(begun))
			}
		})
	}
	asking.Wait()
	b.ReportMetric(float64((processorTime()-spent).Microseconds())/1000/float64((b.N+7)/8*8), "cpu-ms/op")
	all := slices.Sorted(slices.Values(slices.Concat(took...)))
	b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "p99-ms")
}

func processorTime() time.Duration {
	var used syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &used) // fails for an unknown whom alone
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
