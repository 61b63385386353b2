package ledger

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// Agreement is a time during which a shop pays another commission. Orders keep the rate of their day, so that what is
// agreed later never changes what was sold.
type Agreement struct {
	ID     string
	ShopID string
	commission.Agreement
	Reason Reason
}

// Reason is why a shop pays less.
type Reason string

const (
	Promotion Reason = "promotion" // a post on social networks, or a fellow entrepreneur brought along: a month each
	HelpOut   Reason = "help_out"  // the offer to a shop in a hard time: one or two months
	Special   Reason = "agreement" // anything else the operator agreed to
)

// ratesAge is how late another node's agreement may be seen: reading them for each cart would cost every buyer.
const ratesAge = 15 * time.Second

// ErrRate refuses an agreement that makes no sense.
var ErrRate = problem.New(problem.Invalid, "invalid_rate", problem.Say(
	"Le taux doit être de 0 à 10 % et les dates se suivre.", "The rate must be from 0 to 10 % and the dates in order."))

// Rate is the commission of a shop at a moment.
func (s *Service) Rate(ctx context.Context, shopID string, at time.Time) (money.Rate, error) {
	agreements, err := s.current(ctx)
	if err != nil {
		return 0, err
	}
	var plain []commission.Agreement
	for _, a := range agreements[shopID] {
		plain = append(plain, a.Agreement)
	}
	return commission.RateOn(plain, dayOf(at)), nil
}

// current is every agreement that is not over, by shop, at most [ratesAge] old.
func (s *Service) current(ctx context.Context) (map[string][]Agreement, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.now()
	if s.rates != nil && now.Before(s.ratesDue) {
		return s.rates, nil
	}
	list, err := db.All(ctx, s.db, scanAgreement, selectAgreements+` WHERE until_day > $1`,
		string(dayOf(now.AddDate(0, 0, -1))))
	if err != nil {
		return nil, fmt.Errorf("read the commission agreements: %w", err)
	}
	s.rates, s.ratesDue = map[string][]Agreement{}, now.Add(ratesAge)
	for _, a := range list {
		s.rates[a.ShopID] = append(s.rates[a.ShopID], a)
	}
	return s.rates, nil
}

func (s *Service) forgetRates() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.rates = nil
}

// Agree gives a shop another commission for a time. What also does is done in the same transaction.
func (s *Service) Agree(ctx context.Context, a Agreement, also ...func(tx *db.Tx) error) (Agreement, error) {
	if a.Rate < 0 || a.Rate > pricing.Commission || a.From >= a.Until || !isDay(a.From) || !isDay(a.Until) {
		return a, ErrRate
	}
	a.ID = db.NewID()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertAgreement(ctx, tx, a, s.now()); err != nil {
			return err
		}
		return doAll(tx, also)
	})
	s.forgetRates()
	if err != nil {
		return a, fmt.Errorf("note a commission agreement: %w", err)
	}
	return a, nil
}

// EndAgreement brings the ordinary rate back from a day on, or from the agreement's first day if it had not begun. What
// also does is done in the same transaction.
func (s *Service) EndAgreement(ctx context.Context, shopID, id string, day tax.Day,
	also ...func(tx *db.Tx) error) error {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := endAgreement(ctx, tx, id, shopID, day)
		if err == nil && n == 0 {
			return problem.Missing("agreement_not_found")
		}
		if err != nil {
			return err
		}
		return doAll(tx, also)
	})
	s.forgetRates()
	return err
}

func doAll(tx *db.Tx, list []func(tx *db.Tx) error) error {
	for _, do := range list {
		if err := do(tx); err != nil {
			return err
		}
	}
	return nil
}

// dayOf is the day of a moment in Quebec.
func dayOf(t time.Time) tax.Day { return tax.DayOf(t.In(calendar.Eastern)) }

func isDay(d tax.Day) bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}
