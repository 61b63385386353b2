package order_test

import (
	"path/filepath"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/migrations"
)

// One order of three shops and four items placed, then paid and invoiced: the two transactions of a checkout.
func BenchmarkPlaceAndPay(b *testing.B) {
	d := dbtest.Open(b, filepath.Join(b.TempDir(), "bench.db"))
	if err := db.Migrate(ctx, d, migrations.FS); err != nil {
		b.Fatal(err)
	}
	s := order.New(d, nil)
	b.SetParallelism(8)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			dr := draft(db.NewID())
			var placed *order.Order
			err := d.Tx(ctx, func(tx *db.Tx) (err error) { placed, _, err = s.Place(ctx, tx, dr); return err })
			if err == nil {
				err = d.Tx(ctx, func(tx *db.Tx) error {
					o, _, err := s.Pay(ctx, tx, placed, order.Receipt{}, noon.Add(time.Second))
					if err != nil {
						return err
					}
					_, err = s.IssueInvoices(ctx, tx, o, noon)
					return err
				})
			}
			if err != nil {
				b.Error(err)
			}
		}
	})
}
