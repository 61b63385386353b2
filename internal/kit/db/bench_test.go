package db_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
)

const benchTables = `
CREATE TABLE bench_stock (id BIGINT PRIMARY KEY, quantity BIGINT NOT NULL);
CREATE TABLE bench_orders (id TEXT PRIMARY KEY, total BIGINT NOT NULL);
CREATE TABLE bench_lines (order_id TEXT NOT NULL REFERENCES bench_orders (id), stock_id BIGINT NOT NULL,
	quantity BIGINT NOT NULL, PRIMARY KEY (order_id, stock_id));`

const benchProducts = 1000

// BenchmarkOrders writes transactions of the shape of an order: two guarded decrements, an order, two lines, a job, and
// a change-log row (noted=false leaves that one out). For durable figures run it beside a cluster that syncs:
//
//	RR_POSTGRES_FSYNC=on scripts/with-postgres.sh go test -run '^$' -bench Orders ./internal/kit/db/
func BenchmarkOrders(b *testing.B) {
	for _, noted := range []bool{true, false} {
		for _, writers := range []int{1, 16} {
			dbtest.Bench(b, fmt.Sprintf("noted=%v/writers=%d", noted, writers), func(b *testing.B, d *db.DB) {
				prepareBench(b, d)
				b.ResetTimer()
				var all sync.WaitGroup
				for w := range writers {
					all.Go(func() {
						for i := w; i < b.N; i += writers {
							if err := d.Tx(ctx, func(tx *db.Tx) error {
								return benchOrder(ctx, tx, i, noted)
							}); err != nil {
								b.Error(err)
							}
						}
					})
				}
				all.Wait()
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
			})
		}
	}
}

func prepareBench(b *testing.B, d *db.DB) {
	b.Helper()
	err := d.Tx(ctx, func(tx *db.Tx) error {
		if _, err := tx.Exec(ctx, benchTables); err != nil {
			return err
		}
		for i := range benchProducts {
			if _, err := tx.Exec(ctx, `INSERT INTO bench_stock (id, quantity) VALUES ($1, $2)`, i,
				1_000_000); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
}

func benchOrder(ctx context.Context, tx *db.Tx, i int, noted bool) error {
	id := db.NewID()
	first := i * 7 % (benchProducts - 1)
	if _, err := tx.Exec(ctx, `INSERT INTO bench_orders (id, total) VALUES ($1, $2)`, id, 1290); err != nil {
		return err
	}
	for _, stock := range []int{first, first + 1} {
		n, err := tx.Exec(ctx, `UPDATE bench_stock SET quantity = quantity - 1 WHERE id = $1 AND quantity >= 1`, stock)
		if err != nil {
			return err
		}
		if n == 0 {
			return errors.New("out of stock")
		}
		const line = `INSERT INTO bench_lines (order_id, stock_id, quantity) VALUES ($1, $2, 1)`
		if _, err := tx.Exec(ctx, line, id, stock); err != nil {
			return err
		}
	}
	if noted {
		if err := changes.Note(ctx, tx, "product", fmt.Sprint(first)); err != nil {
			return err
		}
	}
	return jobs.Enqueue(ctx, tx, "order-mail", id)
}
