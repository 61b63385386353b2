package db_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

const (
	setRow  = `UPDATE job_schedule SET next_at = $2 WHERE kind = $1`
	readRow = `SELECT next_at FROM job_schedule WHERE kind = $1`
)

var errRefused = errors.New("refused")

func TestStatementsThatWaitShareARoundTrip(t *testing.T) {
	three := func(tx *db.Tx) error {
		return errors.Join(tx.Later(ctx, setRow, "a", 1), tx.Later(ctx, setRow, "a", 2), tx.Later(ctx, setRow, "a", 3))
	}
	guard := func(tx *db.Tx) error { return tx.LaterOr(ctx, errRefused, setRow, "a", 1) }
	read := func(tx *db.Tx) error { var at int; return tx.QueryRow(ctx, readRow, "a").Scan(&at) }
	count := func(tx *db.Tx) error { _, err := tx.Exec(ctx, setRow, "a", 1); return err }
	all := func(steps ...func(tx *db.Tx) error) func(tx *db.Tx) error {
		return func(tx *db.Tx) error {
			for _, step := range steps {
				if err := step(tx); err != nil {
					return err
				}
			}
			return nil
		}
	}
	refuse := func(*db.Tx) error { return errRefused }
	works := map[string]struct {
		work func(tx *db.Tx) error
		want int
	}{
		"nothing":                 {all(), 0},
		"three, then a refusal":   {all(three, refuse), 0},
		"three":                   {three, 1},
		"a guard":                 {guard, 1},
		"three and a guard":       {all(three, guard), 2},
		"three and a count":       {all(three, count), 2},
		"a read":                  {read, 3},
		"three, a read and three": {all(three, read, three), 3},
		"a read and a guard":      {all(read, guard), 4},
	}
	throughProxy(t, func(t *testing.T, d *db.DB, p *proxy) {
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "a", 0) }); err != nil {
			t.Fatal(err)
		}
		for weight, transaction := range transactions {
			for name, c := range works {
				_ = transaction(d, c.work) // prepares the statements
				trips := p.roundTrips(func() {
					if err := transaction(d, c.work); err != nil && !errors.Is(err, errRefused) {
						t.Errorf("%s, %s: %v", weight, name, err)
					}
				})
				if trips != c.want {
					t.Errorf("%s, %s: %d round trips, want %d", weight, name, trips, c.want)
				}
			}
		}
	})
}

func TestTheFirstGuardThatRefusesIsReturned(t *testing.T) {
	refusals := make([]error, 7)
	for i := range refusals {
		refusals[i] = errors.New("refusal")
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "here", 0) }); err != nil {
			t.Fatal(err)
		}
		for _, reads := range []bool{false, true} {
			for guards := 1; guards <= len(refusals); guards++ {
				for no := range guards {
					err := d.Tx(ctx, func(tx *db.Tx) error {
						if reads {
							want(t, tx, "here")
						}
						for i := range guards {
							kind := "here"
							if i >= no {
								kind = "absent"
							}
							if err := tx.LaterOr(ctx, refusals[i], setRow, kind, i+1); err != nil {
								return err
							}
						}
						return tx.Later(ctx, putRow, "undone", 1)
					})
					if !errors.Is(err, refusals[no]) {
						t.Errorf("guard %d of %d, after a read %v: %v", no+1, guards, reads, err)
					}
				}
			}
		}
		want(t, d, "here")
		var at int64
		if err := d.QueryRow(ctx, readRow, "here").Scan(&at); err != nil || at != 0 {
			t.Errorf("%d kept, %v: a refused transaction left something", at, err)
		}
	})
}

func TestAGuardedStatementThatFailsDoesNotRefuse(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "a", 0) }); err != nil {
			t.Fatal(err)
		}
		err := d.Tx(ctx, func(tx *db.Tx) error { return tx.LaterOr(ctx, errRefused, putRow, "a", 1) })
		if !db.IsUnique(err, "job_schedule.kind") || errors.Is(err, errRefused) {
			t.Errorf("a second row: %v, want the unique violation", err)
		}
		const divide = `UPDATE job_schedule SET next_at = 6 / next_at WHERE kind = $1`
		err = d.Tx(ctx, func(tx *db.Tx) error { return tx.LaterOr(ctx, errRefused, divide, "absent") })
		if !errors.Is(err, errRefused) {
			t.Errorf("a division of no row: %v, want the refusal", err)
		}
		if d.Engine() == db.Postgres { // SQLite divides by zero without a word
			err := d.Tx(ctx, func(tx *db.Tx) error { return tx.LaterOr(ctx, errRefused, divide, "a") })
			if err == nil || errors.Is(err, errRefused) {
				t.Errorf("a division by zero: %v, want the server's failure", err)
			}
		}
		err = d.Tx(ctx, func(tx *db.Tx) error {
			return tx.LaterOr(ctx, errRefused, putRow+` ON CONFLICT (kind) DO NOTHING`, "a", 1)
		})
		if !errors.Is(err, errRefused) {
			t.Errorf("a conflict left alone: %v, want the refusal", err)
		}
	})
}

