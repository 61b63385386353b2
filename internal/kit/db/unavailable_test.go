package db_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// makeReadOnly makes every later write of d fail as on a file, or a server, that can only be read.
func makeReadOnly(t *testing.T, d *db.DB) {
	t.Helper()
	statement := `PRAGMA query_only = 1`
	if d.Engine() == db.Postgres {
		statement = `SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY`
	}
	if err := write(d, statement); err != nil {
		t.Fatal(err)
	}
}

func write(d *db.DB, statement string) error {
	return d.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, statement)
		return err
	})
}

func TestADatabaseThatCannotBeWrittenIsUnavailable(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, oneSession(url))
		if err := d.CheckWrite(ctx); err != nil {
			t.Fatalf("a sound database: %v", err)
		}
		makeReadOnly(t, d)
		err := write(d, `INSERT INTO job_schedule (kind, next_at) VALUES ('mine', 1)`)
		if !db.IsUnavailable(err) {
			t.Errorf("a write: %v; want it unavailable", err)
		}
		if err := d.CheckWrite(ctx); err != nil {
			t.Errorf("a check less than five seconds after a good one wrote again: %v", err)
		}
		again := dbtest.Open(t, oneSession(url))
		makeReadOnly(t, again)
		if err := again.CheckWrite(ctx); !db.IsUnavailable(err) {
			t.Errorf("the check: %v; want it unavailable", err)
		}
		if err := again.Ping(ctx); err != nil {
			t.Errorf("reads go on: %v", err)
		}
	})
}

// oneSession makes the transactions of a PostgreSQL address follow each other on one connection.
func oneSession(url string) string {
	if filepath.IsAbs(url) {
		return url
	}
	return url + "&connections=2"
}

func TestAFullDiskIsUnavailable(t *testing.T) {
	d := dbtest.Open(t, filepath.Join(t.TempDir(), "full.db"))
	if err := write(d, `CREATE TABLE one (n TEXT)`); err != nil {
		t.Fatal(err)
	}
	if err := write(d, `PRAGMA max_page_count = 3`); err != nil {
		t.Fatal(err)
	}
	if err := write(d, `INSERT INTO one (n) VALUES (hex(randomblob(100000)))`); !db.IsUnavailable(err) {
		t.Errorf("%v; want it unavailable", err)
	}
}

func TestOtherFailuresAreNotUnavailable(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for _, err := range []error{
			nil, errors.New("a bug"), context.Canceled, write(d, `INSERT INTO nowhere (n) VALUES (1)`),
			write(d, `INSERT INTO job_schedule (kind, next_at) VALUES ('a', 1), ('a', 1)`),
		} {
			if db.IsUnavailable(err) {
				t.Errorf("%v is called unavailable", err)
			}
		}
	})
}

func TestOnlyItsUserReadsTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "market.db")
	if err := os.WriteFile(path, nil, 0o644); err != nil { // left open by someone
		t.Fatal(err)
	}
	d := dbtest.Open(t, path)
	if err := write(d, `CREATE TABLE one (n BIGINT)`); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %o, want 600", filepath.Base(name), info.Mode().Perm())
		}
	}
}

func TestOneNodeAtATimeDoesExclusiveWork(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		first, second := dbtest.Open(t, url), dbtest.Open(t, url)
		if first.Engine() == db.SQLite {
			t.Skip("SQLite has one node")
		}
		inside, release, done := make(chan struct{}), make(chan struct{}), make(chan error, 2)
		ended := false
		go func() {
			done <- first.Exclusively(ctx, "work", func() error { close(inside); <-release; ended = true; return nil })
		}()
		<-inside
		go func() {
			done <- second.Exclusively(ctx, "work", func() error {
				if !ended {
					t.Error("two nodes at once")
				}
				return nil
			})
		}()
		if err := second.Exclusively(ctx, "other work", func() error { return nil }); err != nil {
			t.Error(err)
		}
		close(release)
		for range 2 {
			if err := <-done; err != nil {
				t.Error(err)
			}
		}
	})
}

func TestExclusiveWorkFindsEveryConnectionFree(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, with(url, "connections=2")) // the fewest there may be on PostgreSQL
		ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
		defer cancel()
		err := d.Exclusively(ctx, "work", func() error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				if err := put(tx, "done", 1); err != nil {
					return err
				}
				var n int
				return d.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule`).Scan(&n)
			})
		})
		if err != nil {
			t.Error(err)
		}
	})
}

func TestTransactionsThatLockOneNameRunOneAfterTheOther(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		if db.EngineOf(url) == db.Postgres {
			url += "&connections=2" // however few there are, nobody who waits keeps another from ending
		}
		nodes := []*db.DB{dbtest.Open(t, url), dbtest.Open(t, url)}
		if err := nodes[0].Tx(ctx, func(tx *db.Tx) error { return put(tx, "counter", 0) }); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(ctx, time.Minute)
		defer cancel()
		const each = 8
		var all sync.WaitGroup
		for n := range len(nodes) * each {
			all.Go(func() {
				err := nodes[n%len(nodes)].Tx(ctx, func(tx *db.Tx) error {
					if err := tx.Lock(ctx, "counter"); err != nil {
						return err
					}
					var at int64
					if err := tx.QueryRow(ctx, `SELECT next_at FROM job_schedule WHERE kind = 'counter'`).
						Scan(&at); err != nil {
						return err
					}
					_, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = $1 WHERE kind = 'counter'`, at+1)
					return err
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		var counted int
		err := nodes[0].QueryRow(ctx, `SELECT next_at FROM job_schedule WHERE kind = 'counter'`).Scan(&counted)
		if err != nil || counted != len(nodes)*each {
			t.Errorf("counted %d, %v", counted, err)
		}
	})
}
