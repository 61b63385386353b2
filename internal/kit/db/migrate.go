package db

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"time"
)

// ErrEdited is wrapped by [Migrate] and [Pending] when a migration was changed after it was applied.
var ErrEdited = errors.New("migration was edited after it was applied")

// ErrNewer is wrapped by [Migrate] when the database has a migration that fsys does not.
var ErrNewer = errors.New("the database was made by a newer version of this program: run that version, or a later one")

// migrationLock names the PostgreSQL advisory lock that lets one node migrate at a time. It belongs to the
// transaction, not to the session, so that it also works through a pooler in transaction mode.
const migrationLock = 7_231_964_005

const createMigrationTable = `
CREATE TABLE IF NOT EXISTS schema_migrations (
    version    BIGINT PRIMARY KEY,
    name       TEXT   NOT NULL,
    checksum   TEXT   NOT NULL,
    applied_at BIGINT NOT NULL
)`

type migration struct {
	version  int64
	name     string
	text     string
	checksum string
}

// Migrate applies, in order and each in its own transaction, the files of fsys that the database has not seen.
// It may run twice, and on several nodes at once: they take turns, and each file is applied by one of them.
// A database that is ahead of fsys is refused with [ErrNewer]: an older version does not know its rules. Older nodes
// that already serve go on during a roll-out.
func Migrate(ctx context.Context, d *DB, fsys fs.FS) error {
	all, err := readMigrations(fsys)
	if err != nil {
		return err
	}
	if err := d.Tx(ctx, func(tx *Tx) error { return openMigrations(ctx, tx) }); err != nil {
		return fmt.Errorf("prepare migrations: %w", err)
	}
	if err := refuseNewer(ctx, d, all); err != nil {
		return err
	}
	for _, m := range all {
		if err := d.Tx(ctx, func(tx *Tx) error { return apply(ctx, tx, m) }); err != nil {
			return fmt.Errorf("migration %s: %w", m.name, err)
		}
	}
	return nil
}

// Pending names the files of fsys that the database has not seen, in order.
func Pending(ctx context.Context, d *DB, fsys fs.FS) ([]string, error) {
	all, err := readMigrations(fsys)
	if err != nil {
		return nil, err
	}
	exists, err := d.hasTable(ctx, "schema_migrations")
	if err != nil {
		return nil, fmt.Errorf("find schema_migrations: %w", err)
	}
	var pending []string
	for _, m := range all {
		done := false
		if exists {
			if done, err = applied(ctx, d, m); err != nil {
				return nil, fmt.Errorf("migration %s: %w", m.name, err)
			}
		}
		if !done {
			pending = append(pending, m.name)
		}
	}
	return pending, nil
}

// openMigrations takes the migration lock for the rest of the transaction and makes sure of the table.
func openMigrations(ctx context.Context, tx *Tx) error {
	if tx.db.engine == Postgres { // on SQLite the transaction itself is the lock
		if _, err := tx.Exec(ctx, `SELECT pg_advisory_xact_lock($1)`, int64(migrationLock)); err != nil {
			return fmt.Errorf("lock: %w", err)
		}
	}
	_, err := tx.Exec(ctx, createMigrationTable)
	return err
}

// refuseNewer fails when a migration was applied that is not among those known.
func refuseNewer(ctx context.Context, r Reader, known []migration) error {
	names, err := All(ctx, r, func(rows *sql.Rows) (name string, err error) { return name, rows.Scan(&name) },
		`SELECT name FROM schema_migrations ORDER BY version DESC`)
	if err != nil {
		return fmt.Errorf("list applied migrations: %w", err)
	}
	for _, name := range names {
		if !slices.ContainsFunc(known, func(m migration) bool { return m.name == name }) {
			return fmt.Errorf("migration %s is unknown here: %w", name, ErrNewer)
		}
	}
	return nil
}

// SchemaVersion is the version of the last migration that was applied.
func SchemaVersion(ctx context.Context, r Reader) (version int64, err error) {
	err = r.QueryRow(ctx, `SELECT COALESCE(MAX(version), 0) FROM schema_migrations`).Scan(&version)
	if err != nil {
		return 0, fmt.Errorf("read the version of the schema: %w", err)
	}
	return version, nil
}

func apply(ctx context.Context, tx *Tx, m migration) error {
	if err := openMigrations(ctx, tx); err != nil {
		return err
	}
	done, err := applied(ctx, tx, m)
	if err != nil || done {
		return err
	}
	if _, err := tx.Exec(ctx, m.text); err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `INSERT INTO schema_migrations (version, name, checksum, applied_at) VALUES ($1, $2, $3, $4)`,
		m.version, m.name, m.checksum, time.Now().UnixMilli())
	return err
}

func applied(ctx context.Context, r Reader, m migration) (bool, error) {
	var checksum string
	err := r.QueryRow(ctx, `SELECT checksum FROM schema_migrations WHERE version = $1`, m.version).Scan(&checksum)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return false, nil
	case err != nil:
		return false, err
	case checksum != m.checksum:
		return false, ErrEdited
	}
	return true, nil
}

func (d *DB) hasTable(ctx context.Context, name string) (bool, error) {
	query := `SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = $1`
	if d.engine == Postgres {
		query = `SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1`
	}
	var n int
	err := d.QueryRow(ctx, query, name).Scan(&n)
	return n > 0, err
}

var migrationName = regexp.MustCompile(`^(\d{4})_[a-z0-9_]+\.sql$`)

func readMigrations(fsys fs.FS) ([]migration, error) {
	names, err := fs.Glob(fsys, "*.sql")
	if err != nil {
		return nil, fmt.Errorf("list migrations: %w", err)
	}
	sort.Strings(names)
	all := make([]migration, 0, len(names))
	for i, name := range names {
		parts := migrationName.FindStringSubmatch(name)
		if parts == nil {
			return nil, fmt.Errorf("migration %q is not named NNNN_name.sql", name)
		}
		version, err := strconv.ParseInt(parts[1], 10, 64)
		if err != nil {
			return nil, fmt.Errorf("migration %q: %w", name, err)
		}
		if i > 0 && all[i-1].version == version {
			return nil, fmt.Errorf("migrations %s and %s have the same number", all[i-1].name, name)
		}
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, fmt.Errorf("read migration: %w", err)
		}
		sum := sha256.Sum256(text)
		checksum := hex.EncodeToString(sum[:])
		all = append(all, migration{version: version, name: name, text: string(text), checksum: checksum})
	}
	return all, nil
}
