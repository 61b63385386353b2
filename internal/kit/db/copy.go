package db

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
)

// ErrNotEmpty refuses to restore over data.
var ErrNotEmpty = errors.New("db: the database is not empty")

// Copy writes the database at an address to a new file, as it is at one moment, while others write. SQLite copies
// itself; PostgreSQL is copied by pg_dump, which must be of its version or newer.
func Copy(ctx context.Context, address, file string) error {
	if isPostgres(address) {
		return postgresTool(ctx, address, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--file="+file)
	}
	path, _, _ := strings.Cut(address, "?")
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("copy the database: %w", err)
	}
	pool, err := sqlitePool(path, 1)
	if err != nil {
		return err
	}
	_, err = pool.ExecContext(ctx, `VACUUM INTO ?`, file)
	if err = errors.Join(err, pool.Close()); err != nil {
		return fmt.Errorf("copy the database: %w", err)
	}
	return os.Chmod(file, 0o600)
}

// Restore fills an empty database from a file that [Copy] wrote on the same engine. It answers [ErrNotEmpty] when there
// is something.
func Restore(ctx context.Context, file, address string) error {
	if err := CheckEmpty(ctx, address); err != nil {
		return err
	}
	if isPostgres(address) {
		return postgresTool(ctx, address, "pg_restore", "--exit-on-error", "--single-transaction", "--no-owner",
			"--no-privileges", "--dbname=", file)
	}
	path, _, _ := strings.Cut(address, "?")
	if err := copyFile(file, path); err != nil {
		return fmt.Errorf("restore the database: %w", err)
	}
	return nil
}

// CheckEmpty answers [ErrNotEmpty] when there is something in the database at an address. One that does not exist yet
// is empty.
func CheckEmpty(ctx context.Context, address string) error {
	if isPostgres(address) {
		return refuseTables(ctx, address)
	}
	path, _, _ := strings.Cut(address, "?")
	switch info, err := os.Stat(path); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("restore the database: %w", err)
	case info.Size() > 0:
		return ErrNotEmpty
	}
	return nil
}

func copyFile(from, to string) error {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer source.Close()
	target, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	return errors.Join(err, target.Sync(), target.Close())
}

func refuseTables(ctx context.Context, address string) error {
	pool, err := poolConfig(address)
	if err != nil {
		return err
	}
	conn, err := pgx.ConnectConfig(ctx, pool.ConnConfig)
	if err != nil {
		return fmt.Errorf("restore the database: %w", err)
	}
	defer conn.Close(ctx)
	var tables int
	err = conn.QueryRow(ctx, `SELECT COUNT(*) FROM information_schema.tables
		WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`).Scan(&tables)
	switch {
	case err != nil:
		return fmt.Errorf("restore the database: %w", err)
	case tables > 0:
		return ErrNotEmpty
	}
	return nil
}

// postgresTool runs one of PostgreSQL's own programs. It is told where the database is by the environment: arguments
// can be read by everyone on the machine, and the address has a password.
func postgresTool(ctx context.Context, address, name string, args ...string) error {
	pool, err := poolConfig(address)
	if err != nil {
		return err
	}
	config := pool.ConnConfig
	program, err := exec.LookPath(name)
	if err != nil {
		return fmt.Errorf("%s is needed for a PostgreSQL database: install its client programs", name)
	}
	for n, arg := range args {
		if arg == "--dbname=" {
			args[n] += config.Database
		}
	}
	run := exec.CommandContext(ctx, program, args...)
	run.Env = append(os.Environ(), "PGHOST="+config.Host, "PGPORT="+strconv.Itoa(int(config.Port)),
		"PGUSER="+config.User, "PGPASSWORD="+config.Password, "PGDATABASE="+config.Database)
	run.Env = append(run.Env, tlsEnvironment(address)...)
	if out, err := run.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", name, err, strings.TrimSpace(string(out)))
	}
	return nil
}

// tlsEnvironment tells PostgreSQL's programs what the address says of encryption, in the words of their environment:
// who checks the server's certificate here must check it there.
func tlsEnvironment(address string) (environment []string) {
	u, err := url.Parse(address)
	if err != nil {
		return nil
	}
	params := u.Query()
	for _, name := range []string{"sslmode", "sslrootcert", "sslcert", "sslkey", "sslsni"} {
		if value := params.Get(name); value != "" {
			environment = append(environment, "PG"+strings.ToUpper(name)+"="+value)
		}
	}
	return environment
}
