package db_test

import (
	"context"
	"database/sql"
	"errors"
	"runtime"
	"strings"
	"sync"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

var ctx = context.Background()

// put writes a row that tests can find; job_schedule is the simplest table of the ground migration.
func put(tx *db.Tx, kind string, at int64) error {
	_, err := tx.Exec(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2)`, kind, at)
	return err
}

func kinds(t *testing.T, r db.Reader) []string {
	t.Helper()
	all, err := db.All(ctx, r, func(rows *sql.Rows) (kind string, err error) { return kind, rows.Scan(&kind) },
		`SELECT kind FROM job_schedule ORDER BY kind`)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func want(t *testing.T, r db.Reader, expected ...string) {
	t.Helper()
	got := kinds(t, r)
	if len(got) != len(expected) {
		t.Fatalf("rows = %v, want %v", got, expected)
	}
	for i := range got {
		if got[i] != expected[i] {
			t.Fatalf("rows = %v, want %v", got, expected)
		}
	}
}

func TestATransactionIsKeptWholeOrNotAtAll(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "kept", 1) }); err != nil {
			t.Fatal(err)
		}
		refused := errors.New("refused")
		err := d.Tx(ctx, func(tx *db.Tx) error {
			if err := put(tx, "undone", 1); err != nil {
				return err
			}
			return refused
		})
		if !errors.Is(err, refused) {
			t.Fatalf("err = %v, want the function's own", err)
		}
		want(t, d, "kept")
	})
}

func TestAPanicReachesTheCallerAndUndoesItsTransactionOnly(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		func() {
			defer func() {
				if p := recover(); p != "boom" {
					t.Errorf("recovered %v, want boom", p)
				}
			}()
			_ = d.Tx(ctx, func(tx *db.Tx) error {
				if err := put(tx, "undone", 1); err != nil {
					return err
				}
				panic("boom")
			})
		}()
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "kept", 1) }); err != nil {
			t.Fatal(err)
		}
		want(t, d, "kept")
	})
}

func TestAGoroutineThatEndsInsideATransactionBlocksNobody(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		var gone sync.WaitGroup
		gone.Go(func() {
			_ = d.Tx(ctx, func(tx *db.Tx) error {
				if err := put(tx, "undone", 1); err != nil {
					return err
				}
				runtime.Goexit() // as t.Fatal does
				return nil
			})
		})
		gone.Wait()
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "kept", 1) }); err != nil {
			t.Fatal(err)
		}
		want(t, d, "kept")
	})
}

func TestAFailedStatementEndsTheTransactionEvenWhenIgnored(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_ = put(tx, "a", 1)
			_ = put(tx, "a", 2) // violates the primary key
			if err := put(tx, "b", 1); !errors.Is(err, db.ErrAborted) {
				t.Errorf("a statement after the failure: %v, want ErrAborted", err)
			}
			return nil
		})
		if !errors.Is(err, db.ErrAborted) || !db.IsUnique(err) {
			t.Fatalf("err = %v, want ErrAborted with its cause", err)
		}
		want(t, d)
	})
}

func TestATransactionCannotBeUsedAfterItsEnd(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		var kept *db.Tx
		if err := d.Tx(ctx, func(tx *db.Tx) error { kept = tx; return nil }); err != nil {
			t.Fatal(err)
		}
		if err := put(kept, "late", 1); !errors.Is(err, sql.ErrTxDone) {
			t.Errorf("Exec after the end: %v, want ErrTxDone", err)
		}
		var n int
		if err := kept.QueryRow(ctx, `SELECT 1`).Scan(&n); err == nil {
			t.Error("QueryRow after the end succeeded")
		}
	})
}

func TestResultsLeftOpenDoNotHoldTheNextTransaction(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for range 3 {
			err := d.Tx(ctx, func(tx *db.Tx) error {
				if _, err := tx.Query(ctx, `SELECT version FROM change_counter`); err != nil {
					return err
				}
				tx.QueryRow(ctx, `SELECT version FROM change_counter`)
				return nil
			})
			// PostgreSQL's protocol has one result at a time; there the second query may be refused, never hang.
			if err != nil && d.Engine() == db.SQLite {
				t.Fatal(err)
			}
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "kept", 1) }); err != nil {
			t.Fatal(err)
		}
		want(t, d, "kept")
	})
}

// with adds parameters to a database's address.
func with(url, parameters string) string {
	if strings.HasPrefix(url, "postgres:") { // which has some already
		return url + "&" + parameters
	}
	return url + "?" + parameters
}

func TestReadingThroughTheDatabaseInsideTransactionsDoesNotDeadlock(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, with(url, "connections=4"))
		var all sync.WaitGroup
		for range 16 {
			all.Go(func() {
				err := d.Tx(ctx, func(tx *db.Tx) error {
					if err := put(tx, db.NewID(), 1); err != nil {
						return err
					}
					var n int
					return d.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule`).Scan(&n)
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if n := len(kinds(t, d)); n != 16 {
			t.Fatalf("%d rows, want 16", n)
		}
	})
}

func TestACancelledCallerUndoesItsOwnTransactionAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		cancelled, cancel := context.WithCancel(ctx)
		err := d.Tx(cancelled, func(tx *db.Tx) error {
			if err := put(tx, "undone", 1); err != nil {
				return err
			}
			cancel()
			_, err := tx.Exec(cancelled, `INSERT INTO job_schedule (kind, next_at) VALUES ('late', 1)`)
			return err
		})
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("err = %v, want context.Canceled", err)
		}
		ran := false
		if err := d.Tx(cancelled, func(*db.Tx) error {
			ran = true
			return nil
		}); !errors.Is(err, context.Canceled) || ran {
			t.Fatalf("a transaction begun after the cancellation: %v, ran %v", err, ran)
		}
		want(t, d)
	})
}

func TestListenersReceiveCommitsAndNothingElse(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		committed, stop := d.Listen("news")
		other, stopOther := d.Listen("other")
		defer stopOther()
		_ = d.Tx(ctx, func(tx *db.Tx) error { tx.Signal("news"); return errors.New("undone") })
		if len(committed) != 0 {
			t.Fatal("signalled by a transaction that was undone")
		}
		for range 2 {
			if err := d.Tx(ctx, func(tx *db.Tx) error { tx.Signal("news"); return nil }); err != nil {
				t.Fatal(err)
			}
		}
		if len(committed) != 1 || len(other) != 0 {
			t.Fatalf("received %d, other topic %d; want 1 and 0", len(committed), len(other))
		}
		<-committed
		stop()
		if err := d.Tx(ctx, func(tx *db.Tx) error { tx.Signal("news"); return nil }); err != nil {
			t.Fatal(err)
		}
		if len(committed) != 0 {
			t.Fatal("received after stop")
		}
	})
}

func TestAFailureFoundWhileReadingIsNotCommitted(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if d.Engine() != db.Postgres {
			t.Skip("SQLite undoes only the statement, and there is no such failure in our dialect")
		}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			if err := put(tx, "undone", 1); err != nil {
				return err
			}
			rows, err := tx.Query(ctx, `SELECT 1 / (3 - n) FROM generate_series(1, 5) AS n`)
			if err != nil {
				return err
			}
			for rows.Next() {
			}
			return nil // without asking rows.Err
		})
		if !errors.Is(err, db.ErrAborted) {
			t.Fatalf("err = %v, want ErrAborted", err)
		}
		want(t, d)
	})
}
