package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

func openPostgres(ctx context.Context, address string) (*DB, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("open postgres: the address is not a URL") // the parser's error would repeat the password
	}
	params := u.Query()
	size, err := takePoolSize(params, poolSize{readers: 12, writers: 12})
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	u.RawQuery = params.Encode()
	config, err := pgx.ParseConfig(u.String())
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "rangrue"
	}
	d := &DB{
		engine: Postgres, dialect: &dialect{engine: Postgres},
		readers: postgresPool(config, size.readers), writers: postgresPool(config, size.writers),
	}
	if err := d.readers.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open postgres: %w", err), d.Close())
	}
	return d, nil
}

func postgresPool(config *pgx.ConnConfig, size int) *sql.DB {
	pool := stdlib.OpenDB(*config)
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	pool.SetConnMaxLifetime(30 * time.Minute) // spreads the connections again after a server came back
	return pool
}

// Retries of a transaction that lost against another. The waits double, half of each at random: at most about 1.3 s.
const (
	maxTries  = 8
	firstWait = 10 * time.Millisecond
)

// postgresTx runs fn at READ COMMITTED, again when the server chose it as the victim of a deadlock or a conflict.
func (d *DB) postgresTx(ctx context.Context, w weight, fn func(tx *Tx) error) ([]string, error) {
	for try := 1; ; try++ {
		topics, err := d.tryPostgres(ctx, w, fn)
		if err == nil || try == maxTries || !lostToAnother(err) {
			return topics, err
		}
		wait := firstWait << (try - 1)
		wait = wait/2 + rand.N(wait/2)
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, err
		}
	}
}

func (d *DB) tryPostgres(ctx context.Context, w weight, fn func(tx *Tx) error) ([]string, error) {
	conn, err := d.writers.Conn(ctx)
	if err != nil {
		return nil, fmt.Errorf("begin: %w", err)
	}
	committed := false
	defer func() { // also when fn panics
		if !committed {
			rollback(conn)
		}
		conn.Close()
	}()
	if _, err := conn.ExecContext(ctx, string(w)); err != nil { // without arguments, so it may be two statements
		return nil, fmt.Errorf("begin: %w", err)
	}
	tx := &Tx{db: d, conn: conn}
	if err := tx.perform(fn); err != nil {
		return nil, err
	}
	if err := conn.Raw(func(driver any) error { return commitPostgres(ctx, driver.(*stdlib.Conn).Conn(), tx.endings) }); err != nil {
		return nil, fmt.Errorf("commit: %w", err)
	}
	committed = true
	return tx.topics, nil
}

// commitPostgres sends the endings and the commit in one message: the locks the endings take are held by the server
// alone, and not while this node waits for its turn to speak.
func commitPostgres(ctx context.Context, conn *pgx.Conn, endings []keyedEnding) error {
	var script strings.Builder
	args := []any{pgx.QueryExecModeSimpleProtocol} // the only one that takes several statements
	for _, ending := range endings {
		for _, s := range ending.Statements() {
			script.WriteString(shiftPlaceholders(s.Query, len(args)-1) + ";\n")
			args = append(args, portable(s.Args)...)
		}
	}
	script.WriteString("COMMIT")
	tag, err := conn.Exec(ctx, script.String(), args...)
	if err == nil && tag.String() != "COMMIT" { // the server's answer to a commit after a failure fn kept to itself
		err = ErrAborted
	}
	return err
}

// rollback leaves the connection fit for the next caller, or closes it.
func rollback(conn *sql.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if _, err := conn.ExecContext(ctx, `ROLLBACK`); err != nil {
		discard(conn)
	}
}

// lostToAnother tells the failures after which the server certainly kept nothing and a second try may succeed.
func lostToAnother(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return false
	}
	return pg.Code == "40001" || pg.Code == "40P01" // serialization failure, deadlock
}
