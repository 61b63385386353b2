package ledger

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// DefaultHold is how long what was shipped waits before it may be paid out, unless configuration says otherwise.
const DefaultHold = 7 * 24 * time.Hour

// Stages are the parts of a shop's balance: Held + Pending + Available + Reserved = Balance. A part of an order moves
// as a whole: it is held until its last unit is shipped or cancelled, and pending until the hold after its last parcel
// is over. So nothing that is still to ship can be available. A refund lowers the stage its sale is in, because a
// part counts for what is left of it; a reserve too.
type Stages struct {
	Balance   money.Cents // owed to the shop; negative when the shop owes
	Held      money.Cents // paid by customers, not shipped
	Pending   money.Cents // shipped, within the hold
	Available money.Cents // may be paid out; negative when the shop owes
	Reserved  money.Cents // for open returns and disputes
	OnItsWay  money.Cents // in payouts that are not confirmed yet; no longer in Balance
}

// StagesAt tells the parts of a shop's balance as they will be at a moment if nothing happens until then.
func (s *Service) StagesAt(ctx context.Context, r db.Reader, shopID string, at time.Time) (Stages, error) {
	st, _, err := s.StagesUntil(ctx, r, shopID, at, at)
	return st, err
}

// StagesUntil tells the parts of a shop's balance as they will be at a moment, and how much of it a later one makes
// available, if nothing happens until then.
func (s *Service) StagesUntil(ctx context.Context, r db.Reader, shopID string, at, later time.Time) (Stages,
	money.Cents, error) {
	return stagesOf(ctx, r, shopID, at.Add(-s.Hold), later.Add(-s.Hold))
}

// ReserveKind is what a sum is reserved for.
type ReserveKind string

const (
	ForReturn  ReserveKind = "return"
	ForDispute ReserveKind = "dispute"
)

// Reserve is a sum of a shop's part of an order that is kept back while a return or a dispute is open.
type Reserve struct {
	Kind        ReserveKind
	SourceID    string // of the return or the dispute
	ShopID      string
	ShopOrderID string // with the kind and the source, a reserve's identity: a dispute may be about several shops
	OrderID     string
	Amount      money.Cents
}

// Reserve keeps a sum back. Told again, the sum is the new one; one that was released is kept back again.
func (s *Service) Reserve(ctx context.Context, tx *db.Tx, r Reserve) error {
	return insertReserve(ctx, tx, r, s.now())
}

// Release ends the reserves of a return or a dispute; releasing what is not reserved changes nothing.
func (s *Service) Release(ctx context.Context, tx *db.Tx, kind ReserveKind, sourceID string) error {
	return releaseReserve(ctx, tx, kind, sourceID, s.now())
}
