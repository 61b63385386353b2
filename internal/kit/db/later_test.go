package db_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

const putRow = `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2)`

var transactions = map[string]func(*db.DB, func(*db.Tx) error) error{
	"durable": func(d *db.DB, fn func(*db.Tx) error) error { return d.Tx(ctx, fn) },
	"light":   func(d *db.DB, fn func(*db.Tx) error) error { return d.LightTx(ctx, fn) },
}

func TestWhatIsLeftForLaterRunsInOrderBeforeWhatFollows(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for name, transaction := range transactions {
			err := transaction(d, func(tx *db.Tx) error {
				err := errors.Join(
					tx.Later(ctx, putRow, name, 1),
					tx.LaterOr(ctx, errors.New("not there"),
						`UPDATE job_schedule SET next_at = next_at + 1 WHERE kind = $1`, name),
					tx.Later(ctx, `UPDATE job_schedule SET next_at = next_at * 10 WHERE kind = $1`, name))
				if err != nil {
					return err
				}
				var at, yes int64
				var nothing sql.NullString
				var sum float64
				err = tx.QueryRow(ctx, `SELECT next_at, CAST(1 AS SMALLINT), CAST(NULL AS TEXT), SUM(next_at)
					FROM job_schedule WHERE kind = $1 GROUP BY next_at`, name).Scan(&at, &yes, &nothing, &sum)
				if err != nil || at != 20 || yes != 1 || nothing.Valid || sum != 20 {
					t.Errorf("%s: read %d, %d, %v, %v, %v; want 20, 1, null, 20", name, at, yes, nothing, sum, err)
				}
				if err := tx.Later(ctx, `UPDATE job_schedule SET next_at = next_at + $2 WHERE kind = $1`, name,
					true); err != nil {
					return err
				}
				n, err := tx.Exec(ctx, `UPDATE job_schedule SET next_at = next_at * 2 WHERE kind = $1 AND next_at = 21`,
					name)
				if err != nil || n != 1 {
					t.Errorf("%s: %d rows, %v: the count is the last statement's", name, n, err)
				}
				return tx.Later(ctx, `UPDATE job_schedule SET next_at = next_at + 5 WHERE kind = $1`, name)
			})
			var at int64
			if e := d.QueryRow(ctx, readRow, name).Scan(&at); err != nil || e != nil || at != 47 {
				t.Errorf("%s: %d kept, %v, %v; want 47", name, at, err, e)
			}
		}
	})
}

