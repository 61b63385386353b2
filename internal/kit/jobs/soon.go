package jobs

import (
	"context"
	"sync"
	"time"

	"rangrue/internal/kit/db"
)

// gathering is how long jobs enqueued by [Queue.Soon] wait for others after some were written.
const gathering = 100 * time.Millisecond

// gathered is what waits to be written.
type gathered struct {
	mu    sync.Mutex
	rows  []row
	ready chan struct{} // holds a word when there are some
}

// Soon is [Enqueue] outside any transaction: the job is written at once in a quiet house, else in one statement with those
// of the same tenth of a second. A process that dies before has not enqueued it, so it is for work that is found again by
// another way, and must be [Named] for that way to be harmless.
func (q *Queue) Soon(kind string, payload any, options ...Option) error {
	r, err := newRow(kind, payload, options)
	if err != nil {
		return err
	}
	q.soon.add([]row{r})
	return nil
}

func (g *gathered) add(rows []row) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.rows = append(g.rows, rows...)
	select {
	case g.ready <- struct{}{}:
	default:
	}
}

func (g *gathered) take() []row {
	g.mu.Lock()
	defer g.mu.Unlock()
	rows := g.rows
	g.rows = nil
	return rows
}

// gather writes what comes by [Queue.Soon], until the node stops; then what is left.
func (q *Queue) gather() {
	for {
		select {
		case <-q.soon.ready:
		case <-q.stopping:
			q.writeGathered()
			return
		}
		q.writeGathered()
		select {
		case <-time.After(gathering):
		case <-q.stopping:
		}
	}
}

func (q *Queue) writeGathered() {
	ctx, cancel := context.WithTimeout(context.Background(), q.lease)
	defer cancel()
	rows := q.soon.take()
	if err := q.writeRows(ctx, rows); err != nil {
		q.opts.Log.Error("jobs: could not enqueue, will be tried again", "jobs", len(rows), "error", err)
		q.soon.add(rows)
	}
}

// writeRows enqueues jobs together. The transaction is light: what it loses is found again.
func (q *Queue) writeRows(ctx context.Context, rows []row) error {
	if len(rows) == 0 {
		return nil
	}
	return q.db.LightTx(ctx, func(tx *db.Tx) error {
		rows := rows // again, should the engine ask for a retry
		tx.Signal(Topic)
		for _, size := range []int{32, 8, 1} { // few sizes, so that the engine knows the statements
			for len(rows) >= size {
				if err := insert(ctx, tx, rows[:size]...); err != nil {
					return err
				}
				rows = rows[size:]
			}
		}
		return nil
	})
}
