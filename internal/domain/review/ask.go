package review

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

// When a buyer is asked for reviews.
const (
	afterArrival = 7   // days after the last day it should arrive, to have used what came
	askedWithin  = 30  // days after that; later, a letter would come out of the blue
	longestWay   = 30  // days: no parcel is said to take as many (rules/arrival)
	askedAtOnce  = 200 // orders in one run of the job; the next run does the rest
)

const (
	askKind   = "review.ask"
	sweepKind = "review.sweep"
)

// Register has buyers asked every hour, and photos swept every day, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, askKind, func(ctx context.Context, _ struct{}) error { return s.AskBuyers(ctx) })
	q.Every(askKind, time.Hour)
	jobs.Register(q, sweepKind, func(ctx context.Context, _ struct{}) error { return s.Sweep(ctx) })
	q.Every(sweepKind, 24*time.Hour)
}

// AskBuyers writes once to the buyer of each order whose last parcel should have arrived for a while, unless they
// refused such letters, were forgotten or are kept out by operators.
func (s *Service) AskBuyers(ctx context.Context) error {
	if s.Brand.PublicURL == "" {
		return nil
	}
	until := s.Now().AddDate(0, 0, -afterArrival)
	last := lastParcel{leftAt: until.AddDate(0, 0, -longestWay-askedWithin)}
	for asked := 0; asked < askedAtOnce; {
		parcels, next, err := parcelsUnasked(ctx, s.db, last, until, s.readAtOnce)
		if err != nil {
			return fmt.Errorf("review: whom to ask: %w", err)
		}
		if len(parcels) == 0 {
			return nil
		}
		due := dueOrders(parcels, s.Now())
		due = due[:min(len(due), askedAtOnce-asked)]
		for _, orderID := range due {
			err := s.db.Tx(ctx, func(tx *db.Tx) error { return s.ask(ctx, tx, orderID) })
			if err != nil {
				return fmt.Errorf("review: ask the buyer of %s: %w", orderID, err)
			}
		}
		last, asked = next, asked+len(due)
	}
	return nil
}

// dueOrders are those of some parcels whose buyers are to be asked at a moment, the one that waits longest first.
// Carriers tell us nothing: a parcel is taken to have arrived on the last day that was promised.
func dueOrders(parcels []parcel, now time.Time) []string {
	askAt := map[string]time.Time{}
	for _, p := range parcels {
		if at := p.arrives().To.AddDate(0, 0, afterArrival); at.After(askAt[p.orderID]) {
			askAt[p.orderID] = at
		}
	}
	var due []string
	for id, at := range askAt {
		if !at.After(now) && at.AddDate(0, 0, askedWithin).After(now) {
			due = append(due, id)
		}
	}
	slices.SortFunc(due, func(a, b string) int { return cmp.Or(askAt[a].Compare(askAt[b]), cmp.Compare(a, b)) })
	return due
}

// ask writes to the buyer of an order, the first time.
func (s *Service) ask(ctx context.Context, tx *db.Tx, orderID string) error {
	first, err := noteAsked(ctx, tx, orderID, s.Now())
	if err != nil || !first {
		return err
	}
	lines, err := linesOf(ctx, tx, reach{whole: true}, orderID, s.Now())
	if err != nil {
		return err
	}
	var ready []Line
	for i := range lines {
		said, err := reviewOf(ctx, tx, &lines[i])
		if err != nil {
			return err
		}
		if said == nil && s.mayWrite(ctx, &lines[i]) == nil {
			ready = append(ready, lines[i])
		}
	}
	if len(ready) == 0 {
		return nil
	}
	letter, err := s.askLetter(orderID, ready)
	if err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}

// Stop has nobody ask the buyer of an order for reviews any more, whatever they buy under the same e-mail. Doing it
// twice is no error: the reader has what they want.
func (s *Service) Stop(ctx context.Context, orderID, token string) error {
	if !s.LinkKey.Valid(toStop, orderID, token) {
		return ErrNotFound
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return refuseLetters(ctx, tx, orderID, s.Now()) })
}

// SkipAskingIn has no letter sent about the orders there are now, but for some: those brought in from elsewhere, or
// made up for the demo, are old news to their buyers.
func (s *Service) SkipAskingIn(ctx context.Context, tx *db.Tx, but ...string) error {
	if err := noteAllAsked(ctx, tx, s.Now()); err != nil {
		return err
	}
	for _, id := range but {
		if err := forgetAsked(ctx, tx, id); err != nil {
			return err
		}
	}
	return nil
}
