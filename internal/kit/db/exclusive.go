package db

import (
	"context"
	"fmt"
	"hash/fnv"
)

// Lock has transactions that lock the same name run one after the other, on any node, from here to their end. Nothing
// that one of them reads after it is changed by another meanwhile. On SQLite all transactions run one after the other.
func (t *Tx) Lock(ctx context.Context, name string) error {
	if t.db.engine == SQLite {
		return nil
	}
	key := fnv.New64a()
	key.Write([]byte(name))
	// The lock belongs to a transaction, not to a session, so that it also works through a pooler in transaction mode.
	if _, err := t.Exec(ctx, `SELECT pg_advisory_xact_lock($1)`, int64(key.Sum64())); err != nil {
		return fmt.Errorf("wait for %s: %w", name, err)
	}
	return nil
}

// Exclusively runs fn while no other node runs one under the same name; the others wait and then run theirs. fn opens
// transactions of its own and may run again when the connection that holds the lock is lost. On SQLite there is one
// node, and fn simply runs. It is for what a node does once: fn needs connections beside the one that waits for the
// lock, and many requests at once could each have one and wait for another for ever. Those take [Tx.Lock].
func (d *DB) Exclusively(ctx context.Context, name string, fn func() error) error {
	if d.engine == SQLite {
		return fn()
	}
	return d.Tx(ctx, func(tx *Tx) error {
		if err := tx.Lock(ctx, name); err != nil {
			return err
		}
		return fn()
	})
}
