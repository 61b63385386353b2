package db

import (
	"context"
	"sync"
	"time"
)

// How often [DB.CheckWrite] really writes, and how long it waits for that.
const (
	writeCheckEvery   = 5 * time.Second
	writeCheckTimeout = 2 * time.Second
)

// writeCheck remembers what the last write check found.
type writeCheck struct {
	mu  sync.Mutex
	at  time.Time
	err error
}

// CheckWrite fails when the database cannot be written: its disk is full, its file or its server can only be read. It
// writes a row at most once in five seconds, however often it is asked; in between it repeats what it found.
func (d *DB) CheckWrite(ctx context.Context) error {
	c := &d.writeCheck
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.at) < writeCheckEvery {
		return c.err
	}
	// Others get the same answer, so it does not end with the one who asked.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), writeCheckTimeout)
	defer cancel()
	c.err = d.LightTx(ctx, func(tx *Tx) error {
		return tx.Later(ctx, `INSERT INTO write_checks (name, checked_at) VALUES ('readiness', $1)
			ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at`, time.Now().UnixMilli())
	})
	c.at = time.Now()
	return c.err
}
