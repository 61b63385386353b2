package db

import (
	"context"
	"database/sql/driver"
	"errors"
	"strings"
	"time"
)

// asking is the context under which database/sql passes a statement on to a [link]. It carries the arguments past
// database/sql, which would look at each of them; and once the statement is sent it can no longer be waited for, which
// spares every result a goroutine that does so: the link watches its caller's context itself.
type asking struct {
	context.Context
	args []any
	sent bool
}

func (a *asking) Done() <-chan struct{} {
	if a.sent {
		return nil
	}
	return a.Context.Done()
}

// take puts a statement behind what leaves ahead of it.
func (l *link) take(ctx context.Context, query string) (context.Context, []sent) {
	a := ctx.(*asking)
	a.sent = true
	list := append(l.ahead, sent{Statement: Statement{query, a.args}})
	l.ahead = nil
	return a.Context, list
}

func (l *link) ExecContext(ctx context.Context, query string, _ []driver.NamedValue) (driver.Result, error) {
	if strings.Contains(query, ";") && len(ctx.(*asking).args) == 0 {
		return l.script(ctx.(*asking).Context, query)
	}
	ctx, list := l.take(ctx, query)
	if err := l.run(ctx, list); err != nil {
		return nil, l.again(err)
	}
	return driver.RowsAffected(l.touched()), nil
}

// script runs several statements in one text, which only the driver's plain way takes.
func (l *link) script(ctx context.Context, query string) (driver.Result, error) {
	if len(l.ahead) > 0 {
		ahead := l.ahead
		l.ahead = nil
		if err := l.run(ctx, ahead); err != nil {
			return nil, err
		}
	}
	_, err := l.server.Exec(ctx, query).ReadAll()
	l.status, l.broken = l.server.TxStatus(), l.broken || l.server.IsClosed()
	return driver.RowsAffected(0), err
}

func (l *link) QueryContext(ctx context.Context, query string, _ []driver.NamedValue) (driver.Rows, error) {
	ctx, list := l.take(ctx, query)
	if err := l.send(ctx, list); err != nil {
		return nil, err
	}
	last := len(list) - 1
	if err := l.hear(list[:last]); err != nil {
		return nil, err
	}
	r := &rows{link: l, statement: list[last].learnt}
	if err := r.advance(&list[last]); err != nil { // the first row: a failure is told here, and the columns are known
		return nil, l.again(err)
	}
	r.peeked = true
	return r, nil
}

// again has database/sql ask the same on another connection, after a failure that certainly did nothing.
func (l *link) again(err error) error {
	if l.status == 'I' && outdated(err) {
		return driver.ErrBadConn
	}
	return err
}

// idleCheck is how long a connection may have been idle and still be taken to be alive without asking.
const idleCheck = time.Second

func (l *link) ResetSession(ctx context.Context) error {
	now := time.Now()
	idle := now.Sub(l.lastUse)
	l.lastUse = now
	if l.broken || (idle > idleCheck && l.Ping(ctx) != nil) {
		return driver.ErrBadConn
	}
	return nil
}

func (l *link) Ping(ctx context.Context) error { return l.run(ctx, nil) }

func (l *link) IsValid() bool { return !l.broken && l.status == 'I' }

func (l *link) Close() error {
	switch {
	case l.lost:
		return nil
	case l.broken:
		return l.conn.Close()
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	return l.server.Close(ctx)
}

var errUnused = errors.New("not a way this house takes")

// Prepare and Begin are what database/sql does without [driver.QueryerContext] and outside our own transactions.

func (l *link) Prepare(string) (driver.Stmt, error) { return nil, errUnused }
func (l *link) Begin() (driver.Tx, error)           { return nil, errUnused }
