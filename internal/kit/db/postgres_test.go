package db_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestTheVictimOfADeadlockRunsAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if d.Engine() != db.Postgres {
			t.Skip("one writer at a time cannot deadlock")
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error {
			return errors.Join(put(tx, "a", 0), put(tx, "b", 0))
		}); err != nil {
			t.Fatal(err)
		}
		var runs atomic.Int64
		var met, all sync.WaitGroup // both hold their first row before either asks for its second
		met.Add(2)
		for _, order := range [][]string{{"a", "b"}, {"b", "a"}} {
			all.Go(func() {
				first := true
				err := d.Tx(ctx, func(tx *db.Tx) error {
					runs.Add(1)
					for _, kind := range order {
						if _, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = next_at + 1 WHERE kind = $1`,
							kind); err != nil {
							return err
						}
						if first {
							first = false
							met.Done()
							met.Wait()
						}
					}
					return nil
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		var total int
		err := d.QueryRow(ctx, `SELECT SUM(next_at) FROM job_schedule`).Scan(&total)
		if err != nil || total != 4 || runs.Load() < 3 {
			t.Fatalf("sum = %d after %d runs, %v; want 4 after at least 3", total, runs.Load(), err)
		}
	})
}
