package invoice_test

import (
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func BenchmarkPrint(b *testing.B) {
	dbtest.Bench(b, "print", func(b *testing.B, d *db.DB) {
		invoices, orders := service(d)
		o, issued := anOrder(b, d, orders, "QC")
		var size int
		b.ReportAllocs()
		for b.Loop() {
			file, err := invoices.Print(o, issued[0])
			if err != nil {
				b.Fatal(err)
			}
			size = len(file.Data)
		}
		b.ReportMetric(float64(size), "bytes")
	})
}
