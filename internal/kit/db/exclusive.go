package db

import (
	"context"
	"fmt"
	"hash/fnv"
)

// Exclusively runs fn while no other node runs one under the same name; the others wait and then run theirs. fn opens
// transactions of its own and may run again when the connection that holds the lock is lost. On SQLite there is one
// node, and fn simply runs.
func (d *DB) Exclusively(ctx context.Context, name string, fn func() error) error {
	if d.engine == SQLite {
		return fn()
	}
	key := fnv.New64a()
	key.Write([]byte(name))
	// The lock belongs to a transaction, not to a session, so that it also works through a pooler in transaction mode.
	return d.Tx(ctx, func(tx *Tx) error {
		if _, err := tx.Exec(ctx, `SELECT pg_advisory_xact_lock($1)`, int64(key.Sum64())); err != nil {
			return fmt.Errorf("wait for %s: %w", name, err)
		}
		return fn()
	})
}
