package cart

import (
	"context"

	"rangrue/internal/kit/db"
)

// Close closes a cart in the transaction that places an order of it. The transaction fails with [ErrChanged] when the
// cart was changed, ordered, deleted or became someone else's since contents were read, and with [ErrCharging] when an
// order of it was already being paid then.
func (s *Service) Close(ctx context.Context, tx *db.Tx, contents *Contents) error {
	if contents.row.charging {
		return ErrCharging
	}
	return closeRow(ctx, tx, s.visitor(ctx), contents.row, s.Now())
}

// Reopen makes a closed cart usable again, as it was, when the payment of its order failed. A deleted one stays
// deleted.
func (s *Service) Reopen(ctx context.Context, tx *db.Tx, cartID string) error {
	return reopenRow(ctx, tx, cartID)
}
