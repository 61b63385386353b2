package db

import (
	"context"
	"database/sql/driver"
	"strings"

	"rangrue/internal/kit/trace"
)

// statementCache makes connections that keep their prepared statements: preparing costs SQLite more than running most
// of ours. It sits below database/sql because only there is it known when a result is closed, and so when its statement
// may be used again; a text that runs twice at once gets two statements.
type statementCache struct{ driver.Connector }

// maxStatements bounds each connection's cache. The code has a few hundred texts; lists of placeholders come on top.
const maxStatements = 512

func (c statementCache) Connect(ctx context.Context) (driver.Conn, error) {
	inner, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &cachingConn{sqliteConn: inner.(sqliteConn), idle: map[string]driver.Stmt{}}, nil
}

// sqliteConn is what database/sql uses of the driver's connection.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type cachingConn struct {
	sqliteConn
	idle map[string]driver.Stmt // text → a prepared statement nobody uses
}

func (c *cachingConn) ExecContext(
	ctx context.Context, query string, args []driver.NamedValue,
) (_ driver.Result, err error) {
	ctx, end := trace.SQL(ctx, query)
	defer func() { end(err) }()
	if strings.Contains(query, ";") { // a script: several statements, run once
		return c.sqliteConn.ExecContext(ctx, query, args)
	}
	stmt, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	defer c.give(query, stmt)
	return stmt.(driver.StmtExecContext).ExecContext(ctx, args)
}

func (c *cachingConn) QueryContext(
	ctx context.Context, query string, args []driver.NamedValue,
) (_ driver.Rows, err error) {
	ctx, end := trace.SQL(ctx, query)
	defer func() { end(err) }()
	stmt, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, err := stmt.(driver.StmtQueryContext).QueryContext(ctx, args)
	if err != nil {
		c.give(query, stmt)
		return nil, err
	}
	return &cachedRows{Rows: rows, giveBack: func() { c.give(query, stmt) }}, nil
}

func (c *cachingConn) Close() error {
	for _, stmt := range c.idle {
		stmt.Close() //nolint:errcheck // the error of closing the connection itself is returned
	}
	c.idle = nil
	return c.sqliteConn.Close()
}

func (c *cachingConn) take(ctx context.Context, query string) (driver.Stmt, error) {
	if stmt, ok := c.idle[query]; ok {
		delete(c.idle, query)
		return stmt, nil
	}
	return c.PrepareContext(ctx, query)
}

func (c *cachingConn) give(query string, stmt driver.Stmt) {
	if _, twin := c.idle[query]; twin || c.idle == nil {
		stmt.Close() //nolint:errcheck // nothing depends on it any more
		return
	}
	if len(c.idle) >= maxStatements {
		for text, old := range c.idle { // any one will do
			delete(c.idle, text)
			old.Close() //nolint:errcheck // nothing depends on it any more
			break
		}
	}
	c.idle[query] = stmt
}

// cachedRows gives its statement back when it is closed.
type cachedRows struct {
	driver.Rows
	giveBack func()
}

func (r *cachedRows) Close() error {
	err := r.Rows.Close()
	if r.giveBack != nil {
		r.giveBack()
		r.giveBack = nil
	}
	return err
}
