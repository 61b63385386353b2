package jobs

import (
	"context"
	"sync"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// BenchmarkJobs tells how many jobs a second are enqueued, each in its own transaction, and run by one node.
func BenchmarkJobs(b *testing.B) {
	dbtest.Bench(b, "enqueue-and-run", func(b *testing.B, d *db.DB) {
		q := New(d, Options{})
		var left sync.WaitGroup
		left.Add(b.N)
		Register(q, "nothing", func(context.Context, int) error { left.Done(); return nil })
		q.Start()
		b.ResetTimer()
		for i := range b.N {
			if err := d.Tx(ctx, func(tx *db.Tx) error { return Enqueue(ctx, tx, "nothing", i) }); err != nil {
				b.Fatal(err)
			}
		}
		left.Wait()
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "jobs/s")
		if err := q.Stop(ctx); err != nil {
			b.Fatal(err)
		}
	})
}
