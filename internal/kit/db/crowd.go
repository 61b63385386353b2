package db

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

// crowd is the light transactions of one statement that wait for PostgreSQL. Those that come while a message is under way
// are the next message, one transaction for the server: its process and ours are woken once for all of them. None can
// refuse for another, since a statement that touches no row leaves nothing to undo; after a failure each goes alone.
type crowd struct {
	pool    *sql.DB
	mu      sync.Mutex
	waiting []*member
	leading bool // someone's message is under way, or about to be
}

// member is one of a crowd. Whoever leads sends the message of all.
type member struct {
	sent
	turn chan turn // holds one
}

// turn is what a member that waited is told: that it leads the next message, that it is to go alone, or how it ended.
type turn struct {
	leads, alone bool
	err          error
}

// crowdPatience is how long a message of several may take. Their callers have patiences of their own.
const crowdPatience = 5 * time.Second

// run sends a statement with those of others, and tells what became of it.
func (c *crowd) run(ctx context.Context, s sent) error {
	c.mu.Lock()
	if !c.leading {
		c.leading = true
		c.mu.Unlock()
		return c.lead(ctx, s)
	}
	m := &member{s, make(chan turn, 1)}
	c.waiting = append(c.waiting, m)
	c.mu.Unlock()
	select {
	case told := <-m.turn:
		return c.take(ctx, m, told)
	case <-ctx.Done():
		return c.leave(ctx, m)
	}
}

func (c *crowd) take(ctx context.Context, m *member, told turn) error {
	switch {
	case told.leads:
		return c.lead(ctx, m.sent)
	case told.alone:
		return c.alone(ctx, m.sent)
	}
	return told.err
}

// leave gives up a member's place. One whose statement has left does not know what became of it.
func (c *crowd) leave(ctx context.Context, m *member) error {
	c.mu.Lock()
	for i, other := range c.waiting {
		if other == m {
			c.waiting = append(c.waiting[:i:i], c.waiting[i+1:]...)
			break
		}
	}
	c.mu.Unlock()
	select {
	case told := <-m.turn:
		if told.leads {
			c.next()
		}
	default:
	}
	return ctx.Err()
}

// lead sends a statement with all that wait now, then has another lead.
func (c *crowd) lead(ctx context.Context, s sent) error {
	defer c.next()
	c.mu.Lock()
	others := c.waiting[:min(len(c.waiting), maxWaiting-1)]
	c.waiting = c.waiting[len(others):]
	c.mu.Unlock()
	if len(others) == 0 {
		return c.alone(ctx, s)
	}
	list := make([]sent, 0, len(others)+1)
	list = append(list, s)
	for _, m := range others {
		list = append(list, m.sent)
	}
	refused, undone, err := c.together(list)
	for i, m := range others {
		told := turn{alone: undone, err: err}
		if err == nil && refused[i+1] {
			told.err = m.refusal
		}
		m.turn <- told
	}
	switch {
	case undone:
		return c.alone(ctx, s)
	case err == nil && refused[0]:
		return s.refusal
	}
	return err
}

// next has the first of those that wait lead, if any does.
func (c *crowd) next() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.leading = len(c.waiting) > 0; c.leading {
		first := c.waiting[0]
		c.waiting = c.waiting[1:]
		first.turn <- turn{leads: true}
	}
}

// together runs statements in one transaction and tells which were to touch a row and touched none; or, of a failure, whether
// it is certain that nothing was kept.
func (c *crowd) together(list []sent) (refused []bool, undone bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), crowdPatience)
	defer cancel()
	left := false
	err = onLink(ctx, c.pool, func(l *link) error {
		if err := l.send(ctx, list); err != nil {
			left = l.lost
			return err
		}
		left = true
		refused = make([]bool, len(list))
		for i := range list {
			if err := l.answer(&list[i]); err != nil {
				return err
			}
			refused[i] = list[i].refusal != nil && l.touched() == 0
		}
		return l.end()
	})
	return refused, err != nil && (!left || toldByServer(err) || lostToAnother(err)), err
}

func (c *crowd) alone(ctx context.Context, s sent) error {
	return onLink(ctx, c.pool, func(l *link) error { return l.run(ctx, []sent{s}) })
}

// onLink runs fn on a connection of its own.
func onLink(ctx context.Context, pool *sql.DB, fn func(l *link) error) error {
	conn, err := pool.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.Raw(func(driver any) error { return fn(driver.(*link)) })
}

// toldByServer tells a failure that the server told, and undid.
func toldByServer(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg)
}
