// Package db is the only way to the database, which is SQLite or PostgreSQL. The packages above it write one dialect of
// SQL with $n placeholders and do not ask which engine runs.
//
// Reads go straight to a pool of connections through [DB.Query] and [DB.QueryRow]. Writes go through [DB.Tx] or
// [DB.LightTx], so that a change and its consequences (jobs, change-log rows) commit together or not at all.
//
// The package hides the engines, it does not make them equal. On PostgreSQL transactions run side by side at READ
// COMMITTED, so a rule that two of them could break together is kept by the WHERE clause of a guarded update or by a
// unique index, never by reading first and writing after. On SQLite they run one after the other.
package db

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"strconv"
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
	readers *sql.DB // every connection on PostgreSQL; those that only read on SQLite
	writer  writer
	signals signals

	writeCheck writeCheck
}

// writer runs transactions: a [groupCommit] on SQLite, a [server] on PostgreSQL.
type writer interface {
	run(ctx context.Context, light bool, fn func(tx *Tx) error) (topics []string, err error)
	close() error
}

// Open connects to address: "postgres://…" or the path of a SQLite file, which is created when absent.
//
// Both take the parameter connections, how many a node opens at most ("data/market.db?connections=16"). On SQLite
// these are the connections that read, beside the one that writes. On PostgreSQL reads and transactions share them, 24
// when the address does not say. The other parameters of a PostgreSQL address are those of pgx: behind pgbouncer in
// transaction mode add default_query_exec_mode=exec, since a prepared statement would outlive its transaction.
func Open(ctx context.Context, address string) (*DB, error) {
	if isPostgres(address) {
		return openPostgres(ctx, address)
	}
	return openSQLite(ctx, address)
}

// EngineOf is the engine of an address.
func EngineOf(address string) Engine {
	if isPostgres(address) {
		return Postgres
	}
	return SQLite
}

func isPostgres(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// takeConnections removes our own parameter from those of an address, and leaves the driver's.
func takeConnections(params url.Values, least, usual int) (int, error) {
	value := params.Get("connections")
	params.Del("connections")
	if value == "" {
		return usual, nil
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < least || n > 1000 {
		return 0, fmt.Errorf("connections=%q is not a number from %d to 1000", value, least)
	}
	return n, nil
}

// Engine tells which database runs, for logs and for the two packages that must know.
func (d *DB) Engine() Engine { return d.engine }

// Ping tells whether the database answers a read now.
func (d *DB) Ping(ctx context.Context) error {
	var one int
	return d.QueryRow(ctx, `SELECT 1`).Scan(&one)
}

// Close waits for running queries and transactions, then closes every connection.
func (d *DB) Close() error { return d.writer.close() }

// Query reads outside any transaction.
func (d *DB) Query(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error) {
	query, args = d.dialect.text(query), portable(args)
	for range maxTries {
		if rows, err = d.readers.QueryContext(ctx, query, args...); !isStalePlan(err) {
			break
		}
	}
	return rows, err
}

// QueryRow reads at most one row outside any transaction.
func (d *DB) QueryRow(ctx context.Context, query string, args ...any) (row *sql.Row) {
	query, args = d.dialect.text(query), portable(args)
	for range maxTries {
		if row = d.readers.QueryRowContext(ctx, query, args...); !isStalePlan(row.Err()) {
			break
		}
	}
	return row
}

// Placeholders is the list of an IN condition, $1 to $n, for n ids, with the ids as arguments.
func Placeholders(ids []string) (string, []any) {
	marks, args := make([]string, len(ids)), make([]any, len(ids))
	for n, id := range ids {
		marks[n], args[n] = "$"+strconv.Itoa(n+1), id
	}
	return strings.Join(marks, ", "), args
}

// Rows is what follows VALUES in the INSERT of some rows of a width: ($1, $2), ($3, $4) for two of two.
func Rows(rows, width int) string {
	var q strings.Builder
	for n := range rows * width {
		switch {
		case n == 0:
			q.WriteString("(")
		case n%width == 0:
			q.WriteString("), (")
		default:
			q.WriteString(", ")
		}
		q.WriteString("$" + strconv.Itoa(n+1))
	}
	q.WriteString(")")
	return q.String()
}

// All reads every row of a query through scan.
func All[T any](
	ctx context.Context, r Reader, scan func(*sql.Rows) (T, error), query string, args ...any,
) ([]T, error) {
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
