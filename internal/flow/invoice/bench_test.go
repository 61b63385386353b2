package invoice_test

import (
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func BenchmarkPrint(b *testing.B) {
	dbtest.Bench(b, "print", func(b *testing.B, d *db.DB) {
		invoices, orders := service(d)
		o, _ := anOrder(b, d, orders, "QC")
		var size int
		b.ReportAllocs()
		for b.Loop() {
			whole, err := invoices.PrintOrder(b.Context(), o)
			if err != nil {
				b.Fatal(err)
			}
			size = len(whole.Data)
		}
		b.ReportMetric(float64(size), "bytes")
	})
}
