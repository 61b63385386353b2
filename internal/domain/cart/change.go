package cart

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"rangrue/internal/kit/db"
)

// ErrChanged fails a transaction whose cart is no longer as it was read: it was changed, ordered or deleted meanwhile.
// Read the cart and try again.
var ErrChanged = errors.New("cart: changed since it was read")

const (
	// maxTries bounds how often a change is made again. Each lost try means that another change was kept, so that many
	// simultaneous changes of one cart always succeed.
	maxTries = 50
	// maxPause bounds the random wait before another try, which keeps simultaneous changes from colliding again.
	maxPause = 20 * time.Millisecond
)

// edit is a change of a cart. apply changes the lines or the codes and check refuses the result; either may be nil.
// Both run once for each try, on contents just read.
type edit struct {
	variantID    string // the variant to add, whose offer is read with those of the lines
	apply, check func(c *Contents) error
}

// change reads a cart, applies an edit and saves the result, again from the start when another change came first. It
// refuses with [ErrNotFound], [ErrOrdered], [ErrCharging] or the edit's own error.
func (s *Service) change(ctx context.Context, id string, e edit) (*Contents, error) {
	for try := range maxTries {
		if err := pause(ctx, try); err != nil {
			return nil, err
		}
		c, err := s.edited(ctx, id, e)
		if err != nil {
			return nil, err
		}
		if err := s.save(ctx, c); !errors.Is(err, ErrChanged) {
			return c, err
		}
	}
	return nil, ErrChanged
}

// edited reads a cart and applies an edit to it.
func (s *Service) edited(ctx context.Context, id string, e edit) (*Contents, error) {
	c, err := s.readRow(ctx, s.db, s.visitor(ctx), id)
	if err != nil {
		return nil, err
	}
	if c.row.charging {
		return nil, ErrCharging
	}
	if err := s.memory.attach(ctx, s.db, c, e.variantID); err != nil {
		return nil, err
	}
	if e.apply != nil {
		if err := e.apply(c); err != nil {
			return nil, err
		}
	}
	if err := s.memory.recount(ctx, s.db, c); err != nil {
		return nil, err
	}
	if err := s.promote(ctx, s.db, s.visitor(ctx), c); err != nil || e.check == nil {
		return c, err
	}
	return c, e.check(c)
}

// save writes the contents of a cart if it is still at the revision they were made from, else it fails with
// [ErrChanged]. The transaction is light: a crash of the database server may cost a shopper their last change, nothing
// more.
func (s *Service) save(ctx context.Context, c *Contents) error {
	next := row{id: c.row.id, usedAt: s.usedAt(c.row), revision: newRevision()}
	err := s.db.LightTx(ctx, func(tx *db.Tx) error {
		return updateRow(ctx, tx, s.visitor(ctx), next, c)
	})
	if err == nil {
		c.row = next
	}
	return err
}

// usedAt is the time of last use to store for a cart that is used now. It moves at most once in [usedStep].
func (s *Service) usedAt(r row) int64 {
	if now := s.Now(); now.Sub(time.UnixMilli(r.usedAt)) > usedStep {
		return now.UnixMilli()
	}
	return r.usedAt
}

// newRevision draws a revision. It is random because a crash of the database server may lose the last light
// transactions: a count would then give two different states of a cart the same revision.
func newRevision() int64 { return rand.Int64() }

// pause waits a little before every try but the first: longer, on average, the more tries were lost.
func pause(ctx context.Context, try int) error {
	if try == 0 {
		return nil
	}
	timer := time.NewTimer(rand.N(min(time.Duration(try)*time.Millisecond, maxPause)))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
