package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
)

// server is a PostgreSQL server, reached through one pool of connections.
type server struct {
	db   *DB
	pool *pgxpool.Pool
	// slots holds one element for each transaction that has a connection. It has room for three quarters of the pool: a
	// transaction may read through the DB, which takes a second connection, and must find one when every other
	// transaction does the same.
	slots chan struct{}
	watch *watch
}

func openPostgres(ctx context.Context, address string) (*DB, error) {
	config, err := poolConfig(address)
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	watch := newWatch(&config.ConnConfig.Config)
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	go watch.run()
	d := &DB{engine: Postgres, dialect: &dialect{engine: Postgres}, readers: stdlib.OpenDBFromPool(pool)}
	size := int(config.MaxConns)
	d.writer = &server{db: d, pool: pool, slots: make(chan struct{}, size-max(1, size/4)), watch: watch}
	if err := pool.Ping(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open postgres: %w", err), d.Close())
	}
	return d, nil
}

func poolConfig(address string) (*pgxpool.Config, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("the address is not a URL") // the parser's error would repeat the password
	}
	params := u.Query()
	size, err := takeConnections(params, 2, 24)
	if err != nil {
		return nil, err
	}
	u.RawQuery = params.Encode()
	config, err := pgxpool.ParseConfig(u.String())
	if err != nil {
		return nil, err
	}
	config.MaxConns = int32(size)
	config.ConnConfig.Tracer = queryTracer{}
	if !params.Has("connect_timeout") {
		config.ConnConfig.ConnectTimeout = connectTimeout
	}
	config.MaxConnIdleTime = 5 * time.Minute
	config.MaxConnLifetime = 30 * time.Minute // spreads the connections again after a server came back
	if names := config.ConnConfig.RuntimeParams; names["application_name"] == "" {
		names["application_name"] = "rangrue"
	}
	return config, nil
}

func (s *server) close() error {
	err := s.db.readers.Close()
	s.pool.Close()
	s.watch.close()
	return err
}

// Retries of a transaction that lost against another. The waits double, half of each at random: at most about 1.3 s.
const (
	maxTries  = 8
	firstWait = 10 * time.Millisecond
)

// run runs fn in a transaction, again when the server chose it as the victim of a deadlock or a conflict, or certainly
// kept nothing of it.
func (s *server) run(ctx context.Context, light bool, fn func(tx *Tx) error) ([]string, error) {
	for try := 1; ; try++ {
		topics, err := s.try(ctx, light, fn)
		if err == nil || try == maxTries || !mayRunAgain(err) || s.watch.away.Load() {
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

func (s *server) try(ctx context.Context, light bool, fn func(tx *Tx) error) ([]string, error) {
	p := &postgresTx{server: s, light: light}
	defer p.release() // also when fn panics
	tx := &Tx{db: s.db, session: p}
	defer func() { tx.over = true }()
	if err := tx.perform(fn); err != nil {
		return nil, err
	}
	if err := p.checkGuards(ctx, len(tx.hooks)); err != nil {
		return nil, err
	}
	if err := tx.runHooks(ctx); err != nil {
		return nil, err
	}
	if err := p.commit(ctx); err != nil {
		return nil, err
	}
	return tx.topics, nil
}

// connect takes a connection for a transaction.
func (s *server) connect(ctx context.Context) (*sql.Conn, error) {
	select {
	case s.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	conn, err := s.db.readers.Conn(ctx)
	if err != nil {
		<-s.slots
	}
	return conn, err
}

func (s *server) disconnect(conn *sql.Conn) {
	_ = conn.Close()
	<-s.slots
}

// mayRunAgain tells the failures after which the server certainly kept nothing and a second try may succeed.
func mayRunAgain(err error) bool {
	var pg *pgconn.PgError
	switch {
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return false
	case errors.As(err, &pg):
		return pg.Code == "40001" || pg.Code == "40P01" || isStalePlan(err) // serialization failure, deadlock
	}
	return errors.Is(err, driver.ErrBadConn) || pgconn.SafeToRetry(err) // the connection had died unnoticed
}

// isStalePlan tells the failure of a statement that was prepared before its tables changed. pgx prepares it anew the
// next time that the connection runs it.
func isStalePlan(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return false
	}
	return pg.Code == "26000" || (pg.Code == "0A000" && strings.Contains(pg.Routine, "RevalidateCachedQuery"))
}
