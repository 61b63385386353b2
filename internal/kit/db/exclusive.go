package db

import (
	"context"
	"fmt"
	"hash/fnv"

	"github.com/jackc/pgx/v5"
)

// lockStatement has its transaction wait for a lock, and keep it to its end. The lock belongs to a transaction, not to
// a session, so that it also works through a pooler in transaction mode.
const lockStatement = `SELECT pg_advisory_xact_lock($1)`

// lockKey is the number under which PostgreSQL knows the lock of a name.
func lockKey(name string) int64 {
	key := fnv.New64a()
	key.Write([]byte(name))
	return int64(key.Sum64())
}

// Lock has transactions that lock the same name run one after the other, on any node, from here to their end. Nothing
// that one of them reads after it is changed by another meanwhile. On SQLite all transactions run one after the other.
func (t *Tx) Lock(ctx context.Context, name string) error {
	if t.db.engine == SQLite {
		return nil
	}
	if _, err := t.Exec(ctx, lockStatement, lockKey(name)); err != nil {
		return fmt.Errorf("wait for %s: %w", name, err)
	}
	return nil
}

// Exclusively runs fn while no other node runs one under the same name; the others wait and then run theirs. fn opens
// transactions of its own. On SQLite there is one node, and fn simply runs. It is for what a node does once, as it
// starts: the lock has a connection beside those of the pool, however few these are, so that fn never waits for it.
// Requests take [Tx.Lock].
func (d *DB) Exclusively(ctx context.Context, name string, fn func() error) error {
	s, ok := d.writer.(*server)
	if !ok {
		return fn()
	}
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return fmt.Errorf("connect for %s: %w", name, err)
	}
	defer conn.Close(context.WithoutCancel(ctx)) // ends the transaction, and the lock with it
	tx, err := conn.Begin(ctx)
	if err != nil {
		return fmt.Errorf("begin %s: %w", name, err)
	}
	if _, err := tx.Exec(ctx, lockStatement, lockKey(name)); err != nil {
		return fmt.Errorf("wait for %s: %w", name, err)
	}
	return fn()
}
