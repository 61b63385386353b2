package cart

import (
	"context"
	"errors"

	"rangrue/internal/kit/db"
)

// errNotHeld is what a transaction fails with when its cart could not be held; [Service.Explain] gives the reason.
var errNotHeld = errors.New("cart: not held")

// Hold takes an open cart of the visitor's for the length of the transaction, so that its changes come one after the
// other, none comes after it was ordered, and no line changes between being priced and being ordered. A cart that cannot
// be held fails the transaction: pass its error through [Service.Explain].
func (s *Service) Hold(ctx context.Context, tx *db.Tx, id string) error {
	now := s.Now()
	if err := s.store(ctx, tx, s.visitor(ctx), id); err != nil {
		return err
	}
	return tx.LaterOr(ctx, errNotHeld, `UPDATE carts SET used_at = CASE WHEN used_at < $3 THEN $4 ELSE used_at END
		WHERE id = $1 AND ordered_at IS NULL`+mine, id, s.visitor(ctx), now.Add(-usedStep).UnixMilli(), now.UnixMilli())
}

// Close closes a cart in the transaction that places an order of it. The transaction fails with [ErrChanged] when the cart
// is no longer the open one that contents were read from: read it again.
func (s *Service) Close(ctx context.Context, tx *db.Tx, c *Contents) error {
	s.recent.Forget(c.row.id)
	return tx.LaterOr(ctx, ErrChanged, `UPDATE carts SET ordered_at = $3
		WHERE id = $1 AND revision = $4 AND ordered_at IS NULL`+mine,
		c.row.id, s.visitor(ctx), s.Now().UnixMilli(), c.row.revision)
}

// Reopen gives a cart back, as it was, when the order that was made of it failed. One that is gone stays so.
func (s *Service) Reopen(ctx context.Context, tx *db.Tx, id string) error {
	return tx.Later(ctx, `UPDATE carts SET ordered_at = NULL WHERE id = $1`, id)
}

// Explain turns the failure of a transaction that could not [Service.Hold] its cart into [ErrNotFound], [ErrOrdered] or
// [ErrCharging], and leaves any other as it is.
func (s *Service) Explain(ctx context.Context, id string, err error) error {
	if !errors.Is(err, errNotHeld) {
		return err
	}
	found, _, err := s.readRow(ctx, s.db, s.visitor(ctx), id)
	switch {
	case err != nil:
		return err
	case found.charging:
		return ErrCharging
	}
	return ErrNotFound
}
