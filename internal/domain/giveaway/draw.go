package giveaway

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Draw is the record of a draw.
type Draw struct {
	Seed    string
	Entries int
	Digest  string
	At      time.Time
}

// WinnerStatus is where the contact with a winner stands.
type WinnerStatus string

const (
	Contacted WinnerStatus = "contacted" // written to, no answer yet
	Accepted  WinnerStatus = "accepted"
	Replaced  WinnerStatus = "replaced"
)

// Winner is someone who was drawn for a prize.
type Winner struct {
	Ticket   string
	Email    string
	Prize    int // from 1
	Position int // in the order of the draw, from 1
	Status   WinnerStatus
	Reason   string // why replaced
	Chosen   time.Time
	Attempts []time.Time
}

// Failures an operator reads; they never reach a visitor.
var (
	ErrNotYet    = errors.New("the draw is not due yet")
	ErrOtherSeed = errors.New("the draw was already done with another seed, and a draw is done once")
	ErrNoEntry   = errors.New("nobody entered")
	ErrNoSeed    = errors.New("a seed is needed: the published text that decides the order")
)

// DrawWinners draws the edition from a published seed, records it and writes to the winners, all or nothing. The same
// seed again changes nothing and tells the same result.
func (s *Service) DrawWinners(ctx context.Context, seed string) error {
	seed = strings.TrimSpace(seed)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		e, err := s.Current(ctx, tx)
		if err != nil {
			return err
		}
		switch {
		case !e.Exists():
			return ErrNone
		case seed == "":
			return ErrNoSeed
		case s.Now().Before(e.AnnouncedAt()):
			return fmt.Errorf("%w: it is done on %s at noon", ErrNotYet, calendar.French(e.AnnouncedAt()))
		}
		done, err := readDraw(ctx, tx, e.Edition)
		if err != nil {
			return fmt.Errorf("giveaway: draw: %w", err)
		}
		if done != nil {
			if done.Seed != seed {
				return ErrOtherSeed
			}
			return nil
		}
		return s.draw(ctx, tx, e, seed)
	})
}

func (s *Service) draw(ctx context.Context, tx *db.Tx, e Edition, seed string) error {
	tickets, err := readTickets(ctx, tx, e.Edition)
	if err != nil {
		return fmt.Errorf("giveaway: draw: %w", err)
	}
	drawn := places(seed, tickets)
	if len(drawn) == 0 {
		return ErrNoEntry
	}
	draw := Draw{Seed: seed, Entries: len(tickets), Digest: Digest(ids(tickets)), At: s.Now()}
	if err := addDraw(ctx, tx, e.Edition, draw); err != nil {
		return fmt.Errorf("giveaway: draw: %w", err)
	}
	for i := range min(e.Winners, len(drawn)) {
		if err := s.choose(ctx, tx, e, drawn[i], i+1); err != nil {
			return err
		}
	}
	if err := s.note(ctx, tx, e, operator.Entry{Act: "giveaway.draw", After: draw}); err != nil {
		return err
	}
	return changes.Note(ctx, tx, "giveaway", e.Edition)
}

// place is a ticket where the draw put it, from 1.
type place struct {
	ticket   string
	position int
}

// places are the tickets in the order of a seed, but for those whose owner withdrew.
func places(seed string, tickets []ticket) []place {
	withdrawn := map[string]bool{}
	for _, t := range tickets {
		withdrawn[t.id] = t.withdrawn
	}
	var all []place
	for i, id := range Order(seed, ids(tickets)) {
		if !withdrawn[id] {
			all = append(all, place{id, i + 1})
		}
	}
	return all
}

// choose makes a ticket the winner of a prize and writes the first letter.
func (s *Service) choose(ctx context.Context, tx *db.Tx, e Edition, p place, prize int) error {
	now := s.Now()
	email, err := addWinner(ctx, tx, e.Edition, p, prize, now.UnixMilli())
	if err != nil {
		return fmt.Errorf("giveaway: choose a winner: %w", err)
	}
	return s.write(ctx, tx, e, Winner{Ticket: p.ticket, Email: email, Prize: prize, Chosen: now})
}

// write records an attempt to reach a winner and sends it.
func (s *Service) write(ctx context.Context, tx *db.Tx, e Edition, w Winner) error {
	now := s.Now()
	number := len(w.Attempts) + 1
	if err := addAttempt(ctx, tx, w.Ticket, number, now.UnixMilli()); err != nil {
		return fmt.Errorf("giveaway: note an attempt: %w", err)
	}
	first := now
	if len(w.Attempts) > 0 {
		first = w.Attempts[0]
	}
	letter, err := s.letter(e, w, number, first.AddDate(0, 0, contactDays))
	if err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}
