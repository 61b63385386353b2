package db_test

import (
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestEveryTransactionReadsWhatIsCommitted(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		if url[:9] != "postgres:" {
			t.Skip("SQLite has one level")
		}
		d := dbtest.Open(t, url)
		var name string
		if err := d.QueryRow(ctx, `SELECT current_database()`).Scan(&name); err != nil {
			t.Fatal(err)
		}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `ALTER DATABASE `+name+` SET default_transaction_isolation TO 'serializable'`)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		d = dbtest.Open(t, url) // new connections meet the database's own setting
		for weight, transaction := range transactions {
			err := transaction(d, func(tx *db.Tx) error {
				return tx.Later(ctx, `INSERT INTO job_schedule (kind, next_at)
					VALUES ($1 || ': ' || current_setting('transaction_isolation'), 1)`, weight)
			})
			if err != nil {
				t.Error(err)
			}
			err = transaction(d, func(tx *db.Tx) error {
				var level string
				err := tx.QueryRow(ctx, `SELECT current_setting('transaction_isolation')`).Scan(&level)
				if err != nil || level != "read committed" {
					t.Errorf("%s, opened: %s, %v", weight, level, err)
				}
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		}
		want(t, d, "durable: read committed", "light: read committed")
	})
}
