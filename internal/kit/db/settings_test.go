package db_test

import (
	"database/sql"
	"slices"
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
				return tx.Later(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1 || ': ' || current_setting('transaction_isolation'), 1)`, weight)
			})
			if err != nil {
				t.Error(err)
			}
			err = transaction(d, func(tx *db.Tx) error {
				var level string
				if err := tx.QueryRow(ctx, `SELECT current_setting('transaction_isolation')`).Scan(&level); err != nil || level != "read committed" {
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

// A plan is kept for as long as its connection, and the table may grow a thousandfold meanwhile.
func TestTransactionsFindARowOfASmallTableByItsKey(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		if url[:9] != "postgres:" || strings.Contains(url, "default_query_exec_mode") {
			t.Skip("SQLite reads no statistics, and through a pooler nothing is kept")
		}
		d := dbtest.Open(t, url)
		for weight, transaction := range transactions {
			err := transaction(d, func(tx *db.Tx) error {
				if err := put(tx, weight, 1); err != nil {
					return err
				}
				if _, err := tx.Exec(ctx, `ANALYZE job_schedule`); err != nil {
					return err
				}
				line := func(rows *sql.Rows) (text string, err error) { return text, rows.Scan(&text) }
				plan, err := db.All(ctx, tx, line, `EXPLAIN UPDATE job_schedule SET next_at = 1 WHERE kind = 'a'`)
				if !slices.ContainsFunc(plan, func(text string) bool { return strings.Contains(text, "Index Scan using job_schedule_pkey") }) {
					t.Errorf("%s: %q", weight, plan)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		}
	})
}

func TestMigrationsReadTablesAsTheServerLikes(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		if url[:9] != "postgres:" {
			t.Skip("SQLite has no such choice")
		}
		d := dbtest.Open(t, url)
		const note = `CREATE TABLE noted AS SELECT current_setting('enable_seqscan') AS scans`
		if err := db.Migrate(ctx, d, files("0001_note.sql", note)); err != nil {
			t.Fatal(err)
		}
		var scans string
		if err := d.QueryRow(ctx, `SELECT scans FROM noted`).Scan(&scans); err != nil || scans != "on" {
			t.Errorf("enable_seqscan is %s while migrating, %v", scans, err)
		}
	})
}
