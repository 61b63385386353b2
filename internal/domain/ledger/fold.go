package ledger

import (
	"context"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

// foldedAtOnce is how many entries one transaction adds to their days.
const foldedAtOnce = 500

// dayKey is what entries are added up by.
type dayKey struct {
	shopID string
	day    tax.Day
	kind   Kind
}

// Fold adds the entries not counted yet to the sums of their days, and tells how many there were. It may run anywhere,
// any time, and stop anywhere: an entry is marked in the transaction that counts it.
func (s *Service) Fold(ctx context.Context) (folded int, err error) {
	for {
		n := 0
		err := s.db.LightTx(ctx, func(tx *db.Tx) (err error) {
			n, err = foldSome(ctx, tx)
			return err
		})
		if err != nil {
			return folded, fmt.Errorf("fold the ledger: %w", err)
		}
		if folded += n; n < foldedAtOnce {
			return folded, nil
		}
	}
}
