package cart

import (
	"context"
	"errors"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// errNotHeld is what a transaction fails with when its cart could not be held; [Service.Explain] gives the reason.
var errNotHeld = errors.New("cart: not held")

// Hold takes an open cart of the visitor's for the length of the transaction, so that its changes come one after the
// other, none comes after it was ordered, and no line changes between being priced and being ordered. A cart that cannot
// be held fails the transaction: pass its error through [Service.Explain].
func (s *Service) Hold(ctx context.Context, tx *db.Tx, id string) error {
	now := s.Now()
	return tx.LaterOr(ctx, errNotHeld, `UPDATE carts SET used_at = CASE WHEN used_at < $3 THEN $4 ELSE used_at END
		WHERE id = $1 AND ordered_at IS NULL`+mine, id, s.visitor(ctx), now.Add(-usedStep).UnixMilli(), now.UnixMilli())
}

// HoldAs is [Service.Hold] for a cart whose contents are known already. The transaction fails with [ErrMoved] if the cart, or
// anything in the catalogue, is no longer what it was: Hold it then, and read.
func (s *Service) HoldAs(ctx context.Context, tx *db.Tx, c *Contents) error {
	return tx.LaterOr(ctx, ErrMoved, `UPDATE carts SET used_at = $3
		WHERE id = $1 AND revision = $4 AND ordered_at IS NULL`+mine+` AND $5 = `+changes.VersionColumn,
		c.row.id, s.visitor(ctx), s.usedAt(c.row), c.row.revision, c.version)
}

// Explain turns the failure of a transaction that could not [Service.Hold] its cart into [ErrNotFound] or [ErrOrdered],
// and leaves any other as it is.
func (s *Service) Explain(ctx context.Context, id string, err error) error {
	if !errors.Is(err, errNotHeld) {
		return err
	}
	if _, _, err := readRow(ctx, s.db, s.visitor(ctx), id); err != nil {
		return err
	}
	return ErrNotFound
}
