package db

import (
	"context"
	"database/sql/driver"
	"io"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// pipelines makes connections to PostgreSQL that can let statements wait and send them together with the next one: a
// transaction pays for its round trips more than for its work. Like [statementCache] it sits below database/sql, so that
// a result read after them is an *sql.Rows like any other.
type pipelines struct{ driver.Connector }

func (p pipelines) Connect(ctx context.Context) (driver.Conn, error) {
	inner, err := p.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &pipeline{Conn: inner.(*stdlib.Conn)}, nil
}

type pipeline struct {
	*stdlib.Conn
	waiting []guarded
}

// guarded is a statement whose count of rows matters only if it is zero: then refusal is what it failed with.
type guarded struct {
	Statement
	refusal error
}

func (p *pipeline) wait(s guarded) { p.waiting = append(p.waiting, s) }

// mayRefuse tells whether one of the waiting statements may still say no.
func (p *pipeline) mayRefuse() bool {
	for _, s := range p.waiting {
		if s.refusal != nil {
			return true
		}
	}
	return false
}

func (p *pipeline) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if len(p.waiting) == 0 {
		return p.Conn.ExecContext(ctx, query, args)
	}
	if len(args) == 0 && strings.Contains(query, ";") { // a script: several statements, which no pipeline takes
		if err := p.flush(ctx); err != nil {
			return nil, err
		}
		return p.Conn.ExecContext(ctx, query, args)
	}
	results, err := p.send(ctx, Statement{query, values(args)})
	if err != nil {
		return nil, err
	}
	tag, err := results.Exec()
	if e := results.Close(); err == nil {
		err = e
	}
	return driver.RowsAffected(tag.RowsAffected()), err
}

func (p *pipeline) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if len(p.waiting) == 0 {
		return p.Conn.QueryContext(ctx, query, args)
	}
	results, err := p.send(ctx, Statement{query, values(args)})
	if err != nil {
		return nil, err
	}
	rows, err := results.Query()
	if err == nil {
		first := rows.Next() // the columns are not known before
		if err = rows.Err(); err == nil {
			return &pipelinedRows{rows: rows, results: results, peeked: true, first: first}, nil
		}
		rows.Close()
	}
	results.Close() //nolint:errcheck // the failure is told already
	return nil, err
}

// send sends what waits, then last, in one message, and reads the answers of those that waited.
func (p *pipeline) send(ctx context.Context, last ...Statement) (pgx.BatchResults, error) {
	waiting := p.waiting
	p.waiting = nil
	batch := &pgx.Batch{}
	for _, s := range waiting {
		batch.Queue(s.Query, s.Args...)
	}
	for _, s := range last {
		batch.Queue(s.Query, s.Args...)
	}
	results := p.Conn.Conn().SendBatch(ctx, batch)
	for _, s := range waiting {
		tag, err := results.Exec()
		if err == nil && s.refusal != nil && tag.RowsAffected() == 0 {
			err = s.refusal
		}
		if err != nil {
			results.Close() //nolint:errcheck // the first failure is the one to tell
			return nil, err
		}
	}
	return results, nil
}

// flush sends what waits.
func (p *pipeline) flush(ctx context.Context) error {
	if len(p.waiting) == 0 {
		return nil
	}
	results, err := p.send(ctx)
	if err != nil {
		return err
	}
	return results.Close()
}

// idle tells whether the server holds no transaction of this connection.
func (p *pipeline) idle() bool { return p.Conn.Conn().PgConn().TxStatus() == 'I' }

func values(args []driver.NamedValue) []any {
	all := make([]any, len(args))
	for i, arg := range args {
		all[i] = arg.Value
	}
	return all
}

// pipelinedRows is the last answer of a pipeline.
type pipelinedRows struct {
	rows          pgx.Rows
	results       pgx.BatchResults
	peeked, first bool
}

func (r *pipelinedRows) Columns() []string {
	fields := r.rows.FieldDescriptions()
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.Name
	}
	return names
}

func (r *pipelinedRows) Close() error {
	r.rows.Close()
	return r.results.Close()
}

func (r *pipelinedRows) Next(dest []driver.Value) error {
	more := r.first
	if !r.peeked {
		more = r.rows.Next()
	}
	r.peeked = false
	if !more {
		if err := r.rows.Err(); err != nil {
			return err
		}
		return io.EOF
	}
	found, err := r.rows.Values()
	if err != nil {
		return err
	}
	for i, v := range found {
		if dest[i], err = plain(v); err != nil {
			return err
		}
	}
	return nil
}

// plain turns a value of the driver's into one that database/sql scans.
func plain(v any) (driver.Value, error) {
	switch v := v.(type) {
	case int16:
		return int64(v), nil
	case int32:
		return int64(v), nil
	case float32:
		return float64(v), nil
	case driver.Valuer: // a sum is a numeric
		return v.Value()
	}
	return v, nil
}
