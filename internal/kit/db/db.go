// Package db is the one seam between the code and its two engines, SQLite and PostgreSQL.
// Everything above it writes one dialect of SQL with $n placeholders; nothing above it asks which engine runs.
//
// Reads go straight to a pool through [DB.Query] and [DB.QueryRow]. Writes go through [DB.Tx] alone, so that a
// change and its consequences (jobs, change-log rows) commit together or not at all.
//
// Its limit: it hides the engines, it does not make them equal. On PostgreSQL transactions run side by side at READ
// COMMITTED, so a rule that two of them could break together is kept by the WHERE clause of a guarded update or by a
// unique index, never by reading first and writing after. On SQLite they run one after the other.
package db

import (
	"context"
	"database/sql"
	"errors"
	"strings"
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
	dialect *dialect
	readers *sql.DB
	writers *sql.DB      // one connection on SQLite; its own pool on PostgreSQL, so that a read inside a Tx finds one
	light   *sql.DB      // PostgreSQL only: for transactions that do not wait for the disk
	crowd   *crowd       // PostgreSQL only: those of one statement, which leave together
	pooled  bool         // PostgreSQL only: its connections go through a pooler, see [link]
	group   *groupCommit // SQLite only
	signals signals
}

// Open connects to url: "postgres://…" or the path of a SQLite file, which is created when absent.
//
// Both take the parameters readers and writers, and PostgreSQL also light, the sizes of the pools
// ("data/market.db?readers=16"); SQLite always has one writer. On PostgreSQL each node holds at most the sum of them, 24
// connections unless told otherwise. Behind pgbouncer add default_query_exec_mode=exec: nothing is then kept on a connection
// that is not our own, neither prepared statements nor settings.
func Open(ctx context.Context, url string) (*DB, error) {
	if strings.HasPrefix(url, "postgres://") || strings.HasPrefix(url, "postgresql://") {
		return openPostgres(ctx, url)
	}
	return openSQLite(ctx, url)
}

// Engine tells which database runs, for logs and for the two packages that must know.
func (d *DB) Engine() Engine { return d.engine }

// Ping tells whether a read would be served now.
func (d *DB) Ping(ctx context.Context) error {
	var one int
	return d.QueryRow(ctx, `SELECT 1`).Scan(&one)
}

// Close waits for running queries and transactions, then closes every connection.
func (d *DB) Close() error {
	if d.group != nil {
		d.group.close()
	}
	err := d.readers.Close()
	if d.light != nil {
		err = errors.Join(err, d.light.Close())
	}
	return errors.Join(err, d.writers.Close()) // last on SQLite: it folds the write-ahead log into the file
}

// Query reads outside any transaction.
func (d *DB) Query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	ctx, args = d.pass(ctx, args)
	return d.readers.QueryContext(ctx, d.dialect.text(query), args...)
}

// QueryRow reads at most one row outside any transaction.
func (d *DB) QueryRow(ctx context.Context, query string, args ...any) *sql.Row {
	ctx, args = d.pass(ctx, args)
	return d.readers.QueryRowContext(ctx, d.dialect.text(query), args...)
}

// pass makes a statement's arguments ready for database/sql, or puts them where it need not look at them.
func (d *DB) pass(ctx context.Context, args []any) (context.Context, []any) {
	if d.engine == Postgres {
		return &asking{Context: ctx, args: args}, nil
	}
	return ctx, portable(args)
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
