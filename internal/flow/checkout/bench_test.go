package checkout_test

import (
	"context"
	"errors"
	"sync"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// A full order: a cart, two items of two shops, the summary, the order with the sandbox's payment.
func BenchmarkFullOrder(b *testing.B) {
	dbtest.Bench(b, "order", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		m.raiseStock()
		before := processorTime(b)
		b.ResetTimer()
		b.SetParallelism(8)
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				m.buy(b, "")
			}
		})
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
		b.ReportMetric(float64((processorTime(b)-before).Microseconds())/float64(b.N), "cpu-µs/order")
	})
}

// The same orders with a code that is typed in the cart and one part that is picked up, in turns with plain ones, so
// that whatever else the machine does costs both as much. Their processor time should be at most 1.3 times a plain
// order's.
func BenchmarkOrderWithACodeAndPickup(b *testing.B) {
	dbtest.Bench(b, "order", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		m.raiseStock()
		m.offer(m.batture, everyWay())
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "TASSE-5", Kind: pricing.AmountOff, Amount: 500})
		var plain, more time.Duration
		m.buyTogether(b, "") // memories fill, and the engine warms up
		m.buyTogether(b, "TASSE-5")
		turns := 0
		for b.Loop() {
			plain += m.buyTogether(b, "")
			more += m.buyTogether(b, "TASSE-5")
			turns++
		}
		orders := float64(turns * buyers * ordersEach)
		b.ReportMetric(float64(plain.Microseconds())/orders, "cpu-µs/plain")
		b.ReportMetric(float64(more.Microseconds())/orders, "cpu-µs/code+pickup")
		b.ReportMetric(float64(more)/float64(plain), "ratio")
	})
}

const buyers, ordersEach = 8, 8

// buyTogether has some buyers place a few orders each at once, and tells the processor time of all of them.
func (m *market) buyTogether(b *testing.B, code string) time.Duration {
	before := processorTime(b)
	var all sync.WaitGroup
	for range buyers {
		all.Go(func() {
			for range ordersEach {
				m.buy(b, code)
			}
		})
	}
	all.Wait()
	return processorTime(b) - before
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

// buy places an order; one with a code is picked up in one of its two shops.
func (m *market) buy(b *testing.B, code string) {
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
	if code != "" {
		_, typed := m.carts.AddCode(ctx, c.ID, code)
		_, chosen := m.carts.Choose(ctx, c.ID, m.batture, shipping.Pickup)
		if err := errors.Join(typed, chosen); err != nil {
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
