// Package dispute remembers the charges that buyers contest with their bank: one row for each dispute of the payment
// provider, however often and in whatever order its news arrive. It knows orders by id only, moves no money and asks no
// bank: package flow/disputes does.
package dispute

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// State is where a dispute stands.
type State string

const (
	NeedsAnswer  State = "needs_answer"  // the bank waits for our evidence
	EvidenceSent State = "evidence_sent" // the bank is reading it
	Won          State = "won"           // the money stays ours
	Lost         State = "lost"          // the money is gone; an operator says who bears it
)

// Dispute is a charge that is contested.
type Dispute struct {
	ID          string
	Provider    string
	ProviderID  string
	OrderID     string
	Amount      money.Cents
	Reason      string // the provider's word
	State       State
	Inquiry     bool      // the bank asks, and took no money yet
	DueAt       time.Time // zero when the bank did not say
	Evidence    string    // as it was written last
	Facts       string    // what went with it, JSON; empty until something was written
	SentAt      time.Time // zero until the provider took it
	ChargedBack money.Cents
	OpenedAt    time.Time
	UpdatedAt   time.Time
	ClosedAt    time.Time
	DecidedAt   time.Time // a lost one: when an operator said who bears it
}

// Waits tells that an operator must act: answer the bank, or say who bears a loss.
func (d Dispute) Waits() bool {
	return d.State == NeedsAnswer || d.State == Lost && d.DecidedAt.IsZero()
}

// rank orders news of a dispute in time: what comes late from an earlier moment changes nothing, an inquiry is before
// the dispute that it may become, and an end is final.
func (d Dispute) rank() int {
	switch {
	case d.State == Won || d.State == Lost:
		return 4
	case d.Inquiry && d.State == NeedsAnswer:
		return 0
	case d.Inquiry:
		return 1
	case d.State == NeedsAnswer:
		return 2
	}
	return 3
}

// Event is one thing that happened to a dispute.
type Event struct {
	At     time.Time
	Kind   string // opened, written, sent, escalated, won, lost, decided
	Who    string // an operator's name; empty for the bank
	Detail string
}

// Refusals.
var (
	ErrNotFound = problem.Missing("dispute_not_found")
	ErrAnswered = problem.New(problem.Conflict, "dispute_answered", problem.Say(
		"Ce litige n’attend plus de preuve.", "This dispute no longer waits for evidence."))
	ErrNotLost = problem.New(problem.Conflict, "dispute_not_lost", problem.Say(
		"Il n’y a rien à décider\u00a0: ce litige n’est pas perdu, ou quelqu’un a déjà décidé.",
		"There is nothing to decide: this dispute is not lost, or someone decided already."))
)

// Service keeps disputes.
type Service struct{ db *db.DB }

// New makes the service.
func New(d *db.DB) *Service { return &Service{db: d} }

// Change is what news did to a dispute.
type Change struct {
	Opened bool // it was not known before
	Moved  bool // its state is another one now
}

// Note takes in what the provider says of a dispute. News heard twice, or later than others that came after them,
// change nothing.
func (s *Service) Note(ctx context.Context, tx *db.Tx, news Dispute, at time.Time) (d Dispute, c Change, err error) {
	opened := news
	opened.ID, opened.State, opened.UpdatedAt = db.NewID(), NeedsAnswer, at
	if c.Opened, err = insert(ctx, tx, opened); err != nil {
		return d, c, fmt.Errorf("note a dispute: %w", err)
	}
	if d, err = byProvider(ctx, tx, news.Provider, news.ProviderID); err != nil {
		return d, c, fmt.Errorf("note a dispute: %w", err)
	}
	if c.Opened {
		if err = insertEvent(ctx, tx, d.ID, Event{At: news.OpenedAt, Kind: "opened"}); err != nil {
			return d, c, err
		}
	}
	if news.rank() <= d.rank() {
		return d, c, nil
	}
	if c.Moved, err = move(ctx, tx, d, news, at); err != nil || !c.Moved {
		return d, c, err
	}
	kind := string(news.State)
	switch {
	case news.State == Won || news.State == Lost:
		d.ClosedAt = at
	case d.Inquiry && !news.Inquiry:
		kind = "escalated"
	default:
		kind = "sent"
	}
	d.State, d.Inquiry, d.UpdatedAt = news.State, news.Inquiry, at
	return d, c, insertEvent(ctx, tx, d.ID, Event{At: at, Kind: kind})
}

// Find loads a dispute.
func (s *Service) Find(ctx context.Context, r db.Reader, id string) (Dispute, error) {
	return byID(ctx, r, id)
}

// OfOrder lists the disputes of an order, the latest first.
func (s *Service) OfOrder(ctx context.Context, r db.Reader, orderID string) ([]Dispute, error) {
	return ofOrder(ctx, r, orderID)
}

// HoldsMoney tells that the bank holds the money of an order: a dispute is open, or lost and not written off yet. The
// payment provider gives none of it back meanwhile. An inquiry holds nothing: a refund ends it.
func (s *Service) HoldsMoney(ctx context.Context, r db.Reader, orderID string) (bool, error) {
	all, err := ofOrder(ctx, r, orderID)
	return slices.ContainsFunc(all, func(d Dispute) bool {
		return d.State != Won && !d.Inquiry && d.DecidedAt.IsZero()
	}), err
}

// History lists what happened to a dispute, the latest first.
func (s *Service) History(ctx context.Context, r db.Reader, id string) ([]Event, error) {
	return events(ctx, r, id)
}

// Write keeps the evidence that an operator is about to send, so that it is not lost if sending fails.
func (s *Service) Write(ctx context.Context, tx *db.Tx, id, text, facts, who string, at time.Time) error {
	if err := writeEvidence(ctx, tx, id, text, facts, at); err != nil {
		return err
	}
	return insertEvent(ctx, tx, id, Event{At: at, Kind: "written", Who: who})
}

// Decide notes what a lost dispute cost and why who bears it, once.
func (s *Service) Decide(ctx context.Context, tx *db.Tx, id string, cost money.Cents, who, reason string,
	at time.Time) error {
	if err := decide(ctx, tx, id, cost, at); err != nil {
		return err
	}
	return insertEvent(ctx, tx, id, Event{At: at, Kind: "decided", Who: who, Detail: reason})
}

// View is a part of the list.
type View string

const (
	ViewWaiting View = "waiting" // for an operator, the most urgent first
	ViewSent    View = "sent"    // the bank is reading
	ViewClosed  View = "closed"
	ViewAll     View = "all"
)

// MaxListed bounds a list: a market with more open disputes has other troubles than its list.
const MaxListed = 500

// List lists the disputes of a view.
func (s *Service) List(ctx context.Context, v View) ([]Dispute, error) { return list(ctx, s.db, v) }

// Waiting counts the disputes that wait for an operator, and since when the first does.
func (s *Service) Waiting(ctx context.Context) (count int, oldest time.Time, err error) {
	return waiting(ctx, s.db)
}
