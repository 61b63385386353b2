package ledger

import (
	"context"
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Stage is where the money of a shop's part of an order is.
type Stage string

const (
	StageHeld      Stage = "held"       // paid by the customer, not shipped
	StagePending   Stage = "pending"    // shipped, within the hold
	StageAvailable Stage = "available"  // in the next payout
	StageOnItsWay  Stage = "on_its_way" // in a payout that is not confirmed yet
	StagePaid      Stage = "paid"
)

// Earning is what a part of an order brings its shop.
type Earning struct {
	OrderID     string
	Reference   string
	At          time.Time // when it was ordered
	Title       string    // of its first item
	Units       int
	Sales       Parts
	Refunds     Parts
	Stage       Stage
	AvailableAt time.Time   // when a pending one becomes available; zero for the others
	PayoutID    string      // of the payout it is in; empty before
	Reserved    money.Cents // for open returns and disputes
	Contest     *Contest    // nil when the payment is not contested
}

// Net is what is left of a part for its shop.
func (e Earning) Net() money.Cents { return e.Sales.Total() + e.Refunds.Total() }

// Contest is a payment that the buyer contests with their bank, as far as the shop has a part in it.
type Contest struct {
	State    string // needs_answer, evidence_sent, lost
	Reserved money.Cents
	DueAt    time.Time // zero when the bank did not say
}

// ErrNoEarning says that an order brings a shop nothing: it is not theirs, or was never paid.
var ErrNoEarning = problem.Missing("order_not_found")

// Earnings lists what the orders of a shop bring, the latest first, and tells how many there are; pages count from 1.
func (s *Service) Earnings(ctx context.Context, shopID string, page, size int) ([]Earning, int, error) {
	list, err := s.earnings(ctx, shopID, "", (max(page, 1)-1)*size, size)
	if err != nil {
		return nil, 0, err
	}
	total, err := salesOf(ctx, s.db, shopID)
	return list, total, err
}

// EarningOf tells what an order brings a shop.
func (s *Service) EarningOf(ctx context.Context, shopID, orderID string) (Earning, error) {
	list, err := s.earnings(ctx, shopID, orderID, 0, 1)
	if err != nil || len(list) == 0 {
		return Earning{}, orMissing(err, ErrNoEarning)
	}
	return list[0], nil
}

// Takings are what an order brings its shop, refunds included, as a list of orders shows it.
type Takings struct {
	Commission      money.Cents // negative: the platform keeps it
	CommissionTaxes money.Cents
	Net             money.Cents
}

// TakingsOf tells what orders bring a shop, by order; one that was never paid is left out.
func (s *Service) TakingsOf(ctx context.Context, shopID string, orderIDs []string) (map[string]Takings, error) {
	return takingsOf(ctx, s.db, shopID, orderIDs)
}

// earningRow is an earning with the facts that its stage is found from.
type earningRow struct {
	Earning
	status       string // of the part
	shippedAt    time.Time
	payoutStatus PayoutStatus
}

// place says at which stage a part is now.
func (r *earningRow) place(now time.Time, hold time.Duration) {
	switch available := r.shippedAt.Add(hold); {
	case r.payoutStatus == PayoutConfirmed:
		r.Stage = StagePaid
	case r.payoutStatus != "":
		r.Stage = StageOnItsWay
	case r.status != "completed" && r.status != "cancelled":
		r.Stage = StageHeld
	case !r.shippedAt.IsZero() && available.After(now):
		r.Stage, r.AvailableAt = StagePending, available
	default:
		r.Stage = StageAvailable
	}
}
