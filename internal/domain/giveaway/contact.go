package giveaway

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// A winner is written to three times within seven calendar days; then the prize goes to someone else.
const (
	maxAttempts = 3
	contactDays = 7
)

// Failures an operator reads.
var (
	ErrNoWinner = errors.New("nobody holds this prize")
	ErrSettled  = errors.New("this winner has already accepted the prize")
	ErrAttempts = fmt.Errorf("this winner was already written to %d times", maxAttempts)
	ErrTooEarly = fmt.Errorf("a prize is reassigned after %d attempts and %d days, or when its winner declines or "+
		"may not have it", maxAttempts, contactDays)
	ErrWithdrew   = errors.New("this winner withdrew and cannot be written to: replace them")
	ErrNobodyLeft = errors.New("everyone who entered was already drawn")
)

// Attempt writes to the holder of a prize once more.
func (s *Service) Attempt(ctx context.Context, prize int) error {
	return s.withHolder(ctx, prize, "giveaway.attempt", "", func(tx *db.Tx, e Edition, w Winner, _ []Winner) error {
		switch {
		case w.Status == Accepted:
			return ErrSettled
		case w.Email == "":
			return ErrWithdrew
		case len(w.Attempts) >= maxAttempts:
			return ErrAttempts
		}
		return s.write(ctx, tx, e, w)
	})
}

// Accept records that the holder of a prize answered and takes it.
func (s *Service) Accept(ctx context.Context, prize int) error {
	return s.withHolder(ctx, prize, "giveaway.accept", "", func(tx *db.Tx, _ Edition, w Winner, _ []Winner) error {
		if w.Status == Accepted {
			return nil
		}
		return settleWinner(ctx, tx, w.Ticket, Accepted, "", s.Now().UnixMilli())
	})
}

// Replace gives a prize to the next ticket in the order of the draw and writes to its holder. Without a reason it is
// only allowed once the attempts are made and the days are over; with one (declined, not eligible), at once.
func (s *Service) Replace(ctx context.Context, prize int, reason string) error {
	return s.withHolder(ctx, prize, "giveaway.replace", reason, func(tx *db.Tx, e Edition, w Winner,
		all []Winner) error {
		switch {
		case reason != "":
		case w.Status == Accepted:
			return ErrSettled
		case w.Email == "":
			reason = "withdrew"
		case s.overdue(w):
			reason = "no answer"
		default:
			return ErrTooEarly
		}
		if err := settleWinner(ctx, tx, w.Ticket, Replaced, reason, s.Now().UnixMilli()); err != nil {
			return err
		}
		next, err := s.next(ctx, tx, e, all)
		if err != nil {
			return err
		}
		return s.choose(ctx, tx, e, next, prize)
	})
}

func (s *Service) overdue(w Winner) bool {
	return len(w.Attempts) >= maxAttempts && !s.Now().Before(w.Attempts[0].AddDate(0, 0, contactDays))
}

// next is the first ticket of the order that was never drawn.
func (s *Service) next(ctx context.Context, tx *db.Tx, e Edition, drawn []Winner) (place, error) {
	draw, err := readDraw(ctx, tx, e.Edition)
	if err != nil || draw == nil {
		return place{}, errors.Join(err, ErrNoWinner)
	}
	tickets, err := readTickets(ctx, tx, e.Edition)
	if err != nil {
		return place{}, err
	}
	for _, p := range places(draw.Seed, tickets) {
		if !slices.ContainsFunc(drawn, func(w Winner) bool { return w.Ticket == p.ticket }) {
			return p, nil
		}
	}
	return place{}, ErrNobodyLeft
}

// withHolder runs change on the present holder of a prize, in one transaction; all are the winners so far. When an
// operator of the console acts, the journal has a line of it.
func (s *Service) withHolder(ctx context.Context, prize int, act, reason string, change func(tx *db.Tx, e Edition,
	holder Winner, all []Winner) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		e, err := s.Current(ctx, tx)
		if err != nil {
			return err
		}
		all, err := readWinners(ctx, tx, e.Edition)
		if err != nil {
			return fmt.Errorf("giveaway: read the winners: %w", err)
		}
		i := slices.IndexFunc(all, func(w Winner) bool { return w.Prize == prize && w.Status != Replaced })
		if i < 0 {
			return ErrNoWinner
		}
		if err := change(tx, e, all[i], all); err != nil {
			return err
		}
		if err := s.note(ctx, tx, e, operator.Entry{Act: act, Before: all[i].noted(), Reason: reason}); err != nil {
			return err
		}
		return changes.Note(ctx, tx, "giveaway", e.Edition)
	})
}

// Deadline is when a winner's days are over.
func (w Winner) Deadline() time.Time {
	if len(w.Attempts) == 0 {
		return w.Chosen.AddDate(0, 0, contactDays)
	}
	return w.Attempts[0].AddDate(0, 0, contactDays)
}