func TestAThousandStatementsAreOneTransaction(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		many := func(first error) error {
			return d.LightTx(ctx, func(tx *db.Tx) error {
				if err := tx.LaterOr(ctx, first, setRow, "0", 1); first != nil && err != nil {
					return err
				}
				for i := range 1000 {
					if err := tx.Later(ctx, putRow, db.NewID(), i); err != nil {
						return err
					}
				}
				return nil
			})
		}
		if err := many(errRefused); !errors.Is(err, errRefused) {
			t.Fatalf("err = %v, want the first guard's refusal", err)
		}
		want(t, d)
		if err := many(nil); err != nil {
			t.Fatal(err)
		}
		if n := len(kinds(t, d)); n != 1000 {
			t.Fatalf("%d rows, want 1000", n)
		}
	})
}

func TestAFailureOfTheCommitItselfIsReturned(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if d.Engine() != db.Postgres {
			t.Skip("our dialect defers nothing; this is how PostgreSQL fails a commit")
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `CREATE TABLE late (id TEXT PRIMARY KEY,
				parent TEXT REFERENCES late (id) DEFERRABLE INITIALLY DEFERRED)`)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		for weight, transaction := range transactions {
			for _, reads := range []bool{false, true} {
				err := transaction(d, func(tx *db.Tx) error {
					if reads {
						want(t, tx)
					}
					return tx.Later(ctx, `INSERT INTO late (id, parent) VALUES ('child', 'nobody')`)
				})
				var pg *pgconn.PgError
				if !errors.As(err, &pg) || pg.Code != "23503" {
					t.Errorf("%s, after a read %v: %v, want the foreign key's", weight, reads, err)
				}
			}
		}
		var n int
		if err := d.QueryRow(ctx, `SELECT COUNT(*) FROM late`).Scan(&n); err != nil || n != 0 {
			t.Errorf("%d rows kept, %v", n, err)
		}
	})
}

func TestACommitWhoseAnswerIsLostIsNotTriedAgain(t *testing.T) {
	throughProxy(t, func(t *testing.T, d *db.DB, p *proxy) {
		for weight, transaction := range transactions {
			if err := transaction(d, func(tx *db.Tx) error {
				return tx.Later(ctx, putRow, "before "+weight, 1)
			}); err != nil {
				t.Fatal(err)
			}
			runs := 0
			err := transaction(d, func(tx *db.Tx) error {
				runs++
				p.loseNextAnswer()
				return tx.Later(ctx, putRow, "lost "+weight, 1)
			})
			if err == nil || runs != 1 {
				t.Errorf("%s: %v after %d runs; want a failure after one", weight, err, runs)
			}
			if err := transaction(d, func(tx *db.Tx) error {
				return tx.Later(ctx, putRow, "after "+weight, 1)
			}); err != nil {
				t.Errorf("%s: the next transaction: %v", weight, err)
			}
		}
		// The server had committed what the caller could not know of.
		want(t, d, "after durable", "after light", "before durable", "before light", "lost durable", "lost light")
	})
}

func TestACallerWhoGivesUpLeavesNoLockOnTheServer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		if d.Engine() != db.Postgres {
			t.Skip("transactions of SQLite wait for their turn here, not there")
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "locked", 0) }); err != nil {
			t.Fatal(err)
		}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			if _, err := tx.Exec(ctx, setRow, "locked", 1); err != nil {
				return err
			}
			impatient, giveUp := context.WithCancel(ctx)
			ended := make(chan error)
			go func() {
				ended <- d.Tx(impatient, func(tx *db.Tx) error {
					return errors.Join(tx.Later(impatient, putRow, "first", 1),
						tx.Later(impatient, setRow, "locked", 9))
				})
			}()
			untilLocked(t, d, 1)
			giveUp()
			if err := <-ended; !errors.Is(err, context.Canceled) {
				t.Errorf("err = %v, want context.Canceled", err)
			}
			untilLocked(t, d, 0)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		want(t, d, "locked")
		var at int
		if err := d.QueryRow(ctx, readRow, "locked").Scan(&at); err != nil || at != 1 {
			t.Errorf("next_at = %d, %v; want 1", at, err)
		}
	})
}

// untilLocked waits until so many statements of the database wait for a row.
func untilLocked(t *testing.T, d *db.DB, wanted int) {
	t.Helper()
	const waiting = `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()
		AND wait_event_type = 'Lock'`
	for began := time.Now(); time.Since(began) < 20*time.Second; time.Sleep(2 * time.Millisecond) {
		var n int
		if err := d.QueryRow(ctx, waiting).Scan(&n); err != nil {
			t.Fatal(err)
		}
		if n == wanted {
			return
		}
	}
	t.Errorf("never were %d statements waiting for a lock", wanted)
}
