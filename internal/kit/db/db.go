// Package db is the one seam between the code and its two engines, SQLite and PostgreSQL.
// Everything above it writes one dialect of SQL with $n placeholders; nothing above it asks which engine runs.
//
// Reads go straight to the pool through [DB.Query] and [DB.QueryRow]. Writes go through [DB.Tx] alone, so that a
// change and its consequences (jobs, change-log rows) commit together or not at all.
package db

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"sync"

	_ "github.com/jackc/pgx/v5/stdlib" // the "pgx" driver
	_ "modernc.org/sqlite"             // the "sqlite" driver
)

// Engine names the database behind a [DB]. Only this package and kit/jobs may branch on it.
type Engine string

const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

// Reader is what a query needs; both *DB (outside a transaction) and *Tx (inside one) are Readers.
type Reader interface {
	Query(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRow(ctx context.Context, query string, args ...any) *sql.Row
}

// DB is an open database, safe for concurrent use.
type DB struct {
	engine  Engine
	readers *sql.DB
	writer  *sql.DB  // one connection on SQLite, the same pool as readers on PostgreSQL
	queries sync.Map // query text in $n → text for this engine
}

// Tx is a write transaction handed to the function given to [DB.Tx].
type Tx struct {
	db *DB
	tx *sql.Tx
}

// Open connects to url: "postgres://…" or the path of a SQLite file, which is created when absent.
func Open(ctx context.Context, url string) (*DB, error) {
	if strings.HasPrefix(url, "postgres://") || strings.HasPrefix(url, "postgresql://") {
		pool, err := sql.Open("pgx", url)
		if err != nil {
			return nil, fmt.Errorf("open postgres: %w", err)
		}
		pool.SetMaxOpenConns(20)
		pool.SetMaxIdleConns(20)
		d := &DB{engine: Postgres, readers: pool, writer: pool}
		return d, pool.PingContext(ctx)
	}
	writer, err := sql.Open("sqlite", sqliteDSN(url, "immediate"))
	if err != nil {
		return nil, fmt.Errorf("open sqlite: %w", err)
	}
	writer.SetMaxOpenConns(1)
	readers, err := sql.Open("sqlite", sqliteDSN(url, "deferred")+"&_pragma=query_only(1)")
	if err != nil {
		return nil, fmt.Errorf("open sqlite: %w", err)
	}
	readers.SetMaxOpenConns(8)
	readers.SetMaxIdleConns(8)
	d := &DB{engine: SQLite, readers: readers, writer: writer}
	if err := writer.PingContext(ctx); err != nil {
		return nil, fmt.Errorf("open sqlite %s: %w", url, err)
	}
	return d, nil
}

func sqliteDSN(path, lock string) string {
	return "file:" + path + "?_txlock=" + lock +
		"&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)&_pragma=busy_timeout(10000)"
}

// Engine tells which database runs, for logs and for the two packages that must know.
func (d *DB) Engine() Engine { return d.engine }

// Close waits for running queries and closes every connection.
func (d *DB) Close() error {
	err := d.readers.Close()
	if d.writer != d.readers {
		if e := d.writer.Close(); err == nil {
			err = e
		}
	}
	return err
}

// Query reads outside any transaction.
func (d *DB) Query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	return d.readers.QueryContext(ctx, d.rebind(query), args...)
}

// QueryRow reads at most one row outside any transaction.
func (d *DB) QueryRow(ctx context.Context, query string, args ...any) *sql.Row {
	return d.readers.QueryRowContext(ctx, d.rebind(query), args...)
}

// Tx runs fn in one write transaction: committed and durable when Tx returns nil, undone when fn returns an error.
// fn may run again when the engine asks for a retry, so it must not touch anything but the database.
func (d *DB) Tx(ctx context.Context, fn func(tx *Tx) error) error {
	tx, err := d.writer.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer tx.Rollback() //nolint:errcheck // after Commit it is a no-op
	if err := fn(&Tx{db: d, tx: tx}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// Exec runs a statement and tells how many rows it touched: zero is the answer "no" of a guarded update.
func (t *Tx) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	res, err := t.tx.ExecContext(ctx, t.db.rebind(query), args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// Query reads inside the transaction.
func (t *Tx) Query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	return t.tx.QueryContext(ctx, t.db.rebind(query), args...)
}

// QueryRow reads at most one row inside the transaction.
func (t *Tx) QueryRow(ctx context.Context, query string, args ...any) *sql.Row {
	return t.tx.QueryRowContext(ctx, t.db.rebind(query), args...)
}

// All reads every row of a query through scan.
func All[T any](ctx context.Context, r Reader, scan func(*sql.Rows) (T, error), query string, args ...any) ([]T, error) {
	rows, err := r.Query(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, rows.Err()
}

// rebind turns $n into ?n for SQLite: some of its drivers bind $2,$1 by order of appearance, silently wrong.
func (d *DB) rebind(query string) string {
	if d.engine == Postgres {
		return query
	}
	if q, ok := d.queries.Load(query); ok {
		return q.(string)
	}
	q := strings.ReplaceAll(query, "$", "?")
	d.queries.Store(query, q)
	return q
}
