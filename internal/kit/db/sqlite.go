package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"runtime"
	"strings"

	"modernc.org/sqlite"
)

// openSQLite opens a file in write-ahead mode with one connection that writes, whose commits are durable (synchronous
// FULL), and a pool of connections that cannot write.
func openSQLite(ctx context.Context, address string) (*DB, error) {
	path, query, _ := strings.Cut(address, "?")
	params, err := url.ParseQuery(query)
	if err != nil {
		return nil, fmt.Errorf("open sqlite: parameters of %q: %w", path, err)
	}
	size, err := takeConnections(params, 1, max(4, 2*runtime.GOMAXPROCS(0)))
	if err != nil {
		return nil, fmt.Errorf("open sqlite: %w", err)
	}
	if len(params) > 0 {
		return nil, fmt.Errorf("open sqlite: unknown parameters %q", params.Encode())
	}
	if err := makePrivate(path); err != nil {
		return nil, fmt.Errorf("open sqlite: %w", err)
	}
	// The writer first: it sets the file's journal mode. No size is kept for the log: a log that begins anew is cut at
	// once. Litestream, when it comes back, takes old pages behind the new ones for a log it knows, and would go on
	// without those it missed (deploy/litestream.yml).
	writer, err := sqlitePool(path, 1, "cache_size(-16384)", "journal_size_limit(0)")
	if err != nil {
		return nil, err
	}
	if err := writer.PingContext(ctx); err != nil {
		writer.Close()
		return nil, fmt.Errorf("open sqlite %s: %w", path, err)
	}
	readers, err := sqlitePool(path, size, "query_only(1)", "cache_size(-8192)")
	if err != nil {
		writer.Close()
		return nil, err
	}
	d := &DB{engine: SQLite, dialect: &dialect{engine: SQLite}, readers: readers}
	group := newGroupCommit(d, writer)
	d.writer = group
	go group.serve()
	return d, nil
}

// makePrivate creates the file when absent and lets only its user read and write it. SQLite gives the write-ahead log
// the mode of the file; one that an earlier process left is set too.
func makePrivate(path string) error {
	file, err := os.OpenFile(path, os.O_RDONLY|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		err := os.Chmod(name, 0o600)
		if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission) { // another user's file
			return err
		}
	}
	return nil
}

func sqlitePool(path string, size int, pragmas ...string) (*sql.DB, error) {
	options := url.Values{}
	for _, pragma := range append([]string{
		"busy_timeout(10000)", // another process of ours (a migration, the demo) may be writing
		"journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)", "temp_store(MEMORY)",
	}, pragmas...) {
		options.Add("_pragma", pragma)
	}
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: options.Encode()}
	connector, err := sqlite.NewConnector(name.String())
	if err != nil {
		return nil, fmt.Errorf("open sqlite %s: %w", path, err)
	}
	pool := sql.OpenDB(statementCache{connector})
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	return pool, nil
}

// sqliteTx is a transaction on SQLite. There are no round trips to save, so nothing waits.
type sqliteTx struct{ conn *sql.Conn }

func (s sqliteTx) exec(ctx context.Context, statement Statement) (int64, error) {
	result, err := s.conn.ExecContext(ctx, statement.Query, statement.Args...)
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

func (s sqliteTx) later(ctx context.Context, statement Statement, refusal error) error {
	touched, err := s.exec(ctx, statement)
	if err == nil && touched == 0 {
		return refusal
	}
	return err
}

func (s sqliteTx) ready(context.Context) (*sql.Conn, error) { return s.conn, nil }