func TestAFailureLeftForLaterUndoesTheTransaction(t *testing.T) {
	endings := map[string]func(*db.Tx) error{
		"at the commit": func(*db.Tx) error { return nil },
		"at a query":    func(tx *db.Tx) error { _, err := tx.Query(ctx, `SELECT kind FROM job_schedule`); return err },
		"at a row": func(tx *db.Tx) error {
			var n int
			return tx.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule`).Scan(&n)
		},
		"at a statement": func(tx *db.Tx) error { return put(tx, "more", 1) },
		"when ignored":   func(tx *db.Tx) error { _ = put(tx, "more", 1); return nil },
	}
	refused := errors.New("refused")
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for name, end := range endings {
			err := d.Tx(ctx, func(tx *db.Tx) error {
				if err := errors.Join(tx.Later(ctx, putRow, "twice", 1),
					tx.Later(ctx, putRow, "twice", 2)); err != nil {
					return err
				}
				return end(tx)
			})
			if !db.IsUnique(err, "job_schedule.kind") {
				t.Errorf("%s: %v, want the unique violation", name, err)
			}
			err = d.LightTx(ctx, func(tx *db.Tx) error {
				err := errors.Join(tx.Later(ctx, putRow, "undone", 1),
					tx.LaterOr(ctx, refused, `UPDATE job_schedule SET next_at = 3 WHERE kind = 'absent'`))
				if err != nil {
					return err
				}
				return end(tx)
			})
			if !errors.Is(err, refused) {
				t.Errorf("%s: %v, want the refusal", name, err)
			}
		}
		want(t, d)
	})
}

func TestNothingLeftForLaterOutlivesItsTransaction(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		own := errors.New("changed my mind")
		for range 20 { // over every connection of the pool
			err := d.Tx(ctx, func(tx *db.Tx) error { _ = tx.Later(ctx, putRow, "undone", 1); return own })
			if !errors.Is(err, own) {
				t.Fatal(err)
			}
		}
		want(t, d)
		var kept *db.Tx
		if err := d.Tx(ctx, func(tx *db.Tx) error { kept = tx; return tx.Later(ctx, putRow, "kept", 1) }); err != nil {
			t.Fatal(err)
		}
		if err := kept.Later(ctx, putRow, "late", 1); !errors.Is(err, sql.ErrTxDone) {
			t.Errorf("Later after the end: %v, want ErrTxDone", err)
		}
		cancelled, cancel := context.WithCancel(ctx)
		cancel()
		err := d.Tx(ctx, func(tx *db.Tx) error { return tx.Later(cancelled, putRow, "late", 1) })
		if !errors.Is(err, context.Canceled) {
			t.Errorf("Later under a finished context: %v", err)
		}
		want(t, d, "kept")
	})
}

func TestAVictimOfADeadlockLeftForLaterRunsAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if err := d.Tx(ctx, func(tx *db.Tx) error {
			return errors.Join(put(tx, "a", 0), put(tx, "b", 0))
		}); err != nil {
			t.Fatal(err)
		}
		const count = `UPDATE job_schedule SET next_at = next_at + 1 WHERE kind = $1`
		var all sync.WaitGroup
		for _, order := range [][]string{{"a", "b"}, {"b", "a"}} {
			for range 2 { // a deadlock takes the server a second to see: few are enough
				all.Go(func() {
					for range 10 {
						err := d.LightTx(ctx, func(tx *db.Tx) error {
							return errors.Join(tx.Later(ctx, count, order[0]), tx.Later(ctx, count, order[1]))
						})
						if err != nil {
							t.Error(err)
						}
					}
				})
			}
		}
		all.Wait()
		var total int
		if err := d.QueryRow(ctx, `SELECT SUM(next_at) FROM job_schedule`).Scan(&total); err != nil || total != 80 {
			t.Fatalf("sum = %d, %v; want 80: each transaction once and whole", total, err)
		}
	})
}

// A light transaction must not leave its setting on a connection that a durable one uses next.
func TestALightTransactionLeavesTheNextOneDurable(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		if url[:9] != "postgres:" {
			t.Skip("commits of SQLite are all durable")
		}
		d := dbtest.Open(t, url+"&connections=2")
		weightOf := func(run func(context.Context, func(*db.Tx) error) error) (setting string) {
			err := run(ctx, func(tx *db.Tx) error {
				return tx.QueryRow(ctx, `SELECT current_setting('synchronous_commit')`).Scan(&setting)
			})
			if err != nil {
				t.Fatal(err)
			}
			return setting
		}
		before := weightOf(d.Tx)
		if inside := weightOf(d.LightTx); inside != "off" {
			t.Errorf("a light transaction commits with synchronous_commit %s", inside)
		}
		if after := weightOf(d.Tx); after != before {
			t.Errorf("the next transaction commits with %s, not %s", after, before)
		}
	})
}

// lastRows inserts, just before the commit, the rows it was given.
type lastRows struct{ kinds []string }

func (l *lastRows) BeforeCommit(ctx context.Context, tx *db.Tx) error {
	for _, kind := range l.kinds {
		if err := tx.Later(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($2, $1)`, true, kind); err != nil {
			return err
		}
	}
	return nil
}

func TestAHookRunsOnceJustBeforeTheCommit(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		work := func(last ...string) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				for _, key := range []string{"one", "two", "one"} { // the third asks for the first again
					hook := tx.BeforeCommit(key, func() db.Hook { return &lastRows{} }).(*lastRows)
					hook.kinds = append(hook.kinds, key+" "+last[0])
					last = last[1:]
				}
				want(t, tx) // not yet
				return put(tx, "first", 1)
			})
		}
		if err := work("a", "b", "a"); !db.IsUnique(err) {
			t.Fatalf("err = %v, want the hook's", err)
		}
		want(t, d) // all of it was undone
		if err := work("it's a", "b", "c"); err != nil {
			t.Fatal(err)
		}
		want(t, d, "first", "one c", "one it's a", "two b")
	})
}

func TestCallersWhoGiveUpDoNotDisturbTheOthers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		const each = 40
		var all sync.WaitGroup
		for n := range 12 {
			all.Go(func() {
				for i := range each {
					hurried, giveUp := context.WithCancel(ctx)
					if n%3 == 0 {
						time.AfterFunc(time.Duration(rand.N(300))*time.Microsecond, giveUp)
					}
					kind := fmt.Sprintf("%d of %d", i, n)
					err := d.LightTx(hurried, func(tx *db.Tx) error { return tx.Later(hurried, putRow, kind, 1) })
					giveUp()
					if err != nil && (n%3 != 0 || !errors.Is(err, context.Canceled)) {
						t.Errorf("%s: %v", kind, err)
					}
				}
			})
		}
		all.Wait()
		var patient int
		err := d.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule WHERE kind NOT LIKE '%of 0' AND kind NOT LIKE '%of 3'
			AND kind NOT LIKE '%of 6' AND kind NOT LIKE '%of 9'`).Scan(&patient)
		if err != nil || patient != 8*each {
			t.Errorf("%d kept of the %d whose callers waited, %v", patient, 8*each, err)
		}
	})
}
