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

// Tx is a write transaction, passed to the function given to [DB.Tx]. Only that function's goroutine may use it, until
// the function returns.
type Tx struct {
	db       *DB
	session  session
	detached bool // statements ignore the caller's cancellation, see groupCommit
	over     bool
	failure  error    // of the first statement that failed
	unread   []func() // closes the results that fn may have left open
	hooks    []keyedHook
	topics   []string
}

// session is a transaction on one engine. Statements are in the engine's own text.
type session interface {
	exec(ctx context.Context, s Statement) (touched int64, err error)
	// later is exec for a statement that may wait. It fails with refusal, now or later, when it touches no row.
	later(ctx context.Context, s Statement, refusal error) error
	// ready returns the connection on which a query sees every statement given before.
	ready(ctx context.Context) (*sql.Conn, error)
}

// Statement is a text of SQL with its arguments.
type Statement struct {
	Query string
	Args  []any
}

// Hook is what a package does at the end of a transaction, see [Tx.BeforeCommit].
type Hook interface {
	BeforeCommit(ctx context.Context, tx *Tx) error
}

type keyedHook struct {
	key any
	Hook
}

// Tx runs fn in one write transaction: committed and durable when Tx returns nil, undone when fn returns an error or
// panics. fn may run again when the engine asks for a retry, so it must touch nothing but the database and variables it
// sets anew each time. It must not call DB.Tx: on SQLite it would wait for itself. Reading through the DB is safe, but
// does not see what the transaction wrote.
//
// A unique violation ends the transaction like any failure; where a conflict is an answer, write ON CONFLICT.
func (d *DB) Tx(ctx context.Context, fn func(tx *Tx) error) error { return d.run(ctx, false, fn) }

// errDryRun undoes the transaction of a dry run that went well.
var errDryRun = errors.New("db: dry run")

// DryRun is [DB.Tx] for a change that is only to be seen: what fn did is undone, and fn's error is returned.
func (d *DB) DryRun(ctx context.Context, fn func(tx *Tx) error) error {
	err := d.Tx(ctx, func(tx *Tx) error {
		if err := fn(tx); err != nil {
			return err
		}
		return errDryRun
	})
	if errors.Is(err, errDryRun) {
		return nil
	}
	return err
}

// LightTx is [DB.Tx] for a change that may be lost when the database server crashes, such as a cart or the note that a
// job ran: PostgreSQL answers before the change is on its disk. Everyone sees the change at once, a crash of this
// process loses nothing, and any later Tx makes it durable; a crash of the database server may undo the light
// transactions of the last fifth of a second, each as a whole. On SQLite it is Tx.
func (d *DB) LightTx(ctx context.Context, fn func(tx *Tx) error) error { return d.run(ctx, true, fn) }

func (d *DB) run(ctx context.Context, light bool, fn func(tx *Tx) error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	topics, err := d.writer.run(ctx, light, fn)
	if err != nil {
		return err
	}
	d.signals.send(topics)
	return nil
}

// Exec runs a statement and returns how many rows it touched: zero is the answer "no" of a guarded update.
func (t *Tx) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	ctx, err := t.ready(ctx)
	if err != nil {
		return 0, err
	}
	n, err := t.session.exec(ctx, t.statement(query, args))
	t.failure = err
	return n, err
}

// Later runs a statement whose count nobody needs. On PostgreSQL it is sent together with the next statement whose
// answer is needed, or with the commit; the order is kept. Its failure is returned there, and ends the transaction like
// any other.
func (t *Tx) Later(ctx context.Context, query string, args ...any) error {
	return t.LaterOr(ctx, nil, query, args...)
}

// LaterOr is [Tx.Later] for a guarded statement: when it touches no row, the transaction fails with refusal, returned
// by a later statement or by [DB.Tx] itself, and nothing of it is kept.
func (t *Tx) LaterOr(ctx context.Context, refusal error, query string, args ...any) error {
	ctx, err := t.ready(ctx)
	if err != nil {
		return err
	}
	t.failure = t.session.later(ctx, t.statement(query, args), refusal)
	return t.failure
}

// Query reads inside the transaction.
func (t *Tx) Query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	conn, ctx, err := t.connection(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := conn.QueryContext(ctx, t.db.dialect.text(query), portable(args)...)
	if err != nil {
		t.failure = err
		return nil, err
	}
	t.unread = append(t.unread, func() { rows.Close() })
	return rows, nil
}

// QueryRow reads at most one row inside the transaction.
func (t *Tx) QueryRow(ctx context.Context, query string, args ...any) *sql.Row {
	conn, ctx, err := t.connection(ctx)
	if err != nil {
		return failedRow(err)
	}
	row := conn.QueryRowContext(ctx, t.db.dialect.text(query), portable(args)...)
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

// BeforeCommit returns the transaction's hook of that key, made by create the first time. It runs after fn, just before
// the commit. What it gives to [Tx.Later] is sent to PostgreSQL together with the commit: this is the place for a lock
// that every transaction takes, since no other node then waits for the network between this one and the server.
func (t *Tx) BeforeCommit(key any, create func() Hook) Hook {
	for _, h := range t.hooks {
		if h.key == key {
			return h.Hook
		}
	}
	h := create()
	t.hooks = append(t.hooks, keyedHook{key, h})
	return h
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
		return context.WithoutCancel(ctx), nil
	}
	return ctx, nil
}

// connection is where a query of the transaction runs, and under which context.
func (t *Tx) connection(ctx context.Context) (*sql.Conn, context.Context, error) {
	ctx, err := t.ready(ctx)
	if err != nil {
		return nil, nil, err
	}
	conn, err := t.session.ready(ctx)
	t.failure = err
	return conn, ctx, err
}

func (t *Tx) statement(query string, args []any) Statement {
	return Statement{t.db.dialect.text(query), portable(args)}
}

// perform runs fn and closes the results it left open.
func (t *Tx) perform(fn func(tx *Tx) error) error {
	defer t.closeResults() // also when fn panics
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
	t.unread = nil
}

// runHooks runs what waits for the end of the transaction.
func (t *Tx) runHooks(ctx context.Context) error {
	for _, h := range t.hooks {
		if err := h.BeforeCommit(ctx, t); err != nil {
			return fmt.Errorf("before the commit: %w", err)
		}
	}
	return nil
}
