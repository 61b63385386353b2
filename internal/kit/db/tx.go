package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
)

// ErrAborted is returned by every statement of a transaction after one of its statements failed. PostgreSQL works so;
// SQLite is made to, so that code which goes on after a failure is found on both.
var ErrAborted = errors.New("transaction already failed")

// Tx is a write transaction handed to the function given to [DB.Tx]. It serves that one goroutine, until fn returns.
type Tx struct {
	db       *DB
	conn     *sql.Conn
	server   *served // PostgreSQL only, where it has the connection
	detached bool    // statements ignore the caller's cancellation, see groupCommit
	over     bool
	failure  error
	unread   []func() // closes the results that fn may have left open
	endings  []keyedEnding
	topics   []string
}

// Ending is the last work of a transaction, see [Tx.Ending].
type Ending interface {
	Statements() []Statement
}

// Statement is one that answers nothing, with its arguments.
type Statement struct {
	Query string
	Args  []any
}

type keyedEnding struct {
	key any
	Ending
}

// Tx runs fn in one write transaction: committed and durable when Tx returns nil, undone when fn returns an error or
// panics. fn may run again when the engine asks for a retry, so it must touch nothing but the database and variables it
// sets anew each time. It must not call DB.Tx: on SQLite it would wait for itself. Reading through the DB is safe, but
// does not see what the transaction wrote.
//
// A unique violation ends the transaction like any failure; where a conflict is an answer, write ON CONFLICT.
func (d *DB) Tx(ctx context.Context, fn func(tx *Tx) error) error { return d.tx(ctx, durable, fn) }

// LightTx is [DB.Tx] for what the house can afford to lose, such as a cart or the note that a job ran: PostgreSQL answers
// before its disk does. Everyone sees the change at once, a crash of this process loses nothing, and any later Tx makes it
// durable; a crash of the database server may undo the last fifth of a second of light transactions, each one whole. On
// SQLite it is Tx, whose commits are shared anyway; on PostgreSQL those of one statement share theirs, see [crowd].
func (d *DB) LightTx(ctx context.Context, fn func(tx *Tx) error) error { return d.tx(ctx, light, fn) }

func (d *DB) tx(ctx context.Context, w weight, fn func(tx *Tx) error) (err error) {
	var topics []string
	if d.group != nil {
		topics, err = d.group.run(ctx, fn)
	} else {
		topics, err = d.postgresTx(ctx, w, fn)
	}
	if err != nil {
		return err
	}
	d.signals.send(topics)
	return nil
}

// Exec runs a statement and tells how many rows it touched: zero is the answer "no" of a guarded update.
func (t *Tx) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	ctx, err := t.ready(ctx)
	if err != nil {
		return 0, err
	}
	conn, err := t.connection(ctx)
	if err != nil {
		return 0, err
	}
	ctx, args = t.db.pass(ctx, args)
	res, err := conn.ExecContext(ctx, t.db.dialect.text(query), args...)
	if err != nil {
		t.failure = err
		return 0, err
	}
	return res.RowsAffected()
}

// Later runs a statement whose count nobody needs. On PostgreSQL it leaves together with the next statement, or with the
// commit, in one message; the order is kept. Its failure is told there, and ends the transaction like any other.
func (t *Tx) Later(ctx context.Context, query string, args ...any) error {
	return t.later(ctx, nil, query, args)
}

// LaterOr is [Tx.Later] for a guarded statement: when it touches no row, the transaction fails with refusal, told by a
// later statement or by [DB.Tx] itself, and nothing of it is kept.
func (t *Tx) LaterOr(ctx context.Context, refusal error, query string, args ...any) error {
	return t.later(ctx, refusal, query, args)
}

func (t *Tx) later(ctx context.Context, refusal error, query string, args []any) error {
	if t.server != nil {
		_, err := t.ready(ctx)
		if err == nil {
			err = t.server.wait(ctx, sent{Statement: Statement{query, args}, refusal: refusal})
			t.failure = err
		}
		return err
	}
	n, err := t.Exec(ctx, query, args...)
	if err == nil && n == 0 && refusal != nil {
		t.failure = refusal
		return refusal
	}
	return err
}

