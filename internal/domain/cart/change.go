package cart

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"rangrue/internal/kit/db"
)

// edit is a change of a cart. apply changes the lines; check refuses what came out, once counts can be relied on. Either may be
// nil. Both may run several times, each time on contents of their own.
type edit struct {
	variantID    string // one that may not be in the cart yet
	apply, check func(c *Contents) error
}

// ErrChanged fails a transaction that was about a cart, or a catalogue, which is no longer what it was: read them and do it again.
var ErrChanged = errors.New("cart: it changed meanwhile")

// change applies an edit and keeps what came out: almost always from memory, else from what it reads, else, when others
// change the same cart at the same moment, while it holds the cart. It refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) change(ctx context.Context, id string, e edit) (*Contents, error) {
	if c := s.recall(ctx, id, e.variantID); c != nil && do(e.apply, c) == nil && !c.doubtful() && do(e.check, c) == nil {
		err := s.keep(ctx, c, recalled)
		if !errors.Is(err, ErrChanged) {
			return c, err
		}
	}
	c, err := s.edited(ctx, s.db, id, e)
	if err != nil {
		return nil, err
	}
	if err := s.keep(ctx, c, justRead); !errors.Is(err, ErrChanged) {
		return c, err
	}
	return s.changeHeld(ctx, id, e)
}

// edited reads a cart and applies an edit to what it read.
func (s *Service) edited(ctx context.Context, r db.Reader, id string, e edit) (*Contents, error) {
	c, err := s.look(ctx, r, s.visitor(ctx), id, e.variantID)
	if err != nil {
		return nil, err
	}
	if c.row.charging {
		return nil, ErrCharging
	}
	if err := do(e.apply, c); err != nil {
		return nil, err
	}
	if err := c.count(ctx, r); err != nil {
		return nil, err
	}
	return c, do(e.check, c)
}

// keep writes what a cart holds now, if it is still what it was made from.
func (s *Service) keep(ctx context.Context, c *Contents, from origin) error {
	next := s.next(c)
	err := s.db.LightTx(ctx, func(tx *db.Tx) error { return s.write(ctx, tx, c, next, from) })
	if err != nil {
		s.recent.Forget(next.id)
		if db.IsUnique(err, "carts.id") { // its first item came twice at once
			err = ErrChanged
		}
		return err
	}
	s.remember(next)
	c.row = next
	return nil
}

// changeHeld is change for a cart that others keep changing: they wait.
func (s *Service) changeHeld(ctx context.Context, id string, e edit) (c *Contents, err error) {
	err = s.db.LightTx(ctx, func(tx *db.Tx) error {
		if err := s.Hold(ctx, tx, id); err != nil {
			return err
		}
		if c, err = s.edited(ctx, tx, id, e); err != nil {
			return err
		}
		next := s.next(c)
		err := s.write(ctx, tx, c, next, justRead)
		c.row = next
		return err
	})
	return c, s.Explain(ctx, id, err)
}

// next is the row of a cart that holds something else now.
func (s *Service) next(c *Contents) row {
	return row{id: c.row.id, usedAt: s.usedAt(c.row), revision: rand.Int64(), lines: bare(c.Lines)}
}

// usedAt is when a row that is used now is said to have been used: it keeps its value, and its place in the index, for a day.
func (s *Service) usedAt(r row) int64 {
	if now := s.Now(); now.Sub(time.UnixMilli(r.usedAt)) > usedStep {
		return now.UnixMilli()
	}
	return r.usedAt
}

// do runs a part of an edit, if it has it.
func do(part func(c *Contents) error, c *Contents) error {
	if part == nil {
		return nil
	}
	return part(c)
}
