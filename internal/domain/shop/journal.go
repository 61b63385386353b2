package shop

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/web"
)

// journalKept is how long a line of the journal is kept.
const journalKept = 365 * 24 * time.Hour

// Entry is one line of a shop's journal, as the one who changes something writes it.
type Entry struct {
	ShopID      string
	Act         string // what was done, as in "product.edit"; the word before the dot is the kind of thing
	SubjectID   string
	SubjectName string // as people know it: a name, a reference
	Changes     []Change
	By          string // a user; empty: the visitor of the context, or the market
}

// Change is one thing that is no longer what it was.
type Change struct {
	What   string `json:"what" doc:"A stable name: price, stock, status…"`
	Before string `json:"before"`
	After  string `json:"after"`
}

// Changed are the changes that changed something.
func Changed(changes ...Change) (real []Change) {
	for _, c := range changes {
		if c.Before != c.After {
			real = append(real, c)
		}
	}
	return real
}

// Note writes a line of the journal in the transaction of what it is about. The market itself acts when an operator, a
// job or a command does.
func Note(ctx context.Context, tx *db.Tx, now time.Time, e Entry) error {
	userID := e.By
	if _, isOperator := operator.From(ctx); userID == "" && !isOperator {
		userID, _ = web.Visitor(ctx)
	}
	changes, err := json.Marshal(web.List(e.Changes))
	if err != nil {
		return fmt.Errorf("write a shop's journal: %w", err)
	}
	return insertEntry(ctx, tx, db.NewID(), now, userID, e, string(changes))
}

// Noted is a line of a shop's journal.
type Noted struct {
	ID          string    `json:"id"`
	At          time.Time `json:"at"`
	UserID      string    `json:"userId" doc:"Empty for the market"`
	Name        string    `json:"name" doc:"Empty for the market, and for who closed their account"`
	Act         string    `json:"act"`
	SubjectID   string    `json:"subjectId"`
	SubjectName string    `json:"subjectName"`
	Changes     []Change  `json:"changes" nullable:"false"`
}

// JournalFilter narrows a journal; what is empty narrows nothing.
type JournalFilter struct {
	UserID string
	Kind   string // the word before the dot of an act
	Before string // the id of a line: only those written before it
}

// journalPage is how many lines one read of a journal returns.
const journalPage = 50

// Journal reads lines of a shop, the latest first, and the id that the next read goes on before; empty at the end.
func (s *Service) Journal(ctx context.Context, shopID string, f JournalFilter) (lines []Noted, next string, err error) {
	lines, err = listEntries(ctx, s.db, shopID, f, journalPage+1)
	if err == nil && len(lines) > journalPage {
		lines = lines[:journalPage]
		next = lines[journalPage-1].ID
	}
	return lines, next, err
}

const pruneKind = "shop.prune"

// Register has old lines of journals and old invitations swept away, and the names of older shops made findable, by one
// node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error { return s.Sweep(ctx) })
	q.Every(pruneKind, 24*time.Hour)
	jobs.Register(q, keyKind, func(ctx context.Context, _ struct{}) error { return s.FillKeys(ctx) })
	q.Every(keyKind, time.Hour)
}

// Sweep deletes what is no longer kept: lines of a year ago, invitations that ended a month ago.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.now()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := pruneInvitations(ctx, tx, now.Add(-30*24*time.Hour)); err != nil {
			return err
		}
		return pruneJournal(ctx, tx, now.Add(-journalKept))
	})
}
