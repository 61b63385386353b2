package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

func openPostgres(ctx context.Context, address string) (*DB, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("open postgres: the address is not a URL") // the parser's error would repeat the password
	}
	params := u.Query()
	size, err := takePoolSize(params, poolSize{readers: 8, writers: 10, light: 6})
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	mode := params.Get("default_query_exec_mode")
	pooled := mode != "" && mode != "cache_statement"
	params.Del("default_query_exec_mode")
	u.RawQuery = params.Encode()
	config, err := pgconn.ParseConfig(u.String())
	if err != nil {
		return nil, fmt.Errorf("open postgres: %w", err)
	}
	d := &DB{
		engine: Postgres, dialect: &dialect{engine: Postgres},
		readers: postgresPool(config, size.readers, pooled),
		writers: postgresPool(config, size.writers, pooled, keptPlans),
		light:   postgresPool(config, size.light, pooled, keptPlans, undelayed),
		pooled:  pooled,
	}
	d.crowd = &crowd{pool: d.light}
	if err := d.readers.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open postgres: %w", err), d.Close())
	}
	return d, nil
}

type settings map[string]string

var (
	// Every transaction of the house is written for READ COMMITTED, and one that is not opened has the session's level.
	ordinary = settings{"default_transaction_isolation": "read committed"}
	// What a transaction touches is found by ids. There is nothing to learn from their values, and planning again for each of
	// the first five costs more than they do. But a plan that is kept must also suit the table it grows into: one of a page
	// would be read whole, and still be when it has a thousand.
	keptPlans = settings{"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off", "jit": "off"}
	// See [DB.LightTx].
	undelayed = settings{"synchronous_commit": "off"}
)

// postgresPool keeps connections with settings of their own. Through a pooler a connection has none: whoever is given the
// server's side next would find them there.
func postgresPool(config *pgconn.Config, size int, pooled bool, all ...settings) *sql.DB {
	own := config.Copy()
	params := maps.Clone(own.RuntimeParams)
	if params["application_name"] == "" {
		params["application_name"] = "rangrue"
	}
	if !pooled {
		maps.Copy(params, ordinary)
		for _, s := range all {
			maps.Copy(params, s)
		}
	}
	own.RuntimeParams = params
	pool := sql.OpenDB(links{own, pooled})
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

// postgresTx runs fn at READ COMMITTED, again when the server chose it as the victim of a deadlock or a conflict, or could
// not take it as it was.
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
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	tx := &Tx{db: d, server: &served{db: d, weight: w}}
	defer tx.server.leave() // also when fn panics
	if err := tx.perform(fn); err != nil {
		return nil, err
	}
	var endings []Statement
	for _, ending := range tx.endings {
		endings = append(endings, ending.Statements()...)
	}
	if err := tx.server.commit(ctx, endings); err != nil {
		return nil, err
	}
	return tx.topics, nil
}

// lostToAnother tells the failures after which the server certainly kept nothing and a second try may succeed.
func lostToAnother(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return errors.Is(err, driver.ErrBadConn) // the connection had died unnoticed
	}
	return pg.Code == "40001" || pg.Code == "40P01" || outdated(err) // serialization failure, deadlock
}

// outdated tells the failure of a statement that was prepared before its tables changed.
func outdated(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && (pg.Code == "26000" || (pg.Code == "0A000" && strings.Contains(pg.Routine, "RevalidateCachedQuery")))
}
