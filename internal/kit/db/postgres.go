package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
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
	pool := sql.OpenDB(pipelines{stdlib.GetConnector(*config)})
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
	tx := &Tx{db: d, conn: conn}
	committed := false
	defer func() { // also when fn panics
		if !committed {
			rollback(conn, tx.pipe)
		}
		conn.Close()
	}()
	// The connection is this transaction's until it is closed, so what is below it may be kept as long.
	if err := conn.Raw(func(driver any) error { tx.pipe = driver.(*pipeline); return nil }); err != nil {
		return nil, fmt.Errorf("begin: %w", err)
	}
	for _, opening := range w {
		tx.pipe.wait(guarded{Statement: Statement{Query: opening}}) // leaves with the first statement
	}
	if err := tx.perform(fn); err != nil {
		return nil, err
	}
	if err := commitPostgres(ctx, tx); err != nil {
		return nil, err
	}
	committed = true
	return tx.topics, nil
}

// commitPostgres sends what still waits, the endings and the commit in one message: the locks the endings take are held
// by the server alone, and not while this node waits for its turn to speak. Only a statement that may refuse must be
// heard first.
func commitPostgres(ctx context.Context, tx *Tx) error {
	if tx.pipe.mayRefuse() {
		if err := tx.pipe.flush(ctx); err != nil {
			return err
		}
	}
	for _, ending := range tx.endings {
		for _, s := range ending.Statements() {
			tx.pipe.wait(guarded{Statement: Statement{s.Query, portable(s.Args)}})
		}
	}
	results, err := tx.pipe.send(ctx, Statement{Query: `COMMIT`})
	if err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	tag, err := results.Exec()
	if e := results.Close(); err == nil {
		err = e
	}
	if err == nil && tag.String() != "COMMIT" { // the server's answer to a commit after a failure fn kept to itself
		err = ErrAborted
	}
	if err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// rollback leaves the connection fit for the next caller, or closes it.
func rollback(conn *sql.Conn, pipe *pipeline) {
	if pipe != nil {
		pipe.waiting = nil
		if pipe.idle() {
			return // nothing was sent
		}
	}
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
