package cart

import (
	"context"

	"rangrue/internal/kit/db"
)

// Hold takes an open cart of the visitor's for the length of the transaction that orders it, so that no line changes
// between being priced and being ordered. It refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) Hold(ctx context.Context, tx *db.Tx, id string) error { return s.hold(ctx, tx, id) }
