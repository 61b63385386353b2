package db_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// queue is light transactions on their way through a wire, and rows that keep them waiting.
type queue struct {
	*testing.T
	d, beside *db.DB
	release   map[string]chan struct{}
	freed     map[string]chan error
}

func onQueue(t *testing.T, test func(q *queue, w *wire)) {
	onWire(t, func(t *testing.T, d *db.DB, w *wire) {
		q := &queue{t, d, dbtest.Open(t, w.server), map[string]chan struct{}{}, map[string]chan error{}}
		test(q, w)
	})
}

// hold makes a row and locks it until free.
func (q *queue) hold(kind string) {
	q.Helper()
	if err := q.beside.Tx(ctx, func(tx *db.Tx) error { return put(tx, kind, 0) }); err != nil {
		q.Fatal(err)
	}
	locked := make(chan struct{})
	release, freed := make(chan struct{}), make(chan error, 1)
	q.release[kind], q.freed[kind] = release, freed
	go func() {
		freed <- q.beside.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, setRow, kind, 1)
			close(locked)
			<-release
			return err
		})
	}()
	<-locked
}

func (q *queue) free(kind string) {
	q.Helper()
	close(q.release[kind])
	if err := <-q.freed[kind]; err != nil {
		q.Fatal(err)
	}
}

// send starts a light transaction of one statement.
func (q *queue) send(ctx context.Context, query string, args ...any) <-chan error {
	ended := make(chan error, 1)
	go func() {
		ended <- q.d.LightTx(ctx, func(tx *db.Tx) error { return tx.LaterOr(ctx, errRefused, query, args...) })
	}()
	return ended
}

// untilWaiting waits until so many wait for the message under way.
func (q *queue) untilWaiting(n int) {
	q.Helper()
	for began := time.Now(); q.d.Waiting() != n; time.Sleep(time.Millisecond) {
		if time.Since(began) > 20*time.Second {
			q.Fatalf("never did %d wait", n)
		}
	}
}

func (q *queue) untilLocked() {
	q.Helper()
	untilLocked(q.T, q.beside, 1)
}

func (q *queue) ends(ended <-chan error, want error) {
	q.Helper()
	if err := <-ended; !errors.Is(err, want) {
		q.Errorf("ended with %v, want %v", err, want)
	}
}

func TestLightTransactionsThatWaitLeaveTogether(t *testing.T) {
	onQueue(t, func(q *queue, w *wire) {
		q.hold("held")
		first := q.send(ctx, setRow, "held", 2)
		q.untilLocked()
		impatient, giveUp := context.WithCancel(ctx)
		gone := q.send(impatient, putRow, "gone", 1)
		q.untilWaiting(1)
		giveUp()
		q.ends(gone, context.Canceled)
		q.untilWaiting(0)
		var members []<-chan error
		said := w.during(func() {
			for n, query := range []string{putRow, putRow, setRow, putRow} {
				members = append(members, q.send(ctx, query, fmt.Sprintf("member %d", n), n))
				q.untilWaiting(n + 1)
			}
			q.free("held")
			q.ends(first, nil)
			for n, want := range []error{nil, nil, errRefused, nil} {
				q.ends(members[n], want)
			}
		})
		if said != "4 statements in 1 messages" {
			t.Errorf("those that waited said %s", said)
		}
		want(t, q.d, "held", "member 0", "member 1", "member 3")
		q.ends(q.send(ctx, putRow, "next", 1), nil)
	})
}

func TestALightTransactionThatFailsFailsAlone(t *testing.T) {
	onQueue(t, func(q *queue, _ *wire) {
		q.hold("held")
		first := q.send(ctx, setRow, "held", 2)
		q.untilLocked()
		good := q.send(ctx, putRow, "good", 1)
		q.untilWaiting(1)
		twice := q.send(ctx, putRow, "held", 1)
		q.untilWaiting(2)
		absurd := q.send(ctx, putRow, struct{}{}, 1) // no message can say it
		q.untilWaiting(3)
		q.free("held")
		q.ends(first, nil)
		q.ends(good, nil)
		if err := <-twice; !db.IsUnique(err, "job_schedule.kind") {
			t.Errorf("a second row: %v, want the unique violation", err)
		}
		if err := <-absurd; err == nil {
			t.Error("an argument that is no value was taken")
		}
		want(t, q.d, "good", "held")
	})
}

func TestLightTransactionsWhoseAnswerIsLostAreNotSentAgain(t *testing.T) {
	onQueue(t, func(q *queue, w *wire) {
		q.hold("held")
		q.hold("later")
		first := q.send(ctx, setRow, "held", 2)
		q.untilLocked()
		const more = `UPDATE job_schedule SET next_at = next_at + 1 WHERE kind = $1`
		counted := q.send(ctx, more, "later")
		q.untilWaiting(1)
		put := q.send(ctx, putRow, "put", 1)
		q.untilWaiting(2)
		q.free("held")
		q.ends(first, nil)
		q.untilLocked()
		w.loseTheNextAnswer()
		q.free("later")
		for name, ended := range map[string]<-chan error{"counted": counted, "put": put} {
			if err := <-ended; err == nil || db.IsUnique(err, "job_schedule.kind") {
				t.Errorf("%s: %v, want a failure that says nothing of the outcome", name, err)
			}
		}
		var at int
		if err := q.d.QueryRow(ctx, readRow, "later").Scan(&at); err != nil || at != 2 {
			t.Errorf("counted to %d, %v; want once more than 1", at, err)
		}
		want(t, q.d, "held", "later", "put")
	})
}

func TestLightTransactionsThatAreGivenUpLeaveTheOthersTheirTurn(t *testing.T) {
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
		err := d.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule WHERE kind NOT LIKE '%of 0' AND kind NOT LIKE '%of 3' AND kind NOT LIKE '%of 6'
			AND kind NOT LIKE '%of 9'`).Scan(&patient)
		if err != nil || patient != 8*each {
			t.Errorf("%d kept of the %d whose callers waited, %v", patient, 8*each, err)
		}
	})
}
