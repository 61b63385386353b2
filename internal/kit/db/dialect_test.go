package db_test

import (
	"errors"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestPlaceholdersBindByNumberWhateverTheirOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		var got string
		err := d.QueryRow(ctx, `-- it's a comment with $1
			SELECT '$1' || CAST($2 AS TEXT) || CAST($1 AS TEXT) || CAST($2 AS TEXT)`, "a", "b").Scan(&got)
		if err != nil || got != "$1bab" {
			t.Fatalf("got %q, %v; want $1bab", got, err)
		}
	})
}

func TestBooleansAreStoredAsNumbers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		args := []any{"yes", true}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2)`, args...)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		if args[1] != true {
			t.Error("the caller's arguments were changed")
		}
		var yes bool
		err = d.QueryRow(ctx, `SELECT next_at FROM job_schedule WHERE next_at = $1`, true).Scan(&yes)
		if err != nil || !yes {
			t.Fatalf("read back %v, %v", yes, err)
		}
	})
}

func TestIsUniqueTellsWhichKeyWasViolated(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		twice := func(query string, args ...any) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				for range 2 {
					if _, err := tx.Exec(ctx, query, args...); err != nil {
						return err
					}
				}
				return nil
			})
		}
		primary := twice(`INSERT INTO job_schedule (kind, next_at) VALUES ($1, 1)`, "a (b), c")
		if !db.IsUnique(primary) || !db.IsUnique(primary, "job_schedule.kind") ||
			db.IsUnique(primary, "job_schedule.next_at") {
			t.Errorf("primary key: %v", primary)
		}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `CREATE TABLE pairs (a TEXT, b TEXT);
				CREATE UNIQUE INDEX pairs_ab ON pairs (a, b) WHERE a IS NOT NULL`)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		pair := twice(`INSERT INTO pairs (a, b) VALUES ('x', 'y')`)
		if !db.IsUnique(pair, "pairs.b", "pairs.a") || db.IsUnique(pair, "pairs.a") {
			t.Errorf("partial index: %v", pair)
		}
		notNull := twice(`INSERT INTO job_schedule (kind, next_at) VALUES ('z', NULL)`)
		if notNull == nil || db.IsUnique(notNull) || db.IsUnique(nil) || db.IsUnique(errors.New("UNIQUE")) {
			t.Errorf("other failures count as unique violations: %v", notNull)
		}
	})
}

func TestWrongAddressesAreRefused(t *testing.T) {
	for _, url := range []string{
		"postgres://user:secret@localhost:1/x?connections=none", "postgres://localhost:bad port/x",
		t.TempDir() + "/x.db?connections=0", t.TempDir() + "/x.db?unknown=1", t.TempDir() + "/no/such/folder/x.db",
	} {
		if d, err := db.Open(ctx, url); err == nil {
			d.Close()
			t.Errorf("%s was opened", url)
		}
	}
}

func TestRowsOfAnInsertAreNumberedThrough(t *testing.T) {
	for want, got := range map[string]string{
		"($1)": db.Rows(1, 1), "($1, $2), ($3, $4)": db.Rows(2, 2), "($1), ($2), ($3)": db.Rows(3, 1),
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