// Query reads inside the transaction.
func (t *Tx) Query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	ctx, err := t.ready(ctx)
	if err != nil {
		return nil, err
	}
	conn, err := t.connection(ctx)
	if err != nil {
		return nil, err
	}
	ctx, args = t.db.pass(ctx, args)
	rows, err := conn.QueryContext(ctx, t.db.dialect.text(query), args...)
	if err != nil {
		t.failure = err
		return nil, err
	}
	t.unread = append(t.unread, func() { rows.Close() })
	return rows, nil
}

// QueryRow reads at most one row inside the transaction.
func (t *Tx) QueryRow(ctx context.Context, query string, args ...any) *sql.Row {
	ctx, err := t.ready(ctx)
	if err != nil {
		return t.db.failedRow(err)
	}
	conn, err := t.connection(ctx)
	if err != nil {
		return t.db.failedRow(err)
	}
	ctx, args = t.db.pass(ctx, args)
	row := conn.QueryRowContext(ctx, t.db.dialect.text(query), args...)
	if err := row.Err(); err != nil {
		t.failure = err
		return row
	}
	t.unread = append(t.unread, func() { _ = row.Scan() }) // the only way to close a Row; a no-op once scanned
	return row
}

// Signal wakes the listeners of topic (see [DB.Listen]) once the transaction is committed.
func (t *Tx) Signal(topic string) {
	if !slices.Contains(t.topics, topic) {
		t.topics = append(t.topics, topic)
	}
}

// Ending returns the transaction's ending of that key, made by create the first time. Its statements run after fn, just
// before the commit, and on PostgreSQL in one message with it: the place for a lock that everyone takes, since no one
// waits for this node's network and scheduler while it is held.
func (t *Tx) Ending(key any, create func() Ending) Ending {
	for _, e := range t.endings {
		if e.key == key {
			return e.Ending
		}
	}
	e := create()
	t.endings = append(t.endings, keyedEnding{key, e})
	return e
}

// ready tells whether a statement may run, and under which context.
func (t *Tx) ready(ctx context.Context) (context.Context, error) {
	switch {
	case t.over:
		return nil, sql.ErrTxDone
	case t.failure != nil:
		return nil, fmt.Errorf("%w: %w", ErrAborted, t.failure)
	case ctx.Err() != nil:
		t.failure = ctx.Err()
		return nil, t.failure
	case t.detached:
		return context.Background(), nil
	}
	return ctx, nil
}

// perform runs fn and leaves the transaction ready for its endings, then to be committed or rolled back.
func (t *Tx) perform(fn func(tx *Tx) error) (err error) {
	defer t.closeResults()
	if err := fn(t); err != nil {
		return err
	}
	if t.failure != nil { // fn went on after a failed statement
		return fmt.Errorf("%w: %w", ErrAborted, t.failure)
	}
	return nil
}

func (t *Tx) closeResults() {
	for _, closeResult := range t.unread {
		closeResult()
	}
	t.unread, t.over = nil, true
}

// connection is where a statement of the transaction runs whose answer is needed.
func (t *Tx) connection(ctx context.Context) (*sql.Conn, error) {
	if t.server == nil {
		return t.conn, nil
	}
	conn, err := t.server.open(ctx)
	if err != nil {
		t.failure = err
	}
	return conn, err
}

// failedRow is a row whose Scan fails. database/sql makes one only by itself: asked under a finished context, a pool
// answers with the context's error before it touches a connection.
func (d *DB) failedRow(err error) *sql.Row {
	return d.readers.QueryRowContext(finished{context.Background(), err}, "")
}

// finished is a context that ended for a reason of ours.
type finished struct {
	context.Context
	reason error
}

func (f finished) Err() error { return f.reason }

func (f finished) Done() <-chan struct{} { return closed }

var closed = func() chan struct{} { c := make(chan struct{}); close(c); return c }()
