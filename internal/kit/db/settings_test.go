package db_test

import (
	"fmt"
	"os"
	"strings"
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

// A log that begins anew holds no page of the one before: Litestream, when it comes back, would take them for pages it
// has sent, and not see that it missed others (deploy/litestream.yml).
func TestALogThatBeginsAnewIsCut(t *testing.T) {
	path := dbtest.SQLite(t)
	d := dbtest.Open(t, path)
	write := func(size int) int64 {
		t.Helper()
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1, 1)`,
				fmt.Sprint(size, strings.Repeat("x", size)))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		log, err := os.Stat(path + "-wal")
		if err != nil {
			t.Fatal(err)
		}
		return log.Size()
	}
	long := write(5 << 20) // more than the thousand pages after which SQLite writes them into the file
	if short := write(1); short > long/2 {
		t.Errorf("the log has %d bytes after one of %d", short, long)
	}
}
