// Package attempts slows guessing down. It counts the tries that fail, in the database so that all nodes count
// together, and makes the next one wait, longer after each failure. It never locks for good, and it does not know what
// is guessed: its callers name that. Names are stored hashed: the table does not show who tried what from where.
package attempts

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// Limit is how many tries may fail before the next one must wait, and how long.
type Limit struct {
	Free   int           // tries that may fail without any wait
	First  time.Duration // the wait after the last of those; every further failure doubles it
	Most   time.Duration // the longest wait
	Forget time.Duration // after so long without a try the count starts over; longer than Most
}

// wait is how long after the latest of so many failures the next try is let through.
func (l Limit) wait(failures int) time.Duration {
	if failures < l.Free {
		return 0
	}
	wait := l.First
	for range failures - l.Free {
		if wait *= 2; wait >= l.Most {
			return l.Most
		}
	}
	return wait
}

// Count is one count that a try belongs to: of what is guessed (subject), of where it comes from (source), or of both.
type Count struct {
	Subject, Source string
	Limit           Limit
	// Slowed is called, in the transaction that counts the try, when the next one will have to wait. May be nil.
	Slowed func(ctx context.Context, tx *db.Tx) error
}

// TooSoon refuses a try that must wait.
type TooSoon struct{ Wait time.Duration }

func (e *TooSoon) Error() string { return fmt.Sprintf("attempts: wait %s", e.Wait) }

// Seconds is the wait as Retry-After has it.
func (e *TooSoon) Seconds() int { return max(1, int((e.Wait+time.Second-1)/time.Second)) }

// Counter counts tries.
type Counter struct {
	db  *db.DB
	key []byte
	now func() time.Time
}

// New makes a counter that hashes names with a key.
func New(d *db.DB, key []byte, now func() time.Time) *Counter {
	return &Counter{db: d, key: key, now: now}
}

const (
	pruneKind = "attempts.prune"
	keep      = 24 * time.Hour // longer than any Forget
)

// Register has old counts deleted, by one node.
func (c *Counter) Register(q *jobs.Queue) {
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error {
		return c.db.Tx(ctx, func(tx *db.Tx) error { return prune(ctx, tx, c.now().Add(-keep)) })
	})
	q.Every(pruneKind, time.Hour)
}

// Begin counts a try as failed before it is made, so that a hundred at once are not all let through; see
// [Counter.Succeeded]. It refuses with [TooSoon] what must wait, and counts nothing then. Name the counts in the same
// order each time, so that two tries never wait for each other in a circle.
func (c *Counter) Begin(ctx context.Context, counts ...Count) error {
	return c.db.Tx(ctx, func(tx *db.Tx) error {
		for _, one := range counts {
			if err := c.begin(ctx, tx, one); err != nil {
				return err
			}
		}
		return nil
	})
}

func (c *Counter) begin(ctx context.Context, tx *db.Tx, one Count) error {
	subject, source, now := c.Hide(one.Subject), c.Hide(one.Source), c.now()
	failures, last, err := lock(ctx, tx, subject, source, now)
	if err != nil {
		return fmt.Errorf("attempts: read a count: %w", err)
	}
	if now.Sub(last) >= one.Limit.Forget {
		failures = 0
	}
	if early := last.Add(one.Limit.wait(failures)).Sub(now); early > 0 {
		return &TooSoon{Wait: early}
	}
	if err := store(ctx, tx, subject, source, failures+1, now); err != nil {
		return fmt.Errorf("attempts: count: %w", err)
	}
	if one.Slowed != nil && one.Limit.wait(failures+1) > 0 {
		return one.Slowed(ctx, tx)
	}
	return nil
}

// Succeeded takes back the failure that [Counter.Begin] counted. A count of one subject from one source starts from
// zero: its owner has proved who they are.
func (c *Counter) Succeeded(ctx context.Context, tx *db.Tx, counts ...Count) error {
	for _, one := range counts {
		takeBack := decrement
		if one.Subject != "" && one.Source != "" {
			takeBack = remove
		}
		if err := takeBack(ctx, tx, c.Hide(one.Subject), c.Hide(one.Source)); err != nil {
			return fmt.Errorf("attempts: take back: %w", err)
		}
	}
	return nil
}

// Forgive forgets every failure on a subject, from wherever.
func (c *Counter) Forgive(ctx context.Context, tx *db.Tx, subject string) error {
	return removeSubject(ctx, tx, c.Hide(subject))
}

// Hide is a name as it is stored.
func (c *Counter) Hide(name string) string {
	if name == "" {
		return ""
	}
	mac := hmac.New(sha256.New, c.key)
	mac.Write([]byte(name))
	return base64.RawStdEncoding.EncodeToString(mac.Sum(nil)[:16])
}
