package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"sync"
)

// maxGroup bounds how many transactions share a commit, and so how long the first of them waits for the last.
const maxGroup = 64

// groupCommit is the single writer of a SQLite file. A durable commit costs a disk flush, whatever it holds, so the
// transactions that wait while one is written run next, one after the other, each in its own savepoint, and share one
// commit. None of their callers is answered before that commit is durable.
//
// Each fn runs in its caller's goroutine when its turn comes: a panic unwinds in the caller, and undoes only its own
// savepoint. Statements do not see the caller's cancellation, since SQLite answers an interrupted write by undoing the
// whole transaction, the others' part too; it is checked between statements instead.
type groupCommit struct {
	db       *DB
	pool     *sql.DB
	requests chan *request
	stop     sync.Once
	closing  chan struct{}
	closed   chan struct{}
}

// request is one caller's transaction on its way through the group.
type request struct {
	turn   chan *sql.Conn // the writer lends its connection …
	ended  chan error     // … and receives what fn returned
	gone   chan struct{}  // closed when the caller gave up before its turn
	answer chan error     // after the commit
	err    error          // what fn returned, for the answer
}

var errPanicked = errors.New("transaction function did not return")

func newGroupCommit(d *DB, pool *sql.DB) *groupCommit {
	return &groupCommit{
		db: d, pool: pool,
		requests: make(chan *request), closing: make(chan struct{}), closed: make(chan struct{}),
	}
}

func newRequest() *request {
	return &request{
		turn: make(chan *sql.Conn), ended: make(chan error, 1), gone: make(chan struct{}), answer: make(chan error, 1),
	}
}

// close lets the current group finish and refuses the transactions that still wait, then closes both pools.
func (g *groupCommit) close() error {
	g.stop.Do(func() { close(g.closing) })
	<-g.closed
	err := g.db.readers.Close()
	return errors.Join(err, g.pool.Close()) // last: it folds the write-ahead log into the file
}

// run is the caller's side: join the queue, then wait for the transaction's end. Light transactions run as any other:
// their commit is shared anyway.
func (g *groupCommit) run(ctx context.Context, _ bool, fn func(tx *Tx) error) (topics []string, err error) {
	r := newRequest()
	select {
	case g.requests <- r:
		return g.follow(ctx, r, fn)
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-g.closing:
		return nil, sql.ErrConnDone
	}
}

// follow waits for the request's turn, runs fn, and waits for the commit.
func (g *groupCommit) follow(ctx context.Context, r *request, fn func(tx *Tx) error) (topics []string, err error) {
	waiting := ctx.Done() // nil once fn has run: from then on only the commit's answer counts
	for {
		select {
		case conn := <-r.turn: // a second time when another member of the group lost the whole transaction
			topics = g.takeTurn(ctx, r, conn, fn)
			waiting = nil
		case err := <-r.answer:
			return topics, err
		case <-waiting:
			close(r.gone)
			return nil, ctx.Err()
		}
	}
}

func (g *groupCommit) takeTurn(ctx context.Context, r *request, conn *sql.Conn, fn func(tx *Tx) error) []string {
	tx := &Tx{db: g.db, session: sqliteTx{conn}, detached: true}
	err := errPanicked
	defer func() { tx.over = true; r.ended <- err }() // also when fn panics or ends its goroutine
	if err = tx.perform(fn); err == nil {
		err = tx.runHooks(ctx)
	}
	return tx.topics
}

func (g *groupCommit) serve() {
	defer close(g.closed)
	for {
		select {
		case r := <-g.requests:
			for again := []*request{r}; len(again) > 0; {
				again = g.commitTogether(again)
			}
		case <-g.closing:
			return
		}
	}
}

// commitTogether runs the given requests, and those that arrive meanwhile, in one transaction and answers them. It
// returns those that must run again: SQLite undoes everything on some failures (a full disk), and then only the member
// that met it is answered with it.
func (g *groupCommit) commitTogether(first []*request) (again []*request) {
	ctx := context.Background()
	conn, err := g.begin(ctx)
	if err != nil {
		answer(first, err)
		return nil
	}
	defer conn.Close()
	var group []*request
	for r := g.next(&first, len(group)); r != nil; r = g.next(&first, len(group)) {
		intact, err := g.member(ctx, conn, r)
		if !intact {
			r.answer <- err
			discard(conn)
			return append(succeeded(group), first...)
		}
		if err != errGone {
			group = append(group, r)
		}
	}
	if _, err := conn.ExecContext(ctx, `COMMIT`); err != nil {
		discard(conn)
		answer(group, fmt.Errorf("commit: %w", err))
		return nil
	}
	answer(group, nil)
	return nil
}

func (g *groupCommit) begin(ctx context.Context) (*sql.Conn, error) {
	conn, err := g.pool.Conn(ctx)
	if err != nil {
		return nil, fmt.Errorf("begin: %w", err)
	}
	if _, err := conn.ExecContext(ctx, `BEGIN IMMEDIATE`); err != nil {
		discard(conn) // one that was opened while the file could only be read would stay so
		return nil, fmt.Errorf("begin: %w", err)
	}
	return conn, nil
}

// discard closes a connection whose state is unknown instead of giving it back to the pool; closing undoes what it did.
func discard(conn *sql.Conn) {
	_ = conn.Raw(func(any) error { return driver.ErrBadConn })
}

// next is the next request of the group: one that must run again, else one that waits now, else nil.
func (g *groupCommit) next(first *[]*request, size int) *request {
	if len(*first) > 0 {
		r := (*first)[0]
		*first = (*first)[1:]
		return r
	}
	if size >= maxGroup {
		return nil
	}
	select {
	case r := <-g.requests:
		return r
	default:
		return nil
	}
}

var errGone = errors.New("the caller gave up")

// member runs one request in a savepoint. It is intact when the savepoint ended as it should: kept if fn succeeded,
// undone if not. Otherwise the whole transaction is lost, and err is what the member met.
func (g *groupCommit) member(ctx context.Context, conn *sql.Conn, r *request) (intact bool, err error) {
	if _, err := conn.ExecContext(ctx, `SAVEPOINT member`); err != nil {
		return false, fmt.Errorf("savepoint: %w", err)
	}
	err = errGone
	select {
	case r.turn <- conn:
		err = <-r.ended
	case <-r.gone:
	}
	r.err = err
	if err != nil {
		if _, e := conn.ExecContext(ctx, `ROLLBACK TO member`); e != nil {
			return false, err
		}
	}
	if _, e := conn.ExecContext(ctx, `RELEASE member`); e != nil {
		return false, errors.Join(err, fmt.Errorf("release: %w", e))
	}
	return true, err
}

// succeeded keeps the members worth running again; the others have their answer.
func succeeded(group []*request) (again []*request) {
	for _, r := range group {
		if r.err == nil {
			again = append(again, r)
		} else {
			r.answer <- r.err
		}
	}
	return again
}

// answer sends each member its own failure, or else what happened to all of them.
func answer(group []*request, err error) {
	for _, r := range group {
		if r.err != nil {
			r.answer <- r.err
		} else {
			r.answer <- err
		}
	}
}
