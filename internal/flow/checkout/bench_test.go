package checkout_test

import (
	"context"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// A full order: a cart, two items of two shops, the summary, the order with the sandbox's payment.
func BenchmarkFullOrder(b *testing.B) {
	dbtest.Bench(b, "order", func(b *testing.B, d *db.DB) {
		m := newMarket(&testing.T{}, d)
		m.raiseStock()
		b.ResetTimer()
		b.SetParallelism(8)
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				m.buy(b)
			}
		})
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
	})
}

// raiseStock makes the counted variant last.
func (m *market) raiseStock() {
	markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
		_, err := tx.Exec(guest, `UPDATE variants SET inventory_quantity = 100000000`)
		return err
	}))
}

func (m *market) buy(b *testing.B) {
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
