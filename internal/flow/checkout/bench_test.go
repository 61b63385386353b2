package checkout_test

import (
	"context"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// A full order: a cart, two items of two shops, the summary, the order with the sandbox's payment.
func BenchmarkFullOrder(b *testing.B) {
	dbtest.Bench(b, "order", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		m.buyAll(b)
	})
}

// The same with a code that is typed in the cart; its processor time should be at most 1.3 times a plain order's.
func BenchmarkFullOrderWithACode(b *testing.B) {
	dbtest.Bench(b, "order with a code", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "TASSE-5", Kind: pricing.AmountOff, Amount: 500})
		m.buyAll(b, "TASSE-5")
	})
}

// buyAll has eight buyers at once place the orders of a benchmark, and tells the processor time of one.
func (m *market) buyAll(b *testing.B, codes ...string) {
	m.raiseStock()
	before := processorTime(b)
	b.ResetTimer()
	b.SetParallelism(8)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			m.buy(b, codes...)
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
	b.ReportMetric(float64((processorTime(b)-before).Microseconds())/float64(b.N), "cpu-µs/order")
}

func processorTime(b *testing.B) time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// raiseStock makes the counted variant last.
func (m *market) raiseStock() {
	markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
		_, err := tx.Exec(guest, `UPDATE variants SET inventory_quantity = 100000000`)
		return err
	}))
}

func (m *market) buy(b *testing.B, codes ...string) {
	ctx := context.Background()
	c, err := m.carts.Create(ctx)
	if err != nil {
		b.Error(err)
		return
	}
	for _, v := range []string{m.mug, m.tuque} {
		if _, _, err := m.carts.Add(ctx, c.ID, v, 1); err != nil {
			b.Error(err)
			return
		}
	}
	for _, code := range codes {
		if _, err := m.carts.AddCode(ctx, c.ID, code); err != nil {
			b.Error(err)
			return
		}
	}
	sum, err := m.Summarise(ctx, c.ID, quebec, false)
	if err != nil {
		b.Error(err)
		return
	}
	r := m.request(c.ID, visa)
	r.ExpectedTotal = &sum.GrandTotal
	if _, err := m.Place(ctx, r); err != nil {
		b.Error(err)
	}
}

func BenchmarkSummary(b *testing.B) {
	dbtest.Bench(b, "summary", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		cartID := m.fill(guest, m.mug, m.tuque, m.honey)
		b.ResetTimer()
		for b.Loop() {
			if _, err := m.Summarise(guest, cartID, quebec, false); err != nil {
				b.Fatal(err)
			}
		}
	})
}
